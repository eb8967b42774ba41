import { t } from '../../i18n/index.js';
import type { EntrantId } from '../../rules/league/ids.js';
import type { Event } from '../../rules/league/events.js';
import { lineUp, playersIn } from '../../rules/league/mates.js';
import { isMeeting, isOn, isOpen, opponentIn, pairingIn, type Pairing } from '../../rules/league/state.js';
import { eventLines } from './events.js';
import { instantWords, nameIn, type League } from './posts.js';

/** What whoever gave an order in a league is told: what came of it, and what comes next. */

type Known = Pick<League, 'state' | 'locale'>;

/** At most: who has drawn eight divisions need not read all of them here. */
const MOST = 12;

/** The answer to an order. `waits`: what waits now for whoever gave it. */
export function answerTo(events: readonly Event[], known: Known, waits: readonly string[]): string {
  const { locale } = known;
  const [first, ...more] = events.flatMap((event) => eventLines(event, known));
  if (first === undefined) return t(locale, 'league.reply.done');
  const given = t(locale, 'campaign.reply.given', { line: first.replace(/^- /u, '') });
  const rest = more.length > MOST ? [...more.slice(0, MOST), '…'] : more;
  const next = [...new Set(events.flatMap((event) => nextLines(event, events, known)))].map((line) => `→ ${line}`);
  const own = waits.length === 0 ? [] : [t(locale, 'news.waits'), ...waits.map((line) => `- ${line}`)];
  return [given, ...rest, ...next, ...own].join('\n');
}

/** What an event leads to next, if that has not come already. */
function nextLines(event: Event, all: readonly Event[], { state, locale }: Known): readonly string[] {
  const happened = (type: Event['type']): boolean => all.some((one) => one.type === type);
  switch (event.type) {
    case 'Entered':
      return [t(locale, 'league.next.entered', { count: state.entrants.length })];
    case 'ReadySaid':
      return of(state, event.pairing, (one) =>
        isOn(state, one)
          ? [t(locale, 'league.next.opens', { id: one.id })]
          : !one.ready.includes(event.by)
            ? [t(locale, 'league.next.mates', { count: playersIn(state) - lineUp(state, one, event.by).length })]
            : [t(locale, 'league.next.ready', otherOf(one, event.by, state))],
      );
    case 'MateJoined':
      return [t(locale, 'league.next.mate', { size: playersIn(state) })];
    case 'ExtensionAsked':
      return of(state, event.pairing, (one) => [t(locale, 'league.next.asked', otherOf(one, event.by, state))]);
    case 'Claimed':
      return happened('Decided')
        ? []
        : of(state, event.pairing, (one) => [t(locale, 'league.next.claimed', otherOf(one, event.by, state))]);
    case 'Appealed':
      return [t(locale, 'league.next.appealed')];
    case 'Seeded':
      return [t(locale, 'league.next.seeded')];
    case 'RoundDrawn':
      return [t(locale, state.setup.table ? 'league.post.playing' : 'league.post.playing-elsewhere')];
    case 'StageDrawn':
      return state.setup.stages[state.stages.length - 1]?.format.kind === 'ladder'
        ? [t(locale, 'league.next.ladder')]
        : [];
    case 'Decided':
    case 'Corrected': {
      const open = state.pairings.filter((one) => isOpen(one) && isMeeting(one)).length;
      return happened('LeagueEnded') || happened('RoundDrawn') || open === 0
        ? []
        : [t(locale, 'league.next.open', { count: open })];
    }
    case 'Ruled':
    case 'Founded':
    case 'Postponed':
    case 'Left':
    case 'Substituted':
    case 'MateLeft':
    case 'RoundClosed':
    case 'MatchMade':
    case 'Extended':
    case 'Reminded':
    case 'Reseated':
    case 'PartReplaced':
    case 'Rated':
    case 'LeagueClosed':
      return [];
    case 'LeagueEnded':
      return happened('LeagueClosed') ? [] : [t(locale, 'league.next.over')];
  }
}

function of(
  state: League['state'],
  id: Pairing['id'],
  lines: (pairing: Pairing) => readonly string[],
): readonly string[] {
  const pairing = pairingIn(state, id);
  return pairing ? lines(pairing) : [];
}

const otherOf = (pairing: Pairing, by: EntrantId, state: League['state']) => ({
  name: nameIn(state, opponentIn(pairing, by)),
  due: instantWords(pairing.due),
});
