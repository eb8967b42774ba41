import { nameOf, t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { UnitEntry } from '../library/contract.js';
import { stillUnit } from './battletech/still.js';
import { unitText as battletechUnit } from './battletech/unit.js';
import type { PictureBlock } from './message.js';

/** Units of the library in words and pictures, whatever their game. */

/** Everything that there is to say of a unit. */
export const unitText = ({ stock }: UnitEntry, locale: Locale): string => battletechUnit(stock, locale);

/** A unit in one line: its name, mass, technology and year, as far as its game counts them. */
export function unitLine(entry: UnitEntry, locale: Locale): string {
  return [`**${entry.name}**`, ...unitFigures(entry, locale)].join(' · ');
}

/** Mass, technology and year of a unit. */
export function unitFigures({ tons, tech, year, ruleset }: UnitEntry, locale: Locale): readonly string[] {
  return [
    ...(tons === null ? [] : [t(locale, 'unit.tons', { tons })]),
    ...(tech === null ? [] : [nameOf(locale, `${ruleset}.tech`, tech)]),
    ...(year === null ? [] : [String(year)]),
  ];
}

/** The picture of a unit: its record sheet before any match. */
export function unitPicture({ name, stock }: UnitEntry, locale: Locale): PictureBlock {
  const shows = { kind: 'sheets', units: [stock.label] } as const;
  return {
    kind: 'picture',
    picture: { game: 'battletech', view: stillUnit(stock), before: null, events: [], shows, locale },
    alt: t(locale, 'unit.alt', { name }),
  };
}
