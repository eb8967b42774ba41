import type { Services } from '../commands/contract.js';
import { RIGHTS } from '../commands/contract.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Log } from '../log.js';
import type { HoldReason, People, Servers } from '../match/people.js';
import { REFEREE, type Instant, type MatchHeader, type MatchId } from '../match/header.js';
import { text } from '../present/text.js';
import { never } from '../rules/kernel/ids.js';
import type { Channels } from './channels.js';
import { toPayload } from './to-components.js';
import { withinLimits } from './within-limits.js';

/** Matches whose posts wait because their channel does not take them: noted once, and their owner is told once. */

export interface HoldingNeeds {
  readonly services: Pick<Services, 'referee' | 'library'>;
  readonly store: Pick<Servers, 'hold' | 'holdOf' | 'unhold'> & Pick<People, 'preferences'>;
  readonly channels: Pick<Channels, 'tell'>;
  readonly log: Log;
  readonly now: () => Instant;
  /** Told when the posts of a match begin to wait, and when they cease to, since when they did: its clocks stop meanwhile. */
  readonly held?: (match: MatchId, since: Instant | null) => void;
}

/** Notes that the posts of a match wait, and tells its owner why in the language that they chose, the first time. */
export async function hold(
  { services, store, channels, log, now, held }: HoldingNeeds,
  match: MatchId,
  why: HoldReason,
) {
  if (!(await store.hold({ match, why, since: now() }))) return;
  held?.(match, null);
  const header = (await services.referee.table(match))?.header;
  if (!header || header.owner === REFEREE) return;
  try {
    const { locale: chosen } = await store.preferences(header.owner);
    const locale = chosen ?? header.locale;
    const { message } = withinLimits(text(words(services, header, why, locale)), locale);
    await channels.tell(header.owner, toPayload(message, []));
  } catch (error) {
    log.warn('the owner of a match could not be told', { match, error });
  }
}

/** A post came through: if the posts of its match waited, they do no longer. */
export async function letGo({ store, held }: HoldingNeeds, match: MatchId): Promise<void> {
  const before = await store.holdOf(match);
  if (!before) return;
  await store.unhold(match);
  held?.(match, before.since);
}

function words({ library }: HoldingNeeds['services'], header: MatchHeader, why: HoldReason, locale: Locale): string {
  const { channel } = header;
  const title = library.scenario(header.scenario)?.title[locale] ?? header.scenario;
  switch (why) {
    case 'rights':
      return t(locale, 'post.held.rights', { channel, rights: RIGHTS });
    case 'locked':
      return t(locale, 'post.held.locked', { channel });
    case 'gone':
      return t(locale, 'post.held.gone', { title });
    case 'kicked':
      return t(locale, 'post.held.kicked', { title });
    default:
      return never(why);
  }
}
