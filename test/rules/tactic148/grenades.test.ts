import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import {
  begin,
  cardOf,
  grenade,
  piece,
  place,
  wall,
  type Figure,
  type Play,
  type Situation,
} from '../../support/tactic148.js';

const THROWER: Figure = { unit: 'US1', card: 'sergeant', at: [10, 25] };
const h2h = (value: number, points = 20) => cardOf('rifleman', { h2h: value }, { points });
/** A thrower at 10, 25 and enemies around 10, 16. */
const scene = (enemies: readonly Figure[], more: Partial<Situation> = {}): Play =>
  begin({
    figures: [
      THROWER,
      ...enemies,
      { unit: 'VG9', card: h2h(1, 90), at: [30, 3] },
      { unit: 'US9', card: h2h(1, 90), at: [30, 33] },
    ],
    agreed: 999,
    ...more,
  });
const scatter = (x: number, y: number) => ({ type: 'scatter', at: place(x, y) }) as const;

describe('grenades', () => {
  test('T48-23 T48-24 TC-T48-06 10.0 u: no scatter; 10.1 u: a die', () => {
    const near = scene([]);
    near.give('us', grenade('US1', 10, 14.5));
    expect(near.last('GrenadeThrown').distance).toBe(10_000);
    expect(near.tokens('us')).toBe(3);
    const far = scene([]);
    far.give('us', grenade('US1', 10, 14.4), [5]);
    expect(far.last('GrenadeScattered').most).toBe(0);
    expect(far.awaited).toEqual(['us:act']);
  });

  test('T48-24 TC-T48-06 3 or 4: the opponent moves the marker up to 1 u; 1 or 2: up to 2 u; 0 u is legal', () => {
    const thrown = (face: number): Play => {
      const play = scene([]);
      play.give('us', grenade('US1', 10, 14.4), [face]);
      return play;
    };
    const one = thrown(4);
    expect(one.awaited).toEqual(['vg:scatter']);
    expect(one.refused('vg', scatter(11.1, 14.4))).toMatchObject({
      code: 'tactic148/scatter-too-far',
      params: { far: 1100, most: 1000 },
    });
    one.give('vg', scatter(11, 14.4));
    const two = thrown(1);
    expect(two.refused('vg', scatter(12.1, 14.4)).code).toBe('tactic148/scatter-too-far');
    two.give('vg', scatter(10, 14.4));
    expect(two.last('GrenadeExploded').at).toEqual(place(10, 14.4));
    thrown(3).give('vg', scatter(10, 13.4));
    thrown(2).give('vg', scatter(10, 12.4));
    expect(thrown(6).last('GrenadeScattered').most).toBe(0);
  });

  test('AMB-T48-09 at most 20 u, by option another length', () => {
    const play = begin({
      figures: [
        { ...THROWER, at: [10, 30] },
        { unit: 'VG1', card: h2h(1), at: [30, 3] },
      ],
      agreed: 99,
    });
    expect(play.refused('us', grenade('US1', 10, 9.4)).code).toBe('tactic148/grenade-too-far');
    play.give('us', grenade('US1', 10, 9.5), [6]);
    const short = begin({
      figures: [
        { ...THROWER, at: [10, 30] },
        { unit: 'VG1', card: h2h(1), at: [30, 3] },
      ],
      agreed: 99,
      options: { grenadeMaxU: '15' },
    });
    expect(short.refused('us', grenade('US1', 10, 14)).params).toMatchObject({ most: 15_000 });
  });

  test('AMB-T48-40 no line of sight needed; unanswered the marker goes straight away from the nearest within R, else it stays; never off the table', () => {
    const pieces = [piece('house', 'obstruction', wall(5, 20, 15, 22))];
    const play = scene([{ unit: 'VG1', card: h2h(1), at: [10, 15] }], { pieces });
    play.give('us', grenade('US1', 10, 14), [4]);
    play.timeout('vg', [1, 1, 1]);
    expect(play.last('GrenadeMoved').to).toEqual(place(10, 13));
    const nobody = scene([], { pieces });
    nobody.give('us', grenade('US1', 10, 14), [1]);
    nobody.timeout('vg');
    expect(nobody.last('GrenadeMoved').to).toEqual(place(10, 14));
    const edge = scene([{ unit: 'VG1', card: h2h(1), at: [1.5, 15] }]).put('US1', 12, 15);
    edge.give('us', grenade('US1', 0.4, 15), [1]);
    expect(edge.refused('vg', scatter(-0.1, 15)).code).toBe('tactic148/marker-off-table');
    edge.timeout('vg', [1, 1, 1]);
    expect(edge.last('GrenadeMoved').to).toEqual(place(0, 15));
  });

  test('T48-25 TC-T48-07 AMB-T48-07 S 3, dice 4 5 6, H2H 2 and 3: wounds to 2, 3, and 2 again', () => {
    const play = scene([
      { unit: 'VG1', card: h2h(3), at: [10, 15] },
      { unit: 'VG2', card: h2h(2), at: [10, 17] },
    ]);
    play.give('us', grenade('US1', 10, 16), [4, 5, 6]);
    expect(play.events('CharacterHurt').map(({ unit, becomes }) => [unit, becomes])).toEqual([
      ['VG2', 'wounded'],
      ['VG1', 'wounded'],
      ['VG2', 'eliminated'],
    ]);
    const once = scene(
      [
        { unit: 'VG1', card: h2h(3), at: [10, 15] },
        { unit: 'VG2', card: h2h(2), at: [10, 17] },
      ],
      { options: { grenadeWrap: 'off' } },
    );
    once.give('us', grenade('US1', 10, 16), [4, 5, 6]);
    expect(once.events('CharacterHurt')).toHaveLength(2);
  });

  test('T48-25 TC-T48-08 friends inside are hit too; who is in cover from the marker is not', () => {
    const hedge = piece('hedge', 'cover', wall(8, 14.9, 12, 15.1));
    const play = scene(
      [
        { unit: 'US2', card: h2h(1), at: [10, 17] },
        { unit: 'VG1', card: h2h(3), at: [10, 14.2] },
      ],
      { pieces: [hedge] },
    );
    play.give('us', grenade('US1', 10, 15.6), [4, 1, 1]);
    expect(play.last('GrenadeExploded')).toMatchObject({ inside: ['US2'], sheltered: ['VG1'] });
    expect(play.unit('US2').wounded).toBe(true);
  });

  test('AMB-T48-10 hidden by an obstruction counts as cover; the piece in which the marker lies does not shield', () => {
    const house = piece('house', 'obstruction', wall(5, 15, 15, 15.5));
    const walled = scene([{ unit: 'VG1', card: h2h(3), at: [10, 14.4] }], { pieces: [house] });
    walled.give('us', grenade('US1', 10, 15.7));
    expect(walled.last('GrenadeExploded')).toMatchObject({ inside: [], sheltered: ['VG1'], roll: null });
    const wood = piece('wood', 'cover', wall(8, 13, 12, 18));
    const inside = scene([{ unit: 'VG1', card: h2h(3), at: [10, 14.4] }], { pieces: [wood] });
    inside.give('us', grenade('US1', 10, 15.7), [1, 1, 1]);
    expect(inside.last('GrenadeExploded').inside).toEqual(['VG1']);
    const counts = scene([{ unit: 'VG1', card: h2h(3), at: [10, 14.4] }], {
      pieces: [wood],
      options: { shooterCover: 'counts' },
    });
    counts.give('us', grenade('US1', 10, 15.7), [1, 1, 1]);
    expect(counts.last('GrenadeExploded').inside).toEqual(['VG1']);
  });

  test('AMB-T48-10 AMB-T48-20 a figure at whose feet the marker lies shields nobody, one between does', () => {
    const play = scene([
      { unit: 'VG1', card: h2h(3), at: [10, 16] },
      { unit: 'VG2', card: h2h(3), at: [10, 14.8] },
      { unit: 'VG3', card: h2h(3), at: [10, 13.6] },
    ]);
    play.give('us', grenade('US1', 10, 16), [1, 1, 1]);
    expect(play.last('GrenadeExploded')).toMatchObject({ inside: ['VG1', 'VG2'], sheltered: ['VG3'] });
  });

  test('AMB-T48-08 of equals the thrower chooses, if it makes a difference; unanswered: roster order', () => {
    const twins = (): Play =>
      scene([
        { unit: 'VG1', card: h2h(2), at: [10, 15] },
        { unit: 'VG2', card: h2h(2), at: [10, 17] },
      ]);
    const play = twins();
    play.give('us', grenade('US1', 10, 16), [4, 1, 1]);
    expect(play.awaited).toEqual(['us:wound']);
    expect(play.choice('us')).toMatchObject({ blank: 'unit', options: [{ value: 'VG1' }, { value: 'VG2' }] });
    expect(play.choice('us', { unit: 'VG2' })).toEqual({ kind: 'done', command: { type: 'wound', unit: 'VG2' } });
    expect(play.refused('us', { type: 'wound', unit: unitId('US1') }).code).toBe('tactic148/not-offered');
    play.give('us', { type: 'wound', unit: unitId('VG2') });
    expect(play.unit('VG2').wounded).toBe(true);
    const late = twins();
    late.give('us', grenade('US1', 10, 16), [4, 1, 1]);
    late.timeout('us');
    expect(late.unit('VG1').wounded).toBe(true);
    const both = twins();
    both.give('us', grenade('US1', 10, 16), [4, 4, 1]);
    expect([both.unit('VG1').wounded, both.unit('VG2').wounded]).toEqual([true, true]);
  });

  test('T48-42 TC-T48-26 S 2, dice 6 6: one Wound each; one character alone is eliminated by two; 3 2 nothing', () => {
    const light = cardOf('sergeant', { grenade: { radius: 2000, dice: 2 } });
    const at = (enemies: readonly Figure[]): Play => scene(enemies).mark('US1', { card: light });
    const two = at([
      { unit: 'VG1', card: h2h(2), at: [10, 15] },
      { unit: 'VG2', card: h2h(3), at: [10, 17] },
    ]);
    two.give('us', grenade('US1', 10, 16), [6, 6]);
    expect(two.events('CharacterHurt').map(({ becomes }) => becomes)).toEqual(['wounded', 'wounded']);
    const alone = at([{ unit: 'VG1', card: h2h(2), at: [10, 15] }]);
    alone.give('us', grenade('US1', 10, 16), [6, 6]);
    expect(alone.unit('VG1').status).toBe('eliminated');
    const none = at([{ unit: 'VG1', card: h2h(2), at: [10, 15] }]);
    none.give('us', grenade('US1', 10, 16), [3, 2]);
    expect(none.events('CharacterHurt')).toEqual([]);
  });

  test('T48-24 AMB-T48-35 ERR-T48-04 Take Cover, Camouflage and Wound marker do nothing against grenades', () => {
    const play = scene([{ unit: 'VG1', card: cardOf('scout', {}, { points: 20 }), at: [10, 15] }]).mark('VG1', {
      inCover: true,
    });
    play.give('us', grenade('US1', 10, 16), [4, 1, 1]);
    expect(play.unit('VG1').wounded).toBe(true);
  });
});
