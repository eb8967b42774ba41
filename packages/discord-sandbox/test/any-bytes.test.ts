import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../src/index.js';
import { anyBytes, ask, pour, statusOf, TARGETS, watchUncaught } from './raw-socket.js';

let sandbox: Sandbox;
let port: number;
let uncaught: ReturnType<typeof watchUncaught>;
beforeAll(async () => {
  sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  port = Number(new URL(sandbox.origin).port);
});
afterAll(() => sandbox.close());
beforeEach(() => {
  uncaught = watchUncaught();
});
afterEach(() => uncaught.stop());

const head = (method: string, target: string, ...headers: readonly string[]): string =>
  [`${method} ${target} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, '', ''].join('\r\n');
const get = (target: string, ...headers: readonly string[]): Promise<string> =>
  ask(port, head('GET', target, 'Connection: close', ...headers));
const upgrade = (target: string, ...headers: readonly string[]): Promise<string> =>
  ask(port, head('GET', target, ...HANDSHAKE, ...headers));

const HANDSHAKE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
];
const FOREIGN = 'Origin: https://elsewhere.example';
const GATEWAY = '/gateway?v=10&encoding=json';
const events = (): string => `/api-page/events?user=${sandbox.as('Ann').id}`;

/** One whole text frame of a client. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const size = Buffer.alloc(bytes.length < 126 ? 2 : 4);
  size.writeUInt8(0x81, 0);
  size.writeUInt8(0x80 | Math.min(bytes.length, 126), 1);
  if (bytes.length >= 126) size.writeUInt16BE(bytes.length, 2);
  // A mask of zeros changes nothing.
  return Buffer.concat([size, Buffer.alloc(4), bytes]);
}

/** The frame of a client that wants no more. */
const CLOSE = Buffer.from([0x88, 0x80, 0, 0, 0, 0]);

/** Nothing was thrown that would have ended the process, and the sandbox still answers. */
async function isWell(): Promise<void> {
  const thrown = uncaught.thrown.splice(0);
  expect(thrown).toEqual([]);
  expect(statusOf(await get('/api/v10/gateway'))).toBe(200);
}
const BOUNDED = { numRuns: 200, interruptAfterTimeLimit: 15_000 };

describe('D-02: the sandbox survives whatever comes', () => {
  it.each(TARGETS)('GET %s, and a websocket to it', async (target) => {
    const status = statusOf(await get(target));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    for (const origin of [[], [FOREIGN]]) expect(statusOf(await upgrade(target, ...origin))).not.toBe(101);
    await isWell();
  });

  it.each(['//', '/', '/gateway', '/api/v10/gateway', '*'])(
    '%s: where it comes from is looked at first',
    async (target) => {
      for (const foreign of [FOREIGN, 'Origin: null', 'Origin: //']) {
        expect(statusOf(await get(target, foreign))).toBe(403);
        expect(await upgrade(target, foreign)).toBe('');
      }
      const elsewhere = `GET ${target} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`;
      expect(statusOf(await ask(port, elsewhere))).toBe(403);
    },
  );

  it('headers that are too large, and none at all', async () => {
    expect(statusOf(await get('/', `X: ${'x'.repeat(100_000)}`))).toBe(431);
    expect(statusOf(await ask(port, 'GET / HTTP/1.1\r\n\r\n'))).toBe(400);
    await isWell();
  });

  it.each([
    ['/api/v10/users/@me/channels', 'application/json'],
    ['/api/v10/users/@me/channels', 'multipart/form-data; boundary=x'],
    ['/api-page/send', 'application/json'],
  ])('a broken body to %s as %s is refused', async (path, type) => {
    const authorization = `Authorization: Bot ${sandbox.token}`;
    for (const body of ['{', '[1,', '--x\r\n', '['.repeat(100_000), '\xff\x00']) {
      const request = head(
        'POST',
        path,
        'Connection: close',
        authorization,
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
      );
      expect(statusOf(await ask(port, request, body))).toBe(400);
    }
    await isWell();
  });

  it.each(['before', 'after', 'around'])('a list of messages %s what is no id is refused', async (key) => {
    const { id } = sandbox.stage.channelNamed('games');
    const authorization = `Authorization: Bot ${sandbox.token}`;
    for (const odd of ['x', '-1', '1.5']) {
      const list = await get(`/api/v10/channels/${id}/messages?${key}=${odd}`, authorization);
      expect(statusOf(list)).toBe(400);
      expect(list).toContain('50035');
    }
    const player = sandbox.as('Ann').id;
    expect(statusOf(await get(`/api-page/messages?user=${player}&channel=${id}&before=x`))).toBe(400);
  });

  it('hanging up at any place of a request, and of a websocket', async () => {
    const body = '{"recipient_id":"1"}';
    const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
    const post = head('POST', '/api/v10/users/@me/channels', ...type) + body;
    const socket = Buffer.concat([Buffer.from(head('GET', GATEWAY, ...HANDSHAKE)), frame('{"op":1}')]);
    for (let length = 0; length < post.length; length += 3) await pour(port, post.slice(0, length));
    for (let length = 0; length < socket.length; length += 3) await pour(port, socket.subarray(0, length));
    await isWell();
  });

  it('any bytes', async () => {
    const property = fc.asyncProperty(anyBytes, async (bytes) => {
      expect(statusOf(await pour(port, bytes))).not.toBe(500);
      await isWell();
    });
    await fc.assert(property, BOUNDED);
  });

  it('any bytes over a websocket', async () => {
    const property = fc.asyncProperty(fc.constantFrom(GATEWAY, events()), fc.uint8Array(), async (to, bytes) => {
      expect([101, null]).toContain(statusOf(await pour(port, head('GET', to, ...HANDSHAKE), bytes)));
      await isWell();
    });
    await fc.assert(property, BOUNDED);
  });

  it.each([[[0.5, 1.5]], [[0, 1e300]], [[1, 1]], [[-1, 1]], [[null, 1]], [['0', '1']], [[0]], ['01']])(
    'the shard %j is refused',
    async (shard) => {
      const identify = frame(JSON.stringify({ op: 2, d: { token: sandbox.token, intents: 1, shard } }));
      expect(await ask(port, head('GET', GATEWAY, ...HANDSHAKE), identify, CLOSE)).toContain('Invalid shard.');
      await isWell();
    },
  );

  it('any payloads over the gateway, also under the right token', async () => {
    const token = fc.constant(sandbox.token);
    const guild = sandbox.stage.guild.id;
    const number = fc.oneof(fc.double({ min: -1, max: 4 }), fc.double(), fc.nat(3));
    const odd = fc.oneof(fc.jsonValue(), fc.double(), fc.tuple(number, number), fc.tuple(number, number));
    const identify = fc.record({
      op: fc.constant(2),
      d: fc.record({ token, intents: fc.oneof(fc.constant(1), odd), shard: odd }),
    });
    const resume = fc.record({ op: fc.constant(6), d: fc.record({ token, session_id: odd, seq: odd }) });
    const members = fc.record({
      op: fc.constant(8),
      d: fc.record({ guild_id: fc.constant(guild), query: odd, user_ids: odd }),
    });
    const other = fc.record({ op: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.jsonValue()), d: fc.jsonValue() });
    const payload = fc.oneof(identify, resume, members, other);
    const property = fc.asyncProperty(fc.array(payload, { maxLength: 3 }), async (payloads) => {
      const frames = payloads.map((each) => frame(JSON.stringify(each)));
      expect(statusOf(await ask(port, head('GET', GATEWAY, ...HANDSHAKE), ...frames, CLOSE))).toBe(101);
      await isWell();
    });
    await fc.assert(property, BOUNDED);
  });
});
