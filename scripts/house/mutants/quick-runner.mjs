import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

/** What the instrumented rules look at: which mutant is switched on, and where they note what a test comes across. */
const switches = {
  mutantCoverage: { static: {}, perTest: {} },
  get activeMutant() {
    // A mutant may send a test round in a loop: whatever it comes across then asks here.
    if (active !== undefined && ++asked % CLOCK === 0 && Date.now() > deadline) throw new Error('It takes too long.');
    return active;
  },
};
globalThis.__stryker__ = switches;
let active;
let deadline = 0;
let asked = 0;

/** The clock is looked at once in so many questions. */
const CLOCK = 4096;

const { names } = JSON.parse(readFileSync(process.env.MUTANTS_BUILT, 'utf8'));

/** With a mutant a test may take so much longer than without, and as long as this at the least. */
const SLOWER = 10;
const LEAST_MS = 5_000;

/** Tests that take longer, and mutants that have been tried for longer, are left to Stryker. */
const LONGEST_TEST_MS = 300;
const LONGEST_MUTANT_MS = 6_000;

/** For how long each mutant that is not noticed has been tried, by number. */
const tried = new Map(Object.keys(names).map((id) => [id, 0]));

/** Runs each test again, once it has passed, with every mutant that it comes across and that no test has noticed yet. */
export default class QuickRunner extends TestRunner {
  onCollectStart(file) {
    super.onCollectStart(file);
    // What another process has noticed meanwhile need not be tried here.
    const noticed = new Set(readFileSync(process.env.MUTANTS_NOTICED, 'utf8').split('\n'));
    for (const id of tried.keys()) if (noticed.has(names[id])) tried.delete(id);
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    // Each run of a test listens for its end.
    setMaxListeners(0, test.context.signal);
    switches.currentTestId = test.id;
    const began = Date.now();
    await run();
    switches.currentTestId = undefined;
    const took = Date.now() - began;
    const met = Object.keys(switches.mutantCoverage.perTest[test.id] ?? {}).filter((id) => tried.has(id));
    delete switches.mutantCoverage.perTest[test.id];
    if (met.length === 0 || took > LONGEST_TEST_MS) return;
    // One that cannot be run twice says nothing.
    if (!(await passes(run))) return;
    for (const id of met) {
      const since = Date.now();
      active = id;
      deadline = since + Math.max(LEAST_MS, SLOWER * took);
      const isNoticed = !(await passes(run));
      active = undefined;
      const ms = tried.get(id) + Date.now() - since;
      if (isNoticed) appendFileSync(process.env.MUTANTS_NOTICED, `${names[id]}\n`);
      if (isNoticed || ms > LONGEST_MUTANT_MS) tried.delete(id);
      else tried.set(id, ms);
    }
  }
}

async function passes(run) {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}
