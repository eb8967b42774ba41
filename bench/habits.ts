import type { OfflineMatch } from '../src/cli/offline.js';
import type { SideId } from '../src/rules/kernel/ids.js';

/** Figures that tell how an opponent plays, by name: a mean over its games is shown. */
export type Habits = Readonly<Record<string, number>>;

const U = 1000;
/** So many tokens in hand are a hoard. */
const HOARD = 8;

/** How a side played 1-48 Tactic: how far apart it deployed, and what became of its tokens. Of other games nothing is told yet. */
export function habitsOf(match: OfflineMatch, side: SideId): Habits {
  const { state } = match;
  if (!('characters' in state.game)) return {};
  const mine = state.game.characters.filter((one) => one.side === side).map(({ id }) => id);
  const places = match.events.flatMap(({ event }) =>
    event.type === 'CharacterDeployed' && mine.includes(event.unit) ? [event.at] : [],
  );
  const apart = places.map((one) =>
    Math.min(...places.map((other) => (other === one ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)))),
  );
  const ended = match.events.flatMap(({ event }) =>
    event.type === 'TurnEnded' && 'kept' in event && event.side === side ? [event] : [],
  );
  return {
    'nearest friend at deployment (u)': sum(apart) / apart.length / U,
    'spent in an own turn': sum(ended.map(({ spent }) => spent)) / Math.max(1, ended.length),
    'own turns that end with more than 8 tokens (%)':
      (100 * ended.filter(({ kept }) => kept > HOARD).length) / Math.max(1, ended.length),
    'most tokens kept': Math.max(0, ...ended.map(({ kept }) => kept)),
    'tokens at the end': state.game.tokens[side] ?? 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
