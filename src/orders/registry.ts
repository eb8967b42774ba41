import { RULESETS, type AnyGame, type Games, type RulesetId } from '../rules/registry.js';
import { battletechOrders } from '../games/battletech/orders/index.js';
import { tactic148Orders } from '../games/tactic148/orders/index.js';
import type { Orders } from './contract.js';

/** The order texts of each game. */
const ORDERS: { readonly [Id in RulesetId]: Orders<Games[Id]> } = {
  battletech: battletechOrders(RULESETS.battletech),
  tactic148: tactic148Orders(RULESETS.tactic148),
};

/** The order texts of a game, for those who do not care which it is. */
export function ordersOf(id: RulesetId): Orders<AnyGame> {
  return ORDERS[id];
}
