import type { Location } from '../../rules/battletech/vocabulary.js';
import type { Box } from '../scene.js';

/** How the locations of a unit lie in a field: each in a column of its own, at a height of its own or below what reaches lowest over it. */

/** Left edge and width of a location; `under`: how far from the top, or below which others. */
export interface Spot {
  readonly x: number;
  readonly width: number;
  readonly under: number | readonly Location[];
}

export type Spots = Readonly<Record<Location, Spot>>;

/** The troopers of a squad in two rows of three. */
export function trooperSpots(field: number, gap: number) {
  const width = (field - 2 * gap) / 3;
  const at = (column: number, under: Spot['under']): Spot => ({ x: column * (width + gap), width, under });
  return { T1: at(0, 0), T2: at(1, 0), T3: at(2, 0), T4: at(0, ['T1']), T5: at(1, ['T2']), T6: at(2, ['T3']) };
}

/** Where each location lies that a unit has, by the heights that they need. */
export function stacked(
  locations: readonly Location[],
  spots: Spots,
  gap: number,
  heightOf: (location: Location) => number,
): ReadonlyMap<Location, Box> {
  const boxes = new Map<Location, Box>();
  const boxOf = (location: Location): Box => {
    const { x, width, under } = spots[location];
    const over = typeof under === 'number' ? [] : under.filter((one) => locations.includes(one)).map(boxOf);
    const y = typeof under === 'number' ? under : Math.max(-gap, ...over.map((box) => box.y + box.height)) + gap;
    return { x, width, y, height: heightOf(location) };
  };
  for (const location of locations) boxes.set(location, boxOf(location));
  return boxes;
}
