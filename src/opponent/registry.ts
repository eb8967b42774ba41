import type { GameTypes } from '../rules/kernel/contract.js';
import type { AnyGame, Games, RulesetId } from '../rules/registry.js';
import { battletechValuation } from './battletech/index.js';
import { nearestValuation } from './battletech/nearest.js';
import { tactic148Valuation } from './tactic148/index.js';
import { nearestValuation as nearestTacticValuation } from './tactic148/nearest.js';
import type { Explain, Opponent, Valuation } from './contract.js';
import { explainBy, opponentBy } from './search.js';

/** Who plays in a system: for the referee, and as a sparring partner of plain habits to measure it against. */
interface Players<T extends GameTypes> {
  play(...asked: Parameters<Opponent<T>>): ReturnType<Opponent<T>>;
  explain(...asked: Parameters<Explain<T>>): ReturnType<Explain<T>>;
  nearest(...asked: Parameters<Opponent<T>>): ReturnType<Opponent<T>>;
}

const players = <T extends GameTypes>(valuation: Valuation<T>, nearest: Valuation<T>): Players<T> => ({
  play: opponentBy(valuation),
  explain: explainBy(valuation),
  nearest: opponentBy(nearest),
});

const PLAYERS: { readonly [Id in RulesetId]: Players<Games[Id]> } = {
  battletech: players(battletechValuation, nearestValuation),
  tactic148: players(tactic148Valuation, nearestTacticValuation),
};

/** The players of a system, for those who do not care which it is. */
const playersOf = (id: RulesetId): Players<AnyGame> => PLAYERS[id];

/** The opponent of a system. */
export const opponentOf =
  (id: RulesetId): Opponent<AnyGame> =>
  (view, seat) =>
    playersOf(id).play(view, seat);

/** Why the opponent of a system would order what it would. */
export const explainOf =
  (id: RulesetId): Explain<AnyGame> =>
  (view, seat) =>
    playersOf(id).explain(view, seat);

/** The sparring partner of a system. */
export const nearestOf =
  (id: RulesetId): Opponent<AnyGame> =>
  (view, seat) =>
    playersOf(id).nearest(view, seat);
