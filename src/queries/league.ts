import type { Locale } from '../i18n/locales.js';
import { callMessage } from '../present/calls.js';
import { leagueCall } from '../present/league/calls.js';
import { calendarMessage } from '../present/league/calendar.js';
import { leagueMessage, matchMessage, roundMessage, type League } from '../present/league/posts.js';
import type { Message } from '../present/message.js';
import { awaitedIn, type Awaited } from '../rules/league/awaited.js';
import { isMeeting, type State } from '../rules/league/state.js';
import {
  awaitedInLeague,
  CALENDAR_POST,
  LEAGUE_POST,
  roundPost,
  titleOf,
  type LeagueStanding,
} from '../streams/league.js';
import type { Milestone } from '../streams/links.js';
import { OFFICIAL, type Member } from '../streams/ports.js';
import { callTo, type StreamCall } from './stream-calls.js';

/** What the posts of a league hold. */

/** A league as readers of a language see it. */
export const leagueShown = ({ header, members, state }: LeagueStanding, locale: Locale): League => ({
  id: header.id,
  title: titleOf(header),
  state,
  locale,
  players: Object.fromEntries(
    members.map(({ part }) => [
      part,
      members.flatMap((one) => (one.part === part ? `<@${one.player}>` : [])).join(' '),
    ]),
  ),
  officials: members.filter(({ part }) => part === OFFICIAL).map(({ player }) => `<@${player}>`),
  commitment: header.commitment,
  moved: header.moved !== null,
});

/** What those who take part are called for. */
export const leagueCalls = ({ members, state }: LeagueStanding, locale: Locale): readonly StreamCall[] =>
  awaitedIn(state).flatMap((one) =>
    callTo(awaitedInLeague(one), leagueCall(one, { state, locale }), stillAwaited(one, state, members)),
  );

/** Without those of a team who have said that they are ready: it waits for others of it. */
function stillAwaited({ what, subject }: Awaited, { pairings }: State, members: readonly Member[]): readonly Member[] {
  const { mates = [] } = pairings.find(({ id }) => id === subject) ?? {};
  const there = members.filter(({ part }) => mates.some((mate) => mate === part)).map(({ player }) => player);
  return what.startsWith('ready') ? members.filter(({ player }) => !there.includes(player)) : members;
}

/** The message that a post of a league is to hold; `null`: none. */
export async function leaguePost(
  standing: LeagueStanding,
  post: string,
  locale: Locale,
  milestones: () => Promise<readonly Milestone[]>,
): Promise<Message | null> {
  const { state } = standing;
  const league = leagueShown(standing, locale);
  const [kind, which] = post.split(':');
  const pairing = state.pairings.find(({ id }) => id === which);
  switch (kind) {
    case LEAGUE_POST:
      return leagueMessage(league);
    case CALENDAR_POST:
      return calendarMessage(league);
    case 'round':
      return roundMessage(
        league,
        state.pairings.filter((one) => roundPost(one) === post),
        (await milestones()).find(({ of }) => of === which) ?? null,
      );
    case 'pairing':
      return pairing && isMeeting(pairing) ? matchMessage(pairing, league) : null;
    case 'ping': {
      const call = leagueCalls(standing, locale).find((one) => one.post === post);
      return call && call.players.length > 0 ? callMessage(call.line, call.players, locale) : null;
    }
    default:
      return null;
  }
}
