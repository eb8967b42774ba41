import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import { bands, rulerNumber } from '../rulers.js';
import type { Shape } from '../scene.js';
import { place, type Lay } from './lay.js';
import { GRID_STEP } from './terrain.js';

/** The least room from one number to the next. */
const ROOM = 22;

/** The numbers of u from the west and from the north edge, as orders name places (T48-47). */
export function rulers(lay: Lay): readonly Shape[] {
  const every = [1, 2, 3, GRID_STEP].find((step) => step * lay.unit >= ROOM) ?? GRID_STEP;
  const upTo = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / STEPS_PER_U / every) + 1 }, (_, i) => i * every);
  const at = (u: number) => place(lay, { x: u * STEPS_PER_U, y: u * STEPS_PER_U });
  return [
    ...bands,
    ...upTo(lay.table.width).flatMap((u) => rulerNumber(String(u), 'column', at(u)[0])),
    ...upTo(lay.table.height).flatMap((u) => rulerNumber(String(u), 'row', at(u)[1])),
  ];
}
