import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in this order: a worker that goes on with another loads all anew, and at the end there should be small files alone. */
const PROJECTS = ['ambush', 'apart', 'together'];

/** Folders whose tests wait for a browser, for sockets and real clocks, the longest first. */
const WAITING = ['page', 'faults', 'fortnight', 'hostile', 'e2e'];

/** Folders whose tests work for long. */
const WORKING = ['fuzz', 'match', 'replay', 'render'];

/** Where the folder of a file stands in a list; behind all of them when it is not there. */
const placeIn = (folders: readonly string[], { moduleId }: TestSpecification): number => {
  const at = folders.findIndex((folder) => moduleId.includes(`/test/${folder}/`));
  return at < 0 ? folders.length : at;
};

const isWaiting = (file: TestSpecification): boolean => placeIn(WAITING, file) < WAITING.length;

/** Files in the order of their folders, each with how much of them is done before it: from 0 to 1. */
const spread = (folders: readonly string[], files: readonly TestSpecification[]) =>
  files
    .toSorted((a, b) => placeIn(folders, a) - placeIn(folders, b))
    .map((file, i) => ({ file, at: i / files.length }));

/**
 * Begins with the files that take longest, so that no worker is left with one of them when all others are done. Those that wait are
 * spread among those that work, else the cores are idle for a fifth of the time that all workers wait together.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return PROJECTS.flatMap((name) => {
      const ours = sorted.filter(({ project }) => project.name === name);
      const waiting = ours.filter(isWaiting);
      const working = ours.filter((file) => !isWaiting(file));
      return [...spread(WAITING, waiting), ...spread(WORKING, working)]
        .toSorted((a, b) => a.at - b.at)
        .map(({ file }) => file);
    });
  }
}
