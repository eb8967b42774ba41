import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { TestRunner } from 'vitest';

/** What the instrumented rules look at: which mutant is switched on, and where they note what a test comes across. */
const switches = {
  mutantCoverage: { static: {}, perTest: {} },
  activeMutant: undefined,
  arrow:
    (id, arrow) =>
    (...given) => {
      if (switches.activeMutant === id) return undefined;
      const { static: outside, perTest } = switches.mutantCoverage;
      (perTest[switches.currentTestId] ?? outside)[id] = 1;
      return arrow(...given);
    },
};
globalThis.__stryker__ = switches;

const { names, longest } = JSON.parse(readFileSync(process.env.MUTANTS_BUILT, 'utf8'));

/** With a mutant a test may take so much longer than without, and as long as this at the least. */
const SLOWER = 10;
const LEAST_MS = 2_000;

/** For how long each mutant that is not noticed has been tried, by number. */
const tried = new Map(Object.keys(names).map((id) => [id, 0]));

/** The same for the file of tests that is being run. */
const triedHere = new Map();

/** The name of a mutant in one line, however many it would fill. */
const line = (id) => JSON.stringify(names[id]);

/** What this process has added to a file that all of them share, so that it stands there once. */
const noted = new Set();
function note(file, ids) {
  const fresh = ids.filter((id) => !noted.has(`${file} ${id}`));
  for (const id of fresh) noted.add(`${file} ${id}`);
  appendFileSync(file, fresh.map((id) => `${line(id)}\n`).join(''));
}

/** Time of the processor, in ms: what else the machine does shall not make a test too slow to be run again. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs each test again, once it has passed, with every mutant that it comes across and that no test has noticed yet. */
export default class QuickRunner extends TestRunner {
  onCollectStart(file) {
    super.onCollectStart(file);
    // What another process has noticed meanwhile need not be tried here.
    const noticed = new Set(readFileSync(process.env.MUTANTS_NOTICED, 'utf8').split('\n'));
    for (const id of tried.keys()) if (noticed.has(line(id))) tried.delete(id);
    triedHere.clear();
  }

  onBeforeRunFiles() {
    const atLoad = Object.keys(switches.mutantCoverage.static).filter((id) => id in names);
    switches.mutantCoverage.static = {};
    note(process.env.MUTANTS_AT_LOAD, atLoad);
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    // Each run of a test listens for its end.
    setMaxListeners(0, test.context.signal);
    switches.currentTestId = test.id;
    switches.mutantCoverage.perTest[test.id] = {};
    const began = spent();
    const result = run();
    const sofar = spent() - began;
    await result;
    switches.currentTestId = undefined;
    const took = spent() - began;
    const all = Object.keys(switches.mutantCoverage.perTest[test.id]).filter((id) => id in names);
    delete switches.mutantCoverage.perTest[test.id];
    note(process.env.MUTANTS_MET, all);
    const met = all.filter((id) => tried.has(id) && (triedHere.get(id) ?? 0) <= longest.file);
    // One that does most after it has waited could not be ended; one that cannot be run twice says nothing.
    if (met.length === 0 || took > longest.test || took > 2 * sofar + 50 || !(await passes(run, LEAST_MS))) return;
    for (const id of met) {
      const since = spent();
      switches.activeMutant = id;
      const isNoticed = !(await passes(run, Math.ceil(Math.max(LEAST_MS, SLOWER * took))));
      switches.activeMutant = undefined;
      for (const times of [tried, triedHere]) times.set(id, (times.get(id) ?? 0) + spent() - since);
      if (isNoticed) note(process.env.MUTANTS_NOTICED, [id]);
      if (isNoticed || tried.get(id) > longest.mutant) tried.delete(id);
    }
  }
}

/** Nothing else ends a test that a mutant sends round in a loop. */
const call = new Script('globalThis.__run__()');

async function passes(run, ms) {
  globalThis.__run__ = run;
  try {
    await call.runInThisContext({ timeout: ms });
    return true;
  } catch {
    return false;
  }
}
