import type { Terrain } from '../../../rules/battletech/types.js';
import { FACINGS, neighbour } from '../../../rules/geometry/hex/facing.js';
import { columnOf, hexAt, rowOf, type Extent, type Hex } from '../../../rules/geometry/hex/hex.js';
import { total, type Dice } from '../../../rules/kernel/dice.js';

/** A map in the making. What is laid on a hex is laid on its twin as well, so that neither side has the better ground. */
export interface Ground extends Extent {
  readonly hexes: ReadonlyMap<Hex, Terrain>;
}

const CLEAR: Terrain = { woods: 0 };

/**
 * The hex that lies as seen from the opposite side, the map turned by half a turn; `null`: the lowest hex of an even column,
 * which lies half a hex lower than the others, has none.
 */
export function twin({ columns, rows }: Extent, hex: Hex): Hex | null {
  const column = columnOf(hex);
  const row = (column % 2 === 0 ? rows : rows + 1) - rowOf(hex);
  return row < 1 ? null : hexAt(columns + 1 - column, row);
}

/** The ground with a change of some hexes and of their twins; a hex without a twin stays as it is. */
export function lay(ground: Ground, where: Iterable<Hex>, change: (here: Terrain, hex: Hex) => Terrain): Ground {
  const hexes = new Map(ground.hexes);
  for (const hex of where) {
    const other = twin(ground, hex);
    if (other === null) continue;
    const changed = change(hexes.get(hex) ?? CLEAR, hex);
    hexes.set(hex, changed);
    hexes.set(other, changed);
  }
  return { ...ground, hexes };
}

export const around = (extent: Extent, hex: Hex): readonly Hex[] =>
  FACINGS.flatMap((facing) => neighbour(extent, hex, facing) ?? []);

/** A number from 1 to `most`, each as likely as the others. */
export const drawn = (dice: Dice, most: number): number => total(dice.roll(1, most, 'map'));

export const anyHex = ({ columns, rows }: Extent, dice: Dice): Hex => hexAt(drawn(dice, columns), drawn(dice, rows));

/** How many there are of something of which a mapsheet of 15 by 17 has `perSheet`; at least one. */
export const timesOf = ({ columns, rows }: Extent, perSheet: number): number =>
  Math.max(1, Math.round((columns * rows * perSheet) / (15 * 17)));

/** A patch of `size` hexes that grows from one, each hex beside one that it has already. */
export function patch(extent: Extent, from: Hex, size: number, dice: Dice): ReadonlySet<Hex> {
  const grown = new Set([from]);
  while (grown.size < size) {
    const edge = [...new Set([...grown].flatMap((hex) => around(extent, hex)))].filter((hex) => !grown.has(hex));
    const next = edge[drawn(dice, Math.max(1, edge.length)) - 1];
    if (next === undefined) break;
    grown.add(next);
  }
  return grown;
}
