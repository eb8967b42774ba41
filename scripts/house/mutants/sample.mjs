import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { nameOf } from './list.mjs';

/** The names of the mutants that were drawn. */
export const drawnNames = () => new Set(JSON.parse(readFileSync(process.env.MUTANTS_DRAWN, 'utf8')));

/**
 * A checker for Stryker that lets through only the mutants drawn: Stryker itself takes ranges of the source, and a range
 * holds all that is written in it. It calls what does not pass a compile error.
 */
class Sample {
  #drawn = new Set();

  async init() {
    this.#drawn = drawnNames();
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const verdict = (mutant) =>
      this.#drawn.has(nameHere(mutant))
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'Not drawn by this sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]));
  }
}

/** Stryker counts lines and columns from 0 here, from 1 in its lists and reports. */
function nameHere({ fileName, location: { start, end }, mutatorName, replacement }) {
  const counted = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const file = relative(process.cwd(), fileName).replaceAll(sep, '/');
  return nameOf(file, { location: { start: counted(start), end: counted(end) }, mutatorName, replacement });
}

/** Plugins are found by this name. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
