import type { JsonObject } from '../json.js';

/** The way to the bot: what the rest of the sandbox needs of the gateway. */
export interface GatewayLine {
  /** Sends an event to the shard of this server (direct messages go to shard 0), or keeps it for a resume. */
  dispatch(event: string, data: JsonObject, guild: string | undefined): void;
  /** Is the bot connected now? */
  readonly online: boolean;
}
