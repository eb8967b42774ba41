import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { MapEntry, MapFacts } from '../library/contract.js';
import type { PictureBlock } from './message.js';
import { gameName } from './names.js';

/** Maps of the library, or made ones, in words and pictures. */

/** So many kinds of ground a line names, those of the most hexes. */
const MOST_GROUNDS = 4;

/** A map in one line: its name, its size, and what it is made of. */
export const mapLine = ({ ruleset, name, columns, rows, grounds = [] }: MapFacts, locale: Locale): string =>
  [
    t(locale, 'map.line', { name, columns, rows }),
    ...(grounds.length === 0
      ? []
      : [
          grounds
            .slice(0, MOST_GROUNDS)
            .map((code) => gameName(locale, ruleset, 'groundKind', code))
            .join(', '),
        ]),
  ].join(' · ');

/** The picture of a map before any match. */
export const mapPicture = (map: MapEntry, locale: Locale): PictureBlock => ({
  kind: 'picture',
  picture: {
    game: map.ruleset,
    view: map.still(),
    before: null,
    events: [],
    shows: { kind: 'map', crop: 'whole', overlay: null },
    locale,
  },
  alt: t(locale, 'map.alt', { name: map.name, columns: map.columns, rows: map.rows }),
});
