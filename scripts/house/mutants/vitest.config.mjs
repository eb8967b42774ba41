// Held by this process: where the last of its threads that has loaded it ends, the library goes and the process crashes.
import 'canvas';
import { defineConfig } from 'vitest/config';
import { FastestFirst } from './fastest-first.mjs';

/** Vitest for mutants: one project without the reporters of a whole run, and only the tests of the chapter that is mutated. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    isolate: false,
    setupFiles: ['test/support/properties.ts'],
    sequence: { sequencer: FastestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
