import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import { never } from '../../rules/kernel/ids.js';
import type { Event } from '../../rules/league/events.js';
import { lineUp, playersIn } from '../../rules/league/mates.js';
import { BY_MATCH } from '../../rules/league/results.js';
import { stageIn, type Pairing } from '../../rules/league/state.js';
import { claimWords, formatWords, instantWords, nameIn, pairingLines, type League } from './posts.js';

/** What happened in a league, a line each. Who is who follows from how it stands now. */

type Known = Pick<League, 'state' | 'locale'>;

export function eventLines(event: Event, known: Known): readonly string[] {
  const { state, locale } = known;
  switch (event.type) {
    case 'Founded':
      return [t(locale, 'league.event.founded')];
    case 'Postponed':
      return [t(locale, 'league.event.postponed')];
    case 'Entered':
      return [t(locale, 'league.event.entered', { name: quoted(event.name) })];
    case 'Left': {
      const name = nameIn(state, event.entrant);
      const reason = quoted(event.reason ?? '–');
      return [t(locale, `league.event.${event.status}`, { name, reason })];
    }
    case 'Substituted':
      return [
        t(locale, 'league.event.substituted', { name: nameIn(state, event.entrant), reason: quoted(event.reason) }),
      ];
    case 'MateJoined':
      return [t(locale, 'league.event.mate-joined', { name: nameIn(state, event.entrant) })];
    case 'MateLeft':
      return [t(locale, 'league.event.mate-left', { name: nameIn(state, event.entrant) })];
    case 'RoundDrawn': {
      const drawn = event.pairings.flatMap(({ id }) => about(id, known, (one) => pairingLines(one, known)));
      return [t(locale, 'league.event.round', { round: event.round + 1, due: instantWords(event.due) }), ...drawn];
    }
    case 'RoundClosed':
      return [t(locale, 'league.event.closed', { round: event.round + 1 })];
    case 'MatchMade':
      return about(event.pairing, known, (one) => [t(locale, 'league.event.match', namesOf(one, known))]);
    case 'ReadySaid':
      return about(event.pairing, known, (one) => {
        const name = nameIn(state, event.by);
        const missing = playersIn(state) - lineUp(state, one, event.by).length;
        return event.mate === undefined || missing <= 0
          ? [t(locale, 'league.event.ready', { id: one.id, name })]
          : [t(locale, 'league.event.mate-ready', { id: one.id, name, missing })];
      });
    case 'ExtensionAsked':
      return [t(locale, 'league.event.asked', { id: event.pairing, name: nameIn(state, event.by) })];
    case 'Extended':
      return about(event.pairing, known, (one) => [
        t(locale, 'league.event.extended', { ...namesOf(one, known), due: instantWords(event.due) }),
      ]);
    case 'Claimed':
      return about(event.pairing, known, (one) => [
        t(locale, 'league.event.claimed', {
          ...{ id: one.id, name: nameIn(state, event.by), says: claimWords(event, one, locale) },
        }),
      ]);
    case 'Decided':
      // Who rests in a round stands in its draw.
      return event.result.by === 'bye'
        ? []
        : about(event.pairing, known, (one) => pairingLines({ ...one, result: event.result }, known));
    case 'Corrected': {
      const { result } = event;
      const reason = event.reason === BY_MATCH ? t(locale, 'league.reason.match') : quoted(event.reason);
      return about(event.pairing, known, (one) =>
        result === null
          ? [t(locale, 'league.event.reopened', { ...namesOf(one, known), reason })]
          : pairingLines({ ...one, result }, known).map((line) =>
              t(locale, 'league.event.corrected', { line: line.replace(/^- /u, ''), reason }),
            ),
      );
    }
    case 'Reseated':
      return about(event.pairing, known, (one) => [
        t(locale, 'league.event.reseated', namesOf({ ...one, sides: event.sides }, known)),
      ]);
    case 'Appealed': {
      const { id, by, pairing, text } = event.appeal;
      return [t(locale, 'league.appeal', { id, name: nameIn(state, by), pairing, text: quoted(text) })];
    }
    case 'Ruled': {
      const key = event.upheld ? 'league.ruling.upheld' : 'league.ruling.rejected';
      const ruling = t(locale, key, { reason: quoted(event.reason) });
      return [t(locale, 'league.event.ruled', { id: event.appeal, ruling })];
    }
    case 'LeagueEnded': {
      const [winner] = event.placed;
      return [
        winner ? t(locale, 'league.post.over', { winner: nameIn(state, winner) }) : t(locale, 'league.post.nobody'),
      ];
    }
    case 'StageDrawn': {
      const stage = state.stages.findIndex(({ divisions }) => divisions[0]?.join() === event.divisions[0]?.join());
      return stage < 0
        ? []
        : [t(locale, 'league.event.stage', { format: formatWords(stageIn(state, stage).format, locale) })];
    }
    case 'Seeded': {
      const name = nameIn(state, event.entrant);
      return event.seed === null
        ? [t(locale, 'league.event.by-lot', { name })]
        : [t(locale, 'league.event.seeded', { name, place: event.seed })];
    }
    case 'PartReplaced':
      return [t(locale, 'league.event.part-replaced', { part: event.part, reason: quoted(event.reason) })];
    case 'LeagueClosed':
      return [t(locale, 'league.event.put-away')];
    // Reminders are calls, and who is rated how stands in the table.
    case 'Reminded':
    case 'Rated':
      return [];
    default:
      return never(event);
  }
}

/** Lines about a pairing; none where it is not known any more. */
function about(id: string, { state }: Known, lines: (pairing: Pairing) => readonly string[]): readonly string[] {
  const pairing = state.pairings.find((one) => one.id === id);
  return pairing ? lines(pairing) : [];
}

const namesOf = ({ id, sides }: Pairing, { state }: Known) => ({
  ...{ id, first: nameIn(state, sides[0]), second: nameIn(state, sides[1]) },
});
