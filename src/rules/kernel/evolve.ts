import { answered, asked, isInPlaceOf, reopened, retimed, sealedWaiting, stepped } from './agenda.js';
import { evolveClock, newClock, seatClock, type ClockEvent, type ClockState } from './clock.js';
import { clocksAfter } from './clock-changed.js';
import type { GameTypes, KernelEvent, MatchEvent, MatchState } from './contract.js';
import type { Game } from './game.js';
import type { SeatId } from './ids.js';
import { proposalAfter } from './proposal.js';
import type { Answer } from './questions.js';
import { rewound } from './rewind.js';

const KERNEL_EVENTS = {
  Began: true,
  Rolled: true,
  Asked: true,
  Answered: true,
  AnswerChanged: true,
  AnswerKept: true,
  Said: true,
  Stepped: true,
  Conceded: true,
  AbandonVoted: true,
  ClockStarted: true,
  ClockStopped: true,
  ClockPaused: true,
  ClockResumed: true,
  ClockCredited: true,
  ClockChanged: true,
  TimedOut: true,
  Claimed: true,
  Proposed: true,
  Voted: true,
  Agreed: true,
  Withdrawn: true,
  Rewound: true,
  Annulled: true,
  Adjudicated: true,
  Reopened: true,
  Corrected: true,
  Substituted: true,
  Ended: true,
} as const satisfies Record<KernelEvent<GameTypes>['type'], true>;

/** Whether an event is one of the kernel's own. Games must not use these names. */
export function isKernelEvent<T extends GameTypes>(event: MatchEvent<T>): event is KernelEvent<T> {
  return event.type in KERNEL_EVENTS;
}

/** What the kernel notes for itself: it is told with what comes of it, and until then there is nothing. */
const BOOKKEEPING: ReadonlySet<KernelEvent<GameTypes>['type']> = new Set([
  'Began',
  'Rolled',
  'Asked',
  'Answered',
  'AnswerChanged',
  'AnswerKept',
  'Said',
  'Stepped',
  'Proposed',
  'Agreed',
  'Withdrawn',
  'ClockStarted',
  'ClockStopped',
]);

/** Whether an event of the kernel's is worth a report by itself. */
export const isKernelNews = <T extends GameTypes>({ type }: KernelEvent<T>): boolean => !BOOKKEEPING.has(type);

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
      clock: newClock(
        event.setup.clock,
        event.setup.seats.map((seat) => seat.id),
      ),
      proposal: null,
      reissued: 0,
      unopened: [],
      outcome: null,
      game: game.begin(event.setup).state,
    };
  }
  return evolveKernel(game, started(state), event);
}

function evolveKernel<T extends GameTypes>(
  game: Game<T>,
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
      return { ...state, agenda: answered(state.agenda, event.answer), clock: heard(state.clock, event.answer) };
    // That somebody thinks better of it moves nothing that others see, nor that they are there.
    case 'AnswerChanged':
      return {
        ...state,
        agenda: answered(state.agenda, event.answer),
        changed: [...(state.changed ?? []).filter((other) => !isInPlaceOf(event.answer, other)), event.answer],
      };
    case 'AnswerKept':
      return { ...state, agenda: answered(state.agenda, event.answer) };
    // What comes of it follows in events of the game.
    case 'Said':
      return state;
    case 'Stepped':
      return { ...state, agenda: stepped(state.agenda, event.then) };
    case 'Conceded':
      return { ...state, conceded: [...state.conceded, event.seat] };
    case 'AbandonVoted':
      return {
        ...state,
        abandon: [...state.abandon.filter((seat) => seat !== event.seat), ...(event.agrees ? [event.seat] : [])],
      };
    case 'ClockStarted':
    case 'ClockStopped':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockCredited':
    case 'TimedOut':
      return { ...state, clock: clocked(state.clock, event) };
    case 'ClockChanged': {
      const { restingClock: _rests, ...rest } = state;
      const seats = state.seats.map(({ id }) => id);
      return { ...rest, ...clocksAfter(state, event, seats), agenda: retimed(state.agenda, event.timing) };
    }
    case 'Claimed':
      return {
        ...state,
        conceded: [...state.conceded, ...event.seats.filter((seat) => !state.conceded.includes(seat))],
        clock: clocked(state.clock, event),
      };
    case 'Proposed':
      return { ...state, proposal: event.proposal, questionsAsked: state.questionsAsked + 1 };
    case 'Voted':
    case 'Agreed':
    case 'Withdrawn':
      return { ...state, proposal: proposalAfter(state.proposal, event) };
    case 'Rewound':
      return rewound(state, event);
    case 'Annulled':
    case 'Adjudicated':
      return { ...state, outcome: event.outcome };
    // The `Rewound` before it has brought play back; of dice the state knows only how many there were.
    case 'Reopened':
      return state;
    case 'Corrected': {
      const inner = event.facts.reduce((set, fact) => game.correction?.apply(set, fact) ?? set, state.game);
      if (event.outcome) return { ...state, outcome: event.outcome, game: inner };
      return {
        ...state,
        agenda: reopened(state.agenda),
        unopened: [...state.unopened, ...sealedWaiting(state.agenda).map(({ question }) => question.id)],
        game: inner,
      };
    }
    case 'Substituted':
      return { ...state, clock: forgiven(state.clock, event.seat) };
    case 'Ended':
      return { ...state, proposal: null, outcome: event.outcome, agenda: [] };
  }
}

/** A seat that answers itself has missed nothing since. */
const heard = (clock: ClockState | null, { seat, by }: Answer<unknown>): ClockState | null =>
  by === 'seat' ? forgiven(clock, seat) : clock;

/** What a seat has missed counts no more: it has come back, or somebody else sits there now. */
function forgiven(clock: ClockState | null, seat: SeatId): ClockState | null {
  if (!clock || seatClock(clock, seat).missed === 0) return clock;
  return { ...clock, seats: { ...clock.seats, [seat]: { ...seatClock(clock, seat), missed: 0 } } };
}

function clocked(clock: ClockState | null, event: ClockEvent): ClockState {
  if (!clock) throw new Error(`${event.type} in a match without a clock`);
  return evolveClock(clock, event);
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
