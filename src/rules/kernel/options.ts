import type { OptionSpec } from './contract.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';

/** Chosen options with the defaults of those left out. Refuses names and values that are not in the list, naming what is. */
export function chooseOptions(
  chosen: Readonly<Record<string, string>>,
  specs: readonly OptionSpec[],
): Result<Readonly<Record<string, string>>, Refusal> {
  for (const [option, value] of Object.entries(chosen)) {
    const spec = specs.find(({ id }) => id === option);
    if (!spec) return fail(refuse('match/unknown-option', { option, known: specs.map(({ id }) => id) }));
    if (!spec.values.includes(value)) {
      return fail(refuse('match/unknown-option-value', { option, value, known: spec.values }));
    }
  }
  return ok({ ...Object.fromEntries(specs.map((spec) => [spec.id, spec.default])), ...chosen });
}
