import { SimpleShardingStrategy, type Client } from 'discord.js';
import type { Log } from '../log.js';

/**
 * What comes over the gateway and cannot be read is logged and passed over (D-02). discord.js would throw where nobody
 * catches it, and one event of a new form would end the bot, for every match, each time that it comes.
 */

/** The type of an event, for the log. */
const typeOf = (packet: unknown): unknown =>
  typeof packet === 'object' && packet !== null && 't' in packet ? packet.t : undefined;

/** Events that discord.js makes nothing of. To be called before the client logs in. */
export function passOverEvents(client: Client, log: Log): void {
  const handle = client.ws['handlePacket'].bind(client.ws);
  client.ws['handlePacket'] = (packet, shard) => {
    try {
      return handle(packet, shard);
    } catch (error) {
      log.warn('an event of Discord could not be read', { event: typeOf(packet), error });
      return false;
    }
  };
}

/** Shards that survive frames that are not Discord's at all, such as a broken proxy sends. */
export class SturdyShards extends SimpleShardingStrategy {
  /** Every shard that was made, also when the strategy has forgotten it. */
  readonly made: Shard[] = [];

  constructor(
    manager: ConstructorParameters<typeof SimpleShardingStrategy>[0],
    private readonly log: Log,
  ) {
    super(manager);
  }

  override async spawn(shardIds: number[]): Promise<void> {
    await super.spawn(shardIds);
    const known: unknown = this['shards'];
    for (const shard of known instanceof Map ? known.values() : []) {
      if (!isShard(shard)) throw new Error('discord.js reads frames otherwise than it did');
      this.made.push(shard);
      const read = shard.onMessage.bind(shard);
      shard.onMessage = (...frame) =>
        read(...frame).catch((error: unknown) =>
          this.log.warn('what came over the gateway could not be read', { error }),
        );
    }
  }
}

interface Shard {
  onMessage(...frame: readonly unknown[]): Promise<unknown>;
  destroy(): Promise<void>;
}

const isShard = (shard: unknown): shard is Shard =>
  typeof shard === 'object' && shard !== null && isMethod(shard, 'onMessage') && isMethod(shard, 'destroy');

const isMethod = (shard: object, name: keyof Shard): boolean => typeof Reflect.get(shard, name) === 'function';
