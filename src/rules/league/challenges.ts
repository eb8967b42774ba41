import { refuse, type Refusal } from '../kernel/refusal.js';
import { pairingId, type EntrantId } from './ids.js';
import { challengeable } from './ladder.js';
import type { Page } from './page.js';
import { dueFrom } from './setup.js';
import { divisionIn, pairingsOf, stageIn, stageOf } from './state.js';

/** Challenges somebody above on a ladder (LGE-07). */
export function challenge(page: Page, by: EntrantId, entrant: EntrantId): Refusal | null {
  const { state } = page;
  if (state.status !== 'playing') return refuse('league/not-playing', {}, 'LGE-07');
  if (stageIn(state, stageOf(state)).format.kind !== 'ladder') return refuse('league/no-ladder', {}, 'LGE-07');
  const known = challengeable(state, by);
  if (known.length === 0) return refuse('league/nobody-to-challenge', {}, 'LGE-07');
  if (!known.includes(entrant)) return refuse('league/out-of-reach', { entrant, known }, 'LGE-07');
  const stage = stageOf(state);
  const division = state.stages[stage]?.divisions.findIndex((_, i) => divisionIn(state, stage, i).includes(by)) ?? 0;
  const round = pairingsOf(state, stage, division).length;
  const pairings = [{ id: pairingId(state.pairings.length + 1), slot: 0, sides: [by, entrant] as const }];
  page.write({ type: 'RoundDrawn', stage, division, round, due: dueFrom(state.setup, page.at), pairings });
  return null;
}
