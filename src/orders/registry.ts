import { partsOf } from '../games/index.js';
import type { NamedSide } from '../i18n/tongue.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Orders } from './contract.js';

const ORDERS = await partsOf((game) => game.orders());

/** The order texts of a game, for those who do not care which it is; `sides` as the scenarios call them. */
export const ordersOf = (id: RulesetId, sides: readonly NamedSide[] = []): Orders<AnyGame> => ORDERS(id).orders(sides);
