import { t } from '../i18n/index.js';
import { quoted } from '../i18n/of-people.js';
import { campaignCalls } from '../queries/campaign.js';
import { leagueCalls } from '../queries/league.js';
import { linesFor } from '../queries/stream-calls.js';
import { atlasOf } from '../streams/campaign.js';
import { titleOf } from '../streams/league.js';
import { campaignSeen } from './campaign/here.js';
import { leagueHere } from './league/here.js';
import type { Request, Services } from './contract.js';
import { standingIn } from './stream-here.js';

/** `/help` where a campaign or a league goes on and no match is played: what waits for the reader, and what they can do there. */

/** What is said there; `null`: neither goes on here. */
export const seasonHelp = async (services: Services, request: Request): Promise<string | null> =>
  (await campaignHelp(services, request)) ?? leagueHelp(services, request);

async function campaignHelp(services: Services, request: Request): Promise<string | null> {
  const standing = await standingIn(services.campaigns.desk, request);
  if (!standing) return null;
  const { locale, player } = request;
  const { faction, master, names } = campaignSeen(standing, request);
  const { turn } = standing.state;
  return [
    t(locale, 'help.campaign', { title: atlasOf(standing).title[locale], turn }),
    ...waiting(linesFor(campaignCalls(standing, locale), player), request),
    faction === null
      ? t(locale, 'help.campaign-join')
      : t(locale, 'help.campaign-faction', { faction: names.faction(faction) }),
    ...(master ? [t(locale, 'help.campaign-master')] : []),
  ].join('\n');
}

async function leagueHelp(services: Services, request: Request): Promise<string | null> {
  const here = await leagueHere(services, request);
  if (!here.ok) return null;
  const { locale, player } = request;
  const { standing, entrant, official } = here.value;
  const isOpen = standing.state.status === 'sign-up';
  const part = entrant === null ? (isOpen ? 'help.league-join' : 'help.league-look') : 'help.league-entrant';
  return [
    t(locale, 'help.league', { title: quoted(titleOf(standing.header)) }),
    ...waiting(linesFor(leagueCalls(standing, locale), player), request),
    t(locale, part),
    ...(official ? [t(locale, isOpen ? 'help.league-begin' : 'help.league-official')] : []),
  ].join('\n');
}

const waiting = (lines: readonly string[], { locale }: Request): readonly string[] =>
  lines.length === 0 ? [] : [t(locale, 'news.waits'), ...lines.map((line) => `- ${line}`)];
