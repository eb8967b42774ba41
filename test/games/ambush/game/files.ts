import { kindFault, readAll } from '../../../../src/library/file.js';
import { faultAt, oneOf } from '../../../../src/library/import-faults.js';
import { fail, ok } from '../../../../src/rules/kernel/result.js';
import type { GameFiles } from '../../../../src/games/contract.js';
import { readScenario, scenarioSchema } from './library/scenario.js';

const KINDS = ['ambush/scenario'] as const;

/** The data files of Ambush: scenarios alone. Nobody brings pieces of their own. */
export const files: GameFiles = {
  folder(dir) {
    const { good: scenarios, faults } = readAll(dir, readScenario);
    return {
      scenarios,
      units: [],
      roster: (value) => fail([faultAt('wrong', ['kind'], value, [oneOf([])])]),
      muster: (title) => ({ kind: 'ambush/roster', title }),
      faults,
    };
  },
  kinds: KINDS,
  item(kind, file) {
    if (kind !== 'ambush/scenario') return kindFault(file, KINDS);
    const read = readScenario(file);
    return read.ok ? ok({ kind, scenario: read.value, subject: null }) : read;
  },
  schemas: { scenario: scenarioSchema },
};
