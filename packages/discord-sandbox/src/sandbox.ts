import type { IncomingMessage, ServerResponse } from 'node:http';
import { Actor } from './actor.js';
import { addressOf } from './address.js';
import { realClock, type Clock } from './clock.js';
import { Counters } from './counters.js';
import { Credential } from './credential.js';
import { seedWorld, STANDARD_SEED, type Seed } from './default-world.js';
import { Faults } from './faults.js';
import { folderFiles, lingering, memoryFiles } from './files.js';
import { Gateway } from './gateway/gateway.js';
import { Interactions } from './interactions/interactions.js';
import { LIMITS, WINDOWS, type Windows } from './limits.js';
import { Listener } from './listener.js';
import { Messages } from './messages.js';
import type { PageMessage } from './page-api.js';
import { PageServer } from './page-server/server.js';
import { PlayerActions, type Rooms } from './player-actions.js';
import { RateLimits } from './rest/rate-limits.js';
import type { RestRooms } from './rest/route.js';
import { RestServer, type LoggedRequest } from './rest/server.js';
import { Stage } from './stage.js';
import { messagesView } from './view.js';
import { until, WAIT_MS } from './waiting.js';
import type { Welcome } from './welcome.js';
import { loadWorld, WorldFile } from './world/save.js';
import { World } from './world/world.js';

export interface SandboxOptions {
  /** A free one if 0 or omitted. */
  readonly port?: number;
  /** Only loopback addresses are accepted. */
  readonly host?: '127.0.0.1' | '::1' | 'localhost';
  /** The only token that the bot may use. */
  readonly token?: string;
  /** What the world starts with when nothing was saved; omitted fields are those of `STANDARD_SEED`. */
  readonly seed?: Partial<Seed>;
  /** What the page shows to a newcomer; the bot's commands if omitted. */
  readonly welcome?: Welcome;
  readonly clock?: Clock;
  /**
   * Time limits to change: a test may not want to wait three seconds, or five between two identifies. As at Discord, those
   * five hold up a bot that was killed and restarted: set `identify: 0`.
   */
  readonly windows?: Partial<Windows>;
  /** How many times as fast as Discord's the rate limits run; `off` for none. 1 if omitted. */
  readonly rateLimits?: number | 'off';
  /** Whether the privileged intents are enabled for the bot; they are not if omitted. */
  readonly privilegedIntents?: boolean;
  /** A JSON file in which the world is saved; attachments go into a folder beside it. If omitted, the world is only in memory. */
  readonly saveTo?: string;
}

/** How many replaced files can still be fetched. */
const REPLACED_FILES = 20;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export const STANDARD_TOKEN = 'sandbox-token';

/** A Discord on loopback: REST, gateway and page on one port. */
export class Sandbox {
  readonly faults: Faults;
  readonly stage: Stage;
  readonly actions: PlayerActions;
  readonly counters: Counters;
  private readonly file: WorldFile | undefined;

  constructor(
    private readonly listener: Listener,
    readonly world: World,
    private readonly rooms: Rooms,
    /** Faults of the websocket: cut, reconnect, invalidate, deafen. */
    readonly gateway: Gateway,
    private readonly rest: RestServer,
    faults: Faults,
    private readonly credential: Credential,
    saveTo: string | undefined,
  ) {
    this.faults = faults;
    this.actions = new PlayerActions(rooms);
    this.stage = new Stage(rooms, this.actions);
    this.counters = new Counters(world, rooms.messages, rest.log);
    this.file = saveTo === undefined ? undefined : new WorldFile(world, saveTo, () => this.origin);
  }

  /** `http://127.0.0.1:PORT`. */
  get origin(): string {
    return this.listener.origin;
  }

  /** For discord.js: `new Client({ rest: { api: restBase } })`. */
  get restBase(): string {
    return `${this.origin}/api`;
  }

  /** The address of the page. */
  get pageUrl(): string {
    return `${this.origin}/`;
  }

  /** The token that the bot has to use. */
  get token(): string {
    return this.credential.token;
  }

  /** Resets the token, as in the developer portal: the old one is no longer accepted. Returns the new one. */
  resetToken(): string {
    this.credential.reset();
    this.gateway.disown();
    return this.token;
  }

  /** A player by id or by name. Throws if there is none. */
  as(user: string | { readonly id: string }): Actor {
    const key = typeof user === 'string' ? user : user.id;
    const found = this.world.allUsers().find((each) => !each.bot && (each.id === key || each.displayName === key));
    if (found === undefined) throw new Error(`There is no player ${key}.`);
    return new Actor(this.rooms, this.actions, found.id);
  }

  /** The messages of a channel as a user sees them, oldest first. */
  messages(
    channel: string | { readonly id: string },
    viewer: string | { readonly id: string },
  ): readonly PageMessage[] {
    return messagesView(this.world, typeof channel === 'string' ? channel : channel.id, this.as(viewer).id);
  }

  /** Waits until a message in the channel, as `viewer` sees it, satisfies the predicate; returns the newest that does. */
  async waitFor(
    channel: string | { readonly id: string },
    predicate: (message: PageMessage) => boolean,
    options: { readonly viewer?: string | { readonly id: string }; readonly timeoutMs?: number } = {},
  ): Promise<PageMessage> {
    const viewer = options.viewer ?? this.world.allUsers().find((user) => !user.bot)?.id ?? '';
    const find = (): PageMessage | undefined => this.messages(channel, viewer).filter(predicate).at(-1);
    const seen = (): string =>
      `It holds: ${this.messages(channel, viewer)
        .map((message) => JSON.stringify(message.content))
        .join(', ')}`;
    await until(this.world, () => find() !== undefined, options.timeoutMs ?? WAIT_MS, 'a message', seen);
    const found = find();
    if (found === undefined) throw new Error('The message was gone at once.');
    return found;
  }

  /** Waits until a condition holds, checking it after each change of the world. */
  until(holds: () => boolean, what = 'a condition', timeoutMs = WAIT_MS): Promise<void> {
    return until(this.world, holds, timeoutMs, what);
  }

  /** All requests of the bot so far. */
  get requests(): readonly LoggedRequest[] {
    return this.rest.log;
  }

  /** Requests that matched no route of the sandbox. Tests should expect none. */
  get unknownRoutes(): readonly string[] {
    return this.rest.unknownRoutes;
  }

  /** Takes Discord down: connections are cut and refused, sessions forgotten. */
  async goDown(): Promise<void> {
    this.gateway.drop(true);
    await this.listener.stop();
  }

  /** Brings Discord back, at the same address. */
  async comeUp(): Promise<void> {
    await this.listener.start();
  }

  /** Stops everything; the world is saved if it has a file. */
  async close(): Promise<void> {
    this.rooms.interactions.close();
    this.gateway.close();
    await this.listener.stop();
    this.file?.close();
  }
}

/** Starts a sandbox. Throws when the host is not a loopback address or the port is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.has(host)) throw new Error(`The sandbox listens on loopback alone, not on ${host}.`);
  const clock = options.clock ?? realClock;
  const windows: Windows = { ...WINDOWS, ...options.windows };
  const credential = new Credential(options.token ?? STANDARD_TOKEN);
  const privileged = options.privilegedIntents ?? false;
  const listener = new Listener(host, options.port ?? 0);
  await listener.start();
  const saved = options.saveTo === undefined ? undefined : loadWorld(options.saveTo, listener.origin);
  const { bot, data } = saved ?? seedWorld({ ...STANDARD_SEED, ...options.seed }, clock);
  const world = new World(clock, bot, data);
  const kept = options.saveTo === undefined ? memoryFiles() : folderFiles(`${options.saveTo}.files`);
  const files = lingering(kept, REPLACED_FILES);
  const messages = new Messages(world, files);
  const interactions = new Interactions(world, windows);
  const gatewayUrl = (): string => `ws://${listener.authority}/gateway`;
  const gateway = new Gateway({ world, credential, windows, privileged, url: gatewayUrl });
  const origin = (): string => listener.origin;
  const rooms: Rooms = { world, files, messages, interactions, gateway, origin };
  const restRooms: RestRooms = {
    ...rooms,
    windows,
    readsAll: privileged,
    gatewayUrl,
    identifiesLeft: () => Math.max(0, LIMITS.identifiesPerDay - gateway.identifies.length),
    nonces: new Map(),
    commandCreates: new Map(),
  };
  const faults = new Faults();
  const limits = options.rateLimits === 'off' ? undefined : new RateLimits(options.rateLimits ?? 1);
  const rest = new RestServer(restRooms, credential, limits, faults);
  const sandbox = new Sandbox(listener, world, rooms, gateway, rest, faults, credential, options.saveTo);
  const page = new PageServer(rooms, sandbox.actions, gateway, options.welcome);
  listener.handle = (request, response) => {
    route(request, response, rest, page).catch((error: unknown) => {
      // Who hung up in mid-sentence (a bot that was killed) is told nothing.
      if (!request.complete) return;
      // Our own fault: told loudly, and to the caller as Discord would.
      process.stderr.write(`sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"500: Internal Server Error","code":0}');
    });
  };
  listener.upgrade = (request, socket, head) => {
    const address = page.isLocal(request) ? addressOf(request.url) : undefined;
    if (address === undefined) return void socket.destroy();
    const { pathname, searchParams } = address;
    // Plain JSON alone: a client that expects compressed or ETF frames would wait for ever.
    const plain = !searchParams.has('compress') && (searchParams.get('encoding') ?? 'json') === 'json';
    if (pathname === '/gateway' && plain) gateway.upgrade(request, socket, head);
    else if (pathname === '/api-page/events') page.upgrade(request, socket, head, searchParams);
    else socket.destroy();
  };
  return sandbox;
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  rest: RestServer,
  page: PageServer,
): Promise<void> {
  if (!page.isLocal(request)) return page.refuseForeign(response);
  const url = addressOf(request.url);
  if (url === undefined) return page.refuseUnreadable(response);
  const api = /^\/api(?:\/v10)?(\/.*)$/.exec(url.pathname)?.[1];
  if (api !== undefined) await rest.handle(request, response, api, url.searchParams);
  else await page.handle(request, response, url);
}
