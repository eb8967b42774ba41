import { describe, expect, test } from 'vitest';
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
import { disc } from '../../../src/rules/geometry/plane/shape.js';
import type { Edge } from '../../../src/rules/tactic148/types.js';
import { piece, place, round, tableOf, wall } from '../../support/tactic148.js';

/** Where a table, a strip and a piece of terrain end: to the thousandth of a u. */

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const TABLE = tableOf([], [36, 30]);
const base = (x: number, y: number) => disc(place(x, y), 500);
const barn = piece('barn', 'obstruction', wall(10, 10, 14, 14));
const hill = piece('hill', 'obstruction', wall(10, 10, 14, 14), { climb: true });
const wood = piece('wood', 'cover', round(20, 20, 2));

describe('the edges of the table', () => {
  test.each([
    [0.5, 0.5, true],
    [0.499, 15, false],
    [15, 0.499, false],
    [35.5, 29.5, true],
    [35.501, 15, false],
    [15, 29.501, false],
  ])('T48-05 AMB-T48-25 a base at %d, %d stands whole on 36 by 30 u: %s', (x, y, whole) => {
    expect(isOnTable(TABLE, base(x, y))).toBe(whole);
  });

  test.each([
    [0, 0, true],
    [36, 30, true],
    [-0.001, 15, false],
    [15, -0.001, false],
    [36.001, 15, false],
    [15, 30.001, false],
  ])('T48-23 AMB-T48-40 a marker at %d, %d lies on it, a point up to the very edge: %s', (x, y, lies) => {
    expect(isPlaceOn(TABLE, place(x, y))).toBe(lies);
  });

  test('T48-02 each edge has the one across, a middle and a distance', () => {
    expect(EDGES.map(opposite)).toEqual(['south', 'west', 'north', 'east']);
    expect(EDGES.map((edge) => edgeMiddle(TABLE, edge))).toEqual([
      place(18, 0),
      place(36, 15),
      place(18, 30),
      place(0, 15),
    ]);
    expect(edgeMiddle({ ...TABLE, width: 36_001, height: 30_001 }, 'north')).toEqual({ x: 18_001, y: 0 });
    expect(EDGES.map((edge) => fromEdge(TABLE, edge, place(10, 4)))).toEqual([4000, 26_000, 26_000, 10_000]);
  });

  test.each([
    ['north', wall(0, 0, 36, 5)],
    ['east', wall(31, 0, 36, 30)],
    ['south', wall(0, 25, 36, 30)],
    ['west', wall(0, 0, 5, 30)],
  ] as const)('T48-05 the strip along the %s edge is 5 u deep and as long as the edge', (edge, strip) => {
    expect(zoneAlong(TABLE, edge)).toEqual(strip);
  });

  test('a strip of another depth', () => expect(zoneAlong(TABLE, 'north', 2000)).toEqual(wall(0, 0, 36, 2)));
});

describe('bases and terrain', () => {
  test('T48-30 AMB-T48-30 a base beside a piece touches it and does not lie on it; a thousandth farther in it does', () => {
    expect([liesOn(base(9.5, 12), barn), liesOn(base(9.501, 12), barn)]).toEqual([false, true]);
    const table = tableOf([barn]);
    expect(straddled(table, base(9.5, 12))).toBeNull();
    expect(straddled(table, base(9.501, 12))?.id).toBe('barn');
    expect(straddled(table, base(12, 12))?.id).toBe('barn');
  });

  test('T48-31 AMB-T48-22 on what can be climbed a base stands whole up to the edge, not half over it', () => {
    const table = tableOf([hill]);
    expect([standsIn(base(10.5, 12), hill), standsIn(base(10.499, 12), hill)]).toEqual([true, false]);
    expect(straddled(table, base(10.5, 12))).toBeNull();
    expect(straddled(table, base(10.499, 12))?.id).toBe('hill');
    expect(straddled(table, base(9.5, 12))).toBeNull();
  });

  test('T48-30 cover and low pieces are in nobody’s way', () => {
    const table = tableOf([wood, piece('cart', 'low', wall(5, 5, 7, 7))]);
    expect([straddled(table, base(20, 18)), straddled(table, base(6, 7))]).toEqual([null, null]);
    expect(blockingPiece(table, [place(20, 10), place(20, 30)], 500)).toBeNull();
  });

  test('AMB-T48-30 a way past a barn runs by at half a base, and into it a thousandth nearer; a hill can be climbed', () => {
    const way = (x: number) => [place(x, 5), place(x, 20)];
    const table = tableOf([barn]);
    expect(blockingPiece(table, way(9.5), 500)).toBeNull();
    expect(blockingPiece(table, way(9.501), 500)?.id).toBe('barn');
    expect(blockingPiece(tableOf([hill]), way(12), 500)).toBeNull();
  });

  test('T48-31 AMB-T48-22 up, down and across is a climb; along the top, beside it and over flat cover is none', () => {
    const table = tableOf([hill]);
    const climbing = (...path: readonly (readonly [number, number])[]) =>
      climbs(
        table,
        path.map(([x, y]) => place(x, y)),
        500,
      );
    expect(climbing([12, 8], [12, 12])).toBe(true);
    expect(climbing([12, 12], [12, 16])).toBe(true);
    expect(climbing([12, 8], [12, 16])).toBe(true);
    expect(climbing([10.5, 10.5], [13.5, 13.5])).toBe(false);
    expect(climbing([9.5, 8], [9.5, 16])).toBe(false);
    expect(climbs(tableOf([barn, wood]), [place(20, 10), place(20, 30)], 500)).toBe(false);
  });

  test('T48-31 one who is on one of two hills climbs by going over to the other', () => {
    const twin = piece('twin', 'obstruction', wall(16, 10, 20, 14), { climb: true });
    expect(climbs(tableOf([hill, twin]), [place(12, 12), place(18, 12)], 500)).toBe(true);
  });

  test('any shape of a piece counts, and the first piece in the way is named', () => {
    const huts = piece('huts', 'obstruction', wall(1, 1, 3, 3), { shapes: [wall(1, 1, 3, 3), wall(5, 1, 7, 3)] });
    const where = [base(2, 2), base(6, 2), base(7, 2), base(4, 2)];
    expect(where.map((one) => [liesOn(one, huts), standsIn(one, huts)])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
    const way = [place(6, 8), place(6, 0.5)];
    expect(blockingPiece(tableOf([barn, huts, { ...huts, id: barn.id }]), way, 500)).toBe(huts);
    // From one of its shapes to another, across the ground between.
    const mounds = tableOf([{ ...huts, climb: true }]);
    expect(climbs(mounds, [place(2, 2), place(6, 2)], 500)).toBe(true);
    expect(climbs(mounds, [place(6, 1.6), place(6, 2.4)], 500)).toBe(false);
  });

  test('a refusal names a piece, its look and its middle', () => {
    expect(factsOf(barn)).toEqual({ piece: 'barn', look: barn.look, at: '12000,12000' });
    expect(factsOf(wood)).toMatchObject({ at: '20000,20000' });
  });
});

describe('T48-56 objectives', () => {
  const near = piece('near', 'low', wall(30, 4.999, 32, 6));
  const outside = piece('outside', 'low', wall(10, 5, 12, 6));
  const well = piece('well', 'low', round(20, 5.4, 0.5));
  const table = tableOf([near, outside, well], [36, 30]);

  test('T48-56 a piece begins where its nearest point is', () => {
    expect(EDGES.map((edge) => pieceFromEdge(table, edge, outside))).toEqual([5000, 24_000, 24_000, 10_000]);
    expect(EDGES.map((edge) => pieceFromEdge(table, edge, well))).toEqual([4900, 15_500, 24_100, 19_500]);
  });

  test('T48-56 partly in the zone is enough, touching it is not; nearest to the middle of the edge first', () => {
    expect(objectivesFor(table, 'north').map(({ id }) => id)).toEqual(['well', 'near']);
    expect(objectivesFor(table, 'east').map(({ id }) => id)).toEqual(['near']);
    expect(objectivesFor(table, 'south')).toEqual([]);
  });

  test('T48-56 of several shapes the nearest counts, to the edge and to its middle', () => {
    const bends = piece('bends', 'low', wall(18, 3, 19, 4), { shapes: [wall(18, 3, 19, 4), wall(30, 8, 32, 9)] });
    const among = tableOf([near, bends, well], [36, 30]);
    expect(objectivesFor(among, 'north').map(({ id }) => id)).toEqual(['bends', 'well', 'near']);
  });
});
