import { streamId } from '../match/header.js';
import { campaignNews, leagueNews } from '../queries/stream-news.js';
import { refuse } from '../rules/kernel/refusal.js';
import type { StreamHeader } from '../streams/ports.js';
import { campaignSeen } from './campaign/here.js';
import type { Press, Reply, Request, Services } from './contract.js';
import { refused, show } from './replies.js';

/** *What's new?*: what changed in a campaign or league since its reader was last there, as they may know it. */

/** The news of a campaign or league, and from now on they are known. */
export async function streamNews(services: Services, request: Request, id: StreamHeader['id']): Promise<Reply> {
  const { streams, campaigns, leagues } = services;
  const { player, at, locale, tongue } = request;
  const [campaign, league] = [await campaigns.desk.get(id), await leagues.get(id)];
  const header = (campaign ?? league)?.header;
  if (!header) return refused(refuse('stream/none'), tongue);
  const last = await streams.lastIn(id, player);
  const message = campaign
    ? await campaignNews(campaigns.desk, campaign, { ...campaignSeen(campaign, request), player, last })
    : league && (await leagueNews(leagues, league, { locale, player, last }));
  await streams.putStreamVisit(id, player, { seq: header.version, at: at });
  return message ? show(message) : refused(refuse('stream/none'), tongue);
}

export const streamNewsPresses = {
  'stream-news': {
    acknowledge: 'private',
    run: (services, request) => streamNews(services, request, streamId(request.args[0] ?? '')),
  },
} as const satisfies Readonly<Record<string, Press>>;
