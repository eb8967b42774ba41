import type { Ruleset } from '../rules/kernel/contract.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { GameModule } from './contract.js';
import { SHIPPED } from './shipped.js';

/** The one list of games (`shipped.ts`). Every registry is read from it. */
export const GAMES: readonly GameModule<AnyGame>[] = SHIPPED;

/** Whether a text names a game. */
export const isRulesetId = (text: string): text is RulesetId => GAMES.some(({ id }) => id === text);

const RULES = new Map(GAMES.map(({ id, rules }) => [id, rules]));

/** The rules of a game, for those who do not care which it is. */
export const rulesetOf = (id: RulesetId): Ruleset<AnyGame> => found(RULES, id);

/** Loads a part of every game, and yields that of each by the game's id. */
export async function partsOf<Part>(
  load: (game: GameModule<AnyGame>) => Promise<Part>,
): Promise<(id: RulesetId) => Part> {
  const parts = new Map(await Promise.all(GAMES.map(async (game) => [game.id, await load(game)] as const)));
  return (id) => found(parts, id);
}

function found<Part>(parts: ReadonlyMap<RulesetId, Part>, id: RulesetId): Part {
  const part = parts.get(id);
  if (part === undefined) throw new Error(`no game ${id}`);
  return part;
}
