import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import { ROOT } from '../run.mjs';
import usual from './vitest.config.mjs';

const { files } = JSON.parse(readFileSync(process.env.MUTANTS_BUILT, 'utf8'));

/** Reads the rules with their mutants in place of those that stand there. */
const instrumented = { name: 'mutants', enforce: 'pre', load: (id) => files[id] };

/** Vitest for mutants that are all built in, with a runner that tries them. */
export default mergeConfig(usual, {
  root: ROOT,
  plugins: [instrumented],
  test: {
    maxWorkers: availableParallelism(),
    testTimeout: 0,
    // A test that a mutant had sent round in a loop may still end in an error after it was given up.
    dangerouslyIgnoreUnhandledErrors: true,
    runner: import.meta.resolve('./quick-runner.mjs'),
  },
});
