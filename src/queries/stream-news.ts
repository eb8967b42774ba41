import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { PlayerId } from '../match/header.js';
import type { Visit } from '../match/people.js';
import { toldLines } from '../present/campaign/events.js';
import type { Names } from '../present/campaign/names.js';
import { mapAlt, mapOf } from '../present/campaign/picture.js';
import { eventLines as leagueLines } from '../present/league/events.js';
import { pictureBlock } from '../present/league/posts.js';
import type { Block, Message } from '../present/message.js';
import { fitLast } from '../present/posts/fit.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import type { View } from '../rules/campaign/view.js';
import type { LeagueStream } from '../rules/league/league.js';
import { stageOf } from '../rules/league/state.js';
import { atlasOf, type CampaignStanding } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import type { LeagueStanding } from '../streams/league.js';
import { campaignCalls } from './campaign.js';
import { leagueCalls, leagueShown } from './league.js';
import { linesFor, type StreamCall } from './stream-calls.js';

/** What changed in a campaign or league since its reader was last there, and what waits for them. */

const MOST = 3_000;

/** What happened in a campaign after an event, a line each, as a viewer is told it. */
async function campaignSince(
  desk: Pick<Desk<CampaignStream>, 'events'>,
  { header }: Pick<CampaignStanding, 'header'>,
  view: Pick<View, 'viewer'>,
  names: Names,
  seq: number,
): Promise<readonly string[]> {
  const events = await desk.events(header.id, seq + 1, header.version);
  return toldLines(
    events.map(({ event }) => event),
    view,
    names,
  );
}

/** The news of a campaign, with the map as it is now. `last`: `null`: they were never here. */
export async function campaignNews(
  desk: Pick<Desk<CampaignStream>, 'events'>,
  standing: CampaignStanding,
  { view, names, player, last }: { readonly view: View; readonly names: Names } & Reader,
): Promise<Message> {
  const lines = await campaignSince(desk, standing, view, names, last?.seq ?? 0);
  const map = mapOf(view, atlasOf(standing), names);
  const { locale } = names;
  const waits = waiting(campaignCalls(standing, locale), player, locale);
  return message(lines, waits, last, locale, [{ kind: 'picture', picture: map, alt: mapAlt(map) }]);
}

/** What happened in a league after an event, a line each. */
async function leagueSince(
  desk: Pick<Desk<LeagueStream>, 'events'>,
  { header, state }: LeagueStanding,
  locale: Locale,
  seq: number,
): Promise<readonly string[]> {
  const events = await desk.events(header.id, seq + 1, header.version);
  return events.flatMap(({ event }) => leagueLines(event, { state, locale }));
}

/** The news of a league, with how it stands now. */
export async function leagueNews(
  desk: Pick<Desk<LeagueStream>, 'events'>,
  standing: LeagueStanding,
  { locale, player, last }: { readonly locale: Locale } & Reader,
): Promise<Message> {
  const lines = await leagueSince(desk, standing, locale, last?.seq ?? 0);
  const stage = stageOf(standing.state);
  const pictures = stage < 0 ? [] : [pictureBlock(leagueShown(standing, locale), stage, 0)];
  return message(lines, waiting(leagueCalls(standing, locale), player, locale), last, locale, pictures);
}

interface Reader {
  readonly player: PlayerId;
  readonly last: Visit | null;
}

function waiting(calls: readonly StreamCall[], player: PlayerId, locale: Locale): readonly string[] {
  const own = linesFor(calls, player).map((line) => `- ${line}`);
  return own.length === 0 ? [] : [t(locale, 'news.waits'), ...own];
}

function message(
  lines: readonly string[],
  waits: readonly string[],
  last: Visit | null,
  locale: Locale,
  pictures: readonly Block[],
): Message {
  const since = last === null ? null : `<t:${Math.floor(last.at / 1000)}:R>`;
  const title = since === null ? t(locale, 'news.first') : t(locale, 'news.title', { since });
  const none = since === null ? t(locale, 'reply.news-none') : t(locale, 'news.none', { since });
  const words = [lines.length === 0 ? none : fitLast(title, lines, MOST - waits.join('\n').length), ...waits];
  // Where nothing has changed the reader has seen the picture.
  const shown = lines.length === 0 ? [] : pictures;
  return { kind: 'blocks', accent: null, blocks: [{ kind: 'text', text: words.join('\n') }, ...shown] };
}
