import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { sortie } from '../../../support/finest-hour.js';
import { orders } from './typing.js';

/** What Discord lists below `order:` of a fighter far from everybody. */
function offered(typed: string, locale: Locale = 'en'): readonly string[] {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [60, 70] },
      { unit: 'B1', at: [60, 5], heading: 180 },
    ],
  });
  const view = finestHour.view(play.match, seated(seatId('red')));
  const options = { unit: 'R1', order: typed };
  return orders.complete({ command: 'move', options }, 'order', locale, view, seatId('red')).map(({ value }) => value);
}

describe('what is offered below `order:` of /move (P-10)', () => {
  test('the simplest moves first, to both sides, then every other way to act', () => {
    const all = offered('');
    expect(all.slice(0, 9)).toEqual(['10', '20', '30', 'L45 10', 'L45 20', 'L45 30', 'R45 10', 'R45 20', 'R45 30']);
    expect(all).toEqual(expect.arrayContaining(['fast 60', 'dive 5', 'evade 0', 'evade 315']));
    expect(all.length).toBeLessThanOrEqual(25);
  });

  test('lengths without a turn between are one', () => {
    for (const order of offered('')) expect(order).not.toMatch(/(?:^| )\d+ \d+$/);
  });

  test.each(LOCALES)('what begins as typed stands first, in %s', (locale) => {
    const begun = { en: '10 R45', fr: '10 D45', ru: '10 П45' }[locale];
    const found = offered(begun, locale);
    expect(found.length).toBeGreaterThan(2);
    const begins = found.map((order) => order.startsWith(begun));
    expect(begins).toEqual(begins.toSorted().reverse());
    expect(begins[0]).toBe(true);
  });

  test('in French an evasion is an évitement, as on the buttons', () => {
    expect(offered('évit', 'fr')).toContain('évitement 90');
  });
});
