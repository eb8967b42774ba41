import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, type Running } from './bot.js';
import { exercise } from './exercise.js';
import { readOpenApi } from './openapi.js';

const file = process.env['DISCORD_OPENAPI'];

if (file === undefined) {
  process.stdout.write(
    'Skipped: the sandbox against Discord’s OpenAPI file. Set DISCORD_OPENAPI to its path to run it.\n',
  );
}

describe.skipIf(file === undefined)('sandbox: requests and replies agree with Discord’s OpenAPI file', () => {
  let running: Running;
  beforeAll(async () => {
    running = await run();
    await exercise(running);
  });
  afterAll(async () => {
    await running.close();
  });

  it('finds no fault in any request of the real client or any reply of the sandbox', () => {
    const specification = readOpenApi(file ?? '');
    const faults = running.sandbox.requests.flatMap((entry) => specification.faults(entry));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('exercises every route of the sandbox that the client can call', () => {
    expect(running.sandbox.unknownRoutes).toEqual([]);
    expect(running.sandbox.counters.requests().size).toBeGreaterThan(50);
  });
});
