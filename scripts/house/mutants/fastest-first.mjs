import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** Of each file of tests: how long its first run took, in ms, and how many mutants it has killed since. */
const known = new Map();

/** The files of the run before; `null` before the first. */
let before = null;

/**
 * A mutant is done with at the first test that fails, so files begin that are fast and have killed most; vitest itself begins
 * with those that take longest. A file that has not run yet comes first: how long it takes is then known.
 */
export class FastestFirst extends BaseSequencer {
  async sort(files) {
    const last = (file) =>
      this.ctx.cache.getFileTestResults(`${file.project.name}:${relative(this.ctx.config.root, file.moduleId)}`);
    if (known.size === 0 && before !== null) this.#allLoaded();
    for (const file of before ?? []) {
      const result = last(file);
      if (result === undefined) continue;
      const { ms, kills } = known.get(file.moduleId) ?? { ms: result.duration, kills: 0 };
      known.set(file.moduleId, { ms, kills: kills + (result.failed ? 1 : 0) });
    }
    before = files;
    const cost = ({ moduleId }) => {
      const { ms, kills } = known.get(moduleId) ?? { ms: 0, kills: 0 };
      return ms / (1 + kills);
    };
    return files.toSorted((a, b) => cost(a) - cost(b));
  }

  /** Throws where a file did not load in the run without a mutant: Stryker goes on without what it holds. */
  #allLoaded() {
    const unloaded = this.ctx.state.getFiles().filter(({ result }) => result?.errors?.length > 0);
    if (unloaded.length > 0) throw new Error(`Not loaded: ${unloaded.map(({ name }) => name).join(', ')}`);
  }
}
