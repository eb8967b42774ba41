import { nameOf, t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { UnitEntry } from '../library/contract.js';
import { stillUnit } from '../games/battletech/present/still.js';
import { unitText as battletechUnit } from '../games/battletech/present/unit.js';
import { never } from '../rules/kernel/ids.js';
import { cardText } from '../games/tactic148/present/card.js';
import { stillCard } from '../games/tactic148/present/still.js';
import type { PictureBlock } from './message.js';
import type { Picture } from './picture.js';

/** Units of the library in words and pictures, whatever their game. */

/** Everything that there is to say of a unit. */
export function unitText(entry: UnitEntry, locale: Locale): string {
  switch (entry.ruleset) {
    case 'battletech':
      return battletechUnit(entry.stock, locale);
    case 'tactic148':
      return cardText(entry.stock, locale);
    default:
      return never(entry);
  }
}

/** A unit in one line: its name and figures. */
export function unitLine(entry: UnitEntry, locale: Locale): string {
  return [`**${entry.name[locale]}**`, ...unitFigures(entry, locale)].join(' · ');
}

/** Mass, technology and year of a unit, points and faction, as far as its game counts them. */
export function unitFigures(
  { tons, tech, year, points, faction, ruleset }: UnitEntry,
  locale: Locale,
): readonly string[] {
  return [
    ...(tons === null ? [] : [t(locale, 'unit.tons', { tons })]),
    ...(tech === null ? [] : [nameOf(locale, `${ruleset}.tech`, tech)]),
    ...(year === null ? [] : [String(year)]),
    ...(points === null ? [] : [t(locale, 'unit.points', { points })]),
    ...(faction === null ? [] : [nameOf(locale, `${ruleset}.faction`, faction)]),
  ];
}

/** The picture of a unit: its record sheet before any match. */
export function unitPicture(entry: UnitEntry, locale: Locale): PictureBlock {
  return {
    kind: 'picture',
    picture: pictureOf(entry, locale),
    alt: t(locale, 'unit.alt', { name: entry.name[locale] }),
  };
}

function pictureOf(entry: UnitEntry, locale: Locale): Picture {
  const rest = { before: null, events: [], locale };
  switch (entry.ruleset) {
    case 'battletech': {
      const shows = { kind: 'sheets', units: [entry.stock.label] } as const;
      return { game: entry.ruleset, view: stillUnit(entry.stock), shows, ...rest };
    }
    case 'tactic148': {
      const shows = { kind: 'sheets', units: [entry.stock.id] } as const;
      return { game: entry.ruleset, view: stillCard(entry.stock), shows, ...rest };
    }
    default:
      return never(entry);
  }
}
