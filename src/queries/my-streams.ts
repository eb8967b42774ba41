import type { Locale } from '../i18n/locales.js';
import type { PlayerId } from '../match/header.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import { atlasOf } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import { titleOf } from '../streams/league.js';
import type { StreamHeader, StreamStore } from '../streams/ports.js';
import { campaignCalls } from './campaign.js';
import { leagueCalls } from './league.js';

/** The campaigns and leagues of somebody, and what they are awaited for in each. */

export interface MyStream {
  readonly header: StreamHeader;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Where campaigns and leagues are asked for. */
export interface StreamsAt {
  readonly streams: { readonly of: StreamStore['streamsOf'] };
  readonly campaigns: { readonly desk: Pick<Desk<CampaignStream>, 'get'> };
  readonly leagues: Pick<Desk<LeagueStream>, 'get'>;
}

/** Those that go on in which somebody takes part, oldest first. */
export async function streamsFor(at: StreamsAt, player: PlayerId, locale: Locale): Promise<readonly MyStream[]> {
  const found = await Promise.all((await at.streams.of(player)).map(({ id }) => shownTo(at, id, player, locale)));
  return found.flatMap((one) => one ?? []);
}

async function shownTo(
  { campaigns, leagues }: StreamsAt,
  id: StreamHeader['id'],
  player: PlayerId,
  locale: Locale,
): Promise<MyStream | null> {
  const [campaign, league] = [await campaigns.desk.get(id), await leagues.get(id)];
  const calls = campaign ? campaignCalls(campaign, locale) : league ? leagueCalls(league, locale) : [];
  const lines = calls.filter(({ players }) => players.includes(player)).map(({ line }) => line);
  if (campaign) return { header: campaign.header, title: atlasOf(campaign).title[locale], lines };
  return league && { header: league.header, title: titleOf(league.header), lines };
}
