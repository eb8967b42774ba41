import type { GameModule } from '../../src/games/contract.js';
import type { AnyGame, RulesetId } from '../../src/rules/registry.js';
import { battletechValuation } from './battletech/index.js';
import { tactic148Valuation } from './tactic148/index.js';

/** A valuation that a game had once, to measure today's against. */
type Former = Pick<Awaited<ReturnType<GameModule<AnyGame>['minds']>>, 'weigh'>;

/**
 * The valuations as they were before the opponent of 1-48 Tactic learned to spread out and to spend its tokens, and that of
 * BattleTech to use clubs, MASC and flipped arms, to withdraw, and at the standard level to think through what its enemies
 * answer. Each is a copy of the files that have changed since; what has not, it shares with today's. They follow today's types
 * and rules and are otherwise left alone: to better them is to spoil the comparison. A game whose valuation has never changed
 * has none.
 */
export const FORMER: Readonly<Partial<Record<RulesetId, Former>>> = {
  battletech: { weigh: battletechValuation },
  tactic148: { weigh: tactic148Valuation },
};

/** Orders by which one of the means of today begins: what it is worth is told by who goes without. */
const MEANS: Readonly<Record<string, (command: AnyGame['command']) => boolean>> = {
  hiding: (command) => command.type === 'deploy' && 'hidden' in command,
  reactors: (command) => command.type === 'self-destruct',
};

/** A valuation without the orders of one of its means. */
export function withoutMeans(name: string, { weigh }: Former): Former['weigh'] {
  const isOne = MEANS[name];
  if (!isOne) throw new Error(`name means: ${Object.keys(MEANS).join(', ')}`);
  return (...asked) => [...weigh(...asked)].filter(({ command }) => !isOne(command));
}
