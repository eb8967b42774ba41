import { refuse, type Refusal } from '../kernel/refusal.js';
import type { OfficialCommand } from './commands.js';
import { newRating } from './glicko.js';
import { entrantId } from './ids.js';
import { matesOf, MOST_MATES, nextMate } from './mates.js';
import type { Page } from './page.js';
import { entrantIn, isIn } from './state.js';

/** Who comes, who is seeded, and who plays for somebody else (LGE-02). */

/** As much as a table has room for. */
export const MOST_NAME = 32;

type Of<Type extends OfficialCommand['type']> = Extract<OfficialCommand, { type: Type }>;

/** Enters somebody by the name that tables show; `points`: their rating from elsewhere. */
export function enter(page: Page, name: string, points?: number): Refusal | null {
  const { status, entrants, setup } = page.state;
  if (status !== 'sign-up') return refuse('league/begun', {}, 'LGE-02');
  const there = entrants.filter(({ id }) => isIn(page.state, id)).length;
  if (there >= setup.most) return refuse('league/full', { most: setup.most }, 'LGE-02');
  if (name.trim() === '' || name.length > MOST_NAME) return refuse('league/name', { most: MOST_NAME });
  if (entrants.some((one) => one.name === name && isIn(page.state, one.id)))
    return refuse('league/name-taken', { name });
  if (points !== undefined && !(points >= 100 && points <= 4000)) return refuse('league/no-rating', { points });
  page.write({ type: 'Entered', entrant: entrantId(entrants.length + 1), name, rating: newRating(points) });
  return null;
}

/** Gives somebody a place in the draw, or leaves them to the lot. */
export function seed(page: Page, { entrant, seed: place }: Of<'seed'>): Refusal | null {
  const { status, entrants } = page.state;
  if (status !== 'sign-up') return refuse('league/begun', {}, 'LGE-03');
  if (!isIn(page.state, entrant)) return noSuch(page, entrant);
  if (place !== null && !(Number.isInteger(place) && place >= 1)) return refuse('league/no-seed', { seed: place });
  const other = place === null ? undefined : entrants.find((one) => one.seed === place && one.id !== entrant);
  if (other) return refuse('league/seed-taken', { seed: place ?? 0, entrant: other.id });
  page.write({ type: 'Seeded', entrant, seed: place });
  return null;
}

/** Somebody else plays for an entrant from now on; results and rating stay, and whoever was out is in again (LGE-14). */
export function substitute(page: Page, { entrant, reason }: Of<'substitute'>): Refusal | null {
  if (!entrantIn(page.state, entrant)) return noSuch(page, entrant);
  if (page.state.status === 'over') return refuse('league/over', {});
  const isTeam = page.state.setup.team !== undefined;
  if (isTeam && matesOf(page.state, entrant).length >= MOST_MATES)
    return refuse('league/team-full', { most: MOST_MATES }, 'LGE-21');
  page.write({ type: 'Substituted', entrant, reason });
  // To a team they come beside the others.
  if (isTeam) page.write({ type: 'MateJoined', entrant, mate: nextMate(page.state, entrant) });
  return null;
}

const noSuch = ({ state }: Page, entrant: string): Refusal =>
  refuse('league/no-such-entrant', { entrant, known: state.entrants.map(({ id }) => id) });
