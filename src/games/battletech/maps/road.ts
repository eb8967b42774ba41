import { columnOf, hexAt, rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { Bridge } from '../../../rules/battletech/structures.js';
import { lay, type Ground } from './ground.js';

/** It bears the heaviest that drives, and half as much beside. */
const BRIDGE: Bridge = { levels: 0, cf: 150 };

/** Where a column meets the river, its water or a ford; `null`: nowhere. */
function crossingOf({ hexes, rows }: Ground, column: number): Hex | null {
  const all = Array.from({ length: rows }, (_, i) => hexAt(column, i + 1));
  const isBed = (hex: Hex): boolean => hexes.get(hex)?.water !== undefined || hexes.get(hex)?.rough === true;
  return all.find(isBed) ?? null;
}

/**
 * The road through a town from edge to edge, over the river by a bridge. It rises and falls by a level a hex at most, from the bridge or the
 * middle of the town, so that whatever drives can follow it. `before`: the ground on which the town was built, with its whole river.
 */
export function withRoad(built: Ground, before: Ground, centre: Hex): Ground {
  const column = columnOf(centre);
  const crossing = crossingOf(before, column);
  const levels = graded(built, crossing ?? centre, crossing === null ? null : 0);
  return lay(built, levels.keys(), (_, hex) => {
    const level = levels.get(hex) ?? 0;
    return {
      woods: 0,
      ...(level === 0 ? {} : { level }),
      pavement: true,
      ...(hex === crossing ? { water: before.hexes.get(hex)?.water ?? 1, bridge: BRIDGE } : {}),
    };
  });
}

/** How high the road lies in each hex of the column; `fixed`: in the one from which it goes both ways, if not as high as the ground. */
function graded(ground: Ground, from: Hex, fixed: number | null): ReadonlyMap<Hex, number> {
  const column = columnOf(from);
  const here = fixed ?? levelIn(ground, from);
  const levels = new Map([[from, here]]);
  for (const way of [-1, 1]) {
    let last = here;
    for (let row = rowOf(from) + way; row >= 1 && row <= ground.rows; row += way) {
      const hex = hexAt(column, row);
      last = Math.min(last + 1, Math.max(last - 1, levelIn(ground, hex)));
      levels.set(hex, last);
    }
  }
  return levels;
}

const levelIn = ({ hexes }: Ground, hex: Hex): number => hexes.get(hex)?.level ?? 0;
