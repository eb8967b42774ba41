import { worthText } from './imports.js';
import { gameName } from './names.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { UnitEntry, UnitFacts } from '../library/contract.js';
import type { PictureBlock } from './message.js';

/** Units of the library in words and pictures, whatever their game. */

/** A unit in one line: its name and figures. */
export function unitLine(entry: UnitFacts, locale: Locale): string {
  return [`**${entry.name[locale]}**`, ...unitFigures(entry, locale)].join(' · ');
}

/** Mass, worth, technology, year, faction, kind and role of a unit, as far as its game counts them. */
export function unitFigures(
  { tons, tech, year, worth, faction, kind, role, ruleset }: UnitFacts,
  locale: Locale,
): readonly string[] {
  return [
    ...(tons === null ? [] : [t(locale, 'unit.tons', { tons })]),
    ...(worth === null ? [] : [worthText([worth], locale)]),
    ...(tech === null ? [] : [gameName(locale, ruleset, 'tech', tech)]),
    ...(year === null ? [] : [String(year)]),
    ...(faction === null ? [] : [gameName(locale, ruleset, 'faction', faction)]),
    ...(kind === null ? [] : [gameName(locale, ruleset, 'kind', kind)]),
    ...(role === null ? [] : [gameName(locale, ruleset, 'role', role)]),
  ];
}

/** The picture of a unit: its record sheet before any match. */
export function unitPicture(entry: UnitEntry, locale: Locale): PictureBlock {
  return {
    kind: 'picture',
    picture: {
      game: entry.ruleset,
      view: entry.still(),
      before: null,
      events: [],
      shows: { kind: 'sheets', units: [entry.id] },
      locale,
    },
    alt: t(locale, 'unit.alt', { name: entry.name[locale] }),
  };
}
