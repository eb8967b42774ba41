import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tokenOf, type AccessStore, type Token } from '../match/access.js';
import { instant, type Instant } from '../match/header.js';
import { answerTo, type Answer, type Sources } from './answers.js';
import { askedBy, hasBody } from './request.js';

/**
 * What other programs may read over HTTP: what everybody on the server may know, and nothing can be changed. Nobody is let in
 * without a token; guessing one is as hopeless as guessing 256 bits, so that failed tries need not be counted.
 */

export interface ApiServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface ApiNeeds extends Sources {
  readonly access: Pick<AccessStore, 'token' | 'tokenUsed'>;
  readonly now: () => Instant;
  readonly log: (message: string, facts: object) => void;
}

/** How long a request may take to come, how many may come at once, how large its head may be. */
const PATIENCE_MS = 5_000;
const MOST_CONNECTIONS = 100;
const MOST_HEAD_BYTES = 8 * 1024;
/** That a token was used is noted so often, in milliseconds. */
const NOTE_EVERY = 3_600_000;

/** Opens the interface. Fails when the port is taken. */
export async function startApi(
  { host, port }: { readonly host: string; readonly port: number },
  needs: ApiNeeds,
): Promise<ApiServer> {
  const server = createServer(
    {
      maxHeaderSize: MOST_HEAD_BYTES,
      headersTimeout: PATIENCE_MS,
      requestTimeout: PATIENCE_MS,
      keepAliveTimeout: PATIENCE_MS,
      connectionsCheckingInterval: PATIENCE_MS,
    },
    (request, response) => {
      answered(needs, request)
        .catch((error: unknown) => {
          needs.log('a request of another program could not be answered', { error });
          return plain(500, 'It could not be answered.');
        })
        .then(
          (answer) => send(request, response, answer),
          () => response.destroy(),
        );
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return { origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`, close: () => shut(server) };
}

async function answered(needs: ApiNeeds, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Nothing can be changed here: GET only.');
  if (hasBody(request)) return plain(413, 'No body is read here.');
  const asked = askedBy(request);
  if (!asked) return plain(400, 'This is no address.');
  if (asked.token === null) return plain(401, 'A token is missing: Authorization: Bearer …');
  const token = await tokenOf(needs.access, asked.token);
  if (!token) return plain(401, 'There is no such token, or it was revoked.');
  if (asked.inAddress && token.kind !== 'calendar')
    return plain(401, 'In an address only a token for calendars is taken.');
  await note(needs, token);
  return answerTo(needs, asked, token, needs.now());
}

async function note({ access, now }: ApiNeeds, { id, usedAt }: Token): Promise<void> {
  const at = now();
  if (usedAt === null || at - usedAt > NOTE_EVERY) await access.tokenUsed(id, instant(at));
}

const plain = (status: number, words: string): Answer => ({ status, type: 'text/plain', body: `${words}\n` });

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    // What comes behind a request that is not read is not waited for.
    ...(status === 200 ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const portOf = (server: Server): number => {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
