import { describe, expect, test } from 'vitest';
import { pilotingNumber, rollPiloting, waterTerm } from '../../../../src/rules/battletech/standard/piloting.js';
import { PILOTING_CAUSES, type PilotingCause } from '../../../../src/rules/battletech/standard/piloting-causes.js';
import { skidTerm } from '../../../../src/rules/battletech/standard/skid.js';
import type { Part } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

/** Table 7.2.2, row by row: piloting 5 and what is added to it. */

const { game } = beginFull({
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
  ],
});
const whole = ((): StandardUnit => {
  const [unit] = game.units;
  if (!unit) throw new Error('no unit');
  return unit;
})();

/** The unit with so many slots of some parts struck. */
function struck(...hits: readonly (readonly [Part, Location])[]): StandardUnit {
  const { body, sheet } = whole;
  const marks = { ...body.struck };
  for (const [part, location] of hits) {
    const at = (sheet.full.slots[location] ?? []).findIndex(
      (slot, i) => slot?.holds === 'part' && slot.part === part && !marks[location]?.includes(i),
    );
    marks[location] = [...(marks[location] ?? []), at];
  }
  return { ...whole, body: { ...body, struck: marks } };
}

const more = (unit: StandardUnit, cause: PilotingCause = 'kicked'): number => pilotingNumber(unit, cause).number - 5;

/** What each cause adds of its own; water, a skid and the height of a fall bring theirs with them. */
const CAUSES: Readonly<Record<PilotingCause, number>> = {
  'damage-20': 1,
  'gyro-hit': 0,
  'gyro-destroyed': 0,
  'leg-lost': 0,
  'hip-hit': 0,
  'leg-actuator-hit': 0,
  kicked: 0,
  pushed: 0,
  charged: 2,
  'jumped-on': 2,
  'missed-kick': 0,
  'made-charge': 2,
  'made-jump-attack': 4,
  'missed-jump-attack': 0,
  shutdown: 3,
  water: 0,
  rubble: 0,
  bridge: 0,
  roof: 0,
  ice: 0,
  cliff: 0,
  bog: 0,
  unbog: 0,
  building: 0,
  'stand-up': 0,
  'careful-stand': -2,
  'ran-damaged': 0,
  'landed-damaged': 0,
  sideslip: 0,
  'forced-landing': 0,
  'pilot-hit': 0,
  skid: 0,
  // Of 50 tons.
  recoil: 1,
  displaced: 0,
  // With a number of its own.
  ejected: 0,
  'avoid-pilot-damage': 0,
};

describe('table 7.2.2 piloting rolls, row by row', () => {
  test.each(PILOTING_CAUSES.map((cause) => [cause, CAUSES[cause]] as const))('%s: +%i', (cause, value) => {
    expect(more(whole, cause)).toBe(value);
  });

  test.each([
    ['a leg actuator', [['upper-leg', 'LL']], 1],
    ['a foot', [['foot', 'RL']], 1],
    [
      'each of a leg’s actuators',
      [
        ['upper-leg', 'LL'],
        ['lower-leg', 'LL'],
        ['foot', 'LL'],
      ],
      3,
    ],
    [
      'actuators of both legs',
      [
        ['foot', 'LL'],
        ['foot', 'RL'],
      ],
      2,
    ],
    ['a hip', [['hip', 'LL']], 2],
    [
      'both hips',
      [
        ['hip', 'LL'],
        ['hip', 'RL'],
      ],
      4,
    ],
    [
      'a hip, which stands for its leg',
      [
        ['hip', 'LL'],
        ['foot', 'LL'],
      ],
      2,
    ],
    [
      'a hip and a foot of the other leg',
      [
        ['hip', 'LL'],
        ['foot', 'RL'],
      ],
      3,
    ],
    ['the gyro', [['gyro', 'CT']], 3],
    [
      'an arm',
      [
        ['upper-arm', 'LA'],
        ['hand', 'LA'],
      ],
      0,
    ],
  ] as const)('%s struck before: +%i', (_, hits, value) => {
    expect(more(struck(...hits))).toBe(value);
    // Damage done before counts in every roll, whatever it is made for.
    expect(more(struck(...hits), 'stand-up')).toBe(value);
    expect(more(struck(...hits), 'shutdown')).toBe(value + 3);
  });

  test('a leg gone adds 5, whatever was struck in it', () => {
    expect(more({ ...whole, lost: ['LL'] })).toBe(5);
    expect(more({ ...struck(['hip', 'LL'], ['foot', 'LL']), lost: ['LL'] })).toBe(5);
  });

  test.each([
    [1, -1],
    [2, 0],
    [3, 1],
    [4, 1],
  ])('entering water of depth %i: %i', (depth, value) => {
    expect(waterTerm(depth).value).toBe(value);
  });

  test.each([
    [0, -1],
    [2, -1],
    [3, 0],
    [4, 0],
    [5, 1],
    [7, 1],
    [8, 2],
    [10, 2],
    [11, 4],
    [20, 4],
  ])('a skid after %i hexes: %i', (hexes, value) => {
    expect(skidTerm(hexes).value).toBe(value);
  });

  test.each(['gyro-destroyed', 'leg-lost', 'missed-jump-attack'] as const)('%s: falls without a roll', (cause) => {
    expect(rollPiloting(whole, cause, scriptedDice([]))).toMatchObject({ roll: null, success: false });
  });

  test('a gyro struck twice keeps nobody on their feet; nor does a number above 12', () => {
    const broken = struck(['gyro', 'CT'], ['gyro', 'CT']);
    expect(rollPiloting(broken, 'stand-up', scriptedDice([]))).toMatchObject({ roll: null, success: false });
    const legless = { ...struck(['gyro', 'CT']), lost: ['LL'] as const };
    expect(rollPiloting(legless, 'kicked', scriptedDice([]))).toMatchObject({ number: 13, roll: null, success: false });
  });

  test('the number or more on 2D6 keeps the unit up', () => {
    expect(rollPiloting(whole, 'damage-20', scriptedDice([3, 3]))).toMatchObject({ number: 6, success: true });
    expect(rollPiloting(whole, 'damage-20', scriptedDice([3, 2]))).toMatchObject({ number: 6, success: false });
  });
});
