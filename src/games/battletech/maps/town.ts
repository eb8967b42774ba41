import { columnOf, distance, hexAt, hexesOf, rowOf } from '../../../rules/geometry/hex/hex.js';
import type { Dice } from '../../../rules/kernel/dice.js';
import { drawn, lay, type Ground } from './ground.js';

const RADIUS = 2;

/**
 * A town of ruins between streets, left or right of the middle, and the road that leads to it from the edge behind it, over
 * whatever is in its way. Its twin is the town on the other side.
 */
export function withTown(ground: Ground, dice: Dice): Ground {
  const { columns, rows } = ground;
  const column = RADIUS + drawn(dice, (columns - 1) / 2 - RADIUS);
  const centre = hexAt(column, Math.floor(rows / 4) + drawn(dice, Math.ceil(rows / 8)) - 1);
  const quarter = hexesOf(ground).filter((hex) => distance(centre, hex) <= RADIUS);
  const isStreet = (hex: (typeof quarter)[number]): boolean => columnOf(hex) === column || rowOf(hex) === rowOf(centre);
  const level = ground.hexes.get(centre)?.level ?? 0;
  const flat = level === 0 ? {} : { level };
  const built = lay(ground, quarter, (here, hex) => {
    if (here.water) return here;
    if (isStreet(hex)) return { woods: 0, ...flat, pavement: true };
    return drawn(dice, 6) <= 4 ? { woods: 0, ...flat, rubble: true } : { woods: 0, ...flat };
  });
  const road = Array.from({ length: rowOf(centre) }, (_, row) => hexAt(column, row + 1));
  return lay(built, road, (here) => ({ woods: 0, ...(here.level ? { level: here.level } : {}), pavement: true }));
}
