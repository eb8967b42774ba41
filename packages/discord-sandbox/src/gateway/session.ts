import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.js';

/** Events kept for a resume; more than any test or evening of play drops. */
const KEPT_EVENTS = 5000;

/** One identified shard of the bot; it outlives its connection for as long as it can be resumed. */
export class Session {
  private sequence = 0;
  private readonly kept: { readonly sequence: number; readonly text: string }[] = [];
  socket: WebSocket | undefined;

  constructor(
    readonly id: string,
    readonly intents: number,
    readonly shard: readonly [number, number],
  ) {}

  /** The number of the newest event. */
  get newest(): number {
    return this.sequence;
  }

  /** Does this shard hear of that server? Direct messages go to shard 0. */
  hears(guild: string | undefined): boolean {
    const [index, count] = this.shard;
    return guild === undefined ? index === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === index;
  }

  dispatch(event: string, data: JsonObject): void {
    this.sequence += 1;
    const text = JSON.stringify({ op: 0, t: event, s: this.sequence, d: data });
    this.kept.push({ sequence: this.sequence, text });
    if (this.kept.length > KEPT_EVENTS) this.kept.shift();
    this.socket?.send(text);
  }

  /** The events after `sequence`; undefined when some of them are no longer kept. */
  since(sequence: number): readonly string[] | undefined {
    const first = this.kept[0]?.sequence ?? this.sequence + 1;
    if (sequence + 1 < first) return undefined;
    return this.kept.filter((event) => event.sequence > sequence).map((event) => event.text);
  }
}
