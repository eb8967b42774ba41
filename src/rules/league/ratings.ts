import { newRating, ratedBy, type Game, type Rating } from './glicko.js';
import type { EntrantId, MateId, PairingId } from './ids.js';
import { lineUp } from './mates.js';
import type { Page } from './page.js';
import { newSkill, ratedTeams, type Skill } from './skills.js';
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
  const skills = skillsAfter(state, pairings.filter(counts), period);
  page.write({ type: 'Rated', period, pairings: ids, ratings, ...(skills ? { skills } : {}) });
}

/** How strong somebody in a team is, now or as it was before a period (LGE-21). */
export const skillOf = (state: Pick<State, 'periods'>, mate: MateId, before = state.periods.length): Skill =>
  state.periods.slice(0, before).findLast(({ skills }) => skills?.[mate] !== undefined)?.skills?.[mate] ?? newSkill;

/** The skills of who has played for teams in some pairings; `null`: nobody has. */
function skillsAfter(
  state: State,
  pairings: readonly Pairing[],
  period: number,
): Readonly<Record<MateId, Skill>> | null {
  const known = new Map<MateId, Skill>();
  for (const pairing of pairings) {
    const [first, second] = pairing.sides.map((side) => (side === null ? [] : lineUp(state, pairing, side)));
    const outcome = outcomeFor(pairing, pairing.sides[0]);
    if (!first?.length || !second?.length || !outcome) continue;
    const skills = (team: readonly MateId[]) => team.map((mate) => known.get(mate) ?? skillOf(state, mate, period));
    const after = ratedTeams(skills(first), skills(second), SCORES[outcome]).flat();
    for (const [i, mate] of [...first, ...second].entries()) known.set(mate, after[i] ?? newSkill);
  }
  return known.size === 0 ? null : Object.fromEntries(known);
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

function gameOf(state: State, pairing: Pairing, id: EntrantId, period: number): readonly Game[] {
  const outcome = outcomeFor(pairing, id);
  const other = pairing.sides.find((side) => side !== id) ?? null;
  return outcome && other ? [{ against: ratingOf(state, other, period), score: SCORES[outcome] }] : [];
}
