import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFiles } from './test/support/slow-files.js';
import { WaitingFirst } from './test/support/waiting-first.js';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Left to itself vitest keeps a core free; but the tests of whole matches wait more than they work.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    reporters: ['default', new SlowFiles(), ...(process.env['TEST_REPORT'] === 'json' ? ['json'] : [])],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A real browser and real sockets on a shared machine: CI tries a test once more, and prints that it did.
    retry: process.env['CI'] ? 1 : 0,
  },
});
