import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/health/metrics.js';
import { startHealth, type HealthServer } from '../../src/health/server.js';
import {
  anyBytes,
  ask,
  pour,
  statusOf,
  TARGETS,
  watchUncaught,
} from '../../packages/discord-sandbox/test/raw-socket.js';

let server: HealthServer;
let port: number;
let uncaught: ReturnType<typeof watchUncaught>;
beforeEach(async () => {
  server = await startHealth({ host: '127.0.0.1', port: 0 }, () => Promise.reject(new Error('none')), createMetrics());
  port = Number(new URL(server.origin).port);
  uncaught = watchUncaught();
});
afterEach(async () => {
  uncaught.stop();
  await server.close();
});

const get = (target: string, ...headers: readonly string[]): Promise<string> =>
  ask(port, [`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n'));

describe('D-02: the health endpoint survives whatever comes', () => {
  it.each(TARGETS)('GET %s', async (target) => {
    const status = statusOf(await get(target));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(uncaught.thrown).toEqual([]);
  });

  it('what a proxy would send is understood: the whole address', async () => {
    expect(statusOf(await get('http://somewhere:1/metrics'))).toBe(200);
  });

  it.each([
    ['headers that are too large', `X: ${'x'.repeat(100_000)}`, 431],
    ['a header that is none', 'no colon', 400],
  ])('%s', async (_, header, status) => {
    expect(statusOf(await get('/metrics', header))).toBe(status);
  });

  it('hanging up at any place of a request', async () => {
    const whole = 'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello';
    for (let length = 0; length < whole.length; length++) await pour(port, whole.slice(0, length));
    expect(statusOf(await get('/metrics'))).toBe(200);
    expect(uncaught.thrown).toEqual([]);
  });

  it('any bytes', async () => {
    const property = fc.asyncProperty(anyBytes, async (bytes) => {
      await pour(port, bytes);
      expect(statusOf(await get('/metrics'))).toBe(200);
      expect(uncaught.thrown).toEqual([]);
    });
    await fc.assert(property, { numRuns: 300, plugins: [fc.interruptAfterTimeLimit(15_000)] });
  });
});
