import { answers } from './answers.js';
import { arms } from './arms.js';
import { choices } from './choices.js';
import { figures } from './figures.js';
import { pictures } from './pictures.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';
import { report } from './report.js';
import { sheets } from './sheets.js';
import { standardChoices } from './standard-choices.js';
import { standardReport } from './standard-report.js';
import { standardTerms } from './standard-terms.js';
import { tallies } from './tallies.js';
import { terms } from './terms.js';
import { words } from './words.js';

/** Everything that is said about BattleTech. */
export const battletech = {
  ...terms,
  ...arms,
  ...figures,
  ...pictures,
  ...words,
  ...reasons,
  ...refusals,
  ...report,
  ...sheets,
  ...standardTerms,
  ...standardChoices,
  ...standardReport,
  ...choices,
  ...answers,
  ...tallies,
} as const;
