import { gameName } from '../../present/names.js';
import type { Locale } from '../../i18n/locales.js';
import type { Services } from '../contract.js';
import type { UnitEntry } from '../../library/contract.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/** Which units of the library a player looks for. */

export const FILTERS = ['name', 'tons', 'tech', 'year', 'worth', 'faction', 'sort'] as const;
export type Filter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** A filter of what was filled in; what was not is empty. */
export const filterOf = (given: Readonly<Record<string, string>>): Filter => ({
  // What a component id would have to escape is in no unit's name.
  name: (given['name'] ?? '').replaceAll(/[|#%]/g, '').trim(),
  tons: (given['tons'] ?? '').trim(),
  tech: (given['tech'] ?? '').trim(),
  year: (given['year'] ?? '').trim(),
  worth: (given['worth'] ?? '').trim(),
  faction: (given['faction'] ?? '').replaceAll(/[|#%]/g, '').trim(),
  sort: given['sort'] ?? '',
});

type Span = readonly [from: number, to: number];

/** Figures that are asked for by a span, with examples of how it is written. */
const SPANS: readonly { readonly figure: keyof Filter; readonly forms: readonly string[] }[] = [
  { figure: 'tons', forms: ['50', '40-60', '70+'] },
  { figure: 'year', forms: ['3025', '2500-2600', '3000+'] },
  { figure: 'worth', forms: ['6', '5-7', '1000+'] },
];

/** `50`, `40-60`, `70+`, `-35`; `null` for what is no span. */
function spanOf(text: string): Span | null {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-');
  const [, from = '', dash = '', to = ''] = /^(\d{0,4})(-|\+)?(\d{0,4})$/.exec(plain) ?? [];
  if (dash === '') return from === '' ? null : [Number(from), Number(from)];
  if (dash === '+') return from === '' || to !== '' ? null : [Number(from), Infinity];
  if (from === '' && to === '') return null;
  const span: Span = [from === '' ? 0 : Number(from), to === '' ? Infinity : Number(to)];
  return span[0] <= span[1] ? span : null;
}

/** By what units are sorted, the least first, and what that is of each; of equal ones by name. */
export const SORTS = ['tons', 'worth', 'year', 'name'] as const;
const FIGURE_OF: Readonly<Record<(typeof SORTS)[number], (unit: UnitEntry) => number>> = {
  tons: (unit) => unit.tons ?? amountOf(unit) ?? 0,
  worth: (unit) => amountOf(unit) ?? 0,
  year: ({ year }) => year ?? 0,
  name: () => 0,
};

const amountOf = ({ worth }: UnitEntry): number | null => worth?.amount ?? null;

/** The units that fit, game by game in the order that is asked for, by mass where none is; or which part of the filter cannot be read. */
export function unitsFor(
  { units }: Pick<Services['library'], 'units'>,
  filter: Filter,
  locale: Locale,
): Result<readonly UnitEntry[], Refusal> {
  for (const { figure, forms } of SPANS) {
    const given = filter[figure];
    if (given !== '' && !spanOf(given)) return fail(refuse('unit/no-span', { given, forms }));
  }
  const [tons, year, worth] = [spanOf(filter.tons), spanOf(filter.year), spanOf(filter.worth)];
  const known = techsOf(units);
  if (filter.tech !== '' && !known.includes(filter.tech)) {
    return fail(refuse('unit/no-tech', { given: filter.tech, known }));
  }
  const factions = factionsOf(units, locale).filter((one) => meansFaction(one, filter.faction));
  if (filter.faction !== '' && factions.length === 0) {
    const all = factionsOf(units, locale).map(({ name }) => name);
    return fail(refuse('unit/no-faction', { given: filter.faction, known: all }));
  }
  // A single year asks what was in service by then.
  const inService: Span | null = year && year[0] === year[1] ? [0, year[1]] : year;
  const fits = (unit: UnitEntry): boolean =>
    isCalled(unit, filter.name) &&
    isWithin(unit.tons, tons) &&
    (filter.tech === '' || unit.tech === filter.tech) &&
    isWithin(unit.year, inService) &&
    isWithin(amountOf(unit), worth) &&
    (filter.faction === '' || factions.some(({ code }) => code === unit.faction));
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
export const isCalled = ({ id, name }: UnitEntry, typed: string): boolean =>
  [id, ...Object.values(name)].some((one) => plain(one).includes(plain(typed)));

/** Whether a figure lies in a span; without a span any does, with one only a unit that has the figure. */
const isWithin = (figure: number | null, span: Span | null): boolean =>
  span === null || (figure !== null && figure >= span[0] && figure <= span[1]);

/** The technologies that units of the library have. */
export const techsOf = (units: readonly UnitEntry[]): readonly string[] => [
  ...new Set(units.flatMap(({ tech }) => (tech === null ? [] : [tech]))),
];

/** A faction of the library's units, in the reader's words. */
interface Faction {
  readonly code: string;
  readonly name: string;
}

/** The factions that units of the library have. */
export function factionsOf(units: readonly UnitEntry[], locale: Locale): readonly Faction[] {
  const all = new Map(
    units.flatMap(({ ruleset, faction }) =>
      faction === null ? [] : [[faction, { code: faction, name: gameName(locale, ruleset, 'faction', faction) }]],
    ),
  );
  return [...all.values()];
}

/** Whether a faction is meant by its code or a part of its name. */
export const meansFaction = ({ code, name }: Faction, typed: string): boolean =>
  [code, name].some((one) => plain(one).includes(plain(typed)));

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
