import type { Locale } from '../../../i18n/locales.js';
import type { NamedSide } from '../../../i18n/tongue.js';
import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import type { Presenter } from '../../../present/contract.js';
import { tongueOf } from '../words/index.js';
import { altText } from './alt.js';
import { answerText } from './answers.js';
import { boardText } from './board.js';
import { blankText, optionText } from './choosing.js';
import { commandText } from './command.js';
import { factText } from './facts.js';
import { commandFigures } from './figures.js';
import { headlines } from './headlines.js';
import { most } from './most.js';
import { outcomeText } from './outcome.js';
import { buttonTexts, questionText, standingText } from './questions.js';
import { report } from './report.js';
import { results } from './results.js';
import { sketches } from './sketches.js';
import { tally } from './statistics.js';

/** Moves are picked by turn and length here: there is no path of steps to choose. */
const noPath = (): never => {
  throw new Error('Their Finest Hour has no paths of steps');
};

/** The words of Their Finest Hour; `sides` as the scenario calls them. */
export function finestHourPresenter(sides: readonly NamedSide[]): Presenter<FinestHour> {
  const tongue = (locale: Locale) => tongueOf(locale, sides);
  return {
    tongue,
    report: (stretch, locale) => report(stretch, tongue(locale)),
    story: (stretch, locale) => headlines(stretch, tongue(locale)),
    results: (stretch, seat, locale) => results(stretch, seat, tongue(locale)),
    question: (question, _view, locale) => questionText(question, tongue(locale)),
    buttons: (question, locale) => buttonTexts(question, tongue(locale)),
    standing: (view, locale) => standingText(view, tongue(locale)),
    blank: (choice, view, locale) => blankText(choice, view, tongue(locale)),
    option: (blank, option, view, locale) => optionText(blank, option, view, tongue(locale)),
    destination: noPath,
    place: () => null,
    path: noPath,
    answer: (answer, view, locale) => answerText(answer, view, tongue(locale)),
    command: (command, view, locale) => commandText(command, view, tongue(locale)),
    figures: (command, view, locale) => commandFigures(command, view, tongue(locale)),
    sketches,
    board: (view, locale) => boardText(view, tongue(locale)),
    alt: (shows, stretch, locale) => altText(shows, stretch, tongue(locale)),
    outcome: (outcome, view, locale) => outcomeText(outcome, view, tongue(locale)),
    most: (events, _view, locale) => most(events, tongue(locale)),
    tally: (events, view, locale) => tally(events, view, tongue(locale)),
    labels: ({ game }) => game.aircraft.map(({ id }) => id),
    fact: (fact, locale) => factText(fact, tongue(locale)),
  };
}
