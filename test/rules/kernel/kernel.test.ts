import { describe, expect, it } from 'vitest';
import type { GameTypes, MatchEvent, MatchState } from '../../../src/rules/kernel/contract.js';
import type { Game } from '../../../src/rules/kernel/game.js';
import { diceFrom, OutOfFaces, scriptedDice, total } from '../../../src/rules/kernel/dice.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import { seatId, sideId, unitId, type SeatId } from '../../../src/rules/kernel/ids.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { ok } from '../../../src/rules/kernel/result.js';
import { ruleset } from '../../../src/rules/kernel/ruleset.js';
import { dealUnits, seated, seatsOf, spectator } from '../../../src/rules/kernel/seats.js';
import { decideOrder, startMatch } from '../../support/deciding.js';

/**
 * A game made for these tests: one seat shoots; the other may duck; the shooter may then shoot again at a ducker, who may duck
 * again, and so on: reactions to reactions. Then both bid in secret, and the higher bid wins. A seat with a standing
 * instruction never gets asked to duck.
 */
interface Duel extends GameTypes {
  setup: {
    sides: readonly ReturnType<typeof sideId>[];
    seats: readonly { id: SeatId; side: ReturnType<typeof sideId> }[];
    options: Record<string, string>;
  };
  state: { readonly ducks: number; readonly bids: Readonly<Record<string, number>>; readonly neverDucks: string };
  view: { readonly ducks: number; readonly bids: Readonly<Record<string, number>> };
  command:
    | { readonly type: 'shoot' }
    | { readonly type: 'duck' }
    | { readonly type: 'take-it' }
    | { readonly type: 'bid'; readonly amount: number };
  event:
    | { readonly type: 'Shot'; readonly faces: readonly number[] }
    | { readonly type: 'Ducked' }
    | { readonly type: 'BidsOpened'; readonly bids: Readonly<Record<string, number>> };
  step:
    | { readonly type: 'shoot'; readonly seat: SeatId }
    | { readonly type: 'react'; readonly seat: SeatId }
    | { readonly type: 'bid' };
  topic: { readonly ask: 'shoot' } | { readonly ask: 'react' } | { readonly ask: 'bid' };
  inquiry: { readonly about: 'nothing' };
  answer: { readonly about: 'nothing' };
}

const A = seatId('a');
const B = seatId('b');
const other = (seat: SeatId): SeatId => (seat === A ? B : A);

const game: Game<Duel> = {
  id: 'duel',
  decisions: 1,
  // In its first shape a duel was the bidding alone, and one shot by firing.
  upcasts: [
    {
      event: (event) => (event.type === 'Began' ? { ...event, steps: [{ type: 'bid' }] } : event),
      command: (command) => (command.type === 'fire' ? { ...command, type: 'shoot' } : command),
    },
  ],
  options: [],
  checkSetup: (setup) => (setup.seats.length === 2 ? null : refuse('duel/two-seats')),
  begin: (setup) => ({
    state: { ducks: 0, bids: {}, neverDucks: setup.options['neverDucks'] ?? '' },
    steps: [{ type: 'shoot', seat: A }, { type: 'bid' }],
  }),
  rule: (step) => ({
    ask(state) {
      if (step.type === 'shoot') {
        return {
          mode: 'all',
          asks: [{ seat: step.seat, kind: 'turn', topic: { ask: 'shoot' }, fallback: { type: 'shoot' } }],
        };
      }
      if (step.type === 'react') {
        const settled = state.game.neverDucks === step.seat ? ({ settled: { type: 'take-it' } } as const) : {};
        return {
          mode: 'all',
          asks: [
            { seat: step.seat, kind: 'reaction', topic: { ask: 'react' }, fallback: { type: 'take-it' }, ...settled },
          ],
        };
      }
      const asks = state.seats.map(
        ({ id }) =>
          ({ seat: id, kind: 'sealed', topic: { ask: 'bid' }, fallback: { type: 'bid', amount: 0 } }) as const,
      );
      return { mode: 'all', asks };
    },
    run(state, _step, answers, dice) {
      if (step.type === 'shoot') {
        return {
          events: [{ type: 'Shot', faces: dice.roll(1, 6, 'shot').faces }],
          then: [{ type: 'react', seat: other(step.seat) }],
        };
      }
      if (step.type === 'react') {
        const ducked = answers[0]?.command.type === 'duck';
        // The answer to a duck is another shot by the one who shot, before anything else goes on.
        return ducked
          ? { events: [{ type: 'Ducked' }], then: [{ type: 'shoot', seat: other(step.seat) }] }
          : { events: [], then: [] };
      }
      const bids = Object.fromEntries(
        answers.map(({ seat, command }) => [seat, command.type === 'bid' ? command.amount : 0]),
      );
      const winner = (bids['a'] ?? 0) >= (bids['b'] ?? 0) ? sideId('a') : sideId('b');
      return {
        events: [{ type: 'BidsOpened', bids }],
        then: [],
        outcome: { winners: [winner], reason: 'bid', scores: {}, fates: { ducks: String(state.game.ducks) } },
      };
    },
  }),
  answers: (topic, command) =>
    topic.ask === 'react' ? command.type === 'duck' || command.type === 'take-it' : topic.ask === command.type,
  check: (_view, _question, command) => (command.type === 'bid' && command.amount < 0 ? refuse('duel/negative') : null),
  evolve: (state, event) => {
    if (event.type === 'Ducked') return { ...state, ducks: state.ducks + 1 };
    return event.type === 'BidsOpened' ? { ...state, bids: event.bids } : state;
  },
  view: ({ game: { ducks, bids } }) => ({ ducks, bids }),
  choices: (_view, question) =>
    question.topic.ask === 'bid'
      ? { kind: 'number', blank: 'amount', from: 0, to: 9 }
      : { kind: 'done', command: question.fallback },
  tell: (event, _before, viewer) => {
    if (viewer.as !== 'spectator') return event;
    if (event.type === 'Shot' || event.type === 'Rolled') return { type: 'Redacted', of: event.type, seat: null };
    // Spectators are not told that somebody is shot at.
    if (event.type !== 'Asked' || !('questions' in event)) return event;
    return { ...event, questions: event.questions.filter(({ topic }) => topic.ask !== 'react') };
  },
  isNews: () => true,
  chapter: () => ({ turn: 1, phase: 'duel' }),
  inspect: () => ok({ about: 'nothing' }),
  stopped: (_state, winners, reason) => ({ winners, reason, scores: {}, fates: {} }),
};

const duel = ruleset(game);
const setup = (neverDucks = ''): Duel['setup'] => ({
  sides: [sideId('a'), sideId('b')],
  seats: [
    { id: A, side: sideId('a') },
    { id: B, side: sideId('b') },
  ],
  options: { neverDucks },
});

type State = MatchState<Duel>;
const log: MatchEvent<Duel>[] = [];

function begin(neverDucks = ''): State {
  log.length = 0;
  const began = startMatch(duel, setup(neverDucks), scriptedDice([]), 0);
  if (!began.ok) throw new Error(began.error.code);
  return take(null, began.value);
}
function take(state: State | null, events: readonly MatchEvent<Duel>[]): State {
  log.push(...events);
  const after = replay<Duel>((before, event) => duel.evolve(before, event), events, state);
  if (!after) throw new Error('no state');
  return after;
}
function give(
  state: State,
  seat: SeatId,
  command: Parameters<typeof duel.decide>[1]['command'],
  faces: number[] = [],
): State {
  const dice = diceFrom(
    state.diceRolled,
    (index) => faces[index - state.diceRolled] ?? expect.unreachable('a die too many'),
  );
  const decided = decideOrder(duel, state, { by: 'seat', seat, command, at: 0 }, dice);
  if (!decided.ok) throw new Error(decided.error.code);
  return take(state, decided.value);
}
const awaited = (state: State) =>
  duel.open(state).map((question) => `${question.id} ${question.seat} ${question.topic.ask}`);

describe('The agenda', () => {
  it('stops in mid-action for another seat, and a reaction can be reacted to before what lay below goes on', () => {
    let state = begin();
    expect(awaited(state)).toEqual(['q1 a shoot']);
    state = give(state, A, { type: 'shoot' }, [4]);
    expect(awaited(state)).toEqual(['q2 b react']);
    state = give(state, B, { type: 'duck' });
    expect(awaited(state)).toEqual(['q3 a shoot']);
    state = give(state, A, { type: 'shoot' }, [2]);
    state = give(state, B, { type: 'duck' });
    state = give(state, A, { type: 'shoot' }, [6]);
    state = give(state, B, { type: 'take-it' });
    expect(state.game.ducks).toBe(2);
    expect(awaited(state)).toEqual(['q7 a bid', 'q8 b bid']);
    expect(log.flatMap((event) => (event.type === 'Rolled' ? [[event.roll.index, ...event.roll.faces]] : []))).toEqual([
      [0, 4],
      [1, 2],
      [2, 6],
    ]);
  });

  it('a standing instruction answers at once, in the referee’s hand', () => {
    const state = give(begin('b'), A, { type: 'shoot' }, [1]);
    expect(awaited(state)).toEqual(['q3 a bid', 'q4 b bid']);
    expect(log.find((event) => event.type === 'Answered' && event.answer.by === 'referee')).toMatchObject({
      answer: { seat: 'b', command: { type: 'take-it' } },
    });
  });

  it('sealed answers come in any order, and nobody else learns them before all are in', () => {
    let state = give(begin('b'), A, { type: 'shoot' }, [1]);
    const before = state;
    state = give(state, B, { type: 'bid', amount: 7 });
    const answer = log.at(-1);
    if (!answer) throw new Error('no answer');
    expect(duel.tell(answer, before, seated(A))).toEqual({ type: 'Redacted', of: 'Answered', seat: 'b' });
    expect(duel.tell(answer, before, seated(B))).toBe(answer);
    expect(JSON.stringify(duel.view(state, seated(A)))).not.toContain('7');
    expect(awaited(state)).toEqual(['q3 a bid']);
    state = give(state, A, { type: 'bid', amount: 3 });
    expect(state.outcome).toMatchObject({ winners: ['b'], reason: 'bid' });
    expect(state.agenda).toEqual([]);
  });

  it('passing takes the fallback of the question', () => {
    let state = give(begin(), A, { type: 'pass' }, [5]);
    state = give(state, B, { type: 'pass' });
    expect(state.game.ducks).toBe(0);
    expect(awaited(state)[0]).toContain('bid');
  });

  it('a state is plain JSON at every step, and the fold of the log is the live state', () => {
    let state = give(begin(), A, { type: 'shoot' }, [4]);
    state = give(state, B, { type: 'duck' });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(replay<Duel>((before, event) => duel.evolve(before, event), structuredClone(log))).toEqual(state);
  });
});

describe('Refusing', () => {
  const code = (
    state: State,
    seat: SeatId,
    command: Parameters<typeof duel.decide>[1]['command'],
    question?: 'q1' | 'q9',
  ) => {
    const closed = question === undefined ? {} : { question: question as ReturnType<typeof duel.open>[number]['id'] };
    const decided = decideOrder(
      duel,
      state,
      { by: 'seat', seat, command, at: 0, ...closed },
      { roll: () => expect.unreachable('a die') },
    );
    return decided.ok ? 'accepted' : decided.error.code;
  };

  it('uses no die and says what is due', () => {
    const state = begin();
    expect(code(state, B, { type: 'shoot' })).toBe('match/not-awaited');
    expect(code(state, A, { type: 'duck' })).toBe('match/another-order-is-due');
    expect(code(state, seatId('c'), { type: 'duck' })).toBe('match/no-such-seat');
    expect(code(state, A, { type: 'shoot' }, 'q9')).toBe('match/question-closed');
    expect(code(state, B, { type: 'pass' })).toBe('match/not-awaited');
    const bidding = give(begin('b'), A, { type: 'shoot' }, [1]);
    expect(code(bidding, A, { type: 'bid', amount: -1 })).toBe('duel/negative');
    expect(code(bidding, A, { type: 'bid', amount: 1 }, 'q1')).toBe('match/question-closed');
  });

  it('choices say who is awaited for what to a seat that is not', () => {
    const state = begin();
    expect(duel.choices(duel.view(state, seated(B)), B, {})).toEqual({
      kind: 'nothing',
      refusal: { code: 'match/not-awaited', params: { awaited: ['a'], due: ['shoot'] }, rule: null },
    });
    expect(duel.choices(duel.view(state, seated(A)), A, {})).toEqual({ kind: 'done', command: { type: 'shoot' } });
  });

  it('an illegal set-up is refused', () => {
    expect(startMatch(duel, { ...setup(), seats: [] }, scriptedDice([]), 0)).toMatchObject({
      ok: false,
      error: { code: 'duel/two-seats' },
    });
  });
});

describe('Telling', () => {
  it('hides what the game hides and what is only bookkeeping', () => {
    const state = begin();
    const decided = decideOrder(
      duel,
      state,
      { by: 'seat', seat: A, command: { type: 'shoot' }, at: 0 },
      scriptedDice([3]),
    );
    if (!decided.ok) throw new Error('refused');
    const told = decided.value.map((event) => duel.tell(event, state, spectator)?.type ?? null);
    expect(told).toEqual(['Answered', 'Redacted', 'Redacted', null, 'Asked']);
  });

  it('a game hides a die, a question and its topic as it hides an event of its own', () => {
    const before = begin();
    const state = give(before, A, { type: 'shoot' }, [3]);
    expect(duel.view(state, seated(B)).questions.map(({ topic }) => topic.ask)).toEqual(['react']);
    expect(duel.view(state, spectator).questions).toEqual([]);
    expect(duel.open(state)).toHaveLength(1);
    const seen = log.map((event) => duel.tell(event, before, spectator));
    expect(JSON.stringify(seen)).not.toContain('react');
    expect(JSON.stringify(seen)).not.toContain('faces');
  });
});

describe('Old events', () => {
  it('of the kernel are brought up to date by the game too, because they carry its set-ups, steps and commands', () => {
    begin();
    const [began] = log;
    if (!began) throw new Error('no event');
    expect(duel.shape).toBe(2);
    expect(duel.upcastEvent(began, 2)).toBe(began);
    expect(duel.upcastEvent(began, 1)).toMatchObject({ type: 'Began', steps: [{ type: 'bid' }] });
    expect(duel.upcastCommand({ type: 'fire' }, 1)).toEqual({ type: 'shoot' });
  });

  it('of rules that are still to come cannot be read', () => {
    expect(() => duel.upcastEvent({ type: 'Began' }, 3)).toThrow('duel shape 3 is newer than 2');
  });
});

describe('Seats and dice', () => {
  it('QSR-02 units are dealt evenly, one each first', () => {
    const seats = seatsOf(sideId('a'), 2);
    expect(seats).toEqual(['a-1', 'a-2']);
    expect(seatsOf(sideId('a'), 1)).toEqual(['a']);
    const dealt = dealUnits(['x', 'y', 'z'].map(unitId), seats);
    expect([...dealt]).toEqual([
      ['x', 'a-1'],
      ['y', 'a-2'],
      ['z', 'a-1'],
    ]);
  });

  it('QSR-01 scripted dice show their faces in order and say what was wanted when they run out', () => {
    const dice = scriptedDice([2, 5, 6]);
    expect(total(dice.roll(2, 6, 'x'))).toBe(7);
    expect(dice.roll(1, 6, 'y')).toEqual({ index: 2, sides: 6, faces: [6], purpose: 'y' });
    expect(() => dice.roll(1, 6, 'location')).toThrow(OutOfFaces);
    expect(() => scriptedDice([9]).roll(1, 6, 'x')).toThrow('not on a die');
  });
});
