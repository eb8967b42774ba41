import { answers } from './answers.js';
import { choices } from './choices.js';
import { figures } from './figures.js';
import { pictures } from './pictures.js';
import { orders } from './orders.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { report } from './report.js';
import { tallies } from './tallies.js';
import { terms } from './terms.js';

export const tactic148 = {
  ...terms,
  ...figures,
  ...pictures,
  ...choices,
  ...report,
  ...answers,
  ...refusals,
  ...tallies,
  ...reasons,
  ...orders,
} as const;
