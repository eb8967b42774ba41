import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sight } from '../../../src/rules/battletech/sight.js';
import { BLOCKING_POINTS } from '../../../src/rules/battletech/tables.js';
import { floorOf, levelOf, waterIn, wades, withTerrain } from '../../../src/rules/battletech/terrain.js';
import type { Board, Terrain } from '../../../src/rules/battletech/types.js';
import type { LineHex, Sight } from '../../../src/rules/battletech/inquiries.js';
import {
  hidesAttacker,
  hidesTarget,
  isDecided,
  isOpen,
  isUnderWater,
  modifierOf,
  pointsOf,
  reliefOf,
  sideOf,
  verdictOn,
  type Ends,
  type SightOptions,
} from '../../../src/rules/battletech/verdict.js';
import { distance, hexesOf, type Hex } from '../../../src/rules/geometry/hex/hex.js';
import { meetings } from '../../../src/rules/geometry/hex/line.js';
import { boardOf, hex } from '../../support/quick-start.js';
import { inSoak } from '../../support/soak.js';

const STANDARD = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;

const terrain: fc.Arbitrary<Terrain> = fc.record(
  {
    woods: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    canopy: fc.integer({ min: 0, max: 5 }),
    industry: fc.constant(true as const),
    level: fc.integer({ min: -2, max: 3 }),
    water: fc.integer({ min: 0, max: 3 }),
    smoke: fc.constant(true as const),
    fire: fc.constant(true as const),
  },
  { requiredKeys: ['woods'] },
);

/** A small board full of all terrain, two of its hexes, options, and who lies. */
const anyLine = fc
  .record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) })
  .chain((extent) => {
    const anyHex = fc.constantFrom(...hexesOf(extent));
    return fc.record({
      board: fc
        .dictionary(anyHex, terrain, { maxKeys: 60, size: 'max' })
        .map((hexes): Board => ({ id: 'any', ...extent, hexes })),
      from: anyHex,
      to: anyHex,
      options: fc.record({
        losCornerTouch: fc.constantFrom('touch' as const, 'cross' as const),
        splitLine: fc.constantFrom('pair' as const, 'side' as const),
        partialCover: fc.constantFrom('legs' as const, 'punch' as const),
      }),
      ends: fc.record({ fromProne: fc.boolean(), toProne: fc.boolean() }),
    });
  });

/** What a verdict says, in the words of the explained form, and on which side the target is hit. */
const bare = (board: Board, options: SightOptions, from: Hex, to: Hex, ends: Ends) => {
  const verdict = verdictOn(board, options, from, to, ends);
  return {
    visible: isOpen(verdict),
    points: pointsOf(verdict),
    cover: { attacker: hidesAttacker(verdict), target: hidesTarget(verdict) },
    submerged: isUnderWater(verdict),
    decided: isDecided(verdict),
    side: sideOf(verdict),
  };
};

const summary = ({ visible, points, cover, submerged, decided, from, to, hexes }: Sight) => {
  const beside = hexes.find((one) => one.kind === 'split' && one.counts && distance(one.hex, to) === 1);
  const pair = meetings(from, to).find(
    (one) => one.kind === 'split' && [one.left, one.right].includes(beside?.hex ?? to),
  );
  const side = pair?.kind === 'split' ? (pair.left === beside?.hex ? 'left' : 'right') : null;
  return { visible, points, cover, submerged, decided, side };
};

const isDeep = (board: Board, at: Hex, prone: boolean): boolean => waterIn(board, at) > (prone ? 0 : 1);

/** What a hex does to a line, read off the rule once more, hex by hex. */
function read(board: Board, { hex: at }: LineHex, from: Hex, to: Hex, { fromProne, toProne }: Ends) {
  const [attacker, target] = [floorOf(board, from) + (fromProne ? 0 : 1), floorOf(board, to) + (toProne ? 0 : 1)];
  const [byFrom, byTo] = [distance(at, from) === 1, distance(at, to) === 1];
  const isWet = waterIn(board, from) > 0 && waterIn(board, to) > 0;
  const under = isWet && (isDeep(board, from, fromProne) || isDeep(board, to, toProne));
  // Under water the floors count, dry land ends the line, and nothing grows (FIN-13).
  if (under && waterIn(board, at) === 0) return { rises: true, adds: 0, hides: [] };
  const level = under ? floorOf(board, at) : levelOf(board, at);
  const { woods = 0, smoke = false, industry = false, canopy } = under ? {} : (board.hexes[at] ?? {});
  const high = Math.max(canopy ?? (woods === 3 ? 3 : 2), smoke ? 2 : 0);
  const rises = (height: number): boolean =>
    (height > attacker && height > target) || (height > attacker && byFrom) || (height > target && byTo);
  return {
    rises: rises(level),
    // Three points block: more are not counted of a hex (TER-11, TER-13).
    adds: rises(level + high) ? Math.min(3, woods + (smoke ? 1 : 0) + (industry ? 1 : 0)) : 0,
    hides: [
      ...(byFrom && !fromProne && level === attacker && target <= attacker ? ['attacker'] : []),
      ...(byTo && !toProne && level === target && attacker <= target ? ['target'] : []),
    ],
  };
}

describe('The bare verdict of a line of sight', () => {
  it('QSR-29 QSR-31 QSR-32 AMB-SEQ-09 AMB-SEQ-18 is that of the line as it is explained, both ways, on any board', () => {
    fc.assert(
      fc.property(anyLine, ({ board, from, to, options, ends }) => {
        const back: Ends = { fromProne: ends.toProne, toProne: ends.fromProne };
        expect(bare(board, options, from, to, ends)).toEqual(summary(sight(board, options, from, to, [], ends)));
        expect(bare(board, options, to, from, back)).toEqual(summary(sight(board, options, to, from, [], back)));
      }),
      { numRuns: inSoak ? 2000 : 500 },
    );
  });

  it('QSR-29 QSR-32 FIN-12 FIN-13 AMB-QSR-05 the explained line is what its hexes and the water at its ends make of it', () => {
    fc.assert(
      fc.property(anyLine, ({ board, from, to, options, ends }) => {
        const seen = sight(board, options, from, to, [], ends);
        for (const one of seen.hexes) {
          const { rises, adds, hides } = one;
          expect({ rises, adds, hides }, one.hex).toEqual(read(board, one, from, to, ends));
          if (one.kind !== 'split')
            expect(one.counts).toBe(one.kind === 'crossed' || options.losCornerTouch === 'touch');
        }
        const real = seen.hexes.filter(({ counts }) => counts);
        const submerged =
          (isDeep(board, from, ends.fromProne) && waterIn(board, to) === 0) ||
          (isDeep(board, to, ends.toProne) && waterIn(board, from) === 0);
        const points = real.reduce((sum, { adds }) => sum + adds, 0);
        expect(seen).toMatchObject({
          points,
          submerged,
          visible: points < BLOCKING_POINTS && !submerged && !real.some(({ rises }) => rises),
          cover: {
            attacker: wades(board, from, ends.fromProne) || real.some(({ hides }) => hides.includes('attacker')),
            target: wades(board, to, ends.toProne) || real.some(({ hides }) => hides.includes('target')),
          },
        });
      }),
    );
  });

  it('QSR-31 AMB-QSR-15 AMB-SEQ-09 of a divided line the worse hexes count, and it is decided where they are worse at all', () => {
    const decided = new Set<string>();
    fc.assert(
      fc.property(anyLine, ({ board, from, to, options, ends }) => {
        const seen = sight(board, options, from, to, [], ends);
        expect(seen.decided && seen.pairs.length === 0).toBe(false);
        if (seen.pairs.length === 0) return;
        const does = (at: Hex): LineHex => seen.hexes.find((one) => one.hex === at) ?? expect.unreachable(at);
        const weight = ({ rises, adds, hides }: LineHex): number => (rises ? 100 : 0) + 4 * adds + hides.length;
        const hardness = (side: 0 | 1): number => {
          const hexes = seen.pairs.map((pair) => pair[side]);
          const { visible, points, cover } = sight(board, options, from, to, hexes, ends);
          const covered = cover.target ? (options.partialCover === 'legs' ? 1 : 3) : 0;
          return (visible ? 0 : 1000) + 4 * (points + covered) + (cover.attacker ? 2 : 0) + (cover.target ? 1 : 0);
        };
        const more = seen.pairs.map(([left, right]) =>
          options.splitLine === 'pair' ? weight(does(right)) - weight(does(left)) : hardness(1) - hardness(0),
        );
        expect(seen.decided).toBe(more.some((by) => by !== 0));
        decided.add(`${options.splitLine} ${seen.decided}`);
        for (const [i, pair] of seen.pairs.entries()) {
          const isRight = (more[i] ?? 0) > 0;
          expect(pair.map((at) => does(at).counts)).toEqual([!isRight, isRight]);
        }
      }),
      { numRuns: inSoak ? 2000 : 500 },
    );
    expect([...decided].sort()).toEqual(['pair false', 'pair true', 'side false', 'side true']);
  });

  it('TC-QSR-26 of a line along the edge of the map only the side on the map counts, and nothing is decided', () => {
    const board = boardOf({ '0201': 1, '0401': 1 });
    for (const splitLine of ['pair', 'side'] as const) {
      const along = (from: string, to: string) =>
        bare(board, { ...STANDARD, splitLine }, hex(from), hex(to), { fromProne: false, toProne: false });
      expect(along('0101', '0501')).toMatchObject({ points: 2, side: 'right', decided: false });
      expect(along('0501', '0101')).toMatchObject({ points: 2, side: 'left', decided: false });
    }
  });

  it('QSR-29 a hex next to both ends lies between their tops, whichever of the two is higher', () => {
    const open = (high: string, level: number): boolean[] => {
      const board = withTerrain(withTerrain(boardOf(), [hex(high)], { level: 2 }), [hex('0102')], { level });
      return [
        isOpen(verdictOn(board, STANDARD, hex('0101'), hex('0103'))),
        isOpen(verdictOn(board, STANDARD, hex('0103'), hex('0101'))),
      ];
    };
    for (const high of ['0101', '0103'])
      expect([1, 2, 3].map((level) => open(high, level))).toEqual([
        [true, true],
        [false, false],
        [false, false],
      ]);
  });

  it('FIN-12 water up to the waist hides the legs of who stands in it, not of who lies there or stays on its surface', () => {
    const board = withTerrain(boardOf(), [hex('0101'), hex('0104')], { water: 1 });
    const hides = (ends: Partial<Ends>) => {
      const found = verdictOn(board, STANDARD, hex('0101'), hex('0104'), { fromProne: false, toProne: false, ...ends });
      return [hidesAttacker(found), hidesTarget(found)];
    };
    expect(hides({})).toEqual([true, true]);
    expect(hides({ fromUp: 1 })).toEqual([false, true]);
    expect(hides({ toUp: 1 })).toEqual([true, false]);
    expect(hides({ fromUp: 1, toUp: 1 })).toEqual([false, false]);
  });

  it('QSR-03 a board is measured once, a changed one anew', () => {
    const board = boardOf();
    expect(reliefOf(board)).toBe(reliefOf(board));
    const grown = withTerrain(board, [hex('0102'), hex('0103')], { woods: 2 });
    const open = (on: Board): boolean => isOpen(verdictOn(on, STANDARD, hex('0101'), hex('0104')));
    expect([open(board), open(grown), open(board)]).toEqual([true, false, true]);
  });
});

const linesOf = (name: string): readonly unknown[] =>
  gunzipSync(readFileSync(new URL(`../../vectors/${name}.jsonl.gz`, import.meta.url)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const named = z.string().transform(hex);
const woods = z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0);
const boardLine = z.object({
  board: z.string(),
  columns: z.number(),
  rows: z.number(),
  hexes: z.record(z.string(), z.object({ woods, level: z.number().optional(), water: z.number().optional() })),
});
const losLine = z.object({
  query: z.object({
    board: z.string(),
    from: named,
    to: named,
    fromProne: z.boolean().default(false),
    toProne: z.boolean().default(false),
  }),
  expect: z.object({
    visible: z.boolean(),
    modifier: z.number().optional(),
    targetPartialCover: z.boolean().optional(),
    attackerPartialCover: z.boolean().optional(),
  }),
});

it('QSR-29 QSR-32 table 7.2.1 all 600 measured lines: bare verdict and explained line say what was measured', () => {
  const boards = new Map(
    linesOf('boards')
      .map((line) => boardLine.parse(line))
      .map((one) => [one.board, one]),
  );
  const lines = linesOf('los').map((line) => losLine.parse(line));
  expect(lines).toHaveLength(600);
  for (const { query, expect: wanted } of lines) {
    const { columns, rows, hexes } = boards.get(query.board) ?? expect.unreachable(query.board);
    const terrains = Object.entries(hexes).map(([name, { woods: trees, level = 0, water = 0 }]) => {
      return [hex(name), { woods: trees, level, water }] as const;
    });
    const board: Board = { id: query.board, columns, rows, hexes: Object.fromEntries(terrains) };
    const seen = sight(board, STANDARD, query.from, query.to, [], query);
    const verdict = verdictOn(board, STANDARD, query.from, query.to, query);
    expect([isOpen(verdict), seen.visible]).toEqual([wanted.visible, wanted.visible]);
    if (!wanted.visible) continue;
    const { modifier, targetPartialCover: target, attackerPartialCover: attacker } = wanted;
    expect([modifierOf(verdict, STANDARD), hidesTarget(verdict), hidesAttacker(verdict)]).toEqual([
      modifier,
      target,
      attacker,
    ]);
    expect([seen.points + (seen.cover.target ? 1 : 0), seen.cover]).toEqual([modifier, { target, attacker }]);
  }
});
