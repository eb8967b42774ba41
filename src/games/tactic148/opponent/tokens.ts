import type { Character } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';

/** What one of few tokens is worth, in points: it answers a shot, or is one. */
const DEAR = 0.9;
/** As many as a turn needs; of more, each is worth less. */
const PLENTY = 5;
/** More than this is a hoard, which wins nothing (P-21). */
const HOARD = 8;

/** What a token kept for later is worth, in points; the more there are, the less. */
export function tokenWorth(state: State, { side }: Pick<Character, 'side'>): number {
  const held = Math.max(1, state.tokens[side] ?? 0);
  return DEAR * Math.min(1, PLENTY / held) * Math.min(1, HOARD / held) ** 3;
}
