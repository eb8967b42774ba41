import { optionSpecs, readByTable, type OptionTable } from '../../../../src/rules/kernel/options.js';
import type { Refusal } from '../../../../src/rules/kernel/refusal.js';
import { ok, type Result } from '../../../../src/rules/kernel/result.js';
import type { Options } from './types.js';

const VALUES: OptionTable<Options> = { shots: { values: ['4', '5'], rule: 'Ambush' } };

/** The options as the rest of the house lists them. */
export const OPTIONS = optionSpecs(VALUES);

/** Reads the options of a set-up; refuses unknown names and values. */
export function readOptions(given: Readonly<Record<string, string>>): Result<Options, Refusal> {
  const chosen = readByTable(VALUES, given);
  return chosen.ok ? ok({ shots: chosen.value('shots') }) : chosen;
}
