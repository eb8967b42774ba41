import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Choice, Destination, Option } from '../rules/kernel/choices.js';
import type { GameTypes, KernelCommand, MatchEvent, MatchView, Outcome } from '../rules/kernel/contract.js';
import type { Fact } from '../rules/kernel/proposal.js';
import type { Point } from '../rules/geometry/plane/point.js';
import type { SeatId, UnitId } from '../rules/kernel/ids.js';
import type { Question } from '../rules/kernel/questions.js';
import type { Shows, Sketch } from './picture.js';

/** A stretch of a match to report: the events of a phase (or any span), as a viewer was told them, with the views around it. */
export interface Stretch<T extends GameTypes> {
  readonly before: MatchView<T> | null;
  readonly after: MatchView<T>;
  readonly events: readonly MatchEvent<T>[];
}

/** The report of a phase, in short `lines`. `why` has the terms of each number, which are shown by a button. */
export interface Report {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly why: readonly string[];
  /** Labels of the units whose sheets changed. */
  readonly changed: readonly string[];
  /** False if nothing in the report shows on the map. */
  readonly map?: boolean;
  /** How many close-ups the picture of the map needs; none if left out. */
  readonly closeUps?: number;
}

/**
 * A report as a story: `lines`, three at most, say what matters first (who lost what, who fell, what it means); `details` tell
 * all of it by unit, and are shown by a button.
 */
export interface Story {
  readonly lines: readonly string[];
  readonly details: readonly string[];
}

/** What the seats achieved: a line and a table row for each. */
export interface Tally {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: SeatId; readonly cells: readonly string[] }[];
}

/** The words of one game: its codes and facts in each language, in Discord's Markdown. */
export interface Presenter<T extends GameTypes> {
  /** The game in a language, with the names of its sides, for the common sentences about a match of it. */
  tongue(locale: Locale): Tongue;
  report(stretch: Stretch<T>, locale: Locale): Report;
  story(stretch: Stretch<T>, locale: Locale): Story;
  /** What came of the orders of a seat in a stretch, and what befell its units; empty while nothing has. */
  results(stretch: Stretch<T>, seat: SeatId, locale: Locale): readonly string[];
  /** What a seat is asked, in one line that does not name the player: "move HBK-4G". */
  question(question: Question<T['topic'], T['command']>, view: MatchView<T>, locale: Locale): string;
  /** What the buttons say that answer a question: to order what is asked, and what passing does, which names nothing hidden. */
  buttons(
    question: Question<T['topic'], T['command']>,
    locale: Locale,
  ): { readonly order: string; readonly pass: string };
  /** The state of play for the panel, in one to three lines: turn, phase, who holds the initiative. */
  standing(view: MatchView<T>, locale: Locale): string;
  /** What a blank of a choice asks for: "Which unit?" */
  blank(choice: Choice<T['command']>, view: MatchView<T>, locale: Locale): string;
  /** An option of a `pick`, as a button (at most 80 characters) or a menu entry (at most 100); `short` beside another label. */
  option(
    blank: string,
    option: Option,
    view: MatchView<T>,
    locale: Locale,
  ): { readonly label: string; readonly short?: string; readonly description?: string };
  /** A destination of a `path` as a menu entry. `place` is where it ends, as printed on the map. */
  destination(
    destination: Destination,
    view: MatchView<T>,
    locale: Locale,
  ): { readonly label: string; readonly description: string; readonly place: string };
  /** What awaits a unit at a place of a measured table: who would see it, and from whom it would be in cover; `null`: nothing to say. */
  place(stands: UnitId, at: Point, view: MatchView<T>, locale: Locale): string | null;
  /** The state of a path: MP used and left, what the next step costs. */
  path(choice: Extract<Choice<T['command']>, { kind: 'path' }>, view: MatchView<T>, locale: Locale): string;
  /** An answer from the rules (odds, line of sight, reach, sheet) in words. */
  answer(answer: T['answer'], view: MatchView<T>, locale: Locale): string;
  /** A command in one sentence, to confirm it or to log it. */
  command(command: T['command'] | KernelCommand, view: MatchView<T>, locale: Locale): string;
  /** The numbers and chances of a command before it is confirmed, one per line; empty if there is nothing to calculate. */
  figures(command: T['command'], view: MatchView<T>, locale: Locale): readonly string[];
  /** The orders in a command, as the map shows them before it is confirmed; empty if words are enough. */
  sketches(command: T['command'] | KernelCommand): readonly Sketch[];
  /** The whole board as text, for screen readers: every unit, every hex that is not clear. */
  board(view: MatchView<T>, locale: Locale): string;
  /** The alt text of a picture: what it shows, in at most 1024 characters. */
  alt(shows: Shows<T>, stretch: Stretch<T>, locale: Locale): string;
  outcome(outcome: Outcome, view: MatchView<T>, locale: Locale): string;
  /** What each seat achieved in the whole match, compared with what its chances promised. */
  tally(events: readonly MatchEvent<T>[], view: MatchView<T>, locale: Locale): Tally;
  /** The units that did most in the whole match with what they did, three at most: "HBK-4G 84 damage". */
  most(events: readonly MatchEvent<T>[], view: MatchView<T>, locale: Locale): readonly string[];
  /** The labels of the units whose sheets can be drawn. */
  labels(view: MatchView<T>): readonly string[];
  /** A fact as a correction sets it: "HBK-4G in 0705, facing N". */
  fact(fact: Fact, locale: Locale): string;
}
