import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { LOCALES } from '../../src/i18n/locales.js';
import { INQUIRY_COMMANDS, MATCH_COMMANDS, ORDER_COMMANDS } from '../../src/orders/contract.js';
import { formatLine, parseLine } from '../../src/orders/line.js';

const parsed = (line: string): unknown => {
  const result = parseLine(line, 'en');
  return result.ok ? result.value : result.error.code;
};

describe('whole lines', () => {
  test('an option value ends at the next known option name', () => {
    expect(parsed('/declare unit:HBK-4G target:ENF-4R weapons:A C')).toEqual({
      command: 'declare',
      options: { unit: 'HBK-4G', target: 'ENF-4R', weapons: 'A C' },
    });
    expect(parsed('/move unit:HBK-4G order:walk 3F L F')).toEqual({
      command: 'move',
      options: { unit: 'HBK-4G', order: 'walk 3F L F' },
    });
    expect(parsed('/pass')).toEqual({ command: 'pass', options: {} });
    expect(parsed('  move unit: HBK-4G   order:stand ')).toEqual({
      command: 'move',
      options: { unit: 'HBK-4G', order: 'stand' },
    });
  });

  test('quotes protect option names in a value', () => {
    expect(parsed('/move unit:"target: one" order:«stand»')).toEqual({
      command: 'move',
      options: { unit: 'target: one', order: 'stand' },
    });
  });

  test('command and option names of any language are understood, with or without accents', () => {
    const move = { command: 'move', options: { unit: 'HBK-4G', order: 'stand' } };
    expect(parsed('/déplacer unité:HBK-4G ordre:stand')).toEqual(move);
    expect(parsed('/DEPLACER unite:HBK-4G ordre:stand')).toEqual(move);
    expect(parsed('/двигать юнит:HBK-4G приказ:stand')).toEqual(move);
    expect(parsed('/partie capituler')).toEqual({ command: 'match concede', options: {} });
    expect(parsed('/match abandon order:no')).toEqual({ command: 'match abandon', options: { order: 'no' } });
  });

  test('what cannot be read is named', () => {
    expect(parseLine('/dance unit:HBK-4G', 'en')).toMatchObject({
      error: { code: 'orders/unknown-command', params: { given: '/dance' } },
    });
    expect(parseLine('/move HBK-4G order:stand', 'en')).toMatchObject({
      error: { code: 'orders/stray-text', params: { given: 'HBK-4G' } },
    });
    expect(parseLine('/move unit:A unit:B', 'en')).toMatchObject({
      error: { code: 'orders/option-twice', params: { option: 'unit' } },
    });
    expect(parsed('/match dance')).toBe('orders/unknown-command');
    expect(parsed('')).toBe('orders/unknown-command');
  });

  test('every line that is written is read back the same, in every language', () => {
    const value = fc.string({ unit: fc.constantFrom(...'AB 0:4-FNorder unit:цель'), maxLength: 14 });
    const text = value.filter((one) => one === one.trim());
    const options = fc.record({ unit: text, target: text, weapons: text, order: text }, { requiredKeys: [] });
    const command = fc.constantFrom(...ORDER_COMMANDS, ...INQUIRY_COMMANDS, ...MATCH_COMMANDS);
    fc.assert(
      fc.property(command, options, fc.constantFrom(...LOCALES), (name, given, locale) => {
        const typed = { command: name, options: given };
        expect(parseLine(formatLine(typed, locale), locale)).toEqual({ ok: true, value: typed });
      }),
    );
  });
});
