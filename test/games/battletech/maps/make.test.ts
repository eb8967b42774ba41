import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMap as makeMapCommand } from '../../../../src/commands/map/make.js';
import { boardOf, boardSchema, fileOf } from '../../../../src/games/battletech/library/board.js';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { around, twin } from '../../../../src/games/battletech/maps/ground.js';
import { makeMap } from '../../../../src/games/battletech/maps/make.js';
import { isBeyondWoods, MAP_CHOICES, type MapPlan } from '../../../../src/games/battletech/maps/plan.js';
import { seededDice } from '../../../../src/match/dice.js';
import { distance, hexAt, hexesOf, rowOf, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { BUILDING_KINDS } from '../../../../src/rules/battletech/structures.js';
import type { Board, Terrain } from '../../../../src/rules/battletech/types.js';
import { inSoak } from '../../../support/soak.js';

const plan: fc.Arbitrary<MapPlan> = fc.record({
  size: fc.constantFrom(...MAP_CHOICES.size),
  hills: fc.constantFrom(...MAP_CHOICES.hills),
  woods: fc.constantFrom(...MAP_CHOICES.woods),
  river: fc.constantFrom(...MAP_CHOICES.river),
  town: fc.constantFrom(...MAP_CHOICES.town),
  road: fc.constantFrom(...MAP_CHOICES.road),
});
const seed = fc.string({ minLength: 1, maxLength: 24 });
const made = (of: MapPlan, from: string): Board => ({ id: 'made', ...makeMap(of, seededDice(from, 0)) });

/** The hexes that a 'Mech on foot reaches from the northern edge: two levels a step, no deeper than two (SEQ-05). */
function reachedFromNorth(board: Board): ReadonlySet<Hex> {
  const floor = (hex: Hex): number => (board.hexes[hex]?.level ?? 0) - (board.hexes[hex]?.water ?? 0);
  const reached = new Set(hexesOf(board).filter((hex) => rowOf(hex) === 1));
  for (const hex of reached) {
    for (const next of around(board, hex)) if (Math.abs(floor(next) - floor(hex)) <= 2) reached.add(next);
  }
  return reached;
}

/** The hexes of each column, from the north. */
const columnsOf = (board: Board): readonly (readonly Terrain[])[] =>
  Array.from({ length: board.columns }, (_, column) =>
    Array.from({ length: board.rows }, (__, row) => board.hexes[hexAt(column + 1, row + 1)] ?? { woods: 0 }),
  );

describe('issue 16: boards of the town and of the marsh', () => {
  const stock = stockOf(fileURLToPath(new URL('../../../../scenarios/battletech/', import.meta.url)));

  it.each(['sallow-quay', 'rime-fen'])('%s is as fair as a made map: turned by half a turn it is the same', (name) => {
    const board = stock.boards.get(name);
    if (!board) throw new Error(`no board ${name}`);
    for (const hex of hexesOf(board))
      expect([hex, board.hexes[twin(board, hex) ?? hex]]).toEqual([hex, board.hexes[hex]]);
  });

  it('between them they have what no board had: buildings of each kind, bridges, a road, swamp, ice over water', () => {
    const all = ['sallow-quay', 'rime-fen'].flatMap((name) => Object.values(stock.boards.get(name)?.hexes ?? {}));
    expect(new Set(all.flatMap(({ building }) => building?.kind ?? []))).toEqual(new Set(BUILDING_KINDS));
    expect(all.filter(({ bridge, water }) => bridge && water)).toHaveLength(4);
    expect(all.filter(({ pavement }) => pavement).length).toBeGreaterThan(30);
    expect(all.filter(({ swamp }) => swamp).length).toBeGreaterThan(15);
    expect(all.filter(({ ice, water }) => ice && water).length).toBeGreaterThan(15);
  });
});

describe('issue 16, item 5: a map is made from a seed', () => {
  it('`/map make` offers what the maker knows, and the same first', () => {
    const offered = makeMapCommand.options.flatMap(({ name, values }) => (values ? [[name, values]] : []));
    expect(Object.fromEntries(offered)).toEqual(MAP_CHOICES);
  });

  it('the same seed makes the same map, another seed another', () => {
    fc.assert(
      fc.property(plan, seed, (of, from) => {
        expect(made(of, from)).toEqual(made(of, from));
      }),
      { numRuns: 20 },
    );
    const sheet: MapPlan = { size: 'sheet', hills: 'few', woods: 'few', river: 'yes', town: 'yes', road: 'yes' };
    expect(made(sheet, 'oak')).not.toEqual(made(sheet, 'ash'));
  });

  it('it is fair: turned by half a turn, which leaves all distances as they are, it is the same map', () => {
    fc.assert(
      fc.property(plan, seed, (of, from) => {
        const board = made(of, from);
        for (const hex of hexesOf(board)) {
          const other = twin(board, hex);
          expect(board.hexes[other ?? hex]).toEqual(board.hexes[hex]);
          if (other === null) expect(board.hexes[hex]).toBeUndefined();
          else
            for (const near of around(board, hex)) {
              const nearOther = twin(board, near);
              if (nearOther !== null) expect(distance(other, nearOther)).toBe(1);
            }
        }
      }),
      { numRuns: inSoak ? 30 : 10 },
    );
  });

  it('it is a board file like any other, and has what was asked for and nothing else', () => {
    fc.assert(
      fc.property(plan, seed, (of, from) => {
        const file = made(of, from);
        expect(boardOf('made', boardSchema.parse(fileOf(file)))).toEqual(file);
        const hexes = Object.values(file.hexes);
        const wooded = hexes.some(({ woods }) => woods > 0);
        if (of.woods === 'none') expect(wooded).toBe(false);
        if (of.woods === 'many') expect(wooded).toBe(true);
        if (of.river === 'no') expect(hexes.some(({ water }) => water)).toBe(false);
        if (of.hills === 'none') expect(hexes.some(({ level }) => level)).toBe(false);
        if (of.town === 'no') expect(hexes.some(({ pavement }) => pavement)).toBe(false);
        else expect(hexes.some(({ pavement }) => pavement)).toBe(true);
        expect(hexes.some(({ building }) => building)).toBe(of.town === 'built');
        if (of.town === 'built') expect(hexes.some(({ rubble }) => rubble)).toBe(false);
        if (!isBeyondWoods(of)) expect(hexes.every((hex) => Object.keys(hex).length === 1)).toBe(true);
      }),
      { numRuns: inSoak ? 60 : 20 },
    );
  });

  it('TER-17: the road of a town leads from edge to edge over a bridge that bears any tank, and climbs no more than a tank does', () => {
    fc.assert(
      fc.property(plan, seed, fc.constantFrom('yes' as const, 'built' as const), (of, from, town) => {
        const board = made({ ...of, town, river: 'yes', road: 'yes' }, from);
        const roads = columnsOf(board).filter((column) => column.slice(0, -1).every(({ pavement }) => pavement));
        expect(roads.length).toBeGreaterThanOrEqual(2);
        for (const road of roads) {
          const bridges = road.flatMap(({ bridge, water, level }) => (bridge ? [{ ...bridge, water, level }] : []));
          expect(bridges).toEqual([{ levels: 0, cf: 150, water: bridges[0]?.water, level: undefined }]);
          expect(bridges[0]?.water).toBeGreaterThan(0);
          expect(road.every(({ water, bridge }) => water === undefined || bridge)).toBe(true);
          for (const [i, { level = 0 }] of road.entries())
            expect(Math.abs((road[i + 1]?.level ?? level) - level)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: inSoak ? 60 : 20 },
    );
  });

  it.each([
    [
      'oak-7',
      { size: 'sheet', hills: 'few', woods: 'few', river: 'yes', town: 'built', road: 'no' },
      'b40b2c3fca8f485d',
    ],
    ['ash', { size: 'small', hills: 'many', woods: 'many', river: 'yes', town: 'yes', road: 'no' }, '44ffeca6fcc3d49e'],
    ['elm', { size: 'large', hills: 'many', woods: 'few', river: 'no', town: 'built', road: 'no' }, '9c8ff92e0e27e9a1'],
  ] as const)('what was made of %s before roads went on is made of it still', (from, of, hash) => {
    const text = JSON.stringify(makeMap(of, seededDice(from, 0)));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('one can walk from edge to edge, also over the river', () => {
    fc.assert(
      fc.property(plan, seed, (of, from) => {
        const board = made(of, from);
        expect([...reachedFromNorth(board)].some((hex) => rowOf(hex) === board.rows)).toBe(true);
      }),
      { numRuns: inSoak ? 60 : 20 },
    );
  });

  it('a river crosses the whole map from west to east, with fords', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const file = made({ size: 'sheet', hills: 'many', woods: 'few', river: 'yes', town: 'no', road: 'yes' }, from);
        const wet = Object.entries(file.hexes).filter(([, { water, rough }]) => water ?? rough);
        expect(new Set(wet.map(([hex]) => hex.slice(0, 2))).size).toBe(15);
        expect(wet.some(([, { rough }]) => rough)).toBe(true);
      }),
      { numRuns: inSoak ? 30 : 10 },
    );
  });
});
