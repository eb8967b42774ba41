import type { Services, StreamPost } from '../commands/contract.js';
import { streamId, type ChannelId, type Instant } from '../match/header.js';
import type { People, Servers } from '../match/people.js';
import type { Store, StoredOutboxItem } from '../match/ports.js';
import type { Message } from '../present/message.js';
import { isDiscordError } from './errors.js';
import { callOf, noteShut, type Call } from './pings.js';
import { bring, clear, hash, type Posting } from './post.js';
import { onPaper } from './on-paper.js';

/** So long a post waits for its picture, in milliseconds; then it goes out without. */
const PATIENCE = 60_000;

interface StreamPosting extends Posting {
  readonly services: Pick<Services, 'streams' | 'servers'>;
  readonly store: Pick<Store, 'posts' | 'postpone' | 'reservePost' | 'settle'> &
    Pick<Servers, 'holdOf' | 'unhold'> &
    Pick<People, 'preferences' | 'putPreferences' | 'lastNoticed'>;
  readonly now: () => Instant;
}

/** One post of a campaign or league: brought up to date, or emptied. Its pictures are waited for, since nothing hangs on them. */
export async function publishOfStream(needs: StreamPosting, item: StoredOutboxItem): Promise<void> {
  const { services, store, channels } = needs;
  const { match, post: name } = item;
  const found: StreamPost | null = item.action === 'put' ? await services.streams.post(streamId(match), name) : null;
  const before = (await store.posts(match)).find((one) => one.name === name) ?? null;
  if (!found) {
    await clear(channels, before);
    return store.settle(item.id, null);
  }
  const { locale, guild } = found;
  const call = await calling(needs, item, found, before?.message ? before.channel : null);
  if (call.kind === 'wait') return store.postpone(item.id, call.until);
  if (call.kind === 'drop') return store.settle(item.id, null);
  const { channel, direct } = call;
  const palette = guild === null ? 'light' : (await services.servers.server(guild)).palette;
  const message = onPaper(call.message, palette);
  const published = hash(message);
  if (before?.message && before.published === published) return store.settle(item.id, before);
  try {
    const { filled } = await bring({ ...needs, patience: PATIENCE }, { match, name, channel, locale }, message, before);
    await store.settle(item.id, { ...filled, published });
  } catch (error) {
    if (!direct || !isDiscordError(error, 'shut')) throw error;
    await noteShut(store, direct);
    return publishOfStream(needs, item);
  }
  // Where its posts waited for the channel, they do no longer.
  if (await store.holdOf(match)) await store.unhold(match);
  services.streams.posted(streamId(match));
}

/** Where and when a post goes out: a call as whoever is called has chosen it, unless it stands already. */
async function calling(
  needs: StreamPosting,
  { match, post }: StoredOutboxItem,
  { channel, message }: StreamPost,
  standsIn: ChannelId | null,
): Promise<Exclude<Call, { kind: 'send' }> | Sending> {
  const { services, store } = needs;
  if (message.kind !== 'plain') return { kind: 'send', channel, message, direct: null };
  if (standsIn !== null) return { kind: 'send', channel: standsIn, message, direct: null };
  // Nobody sits before a campaign as before a match: whoever is called did not order just now.
  return callOf({ ...needs, people: store, playing: 0 }, { id: match, channel }, message, async ({ locale }) => {
    const theirs = (await services.streams.post(streamId(match), post, locale))?.message;
    return theirs?.kind === 'plain' ? { ...theirs, text: `${theirs.text}\n<#${channel}>` } : null;
  });
}

type Sending = Omit<Extract<Call, { kind: 'send' }>, 'message'> & { readonly message: Message };
