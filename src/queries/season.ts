import type { Locale } from '../i18n/locales.js';
import { matchId } from '../match/header.js';
import type { Referee } from '../match/contract.js';
import type { SeasonSource } from '../present/campaign/season.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import { atlasOf, type CampaignStanding } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import { addressOf } from './links.js';

/** What the page of a season is made from, with the way to each of its battles. */
export async function seasonSource(
  { campaigns, referee }: { readonly campaigns: { readonly desk: Desk<CampaignStream> }; readonly referee: Referee },
  standing: CampaignStanding,
  locale: Locale,
): Promise<SeasonSource> {
  const { header, state } = standing;
  const events = await campaigns.desk.events(header.id, 1, header.version);
  const matches = state.missions.flatMap(({ report }) => report?.match ?? []);
  const links = await Promise.all(
    matches.map(async (match) => {
      const table = await referee.table(matchId(match));
      return table ? [[match, addressOf(table.header.guild, table.header.channel)] as const] : [];
    }),
  );
  return {
    events: events.map(({ event }) => event),
    atlas: atlasOf(standing),
    ...{ locale, links: Object.fromEntries(links.flat()), commitment: header.commitment },
    // Whoever knows the seed knows the cards that are still in the deck.
    seed: header.endedAt === null ? null : await campaigns.desk.seed(header.id),
  };
}
