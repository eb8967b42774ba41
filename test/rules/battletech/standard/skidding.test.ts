import { describe, expect, it } from 'vitest';
import { collisionAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { skid } from '../../../../src/rules/battletech/standard/skid.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';

/** Whatever a unit slides into. */

const pavement = { pavement: true } as const;
const STREET = { '0812': pavement, '0811': pavement, '0810': pavement, '0809': pavement };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** The roll on the turn fails; it falls ahead for 2 points and spares its pilot. */
const FALLS = [1, 1, 1, 3, 4, 6, 6];

/** A Locust runs three hexes north, turns and loses its feet; faces for the slide of two hexes. */
function slides(
  faces: readonly number[],
  at: string,
  hexes: Readonly<Record<string, { readonly level: number; readonly water?: number }>> = {},
) {
  const play = beginFull({ pieces: [LCT, { ...ENF, at }], hexes: { ...STREET, ...hexes } });
  play.give('defender', step('LCT-1V', 'run', 'FFFRF'), [...FALLS, ...faces]);
  return play;
}

describe('SEQ-19 collisions of a skid', () => {
  it('a unit in the way is struck as by a charge, moved on, rolls at once to stay up, and stops the slide', () => {
    const play = slides([6, 6, 3, 4, 3, 4, 4, 5, 1, 1, 1, 3, 4, 6, 6], '0808 S');
    const collided = play.last('Collided');
    // 5 piloting, 2 for running, 3 because nobody meant it.
    expect(collided).toMatchObject({ unit: 'LCT-1V', into: { target: 'ENF-4R', toHit: { number: 10 } }, hit: true });
    expect(collided.into?.toHit.terms).toContainEqual({ reason: 'unintentional', value: 3 });
    // 20 tons over three hexes: 6 points in fives; 5 for the 50 tons that it met.
    expect(collided.wounds.map(({ points }) => points)).toEqual([5, 1]);
    expect(collided.recoil).toMatchObject([{ location: 'LL', points: 5 }]);
    expect(play.unit('ENF-4R')).toMatchObject({ place: { hex: '0807' }, body: { prone: true } });
    expect(play.unit('LCT-1V').place?.hex).toBe('0808');
    expect(play.last('PilotingRolled')).toMatchObject({ unit: 'ENF-4R', roll: { cause: 'charged', number: 7 } });
    expect(play.unit('ENF-4R').body.due).toEqual([]);
  });

  it('SEQ-19 strikes whoever stands too far below to be charged anywhere, as it does on the same level', () => {
    const table = (level: number) => {
      const hexes = { '0808': { level } };
      const { game } = beginFull({ pieces: [{ ...LCT, at: '0809 N' }, ENF], hexes });
      const [lct, enf] = ['LCT-1V', 'ENF-4R'].map((id) => game.units.find((one) => one.id === id));
      if (!lct || !enf) throw new Error('not there');
      return collisionAt(game, lct, enf).table;
    };
    expect([0, -1, -2].map(table)).toEqual(['full', 'punch', 'full']);
  });

  it('it slides on past whom it misses', () => {
    const play = slides([1, 1, 3, 4], '0808 S');
    expect(play.last('Collided')).toMatchObject({ hit: false, wounds: [], recoil: [] });
    expect(play.unit('LCT-1V').place?.hex).toBe('0807');
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
  });

  it('whoever stands where the slide ends after all gives way', () => {
    // One hex to 0808; missed in 0807, where it comes to lie all the same.
    const play = slides([3, 4, 1, 1, 3, 4, 6, 6], '0807 S');
    expect(play.unit('LCT-1V').place?.hex).toBe('0807');
    expect(play.last('Displaced')).toMatchObject({ unit: 'ENF-4R', to: '0806', by: 'fall' });
  });

  it('where the other cannot be moved on it stops short', () => {
    const play = slides([6, 6, 3, 4, 3, 4, 4, 5, 6, 6], '0808 S', { '0807': { level: 3 } });
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
    expect(play.unit('LCT-1V').place?.hex).toBe('0809');
  });

  it('ground that rises strikes it by its own mass', () => {
    const play = slides([3, 4, 4, 5], '0202 S', { '0807': { level: 1 } });
    expect(play.last('Collided')).toMatchObject({ into: null, recoil: [{ location: 'LL', points: 2 }] });
    expect(play.unit('LCT-1V').place?.hex).toBe('0808');
  });

  it('SEQ-19 FIN-26 over a drop into water it strikes the surface and then the bottom, each for half', () => {
    const play = slides([3, 4, 1, 3, 4, 3, 4, 3, 4, 4, 5, 6, 6], '0202 S', { '0808': { level: -2, water: 2 } });
    // 20 tons: 2 points a level and one level more, halved: 3 over two levels of air, 3 over two of water.
    expect(play.last('Fell')).toMatchObject({ cause: 'skid', levels: 4, hex: '0808' });
    expect(play.last('Fell').wounds.map(({ points }) => points)).toEqual([3, 3]);
  });

  it('over a drop of two levels it falls once more', () => {
    const play = slides([3, 4, 1, 3, 4, 4, 5, 6, 6], '0202 S', { '0808': { level: -2 } });
    expect(play.last('Fell')).toMatchObject({ unit: 'LCT-1V', cause: 'skid', levels: 2, hex: '0808' });
  });
});

describe('UNI-20 what flies slips at its height', () => {
  /** A VTOL over 0806 slips three hexes north; what it comes to. */
  const slips = (
    elevation: number,
    {
      at = '0806',
      foe = '0804 S',
      hexes = {},
      faces = [],
    }: {
      readonly at?: string;
      readonly foe?: string;
      readonly hexes?: Readonly<Record<string, object>>;
      readonly faces?: readonly number[];
    } = {},
  ) => {
    const pieces: readonly FullPiece[] = [
      { unit: 'WARRIOR-H7', seat: 'defender', at: `${at} N` },
      { unit: 'HBK-4G=B', seat: 'defender', at: '1515 N' },
      { ...ENF, at: foe },
    ];
    const play = beginFull({ pieces, hexes });
    play.alter('WARRIOR-H7', (one) => ({ ...one, place: one.place && { ...one.place, elevation } }));
    const resolution = new Resolution(play.game, scriptedDice(faces));
    skid(resolution, unit('WARRIOR-H7'), 0, 6);
    const way = resolution.events.flatMap((one) =>
      one.type === 'Skidded' ? [...one.path.map(({ hex, elevation: high = 0 }) => `${hex} ${high}`), one.damage] : [],
    );
    const met = resolution.events.flatMap((one) =>
      one.type === 'Collided' ? [one.into?.target ?? 'ground', one.hit] : [],
    );
    return { way, met, types: resolution.events.map(({ type }) => type) };
  };

  it('UNI-20 two levels up it passes over who stands there, one level up it runs into them', () => {
    expect(slips(2)).toEqual({ way: ['0805 2', '0804 2', '0803 2', 0], met: [], types: ['Skidded'] });
    // It misses: it goes on past whom it has missed, one hex and then two.
    expect(slips(1, { faces: [1, 1] })).toEqual({
      way: ['0805 1', 0, '0804 1', '0803 1', 0],
      met: ['ENF-4R', false],
      types: ['Skidded', 'Collided', 'Skidded'],
    });
  });

  it('UNI-20 who stands a level higher is reached by one that flies two levels up', () => {
    expect(slips(2, { hexes: { '0804': { level: 1 } }, faces: [1, 1] }).met).toEqual(['ENF-4R', false]);
  });

  it('UNI-20 the edge of the map ends it', () => {
    expect(slips(3, { at: '0802', foe: '0810 S' })).toEqual({ way: ['0801 3', 0], met: [], types: ['Skidded'] });
  });

  it.each([
    ['light woods, a level above their tops', 3, { woods: 1 }, true],
    ['light woods as high', 2, { woods: 1 }, false],
    ['a building, a level above its roof', 3, { building: { kind: 'light', cf: 10, levels: 2 } }, true],
    ['a building as high', 2, { building: { kind: 'light', cf: 10, levels: 2 } }, false],
    ['impassable ground', 9, { impassable: true }, false],
  ] as const)('UNI-20 %s: at elevation %i', (_, elevation, terrain, passes) => {
    const { way, met } = slips(elevation, {
      foe: '0810 S',
      hexes: { '0804': terrain },
      faces: passes ? [] : [3, 3, 3, 3],
    });
    expect(way).toEqual(
      passes ? [`0805 ${elevation}`, `0804 ${elevation}`, `0803 ${elevation}`, 0] : [`0805 ${elevation}`, 0],
    );
    expect(met).toEqual(passes ? [] : ['ground', true]);
  });
});

describe('SEQ-19 what a slide costs', () => {
  /** A 'Mech that has fallen in 0810 slides north. */
  const slide = (name: string, ran: number, faces: readonly number[], hexes: Readonly<Record<string, object>> = {}) => {
    const play = beginFull({
      pieces: [
        { unit: name, seat: 'defender', at: '0810 N' },
        { ...ENF, at: '0202 S' },
      ],
      hexes,
    });
    const resolution = new Resolution(play.game, scriptedDice(faces));
    skid(resolution, unit(name), 0, ran);
    return resolution.events;
  };

  it.each([
    ['half of five hexes, rounded up', 'LCT-1V', 5, [3, 4], 3, [3]],
    ['half of two', 'LCT-1V', 2, [3, 4], 1, [1]],
    // 50 tons: five points for a fall, half of that is three; nine points in fives.
    ['three points a hex for 50 tons', 'HBK-4G', 6, [3, 4, 3, 4], 3, [5, 4]],
  ] as const)('SEQ-19 %s', (_, name, ran, faces, hexes, points) => {
    const [first] = slide(name, ran, faces);
    if (first?.type !== 'Skidded') throw new Error('does not slide');
    expect(first.path).toHaveLength(hexes);
    expect(first.wounds.map((one) => one.points)).toEqual(points);
  });

  it('SEQ-19 it stops in water and at the edge of the map', () => {
    const [wet] = slide('LCT-1V', 6, [3, 4], { '0809': { water: 1 } });
    expect(wet).toMatchObject({ type: 'Skidded', path: [{ hex: '0809' }], damage: 1 });
    const play = beginFull({
      pieces: [
        { unit: 'LCT-1V', seat: 'defender', at: '0802 N' },
        { ...ENF, at: '0210 S' },
      ],
    });
    const resolution = new Resolution(play.game, scriptedDice([3, 4]));
    skid(resolution, unit('LCT-1V'), 0, 6);
    expect(resolution.events).toMatchObject([{ type: 'Skidded', path: [{ hex: '0801' }], damage: 1 }]);
  });

  it('SEQ-19 a step down of one level is slid over, one up ends it as a wall does', () => {
    const [down] = slide('LCT-1V', 4, [3, 4], { '0809': { level: -1 }, '0808': { level: -1 } });
    expect(down).toMatchObject({ path: [{ hex: '0809' }, { hex: '0808' }] });
    const [up, crash] = slide('LCT-1V', 4, [3, 4], { '0809': { level: 1 } });
    expect(up).toMatchObject({ path: [], damage: 0 });
    expect(crash).toMatchObject({ type: 'Collided', into: null, hit: true });
    const [, wall] = slide('LCT-1V', 4, [3, 4], { '0809': { impassable: true } });
    expect(wall).toMatchObject({ type: 'Collided', into: null });
  });
});
