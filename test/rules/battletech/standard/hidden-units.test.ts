import { describe, expect, test } from 'vitest';
import {
  broughtToLight,
  comingOut,
  hiddenFoes,
  isHidden,
  revealed,
  withThemOut,
} from '../../../../src/rules/battletech/standard/hiding.js';
import type { HiddenOrders } from '../../../../src/rules/battletech/standard/unseen.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, marked, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Hidden units one by one: what they are told, and what brings them to light. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0806 N', hidden: true };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0212 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' };
const begin = (options: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({ pieces: [HBK, LCT, ENF], options: { hidden: 'on', ...options } });
const told = (orders: HiddenOrders, id = 'HBK-4G'): Command => ({ type: 'lie-in-wait', unit: unit(id), orders });
const unitIn = (state: StandardState, id: string) => {
  const found = state.units.find((one) => one.id === unit(id));
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

describe('HID-02, HID-05 what a hidden unit is told', () => {
  test.each([
    ['LCT-1V', refuse('battletech/not-hidden', { unit: 'LCT-1V', known: ['HBK-4G'] }, 'HID-02')],
    ['NOBODY', refuse('battletech/not-hidden', { unit: 'NOBODY', known: ['HBK-4G'] }, 'HID-02')],
  ])('HID-02 %s is none', (id, why) => {
    expect(begin().refused('defender', told({ order: 'fire' }, id))).toEqual(why);
  });

  test('HID-02 nor does one hide that is destroyed, or the enemy’s', () => {
    const none = refuse('battletech/none-hidden', { unit: 'HBK-4G' }, 'HID-02');
    const play = begin();
    expect(play.refused('attacker', told({ order: 'fire' }))).toEqual(none);
    play.alter('HBK-4G', (one) => ({ ...one, status: 'destroyed' }));
    expect(play.refused('defender', told({ order: 'fire' }))).toEqual(none);
  });

  const far = (given: number, most: number) =>
    refuse('battletech/overwatch-too-far', { unit: 'HBK-4G', given, most }, 'HID-05');
  test.each([
    ['off', undefined, refuse('battletech/overwatch-off', { unit: 'HBK-4G' }, 'HID-05')],
    ['off', 1, refuse('battletech/overwatch-off', { unit: 'HBK-4G' }, 'HID-05')],
    ['adjacent', undefined, null],
    ['adjacent', 0, far(0, 1)],
    ['adjacent', 1, null],
    ['adjacent', 2, far(2, 1)],
    ['sight', 1, null],
    ['sight', 1.5, far(1.5, 30)],
    ['sight', 30, null],
    ['sight', 31, far(31, 30)],
  ])('HID-05 overwatch %s, within %s', (overwatch, within, why) => {
    const play = begin({ overwatch });
    const order = told(within === undefined ? { order: 'overwatch' } : { order: 'overwatch', within });
    if (why) expect(play.refused('defender', order)).toEqual(why);
    else {
      play.give('defender', order);
      expect(play.unit('HBK-4G').body.hidden).toEqual(
        within === undefined ? { order: 'overwatch' } : { order: 'overwatch', within },
      );
    }
  });
});

test('HID-05 who is asked to fire from hiding declares for itself, and for nobody beside it', () => {
  const pieces = [HBK, { ...LCT, at: '0707 N' }, ENF];
  const play = beginFull({ pieces, options: { hidden: 'on' } });
  for (let i = 0; i < 9 && !play.awaited.includes('attacker:move'); i++) play.give('defender', { type: 'pass' });
  play.give('defender', told({ order: 'overwatch' }));
  play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
  expect(play.awaited).toEqual(['defender:attack']);
  expect(play.refused('defender', attack('LCT-1V', 'ENF-4R', 'A'))).toEqual(
    refuse('battletech/not-this-unit', { unit: 'LCT-1V', known: ['HBK-4G'] }, 'SEQ-09'),
  );
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [1, 1]);
  expect(play.last('FireDeclared').unit).toBe('HBK-4G');
});

describe('HID-02, HID-04 who comes to light', () => {
  const waiting = (order: HiddenOrders['order']) => marked(begin().game, 'HBK-4G', { hidden: { order } });
  const out = (why: 'orders' | 'struck' | 'found', by: string | null = null) => ({
    type: 'UnitRevealed',
    unit: 'HBK-4G',
    hex: '0806',
    why,
    by,
  });

  test.each([
    ['stay', 'move', []],
    ['move', 'move', [out('orders')]],
    ['move', 'fire', []],
    ['fire', 'fire', [out('orders')]],
    ['overwatch', 'fire', []],
  ] as const)('HID-02 told to %s, as those come out who are to %s', (order, phase, revelations) => {
    expect(comingOut(waiting(order), phase)).toEqual(revelations);
  });

  test('HID-02 not who is destroyed', () => {
    const state = waiting('move');
    const gone = { ...state, units: state.units.map((one) => ({ ...one, status: 'destroyed' as const })) };
    expect(comingOut(gone, 'move')).toEqual([]);
    expect(hiddenFoes(gone, sideId('attacker'))).toEqual([]);
  });

  test('HID-02 who has come out is on the table, and nobody else is touched', () => {
    const game = marked(waiting('move'), 'LCT-1V', { hidden: { order: 'stay' } });
    const match = { game };
    expect(withThemOut(match, [])).toBe(match);
    const after = withThemOut(match, comingOut(game, 'move')).game;
    expect(after.units.filter(isHidden).map(({ id }) => id)).toEqual(['LCT-1V']);
  });

  test('HID-01 the enemies who hide', () => {
    const { game } = begin();
    expect(hiddenFoes(game, sideId('attacker')).map(({ id }) => id)).toEqual(['HBK-4G']);
    expect(hiddenFoes(game, sideId('defender'))).toEqual([]);
  });

  test('HID-04 what happens to it brings it to light, what it alone knows does not', () => {
    const { game } = begin();
    const laid = { type: 'LaidInWait', unit: unit('HBK-4G'), orders: { order: 'fire' } } as const;
    expect(broughtToLight(game, laid)).toEqual([]);
    expect(broughtToLight(game, { type: 'DroppedProne', unit: unit('HBK-4G') })).toEqual([out('struck')]);
    expect(broughtToLight(game, { type: 'DroppedProne', unit: unit('LCT-1V') })).toEqual([]);
  });

  test.each([
    ['movement', 'orders', null],
    ['movement', 'found', 'stand'],
    ['weapons', 'orders', 'stand'],
  ] as const)('HID-03 in the %s phase, by %s: it has moved by %s', (phase, why, mode) => {
    const state = { ...begin().game, phase };
    const after = revealed(state, unitIn(state, 'HBK-4G'), why);
    expect(isHidden(after)).toBe(false);
    expect(after.moved).toEqual(mode && { mode, steps: '', path: [after.place], mp: 0, entered: 0 });
  });

  test('HID-03 one that has moved keeps its move, one that is off the map has none', () => {
    const state = { ...begin().game, phase: 'weapons' as const };
    const moved = { mode: 'walk', steps: 'F', path: [], mp: 1, entered: 1 } as const;
    expect(revealed(state, { ...unitIn(state, 'HBK-4G'), moved }, 'found').moved).toBe(moved);
    expect(revealed(state, { ...unitIn(state, 'HBK-4G'), place: null }, 'found').moved).toBeNull();
  });
});
