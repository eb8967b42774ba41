import { refuse, type Refusal } from '../kernel/refusal.js';
import type { EntrantCommand } from './commands.js';
import type { EntrantId } from './ids.js';
import { matesOf, MOST_MATES, nextMate } from './mates.js';
import type { Page } from './page.js';
import { isOpen } from './state.js';

/** Who comes to a team, and who leaves it (LGE-21). */

type Of<Type extends EntrantCommand['type']> = Extract<EntrantCommand, { type: Type }>;

/** Somebody comes to a team, before the league begins or while it is played. */
export function addMate(page: Page, by: EntrantId): Refusal | null {
  const { setup, status } = page.state;
  if (setup.team === undefined) return refuse('league/no-teams', {}, 'LGE-21');
  if (status === 'over') return refuse('league/over', {});
  if (matesOf(page.state, by).length >= MOST_MATES) return refuse('league/team-full', { most: MOST_MATES }, 'LGE-21');
  page.write({ type: 'MateJoined', entrant: by, mate: nextMate(page.state, by) });
  return null;
}

/** Somebody leaves a team. The last one stays: then the team leaves. */
export function dropMate(page: Page, by: EntrantId, { mate }: Of<'drop-mate'>): Refusal | null {
  const { setup, pairings } = page.state;
  if (setup.team === undefined) return refuse('league/no-teams', {}, 'LGE-21');
  const own = matesOf(page.state, by);
  if (!own.includes(mate)) return refuse('league/no-such-mate', {}, 'LGE-21');
  if (own.length === 1) return refuse('league/last-mate', {}, 'LGE-21');
  const plays = pairings.find((one) => isOpen(one) && one.mates?.includes(mate));
  if (plays) return refuse('league/mate-plays', { pairing: plays.id }, 'LGE-21');
  page.write({ type: 'MateLeft', entrant: by, mate });
  return null;
}
