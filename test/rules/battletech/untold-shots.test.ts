import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../src/rules/battletech/damage/unknown.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import type { DamageStep, Wound } from '../../../src/rules/battletech/standard/damage-steps.js';
import type { PilotingCause } from '../../../src/rules/battletech/standard/piloting-causes.js';
import type { ShotOutcome } from '../../../src/rules/battletech/standard/shot-outcomes.js';
import type { FullTermReason } from '../../../src/rules/battletech/standard/terms.js';
import { binId } from '../../../src/rules/battletech/standard/types.js';
import { termsTold } from '../../../src/rules/battletech/untold-numbers.js';
import { causeTold, isSeenOutside, unmarked, woundTold } from '../../../src/rules/battletech/untold-harm.js';
import { untold } from '../../../src/rules/battletech/untold.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import type { Roll } from '../../../src/rules/kernel/dice.js';
import { unitId, type UnitId } from '../../../src/rules/kernel/ids.js';

/** A shot as it is told to who sees only one of the two sheets, and steps of damage that follow upon others (C-01). */

const HBK = unitId('HBK-4G');
const ENF = unitId('ENF-4R');
const rolled = (...faces: readonly number[]): Roll => ({ index: 0, sides: 6, faces, purpose: 'to-hit' });
/** Who sees the sheets of these units, but for some figures. */
const sees =
  (units: readonly UnitId[], ...hidden: readonly Figure[]) =>
  (id: UnitId | null, figure: Figure): boolean =>
    id === null || (units.includes(id) && !hidden.includes(figure));

const armor = { harm: 'armor', location: 'LT', rear: false, damage: 5, after: 3 } as const satisfies DamageStep;
const wound = { roll: rolled(3, 3), location: 'LT', points: 5, covered: false, harm: [armor] } as const satisfies Wound;

const shot = (outcome: ShotOutcome = 'hit') =>
  ({
    type: 'ShotFired',
    unit: HBK,
    mount: mountId('A'),
    target: ENF,
    mode: 'normal',
    bin: binId('1'),
    aim: null,
    range: 'medium',
    toHit: {
      number: 7,
      terms: [
        { reason: 'gunnery', value: 4 },
        { reason: 'partial-cover', value: 2 },
        { reason: 'heat', value: 1 },
      ],
      distance: 4,
      range: 'medium',
      side: 'front',
      cover: false,
    },
    roll: rolled(3, 4),
    outcome,
    jammed: false,
    heat: 3,
    rounds: 1,
    roundsLeft: 4,
    cluster: null,
    aimRoll: null,
    wounds: [wound],
    targetHeat: 0,
    pod: null,
    tag: false,
    missilesStopped: null,
  }) as const satisfies Event;
const shownWounds = [{ ...wound, harm: [{ ...armor, after: null }] }];

describe('C-01 a shot', () => {
  test('is told whole to who sees both sheets', () => {
    expect(untold(shot(), sees([HBK, ENF]))).toEqual(shot());
  });

  test('of the number and the rounds those are told who see the shooter, of the wounds those who see the target', () => {
    expect(untold(shot(), sees([HBK]))).toEqual({ ...shot(), wounds: shownWounds });
    const terms = [
      { reason: 'gunnery', value: null },
      { reason: 'partial-cover', value: 2 },
    ];
    expect(untold(shot(), sees([ENF]))).toEqual({
      ...shot(),
      toHit: { ...shot().toHit, number: null, terms },
      roll: null,
      roundsLeft: null,
    });
    expect(untold(shot(), sees([HBK, ENF], 'ammo'))).toEqual({ ...shot(), roundsLeft: null });
  });

  test.each<readonly [ShotOutcome, ShotOutcome]>([
    ['hit', 'hit'],
    ['miss', 'miss'],
    ['sure', 'hit'],
    ['impossible', 'miss'],
    ['unspotted', 'unspotted'],
    ['no-lock', 'no-lock'],
  ])('that it was not rolled for tells of its number: %s is seen as %s', (outcome, seen) => {
    expect(untold(shot(outcome), sees([ENF]))).toMatchObject({ outcome: seen });
    expect(untold(shot(outcome), sees([HBK]))).toMatchObject({ outcome });
  });
});

test.each<readonly [FullTermReason, Figure]>([
  ['pilot-hit', 'structure'],
  ['copilot-hit', 'structure'],
  ['flight-stabiliser', 'structure'],
  ['industrial-tsm', 'structure'],
])('C-01 a term for %s stands with the %s', (reason, figure) => {
  const term = { reason, value: 1 };
  expect(termsTold([term], HBK, null, sees([HBK], figure))).toEqual([]);
  for (const other of ['pilot', 'heat', 'armor', 'ammo'] as const)
    expect(termsTold([term], HBK, null, sees([HBK], other))).toEqual([term]);
});

test('C-01 what everybody sees has its cause told to all, a hit pilot of a VTOL to who sees the structure', () => {
  const open: readonly PilotingCause[] = ['damage-20', 'kicked', 'stand-up', 'water'];
  for (const cause of open) expect(causeTold(cause, HBK, sees([]))).toBe(cause);
  expect(causeTold('pilot-hit', HBK, sees([HBK], 'structure'))).toBeNull();
  expect(causeTold('pilot-hit', HBK, sees([HBK], 'pilot'))).toBe('pilot-hit');
  expect(causeTold(null, HBK, sees([HBK]))).toBeNull();
});

describe('C-01 steps of damage that follow upon others', () => {
  const structure: DamageStep = { harm: 'structure', location: 'LT', damage: 4, after: 0 };
  const inward: DamageStep = { harm: 'transfer', from: 'LT', to: 'CT', damage: 4 };
  const centre = { ...armor, location: 'CT' } as const satisfies DamageStep;
  const blown: DamageStep = { harm: 'explosion', location: 'LT', what: { bin: binId('1') }, damage: 20, cased: false };
  const roll: DamageStep = { harm: 'critical-roll', location: 'LT', through: false, roll: rolled(6, 5), criticals: 1 };
  const column: DamageStep = { harm: 'column', location: 'LT', roll: rolled(3), column: 3, template: [1, 3, 1] };
  const slot: DamageStep = { harm: 'slot', location: 'LT', slot: 3, holds: { holds: 'heat-sink', item: 1 }, rolls: [] };
  const told = (...steps: readonly DamageStep[]) => unmarked(steps, HBK, sees([]));

  test('how much went on inward is not told, whatever came before it', () => {
    const all = told(armor, structure, inward, centre);
    expect(all).toEqual([
      { ...structure, damage: null, after: null },
      { ...inward, damage: null },
      { ...centre, damage: null, after: null },
    ]);
  });

  test('what goes off inside tells nothing of the armour, whatever came before it', () => {
    expect(told(structure, blown, armor)).toEqual([
      { ...structure, damage: null, after: null },
      { ...blown, what: null, damage: null },
    ]);
  });

  test.each([
    ['a roll for criticals', roll, [roll, { ...slot, slot: null, holds: null }]],
    ['a column', column, [{ ...column, roll: null }]],
  ] as const)('what %s has struck is told with it, and no second time', (_, first, shown) => {
    expect(told(armor, first, slot)).toEqual([{ ...armor, after: null }, ...shown]);
  });

  test('the armour of a cowl is told to who sees the armour', () => {
    const cowl: DamageStep = { harm: 'cowl', damage: 3 };
    expect(unmarked([cowl], HBK, sees([HBK], 'armor'))).toEqual([]);
    expect(unmarked([cowl], HBK, sees([HBK], 'structure'))).toEqual([cowl]);
  });
});

describe('C-01 UNI-62 several squads on the outside', () => {
  const ONE = unitId('ONE');
  const TWO = unitId('TWO');
  const rider = (unit: UnitId, points: number) => ({ unit, roll: rolled(2), points, harm: [] });
  const harm = (units: readonly UnitId[], ...points: readonly [number, number]) => {
    const onHull = [rider(ONE, points[0]), rider(TWO, points[1])];
    return woundTold({ ...wound, onHull }, HBK, sees(units)).harm;
  };

  test('what the machine took is told only where all is known of those who took their part', () => {
    const open = [{ ...armor, after: null }];
    const closed = [{ ...armor, damage: null, after: null }];
    expect(harm([ONE, TWO], 2, 1)).toEqual(open);
    expect(harm([ONE], 2, 1)).toEqual(closed);
    expect(harm([ONE], 2, 0)).toEqual(open);
    expect(harm([], 2, 0)).toEqual(closed);
    expect(harm([], 0, 0)).toEqual(open);
  });
});

test('C-01 of a pilot everybody sees that they are out, and nothing else', () => {
  const faints = { harm: 'consciousness', roll: rolled(1, 1), need: 5, turn: 3 } as const;
  expect(isSeenOutside({ ...faints, awake: false })).toBe(true);
  expect(isSeenOutside({ ...faints, awake: true })).toBe(false);
  expect(isSeenOutside({ harm: 'doomed', why: 'pilot' })).toBe(true);
  expect(isSeenOutside({ harm: 'pilot', why: 'fall', hits: 1 })).toBe(false);
});
