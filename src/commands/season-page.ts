import { t } from '../i18n/index.js';
import { streamId } from '../match/header.js';
import { curveAlt, curveOf } from '../present/campaign/curve.js';
import { stageFor } from '../present/league-picture.js';
import { pictureBlock } from '../present/league/posts.js';
import type { Block } from '../present/message.js';
import type { StorySource } from '../present/story-source.js';
import { leagueShown } from '../queries/league.js';
import { leagueSource, seasonSource } from '../queries/season.js';
import { refuse } from '../rules/kernel/refusal.js';
import { atlasOf, type CampaignStanding } from '../streams/campaign.js';
import type { LeagueStanding } from '../streams/league.js';
import { campaignSeen, type Here } from './campaign/here.js';
import type { Press, Reply, Request, Services } from './contract.js';
import { refused, show } from './replies.js';

/** A campaign or league looked back on: how it went so far as a picture, and all of it as a page. */

const blocks = (...all: readonly Block[]): Reply => show({ kind: 'blocks', accent: null, blocks: all });

/** A whole campaign or league as a page for a browser, as everybody was told it; `says`: what stands above the file. */
async function pageReply(
  { replays }: Pick<Services, 'replays'>,
  { tongue }: Request,
  source: StorySource,
  says: 'season.reply' | 'league.page.reply',
): Promise<Reply> {
  const content = await replays.season(source).catch(() => null);
  if (content === null) return refused(refuse('match/no-replay-page'), tongue);
  return blocks({ kind: 'text', text: t(tongue.locale, says) }, { kind: 'file', name: 'season.html', content });
}

export const campaignPage = async (services: Services, request: Request, standing: CampaignStanding): Promise<Reply> =>
  pageReply(services, request, await seasonSource(services, standing, request.locale), 'season.reply');

export const leaguePage = async (services: Services, request: Request, standing: LeagueStanding): Promise<Reply> =>
  pageReply(services, request, await leagueSource(services, standing, request.locale), 'league.page.reply');

/** The prestige of each faction, turn by turn. */
export function campaignCurve({ view, names, standing }: Pick<Here, 'view' | 'names' | 'standing'>): Reply {
  const picture = curveOf(view, atlasOf(standing).title[names.locale], names);
  return blocks({ kind: 'picture', picture, alt: curveAlt(picture) });
}

/** The points of each entrant, round by round; where a league has none, what shows it best. */
function leagueCurve(standing: LeagueStanding, { locale, tongue }: Request): Reply {
  const { state } = standing;
  const stage = stageFor(state, 'curve');
  const shown = leagueShown(standing, locale);
  if (stage >= 0) return blocks(pictureBlock(shown, stage, 0, 'curve'));
  const last = stageFor(state, undefined);
  return last < 0 ? refused(refuse('league/no-picture'), tongue) : blocks(pictureBlock(shown, last, 0));
}

export const lookBackPresses = {
  'stream-page': {
    acknowledge: 'private',
    run: (services, request) => ofStream(services, request, campaignPage, leaguePage),
  },
  'stream-curve': {
    acknowledge: 'private',
    run: (services, request) =>
      ofStream(
        services,
        request,
        (_, asked, standing) => campaignCurve(campaignSeen(standing, asked)),
        (_, asked, standing) => leagueCurve(standing, asked),
      ),
  },
} as const satisfies Readonly<Record<string, Press>>;

type For<Standing> = (services: Services, request: Request, standing: Standing) => Promise<Reply> | Reply;

/** What a press is about: the campaign or league that its button names. */
async function ofStream(
  services: Services,
  request: Request & { readonly args: readonly string[] },
  ofCampaign: For<CampaignStanding>,
  ofLeague: For<LeagueStanding>,
): Promise<Reply> {
  const id = streamId(request.args[0] ?? '');
  const campaign = await services.campaigns.desk.get(id);
  if (campaign) return ofCampaign(services, request, campaign);
  const league = await services.leagues.get(id);
  return league ? ofLeague(services, request, league) : refused(refuse('stream/none'), request.tongue);
}
