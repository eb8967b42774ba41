import type { Dice, Roll } from './dice.js';
import type { QuestionId, SeatId, SideId } from './ids.js';
import type { Agenda } from './agenda.js';
import type { Fact, Motion, Proposal, ProposalCommand, ProposalEvent, Warrant } from './proposal.js';
import type { Rewound } from './rewound.js';
import type { Choice, Slots } from './choices.js';
import type { ClockCommand, ClockEvent, ClockSettings, ClockState } from './clock.js';
import type { Answer, AskMode, Question, Sealed } from './questions.js';
import type { Refusal } from './refusal.js';
import type { Result } from './result.js';
import type { Seat, Viewer } from './seats.js';

/** The types of one game system, bundled: every contract below is generic over such a bundle. */
export interface GameTypes {
  /** Everything that is settled before the first order: sides and seats, units with a state each, board, options. */
  setup: SetupBase;
  /** The game's own part of the state: plain JSON. */
  state: object;
  /** What a seat sees of the state. */
  view: object;
  command: { readonly type: string };
  event: { readonly type: string };
  step: { readonly type: string };
  topic: { readonly ask: string };
  /** Questions to the rules that change nothing (odds, line of sight, reach, sheet) and their answers. */
  inquiry: { readonly about: string };
  /** What an order that is kept for later may depend on. */
  condition: { readonly is: string };
  answer: { readonly about: string };
}

/** What every set-up says. */
export interface SetupBase {
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  /** How the match is timed; left out: it is not. */
  readonly clock?: ClockSettings;
}

/** A rule that may be chosen when the match is made. `id` and `values` are data; names and explanations are in i18n. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly [string, ...string[]];
  readonly default: string;
  readonly rule: string;
}

/** How a match ended. No winners: a draw. `fates` says by unit label what became of it, for a campaign. */
export interface Outcome {
  readonly winners: readonly SideId[];
  readonly reason: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly fates: Readonly<Record<string, string>>;
}

/** Orders that every game knows. `pass` takes the fallback of the open question; `abandon` is a vote to stop without a result. */
export type KernelCommand =
  { readonly type: 'pass' } | { readonly type: 'concede' } | { readonly type: 'abandon'; readonly agrees: boolean };

/** Orders about the match itself, which have no text of their own: given by buttons, by commands of their own, by the house. */
export type TableCommand = ProposalCommand | ClockCommand;

/**
 * Orders of the house, which speaks for no seat: a match begins · a motion is carried out without asking, by right of its
 * warrant, at the wish of the order's seat (none: the arbiter's).
 */
export type HouseCommand<T extends GameTypes> =
  | { readonly type: 'start'; readonly setup: T['setup'] }
  | { readonly type: 'enact'; readonly motion: Motion; readonly warrant: Warrant };

/** Anything that can be ordered in a match. */
export type MatchCommand<T extends GameTypes> = T['command'] | KernelCommand | TableCommand | HouseCommand<T>;

/** A state of before, and since when and until when the match stood so. */
export interface Past<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly at: number;
  readonly until: number;
}

/**
 * An order as it reaches the rules, complete: deciding it again needs nothing else but the state and the dice. `by` says who
 * gave it: a player for the seat, the referee (in the place of a seat, or for the house), the arbiter; `at` when (UTC
 * milliseconds). `question` is the one that it answers; `null` leaves it to the rules to find the open one that fits, and
 * what they found stands in the order that they give back.
 */
export interface Order<T extends GameTypes> {
  readonly by: 'seat' | 'referee' | 'arbiter';
  readonly seat: SeatId | null;
  readonly question: QuestionId | null;
  readonly at: number;
  readonly command: MatchCommand<T>;
}

/** What deciding needs besides state and order. `past`: the state that an order leads back to, where it may (`returnsTo`). */
export interface Deciding<T extends GameTypes> {
  readonly dice: Dice;
  readonly past: Past<T> | null;
}

/** An event with the states around it; `before` is `null` at the beginning, and where the match goes back the state gone back to. */
export interface Happened<T extends GameTypes> {
  readonly event: MatchEvent<T>;
  readonly before: MatchState<T> | null;
  readonly after: MatchState<T>;
}

/** What an order has led to: the order with its question, what happened, one thing after the other, and the state after it. */
export interface Decided<T extends GameTypes> {
  readonly order: Order<T>;
  readonly happened: readonly Happened<T>[];
  readonly events: readonly MatchEvent<T>[];
  readonly state: MatchState<T>;
}

/** Events that the kernel itself makes, the same for every game. */
export type KernelEvent<T extends GameTypes> =
  | { readonly type: 'Began'; readonly setup: T['setup']; readonly steps: readonly T['step'][] }
  | { readonly type: 'Rolled'; readonly roll: Roll }
  | {
      readonly type: 'Asked';
      readonly mode: AskMode;
      readonly questions: readonly Question<T['topic'], T['command']>[];
    }
  | { readonly type: 'Answered'; readonly answer: Answer<T['command']> }
  | { readonly type: 'Stepped'; readonly then: readonly T['step'][] }
  | { readonly type: 'Conceded'; readonly seat: SeatId }
  | { readonly type: 'AbandonVoted'; readonly seat: SeatId; readonly agrees: boolean }
  | ClockEvent
  | ProposalEvent
  | Rewound
  /** Facts were set; what the top step had asked is asked anew on them. */
  | {
      readonly type: 'Corrected';
      readonly facts: readonly Fact[];
      readonly by: SeatId | null;
      readonly warrant: Warrant;
      readonly reason: string;
    }
  | {
      readonly type: 'Substituted';
      readonly seat: SeatId;
      readonly player: string;
      /** Who held it until then; matches of before do not say. */
      readonly from?: string;
      readonly by: SeatId | null;
    }
  | { readonly type: 'Ended'; readonly outcome: Outcome };

/** An event or a command as it was written down, in whatever shape. */
export interface Written {
  readonly type: string;
}

/** Anything that happens in a match. */
export type MatchEvent<T extends GameTypes> = KernelEvent<T> | T['event'];

/** The state of a match: what the kernel keeps for every game, and the game's own part. */
export interface MatchState<T extends GameTypes> {
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly agenda: Agenda<T['step'], T['topic'], T['command']>;
  /** How many questions have been asked and dice rolled so far: the next id and index. */
  readonly questionsAsked: number;
  readonly diceRolled: number;
  readonly conceded: readonly SeatId[];
  readonly abandon: readonly SeatId[];
  /** `null`: the match is not timed. */
  readonly clock: ClockState | null;
  /** What is proposed and waits for consent. */
  readonly proposal: Proposal | null;
  /** How many questions had been asked when the match last went back (0: never): those of then are void. */
  readonly reissued: number;
  readonly outcome: Outcome | null;
  readonly game: T['state'];
}

/** What a viewer sees of a match. `questions` are those still open; of sealed answers only the viewer's own are in it. */
export interface MatchView<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly questions: readonly Question<T['topic'], T['command']>[];
  /** The viewing seat's own sealed answers, which it may change until all are in. */
  readonly sealed: readonly Sealed<T['topic'], T['command']>[];
  readonly conceded: readonly SeatId[];
  readonly abandon: readonly SeatId[];
  readonly clock: ClockState | null;
  readonly proposal: Proposal | null;
  readonly outcome: Outcome | null;
  readonly game: T['view'];
}

/** What a viewer learns of an event that is hidden from them: only that something of that kind happened, and to whom. */
export interface Redacted {
  readonly type: 'Redacted';
  readonly of: string;
  readonly seat: SeatId | null;
}

/**
 * A stretch of a match that is told in one report: a turn (0 before the first) and a phase of it by its code, without `:`.
 * An event belongs to the chapter of the state that it leads to. A chapter that was left comes back only when the match goes back; a game has at
 * most four a turn, because each is a lasting post.
 */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
}

/**
 * The contract that every game system fulfils, as the rest of the house sees it. All functions are pure.
 */
export interface Ruleset<T extends GameTypes> {
  readonly id: string;
  /** The shape of events and orders as they are written today; each that is stored says in which it was. */
  readonly shape: number;
  /** Goes up when the rules decide otherwise than before; each stored order says by which it was decided. */
  readonly decisions: number;
  readonly options: readonly OptionSpec[];
  /**
   * Decides an order: what happens, or why it may not. The one door: beginnings, answers, passes, votes, time that is up or
   * given back, what is carried out by consent or by right. Refuses a seat only what its own view shows.
   */
  decide(state: MatchState<T> | null, order: Order<T>, deciding: Deciding<T>): Result<Decided<T>, Refusal>;
  /** The event right after which an order would have the match stand again; `null`: it goes only on. Then `decide` wants the state of there. */
  returnsTo(state: MatchState<T> | null, order: Order<T>): number | null;
  /** The state after an event; `null` before the first. Never rolls, measures or refuses. For `Rewound` it is given the state right after the event gone back to. */
  evolve(state: MatchState<T> | null, event: MatchEvent<T>): MatchState<T>;
  view(state: MatchState<T>, viewer: Viewer): MatchView<T>;
  /** What a seat may do now: the next slot of the order to fill. */
  choices(view: MatchView<T>, seat: SeatId, partial: Slots): Choice<T['command']>;
  /** Who is awaited for what. */
  open(state: MatchState<T>): readonly Question<T['topic'], T['command']>[];
  /**
   * What a viewer learns from an event that happens to the state `before`, which is the one just before it; `null`: nothing.
   * `now` is the match as it stands when that is later: what was sealed then may be open by now.
   */
  tell(
    event: MatchEvent<T>,
    before: MatchState<T> | null,
    viewer: Viewer,
    now?: MatchState<T> | null,
  ): MatchEvent<T> | Redacted | null;
  /** Whether an event is worth a report by itself; what the rules only note is told with what comes of it. */
  isNews(event: MatchEvent<T>): boolean;
  /** The chapter that a state stands in. */
  chapter(state: MatchState<T>): Chapter;
  outcome(state: MatchState<T>): Outcome | null;
  /** Whether a condition of a kept order holds, judged by what its seat sees; never in a game without conditions. */
  holds(view: MatchView<T>, seat: SeatId, condition: T['condition']): boolean;
  /** Answers a question about the game from what a viewer sees. */
  inspect(view: MatchView<T>, inquiry: T['inquiry']): Result<T['answer'], Refusal>;
  /** What was written in an earlier shape, in today's. */
  upcastEvent(event: Written, shape: number): MatchEvent<T>;
  upcastCommand(command: Written, shape: number): MatchCommand<T>;
}
