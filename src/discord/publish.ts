import type { Services } from '../commands/contract.js';
import type { Table } from '../match/acts.js';
import type { Palette, People, Servers } from '../match/people.js';
import type { Post, Store, StoredOutboxItem } from '../match/ports.js';
import type { ChannelId, Instant, MatchId } from '../match/header.js';
import { postFrom } from '../match/posts.js';
import type { Message } from '../present/message.js';
import { compose, composeCall, isBefore } from './compose.js';
import { isDiscordError } from './errors.js';
import { letGo } from './holding.js';
import { onPaper } from './on-paper.js';
import { publishOfStream } from './publish-stream.js';
import { callOf, noteShut, PLAYING, type Call } from './pings.js';
import { clear, edited, hash, bring, type Posted, type Posting } from './post.js';

/** One item of the outbox: its post is brought up to date, or emptied. */

export interface PublishNeeds extends Posting {
  readonly services: Services;
  readonly store: Pick<Store, 'postpone' | 'posts' | 'reservePost' | 'settle'> &
    Pick<People, 'preferences' | 'putPreferences' | 'lastNoticed'> &
    Pick<Servers, 'hold' | 'holdOf' | 'unhold'>;
  readonly now: () => Instant;
  /** How long after an order somebody counts as playing and is not called, in milliseconds. */
  readonly playing?: number;
  /** Told when the posts of a match begin to wait, and when they cease to, since when they did: its clocks stop meanwhile. */
  readonly held?: (match: MatchId, since: Instant | null) => void;
}

/** A post whose picture is still being drawn: its text is out. A newer one of its name takes its place. */
export interface Late {
  readonly item: number;
  superseded: boolean;
  /** The edit at hand. */
  editing: Promise<void>;
  done: Promise<void>;
}

/** What one item is published with: the posts whose pictures are late, and what is done when this one fails late. */
interface AtWork extends PublishNeeds {
  readonly late: Map<string, Late>;
  /** Makes a message when it is its turn: one after the other, and between two whoever ordered meanwhile is answered. */
  readonly inTurn: <Made>(make: () => Promise<Made>) => Promise<Made>;
  readonly failed: (error: unknown) => Promise<void>;
}

/** Publishes one item. A late picture is left to come in behind what follows. */
export async function publish(needs: AtWork, item: StoredOutboxItem): Promise<void> {
  const { store, channels } = needs;
  await supersede(needs, item);
  const made = await needs.inTurn(() => messageOf(needs, item));
  if (!made) return publishOfStream(needs, item);
  const { table, posts, post, composed } = made;
  const call = await calling(needs, table, item, composed, post);
  if (call.kind === 'wait') return store.postpone(item.id, call.until);
  if (call.kind === 'drop') {
    if (post?.channel === table.header.channel) await clear(channels, post);
    else await clearElsewhere(needs, post);
    return store.settle(item.id, null);
  }
  const { channel, message, direct } = call;
  const published = hash(message);
  const here = await standingIn(needs, post, channel);
  const sinks = here?.message && item.post === 'panel' && posts.some((one) => isBelow(one, here));
  if (here?.message && here.published === published && !sinks) return store.settle(item.id, here);
  try {
    const where = { match: item.match, name: item.post, channel, locale: table.header.locale };
    const posted = await bring(needs, where, message, sinks ? await clear(channels, here) : here);
    if (channel === table.header.channel) await letGo(needs, item.match);
    if (posted.later) finishLater(needs, item, posted, posted.later, published);
    else await store.settle(item.id, { ...posted.filled, published });
  } catch (error) {
    // What cannot be reached in another channel than the match's is no reason to hold the match.
    if (channel !== table.header.channel && isDiscordError(error, 'no-channel')) return store.settle(item.id, null);
    if (!direct || !isDiscordError(error, 'shut')) throw error;
    await noteShut(store, direct);
    await publish(needs, item);
  }
}

/** What an item says, where it belongs to a match: `composed` is `null` where nothing is to be said. */
async function messageOf({ services, store, now }: AtWork, item: StoredOutboxItem): Promise<Made | null> {
  const table = await services.referee.table(item.match);
  if (!table) return null;
  const posts = await store.posts(item.match);
  const post = posts.find((one) => one.name === item.post) ?? null;
  const told = item.action === 'put' ? await compose(services, table, item.post, posts, now()) : null;
  return { table, posts, post, composed: told && onPaper(told, await paletteOf(services, table)) };
}

interface Made {
  readonly table: Table;
  readonly posts: readonly Post[];
  /** What stands of it. */
  readonly post: Post | null;
  readonly composed: Message | null;
}

/** The paper that the match's server has chosen for pictures. */
const paletteOf = async ({ servers }: Services, { header }: Table): Promise<Palette> =>
  header.guild === null ? 'light' : (await servers.server(header.guild)).palette;

/** Where and when a message goes out. A call that stands already is edited where it stands. */
async function calling(
  needs: AtWork,
  table: Table,
  { post: name }: StoredOutboxItem,
  message: Message | null,
  post: Post | null,
): Promise<Exclude<Call, { kind: 'send' }> | Sending> {
  const { services, store, playing = PLAYING } = needs;
  if (!message) return { kind: 'drop' };
  if (message.kind !== 'plain') return { kind: 'send', channel: table.header.channel, message, direct: null };
  if (post?.message) return { kind: 'send', channel: post.channel, message, direct: null };
  // Whoever plays sees the panel, but a reminder is for them as well.
  const kind = postFrom(name);
  const rests = kind?.kind === 'ping' && kind.reminder !== null ? 0 : playing;
  return callOf({ ...needs, people: store, playing: rests }, table.header, message, (preferences) =>
    composeCall(services, table, name, preferences),
  );
}

type Sending = Omit<Extract<Call, { kind: 'send' }>, 'message'> & { readonly message: Message };

/** Takes a message away in another channel than the match's, if that can be done. */
async function clearElsewhere({ channels, log }: AtWork, post: Post | null): Promise<void> {
  await clear(channels, post).catch((error: unknown) => {
    if (!isDiscordError(error, 'no-channel')) throw error;
    log.warn('a post could not be taken away where the match was', { match: post?.match, error });
  });
}

/** What stands in the channel where a post is to be shown. Where the match was before, only what is lasting stays. */
async function standingIn(needs: AtWork, post: Post | null, channel: ChannelId): Promise<Post | null> {
  if (!post || post.channel === channel) return post;
  if (!isLasting(post)) await clearElsewhere(needs, post);
  return null;
}

const isLasting = ({ name }: Post): boolean =>
  name === 'lobby' || name === 'moved' || name.startsWith('end') || name.startsWith('report:');

/** Whether a lasting post stands below the panel, which then has to be sent anew. */
const isBelow = (other: Post, panel: Post): boolean =>
  other.message !== null &&
  panel.message !== null &&
  other.channel === panel.channel &&
  isLasting(other) &&
  isBefore(panel.message, other.message);

const nameOf = ({ match, post }: StoredOutboxItem): string => `${match}/${post}`;

/** Edits the late pictures in when they are drawn, unless something newer has taken their place. */
function finishLater(
  needs: AtWork,
  item: StoredOutboxItem,
  { filled }: Posted,
  later: NonNullable<Posted['later']>,
  published: string,
): void {
  const { late, store, failed, log } = needs;
  const edit = async (payload: Awaited<typeof later>): Promise<void> => {
    const standing = await edited(needs, filled, payload);
    await store.settle(item.id, { ...(standing ?? filled), published });
  };
  const entry: Late = { item: item.id, superseded: false, editing: Promise.resolve(), done: Promise.resolve() };
  entry.done = later
    .then((payload) => {
      if (!entry.superseded) entry.editing = edit(payload);
      return entry.editing;
    })
    .catch(failed)
    .catch((error: unknown) => log.error('a late picture could not be put off', { post: nameOf(item), error }))
    .finally(() => {
      if (late.get(nameOf(item)) === entry) late.delete(nameOf(item));
    });
  late.set(nameOf(item), entry);
}

/** Takes the place of a post whose picture is still being drawn; an edit at hand comes to its end first. */
async function supersede({ late }: AtWork, item: StoredOutboxItem): Promise<void> {
  const before = late.get(nameOf(item));
  if (!before) return;
  before.superseded = true;
  late.delete(nameOf(item));
  await before.editing.catch(() => undefined);
}
