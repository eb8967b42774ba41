import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { quoted } from '../i18n/of-people.js';
import type { MatchHeader } from '../match/header.js';
import type { Library } from '../library/contract.js';
import type { Store } from '../match/ports.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import { atlasOf, missionTitle } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import { pairingTitle, titleOf as leagueTitle } from '../streams/league.js';

/** What titles are read from. */
interface Titled {
  readonly library: Library;
  readonly campaigns: { readonly desk: Pick<Desk<CampaignStream>, 'get'> };
  readonly leagues: Pick<Desk<LeagueStream>, 'get'>;
}

/** The same, and the messages that stand in the channels. */
interface Linked extends Titled {
  readonly posts: Pick<Store, 'posts'>;
}

/** The address of a message, or of a channel when no message is named. */
export const addressOf = (guild: string | null, channel: string, message: string | null = null): string =>
  ['https://discord.com/channels', guild ?? '@me', channel, ...(message ? [message] : [])].join('/');

/** The title of a match in a language; of a scenario whose file is gone its id. */
const titleOf = ({ library }: Pick<Titled, 'library'>, { scenario }: MatchHeader, locale: Locale): string =>
  library.scenario(scenario)?.title[locale] ?? scenario;

/** What a match is called that is fought for a campaign or league: its mission, who meets; `null`: it belongs to none. */
export async function battleTitle(
  { campaigns, leagues }: Pick<Titled, 'campaigns' | 'leagues'>,
  { of }: Pick<MatchHeader, 'of'>,
  locale: Locale,
): Promise<{ readonly title: string; readonly season: string } | null> {
  if (!of) return null;
  const campaign = await campaigns.desk.get(of.stream);
  if (campaign) return { title: missionTitle(campaign, of.subject, locale), season: atlasOf(campaign).title[locale] };
  const league = await leagues.get(of.stream);
  return league && { title: pairingTitle(league, of.subject), season: leagueTitle(league.header) };
}

/** What a match is called: of a campaign or league what it is there, else its scenario. */
export const matchTitle = async (at: Titled, header: MatchHeader, locale: Locale): Promise<string> =>
  (await battleTitle(at, header, locale))?.title ?? titleOf(at, header, locale);

/** A match by its title, leading to where it is played: its panel, else its lobby, else its channel. */
export async function matchLink(linked: Linked, header: MatchHeader, locale: Locale): Promise<string> {
  const posts = await linked.posts.posts(header.id);
  const standing = (which: string) => posts.find(({ name, message }) => name === which && message !== null);
  const post = standing('panel') ?? standing('lobby');
  const link = addressOf(header.guild, post?.channel ?? header.channel, post?.message);
  return t(locale, 'my.link', { title: quoted(await matchTitle(linked, header, locale)), link });
}
