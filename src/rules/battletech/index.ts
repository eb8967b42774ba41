import type { Ruleset } from '../kernel/contract.js';
import { ruleset } from '../kernel/ruleset.js';
import { game } from './game.js';
import type { BattleTech } from './battletech.js';

/** BattleTech as the house sees it. */
export const battletech: Ruleset<BattleTech> = ruleset(game);

declare module '../registry.js' {
  interface Games {
    battletech: BattleTech;
  }
}
