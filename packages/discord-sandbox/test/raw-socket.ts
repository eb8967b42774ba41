import { connect } from 'node:net';
import fc from 'fast-check';

/** Bytes of one's own making to a server on this machine, and requests that no decent client makes. */

/** How long a server may take to be done with a connection, in milliseconds. */
const PATIENCE = 5_000;

/** Sends bytes and yields all that came back until the server closed the connection; fails when it does not. */
export function ask(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  return exchange(port, parts, false);
}

/** The same, but hangs up at once, so that what was begun is never finished and an answer may be lost. */
export function pour(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  return exchange(port, parts, true);
}

function exchange(port: number, parts: readonly (string | Uint8Array)[], hangUp: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const got: Buffer[] = [];
    const late = setTimeout(() => {
      reject(new Error(`the connection was not closed; so far: ${Buffer.concat(got).toString('latin1')}`));
      socket.destroy();
    }, PATIENCE);
    socket.on('data', (data: Buffer) => got.push(data));
    // A server that has heard enough may reset the connection: 'close' follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(got).toString('latin1'));
    });
    for (const part of parts) socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    if (hangUp) socket.end();
  });
}

/** The status of an answer; `null`: there was none. */
export const statusOf = (answer: string): number | null => {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
};

/** What may stand where a request names what it wants. */
export const TARGETS: readonly string[] = [
  '//',
  '///',
  '//[',
  '//:99999/',
  '//user:pass@',
  '/\\\\',
  '/%',
  '/%zz/%ff%c0',
  '/%00',
  '/..//..%2f..%5c',
  '/?%',
  '/??&&==',
  '*',
  '?',
  '#',
  'http://',
  'http://[',
  'http://a:b@c:99999/healthz',
  'HTTP://localhost//',
  'javascript:alert(1)',
];

const word = (from: string, size: { readonly maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: 1, ...size });
const PRINTABLE = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join('');

const target = fc.oneof(
  fc.constantFrom(...TARGETS),
  word(PRINTABLE, { maxLength: 40 }),
  word('/%?#[]@:.\\a0', { maxLength: 20 }).map((rest) => `/${rest}`),
);
const header = fc.oneof(
  fc.constantFrom(
    'Host: [',
    'Host: 127.0.0.1:0:0',
    'Host: ',
    'Origin: //',
    'Content-Length: -1',
    'Content-Length: 99',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Connection: upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: short',
    'Sec-WebSocket-Extensions: permessage-deflate; x=,',
    'Content-Type: multipart/form-data; boundary=',
    'Content-Type: application/json',
    `X-Long: ${'x'.repeat(20_000)}`,
  ),
  fc
    .tuple(word('abcXYZ-', { maxLength: 10 }), word(PRINTABLE, { maxLength: 30 }))
    .map(([name, value]) => `${name}: ${value}`),
);
const request = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS', 'CONNECT', 'TRACE', 'PROPFIND', 'get', ''),
    target,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.string({ maxLength: 30 }),
  })
  .map(({ method, target: wanted, version, headers, body }) =>
    Buffer.from([`${method} ${wanted} ${version}`, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n'), 'latin1'),
  );

/** Whatever may come to a server: requests that are nearly right, or any bytes. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: request },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

/** Notes what nobody catches in this process, which would end it, until it is told to stop. */
export function watchUncaught(): { readonly thrown: unknown[]; readonly stop: () => void } {
  const thrown: unknown[] = [];
  const note = (error: unknown): void => void thrown.push(error);
  process.on('uncaughtException', note);
  return { thrown, stop: () => process.off('uncaughtException', note) };
}
