import type { House } from '../contract.js';
import type { UnitEntry } from '../../library/contract.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/** Which units of the library a player looks for. */

export const FILTERS = ['name', 'tons', 'tech', 'year'] as const;
export type Filter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** A filter of what was filled in; what was not is empty. */
export const filterOf = (given: Readonly<Record<string, string>>): Filter => ({
  // What a component id would have to escape is in no unit's name.
  name: (given['name'] ?? '').replaceAll(/[|#%]/g, '').trim(),
  tons: (given['tons'] ?? '').trim(),
  tech: (given['tech'] ?? '').trim(),
  year: (given['year'] ?? '').trim(),
});

type Span = readonly [from: number, to: number];

/** `50`, `40-60`, `70+`, `-35`. */
function spanOf(text: string): Span | null {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-');
  const [, from = '', dash = '', to = ''] = /^(\d{0,4})(-|\+)?(\d{0,4})$/.exec(plain) ?? [];
  if (dash === '') return from === '' ? null : [Number(from), Number(from)];
  if (dash === '+') return from === '' || to !== '' ? null : [Number(from), Infinity];
  if (from === '' && to === '') return null;
  const span: Span = [from === '' ? 0 : Number(from), to === '' ? Infinity : Number(to)];
  return span[0] <= span[1] ? span : null;
}

/** The units that fit, in the order of their mass and name; or which part of the filter cannot be read. */
export function unitsFor({ library }: Pick<House, 'library'>, filter: Filter): Result<readonly UnitEntry[], Refusal> {
  const tons = filter.tons === '' ? null : spanOf(filter.tons);
  if (filter.tons !== '' && !tons)
    return fail(refuse('unit/no-span', { given: filter.tons, forms: ['50', '40-60', '70+'] }));
  const year = filter.year === '' ? null : spanOf(filter.year);
  if (filter.year !== '' && !year) {
    return fail(refuse('unit/no-span', { given: filter.year, forms: ['3025', '2500-2600', '3000+'] }));
  }
  const known = techsOf(library.units);
  if (filter.tech !== '' && !known.includes(filter.tech)) {
    return fail(refuse('unit/no-tech', { given: filter.tech, known }));
  }
  // A single year asks what was in service by then.
  const [since, until] = year && year[0] === year[1] ? [0, year[1]] : (year ?? [0, Infinity]);
  const wanted = plain(filter.name);
  const fits = (unit: UnitEntry): boolean =>
    (wanted === '' || [unit.id, unit.name].some((name) => plain(name).includes(wanted))) &&
    (!tons || (unit.tons !== null && unit.tons >= tons[0] && unit.tons <= tons[1])) &&
    (filter.tech === '' || unit.tech === filter.tech) &&
    (!year || (unit.year !== null && unit.year >= since && unit.year <= until));
  const found = library.units.filter(fits);
  return ok([...found].sort((a, b) => (a.tons ?? 0) - (b.tons ?? 0) || (a.name < b.name ? -1 : 1)));
}

/** The technologies that units of the library have. */
export const techsOf = (units: readonly UnitEntry[]): readonly string[] => [
  ...new Set(units.flatMap(({ tech }) => (tech === null ? [] : [tech]))),
];

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
