import { defineHex, Grid, line, type HexCoordinates, Orientation, rectangle } from 'honeycomb-grid';
import type { Board, Terrain } from '../src/rules/battletech/types.js';
import { reliefOf, verdict } from '../src/rules/battletech/verdict.js';
import { hexesOf, numberOf, type Hex } from '../src/rules/geometry/hex/hex.js';
import { compare, median, timedInTurn, type Measured } from './measure.js';

const EXTENT = { columns: 15, rows: 17 };
const HEXES = hexesOf(EXTENT);
const NUMBERS = HEXES.map(numberOf);
const PAIRS = HEXES.length * (HEXES.length - 1);

/** What is promised: a verdict takes at most a ninth of the time in which a well-known library only names the hexes of the line. */
const MOST_RATIO = 1 / 9;

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

/**
 * The verdict on every line of sight of a map with terrain, in both directions, at standard level; against the plain lines of
 * honeycomb-grid between the same hexes, which know neither terrain nor the hexes beside a line.
 */
export async function benchLines(): Promise<readonly Measured[]> {
  const options = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;
  const Tile = defineHex({ orientation: Orientation.FLAT });
  const grid = new Grid(Tile, rectangle({ width: EXTENT.columns, height: EXTENT.rows }));
  const tiles = grid.toArray();
  const make = (at?: HexCoordinates) => grid.createHex(at);
  const relief = reliefOf(BOARD);
  const [verdicts = [], lines = []] = await timedInTurn([
    () => ofAllPairs(NUMBERS, (from, to) => verdict(relief, options, from, to)),
    () => ofAllPairs(tiles, (start, stop) => line<InstanceType<typeof Tile>>({ start, stop })(make).length),
  ]);
  const aSecond = Math.round((PAIRS / median(verdicts)) * 1000);
  const names = { name: 'lines of sight', what: `all pairs of 15 × 17 (${aSecond} a second)` };
  return [compare({ ...names, against: 'lines of honeycomb-grid', mostRatio: MOST_RATIO }, verdicts, lines)];
}

/** Adds up a figure of all ordered pairs. */
function ofAllPairs<Place>(places: readonly Place[], figure: (from: Place, to: Place) => number): number {
  let sum = 0;
  for (const from of places) {
    for (const to of places) {
      if (from !== to) sum += figure(from, to);
    }
  }
  return sum;
}
