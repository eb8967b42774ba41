import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Locale } from '../i18n/locales.js';
import { optionName } from './line.js';
import { misread } from './refuse.js';
import { asLatin, hasCyrillic, plain } from './text.js';

/** Units by label or by any of their names, wherever that is unambiguous. */

/** Something with a label that its game calls by other names too. */
export interface Named {
  readonly id: string;
}

/** Among what a name is looked for. `preferred` decides between several; `shown` are offered when none fits. */
export interface Naming<T extends Named> {
  readonly all: readonly T[];
  readonly preferred: readonly T[];
  readonly shown: readonly T[];
  readonly namesOf: (one: T) => readonly string[];
}

/** The one that a text names. Unknown and ambiguous names are refused with the candidates. */
export function called<T extends Named>(naming: Naming<T>, text: string): Result<T, Refusal> {
  const found = matches(naming, text);
  const liked = found.filter((one) => naming.preferred.includes(one));
  const [first, ...others] = found.length > 1 && liked.length > 0 ? liked : found;
  if (first && others.length === 0) return ok(first);
  if (first) return misread('orders/unit-ambiguous', { given: text, units: labels([first, ...others]) });
  const latin = asLatin(text);
  if (hasCyrillic(text) && latin !== null && matches(naming, latin).length > 0) {
    return misread('orders/look-alike', { given: text, readings: labels(matches(naming, latin)) });
  }
  return misread('orders/unit-unknown', { given: text, units: labels(naming.shown) });
}

/** All that a text can mean: the one with that label, else all with that name, else all that begin so. */
function matches<T extends Named>({ all, namesOf }: Naming<T>, text: string): readonly T[] {
  const typed = squeezed(text);
  const byLabel = all.filter(({ id }) => squeezed(id) === typed);
  if (byLabel.length > 0) return byLabel;
  const byName = all.filter((one) => namesOf(one).some((name) => squeezed(name) === typed));
  if (byName.length > 0 || typed.length < SHORTEST) return byName;
  return all.filter((one) => [one.id, ...namesOf(one)].some((name) => squeezed(name).startsWith(typed)));
}

/** So many letters of a name may stand for it. */
const SHORTEST = 3;

/** A name without blanks, dashes, case and accents. */
export const squeezed = (text: string): string => plain(text).replace(/[\s-]/g, '');

const labels = (units: readonly Named[]): readonly string[] => units.map(({ id }) => id);

/** The only one of several; else the player is asked to name one of them, or of `others` when there are none. */
export function onlyOf<T extends Named>(units: readonly T[], others: readonly T[], locale: Locale): Result<T, Refusal> {
  const [only, ...more] = units;
  if (only && more.length === 0) return ok(only);
  // Whoever only watches has none of their own and may ask about all.
  const known = units.length > 0 ? units : others;
  return misread('orders/unit-missing', { option: `${optionName('unit', locale)}:`, units: labels(known) });
}

/** The target of an attack when none is named: the only one there is. */
export function onlyTarget<T extends Named>(targets: readonly T[]): Result<T, Refusal> {
  const [only, ...others] = targets;
  return only && others.length === 0 ? ok(only) : misread('orders/target-missing', { units: labels(targets) });
}
