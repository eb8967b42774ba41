import { describe, expect, test } from 'vitest';
import { isStandstill } from '../../../../src/rules/battletech/standard/standstill.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { Goal } from '../../../../src/rules/battletech/standard/goals.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, type FullPiece } from '../../../support/standard.js';

/** Matches that nobody can change any more (SEQ-18). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const [DEFENDER, ATTACKER] = [sideId('defender'), sideId('attacker')];
const SIDES = [DEFENDER, ATTACKER];
/** A reactor at 40 that sheds nothing, its sinks switched off. */
const SHUT: Partial<Body> = { shutdown: true, heat: 40, sinksOff: 30 };
const LIMBS: readonly Location[] = ['LL', 'RL', 'LA', 'RA', 'LT', 'RT', 'HD'];

interface Setting {
  readonly goals?: readonly Goal[];
  readonly turns?: number | null;
  readonly pieces?: readonly FullPiece[];
  readonly hexes?: Parameters<typeof beginFull>[0]['hexes'];
  readonly options?: Readonly<Record<string, string>>;
}
const begin = ({
  goals = [],
  turns = null,
  pieces = [HBK, ENF],
  hexes = {},
  options = {},
}: Setting = {}): StandardState =>
  beginFull(
    { pieces, hexes, options, victory: { goals, turns, late: 'draw' } },
    'multiSide' in options ? [1, 1, 6, 6, 3, 3] : undefined,
  ).game;
const shut = (state: StandardState, body: Partial<Body> = SHUT): StandardState =>
  state.units.reduce((game, { id }) => marked(game, id, body), state);
/** A unit of which nothing is left that moves or fires. */
const stripped = (state: StandardState, id: string, lost = LIMBS): StandardState => ({
  ...state,
  units: state.units.map((one) => (one.id === unit(id) ? { ...one, lost, ammo: [] } : one)),
});
const both = (state: StandardState): StandardState => stripped(stripped(state, 'HBK-4G'), 'ENF-4R');

describe('a standstill', () => {
  const HOLD: Goal = { goal: 'hold', side: DEFENDER, hexes: [hex('0810')], turns: 3 };
  const EXIT: Goal = { goal: 'exit', side: DEFENDER, edge: 'north', units: 1 };

  test.each<readonly [string, StandardState, readonly number[], boolean]>([
    ['both can act', begin(), [], false],
    ['both are shut down for good', shut(begin()), [], true],
    ['one of them can act', marked(begin(), 'HBK-4G', SHUT), [], false],
    ['the turns are limited', shut(begin({ turns: 9 })), [], false],
    ['a hold is being kept', shut(begin({ goals: [HOLD] })), [1], false],
    ['a hold is not kept', shut(begin({ goals: [HOLD] })), [0], true],
    ['a hold of which nothing is known', shut(begin({ goals: [HOLD] })), [], true],
    ['a goal that is no hold', shut(begin({ goals: [EXIT] })), [1], true],
    ['the second goal is a hold that is kept', shut(begin({ goals: [EXIT, HOLD] })), [0, 2], false],
    ['their sinks run again', shut(begin(), { ...SHUT, sinksOff: 0 }), [], false],
    ['they shut down by themselves, cool enough to start', shut(begin(), { ...SHUT, heat: 29 }), [], false],
    ['they shut down for sure, at 30', shut(begin(), { ...SHUT, heat: 30 }), [], true],
    ['they are hot and run', shut(begin(), { ...SHUT, shutdown: false }), [], false],
    ['their pilots may wake', shut(begin(), { pilot: { gunnery: 4, piloting: 5, hits: 5, out: 1 } }), [], false],
    ['nothing is left of either', both(begin()), [], true],
    ['their pilots could wake, but nothing is left of either', both(shut(begin(), { heat: 20 })), [], true],
    ['one of them can still move', stripped(begin(), 'HBK-4G'), [], false],
  ])('SEQ-18 where %s', (_, state, held, is) => {
    expect(isStandstill(state, SIDES, held)).toBe(is);
  });

  test('SEQ-18 who has moved, fired and declared a charge this turn may do so again', () => {
    const moved = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const [one] = begin().units;
    const fired = one?.sheet.mounts.map(({ id }) => id) ?? [];
    const legless: readonly Location[] = ['LL', 'RL'];
    const state = begin();
    const done = {
      ...state,
      units: state.units.map((each) => ({ ...each, moved, lost: legless, body: { ...each.body, jammed: fired } })),
    };
    expect(isStandstill(done, SIDES, [])).toBe(false);
  });

  test('SEQ-18 of the sides that are still in the match alone', () => {
    const third: FullPiece = { unit: 'LCT-1V', seat: 'third', at: '0205 N' };
    const state = begin({ pieces: [HBK, ENF, third], options: { multiSide: 'on' } });
    const stuck = marked(marked(state, 'HBK-4G', SHUT), 'ENF-4R', SHUT);
    expect(isStandstill(stuck, SIDES, [])).toBe(true);
    expect(isStandstill(stuck, [...SIDES, sideId('third')], [])).toBe(false);
  });

  test('SEQ-18 who is off the map neither acts nor carries anybody', () => {
    const gone = (status: 'destroyed' | 'left' | 'active') => {
      const state = begin({ pieces: [HBK, { ...HBK, unit: 'LCT-1V', at: '0205 N' }, ENF] });
      const stuck = marked(marked(state, 'HBK-4G', SHUT), 'ENF-4R', SHUT);
      return { ...stuck, units: stuck.units.map((one) => (one.id === unit('LCT-1V') ? { ...one, status } : one)) };
    };
    expect((['destroyed', 'left', 'active'] as const).map((status) => isStandstill(gone(status), SIDES, []))).toEqual([
      true,
      true,
      false,
    ]);
    const aboard = { as: 'rider', unit: unit('HBK-4G'), since: 1 } as const;
    const carried = (status: 'destroyed' | 'active') => marked(gone(status), 'LCT-1V', { ...SHUT, aboard });
    expect([isStandstill(carried('destroyed'), SIDES, []), isStandstill(carried('active'), SIDES, [])]).toEqual([
      true,
      false,
    ]);
  });

  test('SEQ-18 a fire warms it as fast as it cools', () => {
    const state = shut(begin({ hexes: { '0810': { woods: 1 } } }), { ...SHUT, sinksOff: 5 });
    expect(isStandstill(state, SIDES, [])).toBe(false);
  });
});
