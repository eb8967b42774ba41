import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { examine, type Vitals } from '../../src/health/health.js';
import { createMetrics, metricsText, percentiles } from '../../src/health/metrics.js';
import { startHealth, type HealthServer } from '../../src/health/server.js';
import { instant, matchId } from '../../src/match/header.js';

const NOW = Date.UTC(2026, 0, 2);
const well: Vitals = {
  startedAt: instant(NOW - 60_000),
  now: () => instant(NOW),
  lease: () => ({ state: { is: 'held' }, sinceWrite: 2_000 }),
  heardAt: () => instant(NOW - 30_000),
  acceptance: () => 'accepted',
  store: {
    backlog: () => Promise.resolve({ waiting: 0, oldest: null, putOff: 0 }),
    holds: () => Promise.resolve([]),
    trouble: () => null,
  },
  givenUp: () => ({ count: 0, ago: null }),
  workers: () => ({ threads: 2, busy: 1, waiting: 0 }),
};
let server: HealthServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

describe('health', () => {
  it('is well when all is', async () => {
    expect(await examine(well)).toMatchObject({ status: 'ok', faults: [], uptimeSeconds: 60 });
  });

  it.each<[string, Partial<Vitals>, string]>([
    ['Discord has been silent', { heardAt: () => instant(NOW - 101_000) }, 'Discord has not been heard from'],
    ['Discord was never heard', { heardAt: () => null }, 'Discord has not been heard from'],
    [
      'nothing can be written',
      { lease: () => ({ state: { is: 'held' }, sinceWrite: 21_000 }) },
      'the database cannot be written',
    ],
    [
      'the lease is not sure',
      { lease: () => ({ state: { is: 'unsure' }, sinceWrite: 0 }) },
      'the lease could not be confirmed',
    ],
    [
      'the database cannot be read',
      { store: { ...well.store, backlog: () => Promise.reject(new Error('gone')) } },
      'the database cannot be read',
    ],
    [
      'D-03: Discord has refused the token once',
      { acceptance: () => 'doubted' },
      'Discord has refused the token to a request, and has not taken it since',
    ],
    ['D-03: Discord refuses the bot', { acceptance: () => 'refused' }, 'Discord refuses the bot'],
    [
      'D-08: a page of the database is damaged',
      { store: { ...well.store, trouble: () => 'its contents are damaged' } },
      'the database: its contents are damaged',
    ],
    ['D-08: a post was given up', { givenUp: () => ({ count: 1, ago: 5_000 }) }, 'a post was given up 5 s ago'],
    [
      'pictures wait and nobody draws',
      { workers: () => ({ threads: 0, busy: 0, waiting: 3 }) },
      'no thread draws pictures',
    ],
  ])('is at fault when %s', async (_, change, fault) => {
    expect(await examine({ ...well, ...change })).toMatchObject({ status: 'fault', faults: [fault] });
  });

  it('waits, and is well, while another Arbitre is on duty', async () => {
    const lease = () => ({ state: { is: 'waiting', for: 'other' }, sinceWrite: null }) as const;
    expect(await examine({ ...well, lease, heardAt: () => null })).toMatchObject({
      status: 'waiting',
      faults: [],
      lease: { is: 'waiting', for: 'other' },
    });
  });

  it('warns of a post that waits long, which may be the fault of its channel', async () => {
    const backlog = () => Promise.resolve({ waiting: 3, oldest: instant(NOW - 130_000), putOff: 1 });
    expect(await examine({ ...well, store: { ...well.store, backlog } })).toMatchObject({
      status: 'ok',
      warnings: ['a post has waited 130 s'],
      outbox: { waiting: 3, oldestSeconds: 130, putOff: 1 },
    });
  });

  it('D-08: warns of matches whose channel takes no posts, and says why', async () => {
    const held = (['rights', 'rights', 'locked'] as const).map((why, i) => ({
      match: matchId(`${i}`),
      why,
      since: instant(0),
    }));
    const holds = () => Promise.resolve(held);
    expect(await examine({ ...well, store: { ...well.store, holds } })).toMatchObject({
      status: 'ok',
      warnings: ['3 matches wait for their channel'],
      held: { rights: 2, locked: 1 },
    });
  });

  it('D-08: posts given up long ago are a warning', async () => {
    const givenUp = () => ({ count: 2, ago: 3_600_000 });
    expect(await examine({ ...well, givenUp })).toMatchObject({ status: 'ok', warnings: ['2 posts were given up'] });
  });
});

describe('the endpoint', () => {
  it('answers 200 or 503, gives the figures as text or JSON, and nothing else', async () => {
    const metrics = createMetrics();
    metrics.observe('answer', 'match new', 812);
    metrics.count('handlers failed');
    let vitals = well;
    server = await startHealth({ host: '127.0.0.1', port: 0 }, () => examine(vitals), metrics);
    const { origin } = server;
    const get = async (path: string, method = 'GET') => {
      const response = await fetch(`${origin}${path}`, { method });
      return [response.status, await response.text()] as const;
    };
    const [status, body] = await get('/healthz');
    expect([status, JSON.parse(body)]).toMatchObject([200, { status: 'ok' }]);
    vitals = { ...well, heardAt: () => null };
    expect((await get('/healthz'))[0]).toBe(503);
    expect((await get('/metrics'))[1]).toContain('arbitre_ms{stage="answer",what="match new",q="p95"} 812\n');
    expect(JSON.parse((await get('/metrics?format=json'))[1])).toEqual({
      figures: [{ stage: 'answer', what: 'match new', count: 1, p50: 812, p95: 812, most: 812 }],
      counts: { 'handlers failed': 1 },
    });
    expect((await get('/'))[0]).toBe(404);
    expect((await get('/healthz', 'POST'))[0]).toBe(405);
  });
});

describe("the container's health check", () => {
  it('D-01: asks this machine when HEALTH_HOST is blank', async () => {
    server = await startHealth({ host: '127.0.0.1', port: 0 }, () => examine(well), createMetrics());
    const env = { HEALTH_PORT: new URL(server.origin).port, HEALTH_HOST: ' ' };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/healthcheck.mjs'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok' });
  });
});

describe('the figures', () => {
  it('are percentiles by nearest rank', () => {
    expect(percentiles([])).toEqual({ p50: 0, p95: 0, most: 0 });
    expect(percentiles(Array.from({ length: 100 }, (_, i) => 100 - i))).toEqual({ p50: 50, p95: 95, most: 100 });
  });

  it('are of the newest values, while all are counted; the host’s clock may lag behind Discord’s', () => {
    const metrics = createMetrics();
    for (let i = 0; i < 500; i++) metrics.observe('post', 'panel', 9_999);
    for (let i = 0; i < 500; i++) metrics.observe('post', 'panel', -5);
    expect(metrics.figures()).toEqual([{ stage: 'post', what: 'panel', count: 1000, p50: 0, p95: 0, most: 0 }]);
  });

  it('cannot be broken by a name', () => {
    const metrics = createMetrics();
    metrics.observe('answer', 'a"b\n', 1);
    expect(metricsText(metrics).split('\n')[0]).toBe('arbitre_count{stage="answer",what="ab"} 1');
  });
});
