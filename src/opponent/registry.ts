import type { Games, RulesetId, AnyGame } from '../rules/registry.js';
import { battletechOpponent } from './battletech/index.js';
import type { Opponent } from './contract.js';

/** Who plays a seat for the referee, in each system. */
export const OPPONENTS: { readonly [Id in RulesetId]: Opponent<Games[Id]> } = { battletech: battletechOpponent };

/** The opponent of a system, for those who do not care which it is. */
export function opponentOf(id: RulesetId): Opponent<AnyGame> {
  return OPPONENTS[id];
}
