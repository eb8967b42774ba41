import type { Dice, Roll } from './dice.js';
import type { QuestionId, SeatId, SideId } from './ids.js';
import type { Agenda } from './agenda.js';
import type { Fact, Motion, Proposal, ProposalCommand, ProposalEvent, Warrant } from './proposal.js';
import type { Rewound } from './rewind.js';
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
  /** It came when matches had been written down without it: while it has its default, the hash of a state leaves it out. */
  readonly later?: true;
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

/** How a motion comes to be carried out: at whose wish (`null`: the arbiter's), by what right, when. */
export interface Enactment {
  readonly by: SeatId | null;
  readonly warrant: Warrant;
  readonly at: number;
}

/** A state of before, and since when and until when the match stood so. */
export interface Past<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly at: number;
  readonly until: number;
}

/**
 * An order as it reaches the rules. `seat` acts for itself; the referee acts for a seat whose time is up or that has conceded.
 * `at` is when it was given (UTC milliseconds).
 * `question` is the question that a press or an answer belongs to; without it the rules find the open one that fits.
 */
export interface Order<C> {
  readonly by: 'seat' | 'referee';
  readonly seat: SeatId;
  readonly command: C | KernelCommand | TableCommand;
  readonly question?: QuestionId;
  readonly at: number;
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

/** What a viewer learns of an event that is hidden from him: only that something of that kind happened, and to whom. */
export interface Redacted {
  readonly type: 'Redacted';
  readonly of: string;
  readonly seat: SeatId | null;
}

/** When the pictures and the report are due. */
export type Mark = 'phase' | 'turn' | null;

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
  /** Goes up when the meaning of an event changes; each stored event carries it. */
  readonly version: number;
  readonly options: readonly OptionSpec[];
  /** Begins a match at an instant: its first events, or why the set-up is not a legal one. */
  start(setup: T['setup'], dice: Dice, at: number): Result<readonly MatchEvent<T>[], Refusal>;
  /**
   * Decides an order: what happens, or why it may not. Refuses only on what the seat's own view shows. `past` is the state
   * that an order to go back, or the last vote for one, leads to.
   */
  decide(
    state: MatchState<T>,
    order: Order<T['command']>,
    dice: Dice,
    past?: Past<T> | null,
  ): Result<readonly MatchEvent<T>[], Refusal>;
  /** Carries a motion out without asking anybody: the match room knows by what right. */
  enact(
    state: MatchState<T>,
    motion: Motion,
    how: Enactment,
    dice: Dice,
    past?: Past<T> | null,
  ): Result<readonly MatchEvent<T>[], Refusal>;
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
  mark(event: MatchEvent<T>): Mark;
  /** The chapter that a state stands in. */
  chapter(state: MatchState<T>): Chapter;
  outcome(state: MatchState<T>): Outcome | null;
  /** Whether a condition of a kept order holds, judged by what its seat sees; never in a game without conditions. */
  holds(view: MatchView<T>, seat: SeatId, condition: T['condition']): boolean;
  /** Answers a question about the game from what a viewer sees. */
  inspect(view: MatchView<T>, inquiry: T['inquiry']): Result<T['answer'], Refusal>;
  /** Brings an event of an older ruleset version up to date. */
  upcast(event: MatchEvent<T>, version: number): MatchEvent<T>;
}
