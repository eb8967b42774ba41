import { describe, expect, test } from 'vitest';
import { at } from '../../../src/rules/geometry/plane/point.js';
import { disc, polygon, rectangle, type Shape } from '../../../src/rules/geometry/plane/shape.js';
import {
  blockingPiece,
  climbs,
  edgeMiddle,
  factsOf,
  fromEdge,
  isOnTable,
  isPlaceOn,
  liesOn,
  objectivesFor,
  opposite,
  pieceFromEdge,
  standsIn,
  straddled,
  zoneAlong,
} from '../../../src/rules/tactic148/terrain.js';
import { EDGES, pieceId, type Piece, type Table } from '../../../src/rules/tactic148/types.js';

const TABLE: Table = { id: 'field', width: 30_000, height: 24_000, pieces: [] };
const R = 500;
const base = (x: number, y: number) => disc(at(x, y), R);
const rect = (x1: number, y1: number, x2: number, y2: number): Shape => rectangle(at(x1, y1), at(x2, y2));
function piece(id: string, shapes: readonly Shape[], more: Partial<Piece> = {}): Piece {
  return { id: pieceId(id), kind: 'obstruction', look: 'house', shapes, climb: false, ...more };
}
const withPieces = (...pieces: readonly Piece[]): Table => ({ ...TABLE, pieces });

describe('what lies on the table', () => {
  test('T48-07 a base lies on it up to its own edge, a marker up to the edge of the table', () => {
    const bases = {
      in: [
        [0.5, 0.5],
        [29.5, 23.5],
      ],
      out: [
        [0.499, 5],
        [5, 0.499],
        [29.501, 5],
        [5, 23.501],
      ],
    } as const;
    const marks = {
      in: [
        [0, 0],
        [30, 24],
      ],
      out: [
        [-0.001, 5],
        [5, -0.001],
        [30.001, 5],
        [5, 24.001],
      ],
    } as const;
    for (const [x, y] of bases.in) expect([x, y, isOnTable(TABLE, base(x, y))]).toEqual([x, y, true]);
    for (const [x, y] of bases.out) expect([x, y, isOnTable(TABLE, base(x, y))]).toEqual([x, y, false]);
    for (const [x, y] of marks.in) expect([x, y, isPlaceOn(TABLE, at(x, y))]).toEqual([x, y, true]);
    for (const [x, y] of marks.out) expect([x, y, isPlaceOn(TABLE, at(x, y))]).toEqual([x, y, false]);
  });
  test('a base lies on a piece with any of its shapes, and stands in it when all of the base does', () => {
    const two = piece('two', [rect(2, 2, 4, 4), rect(10, 2, 12, 4)]);
    const at2 = ([x, y]: readonly [number, number]) => [liesOn(base(x, y), two), standsIn(base(x, y), two)];
    expect(
      (
        [
          [3, 3],
          [11, 3],
          [4, 3],
          [4.5, 3],
          [7, 3],
        ] as const
      ).map(at2),
    ).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });
});

describe('what stands in a path', () => {
  const path = [at(1, 3), at(9, 3)];
  test('AMB-T48-30 an obstruction that cannot be climbed, by the first in the way; woods and low walls do not', () => {
    const house = piece('house', [rect(20, 20, 21, 21), rect(5, 2, 6, 4)]);
    const other = piece('other', [rect(7, 2, 8, 4)]);
    expect(blockingPiece(withPieces(house, other), path, R)).toBe(house);
    expect(blockingPiece(withPieces({ ...house, climb: true }, other), path, R)).toBe(other);
    expect(blockingPiece(withPieces({ ...house, kind: 'cover' }), path, R)).toBeNull();
    expect(blockingPiece(withPieces(piece('aside', [rect(5, 3.5, 6, 4)])), path, R)).toBeNull();
  });
  test('T48-31 AMB-T48-22 it climbs where it crosses the edge of what has a height, up, down or over, but not upon it', () => {
    const roof = piece('roof', [rect(4, 1, 8, 6)], { climb: true });
    const table = withPieces(roof);
    const ways = [
      [at(1, 3), at(6, 3)],
      [at(6, 3), at(6, 9)],
      path,
      [at(5, 3), at(7, 3)],
      [at(5, 3), at(7, 3), at(7.6, 3)],
      [at(1, 7), at(9, 7)],
    ];
    expect(ways.map((way) => climbs(table, way, R))).toEqual([true, true, true, false, true, false]);
    expect(climbs(withPieces({ ...roof, climb: false }), path, R)).toBe(false);
    // From one of its shapes to another, across the ground between.
    const two = withPieces(piece('two', [rect(4, 1, 6, 6), rect(8, 1, 10, 6)], { climb: true }));
    expect(climbs(two, [at(5, 3), at(9, 3)], R)).toBe(true);
    expect(climbs(two, [at(5, 3), at(5, 4)], R)).toBe(false);
  });
  test('nobody stays half on an obstruction: beside it, or wholly upon one that can be climbed', () => {
    const roof = piece('roof', [rect(4, 1, 8, 6)], { climb: true });
    const where = [at(6, 3), at(4.2, 3), at(3.5, 3), at(1, 1)];
    const found = (one: Piece) => where.map((spot) => straddled(withPieces(one), disc(spot, R))?.id ?? null);
    expect(found(roof)).toEqual([null, 'roof', null, null]);
    expect(found({ ...roof, climb: false })).toEqual(['roof', 'roof', null, null]);
    expect(found({ ...roof, kind: 'cover' })).toEqual([null, null, null, null]);
  });
});

describe('edges', () => {
  test('T48-05 how far from each, the strip along it, its middle and the edge across', () => {
    const spot = at(7, 5);
    const told = EDGES.map((edge) => [edge, fromEdge(TABLE, edge, spot), edgeMiddle(TABLE, edge), opposite(edge)]);
    expect(told).toEqual([
      ['north', 5000, at(15, 0), 'south'],
      ['east', 23_000, at(30, 12), 'west'],
      ['south', 19_000, at(15, 24), 'north'],
      ['west', 7000, at(0, 12), 'east'],
    ]);
    expect(edgeMiddle({ ...TABLE, width: 30_001, height: 24_001 }, 'north')).toEqual({ x: 15_001, y: 0 });
    const zones = {
      north: rect(0, 0, 30, 5),
      south: rect(0, 19, 30, 24),
      west: rect(0, 0, 5, 24),
      east: rect(25, 0, 30, 24),
    };
    for (const edge of EDGES) expect(zoneAlong(TABLE, edge)).toEqual(zones[edge]);
    expect(zoneAlong(TABLE, 'north', 2000)).toEqual(rect(0, 0, 30, 2));
  });
  test('T48-56 a piece is as far from an edge as the nearest of all its shapes', () => {
    const both = piece('both', [rect(8, 9, 10, 11), disc(at(14, 8), 1500)]);
    expect(EDGES.map((edge) => pieceFromEdge(TABLE, edge, both))).toEqual([6500, 14_500, 13_000, 8000]);
  });
  test('T48-56 objectives lie in the zone with some part at least, those near the middle of the edge first', () => {
    const left = piece('left', [rect(2, 4.999, 3, 8)]);
    const middle = piece('middle', [disc(at(16, 6), 1001)]);
    const right = piece('right', [rect(28, 0, 29, 1), rect(24, 1, 25, 2)]);
    const outside = [piece('beyond', [rect(14, 5, 16, 8)]), piece('round', [disc(at(12, 7), 2000)])];
    const found = objectivesFor(withPieces(left, ...outside, right, middle), 'north');
    expect(found.map(({ id }) => id)).toEqual(['middle', 'right', 'left']);
  });
  test('a piece in a refusal stands in the middle of its first shape', () =>
    expect(factsOf(piece('barn', [polygon([at(1, 1), at(4, 1), at(1, 4)]), rect(8, 8, 9, 9)]))).toEqual({
      piece: 'barn',
      look: 'house',
      at: '2000,2000',
    }));
});
