import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.js';
import { nameOf } from '../support/words.js';
import { BATTLETECH_REASONS } from '../../src/games/battletech/opponent/reasons.js';
import { HOUR_REASONS } from '../../src/games/finest-hour/opponent/reasons.js';
import { TACTIC_REASONS } from '../../src/games/tactic148/opponent/reasons.js';

/** Each game's reasons; those of its valuation are of its list, as the compiler sees to. */
const REASONS = { battletech: BATTLETECH_REASONS, tactic148: TACTIC_REASONS, 'finest-hour': HOUR_REASONS } as const;

describe.each(Object.entries(REASONS))('the reasons in %s', (game, reasons) => {
  test.each(LOCALES)('have words of their own: %s', (locale) => {
    const words = reasons.map((reason) => nameOf(locale, `${game}.reason`, reason));
    expect(words.filter((word, i) => word === reasons[i])).toEqual([]);
    expect(new Set(words).size).toBe(reasons.length);
  });
});
