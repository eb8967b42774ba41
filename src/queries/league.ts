import type { Locale } from '../i18n/locales.js';
import { leagueMessage, matchMessage, reminderMessage, roundMessage, type League } from '../present/league/posts.js';
import type { Message } from '../present/message.js';
import { isMeeting } from '../rules/league/state.js';
import { LEAGUE_POST, playerOf, roundPost, titleOf, type LeagueStanding } from '../streams/league.js';
import { OFFICIAL } from '../streams/ports.js';

/** What the posts of a league hold. */

/** A league as readers of a language see it. */
export const leagueShown = ({ header, members, state }: LeagueStanding, locale: Locale): League => ({
  title: titleOf(header),
  state,
  locale,
  players: Object.fromEntries(members.map(({ part, player }) => [part, `<@${player}>`])),
  officials: members.filter(({ part }) => part === OFFICIAL).map(({ player }) => `<@${player}>`),
  commitment: header.commitment,
});

/** The message that a post of a league is to hold; `null`: none. */
export function leaguePost(standing: LeagueStanding, post: string): Message | null {
  const { header, members, state } = standing;
  const league = leagueShown(standing, header.locale);
  const [kind, which, hours] = post.split(':');
  const pairing = state.pairings.find(({ id }) => id === which);
  switch (kind) {
    case LEAGUE_POST:
      return leagueMessage(league);
    case 'round':
      return roundMessage(
        league,
        state.pairings.filter((one) => roundPost(one) === post),
      );
    case 'pairing':
      return pairing && isMeeting(pairing) ? matchMessage(pairing, league) : null;
    case 'remind': {
      const people = (pairing?.sides ?? []).flatMap((side) => (side === null ? [] : (playerOf(members, side) ?? [])));
      return pairing ? reminderMessage(pairing, Number(hours), league, people) : null;
    }
    default:
      return null;
  }
}
