import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { nameOf } from './list.mjs';
import { noticed } from './noticed.mjs';
import { drawnNames } from './sample.mjs';
import { judge, unnoticed } from './report.mjs';

/**
 * A reporter for Stryker that says each survivor when it is found: standard error, and the file `MUTANTS_FOUND` where one is
 * named. A run that is stopped has then not been for nothing.
 */
class Found {
  #drawn = drawnNames();
  #everyTest = 0;
  #begun = Date.now();
  #tried = 0;

  onDryRunCompleted({ result }) {
    this.#everyTest = result.tests.length;
    const slow = result.tests.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
    this.#say(`# ${result.tests.length} tests, ${seconds(slow)} s; their first run took ${seconds(this.#sofar())} s\n`);
  }

  onMutantTested(mutant) {
    const file = relative(process.cwd(), mutant.fileName).replaceAll(sep, '/');
    if (!this.#drawn.has(nameOf(file, mutant))) return;
    this.#tried++;
    const status = noticed(mutant, this.#everyTest) ? 'Killed' : mutant.status;
    this.#say(unnoticed(judge([{ file, ...mutant, status }])));
    if (this.#tried % 25 === 0) this.#say(`# ${this.#tried} tried after ${seconds(this.#sofar())} s\n`);
  }

  #sofar = () => Date.now() - this.#begun;

  #say(text) {
    process.stderr.write(text);
    if (process.env.MUTANTS_FOUND) appendFileSync(process.env.MUTANTS_FOUND, text);
  }
}

const seconds = (ms) => Math.round(ms / 1000);

/** Plugins are found by this name. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'found', injectableClass: Found }];
