import type { Ruleset } from '../rules/kernel/contract.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { AnyGame } from '../rules/registry.js';
import type { Act, Table } from './acts.js';
import { answersIn, isOwnAffair, ordersOf } from './given.js';
import { seatsHeld } from './play.js';
import { refuseMatch } from './refusals.js';
import type { Tables } from './tables.js';

/** So many events back an order is looked for before the whole match is read. */
const NEAR = 400;

/** What taking back a player's last order means. `free`: it concerns nobody else. `counts`: dice have fallen, and Arbitre is not asked. */
export interface Undo {
  readonly seat: SeatId;
  readonly motion: Extract<Motion, { readonly kind: 'undo' }>;
  readonly free: boolean;
  readonly counts: boolean;
}

/**
 * The last order that a player gave themselves, to be taken back with all that came after. It is free while no die was
 * rolled, nothing hidden shown and nobody else has acted, and never under chrono, whose minutes would be bought back.
 */
export async function undoOf(
  tables: Tables,
  ruleset: Pick<Ruleset<AnyGame>, 'reveals'>,
  { header, state }: Table,
  { player }: Act,
): Promise<Result<Undo, Refusal>> {
  const mine = seatsHeld(header, player);
  if (mine.length === 0) return fail(refuseMatch('match/not-a-player', {}));
  if (header.status === 'ended') return fail(refuseMatch('match/undo-over', {}));
  if (!state) return fail(refuseMatch('match/not-started', {}));
  for (const from of header.version > NEAR ? [header.version - NEAR, 1] : [1]) {
    const orders = ordersOf(await tables.story(header, from, header.version));
    const at = orders.findLastIndex(
      (order) => order.seq > from && answersIn(order).some(({ seat }) => mine.includes(seat)),
    );
    const last = orders[at];
    const seat = last && answersIn(last).find((answer) => mine.includes(answer.seat))?.seat;
    if (!last || seat === undefined) continue;
    const since = orders.slice(at).flatMap(({ moments }) => moments);
    const chrono = state.clock?.settings.kind === 'chrono';
    return ok({
      seat,
      motion: { kind: 'undo', to: last.seq - 1 },
      free: !chrono && isOwnAffair(ruleset, since, mine),
      counts: false,
    });
  }
  return fail(refuseMatch('match/nothing-to-undo', {}));
}
