import { refuse, type Refusal } from '../kernel/refusal.js';
import type { EntrantId } from './ids.js';
import type { Page } from './page.js';
import { settle } from './rounds.js';
import { entrantIn, isIn, isOf, isOpen, opponentIn, outcomeFor, type Entrant, type Pairing } from './state.js';

/** Who is out: they leave, are put out, or do not come. What they should still have played is forfeited (LGE-13). */

/** Puts somebody out. */
export function leave(
  page: Page,
  entrant: EntrantId,
  status: Exclude<Entrant['status'], 'in'>,
  reason: string | null,
): Refusal | null {
  const known = page.state.entrants.map(({ id }) => id);
  if (!entrantIn(page.state, entrant)) return refuse('league/no-such-entrant', { entrant, known });
  if (!isIn(page.state, entrant)) return refuse('league/is-out', { entrant });
  out(page, entrant, status, reason);
  settle(page);
  return null;
}

function out(page: Page, entrant: EntrantId, status: Exclude<Entrant['status'], 'in'>, reason: string | null): void {
  page.write({ type: 'Left', entrant, status, reason });
  const open = page.state.pairings.filter((one) => isOpen(one) && isOf(one, entrant));
  for (const { id, sides } of open) {
    const other = opponentIn({ sides }, entrant);
    const winner = !isIn(page.state, other) ? 'none' : sides[0] === other ? 'first' : 'second';
    page.write({ type: 'Decided', pairing: id, result: { winner, by: 'forfeit', score: null, match: null } });
  }
}

/** Whoever has forfeited too often is out; they are looked at who did not come to this pairing. */
export function absent(page: Page, { sides }: Pairing): void {
  const { outAfter } = page.state.setup;
  for (const side of sides) {
    if (outAfter === 0 || side === null || !isIn(page.state, side)) continue;
    if (forfeitsOf(page, side) >= outAfter) out(page, side, 'absent', null);
  }
}

/** How many pairings somebody has lost by forfeit. */
const forfeitsOf = ({ state }: Page, entrant: EntrantId): number =>
  state.pairings.filter((one) => one.result?.by === 'forfeit' && outcomeFor(one, entrant) === 'loss').length;
