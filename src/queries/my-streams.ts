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
import { linesFor } from './stream-calls.js';

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
  const found = await Promise.all((await at.streams.of(player)).map((header) => shownTo(at, header, player, locale)));
  return found.flatMap((one) => one ?? []);
}

async function shownTo(
  { campaigns, leagues }: StreamsAt,
  { id, kind }: Pick<StreamHeader, 'id' | 'kind'>,
  player: PlayerId,
  locale: Locale,
): Promise<MyStream | null> {
  if (kind === 'campaign') {
    const campaign = await campaigns.desk.get(id);
    if (!campaign) return null;
    const lines = linesFor(campaignCalls(campaign, locale), player);
    return { header: campaign.header, title: atlasOf(campaign).title[locale], lines };
  }
  const league = await leagues.get(id);
  if (!league) return null;
  return { header: league.header, title: titleOf(league.header), lines: linesFor(leagueCalls(league, locale), player) };
}
