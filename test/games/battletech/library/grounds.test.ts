import { expect, test } from 'vitest';
import { groundsOf } from '../../../../src/games/battletech/library/grounds.js';
import { own } from '../../../../src/games/battletech/words/index.js';
import { MARKS } from '../../../../src/rules/battletech/ground-table.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';

const of = (hexes: Readonly<Record<string, Terrain>>) => groundsOf({ id: 'b', columns: 9, rows: 9, hexes });

/** Marks that nobody looks for a map by: what lies in water or is a wonder of one map. */
const NOT_SOUGHT = ['impassable', 'rapids', 'torrent', 'geyser', 'eruption'];

test('issue 16, item 3: the kinds of ground of a map are those of its hexes, the most frequent first', () => {
  expect(of({})).toEqual([]);
  expect(of({ '0101': { woods: 1 }, '0102': { woods: 2, level: 1 }, '0103': { woods: 0, water: 0 } })).toEqual([
    'woods',
    'hills',
    'water',
  ]);
  expect(of({ '0101': { woods: 0, cliffs: [0] } })).toEqual(['cliffs']);
});

test.each(MARKS)('issue 16, item 3: %s makes a kind of ground, which has words', (mark) => {
  const kinds = of({ '0101': { woods: 0, [mark]: true } });
  expect(kinds).toHaveLength(NOT_SOUGHT.includes(mark) ? 0 : 1);
  for (const kind of kinds) expect(Object.keys(own)).toContain(`battletech.groundKind.${kind}`);
});
