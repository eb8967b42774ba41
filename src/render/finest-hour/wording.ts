import { coordinateOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Name } from '../../rules/finest-hour/types.js';

/** A name that a data file brings along, in the reader's language. */
export const wordIn = (name: Name, tongue: Tongue): string => name[tongue.locale] ?? name['en'] ?? '';

/** A length as short as it can be said, in a panel: `20 cm`, `16.5 cm`. */
export const shortLength = (steps: number, tongue: Tongue): string =>
  `${coordinateOf(tongue.locale, steps / MEASURE.unit, MEASURE.unit / MEASURE.least)}\u00a0${t(tongue, 'finest-hour.unit')}`;
