import { nameOf } from '../../../i18n/index.js';
import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { Presenter } from '../../../present/contract.js';
import { altText } from './alt.js';
import { answerText } from './answers.js';
import { boardText } from './board.js';
import { destinationText, optionText, pathText, blankText } from './choosing.js';
import { commandText } from './command.js';
import { factText } from './facts.js';
import { outcomeText } from './outcome.js';
import { questionText, standingText } from './questions.js';
import { report } from './report.js';
import { results } from './results.js';
import { figuresText } from './standard/figures.js';
import { story } from './story.js';
import { most } from './most.js';
import { tally } from './statistics.js';

import type { Locale } from '../../../i18n/locales.js';
import type { NamedSide } from '../../../i18n/tongue.js';
import { tongueOf } from '../words/index.js';

/** The words of BattleTech; `sides` as the scenario calls them. */
export function battletechPresenter(sides: readonly NamedSide[]): Presenter<BattleTech> {
  const tongue = (locale: Locale) => tongueOf(locale, sides);
  return {
    tongue,
    report: (stretch, locale) => report(stretch, tongue(locale)),
    story: (stretch, locale) => story(stretch, tongue(locale)),
    results: (stretch, seat, locale) => results(stretch, seat, tongue(locale)),
    question: (question, view, locale) => questionText(question, view, tongue(locale)),
    buttons: ({ topic: { ask } }, locale) => ({
      order: nameOf(tongue(locale), 'battletech.order', ask),
      pass: nameOf(tongue(locale), 'battletech.pass', ask),
    }),
    standing: (view, locale) => standingText(view, tongue(locale)),
    blank: (choice, view, locale) => blankText(choice, view, tongue(locale)),
    option: (blank, option, view, locale) => optionText(blank, option, view, tongue(locale)),
    destination: (destination, view, locale) => destinationText(destination, view, tongue(locale)),
    // BattleTech has no measured table.
    place: () => null,
    path: (choice, _view, locale) => pathText(choice, tongue(locale)),
    answer: (answer, view, locale) => answerText(answer, view, tongue(locale)),
    command: (command, view, locale) => commandText(command, view, tongue(locale)),
    figures: (command, view, locale) => figuresText(command, view, tongue(locale)),
    sketches: (command) =>
      command.type === 'move' && command.steps !== ''
        ? [{ unit: command.unit, mode: command.mode, steps: command.steps }]
        : [],
    board: (view, locale) => boardText(view, tongue(locale)),
    alt: (shows, stretch, locale) => altText(shows, stretch, tongue(locale)),
    outcome: (outcome, view, locale) => outcomeText(outcome, view, tongue(locale)),
    most: (events, view, locale) => most(events, view, tongue(locale)),
    tally: (events, view, locale) => tally(events, view, tongue(locale)),
    labels: ({ game }) => game.units.map(({ id }) => id),
    fact: (fact, locale) => factText(fact, tongue(locale)),
  };
}
