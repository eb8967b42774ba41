import type { GameTypes } from '../rules/kernel/contract.js';
import type { AnyGame, Games, RulesetId } from '../rules/registry.js';
import { battletechValuation } from './battletech/index.js';
import { nearestValuation } from './battletech/nearest.js';
import type { Explain, Opponent, Valuation } from './contract.js';
import { explainBy, opponentBy } from './search.js';

/** Who plays in a system: for the referee, and as a sparring partner of plain habits to measure him against. */
interface Players<T extends GameTypes> {
  readonly play: Opponent<T>;
  readonly explain: Explain<T>;
  readonly nearest: Opponent<T>;
}

const players = <T extends GameTypes>(valuation: Valuation<T>, nearest: Valuation<T>): Players<T> => ({
  play: opponentBy(valuation),
  explain: explainBy(valuation),
  nearest: opponentBy(nearest),
});

const PLAYERS: { readonly [Id in RulesetId]: Players<Games[Id]> } = {
  battletech: players(battletechValuation, nearestValuation),
};

/** The opponent of a system, for those who do not care which it is. */
export const opponentOf = (id: RulesetId): Opponent<AnyGame> => PLAYERS[id].play;

/** Why the opponent of a system would order what it would. */
export const explainOf = (id: RulesetId): Explain<AnyGame> => PLAYERS[id].explain;

/** The sparring partner of a system. */
export const nearestOf = (id: RulesetId): Opponent<AnyGame> => PLAYERS[id].nearest;
