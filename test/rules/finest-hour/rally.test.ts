import { describe, expect, test } from 'vitest';
import { ahead, fly, gun, legs, noRally, profile, rally, sortie, type Plane } from '../../support/finest-hour.js';

/** The rally, after all activations. Dice of 6 and 5: nobody of REP 4 is activated, and the rally comes at once. */

const kestrel = profile(3, { weapons: [gun('all-round', 20, 1, 1)] });
const R1: Plane = { unit: 'R1', at: [20, 100], profile: kestrel };
const R2: Plane = { unit: 'R2', at: [100, 100], heading: 270, profile: kestrel };
const B1: Plane = { unit: 'B1', at: [100, 85], profile: profile(1, { model: 'Mule' }) };
const begin = (planes: readonly Plane[] = [R1, R2, B1], faces: readonly number[] = [6, 5]) =>
  sortie({ planes, size: [200, 200] }, faces);
const NEXT = [2, 1] as const;

describe('TC-TFH-25 a rally of class 3, REP 4, its leader 80 cm away', () => {
  test.each([
    [
      [1, 4],
      [40, 100],
    ],
    [
      [4, 6],
      [70, 100],
    ],
    [
      [5, 5],
      [100, 100],
    ],
  ] as const)('TC-TFH-25 TFH-36 %o: it ends at %o, without a fast-move test', (dice, place) => {
    const play = begin();
    expect(play.awaited).toEqual(['red:rally']);
    play.give('red', rally('R1', 'R2'), [...dice, ...NEXT]);
    expect(play.place('R2')).toEqual(place);
    expect(play.events('FastMoveTested')).toEqual([]);
    expect(play.last('Rallied').roll?.faces).toEqual(dice);
  });

  test('TC-TFH-25 TFH-36 another model cannot be called', () => {
    const play = begin([R1, R2, { ...R2, unit: 'R3', profile: profile(3, { model: 'Heron' }) }, B1]);
    expect(play.refused('red', rally('R1', 'R3'))).toMatchObject({ code: 'finest-hour/not-callable', rule: 'TFH-36' });
    expect(play.refused('red', rally('R3', 'R2'))).toMatchObject({ code: 'finest-hour/no-leader' });
    expect(play.refused('red', rally('R1')).code).toBe('finest-hour/nobody-called');
    expect(play.refused('red', rally('R1', 'R2', 'R2')).code).toBe('finest-hour/twice');
    expect(play.refused('red', rally('R1', 'R1')).code).toBe('finest-hour/not-callable');
  });

  test('TC-TFH-25 no second leader in the same turn', () => {
    const play = begin();
    play.give('red', rally('R1', 'R2'), [6, 6, 6, 5]);
    // The next turn's rally is asked: this turn's is over.
    expect(play.game.turn).toBe(2);
    expect(play.awaited).toEqual(['red:rally']);
  });

  test('TC-TFH-25 not before the last activation', () => {
    const play = begin([R1, R2, B1], [2, 1]);
    expect(play.refused('red', rally('R1', 'R2')).code).toMatch(/^match\//);
  });
});

describe('AMB-TFH-30', () => {
  test('AMB-TFH-30 the initiative side first', () => {
    const mules: readonly Plane[] = [B1, { ...B1, unit: 'B2', at: [150, 20] }];
    const play = begin([R1, R2, ...mules], [5, 6]);
    expect(play.awaited).toEqual(['blue:rally']);
    play.give('blue', noRally);
    expect(play.awaited).toEqual(['red:rally']);
    play.give('red', noRally, NEXT);
    expect(play.game.turn).toBe(2);
  });

  test('AMB-TFH-30 not answered: no rally', () => {
    const play = begin();
    play.timeout('red', NEXT);
    expect(play.events('RallyCalled')).toEqual([]);
  });

  test('AMB-TFH-30 it turns at most as its class may, then flies straight', () => {
    const slow: Plane = { ...R2, heading: 90, profile: profile(1, { weapons: [] }) };
    const play = begin([{ ...R1, profile: profile(1, { weapons: [] }) }, slow, { ...B1, at: [190, 190] }]);
    play.give('red', rally('R1', 'R2'), [1, 6, ...NEXT]);
    const { heading } = play.last('Rallied');
    expect([450, 1350]).toContain(heading);
    expect(play.place('R2')).toEqual(legs([100, 100], [heading / 10, 10]));
  });

  test('AMB-TFH-30 it stops clear of its leader: base to base', () => {
    const play = begin([{ ...R1, at: [80, 100] }, R2, B1]);
    play.give('red', rally('R1', 'R2'), [1, 1, ...NEXT]);
    expect(play.place('R2')).toEqual([83, 100]);
  });

  test('AMB-TFH-30 nobody tests In sight for who comes', () => {
    const play = begin();
    play.give('red', rally('R1', 'R2'), [1, 1, ...NEXT]);
    expect(play.events('Tested')).toEqual([]);
  });

  test('AMB-TFH-30 whoever wants none is not asked, as long as nothing else is said', () => {
    const play = begin();
    play.give('red', { type: 'instruct', instruction: { about: 'rally', ask: false } }, NEXT);
    expect(play.game.turn).toBe(2);
    expect(play.awaited).toEqual(['red:activate']);
  });
});

test('AMB-TFH-30 whoever wants to be asked again leaves what another of the side has said as it is', () => {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [50, 70], seat: 'red-1' },
      { unit: 'R2', at: [90, 70], seat: 'red-2' },
      { unit: 'B1', at: [50, 10] },
    ],
  });
  const asks = (seat: string, ask: boolean) =>
    play.give(seat, { type: 'instruct', instruction: { about: 'rally', ask } });
  asks('red-1', false);
  asks('red-2', false);
  expect(play.game.noRally).toEqual(['red-1', 'red-2']);
  asks('red-2', true);
  expect(play.game.noRally).toEqual(['red-1']);
});

describe('groups and rallies', () => {
  test('AMB-TFH-27 who flies off to another leader has left its group', () => {
    const group: readonly Plane[] = [
      { ...R2, at: [100, 100], leader: 'R2' },
      { ...R2, unit: 'R3', at: [105, 100], leader: 'R2' },
    ];
    const play = begin([R1, ...group, B1]);
    play.give('red', rally('R1', 'R3'), [1, 1, ...NEXT]);
    expect(play.plane('R3').leader).toBeNull();
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R2', why: 'too-far' });
  });

  test('TFH-36 who stays may join a group all the same', () => {
    const near: Plane = { ...R2, at: [20, 109] };
    const play = begin([R1, near, { ...R2, unit: 'R3' }, B1]);
    play.give('red', rally('R1', 'R2'), [6, 6, ...NEXT]);
    play.give('red', { type: 'group', leader: play.plane('R1').id, members: [play.plane('R2').id] });
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.last('ActivationBegan').members).toEqual(['R1', 'R2']);
  });
});
