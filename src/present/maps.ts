import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { MapEntry, MapFacts } from '../library/contract.js';
import type { PictureBlock } from './message.js';

/** Maps of the library, or made ones, in words and pictures. */

/** A map in one line: its name and size. */
export const mapLine = ({ name, columns, rows }: MapFacts, locale: Locale): string =>
  t(locale, 'map.line', { name, columns, rows });

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
