import { t } from '../../i18n/index.js';
import type { Awaited } from '../../rules/league/awaited.js';
import { never } from '../../rules/kernel/ids.js';
import type { State } from '../../rules/league/state.js';
import { dated } from '../calls.js';
import { claimWords, nameIn, type League } from './posts.js';

/** What somebody in a league is called for, in one line; `null`: what it was about is gone. */
export function leagueCall(awaited: Awaited, { state, locale }: Pick<League, 'state' | 'locale'>): string | null {
  const { due, reminded } = awaited;
  const line = lineOf(awaited, { state, locale });
  // Of what is late the date says nothing any more.
  return line && dated(line, reminded === 0 || awaited.what === 'decide' ? null : due, reminded !== null, locale);
}

function lineOf({ what, subject }: Awaited, { state, locale }: Pick<League, 'state' | 'locale'>): string | null {
  if (what === 'rule') return appealLine(subject, state, locale);
  const pairing = state.pairings.find(({ id }) => id === subject);
  if (!pairing) return null;
  const { id, sides, claim, asked } = pairing;
  const names = { id, first: nameIn(state, sides[0]), second: nameIn(state, sides[1]) };
  switch (what) {
    case 'agree': {
      if (!claim) return null;
      const name = nameIn(state, claim.by);
      return t(locale, 'call.league.agree', { id, name, says: claimWords(claim, pairing, locale) });
    }
    case 'extend':
      return t(locale, 'call.league.extend', { id, name: nameIn(state, asked) });
    case 'ready':
    case 'ready-too':
    case 'result':
    case 'finish':
    case 'decide':
    case 'overdue':
      return t(locale, `call.league.${what}`, names);
    default:
      return never(what);
  }
}

function appealLine(subject: string, state: State, locale: League['locale']): string | null {
  const appeal = state.appeals.find(({ id }) => id === subject);
  if (!appeal) return null;
  const { id, by, pairing } = appeal;
  return t(locale, 'call.league.rule', { id, pairing, name: nameIn(state, by) });
}
