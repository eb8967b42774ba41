import { describe, expect, test } from 'vitest';
import { dueOf, newClock } from '../../../src/rules/kernel/clock.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { TacticState } from '../../../src/rules/tactic148/tactic148.js';
import type { Command } from '../../../src/rules/tactic148/commands.js';
import { begin, cover, pass, type Figure } from '../../support/tactic148.js';
import { decideOrder } from '../../support/deciding.js';

const figures: readonly Figure[] = [
  { unit: 'US1', card: 'rifleman', at: [10, 20] },
  { unit: 'US2', card: 'rifleman', at: [14, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
];

describe('the clock', () => {
  test('AMB-T48-34 T48-09 instructions give nobody time: whoever is asked again has what was left to them', () => {
    const play = begin({ figures, windows: true });
    const settings = { kind: 'correspondence', turn: 1000, reaction: 100, bank: 50 } as const;
    let state: TacticState = { ...play.match, clock: newClock(settings, [seatId('us'), seatId('vg')]) };
    const decide = (seat: string, command: Command, at: number) =>
      decideOrder(tactic148, state, { by: 'seat', seat: seatId(seat), command, at }, scriptedDice([]));
    const give = (seat: string, command: Command, at: number): void => {
      const decided = decide(seat, command, at);
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      for (const event of decided.value) state = tactic148.evolve(state, event);
    };
    const due = () => state.clock?.running.map((one) => [one.seat, state.clock && dueOf(state.clock, one)]);
    const instruct = (answer: 'always' | 'never'): Command => ({
      type: 'instruct',
      instruction: { about: 'cover', unit: play.unit('VG1').id, answer },
    });
    give('us', cover('US1'), 10);
    // 100 for the reaction, then the bank of 50.
    expect(due()).toEqual([['vg', 160]]);
    give('vg', instruct('always'), 60);
    give('vg', instruct('never'), 110);
    give('vg', instruct('always'), 140);
    expect(due()).toEqual([['vg', 160]]);
    expect(decide('vg', pass, 161)).toMatchObject({ ok: false, error: { code: 'match/time-is-up' } });
    give('vg', pass, 150);
    expect(due()).toEqual([['us', 1200]]);
    // Whoever has enough of the opponent's turn loses nothing of their own by it.
    give('us', { type: 'end-turn', cover: null }, 200);
    expect(due()).toEqual([['vg', 310]]);
    give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'not-this-turn' } }, 290);
    expect(due()).toEqual([['vg', 1300]]);
  });
});
