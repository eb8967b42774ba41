import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { pageCommand, slashesIn } from '../commands/lookup.js';
import { ApiError } from '../errors.js';
import type { Gateway } from '../gateway/gateway.js';
import { isObject, readJson } from '../json.js';
import { LIMITS } from '../limits.js';
import type { MessagesView, PageError, PageEvent } from '../page-api.js';
import type { PlayerActions, Rooms } from '../player-actions.js';
import { readBytes } from '../rest/body.js';
import { olderFirst } from '../snowflake.js';
import { UserError, type UserErrorCode } from '../user-error.js';
import { messagesView, worldView } from '../view.js';
import type { Welcome } from '../welcome.js';
import { pageEvents } from './events.js';
import { pageRequests } from './requests.js';
import { pageFile } from './static.js';

/** The page loads nothing from elsewhere and talks to nobody else; its own styles may be set by script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STATUS: Readonly<Record<UserErrorCode, number>> = {
  'bad-request': 400,
  'bad-option': 400,
  'unknown-user': 404,
  'unknown-channel': 404,
  'unknown-message': 404,
  'unknown-command': 404,
  'unknown-component': 404,
  'unknown-interaction': 404,
  'not-allowed': 403,
  'bot-offline': 409,
};

const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Those of the page's calls that need the bot. */
const NEEDS_BOT = new Set(['slash', 'autocomplete', 'press', 'select', 'modal']);

/** Serves the page, its API (page-api.ts) and the attachments. */
export class PageServer {
  private readonly requests: ReturnType<typeof pageRequests>;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 });

  constructor(
    private readonly rooms: Rooms,
    private readonly actions: PlayerActions,
    private readonly gateway: Gateway,
    private readonly welcome: Welcome | undefined,
  ) {
    this.requests = pageRequests(rooms, actions);
  }

  /** Did the request come to a loopback name, and from no foreign page? (DNS rebinding, cross-site requests.) */
  isLocal(request: IncomingMessage): boolean {
    const { host, origin } = request.headers;
    const name = (authority: string): string => authority.replace(/:\d+$/, '');
    if (host === undefined || !LOCAL_NAMES.has(name(host))) return false;
    return origin === undefined || origin === `http://${host}`;
  }

  refuseForeign(response: ServerResponse): void {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('The sandbox answers on loopback alone.\n');
  }

  refuseUnreadable(response: ServerResponse): void {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is no address.\n');
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname.startsWith('/attachments/')) return this.attachment(response, url.pathname);
    if (!url.pathname.startsWith('/api-page/')) return this.file(response, url.pathname);
    try {
      await this.call(request, response, url);
    } catch (error) {
      if (error instanceof ApiError) sendError(response, error.status, new UserError('bad-request', error.message));
      else if (error instanceof UserError) sendError(response, STATUS[error.code], error);
      else throw error;
    }
  }

  private async call(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const name = url.pathname.slice('/api-page/'.length);
    if (request.method === 'POST') return this.post(request, response, name);
    const { searchParams: query } = url;
    const user = this.actions.user(query.get('user') ?? this.firstPlayer()).id;
    const { world } = this.rooms;
    switch (name) {
      case 'world':
        return sendJson(response, { ...worldView(world, user, this.gateway.online), welcome: this.welcome });
      case 'messages':
        return sendJson(response, this.messages(user, query));
      case 'commands': {
        const channel = this.actions.channel(query.get('channel') ?? '', user);
        const { locale } = this.actions.user(user);
        return sendJson(response, {
          commands: slashesIn(world, channel, user).map((slash) => pageCommand(slash, locale)),
        });
      }
      default:
        throw new UserError('bad-request', `There is no GET /api-page/${name}.`);
    }
  }

  private firstPlayer(): string {
    return this.rooms.world.allUsers().find((user) => !user.bot)?.id ?? '';
  }

  private async post(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    if (!(request.headers['content-type'] ?? '').startsWith('application/json')) {
      throw new UserError('bad-request', 'The content type must be application/json.');
    }
    const bytes = await readBytes(request, LIMITS.requestBytes);
    const body = readJson(bytes.toString('utf8'));
    if (!isObject(body)) throw new UserError('bad-request', 'The body must be a JSON object.');
    const handler = Object.entries(this.requests).find(([each]) => each === name)?.[1];
    if (handler === undefined) throw new UserError('bad-request', `There is no POST /api-page/${name}.`);
    if (NEEDS_BOT.has(name) && !this.gateway.reachable) {
      throw new UserError('bot-offline', 'The bot is not connected: nothing was sent.');
    }
    sendJson(response, await handler(body));
  }

  private messages(user: string, query: URLSearchParams): MessagesView {
    const channel = this.actions.channel(query.get('channel') ?? '', user);
    const before = query.get('before');
    if (before !== null && !/^\d+$/.test(before)) throw new UserError('bad-request', 'before must be an id.', 'before');
    const limit = Math.min(200, Math.max(1, Number(query.get('limit') ?? '50') || 50));
    const all = messagesView(this.rooms.world, channel.id, user);
    const older = before === null ? all : all.filter((message) => olderFirst(message.id, before) < 0);
    return { messages: older.slice(-limit), more: older.length > limit };
  }

  /**
   * Takes over a connection that wants to hear a player's events. A websocket and no stream of HTTP: of those a browser
   * holds six to one place, over all its tabs, and a seventh player would wait for ever.
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams): void {
    const { world } = this.rooms;
    const user = world.user(query.get('user') ?? '');
    if (user === undefined || user.bot) {
      socket.destroy();
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (ws) => {
      const send = (event: PageEvent): void => ws.send(JSON.stringify(event));
      send({ type: 'hello', now: world.clock.now(), botOnline: this.gateway.online });
      const stop = world.listen((change) => pageEvents(world, change, user.id).forEach(send));
      ws.on('close', stop);
      // A reset by the browser is a leave like any other: 'close' follows.
      ws.on('error', () => undefined);
    });
  }

  private attachment(response: ServerResponse, path: string): void {
    const [, , , id, name] = path.split('/');
    const bytes = /^\d+$/.test(id ?? '') ? this.rooms.files.get(id ?? '') : undefined;
    if (bytes === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file.\n');
      return;
    }
    const picture = /\.(png|jpe?g|gif|webp)$/i.exec(name ?? '')?.[1]?.toLowerCase();
    response
      .writeHead(200, {
        'content-type':
          picture === undefined ? 'application/octet-stream' : `image/${picture === 'jpg' ? 'jpeg' : picture}`,
        'content-length': bytes.length,
        'content-disposition': picture === undefined ? 'attachment' : 'inline',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .end(bytes);
  }

  private async file(response: ServerResponse, path: string): Promise<void> {
    const file = await pageFile(path);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('No such page.\n');
      return;
    }
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      .end(file.bytes);
  }
}

function sendJson(response: ServerResponse, body: object): void {
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, error: UserError): void {
  const body: PageError = { error: { code: error.code, message: error.message, field: error.field } };
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
