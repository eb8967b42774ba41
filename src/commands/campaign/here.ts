import { toldLines } from '../../present/campaign/events.js';
import { namesIn, type Names } from '../../present/campaign/names.js';
import type { FactionId } from '../../rules/campaign/ids.js';
import type { Order } from '../../rules/campaign/commands.js';
import type { View } from '../../rules/campaign/view.js';
import { campaign } from '../../rules/campaign/campaign.js';
import { t } from '../../i18n/index.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { atlasOf, factionsOf, isMaster, type CampaignStanding } from '../../streams/campaign.js';
import type { Reply, Request, Services } from '../contract.js';
import { about, submitTo, standingIn } from '../stream-here.js';

/** The campaign of a channel as whoever asks sees it. */

export interface Here {
  readonly standing: CampaignStanding;
  readonly names: Names;
  /** Theirs; `null`: they lead none. */
  readonly faction: FactionId | null;
  readonly master: boolean;
  readonly view: View;
}

/** The campaign that goes on in the channel, or in the channel that a thread belongs to. */
export async function campaignHere(services: Services, request: Request): Promise<Result<Here, Refusal>> {
  const here = await anyCampaignHere(services, request);
  if (!here.ok || here.value.standing.header.endedAt === null) return here;
  return fail(refuse(here.value.standing.header.moved === null ? 'campaign/over' : 'stream/moved'));
}

/** The same; where none goes on any more, the one that did last, to look back on (CLN-12). */
export async function anyCampaignHere(services: Services, request: Request): Promise<Result<Here, Refusal>> {
  const { channel, parent } = request;
  const standing =
    (await standingIn(services.campaigns.desk, request)) ??
    (await endedIn(services, channel)) ??
    (parent === null ? null : await endedIn(services, parent));
  return standing ? ok(campaignSeen(standing, request)) : fail(refuse('stream/none'));
}

/** What went on in a channel last, where that was a campaign. */
async function endedIn(
  { archives, campaigns }: Pick<Services, 'archives' | 'campaigns'>,
  channel: Request['channel'],
): Promise<CampaignStanding | null> {
  const last = await archives.in(channel);
  return last?.kind === 'campaign' ? campaigns.desk.get(last.id) : null;
}

/** A campaign as whoever asks sees it. */
export function campaignSeen(standing: CampaignStanding, request: Request): Here {
  const [faction = null] = factionsOf(standing, request.player);
  // A game master knows the cards of all, which is no seat for one who plays.
  const view = campaign.view(standing.state, faction === null ? { as: 'spectator' } : { as: 'faction', faction });
  const names = namesIn(view, atlasOf(standing), request.locale);
  return { standing, names, faction, master: isMaster(standing, request.player), view };
}

/** A command about the campaign of the channel. */
export const ofCampaign = about(campaignHere);
/** A command that also looks back on one that is over. */
export const ofAnyCampaign = about(anyCampaignHere);

/** Gives an order, and says what came of it, as whoever gave it may know it, and what can come next. */
export const give = (
  { campaigns }: Services,
  request: Request,
  { standing }: Here,
  by: Order['by'],
  command: Order['command'],
): Promise<Reply> =>
  submitTo(
    campaigns.desk,
    request,
    standing.header.id,
    { by, at: request.at, command },
    ({ standing: after, events }) => {
      const { names, view } = campaignSeen(after, request);
      const [first, ...more] = toldLines(events, view, names);
      const next = events.flatMap((event) =>
        event.type === 'MissionRaised' ? [t(names.locale, 'campaign.reply.raised', { mission: event.mission.id })] : [],
      );
      return first === undefined
        ? t(request.locale, 'campaign.reply.done')
        : [t(names.locale, 'campaign.reply.given', { line: first.replace(/^-# /u, '') }), ...more, ...next].join('\n');
    },
  );
