import type { Locale } from '../../i18n/locales.js';
import type { MapFacts } from '../../library/contract.js';
import { gameName } from '../../present/names.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { isMeant, isWithin, plain, spanOf, type Named, type Span } from '../sought.js';

/** Which maps a player looks for: by a part of the name, by size, by what kinds of ground they have. */

export const FILTERS = ['name', 'size', 'ground'] as const;
export type Filter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** What a component id would have to escape is in no name of a map, no size and no ground. */
const wordIn = (given = ''): string => given.replaceAll(/[|#%]/g, '').trim();

/** A filter of what was filled in; what was not is empty. */
export const filterOf = (given: Readonly<Record<string, string>>): Filter => ({
  name: wordIn(given['name']),
  size: wordIn(given['size']),
  ground: wordIn(given['ground']),
});

/** The spans of columns and rows in `15x17`, `30+ x 17+`; one span alone is for both. `null`: it is no size. */
function sizeIn(text: string): readonly [columns: Span, rows: Span] | null {
  const [first = '', second = first, ...more] = text.split(/[x×*хX]/);
  const [columns, rows] = [spanOf(first), spanOf(second)];
  return columns && rows && more.length === 0 ? [columns, rows] : null;
}

/** The kinds of ground that some of these maps have, in the reader's words. */
export function groundsIn(maps: readonly MapFacts[], locale: Locale): readonly Named[] {
  const all = new Map(maps.flatMap(({ ruleset, grounds = [] }) => grounds.map((code) => [code, ruleset] as const)));
  return [...all].map(([code, ruleset]) => ({ code, name: gameName(locale, ruleset, 'groundKind', code) }));
}

/** What was typed of several kinds of ground, `woods, water`; the last may still be typed. */
export const groundsTyped = (text: string): readonly string[] => text.split(/[,;+]/).map((one) => one.trim());

/** The maps that fit, in their order, which have all kinds of ground that were asked for; or which part cannot be read. */
export function mapsFor(
  maps: readonly MapFacts[],
  filter: Filter,
  locale: Locale,
): Result<readonly MapFacts[], Refusal> {
  const size = filter.size === '' ? null : sizeIn(filter.size);
  if (filter.size !== '' && !size) return fail(refuse('map/no-size', { given: filter.size }));
  const all = groundsIn(maps, locale);
  const wanted = groundsTyped(filter.ground).filter((one) => one !== '');
  const unknown = wanted.find((typed) => !all.some((one) => isMeant(one, typed)));
  if (unknown !== undefined) {
    return fail(refuse('map/no-ground', { given: unknown, known: all.map(({ name }) => name) }));
  }
  const hasGround = (map: MapFacts, typed: string): boolean =>
    groundsIn([map], locale).some((one) => isMeant(one, typed));
  return ok(
    maps.filter(
      (map) =>
        plain(map.name).includes(plain(filter.name)) &&
        isWithin(map.columns, size?.[0] ?? null) &&
        isWithin(map.rows, size?.[1] ?? null) &&
        wanted.every((typed) => hasGround(map, typed)),
    ),
  );
}
