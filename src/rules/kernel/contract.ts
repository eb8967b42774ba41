import type { Measure } from '../geometry/plane/measure.js';
import type { Dice, Roll } from './dice.js';
import type { QuestionId, SeatId, SideId } from './ids.js';
import type { Agenda } from './agenda.js';
import type { Fact, Motion, Proposal, ProposalCommand, ProposalEvent, Warrant } from './proposal.js';
import type { Rewound } from './rewound.js';
import type { Choice, Blanks } from './choices.js';
import type { ClockChanged, ClockCommand, ClockEvent, ClockSettings, ClockState } from './clock.js';
import type { Answer, AskMode, Question, Sealed } from './questions.js';
import type { Refusal } from './refusal.js';
import type { FreshDice, Ruling } from './ruling.js';
import type { Result } from './result.js';
import type { Seat, Viewer } from './seats.js';
import type { Stream } from './stream.js';

/** The types of one game system, bundled: every contract below is generic over such a bundle. */
export interface GameTypes {
  /** Everything settled before the first order: sides and seats, the units with their states, the board, the options. */
  setup: SetupBase;
  /** The game's own part of the state: plain JSON. */
  state: object;
  /** What a seat sees of the state. */
  view: object;
  command: { readonly type: string };
  event: { readonly type: string };
  step: { readonly type: string };
  topic: { readonly ask: string };
  /** Questions about the game that change nothing (odds, line of sight, reach, sheet); `answer` is what they are answered with. */
  inquiry: { readonly about: string };
  /** What a kept order may depend on. */
  condition: { readonly is: string };
  answer: { readonly about: string };
}

/** What every set-up contains. */
export interface SetupBase {
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  /** How the match is timed; without it, it is not. */
  readonly clock?: ClockSettings;
}

/**
 * A rule that can be chosen when the match is made. `id` and `values` are data; names and explanations are among the game's words.
 * `brings`: by value, what choosing it chooses of other options that are not named along with it. `titles`: what values that come from
 * a file are called in each language.
 */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly [string, ...string[]];
  readonly default: string;
  readonly rule: string;
  readonly brings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * How a match ended. No winners means a draw. `fates` says what became of each unit, by its label; `marks` what is left of it, in the
 * form in which a set-up of the same game brings it along, for campaigns. Matches that ended before units had marks have none.
 */
export interface Outcome {
  readonly winners: readonly SideId[];
  readonly reason: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly fates: Readonly<Record<string, string>>;
  readonly marks?: Readonly<Record<string, object>>;
}

/** Orders that every game has. `pass` takes the fallback of the open question; `abandon` is a vote to stop without a result. */
export type KernelCommand =
  | { readonly type: 'pass' }
  | { readonly type: 'concede' }
  | { readonly type: 'abandon'; readonly agrees: boolean };

/** Orders about the match itself, which have no order text: given by buttons, by their own commands, or by Arbitre. */
export type TableCommand = ProposalCommand | ClockCommand;

/**
 * Orders of Arbitre itself, which speaks for no seat: to begin the match, or to carry out a motion without asking anybody, by
 * right of its warrant, at the request of the order's seat (without a seat, of the arbiter), or to rule about a match that is over.
 */
export type HouseCommand<T extends GameTypes> =
  | { readonly type: 'start'; readonly setup: T['setup'] }
  | { readonly type: 'enact'; readonly motion: Motion; readonly warrant: Warrant }
  | { readonly type: 'rule'; readonly ruling: Ruling };

/** Anything that can be ordered in a match. */
export type MatchCommand<T extends GameTypes> = T['command'] | KernelCommand | TableCommand | HouseCommand<T>;

/** Something that a seat has said beside the questions. */
export interface Said<T extends GameTypes> {
  readonly type: 'Said';
  readonly seat: SeatId;
  readonly command: T['command'];
}

/** A seat has thought better of an answer that waits sealed: this one takes its place, as if it had been given from the start. */
export interface AnswerChanged<T extends GameTypes> {
  readonly type: 'AnswerChanged';
  readonly answer: Answer<T['command']>;
}

/**
 * An earlier state, from when until when the match was in it; what has been `said` beside the questions since and counts, and how
 * answers that waited sealed then were `changed` since; left out: nothing.
 */
export interface Past<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly at: number;
  readonly until: number;
  readonly said?: readonly Said<T>[];
  readonly changed?: readonly AnswerChanged<T>[];
}

/**
 * An order as it reaches the rules. It is complete: deciding it again takes only the state and the dice. `by` says who gave
 * it: a player for the seat, the referee (in place of a seat, or for Arbitre itself), or the arbiter. `at` says when, in UTC
 * milliseconds. `question` is the one it answers; with `null` the rules find the open one that fits, and the order that they
 * return names it.
 */
export interface Order<T extends GameTypes> {
  readonly by: 'seat' | 'referee' | 'arbiter';
  readonly seat: SeatId | null;
  readonly question: QuestionId | null;
  readonly at: number;
  readonly command: MatchCommand<T>;
}

/** What deciding needs besides the state and the order. `past` is the state that an order leads back to, if it does (`returnsTo`). */
export interface Deciding<T extends GameTypes> {
  readonly dice: Dice;
  readonly past: Past<T> | null;
}

/** An event with the states around it. `before` is `null` at the beginning; where the match goes back, it is the state gone back to. */
export interface Happened<T extends GameTypes> {
  readonly event: MatchEvent<T>;
  readonly before: MatchState<T> | null;
  readonly after: MatchState<T>;
}

/** The result of an order: the order with its question, what happened, in sequence, and the state after it. */
export interface Decided<T extends GameTypes> {
  readonly order: Order<T>;
  readonly happened: readonly Happened<T>[];
  readonly events: readonly MatchEvent<T>[];
  readonly state: MatchState<T>;
}

/** What comes of rulings; that facts were set is `Corrected`, as in play. `outcome`: how the match ended, as it counts from now on. */
type RulingEvent =
  | { readonly type: 'Annulled'; readonly outcome: Outcome; readonly reason: string }
  | { readonly type: 'Adjudicated'; readonly outcome: Outcome; readonly reason: string }
  /** Follows the `Rewound` that leads back into play. `since`: the first die that is thrown with the new dice. */
  | { readonly type: 'Reopened'; readonly since: number; readonly dice: FreshDice; readonly reason: string };

/** Events that the kernel itself produces, the same for every game. */
export type KernelEvent<T extends GameTypes> =
  | { readonly type: 'Began'; readonly setup: T['setup']; readonly steps: readonly T['step'][] }
  | { readonly type: 'Rolled'; readonly roll: Roll }
  | {
      readonly type: 'Asked';
      readonly mode: AskMode;
      readonly questions: readonly Question<T['topic'], T['command']>[];
    }
  | { readonly type: 'Answered'; readonly answer: Answer<T['command']> }
  | AnswerChanged<T>
  /** A sealed answer that still holds goes over to the question that is put anew after a correction. */
  | { readonly type: 'AnswerKept'; readonly answer: Answer<T['command']> }
  | Said<T>
  | { readonly type: 'Stepped'; readonly then: readonly T['step'][] }
  | { readonly type: 'Conceded'; readonly seat: SeatId }
  | { readonly type: 'AbandonVoted'; readonly seat: SeatId; readonly agrees: boolean }
  | ClockEvent
  | ClockChanged<T['command']>
  | ProposalEvent
  | Rewound
  | RulingEvent
  /** Facts were set; what the top step had asked is asked anew. `outcome`: of a match that is over, as it is with them. */
  | {
      readonly type: 'Corrected';
      readonly facts: readonly Fact[];
      readonly by: SeatId | null;
      readonly warrant: Warrant;
      readonly reason: string;
      readonly outcome?: Outcome;
    }
  | {
      readonly type: 'Substituted';
      readonly seat: SeatId;
      readonly player: string;
      /** Who held it until then; older matches do not say. */
      readonly from?: string;
      readonly by: SeatId | null;
    }
  | { readonly type: 'Ended'; readonly outcome: Outcome };

/** Anything that happens in a match. */
export type MatchEvent<T extends GameTypes> = KernelEvent<T> | T['event'];

/** The state of a match: what the kernel keeps for every game, and the game's own part in `game`. */
export interface MatchState<T extends GameTypes> {
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  readonly agenda: Agenda<T['step'], T['topic'], T['command']>;
  /** How many questions have been asked and dice rolled so far; they give the next id and index. */
  readonly questionsAsked: number;
  readonly diceRolled: number;
  readonly conceded: readonly SeatId[];
  readonly abandon: readonly SeatId[];
  /** `null`: the match is not timed. */
  readonly clock: ClockState | null;
  /** The clock that the table went by before it wanted none: its banks are for when it wants one again. */
  readonly restingClock?: ClockState;
  /** The proposal that waits for consent. */
  readonly proposal: Proposal | null;
  /** How many questions had been asked when the match last went back (0: never); those questions are void. */
  readonly reissued: number;
  /** Sealed questions that were taken back with answers in them: nobody else ever learns those. */
  readonly unopened: readonly QuestionId[];
  /** Sealed answers that took the place of others: nobody else is told what was there before (S-03). Left out: none. */
  readonly changed?: readonly Answer<T['command']>[];
  readonly outcome: Outcome | null;
  readonly game: T['state'];
}

/** What a viewer sees of a match. `questions` are those still open; of the sealed answers, it contains only the viewer's own. */
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

/** What a viewer learns of an event that is hidden from them: only that something of its kind happened, and to whom. */
export interface Redacted {
  readonly type: 'Redacted';
  readonly of: string;
  readonly seat: SeatId | null;
}

/**
 * A stretch of a match that is told in one report: a turn (0 before the first) and a phase, by its code, without `:`. An
 * event belongs to the chapter of the state that it leads to. A match returns to an earlier chapter only by going back. A
 * game has at most four chapters a turn, because each is a lasting post.
 */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
}

/** A match as a stream: what its rules have in common with those of a campaign. */
export interface MatchStream<T extends GameTypes> {
  state: MatchState<T>;
  order: Order<T>;
  command: MatchCommand<T>;
  event: MatchEvent<T>;
  actor: SeatId;
  viewer: Viewer;
  view: MatchView<T>;
  told: MatchEvent<T> | Redacted;
  deciding: Deciding<T>;
}

/**
 * The contract that every game system fulfils, as the rest of the code sees it. All functions are pure.
 */
export interface Ruleset<T extends GameTypes> extends Stream<MatchStream<T>> {
  readonly options: readonly OptionSpec[];
  /** How the game measures lengths and angles; `null`: it has none. */
  readonly measure: Measure | null;
  /**
   * Decides an order: what happens, or why it is refused. Every change goes through here: beginnings, answers, passes, votes,
   * time that is up or given back, what is carried out by consent or by right. A refusal rests only on what the seat's own
   * view shows.
   */
  decide(state: MatchState<T> | null, order: Order<T>, deciding: Deciding<T>): Result<Decided<T>, Refusal>;
  /** The event to right after which an order would take the match back; `decide` then needs the state there. `null`: it does not go back. */
  returnsTo(state: MatchState<T> | null, order: Order<T>): number | null;
  /** The state after an event; `state` is `null` before the first. Never rolls, measures or refuses. For `Rewound`, `state` is the state right after the event gone back to. */
  evolve(state: MatchState<T> | null, event: MatchEvent<T>): MatchState<T>;
  /** What a seat may do now: the next blank of the order to fill. With `BESIDE` as the question: what it may say at any time. */
  choices(view: MatchView<T>, seat: SeatId, partial: Blanks): Choice<T['command']>;
  /** Whether anything can be said beside the questions of a match, now or later: nobody else may ever notice that it was. */
  hears(state: MatchState<T> | null): boolean;
  /** Whether a command is said beside the questions, at any time: it is never an answer. */
  isBeside(command: MatchCommand<T>): boolean;
  /** The open questions: who is awaited for what. */
  open(state: MatchState<T>): readonly Question<T['topic'], T['command']>[];
  /**
   * What a viewer learns from an event; `null`: nothing. `before` is the state just before the event. `now` is the current
   * state, if that is a later one: what was sealed then may be open by now.
   */
  tell(
    event: MatchEvent<T>,
    before: MatchState<T> | null,
    viewer: Viewer,
    now?: MatchState<T> | null,
  ): MatchEvent<T> | Redacted | null;
  /** Whether an event is worth a report by itself; other events are told with what follows from them. */
  isNews(event: MatchEvent<T>): boolean;
  /** Whether an event brings to light what whoever ordered could not know: their order is then not taken back for nothing. */
  reveals(event: MatchEvent<T>): boolean;
  /** The chapter of a state. */
  chapter(state: MatchState<T>): Chapter;
  outcome(state: MatchState<T>): Outcome | null;
  /** Whether a condition of a kept order holds, judged by what its seat sees; always false in a game without conditions. */
  holds(view: MatchView<T>, seat: SeatId, condition: T['condition']): boolean;
  /** Answers a question about the game from what a viewer sees. */
  inspect(view: MatchView<T>, inquiry: T['inquiry']): Result<T['answer'], Refusal>;
}
