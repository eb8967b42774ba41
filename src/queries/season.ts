import type { Locale } from '../i18n/locales.js';
import { matchId } from '../match/header.js';
import type { Referee } from '../match/contract.js';
import type { SeasonSource } from '../present/campaign/season.js';
import type { LeagueSource } from '../present/league/season.js';
import { eraIn, type CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import type { Archives } from '../streams/archives.js';
import { atlasOf, type CampaignStanding } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import { saltedEras } from '../streams/eras.js';
import { titleOf, type LeagueStanding } from '../streams/league.js';
import { addressOf } from './links.js';

/** The way to each of some matches. */
async function linksTo(referee: Referee, matches: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const links = await Promise.all(
    matches.map(async (match) => {
      const table = await referee.table(matchId(match));
      return table ? [[match, addressOf(table.header.guild, table.header.channel)] as const] : [];
    }),
  );
  return Object.fromEntries(links.flat());
}

/** What the page of a league is made from, with the way to each of its matches. */
export async function leagueSource(
  { leagues, referee }: { readonly leagues: Desk<LeagueStream>; readonly referee: Referee },
  { header, state }: LeagueStanding,
  locale: Locale,
): Promise<LeagueSource> {
  const events = await leagues.events(header.id, 1, header.version);
  return {
    of: 'league',
    events: events.map(({ event }) => event),
    ...{ locale, title: titleOf(header), commitment: header.commitment },
    links: await linksTo(
      referee,
      state.pairings.flatMap(({ match }) => match ?? []),
    ),
    // Whoever knows the seed knows the lots that are still to be drawn.
    seed: await leagues.shownSeed(header),
  };
}

/** What the page of a season is made from, with the way to each of its battles. */
export async function seasonSource(
  {
    campaigns,
    referee,
    archives,
  }: {
    readonly campaigns: { readonly desk: Desk<CampaignStream> };
    readonly referee: Referee;
    readonly archives: Pick<Archives, 'milestones'>;
  },
  standing: CampaignStanding,
  locale: Locale,
): Promise<SeasonSource> {
  const { header, state } = standing;
  const events = await campaigns.desk.events(header.id, 1, header.version);
  const matches = state.missions.flatMap(({ report }) => report?.match ?? []);
  return {
    events: events.map(({ event }) => event),
    atlas: atlasOf(standing),
    ...{ locale, links: await linksTo(referee, matches), commitment: header.commitment },
    // Whoever knows the seed knows the cards that are still in the deck.
    seed: await campaigns.desk.shownSeed(header),
    ...(await erasOf({ campaigns, archives }, standing)),
  };
}

/** The eras of a campaign's open dice up to its present one. */
async function erasOf(
  {
    campaigns,
    archives,
  }: {
    readonly campaigns: { readonly desk: Pick<Desk<CampaignStream>, 'shownEras'> };
    readonly archives: Pick<Archives, 'milestones'>;
  },
  { header, state }: CampaignStanding,
): Promise<Pick<SeasonSource, 'eras'>> {
  const era = eraIn(state);
  if (!era) return {};
  const ends = await archives.milestones(header.id);
  const shown = await campaigns.desk.shownEras(header, era);
  return { eras: saltedEras(shown.slice(0, era.number), ends) };
}
