import type { OptionSpec } from './contract.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';

type Chosen = Readonly<Record<string, string>>;

/**
 * Chosen options over those that are held already, else over the defaults. A value that brings others along chooses them too, and one
 * that goes takes along what it brought; whatever is named itself stands. Refuses names and values that are not in the list, naming
 * what is.
 */
export function chooseOptions(
  chosen: Chosen,
  specs: readonly OptionSpec[],
  held: Chosen = {},
): Result<Chosen, Refusal> {
  for (const [option, value] of Object.entries(chosen)) {
    const spec = specs.find(({ id }) => id === option);
    if (!spec) return fail(refuse('match/unknown-option', { option, known: specs.map(({ id }) => id) }));
    if (!spec.values.includes(value)) {
      return fail(refuse('match/unknown-option-value', { option, value, known: spec.values }));
    }
  }
  const usual: Chosen = Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
  const before: Chosen = { ...usual, ...held };
  const turned = specs.filter(({ id }) => chosen[id] !== undefined && chosen[id] !== before[id]);
  const broughtBy = (options: Chosen): readonly (readonly [option: string, value: string])[] =>
    turned.flatMap(({ id, brings = {} }) => Object.entries(brings[options[id] ?? ''] ?? {}));
  const gone = broughtBy(before)
    .filter(([option, value]) => before[option] === value)
    .map(([option]) => [option, usual[option] ?? ''] as const);
  return ok({ ...before, ...Object.fromEntries([...gone, ...broughtBy(chosen)]), ...chosen });
}

/** What each option is where nobody names it: its default, or what others that are chosen bring along. */
export const usualOf = (chosen: Chosen, specs: readonly OptionSpec[]): Chosen =>
  Object.fromEntries([
    ...specs.map((spec): readonly [string, string] => [spec.id, spec.default]),
    ...specs.flatMap(({ id, brings = {} }) => Object.entries(brings[chosen[id] ?? ''] ?? {})),
  ]);

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
