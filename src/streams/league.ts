import { t } from '../i18n/index.js';
import type { Library } from '../library/contract.js';
import { clockFrom } from '../match/clock-text.js';
import { LONGEST_SALT } from '../match/dice.js';
import { instant, REFEREE, type PlayerId } from '../match/header.js';
import { sideId } from '../rules/kernel/ids.js';
import type { Event } from '../rules/league/events.js';
import { pairingNamed, type EntrantId, type MateId } from '../rules/league/ids.js';
import { league, type LeagueStream } from '../rules/league/league.js';
import { lineUp, matesOf, playersIn } from '../rules/league/mates.js';
import { scoreFor, winnerFor } from '../rules/league/results.js';
import { entrantIn, isMeeting, isOn, isOpen, pairingIn, type Pairing, type State } from '../rules/league/state.js';
import { nextDue } from '../rules/league/time.js';
import { awaitedIn, isCurrent, type Awaited as AwaitedInLeague } from '../rules/league/awaited.js';
import type { Awaited } from './awaited.js';
import { openKey } from './courier.js';
import { roundMark } from './marks.js';
import { whyRuled } from './reported.js';
import type { Kind, KeyedOrder, Standing } from './kind.js';
import { OFFICIAL, type Member, type StreamHeader } from './ports.js';

/** Leagues: the kind of stream whose pairings are played as matches, and decided by what becomes of those. */

export type LeagueStanding = Standing<LeagueStream>;

/** It was written by this house when the league was founded. */
export const titleOf = ({ about }: Pick<StreamHeader, 'about'>): string => (about as LeagueAbout).title;

/** What a league keeps beside its events. */
export interface LeagueAbout {
  readonly title: string;
}

/** The posts of a league: how it stands, its calendar, a round, the match of a pairing, a reminder. */
export const LEAGUE_POST = 'league';
export const CALENDAR_POST = 'calendar';
export const roundPost = ({ stage, division, round }: Pick<Pairing, 'stage' | 'division' | 'round'>): string =>
  `round:${stage}.${division}.${round}`;
const pairingPost = (pairing: string): string => `pairing:${pairing}`;

/** Makes the kind. */
export function leagueKind(library: Pick<Library, 'scenario'>): Kind<LeagueStream> {
  return {
    kind: 'league',
    rules: league,
    mark: roundMark,
    // All its lots are drawn at once, when it begins.
    era: () => null,
    follows(before, after, events) {
      const { header, state } = after;
      const put = (post: string) => ({ post, action: 'put', seq: header.version }) as const;
      const opened = toOpen(state).filter((id) => !before || !toOpen(before.state).includes(id));
      const at = nextDue(state);
      const closed = events.find((event) => event.type === 'LeagueClosed');
      return {
        outbox: [
          ...changedPosts(before?.state ?? null, state, events),
          ...(datesIn(before?.state ?? null) === datesIn(state) ? [] : [CALENDAR_POST]),
          LEAGUE_POST,
        ].map(put),
        mail: opened.map((subject) => ({
          to: header.id,
          key: openKey(header.id, subject),
          command: { type: 'open', stream: header.id, subject },
        })),
        deadlines: at === null || closed ? [] : [{ subject: 'league', what: 'time', at: instant(at) }],
        ...(closed ? { endedAt: instant(closed.at) } : {}),
      };
    },
    awaits: leagueAwaits,
    matchesOn: (state) => state.pairings.filter((one) => isOn(state, one)).map(({ id }) => id),
    rested: ({ header, state }, ms, at) => ({
      about: header.about,
      orders: state.pairings
        .filter((one) => isOpen(one) && isMeeting(one) && state.status === 'playing')
        .map(({ id, due }) => ({
          ...{ by: 'official', at },
          command: { type: 'give-time', pairing: id, until: due + ms, reason: t(header.locale, 'stream.rested') },
        })),
    }),
    reminds: () => null,
    async hears({ state }, { subject, match }, matches, at) {
      const pairing = pairingIn(state, pairingNamed(subject));
      const table = await matches.table(match);
      const outcome = table?.state?.outcome;
      // One that goes on is booked when it is over again; until then what was booked stands.
      if (!pairing || !state.setup.table || !table || !outcome) return null;
      const transcript = await matches.export(match);
      const isAnnulled = outcome.reason === 'annulled';
      if (isAnnulled && !pairing.result) return null;
      const winner = isAnnulled ? null : winnerFor(state.setup.table.sides, outcome.winners);
      const identity = { id: match, hash: transcript.chain ?? transcript.hash };
      const score = isAnnulled ? null : scoreFor(state.setup.table.sides, outcome);
      const said = whyRuled(transcript.events.map(({ event }) => event));
      const reason = said === '' ? {} : { reason: said };
      return {
        by: 'house',
        at,
        command: { type: 'book', pairing: pairing.id, winner, score, match: identity, ...reason },
      };
    },
    timeUp: (_standing, { at }) => ({ by: 'house', at, command: { type: 'keep-time' } }),
    matchFor({ header, members, state }, subject, orders) {
      const { table } = state.setup;
      const pairing = pairingIn(state, pairingNamed(subject));
      if (!table || !pairing || !isOn(state, pairing)) return null;
      const plain = library.scenario(table.scenario);
      const rules = state.setup.rules?.[plain?.ruleset ?? ''] ?? null;
      const scenario = library.scenario(table.scenario, { rules });
      if (!scenario) throw new Error(`there is no scenario ${table.scenario}`);
      const clock = clockFrom(table.clock ?? scenario.clock ?? 'none', 'en');
      if (!clock.ok) throw new Error(`the clock of a league cannot be read: ${table.clock ?? ''}`);
      const options = { ...scenario.options, ...table.options };
      const setup = scenario.setup(Object.fromEntries(table.sides.map((side) => [side, playersIn(state)])), options);
      const holders = setup.seats.map(({ id, side }) => {
        const entrant = pairing.sides[table.sides.findIndex((one) => sideId(one) === side)] ?? null;
        // Of a team they sit in the order in which they said that they are ready.
        const own = setup.seats.filter((seat) => seat.side === side).findIndex((seat) => seat.id === id);
        const mate = entrant === null ? undefined : lineUp(state, pairing, entrant)[own];
        const player = entrant === null ? null : playerOf(members, mate ?? entrant);
        const salt = entrant === null ? '' : saltOf(pairing, entrant, mate, orders);
        return { player: player ?? REFEREE, side, seat: id, salt: player === null ? '' : salt };
      });
      return {
        of: { stream: header.id, subject },
        ...{ locale: header.locale, scenario: scenario.id, options, forces: {}, clock: clock.value, setup, holders },
      };
    },
    thread: (standing, subject) => ({ post: pairingPost(subject), title: pairingTitle(standing, subject) }),
  };
}

/** What a pairing is called: who meets. */
export function pairingTitle({ state }: Pick<LeagueStanding, 'state'>, subject: string): string {
  const sides = pairingIn(state, pairingNamed(subject))?.sides ?? [];
  return sides.flatMap((side) => (side === null ? [] : (entrantIn(state, side)?.name ?? []))).join(' – ');
}

/** The pairings whose matches are to be made. */
const toOpen = (state: State): readonly string[] =>
  state.pairings.filter((one) => isMeeting(one) && one.match === null && isOn(state, one)).map(({ id }) => id);

/** What falls due, as one text: its calendar says something else when it is another. */
const datesIn = (state: State | null): string =>
  state === null || state.status === 'sign-up'
    ? String(state?.setup.begins ?? '')
    : state.pairings
        .flatMap((one) =>
          isOpen(one) && isMeeting(one) ? `${one.id} ${one.due} ${one.sides.join()} ${isOn(state, one)}` : [],
        )
        .join();

/** The posts that say something else now. */
function changedPosts(before: State | null, state: State, events: readonly Event[]): readonly string[] {
  const changed = state.pairings.filter((one) => before?.pairings.find(({ id }) => id === one.id) !== one);
  const rounds = changed.filter((one) => isCurrent(state, one)).map(roundPost);
  const matches = changed
    .filter((one) => isOn(state, one) || one.match !== null || hadMatch(one))
    .map(({ id }) => pairingPost(id));
  // A round that begins since the one before it is over is told of as well.
  const begun = events.flatMap((event) =>
    event.type === 'RoundClosed' ? [roundPost({ ...event, round: event.round + 1 })] : [],
  );
  return [...new Set([...rounds, ...begun, ...matches])];
}

const hadMatch = ({ result, ready }: Pairing): boolean => result?.by === 'match' || ready.length === 2;

/** Who is awaited in a league, with what they were reminded of last. */
const leagueAwaits = ({ header, state }: Pick<LeagueStanding, 'header' | 'state'>): readonly Awaited[] =>
  header.endedAt === null ? awaitedIn(state).map(awaitedInLeague) : [];

/** Somebody who is awaited in a league, as a member of it. */
export const awaitedInLeague = ({ who, what, subject, due, reminded }: AwaitedInLeague): Awaited => ({
  part: who === 'official' ? OFFICIAL : who,
  ...{ what, subject, due: due === null ? null : instant(due), mark: reminded === null ? null : String(reminded) },
});

/** Who plays for an entrant; `null`: nobody any more. */
const playerOf = (members: readonly Member[], who: EntrantId | MateId): PlayerId | null =>
  members.find(({ part }) => part === who)?.player ?? null;

/** The entrant for whom a player plays; `null`: they do not take part. */
export const entrantOf = ({ members, state }: LeagueStanding, player: PlayerId): EntrantId | null =>
  state.entrants.find(({ id }) => members.some((one) => one.player === player && one.part === id))?.id ?? null;

/** Who of a team a player is; `null`: they play alone, or for nobody. */
export const mateOf = ({ members, state }: LeagueStanding, player: PlayerId): MateId | null =>
  state.entrants
    .flatMap(({ id }) => matesOf(state, id))
    .find((id) => members.some((one) => one.player === player && one.part === id)) ?? null;

/** Whether a player is an official of the league. */
export const isOfficial = ({ members }: Pick<LeagueStanding, 'members'>, player: PlayerId): boolean =>
  members.some((one) => one.player === player && one.part === OFFICIAL);

/** What a player adds to the dice of their match: the id of the interaction with which they said that they are ready. */
function saltOf(
  pairing: Pairing,
  entrant: EntrantId,
  mate: MateId | undefined,
  orders: readonly KeyedOrder<LeagueStream>[],
): string {
  const said = orders.findLast(
    ({ order: { by, command } }) =>
      by === entrant && command.type === 'ready' && command.pairing === pairing.id && command.mate === mate,
  );
  return (said?.key ?? '').slice(0, LONGEST_SALT);
}
