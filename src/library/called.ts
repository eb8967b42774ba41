import type { NamedSide } from '../i18n/tongue.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Scenario, UnitFacts } from './contract.js';

/**
 * The one that a whole name means, by the most exact manner of naming in which anything is called so. Fails with those that
 * it could mean: none, or several. Capitals do not matter.
 */
export function called<Item>(
  items: readonly Item[],
  callsOf: (item: Item) => readonly (readonly string[])[],
  name: string,
): Result<Item, readonly Item[]> {
  const wanted = plain(name);
  const calls = items.map(callsOf);
  const manners = Math.max(0, ...calls.map(({ length }) => length));
  for (let manner = 0; manner < manners; manner += 1) {
    const found = items.filter((_, i) => calls[i]?.[manner]?.some((one) => plain(one) === wanted) ?? false);
    const [only, ...others] = found;
    if (only && others.length === 0) return ok(only);
    if (only) return fail(found);
  }
  return fail([]);
}

/** The units that a whole name means: none, one, or several. Capitals do not matter. */
export function unitsCalled(units: readonly UnitFacts[], name: string): readonly UnitFacts[] {
  const found = called(units, ({ calls }) => calls, name);
  return found.ok ? [found.value] : found.error;
}

/** The side that a word means: by its id, or by its title in any language. Capitals do not matter. */
export function sideCalled(sides: Scenario['sides'], typed: string): Scenario['sides'][number] | undefined {
  const wanted = typed.toLowerCase();
  return sides.find(({ id, title }) => id === wanted || isTitle(title, wanted));
}

/** What the scenario of a match calls its sides; what any scenario calls them outside a match, and where its own is gone. */
export function sidesIn<Side extends NamedSide>(scenarios: readonly Sided<Side>[]) {
  const all = scenarios.flatMap(({ sides }) => sides);
  const own = new Map(scenarios.map(({ id, sides }) => [id, sides]));
  return (match: { readonly scenario: string } | null): readonly Side[] => (match && own.get(match.scenario)) ?? all;
}

interface Sided<Side> {
  readonly id: string;
  readonly sides: readonly Side[];
}

/** Whether a word in small letters is a title in any language. */
export const isTitle = (title: Scenario['title'], wanted: string): boolean =>
  Object.values(title).some((words) => isText(words, wanted));

/** Whether two texts are the same but for capitals, kinds of blanks and of apostrophes. */
export const isText = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
