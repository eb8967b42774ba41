import type { Forces, Library, Scenario } from '../../src/library/contract.js';
import type { Opponent } from '../../src/opponent/contract.js';
import type { GameTypes, OptionSpec, Ruleset, SetupBase } from '../../src/rules/kernel/contract.js';
import type { Game, StepRule } from '../../src/rules/kernel/game.js';
import { total } from '../../src/rules/kernel/dice.js';
import { sideId, type SeatId, type SideId } from '../../src/rules/kernel/ids.js';
import { refuse } from '../../src/rules/kernel/refusal.js';
import { fail, ok } from '../../src/rules/kernel/result.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';
import { seatsOf } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';

/**
 * A tiny game that has all that the match room must cope with: dice, a turn for any seat of a side, sealed answers of all
 * seats, chapters, an end. Each turn every side adds 1 to 3 and the face of a die; then all guess in secret how high the
 * count will go. Who brings it to the goal wins.
 */
export interface Counting extends GameTypes {
  setup: CountingSetup;
  state: CountingState;
  view: CountingState;
  command: { readonly type: 'add'; readonly n: number } | { readonly type: 'guess'; readonly n: number };
  event:
    | { readonly type: 'TurnBegan'; readonly turn: number }
    | { readonly type: 'Added'; readonly seat: SeatId; readonly n: number; readonly bonus: number }
    | { readonly type: 'GuessingBegan' }
    | { readonly type: 'Guessed'; readonly guesses: readonly { readonly seat: SeatId; readonly n: number }[] };
  step:
    | { readonly type: 'turn' }
    | { readonly type: 'add'; readonly side: SideId }
    | { readonly type: 'guessing' }
    | { readonly type: 'guess' };
  topic: { readonly ask: 'add' } | { readonly ask: 'guess' };
  inquiry: { readonly about: 'count' };
  answer: { readonly about: 'count'; readonly count: number };
}

interface CountingSetup extends SetupBase {
  readonly goal: number;
}

interface CountingState {
  readonly goal: number;
  readonly turn: number;
  readonly phase: 'adding' | 'guessing';
  readonly count: number;
  readonly guesses: number;
}

const rules: { readonly [Type in Counting['step']['type']]: StepRule<Counting> } = {
  turn: {
    run: (state) => ({
      events: [{ type: 'TurnBegan', turn: state.game.turn + 1 }],
      then: [
        ...state.sides.map((side) => ({ type: 'add', side }) as const),
        { type: 'guessing' },
        { type: 'guess' },
        { type: 'turn' },
      ],
    }),
  },
  add: {
    ask: (state, step) => ({
      mode: 'any',
      asks: state.seats
        .filter((seat) => step.type === 'add' && seat.side === step.side)
        .map((seat) => ({ seat: seat.id, kind: 'turn', topic: { ask: 'add' }, fallback: { type: 'add', n: 1 } })),
    }),
    run(state, _step, [answer], dice) {
      if (!answer) throw new Error('nobody has added');
      const { seat, command } = answer;
      const added = { type: 'Added', seat, n: command.n, bonus: total(dice.roll(1, 6, 'bonus')) } as const;
      const side = state.seats.find((one) => one.id === seat)?.side;
      const count = state.game.count + added.n + added.bonus;
      if (count < state.game.goal || side === undefined) return { events: [added], then: [] };
      return { events: [added], then: [], outcome: outcome([side], 'goal', count) };
    },
  },
  guessing: { run: () => ({ events: [{ type: 'GuessingBegan' }], then: [] }) },
  guess: {
    ask: (state) => ({
      mode: 'all',
      asks: state.seats.map(({ id }) => ({
        seat: id,
        kind: 'sealed',
        topic: { ask: 'guess' },
        fallback: { type: 'guess', n: 0 },
      })),
    }),
    run: (_state, _step, answers) => ({
      events: [{ type: 'Guessed', guesses: answers.map(({ seat, command }) => ({ seat, n: command.n })) }],
      then: [],
    }),
  },
};

const outcome = (winners: readonly SideId[], reason: string, count: number) => ({
  winners,
  reason,
  scores: { count },
  fates: {},
});

const RULES: readonly OptionSpec[] = [
  { id: 'pace', values: ['slow', 'fast'], default: 'slow', rule: 'TOY-01' },
  { id: 'luck', values: ['on', 'off'], default: 'on', rule: 'TOY-02' },
];

/** The game; its shape can be raised to see old events brought up to date, and its decisions to see them believed. */
const countingGame = (shape: number, decisions: number): Game<Counting> => ({
  id: 'counting',
  decisions,
  // In its first shape an event had the count that was added as it is; in later ones doubled.
  upcasts: Array.from({ length: shape - 1 }, (_, i) => ({
    event: (event) =>
      i === 0 && event.type === 'Added' && 'n' in event ? { ...event, n: Number(event.n) * 2 } : event,
    command: (command) => command,
  })),
  options: RULES,
  checkSetup: (setup) => (setup.goal > 0 ? null : refuse('counting/no-goal')),
  begin: (setup) => ({
    state: { goal: setup.goal, turn: 0, phase: 'adding', count: 0, guesses: 0 },
    steps: [{ type: 'turn' }],
  }),
  rule: (step) => rules[step.type],
  answers: (topic, command) => topic.ask === command.type,
  check: (_view, question, { n }) =>
    question.topic.ask === 'add' && (n < 1 || n > 3) ? refuse('counting/out-of-range', { n, least: 1, most: 3 }) : null,
  evolve(state, event) {
    switch (event.type) {
      case 'TurnBegan':
        return { ...state, turn: event.turn, phase: 'adding' };
      case 'Added':
        return { ...state, count: state.count + event.n + event.bonus };
      case 'GuessingBegan':
        return { ...state, phase: 'guessing' };
      case 'Guessed':
        return { ...state, guesses: state.guesses + event.guesses.length };
    }
  },
  view: (state) => state.game,
  choices: (_view, question) => ({ kind: 'done', command: question.fallback }),
  tell: (event) => event,
  isNews: () => true,
  chapter: ({ turn, phase }) => ({ turn, phase }),
  inspect: (view) => ok({ about: 'count', count: view.game.count }),
  stopped: (state, winners, reason) => outcome(winners, reason, state.count),
});

/*
 * The rooms of the house are written for the games of the registry, which a test's game is not in. Here alone, and only in
 * tests, it is passed off as one of them.
 */

/** The toy's rules, as the match room takes them. */
export const counting = (shape = 1, decisions = 1): Ruleset<AnyGame> =>
  ruleset(countingGame(shape, decisions)) as unknown as Ruleset<AnyGame>;
/** A command of the toy. */
export const toy = (command: Counting['command']): AnyGame['command'] => command as unknown as AnyGame['command'];
/** The toy's part of a state or view. */
export const counted = (holder: { readonly game: object } | null): CountingState =>
  (holder as unknown as { readonly game: CountingState }).game;

/** An opponent that adds 2 and guesses 7. */
export const counter: Opponent<AnyGame> = (view, seat) => {
  const question = view.questions.find((open) => open.seat === seat);
  if (!question) return null;
  const topic: string = question.topic.ask;
  return toy(topic === 'guess' ? { type: 'guess', n: 7 } : { type: 'add', n: 2 });
};

const SIDES = [sideId('red'), sideId('blue')];

const scenario = (
  id: string,
  most: number,
  goal: number,
  options: Scenario['options'] = {},
  forces: Forces = {},
): Scenario => ({
  id,
  rules: RULES,
  options,
  clock: null,
  ruleset: 'battletech',
  title: { en: id, fr: id, ru: id },
  briefing: { en: '', fr: '', ru: '' },
  level: null,
  turns: null,
  sides: SIDES.map((side) => ({
    id: side,
    title: { en: side, fr: side, ru: side },
    players: [1, most],
    units: [],
    worth: [],
    ...(forces[side] === undefined
      ? {}
      : { force: { title: { en: forces[side], fr: forces[side], ru: forces[side] } } }),
  })),
  setup: (players, options) => {
    const seats = SIDES.flatMap((side) => seatsOf(side, players[side] ?? 0).map((seat) => ({ id: seat, side })));
    const setup: CountingSetup = { sides: SIDES, seats, options, goal };
    return setup as unknown as AnyGame['setup'];
  },
  // A roster of the toy is how many players it takes.
  withForces: (given) =>
    Object.values(given).includes('bad')
      ? fail(refuse('unit/roster-unfit', { side: 'red' }))
      : ok(scenario(id, Math.min(most, ...Object.values(given).map(Number)), goal, options, given)),
});

const SCENARIOS = [
  scenario('toy/duel', 1, 40),
  scenario('toy/pairs', 2, 40),
  scenario('toy/long', 1, 1_000_000),
  scenario('toy/broken', 1, 0),
  scenario('toy/fast', 1, 40, { pace: 'fast' }),
];

/** The toy's scenarios: `duel` one a side, `pairs` up to two, `long` without end, `broken` refused by its own rules. */
export const toyLibrary: Library = {
  scenarios: SCENARIOS,
  units: [],
  faults: [],
  muster: (_ruleset, _title, units) => JSON.stringify(units),
  maps: [],
  mapMakers: new Map(),
  scenario(id, { forces = {} } = {}) {
    const found = SCENARIOS.find((one) => one.id === id)?.withForces(forces);
    return found?.ok ? found.value : null;
  },
  lacking: () => null,
  roster: () => fail([]),
};

/** An unwrapped result: fails the test with the refusal. */
export function accepted<T>(result: { readonly ok: true; readonly value: T } | ReturnType<typeof fail>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}
