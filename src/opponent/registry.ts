import { partsOf } from '../games/index.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Explain, Opponent } from './contract.js';
import { explainBy, opponentBy } from './search.js';

const MINDS = await partsOf((game) => game.minds());

/** The opponent of a game. */
export const opponentOf = (id: RulesetId): Opponent<AnyGame> => opponentBy((...asked) => MINDS(id).weigh(...asked));

/** Why the opponent of a game would order what it would. */
export const explainOf = (id: RulesetId): Explain<AnyGame> => explainBy((...asked) => MINDS(id).weigh(...asked));

/** The sparring partner of a game. */
export const nearestOf = (id: RulesetId): Opponent<AnyGame> =>
  opponentBy((...asked) => MINDS(id).weighPlainly(...asked));
