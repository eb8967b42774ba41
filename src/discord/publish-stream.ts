import type { Services, StreamPost } from '../commands/contract.js';
import { streamId } from '../match/header.js';
import type { Servers } from '../match/people.js';
import type { Store, StoredOutboxItem } from '../match/ports.js';
import { bring, clear, hash, type Posting } from './post.js';
import { onPaper } from './on-paper.js';

/** So long a post waits for its picture, in milliseconds; then it goes out without. */
const PATIENCE = 60_000;

interface StreamPosting extends Posting {
  readonly services: Pick<Services, 'streams' | 'servers'>;
  readonly store: Pick<Store, 'posts' | 'reservePost' | 'settle'> & Pick<Servers, 'holdOf' | 'unhold'>;
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
  const { channel, locale, guild } = found;
  const palette = guild === null ? 'light' : (await services.servers.server(guild)).palette;
  const message = onPaper(found.message, palette);
  const published = hash(message);
  if (before?.message && before.published === published) return store.settle(item.id, before);
  const { filled } = await bring({ ...needs, patience: PATIENCE }, { match, name, channel, locale }, message, before);
  await store.settle(item.id, { ...filled, published });
  // Where its posts waited for the channel, they do no longer.
  if (await store.holdOf(match)) await store.unhold(match);
  services.streams.posted(streamId(match));
}
