import type { Services } from '../commands/contract.js';
import { votePost } from '../queries/votes.js';
import { resultsSince } from '../queries/results.js';
import { chapterStretch, stretchOf, viewAt } from '../queries/stretch.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Table } from '../match/acts.js';
import { addressOf, battleTitle, matchLink, matchTitle } from '../queries/links.js';
import type { Preferences } from '../match/people.js';
import type { Post } from '../match/ports.js';
import { playerId, REFEREE, type Instant, type MatchHeader } from '../match/header.js';
import { postFrom } from '../match/posts.js';
import { awayUntil } from '../match/quiet.js';
import type { Block, Message } from '../present/message.js';
import type { Shows } from '../present/picture.js';
import { fit } from '../present/posts/fit.js';
import { endMessage, type Legacy } from '../present/posts/end.js';
import { holderOf, type AwayDays } from '../present/posts/lines.js';
import { lobbyMessage } from '../present/posts/lobby.js';
import { movedMessage } from '../present/posts/moved.js';
import { panelMessage } from '../present/posts/panel.js';
import { pingMessage } from '../present/posts/ping.js';
import { reopenedMessage } from '../present/posts/reopened.js';
import { reportMessage, withdrawnMessage } from '../present/posts/report.js';
import { voteMessage } from '../present/posts/vote.js';
import { text } from '../present/text.js';
import type { MatchEvent, MatchView } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import { never } from '../rules/kernel/ids.js';
import { spectator } from '../rules/kernel/seats.js';

/** What the publisher composes posts from. */
export type Composing = Pick<
  Services,
  'referee' | 'library' | 'ruleset' | 'presenter' | 'people' | 'posts' | 'replays' | 'campaigns' | 'leagues'
>;

/** The message that a post is to hold now, in the match's language and as everybody may see it; `null`: none. */
export async function compose(
  services: Composing,
  table: Table,
  name: string,
  posts: readonly Post[],
  now: Instant,
): Promise<Message | null> {
  const { header } = table;
  const kind = postFrom(name);
  const presenter = services.presenter(header);
  if (!kind) return null;
  if (kind.kind === 'lobby') {
    const scenario = services.library.scenario(header.scenario, header) ?? unknownScenario(header.scenario);
    const battle = await battleTitle(services, header, header.locale);
    return lobbyMessage(header, scenario, await openingOf(services, table), battle?.title ?? null);
  }
  if (kind.kind === 'apology') return text(t(header.locale, 'post.apology'));
  const view = services.referee.view(table, spectator);
  if (!view) return null;
  switch (kind.kind) {
    case 'panel': {
      if (view.outcome) return null;
      const told = await stretchOf(services, table, spectator, undefined);
      const away = await awayFrom(services, header, now);
      const stretch = { before: null, events: [], ...told?.stretch, after: view };
      return panelMessage(header, stretch, presenter, away, await isUntouched(services, header, stretch.events));
    }
    case 'report': {
      const told = await chapterStretch(services, table, spectator, kind.chapter);
      // What was told and then taken back is not told any more; that it stood there is.
      const standing = posts.some((one) => one.name === name && one.message !== null);
      if (!told) return standing ? withdrawnMessage(header, kind.chapter) : null;
      const before = previousReport(posts, name);
      const link = before && addressOf(header.guild, before.channel, before.message);
      return reportMessage({ ...told, before: link, posted: true, locale: header.locale, presenter });
    }
    case 'moved':
      return movedMessage(header, placeBefore(header, posts));
    case 'vote':
      return voteOf(services, table, view);
    case 'ping': {
      const ping = pingMessage(header, view, kind.question, presenter, kind.reminder);
      return kind.reminder === null ? withResults(services, table, ping, header.locale) : ping;
    }
    case 'end': {
      if (kind.era < (header.eras ?? []).length || !view.outcome)
        return reopenedMessage(header, await services.referee.export(header.id));
      const told = await stretchOf(services, table, spectator, undefined);
      const last = { before: null, events: [], ...told?.stretch, after: view };
      return endMessage(header, last, presenter, await legacyOf(services, header, view));
    }
    default:
      return never(kind.kind);
  }
}

/** So many events at once are looked through for the first order of a person: it comes early. */
const EARLY = 100;

/** Whether no person has ordered anything that counts in a match, the end of which, `lately`, has been told already. */
async function isUntouched(
  { referee }: Composing,
  header: MatchHeader,
  lately: readonly MatchEvent<AnyGame>[],
): Promise<boolean> {
  const byPerson = (event: MatchEvent<AnyGame>): boolean =>
    event.type === 'Answered' && event.answer.by === 'seat' && holderOf(header, event.answer.seat) !== REFEREE;
  if (header.holders.every(({ player }) => player === REFEREE)) return true;
  if (lately.some(byPerson)) return false;
  for (let from = 1; from <= header.version; from += EARLY) {
    const to = Math.min(from + EARLY - 1, header.version);
    const told = await referee.history(header.id, from, to, spectator);
    if (told.some(({ event }) => byPerson(event))) return false;
  }
  return true;
}

/** What a match that is over leaves behind. A page that cannot be made does not hold the closing post up, which says so. */
async function legacyOf(services: Composing, header: MatchHeader, { outcome }: MatchView<AnyGame>): Promise<Legacy> {
  const { referee, library, replays } = services;
  const transcript = await referee.export(header.id);
  const title = await matchTitle(services, header, header.locale);
  const page = await replays.page(transcript, title).catch(() => null);
  const told = await referee.history(header.id, 1, header.version, spectator);
  return {
    seed: transcript.seed,
    eras: transcript.eras ?? [],
    rolls: transcript.events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll] : [])),
    events: told.map(({ event }) => event),
    wentBack: await referee.wentBackAlone(header.id),
    page,
    goesOn: outcome !== null && Boolean(library.scenario(header.scenario, header)?.sequel?.(outcome)),
  };
}

/** The post that asks for consent; `null` when nothing is proposed any more. */
async function voteOf(services: Composing, table: Table, view: MatchView<AnyGame>): Promise<Message | null> {
  const { header } = table;
  const post = await votePost(services, table, view);
  return post && voteMessage(post, services.presenter(header));
}

/** Characters for them in a call: Discord takes 2000, and a link follows. */
const RESULTS = 1_200;

/** A call with what came of the orders that whoever is called gave last, as everybody knows it. */
async function withResults<Call extends Message | null>(
  services: Composing,
  table: Table,
  call: Call,
  locale: Locale,
): Promise<Call> {
  const [player] = call?.kind === 'plain' ? call.mentions : [];
  if (call?.kind !== 'plain' || player === undefined) return call;
  const act = await services.people.lastNoticed(table.header.id, playerId(player));
  if (!act || act.first === 0) return call;
  const seats = table.header.holders.flatMap((one) => (one.player === player && one.seat !== null ? [one.seat] : []));
  const lines = await resultsSince(services, table, seats, act.first - 1, spectator, locale);
  return lines ? { ...call, text: `${call.text}\n${fit(lines, RESULTS, locale)}` } : call;
}

/** The map and the forces as everybody saw them when the match began; `null` before that. */
async function openingOf({ referee, presenter }: Composing, table: Table): Promise<Block | null> {
  const { locale, ruleset } = table.header;
  const words = presenter(table.header);
  const { sides } = words.tongue(locale);
  const view = table.header.startedAt === null ? null : await viewAt(referee, table, 1, spectator);
  if (!view) return null;
  const shows: Shows = { kind: 'map', crop: 'whole', overlay: null };
  const alt = words.alt(shows, { before: null, after: view, events: [] }, locale);
  return { kind: 'picture', picture: { game: ruleset, view, before: null, events: [], shows, locale, sides }, alt };
}

/** A scenario whose file is gone: the match goes on, its lobby shows the bare name. */
function unknownScenario(id: string) {
  const title = { en: id, fr: id, ru: id };
  return { title, briefing: { en: '', fr: '', ru: '' }, sides: [], rules: [] };
}

/** The report posted last before this one. */
function previousReport(posts: readonly Post[], name: string) {
  const own = posts.find((one) => one.name === name)?.message ?? null;
  const earlier = posts.flatMap(({ name: other, channel, message }) =>
    other !== name && other.startsWith('report:') && message && (own === null || isBefore(message, own))
      ? [{ channel, message }]
      : [],
  );
  return earlier.reduce<(typeof earlier)[number] | null>(
    (last, one) => (last && isBefore(one.message, last.message) ? last : one),
    null,
  );
}

/** Whether a message is older than another: ids of Discord's count upwards in time. */
export const isBefore = (one: string, other: string): boolean => BigInt(one) < BigInt(other);

/** Where a match was before it went on elsewhere: its last post there. */
function placeBefore(header: MatchHeader, posts: readonly Post[]): string | null {
  const left = posts.filter(({ channel, message }) => message !== null && channel !== header.channel);
  const last = left.reduce<Post | null>(
    (newest, one) => (newest?.message && one.message && isBefore(one.message, newest.message) ? newest : one),
    null,
  );
  return last && addressOf(header.guild, last.channel, last.message);
}

/** Until which day each player who is away is away. */
async function awayFrom({ people }: Composing, header: MatchHeader, now: Instant): Promise<AwayDays> {
  const players = [...new Set(header.holders.map(({ player }) => player))];
  const found = await Promise.all(
    players.map(async (player) => [player, awayUntil(await people.preferences(player), now)] as const),
  );
  return new Map(found.flatMap(([player, day]) => (day === null ? [] : [[player, day] as const])));
}

/** A call as a direct message: in the words of whoever is called, with the way to the match. */
export async function composeCall(
  services: Composing,
  table: Table,
  name: string,
  { locale }: Preferences,
): Promise<Extract<Message, { kind: 'plain' }> | null> {
  const kind = postFrom(name);
  const view = services.referee.view(table, spectator);
  if (kind?.kind !== 'ping' || !view) return null;
  const header = { ...table.header, locale: locale ?? table.header.locale };
  const message = pingMessage(header, view, kind.question, services.presenter(header), kind.reminder);
  if (message?.kind !== 'plain') return null;
  const told = kind.reminder === null ? await withResults(services, table, message, header.locale) : message;
  return { ...told, text: `${told.text}\n${await matchLink(services, table.header, header.locale)}` };
}
