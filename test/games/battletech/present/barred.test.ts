import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import type { Event } from '../../../../src/rules/battletech/events.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { begin, hex, unit } from '../../../support/quick-start.js';
import { viewOf, words } from './battle.js';

const play = begin({
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' },
  ],
});
const HBK = unit('HBK-4G');

const EVENTS: readonly Event[] = [
  { type: 'WayBarred', unit: HBK, hex: hex('0810'), by: unit('ENF-4R') },
  { type: 'WayBarred', unit: HBK, hex: hex('0810'), by: null },
  { type: 'OrderVoid', unit: HBK, why: refuse('battletech/no-charge-target', { unit: HBK, target: 'ENF-4R' }) },
  { type: 'Slowed', unit: HBK },
];

const told = (locale: (typeof LOCALES)[number]): readonly string[] => {
  const view = viewOf(play);
  return words.report({ before: view, after: view, events: EVENTS }, locale).lines;
};

describe('C-02 whoever is kept from what was ordered is told why', () => {
  test.each(LOCALES)('in %s', (locale) => {
    const lines = told(locale);
    expect(lines).toHaveLength(EVENTS.length);
    for (const line of lines) expect(line).toMatch(/^\*\*HBK-4G\*\*/);
    expect(lines[0]).toContain('ENF-4R');
    expect(lines[1]).not.toContain('ENF-4R');
  });

  test('as players say it', () => {
    expect(told('en')[0]).toBe('**HBK-4G** comes upon ENF-4R in 0810, which it could not see, and stops short of it');
    expect(told('fr')[0]).toBe('**HBK-4G** tombe sur ENF-4R en 0810, qu’il ne pouvait pas voir, et s’arrête avant');
    expect(told('ru')[0]).toBe(
      '**HBK-4G** натыкается на ENF-4R в гексе 0810: раньше его не было видно, и дальше хода нет',
    );
  });
});
