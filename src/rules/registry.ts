import type { Ruleset } from './kernel/contract.js';
import { battletech } from './battletech/index.js';
import type { BattleTech } from './battletech/types.js';
import { tactic148 } from './tactic148/index.js';
import type { Tactic148 } from './tactic148/types.js';

/** The one list of game systems: the types of each … */
export interface Games {
  battletech: BattleTech;
  tactic148: Tactic148;
}
export type RulesetId = keyof Games;
/** … the union of them, for the rooms that name no game … */
export type AnyGame = Games[RulesetId];

/** … and the rules of each. */
export const RULESETS: { readonly [Id in RulesetId]: Ruleset<Games[Id]> } = { battletech, tactic148 };

/** The rules of a system, for those who do not care which it is. */
export function rulesetOf(id: RulesetId): Ruleset<AnyGame> {
  return RULESETS[id];
}

/** Whether a text names a system. */
export const isRulesetId = (text: string): text is RulesetId => text in RULESETS;
