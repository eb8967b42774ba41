// Held by this process: where the last of its threads that has loaded it ends, the library goes and the process crashes.
import 'canvas';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { ROOT } from '../run.mjs';

const { files } = JSON.parse(readFileSync(process.env.MUTANTS_BUILT, 'utf8'));

/** Reads the rules with their mutants in place of those that stand there. */
const instrumented = { name: 'mutants', enforce: 'pre', load: (id) => files[id] };

/** Vitest with all mutants of a chapter built in, and a runner that tries them. */
export default defineConfig({
  root: ROOT,
  plugins: [instrumented],
  ssr: { resolve: { conditions: ['discord-sandbox-source'] } },
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS),
    isolate: false,
    runner: import.meta.resolve('./quick-runner.mjs'),
    setupFiles: ['test/support/properties.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
});
