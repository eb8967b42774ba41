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

/** The options of a game: their values, the default first, and the ruling that each settles. */
export type OptionTable<Options> = {
  readonly [Id in keyof Options]: {
    readonly values: readonly [Options[Id], ...Options[Id][]];
    readonly rule: string;
  };
};

/** The options of a game's table as the rest of the house lists them; the first value is the default. */
export const optionSpecs = <Options extends Readonly<Record<keyof Options, string>>>(
  table: OptionTable<Options>,
): readonly OptionSpec[] =>
  Object.entries<OptionTable<Record<string, string>>[string]>(table).map(([id, { values, rule }]) => ({
    id,
    values,
    default: values[0],
    rule,
  }));

/** Reads chosen options by a game's table. Yields what gives the value of each, the default for those left out. */
export function readByTable<Options extends Readonly<Record<keyof Options, string>>>(
  table: OptionTable<Options>,
  given: Readonly<Record<string, string>>,
): Result<<Id extends keyof Options & string>(id: Id) => Options[Id], Refusal> {
  const chosen = chooseOptions(given, optionSpecs(table));
  if (!chosen.ok) return chosen;
  return ok((id) => {
    const { values } = table[id];
    return values.find((value) => value === chosen.value[id]) ?? values[0];
  });
}
