import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { quoted } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Referee } from '../match/contract.js';
import type { ChannelId, MatchHeader, Played, PlayerId } from '../match/header.js';
import type { People, Preferences, Servers } from '../match/people.js';
import type { Gathered } from '../match/reminding.js';
import type { Presenter } from '../present/contract.js';
import type { Button, Message } from '../present/message.js';
import { fit } from '../present/posts/fit.js';
import { seatName } from '../present/posts/lines.js';
import { untilLine } from '../present/posts/until.js';
import type { AnyGame } from '../rules/registry.js';
import type { StreamStore } from '../streams/ports.js';
import { matchLink } from './links.js';
import { streamsFor, type StreamsAt } from './my-streams.js';

/** What waits for somebody, over all their matches, campaigns and leagues. */

type Linked = Parameters<typeof matchLink>[0];

export interface WaitingAt extends Linked, StreamsAt {
  readonly referee: Pick<Referee, 'table' | 'view' | 'viewerOf'>;
  readonly people: Pick<People, 'matchesOf'>;
  readonly servers: Pick<Servers, 'askedAt'>;
  readonly presenter: (match: Played) => Presenter<AnyGame>;
  readonly tongue: (locale: Locale, match: Played) => Tongue;
}

/** One thing, in a line; `waits`: for them, and not for others. */
export interface Line {
  readonly waits: boolean;
  readonly line: string;
  readonly channel: ChannelId;
}

/** All of them, what waits for them first. */
export async function linesFor(at: WaitingAt, player: PlayerId, locale: Locale): Promise<readonly Line[]> {
  const all = await at.people.matchesOf(player);
  const matches = await Promise.all(all.map((header) => matchLine(at, player, locale, header)));
  const found = [...matches, ...(await streamLines(at, player, locale))];
  return [...found.filter(({ waits }) => waits), ...found.filter(({ waits }) => !waits)];
}

/** A match in one line: what it asks of them since when and until when, or for whom it waits. */
async function matchLine(at: WaitingAt, player: PlayerId, locale: Locale, header: MatchHeader): Promise<Line> {
  const match = await matchLink(at, header, locale);
  const { channel: place } = header;
  const channel = `<#${place}>`;
  const table = await at.referee.table(header.id);
  const view = table && at.referee.view(table, at.referee.viewerOf(table, player));
  if (!view) return { waits: false, channel: place, line: t(locale, 'my.lobby', { match, channel }) };
  const { questions } = view;
  const mine = questions.find(({ seat }) => header.holders.some((one) => one.player === player && one.seat === seat));
  if (!mine) {
    const players = [...new Set(questions.map(({ seat }) => seatName(header, seat, at.tongue(locale, header))))];
    return { waits: false, channel: place, line: t(locale, 'my.others', { match, channel, players }) };
  }
  const question = at.presenter(header).question(mine, view, locale);
  const asked = await at.servers.askedAt(header.id, mine.id);
  const line = t(locale, 'my.waits', { match, channel, question, since: stamp(asked ?? header.createdAt) });
  return { waits: true, channel: place, line: untilLine(line, view, mine.id, locale) };
}

/** A campaign or league in a line for each thing that it asks of them, or in one. */
async function streamLines(at: WaitingAt, player: PlayerId, locale: Locale): Promise<readonly Line[]> {
  const all = await streamsFor(at, player, locale);
  return all.flatMap(({ header, title, lines }): readonly Line[] => {
    const about = { title: quoted(title), channel: `<#${header.channel}>` };
    const { channel } = header;
    if (lines.length === 0) return [{ waits: false, channel, line: t(locale, 'my.stream', about) }];
    return lines.map((line) => ({ waits: true, channel, line: t(locale, 'my.stream-waits', { ...about, line }) }));
  });
}

/** An instant as Discord shows it to each reader: so long ago. */
const stamp = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

const MOST = 3_600;

/** What somebody is told unasked; `shut`: where and how they are told of it whose direct messages are closed. */
export interface GatheredMessage {
  readonly message: Message;
  readonly locale: Locale;
  readonly shut: { readonly channel: ChannelId; readonly message: Message } | null;
}

/** What somebody is told unasked, in their language; `null`: nothing waits, and nothing is new. */
export async function gatheredFor(
  at: WaitingAt & { readonly streams: Pick<StreamStore, 'lastIn'> },
  { player, locale: chosen }: Pick<Preferences, 'player' | 'locale'>,
  what: Gathered,
): Promise<GatheredMessage | null> {
  const [matches, streams] = [await at.people.matchesOf(player), await at.streams.of(player)];
  const locale = chosen ?? [...matches, ...streams][0]?.locale ?? 'en';
  const waiting = (await linesFor(at, player, locale)).filter((one) => one.waits);
  const waits = waiting.map(({ line }) => `- ${line}`);
  const news = what === 'digest' ? await newsLines(at, player, locale) : [];
  if (waits.length === 0 && news.length === 0) return null;
  const lines = [
    t(locale, `gathered.${what}`),
    ...waits,
    ...(news.length > 0 ? [t(locale, 'gathered.news'), ...news] : []),
  ];
  const text = fit(lines, MOST, locale);
  return {
    message: {
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'text', text },
        { kind: 'buttons', buttons: later(locale) },
      ],
    },
    locale,
    shut: shutMessage(player, waiting, locale),
  };
}

/** In the channel of the first thing that waits, and no more of it than that something does: others read it too. */
function shutMessage(player: PlayerId, waiting: readonly Line[], locale: Locale): GatheredMessage['shut'] {
  const [first] = waiting;
  if (!first) return null;
  const text = t(locale, 'gathered.shut', { player: `<@${player}>`, count: waiting.length });
  return { channel: first.channel, message: { kind: 'plain', text, mentions: [player] } };
}

/** How much happened in each of their campaigns and leagues since they were last there. */
async function newsLines(
  at: StreamsAt & { readonly streams: Pick<StreamStore, 'lastIn'> },
  player: PlayerId,
  locale: Locale,
): Promise<readonly string[]> {
  const all = await streamsFor(at, player, locale);
  const lines = await Promise.all(
    all.map(async ({ header, title }) => {
      const count = header.version - ((await at.streams.lastIn(header.id, player))?.seq ?? 0);
      if (count <= 0) return [];
      return [`- ${t(locale, 'gathered.new', { title: quoted(title), channel: `<#${header.channel}>`, count })}`];
    }),
  );
  return lines.flat();
}

/** For so many hours nobody calls whoever presses. */
const LATER = [3, 24] as const;

const later = (locale: Locale): readonly Button[] => [
  { action: { verb: 'my-matches', args: [] }, label: t(locale, 'button.my'), style: 'primary' },
  ...LATER.map((hours): Button => ({
    action: { verb: 'me-snooze', args: [String(hours)] },
    label: t(locale, 'button.snooze', { hours }),
    style: 'secondary',
  })),
];
