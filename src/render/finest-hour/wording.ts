import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Name } from '../../rules/finest-hour/types.js';

/** A name that a data file brings along, in the reader's language. */
export const wordIn = (name: Name, tongue: Tongue): string => name[tongue.locale] ?? name['en'] ?? '';
