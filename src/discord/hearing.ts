import { Events, RESTEvents, SnowflakeUtil, Status, type Client, type REST } from 'discord.js';
import { instant, type Instant } from '../match/header.js';

/** What is made of the signs that come from Discord: of its time, and of the connection. */
export interface HearingNeeds {
  readonly now: () => Instant;
  /** Discord's own time, wherever it is heard. */
  readonly time: { atLeast(discord: Instant): void; isNow(discord: Instant): void };
  /** The connection has gone; it is there again, with what was missed told before anything new. */
  readonly lost: () => void;
  readonly back: () => void;
}

/** When each shard was last heard from. */
export interface Hearing {
  /** When the shard was heard from that has been silent longest. */
  heardAt(): Instant;
  /** Asks every shard for a sign of life. */
  ask(): void;
}

/** A heartbeat on the gateway: Discord answers it at once. */
const HEARTBEAT = 1;
/** discord.js tells of an answered heartbeat in no other way. */
const ANSWERED = /^\[WS => Shard (\d+)\] Heartbeat acknowledged/;

/** Listens to everything that comes over a client's lines and over the house's REST interfaces. To be made before the client logs in. */
export function createHearing(
  client: Client,
  rests: readonly REST[],
  { now, time, lost, back }: HearingNeeds,
): Hearing {
  const heard = new Map<number, Instant>();
  const sequences = new Map<number, number>();
  const gone = new Set<number>();
  const began = now();

  client.on(Events.Raw, (packet: { readonly s?: number | null }, shard: number) => {
    heard.set(shard, now());
    if (typeof packet.s === 'number') sequences.set(shard, packet.s);
  });
  client.on(Events.Debug, (message) => {
    const [, shard] = ANSWERED.exec(message) ?? [];
    if (shard !== undefined) heard.set(Number(shard), now());
  });
  client.on(Events.InteractionCreate, ({ id }) => time.atLeast(instant(SnowflakeUtil.timestampFrom(id))));
  for (const rest of rests)
    rest.on(RESTEvents.Response, (_request, response) => {
      const date = Date.parse(response.headers.get('date') ?? '');
      // The header names the second that has begun.
      if (!Number.isNaN(date)) time.isNow(instant(date + 500));
    });

  const isLost = (shard: number): void => {
    gone.add(shard);
    lost();
  };
  const isBack = (shard: number): void => {
    if (gone.delete(shard) && gone.size === 0) back();
  };
  client.on(Events.ShardReconnecting, isLost);
  client.on(Events.ShardDisconnect, (_close, shard) => isLost(shard));
  client.on(Events.ShardReady, isBack);
  client.on(Events.ShardResume, isBack);

  return {
    heardAt: () => (heard.size === 0 ? began : instant(Math.min(...heard.values()))),
    ask() {
      for (const [id, shard] of client.ws.shards) {
        // What cannot be sent would be thrown where nobody catches it.
        if (shard.status === Status.Ready) shard.send({ op: HEARTBEAT, d: sequences.get(id) ?? null });
      }
    },
  };
}
