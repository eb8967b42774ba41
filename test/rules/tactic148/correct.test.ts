import { describe, expect, test } from 'vitest';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import type { Fact } from '../../../src/rules/kernel/proposal.js';
import { factOf } from '../../../src/rules/tactic148/correct.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { State } from '../../../src/rules/tactic148/state.js';
import { begin, opportunity, piece, suppress, wall, type Play } from '../../support/tactic148.js';
import { enactMotion } from '../../support/deciding.js';

const field = (): Play =>
  begin({
    figures: [
      { unit: 'US1', card: 'rifleman', at: [12, 12] },
      { unit: 'US2', card: 'gunner', at: [14, 12] },
      { unit: 'VG1', card: 'grenadier', at: [12, 20] },
    ],
    pieces: [piece('house', 'obstruction', wall(20, 20, 24, 24))],
  });

/** Sets a fact by decision of the arbiter; the game's state after it, or the code of the refusal. */
function correct(play: Play, fact: Fact): State | string {
  const how = { by: null, warrant: 'arbiter', at: 0 } as const;
  const motion = { kind: 'correct', facts: [fact], reason: 'test' } as const;
  const done = enactMotion(tactic148, play.match, motion, how, scriptedDice([], play.match.diceRolled));
  if (!done.ok) return done.error.code;
  return done.value.reduce((state, event) => tactic148.evolve(state, event), play.match).game;
}
const of = (unit: string, set: string, to: Fact['to'], which: string | null = null): Fact => ({
  of: unit,
  set,
  which,
  to,
});
const unit = (state: State | string, id: string) =>
  typeof state === 'string' ? state : state.characters.find((one) => one.id === id);

describe('facts that are set right', () => {
  test('a quality that no figure has is none', () => {
    expect(factOf(of('US1', 'colour', 'red'))).toBeNull();
  });

  test('a marker that there is not, or that is neither put nor taken, is no fact, nor are tokens that are no number', () => {
    const marker = (which: string, to: string) => factOf({ of: 'US1', set: 'marker', which, to });
    expect(marker('take-cover', 'on')).toEqual({ set: 'marker', unit: 'US1', which: 'take-cover', to: 'on' });
    expect(marker('take-cover', 'off')).toEqual({ set: 'marker', unit: 'US1', which: 'take-cover', to: 'off' });
    expect([3, '3', 'many'].map((to) => factOf({ of: 'us', set: 'tokens', which: null, to }))).toEqual([
      { set: 'tokens', side: 'us', to: 3 },
      null,
      null,
    ]);
    expect([marker('take-cover', 'maybe'), marker('hat', 'on'), marker('hat', 'off')]).toEqual([null, null, null]);
  });

  test('a place, where the figure can stand', () => {
    expect(unit(correct(field(), of('US1', 'place', '10500,8250')), 'US1')).toMatchObject({
      at: { x: 10500, y: 8250 },
    });
    expect(correct(field(), of('US1', 'place', '14200,12000'))).toBe('tactic148/base-in-the-way');
    expect(correct(field(), of('US1', 'place', '20000,22000'))).toBe('tactic148/half-on-terrain');
    expect(correct(field(), of('US1', 'place', '100,12000'))).toBe('tactic148/off-table');
  });

  test('T48-41 the side of the card, and the Wound marker apart from it', () => {
    expect(unit(correct(field(), of('US1', 'card', 'wounded')), 'US1')).toMatchObject({
      wounded: true,
      shocked: false,
    });
    expect(unit(correct(field(), of('US1', 'marker', 'on', 'wound')), 'US1')).toMatchObject({ shocked: true });
    expect(unit(correct(field(), of('US1', 'marker', 'on', 'take-cover')), 'US1')).toMatchObject({ inCover: true });
  });

  test('T48-34, AMB-T48-17 a marker on the table is taken away, a zone with its initiator’s', () => {
    const play = field();
    play.give('us', opportunity('US1', 12, 15));
    play.give('us', suppress('US2', 14, 18, 'bar'));
    expect(unit(correct(play, of('US1', 'marker', 'off', 'opportunity')), 'US1')).toMatchObject({ opportunity: null });
    const cleared = correct(play, of('US2', 'marker', 'off', 'suppression'));
    expect(cleared).toMatchObject({ zones: [] });
    expect(correct(play, of('VG1', 'marker', 'on', 'opportunity'))).toBe('tactic148/fact-marker-off-only');
  });

  test('T48-08 tokens of a side; the seat that acts is asked anew on them', () => {
    const play = field();
    expect(correct(play, of('us', 'tokens', 7))).toMatchObject({ tokens: { us: 7 } });
    for (const wrong of [100, -1, 2.5]) expect(correct(play, of('us', 'tokens', wrong))).toBe('tactic148/fact-tokens');
    expect(correct(play, of('nobody', 'tokens', 1))).toBe('tactic148/fact-no-side');
    expect(correct(play, of('Hans', 'card', 'wounded'))).toBe('tactic148/fact-not-on-table');
    expect(correct(play, of('US1', 'mood', 'good'))).toBe('tactic148/fact-unknown');
    expect(play.awaited).toEqual([`${seatId('us')}:act`]);
  });
});
