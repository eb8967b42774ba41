import { figures } from './figures.js';
import { pictures } from './pictures.js';
import { refusals } from './refusals.js';
import { terms } from './terms.js';
import { words } from './words.js';

export const battletech = { ...terms, ...figures, ...pictures, ...words, ...refusals } as const;
