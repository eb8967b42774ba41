import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Credential } from '../credential.js';
import { isList, isObject, readJson, type Json, type JsonObject } from '../json.js';
import { LIMITS, type Windows } from '../limits.js';
import { guildCreateJson, memberJson, ownUserJson } from '../serialize.js';
import type { World } from '../world/world.js';
import { gatewayEvents, type GatewayEvent } from './events.js';
import { INTENTS, KNOWN_INTENTS, PRIVILEGED } from './intents.js';
import type { GatewayLine } from './line.js';
import { Session } from './session.js';

/** Close codes (topics/opcodes-and-status-codes, "Gateway Close Event Codes"). */
const CLOSE = {
  unknownOpcode: { code: 4001, reason: 'Unknown opcode.' },
  decodeError: { code: 4002, reason: 'Error while decoding payload.' },
  notAuthenticated: { code: 4003, reason: 'Not authenticated.' },
  authenticationFailed: { code: 4004, reason: 'Authentication failed.' },
  alreadyAuthenticated: { code: 4005, reason: 'Already authenticated.' },
  invalidSequence: { code: 4007, reason: 'Invalid seq.' },
  rateLimited: { code: 4008, reason: 'Rate limited.' },
  invalidShard: { code: 4010, reason: 'Invalid shard.' },
  invalidIntents: { code: 4013, reason: 'Invalid intent(s).' },
  disallowedIntents: { code: 4014, reason: 'Disallowed intent(s).' },
} as const;

const now = (): number => Date.now();

export interface GatewayOptions {
  readonly world: World;
  readonly credential: Credential;
  readonly windows: Windows;
  /** Whether the privileged intents are enabled for the application. */
  readonly privileged: boolean;
  /** `ws://127.0.0.1:PORT/gateway`. */
  readonly url: () => string;
}

/** The gateway: Discord's websocket, as documented under events/gateway. */
export class Gateway implements GatewayLine {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  private readonly sessions = new Map<string, Session>();
  private readonly connections = new Set<Connection>();
  private readonly stopListening: () => void;
  private wasOnline = false;
  /** Since when identifies are counted, and how many there were. */
  readonly identifies: number[] = [];
  /** While true, no heartbeat is acknowledged, and the client takes the connection for dead. */
  deaf = false;

  constructor(readonly options: GatewayOptions) {
    this.stopListening = options.world.listen((change) => {
      for (const session of this.sessions.values()) {
        for (const each of gatewayEvents(options.world, change, session.intents)) {
          if (this.concerns(each, session)) session.dispatch(each.event, each.data);
        }
      }
    });
  }

  /** Of a server that it is not in, a bot hears only that it was removed. */
  private concerns(event: GatewayEvent, session: Session): boolean {
    if (event.guild === undefined) return event.event === 'USER_UPDATE' || session.hears(undefined);
    const members = this.options.world.guild(event.guild)?.members ?? [];
    const inside = members.some((member) => member.user === this.options.world.bot);
    return session.hears(event.guild) && (inside || event.event === 'GUILD_DELETE');
  }

  get online(): boolean {
    return this.connected > 0;
  }

  /** How many sessions are connected; a bot that leaves nothing behind has one for each shard. */
  get connected(): number {
    return [...this.sessions.values()].filter((session) => session.socket !== undefined).length;
  }

  /** Whether the bot is connected, or can still resume its session. */
  get reachable(): boolean {
    return this.sessions.size > 0;
  }

  dispatch(event: string, data: JsonObject, guild: string | undefined): void {
    for (const session of this.sessions.values()) if (session.hears(guild)) session.dispatch(event, data);
  }

  /** Takes over an HTTP connection that wants to become a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.connections.add(new Connection(this, ws));
    });
  }

  /** Cuts all connections as a broken network would; sessions stay resumable unless `forget`. */
  drop(forget = false): void {
    if (forget) this.sessions.clear();
    for (const connection of this.connections) connection.ws.terminate();
  }

  /** Opcode 7: asks every connection to reconnect and resume. */
  askReconnect(): void {
    for (const connection of this.connections) connection.send({ op: 7, d: null });
  }

  /** Opcode 9: sessions are invalid; `resumable` says whether the client may still try to resume. */
  invalidate(resumable: boolean): void {
    if (!resumable) this.sessions.clear();
    for (const connection of this.connections) connection.send({ op: 9, d: resumable });
    this.noteOnline();
  }

  /** Sends a frame that is not Discord's, as a broken proxy would. */
  babble(frame: string | Uint8Array): void {
    for (const connection of this.connections) connection.ws.send(frame);
  }

  /** The token is no longer valid: all sessions are forgotten, and every connection is closed with 4004. */
  disown(): void {
    this.sessions.clear();
    for (const connection of this.connections) connection.refuse('authenticationFailed');
    this.noteOnline();
  }

  close(): void {
    this.stopListening();
    this.drop(true);
    this.server.close();
  }

  gone(connection: Connection, code: number): void {
    this.connections.delete(connection);
    const { session } = connection;
    if (session?.socket === connection.ws) {
      session.socket = undefined;
      // A client that closes with 1000 or 1001 ends its session (events/gateway, "Resuming").
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      else this.options.world.clock.after(this.options.windows.resume, () => this.expire(session));
    }
    this.noteOnline();
  }

  private expire(session: Session): void {
    if (session.socket === undefined) this.sessions.delete(session.id);
  }

  private noteOnline(): void {
    if (this.online === this.wasOnline) return;
    this.wasOnline = this.online;
    this.options.world.tell({ kind: 'bot', online: this.online });
  }

  identify(connection: Connection, data: JsonObject): void {
    const { world, windows } = this.options;
    if (data['token'] !== this.options.credential.token) return connection.refuse('authenticationFailed');
    const last = this.identifies.at(-1);
    if (last !== undefined && now() - last < windows.identify) {
      connection.send({ op: 9, d: false });
      return;
    }
    this.identifies.push(now());
    const shard = readShard(data['shard']);
    const intents = Number(data['intents']);
    if (shard === undefined) return connection.refuse('invalidShard');
    if (!Number.isInteger(intents) || intents < 0 || intents > KNOWN_INTENTS)
      return connection.refuse('invalidIntents');
    if (!this.options.privileged && (intents & PRIVILEGED) !== 0) return connection.refuse('disallowedIntents');
    const session = new Session(randomBytes(16).toString('hex'), intents, shard);
    this.sessions.set(session.id, session);
    session.socket = connection.ws;
    connection.session = session;
    const bot = world.user(world.bot);
    if (bot === undefined) throw new Error('The bot has no account.');
    const guilds = world
      .allGuilds()
      .filter((guild) => session.hears(guild.id) && guild.members.some((member) => member.user === world.bot));
    session.dispatch('READY', {
      v: 10,
      user: ownUserJson(bot),
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: this.options.url(),
      application: { id: world.bot, flags: 0 },
      shard: [...shard],
      private_channels: [],
      presences: [],
      relationships: [],
      user_settings: {},
      _trace: [],
    });
    if ((intents & INTENTS.guilds) !== 0) {
      for (const guild of guilds) session.dispatch('GUILD_CREATE', guildCreateJson(world, guild));
    }
    this.noteOnline();
  }

  resume(connection: Connection, data: JsonObject): void {
    if (data['token'] !== this.options.credential.token) return connection.refuse('authenticationFailed');
    const session = this.sessions.get(text(data['session_id']));
    const sequence = Number(data['seq']);
    if (session !== undefined && sequence > session.newest) return connection.refuse('invalidSequence');
    const missed = session?.since(sequence);
    if (session === undefined || missed === undefined) {
      connection.send({ op: 9, d: false });
      return;
    }
    session.socket?.terminate();
    session.socket = connection.ws;
    connection.session = session;
    for (const text of missed) connection.ws.send(text);
    session.dispatch('RESUMED', {});
    this.noteOnline();
  }

  /** Opcode 8: members by id or by the start of their name. */
  requestMembers(session: Session, data: JsonObject): void {
    const { world } = this.options;
    const guild = world.guild(text(data['guild_id']));
    if (guild === undefined) return;
    const ids = data['user_ids'];
    const wanted = isList(ids) ? ids : ids === undefined ? undefined : [ids];
    const query = text(data['query']);
    const members = guild.members.filter((member) =>
      wanted === undefined ? (world.user(member.user)?.username ?? '').startsWith(query) : wanted.includes(member.user),
    );
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: members.map((member) => memberJson(world, member)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: (wanted ?? []).filter((id) => !members.some((member) => member.user === id)),
      nonce: data['nonce'],
    });
  }
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function readShard(value: Json | undefined): readonly [number, number] | undefined {
  if (value === undefined) return [0, 1];
  if (!isList(value)) return undefined;
  const [index, count] = value;
  if (typeof index !== 'number' || typeof count !== 'number') return undefined;
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count)) return undefined;
  return index >= 0 && index < count ? [index, count] : undefined;
}

/** One websocket of the bot: says hello, counts what comes in, hands on what is well-formed. */
class Connection {
  session: Session | undefined;
  private readonly received: number[] = [];

  constructor(
    private readonly gateway: Gateway,
    readonly ws: WebSocket,
  ) {
    this.send({ op: 10, d: { heartbeat_interval: gateway.options.windows.heartbeat, _trace: [] } });
    ws.on('message', (data) => this.receive(data));
    ws.on('close', (code) => gateway.gone(this, code));
    // A reset by the peer is a drop like any other: 'close' follows.
    ws.on('error', () => undefined);
  }

  send(payload: JsonObject): void {
    this.ws.send(JSON.stringify({ t: null, s: null, ...payload }));
  }

  refuse(reason: keyof typeof CLOSE): void {
    this.ws.close(CLOSE[reason].code, CLOSE[reason].reason);
  }

  private receive(raw: RawData): void {
    const bytes = Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(new Uint8Array(raw));
    if (bytes.length > LIMITS.gatewayBytes) return this.refuse('decodeError');
    this.received.push(now());
    while ((this.received[0] ?? Infinity) < now() - LIMITS.gatewayWindowMs) this.received.shift();
    if (this.received.length > LIMITS.gatewayEvents) return this.refuse('rateLimited');
    const payload = readJson(bytes.toString('utf8'));
    if (!isObject(payload)) return this.refuse('decodeError');
    const data = isObject(payload['d']) ? payload['d'] : {};
    switch (payload['op']) {
      case 1:
        if (!this.gateway.deaf) this.send({ op: 11 });
        return;
      case 2:
        if (this.session !== undefined) return this.refuse('alreadyAuthenticated');
        return this.gateway.identify(this, data);
      case 3:
      case 4:
        if (this.session === undefined) this.refuse('notAuthenticated');
        return;
      case 6:
        if (this.session !== undefined) return this.refuse('alreadyAuthenticated');
        return this.gateway.resume(this, data);
      case 8:
        if (this.session === undefined) return this.refuse('notAuthenticated');
        return this.gateway.requestMembers(this.session, data);
      default:
        return this.refuse('unknownOpcode');
    }
  }
}
