import { sight } from '../src/rules/battletech/sight.js';
import type { Board, Terrain } from '../src/rules/battletech/types.js';
import { distance, hexesOf, type Hex } from '../src/rules/geometry/hex/hex.js';
import { compare, median, timed, type Measured } from './measure.js';

const ROUNDS = 5;
const EXTENT = { columns: 15, rows: 17 };
const HEXES = hexesOf(EXTENT);
const PAIRS = HEXES.length * (HEXES.length - 1);

/** Hills, woods and a stream, spread over the map by a rule of thumb that is the same every time. */
const BOARD: Board = {
  id: 'bench',
  ...EXTENT,
  hexes: Object.fromEntries(HEXES.map((hex, i): readonly [Hex, Terrain] => [hex, terrainOf(i)])),
};

function terrainOf(i: number): Terrain {
  const at = (i * 7 + (i % 17) * 5) % 23;
  if (at < 3) return { woods: 2, level: at };
  if (at < 7) return { woods: 1 };
  if (at < 12) return { woods: 0, level: at - 8 };
  return at < 15 ? { woods: 0, water: 1 } : { woods: 0 };
}

/** Every line of sight of a map with terrain, in both directions, at standard level; against the distances of the same pairs. */
export async function benchLines(): Promise<readonly Measured[]> {
  const options = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;
  const lines: number[] = [];
  const distances: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    lines.push(await timed(() => ofAllPairs((from, to) => sight(BOARD, options, from, to).points)));
    distances.push(await timed(() => ofAllPairs(distance)));
  }
  const aSecond = Math.round((PAIRS / median(lines)) * 1000);
  const names = { name: 'lines of sight', what: `all pairs of 15 × 17 (${aSecond} a second)`, against: 'distances' };
  return [compare(names, lines, distances)];
}

/** Adds up a figure of all ordered pairs. */
function ofAllPairs(figure: (from: Hex, to: Hex) => number): number {
  let sum = 0;
  for (const from of HEXES) {
    for (const to of HEXES) {
      if (from !== to) sum += figure(from, to);
    }
  }
  return sum;
}
