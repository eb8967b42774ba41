import { columnOf, distance, hexAt, hexesOf, rowOf } from '../../../rules/geometry/hex/hex.js';
import type { Dice } from '../../../rules/kernel/dice.js';
import type { Building } from '../../../rules/battletech/structures.js';
import { drawn, lay, type Ground } from './ground.js';
import { withRoad } from './road.js';

const RADIUS = 2;

/** The buildings of a town by lot, as often as they are listed, each as strong as its kind can be (TER-05); the best are rare. */
const HOUSES: readonly Pick<Building, 'kind' | 'cf'>[] = [
  { kind: 'light', cf: 15 },
  { kind: 'light', cf: 15 },
  { kind: 'medium', cf: 40 },
  { kind: 'medium', cf: 40 },
  { kind: 'heavy', cf: 90 },
  { kind: 'hardened', cf: 150 },
];
/** Levels that a building rises at most: a 'Mech is sheltered in it and looks over the lowest. */
const TALLEST = 3;

/** What stands where there is no street: rubble of what did, or a building. */
function blockOf(stands: boolean, dice: Dice): { readonly rubble: true } | { readonly building: Building } {
  if (!stands) return { rubble: true };
  const house = HOUSES[drawn(dice, HOUSES.length) - 1];
  if (!house) throw new Error('no such building');
  return { building: { ...house, levels: drawn(dice, TALLEST) } };
}

/**
 * A town between streets, of ruins or of buildings that stand, left or right of the middle, and the road that leads to it from the edge
 * behind it, over whatever is in its way; if it `goesOn`, to the opposite edge as well. Its twin is the town on the other side.
 */
export function withTown(
  ground: Ground,
  { stands, goesOn }: { readonly stands: boolean; readonly goesOn: boolean },
  dice: Dice,
): Ground {
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
    return drawn(dice, 6) <= 4 ? { woods: 0, ...flat, ...blockOf(stands, dice) } : { woods: 0, ...flat };
  });
  if (goesOn) return withRoad(built, ground, centre);
  const road = Array.from({ length: rowOf(centre) }, (_, row) => hexAt(column, row + 1));
  return lay(built, road, (here) => ({ woods: 0, ...(here.level ? { level: here.level } : {}), pavement: true }));
}
