import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request as requestOf, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { hostOf, isPublic } from './addresses.js';

/** Brings a text to an address on the internet, and nowhere else. */

/** How the world is reached; tests put another in its place. */
export interface Way {
  readonly resolve: (host: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;
  readonly isPublic: (address: string) => boolean;
  readonly request: (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  readonly agent: () => NonNullable<RequestOptions['agent']>;
}

const INTERNET: Way = {
  resolve: (host, done) => resolve(host, { all: true }, done),
  isPublic,
  request: requestOf,
  // A connection of its own for each, so that none leads to where a name led before.
  agent: () => new Agent({ keepAlive: false, maxSockets: 1 }),
};

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 10_000;

class NotPublic extends Error {
  constructor(address: string) {
    super(`${address} is not out on the internet`);
  }
}

/**
 * Posts a text; yields the status of the answer, whose body is not read. The connection goes to an address that was looked at,
 * also where a name leads elsewhere meanwhile, and nobody is followed who points elsewhere.
 */
export function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  way: Way = INTERNET,
): Promise<number> {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !way.isPublic(host)) return Promise.reject(new NotPublic(host));
  const lookup: LookupFunction = (name, { all }, found) => {
    way.resolve(name, (error, addresses) => {
      const wrong = addresses.find(({ address }) => !way.isPublic(address));
      const [first] = addresses;
      if (error) found(error, []);
      else if (wrong) found(new NotPublic(`${name} (${wrong.address})`), []);
      else if (!first) found(new Error(`${name} leads nowhere`), []);
      else if (all) found(null, [...addresses]);
      else found(null, first.address, first.family);
    });
  };
  return new Promise((done, fail) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = way.request(
      url,
      {
        method: 'POST',
        agent: way.agent(),
        lookup,
        signal,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      },
      (answer) => {
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', fail);
    sent.on('socket', (socket: Socket) => {
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket;
        if (!way.isPublic(remoteAddress)) sent.destroy(new NotPublic(remoteAddress));
      });
    });
    sent.end(body);
  });
}
