import type { Ruleset } from '../kernel/contract.js';
import { ruleset } from '../kernel/ruleset.js';
import { game } from './game.js';
import type { Tactic148 } from './tactic148.js';

/** 1-48 Tactic as the house sees it. */
export const tactic148: Ruleset<Tactic148> = ruleset(game);

declare module '../registry.js' {
  interface Games {
    tactic148: Tactic148;
  }
}
