import { Events, type Client, type WebSocketOptions } from 'discord.js';
import type { Log } from '../log.js';
import { SturdyShards } from './unreadable.js';

/** The lines of a client to the gateway, and how they end for good. */
export interface Lines {
  /** For the options of the client. */
  readonly options: WebSocketOptions;
  /** Ends every line of the client, one between two attempts to connect as well. */
  hangUp(client: Client): Promise<void>;
}

/** What tells whether Discord is there: of lines that have ended nobody hears it. */
const HEARD = [Events.ShardReady, Events.ShardResume, Events.ShardReconnecting, Events.ShardDisconnect] as const;

/**
 * `Client.destroy` passes over a shard that waits for its next attempt to connect: it connects afterwards, and Discord keeps a session
 * that answers nothing. Whatever comes back after the end is ended once more, as soon as Discord says a word to it.
 */
export function createLines(log: Log): Lines {
  let shards: SturdyShards | null = null;
  return {
    options: { buildStrategy: (manager) => (shards = new SturdyShards(manager, log)) },
    async hangUp(client) {
      for (const event of HEARD) client.removeAllListeners(event);
      client.removeAllListeners(Events.Raw);
      client.on(Events.Raw, () => void Promise.all(shards?.made.map((shard) => shard.destroy()) ?? []));
      await client.destroy();
    },
  };
}
