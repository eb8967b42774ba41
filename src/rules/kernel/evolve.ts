import { answered, asked, stepped } from './agenda.js';
import type { Game, GameTypes, KernelEvent, MatchEvent, MatchState } from './contract.js';

const KERNEL_EVENTS = {
  Began: true,
  Rolled: true,
  Asked: true,
  Answered: true,
  Stepped: true,
  Conceded: true,
  AbandonVoted: true,
  Ended: true,
} as const satisfies Record<KernelEvent<GameTypes>['type'], true>;

/** Whether an event is one of the kernel's own. Games must not use these names. */
export function isKernelEvent<T extends GameTypes>(event: MatchEvent<T>): event is KernelEvent<T> {
  return event.type in KERNEL_EVENTS;
}

/** The state after an event; before the first event (`Began`) there is none. */
export function evolve<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T> | null,
  event: MatchEvent<T>,
): MatchState<T> {
  if (!isKernelEvent<T>(event)) {
    const before = started(state);
    return { ...before, game: game.evolve(before.game, event) };
  }
  if (event.type === 'Began') {
    return {
      sides: event.setup.sides,
      seats: event.setup.seats,
      agenda: [...event.steps].reverse().map((step) => ({ step, asked: null })),
      questionsAsked: 0,
      diceRolled: 0,
      conceded: [],
      abandon: [],
      outcome: null,
      game: game.begin(event.setup).state,
    };
  }
  return evolveKernel(started(state), event);
}

function evolveKernel<T extends GameTypes>(
  state: MatchState<T>,
  event: Exclude<KernelEvent<T>, { type: 'Began' }>,
): MatchState<T> {
  switch (event.type) {
    case 'Rolled':
      return { ...state, diceRolled: event.roll.index + event.roll.faces.length };
    case 'Asked':
      return {
        ...state,
        questionsAsked: state.questionsAsked + event.questions.length,
        agenda: asked(state.agenda, event.mode, event.questions),
      };
    case 'Answered':
      return { ...state, agenda: answered(state.agenda, event.answer) };
    case 'Stepped':
      return { ...state, agenda: stepped(state.agenda, event.then) };
    case 'Conceded':
      return { ...state, conceded: [...state.conceded, event.seat] };
    case 'AbandonVoted':
      return {
        ...state,
        abandon: [...state.abandon.filter((seat) => seat !== event.seat), ...(event.agrees ? [event.seat] : [])],
      };
    case 'Ended':
      return { ...state, outcome: event.outcome, agenda: [] };
  }
}

function started<T extends GameTypes>(state: MatchState<T> | null): MatchState<T> {
  if (!state) throw new Error('a match begins with Began');
  return state;
}

/** Folds events to the state they lead to. */
export function replay<T extends GameTypes>(
  evolveOne: (state: MatchState<T> | null, event: MatchEvent<T>) => MatchState<T>,
  events: Iterable<MatchEvent<T>>,
  from: MatchState<T> | null = null,
): MatchState<T> | null {
  let state = from;
  for (const event of events) state = evolveOne(state, event);
  return state;
}
