import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { AircraftSetup, Setup, Sky } from '../../../src/rules/finest-hour/types.js';
import type { Disc, Shape } from '../../../src/rules/geometry/plane/shape.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seatId, sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { complete } from '../../support/complete.js';
import { startMatch } from '../../support/deciding.js';
import { cloud, cm, gun, profile, setupOf, spot } from '../../support/finest-hour.js';

/** What a match can begin from. */

const GOOD = setupOf({
  planes: [
    { unit: 'R1', at: [20, 60], leader: 'R1' },
    { unit: 'R2', at: [25, 60], leader: 'R1' },
    { unit: 'B1', at: [60, 10] },
  ],
  clouds: [cloud(40, 40, 5)],
});
const code = (setup: Setup): string => {
  const began = startMatch(finestHour, setup, scriptedDice([2, 1]));
  return began.ok ? 'accepted' : complete(began.error).code.replace('finest-hour/', '');
};
/** The good one with a change to R2. */
const withR2 = (change: Partial<AircraftSetup>): Setup => ({
  ...GOOD,
  aircraft: GOOD.aircraft.map((one) => (one.id === 'R2' ? { ...one, ...change } : one)),
});
const withSky = (change: Partial<Sky>): Setup => ({ ...GOOD, sky: { ...GOOD.sky, ...change } });

test('TFH-01 TFH-02 a plain set-up is accepted', () => {
  expect(code(GOOD)).toBe('accepted');
});

test('TFH-01 before anything has happened nothing has been seen, bombed or said', () => {
  const began = startMatch(finestHour, GOOD, scriptedDice([2, 1]));
  if (!began.ok) throw new Error(began.error.code);
  const [first] = began.value;
  if (!first) throw new Error('nothing began');
  expect(finestHour.evolve(null, first).game).toMatchObject({
    ...{ turn: 0, dice: {}, first: null, active: null, activation: null, links: 0 },
    ...{ sighted: [], bombed: [], noRally: [] },
  });
});

describe('aircraft', () => {
  test.each<[Partial<AircraftSetup>, string]>([
    [{ rep: 1 }, 'rep'],
    [{ rep: 6 }, 'rep'],
    [{ rep: 2 }, 'accepted'],
    [{ rep: 5 }, 'accepted'],
    [{ rep: 3.5 }, 'rep'],
    [{ at: spot(121, 10) }, 'not-in-sky'],
    [{ at: { x: 0.5, y: 3 } }, 'not-in-sky'],
    [{ heading: 3600 }, 'no-heading'],
    [{ heading: 3599 }, 'accepted'],
    [{ heading: 0 }, 'accepted'],
    [{ heading: -1 }, 'no-heading'],
    [{ heading: 0.5 }, 'no-heading'],
    [{ id: unitId('R1') }, 'label-twice'],
    [{ seat: seatId('blue') }, 'no-owner'],
    [{ leader: unitId('B1') }, 'no-group'],
    [{ leader: unitId('R9') }, 'no-group'],
    [{ profile: profile(3, { model: 'Heron' }) }, 'no-group'],
  ])('TFH-02 TFH-10 %o: %s', (change, expected) => {
    expect(code(withR2(change))).toBe(expected);
  });

  test('AMB-TFH-27 TFH-10 a group of the set-up is less than 10 cm wide like any other', () => {
    expect(code(withR2({ at: spot(29.9, 60) }))).toBe('accepted');
    expect(code(withR2({ at: spot(30, 60) }))).toBe('too-far-for-group');
  });
});

describe('sides and sky', () => {
  test.each<[string, Setup, string]>([
    ['three sides', { ...GOOD, sides: [...GOOD.sides, sideId('green')] }, 'two-sides'],
    [
      'a side without aircraft',
      { ...GOOD, aircraft: GOOD.aircraft.filter(({ side }) => side === 'red') },
      'empty-side',
    ],
    ['a side that there is not', { ...GOOD, flown: [sideId('green')] }, 'no-side'],
    ['too small', withSky({ width: cm(30) }), 'sky-size'],
    ['just too small', withSky({ width: cm(39.9) }), 'sky-size'],
    ['too large', withSky({ height: cm(301) }), 'sky-size'],
    ['an unknown option', { ...GOOD, options: { wings: 'on' } }, 'option'],
  ])('TFH-01 TFH-05 %s', (_, setup, expected) => {
    expect(code(setup)).toContain(expected);
  });

  test('TFH-17 an obstacle without a shape, TFH-37 a target off the table', () => {
    expect(code(withSky({ obstacles: [{ kind: 'cloud', shapes: [] }] }))).toBe('obstacle-unsound');
    const disc = (change: Partial<Disc>): Shape => ({ kind: 'disc', ...spot(40, 40), r: cm(5), ...change });
    const shaped = (change: Partial<Disc>): string =>
      code(withSky({ obstacles: [{ kind: 'cloud', shapes: [disc(change)] }] }));
    expect(shaped({})).toBe('accepted');
    for (const wrong of [{ r: 0 }, { r: -1 }, { r: 2.5 }, { x: 0.5 }, { x: -1 }, { y: cm(81) }])
      expect(shaped(wrong), JSON.stringify(wrong)).toBe('obstacle-unsound');
    const beside = { kind: 'cloud', shapes: [disc({})] } as const;
    expect(code(withSky({ obstacles: [beside, { kind: 'cloud', shapes: [] }] }))).toBe('obstacle-unsound');
    const off = setupOf({
      planes: [
        { unit: 'R1', at: [20, 60] },
        { unit: 'B1', at: [60, 10] },
      ],
      targets: [{ id: 'dock', side: 'blue', at: [150, 10] }],
    });
    expect(code(off)).toBe('target-unsound');
  });

  test('TFH-01 the smallest and the largest sky; TFH-37 the size of a target', () => {
    const small = setupOf({
      planes: [
        { unit: 'R1', at: [20, 30] },
        { unit: 'B1', at: [20, 10] },
      ],
      size: [40, 40],
    });
    expect(code(small)).toBe('accepted');
    expect(code(withSky({ width: cm(300) }))).toBe('accepted');
    const target = (radius: number): string => {
      const made = setupOf({
        planes: [
          { unit: 'R1', at: [20, 60] },
          { unit: 'B1', at: [60, 10] },
        ],
        targets: [{ id: 'dock', side: 'blue', at: [50, 10] }],
      });
      return code({ ...made, sky: { ...made.sky, targets: made.sky.targets.map((one) => ({ ...one, radius })) } });
    };
    expect([1, 0, -1, 0.5].map(target)).toEqual(['accepted', ...Array.from({ length: 3 }, () => 'target-unsound')]);
  });

  test('TFH-38 as many as are named leave, one at least, and they are of its side', () => {
    const exit = (count: number, ...units: readonly string[]): string =>
      code({
        ...GOOD,
        goals: [{ win: 'exit', side: sideId('red'), units: units.map(unitId), count }],
        exits: [{ side: sideId('red'), edge: 'north' }],
      });
    expect([exit(1, 'R1'), exit(2, 'R1', 'R2')]).toEqual(['accepted', 'accepted']);
    const theirs = { exits: [{ side: sideId('blue'), edge: 'north' }] } as const;
    const goal = { win: 'exit', side: sideId('red'), units: [unitId('R1')], count: 1 } as const;
    expect(code({ ...GOOD, goals: [goal], ...theirs })).toBe('goal-impossible');
    for (const wrong of [exit(0, 'R1'), exit(2, 'R1'), exit(1, 'B1'), exit(1, 'R9'), exit(1, 'R1', 'B1')])
      expect(wrong).toBe('goal-impossible');
  });

  test('TFH-38 a goal that nobody can reach', () => {
    const goals = [{ win: 'exit', side: sideId('red'), units: [unitId('R1')], count: 1 }] as const;
    expect(code({ ...GOOD, goals })).toBe('goal-impossible');
    expect(code({ ...GOOD, goals, exits: [{ side: sideId('red'), edge: 'north' }] })).toBe('accepted');
    expect(code({ ...GOOD, goals: [{ win: 'bomb', side: sideId('red'), count: 1 }] })).toBe('goal-impossible');
    const raid = (side: string): Setup => ({
      ...setupOf({
        planes: [
          { unit: 'R1', at: [20, 60], profile: profile(3, { bombs: true }) },
          { unit: 'B1', at: [60, 10] },
        ],
        targets: [{ id: 'dock', side, at: [50, 10] }],
      }),
      goals: [{ win: 'bomb', side: sideId('red'), count: 1 }],
    });
    expect([code(raid('blue')), code(raid('red'))]).toEqual(['accepted', 'goal-impossible']);
    expect(code({ ...GOOD, goals: [{ win: 'last', side: sideId('red'), turns: 0 }] })).toBe('goal-impossible');
  });
});

test('TFH-04 a weapon of a profile is data: range, arc, rate of fire, impact', () => {
  expect(gun('rear', 15, 1, 2)).toMatchObject({ arc: 'rear', range: 15_000, rof: 1, impact: 2 });
});
