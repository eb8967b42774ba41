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
  if (!standing) return fail(refuse('stream/none'));
  const [faction = null] = factionsOf(standing, request.player);
  // A game master knows the cards of all, which is no seat for one who plays.
  const view = campaign.view(standing.state, faction === null ? { as: 'spectator' } : { as: 'faction', faction });
  const names = namesIn(view, atlasOf(standing), request.locale);
  return ok({ standing, names, faction, master: isMaster(standing, request.player), view });
}

/** A command about the campaign of the channel. */
export const ofCampaign = about(campaignHere);

/** Gives an order, and says what came of it. */
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
    t(request.locale, 'campaign.reply.done'),
  );
