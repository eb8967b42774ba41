import { newRating, ratedBy, type Game, type Rating } from './glicko.js';
import type { EntrantId, PairingId } from './ids.js';
import type { Page } from './page.js';
import { entrantIn, isMeeting, outcomeFor, pairingIn, type Pairing, type State } from './state.js';

/** Ratings of the entrants: what was played in a round is rated together, and anew when one of its results is corrected (LGE-12). */

/** The rating of an entrant, now or as it was before a period. */
export function ratingOf(
  state: Pick<State, 'entrants' | 'periods'>,
  id: EntrantId,
  before = state.periods.length,
): Rating {
  const last = state.periods.slice(0, before).findLast(({ ratings }) => ratings[id] !== undefined);
  return last?.ratings[id] ?? entrantIn(state, id)?.first ?? newRating();
}

/** Whether a result says something about strength: two met, and it was not given by rule. */
const counts = (pairing: Pairing): boolean =>
  isMeeting(pairing) && pairing.result !== null && pairing.result.by !== 'forfeit' && pairing.result.winner !== 'none';

/** Rates what has come of some pairings. */
export function rate(page: Page, pairings: readonly Pairing[]): void {
  const met = pairings.filter(isMeeting).map(({ id }) => id);
  if (met.length > 0) enter(page, page.state.periods.length, met);
}

/** Rates the period of a pairing anew, and all after it; nothing, if it was in none. */
export function rateAgain(page: Page, id: PairingId): void {
  const first = page.state.periods.findIndex(({ pairings }) => pairings.includes(id));
  if (first < 0) return;
  for (const [i, { pairings }] of page.state.periods.entries()) if (i >= first) enter(page, i, pairings);
}

function enter(page: Page, period: number, ids: readonly PairingId[]): void {
  const { state } = page;
  const pairings = ids.flatMap((id) => pairingIn(state, id) ?? []);
  const entrants = [...new Set(pairings.flatMap(({ sides }) => sides.flatMap((side) => side ?? [])))];
  const ratings = Object.fromEntries(
    entrants.map((id) => {
      const before = ratingOf(state, id, period);
      const games = pairings.filter(counts).flatMap((pairing) => gameOf(state, pairing, id, period));
      return [id, games.length > 0 ? ratedBy(before, games) : before];
    }),
  );
  page.write({ type: 'Rated', period, pairings: ids, ratings });
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

function gameOf(state: State, pairing: Pairing, id: EntrantId, period: number): readonly Game[] {
  const outcome = outcomeFor(pairing, id);
  const other = pairing.sides.find((side) => side !== id) ?? null;
  return outcome && other ? [{ against: ratingOf(state, other, period), score: SCORES[outcome] }] : [];
}
