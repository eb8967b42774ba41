import type { Measure } from '../geometry/plane/measure.js';
import type { Choice, Blanks } from './choices.js';
import type {
  Chapter,
  GameTypes,
  MatchEvent,
  MatchState,
  MatchView,
  OptionSpec,
  Outcome,
  Redacted,
} from './contract.js';
import type { Dice } from './dice.js';
import type { SeatId, SideId } from './ids.js';
import type { Fact } from './proposal.js';
import type { Answer, Ask, AskMode, Question } from './questions.js';
import type { Refusal } from './refusal.js';
import type { Result } from './result.js';
import type { Viewer } from './seats.js';
import type { Written } from './stream.js';

/** What the author of a game writes; `ruleset()` makes a `Ruleset` of it. */

/** What a step has led to: events in order, the steps that follow it, and the outcome when the match is over. */
export interface Progress<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly then: readonly T['step'][];
  readonly outcome?: Outcome;
}

/** A chapter of the rules that the agenda can stop in: what it asks of whom, and what follows from the answers. */
export interface StepRule<T extends GameTypes, Step extends T['step'] = T['step']> {
  /** The questions to put before the step can run; `null`: none, and a rule that never asks anybody leaves it out. */
  ask?(
    state: MatchState<T>,
    step: Step,
  ): { readonly mode: AskMode; readonly asks: readonly Ask<T['topic'], T['command']>[] } | null;
  /** Carries the step out. Only here dice fall. The answers have been checked. */
  run(state: MatchState<T>, step: Step, answers: readonly Answer<T['command']>[], dice: Dice): Progress<T>;
}

/**
 * A step from one shape to the next. Both take what was written as it was and give it as the next shape has it; events include
 * the kernel's own, which carry set-ups, steps, topics and commands.
 */
export interface Upcast {
  readonly event: (event: Written) => Written;
  readonly command: (command: Written) => Written;
}

/** How the facts of a game are set right. */
export interface Correction<T extends GameTypes> {
  /** Why a fact cannot be set so, judged by what the viewer sees; `null` when it can. */
  check(view: MatchView<T>, fact: Fact): Refusal | null;
  /** The state with a checked fact set. */
  apply(state: T['state'], fact: Fact): T['state'];
}

/**
 * What a game lets seats say beside the questions, at any time: also while others act, also while something sealed is open. Nobody
 * rolls for it. If it settles a question that is open to the seat itself, that has been answered.
 */
export interface Beside<T extends GameTypes> {
  /** The commands that it is said with. None of them answers a question. */
  readonly types: readonly T['command']['type'][];
  /** Whether anything can be said in a match at all, from its beginning to its end; left out: in every match. */
  inMatch?(state: MatchState<T>): boolean;
  /** Why it cannot be said, judged by what the seat sees; `null` when it can. */
  check(view: MatchView<T>, seat: SeatId, command: T['command']): Refusal | null;
  /** What comes of it, after it has been checked. */
  say(state: MatchState<T>, seat: SeatId, command: T['command']): readonly T['event'][];
  /** The next blank to fill; without a blank filled in, a pick among all that would change something, which may be nothing. */
  choices(view: MatchView<T>, seat: SeatId, partial: Blanks): Choice<T['command']>;
}

/** What an author of a game writes; `ruleset()` makes a `Ruleset` of it. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** See `Ruleset.decisions`. */
  readonly decisions: number;
  /** How what was written in each earlier shape is brought to the next, from the first on; today's shape follows from how many there are. */
  readonly upcasts: readonly Upcast[];
  readonly options: readonly OptionSpec[];
  /** How lengths and angles are measured; a game of hexes leaves it out. */
  readonly measure?: Measure;
  /** Why this set-up is not legal, or `null`. */
  checkSetup(setup: T['setup']): Refusal | null;
  /** The game's state before anything happened, and the first steps. */
  begin(setup: T['setup']): { readonly state: T['state']; readonly steps: readonly T['step'][] };
  /** The rule of a step. */
  rule(step: T['step']): StepRule<T>;
  /** Whether a command is an answer to a question about `topic` at all. */
  answers(topic: T['topic'], command: T['command']): boolean;
  /** What seats may say beside the questions; a game in which they only answer leaves it out. */
  readonly beside?: Beside<T>;
  /** The part of a question in parts that a command answers. */
  part?(command: T['command']): string;
  /** A topic as it is asked when only these parts of it are left. */
  narrow?(topic: T['topic'], parts: readonly string[]): T['topic'];
  /** Why this answer is not legal, judged by what the seat sees; `null` when it is. */
  check(view: MatchView<T>, question: Question<T['topic'], T['command']>, command: T['command']): Refusal | null;
  evolve(state: T['state'], event: T['event']): T['state'];
  view(state: MatchState<T>, viewer: Viewer): T['view'];
  choices(view: MatchView<T>, question: Question<T['topic'], T['command']>, partial: Blanks): Choice<T['command']>;
  /**
   * What a viewer learns of an event, the kernel's own included: a set-up, a roll, a question or an answer may give away what
   * is hidden. Of a question they also see in their view what they were told when it was asked. `now` is the match as it stands when
   * they are told later; `null`: as it happens.
   */
  tell(
    event: MatchEvent<T>,
    before: MatchState<T> | null,
    viewer: Viewer,
    now: MatchState<T> | null,
  ): MatchEvent<T> | Redacted | null;
  /** Whether an event is worth a report by itself. */
  isNews(event: T['event']): boolean;
  /** Whether an event brings to light what whoever ordered could not know; a game that hides nothing leaves it out. */
  reveals?(event: T['event']): boolean;
  chapter(state: T['state']): Chapter;
  inspect(view: MatchView<T>, inquiry: T['inquiry']): Result<T['answer'], Refusal>;
  /** A game whose facts cannot be set leaves it out: it can still go back. */
  readonly correction?: Correction<T>;
  /** Whether a condition holds for a seat. */
  holds?(view: MatchView<T>, seat: SeatId, condition: T['condition']): boolean;
  /** The outcome when all seats of the other sides have conceded (`winners`), or all agreed to stop (no winners). */
  stopped(state: T['state'], winners: readonly SideId[], reason: string): Outcome;
}
