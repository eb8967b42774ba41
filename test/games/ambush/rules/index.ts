import type { Ruleset } from '../../../../src/rules/kernel/contract.js';
import { ruleset } from '../../../../src/rules/kernel/ruleset.js';
import type { Ambush } from './ambush.js';
import { game } from './game.js';

/** Ambush as the house sees it. */
export const ambush: Ruleset<Ambush> = ruleset(game);

declare module '../../../../src/rules/registry.js' {
  interface Games {
    ambush: Ambush;
  }
}
