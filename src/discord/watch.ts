import { Events, type Client, type Guild } from 'discord.js';
import type { Log } from '../log.js';
import type { HoldReason } from '../match/people.js';
import type { Store } from '../match/ports.js';
import { channelId, type MatchId } from '../match/header.js';

export interface WatchNeeds {
  readonly store: Pick<Store, 'live' | 'liveIn' | 'holds' | 'retry'>;
  readonly log: Log;
  /** The channel of a match does not take posts any more. */
  readonly lost: (match: MatchId, why: HoldReason) => Promise<void>;
  readonly wake: () => void;
}

/**
 * Watches what happens to the places of matches: one that is gone is noted at once, and when rights, threads or servers
 * change, posts that wait there are tried at once.
 */
export function watchPlaces(client: Client, { store, log, lost, wake }: WatchNeeds): void {
  const quietly = (work: Promise<void>): void => {
    work.catch((error: unknown) => log.error('a change of a place could not be followed', { error }));
  };

  async function gone(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const match = await store.liveIn(channelId(id));
      if (match) await lost(match, 'gone');
    }
  }

  async function leftGuild(guild: string): Promise<void> {
    for (const match of await store.live(guild)) await lost(match, 'kicked');
  }

  async function changed({ id: guild }: Pick<Guild, 'id'>): Promise<void> {
    const held = new Set((await store.holds()).map(({ match }) => match));
    if (held.size === 0) return;
    for (const match of await store.live(guild)) if (held.has(match)) await store.retry(match);
    wake();
  }

  client.on(Events.ChannelDelete, (channel) => {
    // Threads go with their channel, and Discord does not name them.
    const threads = channel.client.channels.cache.filter((one) => one.isThread() && one.parentId === channel.id);
    quietly(gone([channel.id, ...threads.keys()]));
  });
  client.on(Events.ThreadDelete, ({ id }) => quietly(gone([id])));
  client.on(Events.GuildDelete, ({ id }) => quietly(leftGuild(id)));
  client.on(Events.GuildCreate, (guild) => quietly(changed(guild)));
  client.on(Events.ThreadUpdate, (_before, { guild }) => quietly(changed(guild)));
  client.on(Events.GuildRoleUpdate, (_before, { guild }) => quietly(changed(guild)));
  client.on(Events.ChannelUpdate, (_before, channel) => {
    if (!channel.isDMBased()) quietly(changed(channel.guild));
  });
}
