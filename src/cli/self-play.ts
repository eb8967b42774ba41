import { rulesetOf } from '../games/index.js';
import { seededChance } from '../opponent/chance.js';
import type { Opponent } from '../opponent/contract.js';
import { randomOpponent } from '../opponent/random.js';
import { nearestOf, opponentOf } from '../opponent/registry.js';
import type { SideId } from '../rules/kernel/ids.js';
import { seated } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { OfflineMatch } from './offline.js';

/** Matches that Arbitre plays against itself. */

/** Turns after which a game is stopped by everybody's vote, and counts as a draw: two cripples that do not see each other. */
const MOST_TURNS = 100;

export const PLAYERS = ['referee', 'nearest', 'random'] as const;
export type Player = (typeof PLAYERS)[number];

/** Who plays each side. */
type Players = ReadonlyMap<SideId, Opponent<AnyGame>>;

/** Who plays a side; one that plays at random does so by a seed. */
export function playerOf(player: Player, ruleset: RulesetId, seed: string): Opponent<AnyGame> {
  switch (player) {
    case 'referee':
      return opponentOf(ruleset);
    case 'nearest':
      return nearestOf(ruleset);
    case 'random':
      return randomOpponent(rulesetOf(ruleset), seededChance(seed));
  }
}

/** Plays a match to its end. */
export function playOut(match: OfflineMatch, players: Players): void {
  while (!match.state.outcome) giveOrder(match, players);
}

/** The next order of whoever is awaited first; after too many turns everybody votes to stop. */
function giveOrder(match: OfflineMatch, players: Players): void {
  const { rules, state } = match;
  const tired = rules.chapter(state).turn > MOST_TURNS;
  const seat = tired
    ? state.seats.find(({ id }) => !state.abandon.includes(id))
    : state.seats.find(({ id }) => id === rules.open(state)[0]?.seat);
  if (!seat) throw new Error('the match goes on, but nobody is awaited');
  const command = tired
    ? ({ type: 'abandon', agrees: true } as const)
    : (players.get(seat.side)?.(rules.view(state, seated(seat.id)), seat.id) ?? ({ type: 'pass' } as const));
  const result = match.submit({ by: 'seat', seat: seat.id, command, at: match.orders * 1000 });
  if (!result.ok)
    throw new Error(`${seat.id} gave an illegal order: ${JSON.stringify({ command, refusal: result.error })}`);
}
