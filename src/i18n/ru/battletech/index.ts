import { figures } from './figures.js';
import { terms } from './terms.js';

export const battletech = { ...terms, ...figures } as const;
