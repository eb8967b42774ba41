import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMap as makeMapCommand } from '../../../../src/commands/map/make.js';
import { boardOf, boardSchema, fileOf } from '../../../../src/games/battletech/library/board.js';
import { around, twin } from '../../../../src/games/battletech/maps/ground.js';
import { makeMap } from '../../../../src/games/battletech/maps/make.js';
import { isBeyondWoods, MAP_CHOICES, type MapPlan } from '../../../../src/games/battletech/maps/plan.js';
import { seededDice } from '../../../../src/match/dice.js';
import { distance, hexesOf, rowOf, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import type { Board } from '../../../../src/rules/battletech/types.js';

const plan: fc.Arbitrary<MapPlan> = fc.record({
  size: fc.constantFrom(...MAP_CHOICES.size),
  hills: fc.constantFrom(...MAP_CHOICES.hills),
  woods: fc.constantFrom(...MAP_CHOICES.woods),
  river: fc.constantFrom(...MAP_CHOICES.river),
  town: fc.constantFrom(...MAP_CHOICES.town),
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
    const sheet: MapPlan = { size: 'sheet', hills: 'few', woods: 'few', river: 'yes', town: 'yes' };
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
      { numRuns: 30 },
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
      { numRuns: 60 },
    );
  });

  it('one can walk from edge to edge, also over the river', () => {
    fc.assert(
      fc.property(plan, seed, (of, from) => {
        const board = made(of, from);
        expect([...reachedFromNorth(board)].some((hex) => rowOf(hex) === board.rows)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('a river crosses the whole map from west to east, with fords', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const file = made({ size: 'sheet', hills: 'many', woods: 'few', river: 'yes', town: 'no' }, from);
        const wet = Object.entries(file.hexes).filter(([, { water, rough }]) => water ?? rough);
        expect(new Set(wet.map(([hex]) => hex.slice(0, 2))).size).toBe(15);
        expect(wet.some(([, { rough }]) => rough)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
