import type { HookNeeds } from '../api/hooks.js';
import type { Services } from '../commands/contract.js';
import type { Bot } from '../discord/bot.js';
import type { Ending } from '../discord/publisher.js';
import type { Vitals } from '../health/health.js';
import type { Metrics } from '../health/metrics.js';
import type { readLibrary } from '../library/read.js';
import type { Log } from '../log.js';
import type { Act } from '../match/acts.js';
import type { Replays } from '../match/contract.js';
import type { ShardSet } from '../match/ports.js';
import type { Thinking } from '../opponent/thinking.js';
import type { Draw } from '../present/picture.js';
import type { SeasonReplays } from '../present/story-source.js';
import type { Reading } from '../shelf/reading.js';
import type { openStore } from '../store/index.js';

/** What an Arbitre needs to run. */
export interface AppSettings {
  readonly token: string;
  readonly apiUrl: string | null;
  /** The SQLite file; its folder is made where it is missing. */
  readonly databaseFile: string;
  readonly scenarios: string;
  readonly draw: Draw;
  /** Who makes replay pages and verifies; a thread of its own when left out. */
  readonly replays?: Replays & Partial<SeasonReplays>;
  /** Who reads what players bring; a thread for each upload when left out. */
  readonly reading?: Reading;
  /** Where Arbitre's own seats think; a thread of its own when left out. */
  readonly thinking?: Thinking;
  readonly log: Log;
  /** Where the secret seeds of the dice come from. */
  readonly randomBytes?: (size: number) => Uint8Array;
  /** Another salt for players who name none than the id of their interaction. */
  readonly saltOf?: (act: Act) => string;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
  /** The rest between Arbitre's own orders in a match that people only watch, in milliseconds; none when left out. */
  readonly rest?: number;
  /** How long after an order somebody counts as playing and is not called, in milliseconds. */
  readonly playing?: number;
  /** The shards to serve; `null` or left out: every server in this one process. */
  readonly shards?: ShardSet | null;
  /** Where `/healthz` and `/metrics` listen; `null` or left out: nowhere. */
  readonly health?: { readonly host: string; readonly port: number } | null;
  /** Where other programs may read; `null` or left out: nowhere. */
  readonly api?: { readonly host: string; readonly port: number } | null;
  /** Whether addresses may be told of matches; not, when left out. `post`: how they are reached, in tests. */
  readonly webhooks?: boolean;
  readonly post?: HookNeeds['post'];
  /** The threads that draw, for the health report. */
  readonly workers?: Vitals['workers'];
  /** Whether the holder of a lease is known to be dead. */
  readonly isDead?: (holder: string) => boolean;
  /** Reads the data folder; tests read it once for all. */
  readonly readLibrary?: typeof readLibrary;
  /** Opens the store; tests put a hand on its connection. */
  readonly openStore?: typeof openStore;
  /** Is told, once, that Discord refuses the bot for good: it can only be stopped. */
  readonly refused?: () => void;
  /** Gives up waiting for another Arbitre to go. */
  readonly signal?: AbortSignal;
}

/** A whole Arbitre: store, rules, pictures and the bot on Discord. */
export interface App {
  /** Throws while another Arbitre is on duty. */
  readonly bot: Bot;
  readonly services: Services;
  readonly metrics: Metrics;
  /** Where the health endpoint is; `null`: nowhere. */
  readonly health: string | null;
  /** Where other programs may read; `null`: nowhere. */
  readonly api: string | null;
  /** Resolves when all is answered, all orders are applied and all posts are out. */
  readonly settled: () => Promise<void>;
  stop(how?: Ending): Promise<void>;
}
