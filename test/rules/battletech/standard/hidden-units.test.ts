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
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import { metBy, overwatchRule } from '../../../../src/rules/battletech/standard/overwatch.js';
import { withTerrain } from '../../../../src/rules/battletech/terrain.js';
import { woodsIn } from '../../../../src/rules/battletech/units.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { questionId, sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
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

  test('HID-05 where there is no overwatch it may be told anything else', () => {
    const play = begin({ overwatch: 'off' });
    play.give('defender', told({ order: 'fire' }));
    expect(play.unit('HBK-4G').body.hidden).toEqual({ order: 'fire' });
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

describe('HID-05 who is asked to fire from hiding', () => {
  const asked = (): FullPlay => {
    const play = beginFull({ pieces: [HBK, { ...LCT, at: '0707 N' }, ENF], options: { hidden: 'on' } });
    for (let i = 0; i < 9 && !play.awaited.includes('attacker:move'); i++) play.give('defender', { type: 'pass' });
    play.give('defender', told({ order: 'overwatch' }));
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    expect(play.awaited).toEqual(['defender:attack']);
    return play;
  };
  const notThis = (id: string) => refuse('battletech/not-this-unit', { unit: id, known: ['HBK-4G'] }, 'SEQ-09');

  test.each(['LCT-1V', 'ENF-4R', 'NOBODY'])('HID-05 declares for itself, not for %s', (id) => {
    expect(asked().refused('defender', attack(id, 'ENF-4R', 'A'))).toEqual(notThis(id));
  });

  test('HID-05 fires as itself', () => {
    const play = asked();
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [1, 1]);
    expect(play.last('FireDeclared').unit).toBe('HBK-4G');
  });

  test.each(['HBK-4G', 'LCT-1V', 'ENF-4R'])('HID-05 its fire is held in the name of %s too', (id) => {
    const play = asked();
    play.give('defender', attack(id, 'ENF-4R', ''));
    expect(play.game.phase).toBe('weapons');
    expect(play.unit('HBK-4G').declared).toBe(false);
  });

  test('HID-05 its fire is not held in the name of nobody, and it is said who is asked', () => {
    expect(asked().refused('defender', attack('NOBODY', 'ENF-4R', ''))).toEqual(notThis('NOBODY'));
  });
});

describe('HID-05 fire from hiding', () => {
  const begun = () => beginFull({ pieces: [HBK, LCT, { ...ENF, at: '0805 S' }], options: { hidden: 'on' } }).full;
  const step = { type: 'overwatch', unit: unit('HBK-4G'), at: unit('ENF-4R') } as const;
  const asks = (id: string, change: Partial<StandardUnit>, at = step.at) => {
    const full = begun();
    const units = full.game.units.map((one) => (one.id === id ? { ...one, ...change } : one));
    return overwatchRule.ask?.({ ...full, game: { ...full.game, units } }, { ...step, at });
  };

  test('HID-05 whoever waited is asked, and holds its fire when its time is over', () => {
    expect(asks('HBK-4G', {})).toEqual({
      mode: 'all',
      asks: [
        {
          seat: 'defender',
          kind: 'reaction',
          topic: { ask: 'attack', units: ['HBK-4G'], at: 'ENF-4R' },
          fallback: attack('HBK-4G', '', ''),
        },
      ],
    });
  });

  test.each([
    ['who has declared its fire already', 'HBK-4G', { declared: true }],
    ['who is destroyed', 'HBK-4G', { status: 'destroyed' }],
    ['at whom is destroyed', 'ENF-4R', { status: 'destroyed' }],
    ['at whom has left', 'ENF-4R', { status: 'left' }],
  ] as const)('HID-05 nobody is asked: %s', (_, id, change) => {
    expect(asks(id, change)).toBeNull();
  });

  test.each([
    ['the player', 'seat'],
    ['the referee in their place', 'referee'],
  ] as const)('HID-05 %s declares it: it is shot and takes effect before anything else', (_, by) => {
    const answer = { question: questionId(1), seat: seat('defender'), by, command: attack('HBK-4G', 'ENF-4R', 'A') };
    const { events, then } = overwatchRule.run(begun(), step, [answer], scriptedDice([]));
    expect(events).toMatchObject([{ type: 'FireDeclared', unit: 'HBK-4G', by }]);
    expect(then).toEqual([{ type: 'shoot', unit: 'HBK-4G' }, { type: 'end-overwatch' }]);
  });

  test('HID-05 who fires at nothing can still fire with the others', () => {
    const command = attack('HBK-4G', '', '');
    const answer = { question: questionId(1), seat: seat('defender'), by: 'seat', command } as const;
    expect(overwatchRule.run(begun(), step, [answer], scriptedDice([]))).toEqual({ events: [], then: [] });
  });

  test.each([
    ['a shot into a hex', { atHexes: [{ mount: 'A' as MountId, hex: hex('0805'), mode: 'normal', bin: null }] }],
    ['to clear a jam', { unjam: 'A' as MountId }],
  ] as const)('HID-05 %s is more than to hold its fire', (_, more) => {
    const answer = {
      question: questionId(1),
      seat: seat('defender'),
      by: 'seat',
      command: attack('HBK-4G', '', '', more),
    } as const;
    expect(overwatchRule.run(begun(), step, [answer], scriptedDice([])).events.map(({ type }) => type)).toContain(
      'FireDeclared',
    );
  });

  const met = (overwatch: 'adjacent' | 'sight') => {
    const full = begun();
    const board = withTerrain(full.game.board, [hex('0805'), hex('0806')], { woods: 2 });
    const moved = { mode: 'run', steps: 'FFF', path: [], mp: 3, entered: 3 } as const;
    const units = full.game.units.map((one) => ({ ...one, moved }));
    const options = { ...full.game.options, overwatch, friendlyFire: 'on' } as const;
    return metBy({ ...full.game, board, units, options }, step.unit, step.at);
  };
  const STOOD = { mode: 'stand', steps: '', path: [{ hex: '0805', facing: 3 }], mp: 0, entered: 0 };
  test.each([
    ['adjacent', 0, STOOD],
    ['sight', 2, { mode: 'run', mp: 3, entered: 3 }],
  ] as const)(
    'HID-05 overwatch %s: woods of %s about the mover count, and its move as %j',
    (overwatch, woods, moved) => {
      const state = met(overwatch);
      expect(unitIn(state, 'ENF-4R').moved).toMatchObject(moved);
      expect(unitIn(state, 'HBK-4G').moved).toMatchObject({ mode: 'run', entered: 3 });
      expect([hex('0805'), hex('0806')].map((at) => woodsIn(state.board, at))).toEqual([woods, 2]);
      expect(state.options.friendlyFire).toBe('off');
    },
  );

  test('HID-05 of a mover that is nowhere there is nothing to leave out', () => {
    const full = begun();
    const game = { ...full.game, units: full.game.units.map((one) => ({ ...one, place: null })) };
    expect(metBy(game, step.unit, step.at)).toBe(game);
    expect(metBy(full.game, step.unit, unit('NOBODY'))).toBe(full.game);
  });
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
    const me = unit('HBK-4G');
    const avoidance = { need: 4, roll: null, avoided: false };
    const inside = [
      { type: 'LaidInWait', unit: me, orders: { order: 'fire' } },
      { type: 'HeatTold', unit: me, before: 0, sources: [], shed: 10, after: 0 },
      { type: 'ShutDown', unit: me, avoidance },
      { type: 'Restarted', unit: me, avoidance },
      { type: 'PilotWoke', unit: me, need: 3, roll: null, awake: true },
    ] as const;
    for (const event of inside) expect([event.type, broughtToLight(game, event)]).toEqual([event.type, []]);
    expect(broughtToLight(game, { type: 'PilotHurt', unit: me, harm: [] })).toEqual([out('struck')]);
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
