import { describe, expect, test } from 'vitest';
import { newClock } from '../../../src/rules/kernel/clock.js';
import { openQuestions } from '../../../src/rules/kernel/agenda.js';
import type { MatchEvent } from '../../../src/rules/kernel/contract.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { BESIDE } from '../../../src/rules/kernel/questions.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { Command } from '../../../src/rules/tactic148/commands.js';
import type { Tactic148, TacticState } from '../../../src/rules/tactic148/tactic148.js';
import { decideOrder } from '../../support/deciding.js';
import { begin, cover, type Figure } from '../../support/tactic148.js';

const figures: readonly Figure[] = [
  { unit: 'US1', card: 'rifleman', at: [10, 20] },
  { unit: 'US2', card: 'rifleman', at: [14, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
];
const [US, VG] = [seatId('us'), seatId('vg')];
const SETTINGS = { kind: 'correspondence', turn: 1000, reaction: 100, bank: 50 } as const;

/** A match under a clock, in which the Americans are to act. */
function timed(windows: boolean) {
  const play = begin({ figures, windows });
  let state: TacticState = { ...play.match, clock: newClock(SETTINGS, [US, VG]) };
  const give = (seat: typeof US, command: Command, at: number): readonly MatchEvent<Tactic148>[] => {
    const decided = decideOrder(tactic148, state, { seat, command, at }, scriptedDice([]));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) state = tactic148.evolve(state, event);
    return decided.value;
  };
  const unit = play.unit('VG1').id;
  const instruct = (answer: 'always' | 'never'): Command => ({
    type: 'instruct',
    instruction: { about: 'cover', unit, answer },
  });
  return { give, instruct, now: () => state };
}

describe('C-04 what is said beside the questions', () => {
  test('J-23 in the opponent’s activation: their view, their question, every clock and what they are told are as before', () => {
    const { give, instruct, now } = timed(false);
    give(US, cover('US1'), 10);
    const before = now();
    const events = give(VG, instruct('always'), 700);
    expect(events.map(({ type }) => type)).toEqual(['Said', 'Instructed']);
    expect(now().game.characters.find(({ id }) => id === 'VG1')?.coverAnswer).toBe('always');
    const { game: _then, ...kernel } = before;
    expect(now()).toMatchObject(kernel);
    for (const viewer of [seated(US), spectator]) {
      expect(tactic148.view(now(), viewer)).toEqual(tactic148.view(before, viewer));
      expect(events.map((event) => tactic148.tell(event, before, viewer))).toEqual([null, null]);
    }
    expect(events.map((event) => tactic148.tell(event, before, seated(VG))?.type)).toEqual(['Said', 'Instructed']);
    // Nor is it ever too late: the time that is up is another's, or that of an answer.
    give(VG, instruct('never'), 10_000);
  });

  test('beside one’s own question, which stays open under its name, with the time that it had', () => {
    const { give, instruct, now } = timed(true);
    give(US, cover('US1'), 10);
    const before = now();
    give(VG, instruct('always'), 60);
    expect(now().agenda).toEqual(before.agenda);
    expect(now().clock).toEqual(before.clock);
  });

  test('what it settles of one’s own is answered by it, in one’s own name', () => {
    const { give, now } = timed(true);
    give(US, cover('US1'), 10);
    expect(openQuestions(now().agenda).map(({ seat }) => seat)).toEqual([VG]);
    const events = give(VG, { type: 'instruct', instruction: { about: 'ask', when: 'not-this-turn' } }, 60);
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['Said', 'Instructed', 'Answered', 'LetPass']);
    expect(openQuestions(now().agenda).map(({ seat }) => seat)).toEqual([US]);
  });

  test('an order that names a question answers none by it, and the order that is kept says so', () => {
    const { give, instruct, now } = timed(true);
    give(US, cover('US1'), 10);
    const [asked] = openQuestions(now().agenda);
    const order = { by: 'seat', seat: VG, question: asked?.id ?? null, at: 60, command: instruct('always') } as const;
    const decided = tactic148.decide(now(), order, { dice: scriptedDice([]), past: null });
    expect(decided).toMatchObject({ ok: true, value: { order: { question: null } } });
  });

  test('is offered whoever is asked, and refused for what it says', () => {
    const { give, instruct, now } = timed(false);
    give(US, cover('US1'), 10);
    const offered = (seat: typeof US) =>
      tactic148.choices(tactic148.view(now(), seated(seat)), seat, { question: BESIDE });
    expect(offered(VG)).toMatchObject({ kind: 'pick', blank: 'instruction' });
    const foreign = decideOrder(tactic148, now(), { seat: US, command: instruct('always'), at: 20 }, scriptedDice([]));
    expect(foreign).toMatchObject({ error: { code: 'tactic148/not-this-character' } });
  });

  test('who takes an order back takes no word back: an instruction of the opponent’s stands, and nobody else hears of it', () => {
    const { give, instruct, now } = timed(false);
    const past = { state: now(), at: 0, until: 10 };
    give(US, cover('US1'), 10);
    const said = give(VG, instruct('always'), 20).flatMap((event) =>
      event.type === 'Said' && 'command' in event ? [event] : [],
    );
    const motion = { kind: 'undo', to: 1 } as const;
    const order = {
      by: 'seat',
      seat: US,
      question: null,
      at: 30,
      command: { type: 'enact', motion, warrant: 'free' },
    } as const;
    const decided = tactic148.decide(now(), order, { dice: scriptedDice([]), past: { ...past, said } });
    if (!decided.ok) throw new Error(decided.error.code);
    const { state, events } = decided.value;
    expect(state.game.characters.map(({ id, coverAnswer, inCover }) => [id, coverAnswer, inCover])).toEqual([
      ['US1', 'never', false],
      ['US2', 'never', false],
      ['VG1', 'always', false],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['Rewound', 'Said', 'Instructed', 'ClockStarted']);
    const toldUs = events.flatMap((event) => tactic148.tell(event, now(), seated(US))?.type ?? []);
    expect(toldUs).toEqual(['Rewound', 'ClockStarted']);
  });
});
