import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canJoin, joined } from '../../../../src/games/battletech/maps/join.js';
import type { Board } from '../../../../src/rules/battletech/types.js';
import { distance, hexAt, hexesOf } from '../../../../src/rules/geometry/hex/hex.js';

/** A sheet on which each hex has a level of its own, so that it is known again anywhere. */
const sheet = (columns: number, rows: number): Board => ({
  id: 'sheet',
  columns,
  rows,
  hexes: Object.fromEntries(hexesOf({ columns, rows }).map((hex, level) => [hex, { woods: 0, level: level + 1 }])),
});

it('issue 16, item 5: hexes of a sheet lie as far apart on a joined map as on the sheet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 8 }),
      fc.integer({ min: 3, max: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (columns, rows, across, down) => {
        const one = sheet(columns, rows);
        const map = joined(
          'map',
          Array.from({ length: down }, () => Array.from({ length: across }, () => one)),
        );
        expect([map.columns, map.rows]).toEqual([columns * across, rows * down]);
        // The last sheet: on it every hex that did not fall off is found by its level.
        const there = new Map(
          hexesOf(map)
            .filter(
              (hex) => Number(hex.slice(0, 2)) > columns * (across - 1) && Number(hex.slice(2)) > rows * (down - 1),
            )
            .map((hex) => [map.hexes[hex]?.level ?? 0, hex] as const),
        );
        const own = hexesOf(one);
        const found = own.flatMap((hex, level) => {
          const at = there.get(level + 1);
          return at === undefined ? [] : [[hex, at] as const];
        });
        expect(found.length).toBeGreaterThanOrEqual(own.length - Math.floor(columns / 2));
        for (const [a, atA] of found) for (const [b, atB] of found) expect(distance(atA, atB)).toBe(distance(a, b));
      },
    ),
    { numRuns: 25 },
  );
});

it('issue 16, item 5: only sheets of one size are joined, in full rows, up to 4 × 4', () => {
  const one = sheet(15, 17);
  expect(canJoin([[one, one]])).toBe(true);
  expect(canJoin([[one, sheet(15, 16)]])).toBe(false);
  expect(canJoin([[one, one], [one]])).toBe(false);
  expect(canJoin([[one, one, one, one, one]])).toBe(false);
  expect(canJoin([[one], [one], [one], [one], [one]])).toBe(false);
  expect(canJoin([])).toBe(false);
  const level = joined('map', [[one, one]]).hexes[hexAt(16, 1)]?.level;
  expect(level).toBe(1);
});
