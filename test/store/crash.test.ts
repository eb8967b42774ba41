import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instant } from '../../src/match/header.js';
import { openStore } from '../../src/store/index.js';
import { counting } from '../support/counting.js';
import { temporaryFolder } from '../support/files.js';
import { CHANNEL, openHouse } from '../support/table.js';
import { usually } from '../support/soak.js';

/** Lets a referee play on in a file until it kills itself; the keys of the orders that it acknowledged. */
function playUntilKilled(path: string, when: string, n: number): readonly string[] {
  const child = spawnSync(process.execPath, ['--import', 'tsx', 'test/support/crashing.ts', path, when, String(n)], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(child.stderr).toBe('');
  expect(child.signal).toBe('SIGKILL');
  return child.stdout.split('\n').filter((line) => line !== '');
}

test(
  'kill -9 at any statement and after any commit: nothing acknowledged is lost, nothing is applied twice',
  { timeout: 120_000 },
  async () => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    const acknowledged = new Set<string>();
    // Spread over the statements of several orders: reads, the middle of a transaction, its last write, the next order.
    const kills = usually(
      [
        ['statement', 103],
        ['commit', 4],
        ['statement', 37],
        ['commit', 1],
        ['statement', 64],
        ['statement', 81],
        ['statement', 142],
        ['commit', 2],
        ['statement', 29],
        ['statement', 118],
      ] as const,
      2,
    );
    for (const [when, n] of kills) for (const key of playUntilKilled(path, when, n)) acknowledged.add(key);

    const store = await openStore(path);
    const match = await store.liveIn(CHANNEL);
    const header = match && (await store.header(match));
    if (!header) throw new Error('the match is gone');
    const orders = await store.orders(header.id);
    const keys = orders.map(({ key }) => key).filter((key) => key.startsWith('order'));
    expect(keys).toEqual(keys.map((_, i) => `order ${i}`));
    for (const key of acknowledged) expect(keys).toContain(key);
    expect(acknowledged.size).toBeGreaterThan(kills.length);
    expect(header.revision).toBe(orders.length);

    const events = await store.events(header.id, 1, Number.MAX_SAFE_INTEGER);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    expect(header.version).toBe(events.length);
    const faces = events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll.index] : []));
    expect(faces).toEqual(faces.map((_, i) => i));

    const house = await openHouse({ store });
    const folded = events.reduce<ReturnType<ReturnType<typeof counting>['evolve']> | null>(
      (state, { event }) => counting().evolve(state, event),
      null,
    );
    expect((await house.referee.table(header.id))?.state).toEqual(folded);
    // What the channel is to show went in with the last order.
    const due = await store.due(instant(0), 100);
    expect(due.find(({ post: slot }) => slot === 'panel')?.seq).toBe(header.version);
    expect(new Set(due.map(({ post: slot }) => slot)).size).toBe(due.length);
    await store.close();
  },
);
