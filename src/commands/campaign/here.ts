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

/** The campaign of the channel, or of the channel that a thread belongs to. */
export async function campaignHere({ campaigns }: Services, request: Request): Promise<Result<Here, Refusal>> {
  const standing = await standingIn(campaigns.desk, request);
  return standing ? ok(campaignSeen(standing, request)) : fail(refuse('stream/none'));
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
        : [t(names.locale, 'campaign.reply.given', { line: first }), ...more, ...next].join('\n');
    },
  );
