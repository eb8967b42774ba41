import type { Ruleset } from '../kernel/contract.js';
import { ruleset } from '../kernel/ruleset.js';
import type { FinestHour } from './finest-hour.js';
import { game } from './game.js';

/** Their Finest Hour as the house sees it. */
export const finestHour: Ruleset<FinestHour> = ruleset(game);

declare module '../registry.js' {
  interface Games {
    'finest-hour': FinestHour;
  }
}
