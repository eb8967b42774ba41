import { describe, expect, test } from 'vitest';
import { filterOf, groundsIn, mapsFor } from '../../src/commands/map/filter.js';
import { mapLine } from '../../src/present/maps.js';
import type { MapFacts } from '../../src/library/contract.js';

const map = (name: string, columns: number, rows: number, grounds?: readonly string[]): MapFacts => ({
  ruleset: 'battletech',
  name,
  columns,
  rows,
  ...(grounds ? { grounds } : {}),
});

const MAPS = [
  map('stony-ford', 15, 17, ['woods', 'water', 'rough']),
  map('wide-plain', 31, 17, ['hills', 'road']),
  map('old', 15, 17),
];

const found = (given: Readonly<Record<string, string>>) => {
  const maps = mapsFor(MAPS, filterOf(given), 'fr');
  return maps.ok ? maps.value.map(({ name }) => name) : maps.error.code;
};

describe('issue 16, item 3: /map list finds maps', () => {
  test.each([
    [{}, ['stony-ford', 'wide-plain', 'old']],
    [{ name: 'Ford' }, ['stony-ford']],
    [{ size: '15x17' }, ['stony-ford', 'old']],
    [{ size: '15 × 17' }, ['stony-ford', 'old']],
    [{ size: '20+x17' }, ['wide-plain']],
    [{ size: '10-20' }, ['stony-ford', 'old']],
    [{ size: 'x17' }, 'map/no-size'],
    [{ size: '1x2x3' }, 'map/no-size'],
    [{ ground: 'woods' }, ['stony-ford']],
    [{ ground: 'bois, eau' }, ['stony-ford']],
    [{ ground: 'bois, routes' }, []],
    [{ ground: 'hills', size: '31x17', name: 'wide' }, ['wide-plain']],
    [{ ground: 'lava' }, 'map/no-ground'],
  ])('%j', (given, names) => {
    expect(found(given)).toEqual(names);
  });

  test('a line says what a map is made of, in the reader’s words; a kind of ground is named once', () => {
    expect(mapLine(map('a', 3, 4, ['woods', 'water']), 'ru')).toBe('**a** · 3 × 4 гексов · лес, вода');
    expect(mapLine(map('a', 3, 4), 'en')).toBe('**a** · 3 × 4 hexes');
    expect(groundsIn([map('a', 1, 1, ['woods']), map('b', 1, 1, ['woods'])], 'en')).toEqual([
      { code: 'woods', name: 'woods' },
    ]);
  });
});
