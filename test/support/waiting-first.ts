import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in this order: a worker that goes on with another loads all anew, and at the end there should be small files alone. */
const PROJECTS = ['ambush', 'apart', 'together'];

/** Folders whose tests wait for a browser, for sockets and real clocks, the longest first. */
const WAITING = ['page', 'faults', 'e2e', 'fortnight', 'hostile', 'fuzz', 'match', 'replay', 'render'];

/** Begins with the files that take longest, so that no worker is left with one of them when all others are done. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = WAITING.findIndex((folder) => moduleId.includes(`/test/${folder}/`));
      return at < 0 ? WAITING.length : at;
    };
    const place = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b));
  }
}
