import type { SeatId } from './ids.js';
import { refuse, type Refusal } from './refusal.js';

/** Time that is given to a seat. */

/** Why a seat cannot be given so much time, whoever gives it, or `null`. */
export function extensionProblem(
  { seats }: { readonly seats: readonly { readonly id: SeatId }[] },
  { seat, ms }: { readonly seat: SeatId; readonly ms: number },
): Refusal | null {
  if (!seats.some(({ id }) => id === seat)) return refuse('match/no-such-seat', { seat });
  const isSpan = Number.isInteger(ms) && ms >= 1 && ms <= MOST_EXTENSION;
  return isSpan ? null : refuse('match/bad-extension', { most: MOST_EXTENSION });
}

/** More than this at once is a slip of the hand: 30 days. */
export const MOST_EXTENSION = 30 * 24 * 3_600_000;
