import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Choice, Destination, Option } from '../rules/kernel/choices.js';
import type { GameTypes, KernelCommand, MatchEvent, MatchView, Outcome } from '../rules/kernel/contract.js';
import type { Fact } from '../rules/kernel/proposal.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Question } from '../rules/kernel/questions.js';
import type { Shows, Sketch } from './picture.js';

/** A stretch of a match to tell: the events of a phase (or of any span), as a viewer was told them, with the views around it. */
export interface Stretch<T extends GameTypes> {
  readonly before: MatchView<T> | null;
  readonly after: MatchView<T>;
  readonly events: readonly MatchEvent<T>[];
}

/** A phase's report: short lines first; `why` holds the terms of each number for the button behind which they wait. */
export interface Report {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly why: readonly string[];
  /** Labels of the units whose sheets changed. */
  readonly changed: readonly string[];
  /** False: nothing in it shows on the map. */
  readonly map?: boolean;
}

/** What the seats achieved: a line for each, and a table with a row for each. */
export interface Tally {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: SeatId; readonly cells: readonly string[] }[];
}

/** The words of one game: what its codes and facts say in each language. Markdown as Discord reads it. */
export interface Presenter<T extends GameTypes> {
  /** The game in a language, with the names of its sides: for what the house says of a match of it. */
  tongue(locale: Locale): Tongue;
  report(stretch: Stretch<T>, locale: Locale): Report;
  /** What a seat is asked, in one line: "move HBK-4G" (without naming the player). */
  question(question: Question<T['topic'], T['command']>, view: MatchView<T>, locale: Locale): string;
  /** The state of play in one to three lines for the panel: turn, phase, who holds the initiative. */
  standing(view: MatchView<T>, locale: Locale): string;
  /** What a slot of a choice asks for: "Which unit?" */
  slot(choice: Choice<T['command']>, view: MatchView<T>, locale: Locale): string;
  /** An option of a `pick` as a button or menu entry: at most 80 and 100 characters. */
  option(
    slot: string,
    option: Option,
    view: MatchView<T>,
    locale: Locale,
  ): { readonly label: string; readonly description?: string };
  /** A destination of a `path` as a menu entry. `place` is where it ends, as the map prints it. */
  destination(
    destination: Destination,
    view: MatchView<T>,
    locale: Locale,
  ): { readonly label: string; readonly description: string; readonly place: string };
  /** How a path stands: MP used and left, what the next step costs. */
  path(choice: Extract<Choice<T['command']>, { kind: 'path' }>, view: MatchView<T>, locale: Locale): string;
  /** An answer of the rules (odds, line of sight, reach, sheet) in words. */
  answer(answer: T['answer'], view: MatchView<T>, locale: Locale): string;
  /** A command in one sentence, to confirm it or to log it. */
  command(command: T['command'] | KernelCommand, view: MatchView<T>, locale: Locale): string;
  /** What a command promises before it is confirmed, a line each: its numbers and chances; none where there is nothing to reckon. */
  figures(command: T['command'], view: MatchView<T>, locale: Locale): readonly string[];
  /** The orders that a command is made of, as the map draws them before it is confirmed; none where words say it all. */
  sketches(command: T['command'] | KernelCommand): readonly Sketch[];
  /** The board in full as text (for screen readers): every unit, every hex that is not clear. */
  board(view: MatchView<T>, locale: Locale): string;
  /** Alt text of a picture: what it shows, at most 1024 characters. */
  alt(shows: Shows<T>, stretch: Stretch<T>, locale: Locale): string;
  outcome(outcome: Outcome, view: MatchView<T>, locale: Locale): string;
  /** What each seat achieved in a whole match, against what its chances promised. */
  tally(events: readonly MatchEvent<T>[], view: MatchView<T>, locale: Locale): Tally;
  /** The labels of the units that have a sheet to draw. */
  labels(view: MatchView<T>): readonly string[];
  /** A fact as a correction sets it: "HBK-4G in 0705, facing N". */
  fact(fact: Fact, locale: Locale): string;
}
