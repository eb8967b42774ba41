import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credential } from '../credential.js';
import { ApiError } from '../errors.js';
import type { Faults } from '../faults.js';
import type { Json } from '../json.js';
import { readBody, type RestBody } from './body.js';
import { channelRoutes } from './channels.js';
import { commandRoutes } from './commands.js';
import { directoryRoutes } from './directory.js';
import { interactionRoutes } from './interactions.js';
import { messageRoutes } from './messages.js';
import { refuse, type RateLimits } from './rate-limits.js';
import { reactionRoutes } from './reactions.js';
import type { RestReply, RestRooms, Route } from './route.js';
import { threadRoutes } from './threads.js';
import { webhookRoutes } from './webhooks.js';

/** Fixed words win over parameters: routes are tried in this order, those without parameters at a place first. */
const ROUTES: readonly Route[] = [
  ...directoryRoutes,
  ...commandRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...reactionRoutes,
  ...threadRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
];

/** A request of the bot and its answer. */
export interface LoggedRequest {
  readonly method: string;
  /** The path after `/api/v10`, with its ids. */
  readonly path: string;
  /** The route it matched, "POST /channels/:channel/messages"; undefined for unknown ones. */
  readonly route: string | undefined;
  readonly query: string;
  readonly body: Json | undefined;
  readonly files: number;
  readonly status: number;
  readonly reply: Json | undefined;
  /** Real time, milliseconds since 1970. */
  readonly at: number;
}

/** The older half is dropped when so many have come together: an evening of play must not fill the memory. */
const KEPT_REQUESTS = 20_000;

const BARE: Readonly<Record<number, string>> = {
  401: '401: Unauthorized',
  403: '403: Forbidden',
  404: '404: Not Found',
  500: '500: Internal Server Error',
  502: '502: Bad Gateway',
  503: '503: Service Unavailable',
};

interface Match {
  readonly route: Route;
  readonly params: ReadonlyMap<string, string>;
}

function matchPath(pattern: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params.set(part.slice(1), segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

const literals = (route: Route): number => route.path.split('/').filter((part) => !part.startsWith(':')).length;

/** All routes that a path fits, the most literal first. */
function matches(segments: readonly string[]): readonly Match[] {
  return ROUTES.flatMap((route): readonly Match[] => {
    const params = matchPath(route.path.split('/').slice(1), segments);
    return params === undefined ? [] : [{ route, params }];
  }).sort((a, b) => literals(b.route) - literals(a.route));
}

/** Discord's REST API, version 10, over one HTTP server. */
export class RestServer {
  readonly log: LoggedRequest[] = [];
  /** Requests that matched no route: the bot uses something that the sandbox does not have. */
  readonly unknownRoutes: string[] = [];

  constructor(
    private readonly rooms: RestRooms,
    private readonly credential: Credential,
    private readonly limits: RateLimits | undefined,
    private readonly faults: Faults,
  ) {}

  /** Answers one request below `/api/v10`; `path` is what follows. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const method = request.method ?? 'GET';
    const fault = this.faults.next(method, path);
    if (fault?.kind === 'delay') await wait(fault.ms);
    if (fault?.kind === 'reset') {
      request.socket.destroy();
      return;
    }
    const segments = path
      .split('/')
      .slice(1)
      .map((part) => safeDecode(part));
    const found = matches(segments);
    const match = found.find((each) => each.route.method === method);
    const name = match === undefined ? undefined : `${method} ${match.route.path}`;
    let headers: Readonly<Record<string, string>> = {};
    let reply: RestReply;
    let body: RestBody = { json: undefined, uploads: [] };
    try {
      body = await readBody(request);
      if (fault?.kind === 'status') {
        reply = { status: fault.status, body: { message: BARE[fault.status] ?? `${fault.status}`, code: 0 } };
      } else if (fault?.kind === 'refusal') {
        throw new ApiError(fault.error);
      } else if (fault?.kind === 'rateLimited') {
        const verdict = refuse({}, fault.seconds, fault.global === true ? 'global' : 'user');
        headers = verdict.headers;
        reply = { status: 429, body: verdict.refusal };
      } else if (match === undefined) {
        this.unknownRoutes.push(`${method} ${path}`);
        throw new ApiError(found.length > 0 ? 'methodNotAllowed' : 'notFound');
      } else {
        if (match.route.open !== true && request.headers.authorization !== `Bot ${this.credential.token}`)
          throw new ApiError('unauthorized');
        const verdict = this.count(match, name ?? '');
        headers = verdict?.headers ?? {};
        reply =
          verdict?.refusal === undefined
            ? match.route.handle(
                { param: (key) => need(match.params, key), query, body: body.json, uploads: body.uploads },
                this.rooms,
              )
            : { status: 429, body: verdict.refusal };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reply = { status: error.status, body: error.body() };
    }
    if (this.log.length >= KEPT_REQUESTS) this.log.splice(0, KEPT_REQUESTS / 2);
    this.log.push({
      method,
      path,
      route: name,
      query: query.toString(),
      body: body.json,
      files: body.uploads.length,
      status: reply.status,
      reply: reply.body,
      at: Date.now(),
    });
    if (fault?.kind === 'resetAfter') request.socket.destroy();
    else send(response, reply, headers);
  }

  /** Interaction answers have no limits of their own and stand outside the global one (topics/rate-limits). */
  private count(match: Match, name: string): ReturnType<RateLimits['count']> | undefined {
    if (name.startsWith('POST /interactions')) return undefined;
    const { params } = match;
    const major = params.get('channel') ?? params.get('guild') ?? params.get('token') ?? '';
    return this.limits?.count(name, major, match.route.open !== true);
  }
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function need(params: ReadonlyMap<string, string>, key: string): string {
  const value = params.get(key);
  if (value === undefined) throw new Error(`The route has no parameter ${key}.`);
  return value;
}

function send(response: ServerResponse, reply: RestReply, headers: Readonly<Record<string, string>>): void {
  if (reply.body === undefined) {
    response.writeHead(reply.status, headers).end();
    return;
  }
  response.writeHead(reply.status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
}
