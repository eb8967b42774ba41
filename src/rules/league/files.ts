import { refuse, type Refusal } from '../kernel/refusal.js';
import type { OfficialCommand } from './commands.js';
import type { Page } from './page.js';
import { end } from './rounds.js';
import { LEAGUE_PARTS, type LeagueReplacement } from './parts.js';
import { checkSetup } from './setup.js';
import type { State } from './state.js';

/** Parts of a league's set-up that its officials replace by a file while it goes on; what was drawn stands. */

/** Replaces parts, each with an event of its own; all hold together, or none does. */
export function replaceParts(
  page: Page,
  { parts, reason }: Extract<OfficialCommand, { type: 'replace-parts' }>,
): Refusal | null {
  if (parts.length === 0) return refuse('league/nothing-replaced', { known: LEAGUE_PARTS });
  for (const one of parts) {
    const wrong = cannotReplace(page.state, one);
    if (wrong) return wrong;
    page.write({ type: 'PartReplaced', ...one, reason });
  }
  // Other points are another final order.
  if (page.state.status === 'over') end(page);
  return null;
}

function cannotReplace({ setup, status }: State, { part, change }: LeagueReplacement): Refusal | null {
  if (part === 'stages' && status !== 'sign-up') return refuse('league/stages-drawn', {}, 'LGE-03');
  return checkSetup({ ...setup, ...change });
}
