import type { Tactic148 } from '../../../rules/tactic148/types.js';
import type { Presenter } from '../../../present/contract.js';
import { altText } from './alt.js';
import { answerText } from './answers.js';
import { boardText } from './board.js';
import { optionText, slotText } from './choosing.js';
import { commandText } from './command.js';
import { factText } from './facts.js';
import { commandFigures } from './figures.js';
import { outcomeText } from './outcome.js';
import { questionText, standingText } from './questions.js';
import { report } from './report.js';
import { sketches } from './sketches.js';
import { tally } from './statistics.js';

/** A way is made of places here: there is no path of steps to choose. */
const noPath = (): never => {
  throw new Error('1-48 Tactic has no paths of steps');
};

/** The words of 1-48 Tactic. */
export const tactic148Presenter: Presenter<Tactic148> = {
  report,
  question: questionText,
  standing: standingText,
  slot: slotText,
  option: optionText,
  destination: noPath,
  path: noPath,
  answer: answerText,
  command: commandText,
  figures: commandFigures,
  sketches,
  board: boardText,
  alt: altText,
  outcome: outcomeText,
  tally,
  labels: ({ game }) => game.characters.map(({ id }) => id),
  fact: factText,
};
