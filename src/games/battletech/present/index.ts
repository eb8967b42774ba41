import type { BattleTech } from '../../../rules/battletech/types.js';
import type { Presenter } from '../../../present/contract.js';
import { altText } from './alt.js';
import { answerText } from './answers.js';
import { boardText } from './board.js';
import { destinationText, optionText, pathText, slotText } from './choosing.js';
import { commandText } from './command.js';
import { factText } from './facts.js';
import { outcomeText } from './outcome.js';
import { questionText, standingText } from './questions.js';
import { report } from './report.js';
import { figuresText } from './standard/figures.js';
import { tally } from './statistics.js';

/** The words of BattleTech. */
export const battletechPresenter: Presenter<BattleTech> = {
  report,
  question: questionText,
  standing: standingText,
  slot: slotText,
  option: optionText,
  destination: (destination, _view, locale) => destinationText(destination, locale),
  path: (choice, _view, locale) => pathText(choice, locale),
  answer: answerText,
  command: commandText,
  figures: figuresText,
  sketches: () => [],
  board: boardText,
  alt: altText,
  outcome: outcomeText,
  tally,
  labels: ({ game }) => game.units.map(({ id }) => id),
  fact: factText,
};
