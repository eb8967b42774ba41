import { refuse, type Refusal } from '../kernel/refusal.js';
import type { EntrantCommand, OfficialCommand } from './commands.js';
import { appealId, type EntrantId } from './ids.js';
import type { Page } from './page.js';
import { correct, meeting } from './results.js';
import { isOf } from './state.js';

/** Appeals against how a pairing ended, and what officials rule (LGE-18). */

type Of<Type extends (EntrantCommand | OfficialCommand)['type']> = Extract<
  EntrantCommand | OfficialCommand,
  { type: Type }
>;

/** Appeals against a result; one at a time for each pairing. */
export function appeal(page: Page, by: EntrantId, { pairing: id, text }: Of<'appeal'>): Refusal | null {
  const pairing = meeting(page.state, id);
  if ('code' in pairing) return pairing;
  if (!isOf(pairing, by)) return refuse('league/not-yours', { pairing: id });
  if (!pairing.result) return refuse('league/is-open', { pairing: id }, 'LGE-18');
  const { appeals } = page.state;
  if (appeals.some((one) => one.pairing === id && !one.ruling))
    return refuse('league/appealed', { pairing: id }, 'LGE-18');
  page.write({ type: 'Appealed', appeal: { id: appealId(appeals.length + 1), pairing: id, by, text } });
  return null;
}

/** Rules on an appeal; one that is upheld may change the result. */
export function rule(page: Page, { appeal: id, upheld, winner, reason }: Of<'rule'>): Refusal | null {
  const found = page.state.appeals.find((one) => one.id === id);
  if (!found) return refuse('league/no-such-appeal', { appeal: id });
  if (found.ruling) return refuse('league/ruled', { appeal: id });
  page.write({ type: 'Ruled', appeal: id, upheld, reason });
  return upheld && winner !== null ? correct(page, { pairing: found.pairing, winner, reason }) : null;
}
