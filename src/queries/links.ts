import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { MatchHeader } from '../match/header.js';
import type { Library } from '../library/contract.js';
import type { Store } from '../match/ports.js';

/** What titles are read from, and the messages that stand in the channels. */
interface Linked {
  readonly library: Library;
  readonly posts: Pick<Store, 'posts'>;
}

/** The address of a message, or of a channel when no message is named. */
export const addressOf = (guild: string | null, channel: string, message: string | null = null): string =>
  ['https://discord.com/channels', guild ?? '@me', channel, ...(message ? [message] : [])].join('/');

/** The title of a match in a language; of a scenario whose file is gone its id. */
export const titleOf = ({ library }: Pick<Linked, 'library'>, { scenario }: MatchHeader, locale: Locale): string =>
  library.scenario(scenario)?.title[locale] ?? scenario;

/** A match by its title, leading to where it is played: its panel, else its lobby, else its channel. */
export async function matchLink(linked: Linked, header: MatchHeader, locale: Locale): Promise<string> {
  const posts = await linked.posts.posts(header.id);
  const standing = (which: string) => posts.find(({ name, message }) => name === which && message !== null);
  const post = standing('panel') ?? standing('lobby');
  const link = addressOf(header.guild, post?.channel ?? header.channel, post?.message);
  return t(locale, 'my.link', { title: titleOf(linked, header, locale), link });
}
