import { figures } from './figures.js';
import { terms } from './terms.js';

/** Everything that is said about BattleTech. */
export const battletech = { ...terms, ...figures } as const;
