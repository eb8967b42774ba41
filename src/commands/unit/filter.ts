import { gameName } from '../../present/names.js';
import type { Locale } from '../../i18n/locales.js';
import type { UnitFacts } from '../../library/contract.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { isMeant, isWithin, plain, spanOf, type Named, type Span } from '../sought.js';

/** Which units of the library a player looks for. */

export const FILTERS = ['name', 'tons', 'tech', 'year', 'worth', 'faction', 'sort', 'kind', 'role'] as const;
export type Filter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** A filter of what was filled in; what was not is empty. */
export const filterOf = (given: Readonly<Record<string, string>>): Filter => ({
  name: wordIn(given['name']),
  tons: (given['tons'] ?? '').trim(),
  tech: wordIn(given['tech']),
  year: (given['year'] ?? '').trim(),
  worth: (given['worth'] ?? '').trim(),
  faction: wordIn(given['faction']),
  sort: given['sort'] ?? '',
  kind: wordIn(given['kind']),
  role: wordIn(given['role']),
});

/** A word without what a component id would have to escape, which is in no name. */
const wordIn = (given = ''): string => given.replaceAll(/[|#%]/g, '').trim();

/** What units are sorted into by codes of their games, each asked for by its code or a part of its name, in capitals or not; and what is said where none has it. */
const UNKNOWN = {
  tech: 'unit/no-tech',
  faction: 'unit/no-faction',
  kind: 'unit/no-kind',
  role: 'unit/no-role',
} as const;
export const SORTINGS = ['tech', 'faction', 'kind', 'role'] as const satisfies readonly (keyof typeof UNKNOWN)[];
type Sorting = (typeof SORTINGS)[number];

/** Figures that are asked for by a span, with examples of how it is written. */
const SPANS: readonly { readonly figure: keyof Filter; readonly forms: readonly string[] }[] = [
  { figure: 'tons', forms: ['50', '40-60', '70+'] },
  { figure: 'year', forms: ['3025', '2500-2600', '3000+'] },
  { figure: 'worth', forms: ['6', '5-7', '1000+'] },
];

/** By what units are sorted, the least first, and what that is of each; of equal ones by name. */
export const SORTS = ['tons', 'worth', 'year', 'name'] as const;
const FIGURE_OF: Readonly<Record<(typeof SORTS)[number], (unit: UnitFacts) => number>> = {
  tons: (unit) => unit.tons ?? amountOf(unit) ?? 0,
  worth: (unit) => amountOf(unit) ?? 0,
  year: ({ year }) => year ?? 0,
  name: () => 0,
};

const amountOf = ({ worth }: UnitFacts): number | null => worth?.amount ?? null;

/** The units that fit, game by game in the order that is asked for, by mass where none is; or which part of the filter cannot be read. */
export function unitsFor(
  units: readonly UnitFacts[],
  filter: Filter,
  locale: Locale,
): Result<readonly UnitFacts[], Refusal> {
  for (const { figure, forms } of SPANS) {
    const given = filter[figure];
    if (given !== '' && !spanOf(given)) return fail(refuse('unit/no-span', { given, forms }));
  }
  const [tons, year, worth] = [spanOf(filter.tons), spanOf(filter.year), spanOf(filter.worth)];
  for (const sorting of SORTINGS) {
    const given = filter[sorting];
    const all = namesOf(units, sorting, locale);
    if (given !== '' && all.length === 0) return fail(refuse('unit/unsorted', { given }));
    if (given !== '' && !all.some((one) => isMeant(one, given))) {
      return fail(refuse(UNKNOWN[sorting], { given, known: all.map(({ name }) => name) }));
    }
  }
  // A single year asks what was in service by then.
  const inService: Span | null = year && year[0] === year[1] ? [0, year[1]] : year;
  const isMeantOf = (unit: UnitFacts, sorting: Sorting): boolean =>
    namesOf([unit], sorting, locale).some((one) => isMeant(one, filter[sorting]));
  const fits = (unit: UnitFacts): boolean =>
    isCalled(unit, filter.name) &&
    isWithin(unit.tons, tons) &&
    isWithin(unit.year, inService) &&
    isWithin(amountOf(unit), worth) &&
    SORTINGS.every((sorting) => filter[sorting] === '' || isMeantOf(unit, sorting));
  const found = units.filter(fits);
  const figure = FIGURE_OF[SORTS.find((sort) => sort === filter.sort) ?? 'tons'];
  return ok(
    found.toSorted(
      (a, b) =>
        a.ruleset.localeCompare(b.ruleset) || figure(a) - figure(b) || (a.name[locale] < b.name[locale] ? -1 : 1),
    ),
  );
}

/** Whether a unit has a text in its label or in its name in any language. Capitals do not matter; every unit has an empty one. */
export const isCalled = ({ id, name }: UnitFacts, typed: string): boolean =>
  [id, ...Object.values(name)].some((one) => plain(one).includes(plain(typed)));

/** The technologies, factions, kinds or roles that units have. */
export function namesOf(units: readonly UnitFacts[], sorting: Sorting, locale: Locale): readonly Named[] {
  const all = new Map(
    units.flatMap(({ ruleset, [sorting]: code }) => (code === null ? [] : [[code, ruleset] as const])),
  );
  return [...all].map(([code, ruleset]) => ({ code, name: gameName(locale, ruleset, sorting, code) }));
}
