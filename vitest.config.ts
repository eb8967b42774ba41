import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { builtProgram } from './test/support/built-program.js';
import { SlowFiles } from './test/support/slow-files.js';
import { WaitingFirst } from './test/support/waiting-first.js';

/** Tests that cut wires, measure what a thread is busy with, or count on names that nobody has given yet: each file loads the house anew. */
const APART = ['test/faults/**/*.test.ts', 'test/hostile/**/*.test.ts', 'test/i18n/sides.test.ts'];

/** Tests of the house with a game that it does not ship: `test/games/ambush` says how it comes in, here and in the threads. */
const WITH_AMBUSH = ['test/games/ambush/**/*.test.ts', 'test/leaks/**/*.test.ts'];
const AMBUSH = join(import.meta.dirname, 'test/games/ambush');

/** The bot's tests, and those of our packages with their examples. */
const ALL = ['test/**/*.test.ts', 'packages/*/{test,examples}/**/*.test.ts'];

/** Whether the program has just been built, as in `npm test`: then that is what is tested. */
const isBuilt = process.env['TEST_PROGRAM'] === 'built';
const PROGRAM = isBuilt ? [builtProgram] : [];

export default defineConfig({
  // Else our packages too are read from their sources: nothing has to be built before it is tested.
  ssr: { resolve: { conditions: isBuilt ? [] : ['discord-sandbox-source'] } },
  test: {
    setupFiles: ['test/support/properties.ts'],
    projects: [
      { extends: true, plugins: PROGRAM, test: { name: 'apart', include: APART } },
      // The others share what is loaded: loading it for each file took longer than most of them.
      {
        extends: true,
        plugins: PROGRAM,
        test: { name: 'together', include: ALL, exclude: [...APART, ...WITH_AMBUSH], isolate: false },
      },
      {
        extends: true,
        plugins: PROGRAM,
        // What is built is not read by vitest: there `in-place.cjs` puts Ambush in.
        resolve: { alias: isBuilt ? [] : [{ find: /^\.\/shipped\.js$/, replacement: join(AMBUSH, 'list.ts') }] },
        test: {
          name: 'ambush',
          include: WITH_AMBUSH,
          isolate: false,
          // Ambush itself is never built.
          execArgv: ['--require', join(AMBUSH, 'in-place.cjs'), ...(isBuilt ? ['--import', 'tsx/esm'] : [])],
        },
      },
    ],
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    // Left to itself vitest keeps a core free; but the tests of whole matches wait more than they work: with one more than the
    // cores, the cores were idle for a third of the time.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: WaitingFirst },
    reporters: ['default', new SlowFiles(), ...(process.env['TEST_REPORT'] === 'json' ? ['json'] : [])],
    // A test that hangs is ended; how long one may take on a busy machine is not what it tests.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
