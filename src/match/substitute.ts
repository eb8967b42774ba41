import { MISSES_TO_CLAIM } from '../rules/kernel/clock.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Act, Table } from './acts.js';
import { inPlay } from './proposals.js';
import { seatsHeld } from './play.js';
import type { PlayerId } from './header.js';
import { holderOf } from './posts.js';
import { refuseMatch } from './refusals.js';

/** A seat that is to be given to another, and the seat that wishes it; `null`: the arbiter. */
export interface Handover {
  readonly by: SeatId | null;
  readonly motion: Extract<Motion, { readonly kind: 'substitute' }>;
}

/**
 * Who may give which seat to whom: its own player at any time; the others when they have let three fallbacks in a row happen;
 * an arbiter without a seat here always. The taker may not sit on another side.
 */
export function handover(
  table: Table,
  { player }: Act,
  wanted: SeatId | null,
  taker: PlayerId,
  arbiter: boolean,
): Result<Handover, Refusal> {
  const { header } = table;
  const state = inPlay(table);
  if (!state.ok) return state;
  const mine = seatsHeld(header, player);
  const own = mine[0];
  if (own === undefined && !arbiter) return fail(refuseMatch('match/not-a-player', {}));
  if (wanted === null && mine.length !== 1) return fail(refuseMatch('match/which-seat', { seats: mine }));
  const seat = wanted ?? own;
  const side = state.value.seats.find(({ id }) => id === seat)?.side;
  if (seat === undefined || side === undefined) return fail(refuseMatch('match/no-such-seat', { seat: wanted ?? '' }));
  const holder = holderOf(header, seat);
  if (holder === taker) return fail(refuseMatch('match/substitute-holds', { seat, player: taker }));
  const others = header.holders.filter((holder) => holder.player === taker && holder.side !== side);
  if (taker !== 'referee' && others.length > 0) {
    const seats = others.flatMap((holder) => (holder.seat === null ? [] : [holder.seat]));
    return fail(refuseMatch('match/substitute-seated', { player: taker, seats }));
  }
  const from = holder === null ? {} : { from: holder };
  const motion = { kind: 'substitute', seat, player: taker, ...from } as const;
  if (mine.includes(seat)) return ok({ by: seat, motion });
  if (arbiter && own === undefined) return ok({ by: null, motion });
  const missed = state.value.clock?.seats[seat]?.missed ?? 0;
  if (missed < MISSES_TO_CLAIM || own === undefined) {
    return fail(refuseMatch('match/substitute-too-soon', { seat, missed, needed: MISSES_TO_CLAIM }));
  }
  return ok({ by: own, motion });
}
