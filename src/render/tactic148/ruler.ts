import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import { FAINT, INK } from '../colours.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { isCropped, place, type Lay } from './lay.js';
import { GRID_STEP } from './terrain.js';

/** The ruler around a table: u from the west edge above, u from the north edge at the left, as orders name places (T48-47). */
export function ruler(lay: Lay): readonly Shape[] {
  return [...marks(lay, 'x'), ...marks(lay, 'y')];
}

/** Each third u has its figure, in a crop each second, close up each; every u has a tick. */
function marks(lay: Lay, axis: 'x' | 'y'): readonly Shape[] {
  const box = shownBox(lay);
  const whole = axis === 'x' ? lay.table.width : lay.table.height;
  const every = lay.unit > 34 ? 1 : isCropped(lay) ? 2 : GRID_STEP / 2;
  return Array.from({ length: Math.floor(whole / STEPS_PER_U) + 1 }, (_, u) => u).flatMap((u): readonly Shape[] => {
    const [x, y] = place(lay, { x: u * STEPS_PER_U, y: u * STEPS_PER_U });
    const inside =
      axis === 'x'
        ? x >= box.x - 0.1 && x <= box.x + box.width + 0.1
        : y >= box.y - 0.1 && y <= box.y + box.height + 0.1;
    if (!inside) return [];
    const numbered = u % every === 0;
    const length = numbered ? 3 : 1.6;
    const tick: Shape = {
      kind: 'path',
      closed: false,
      points:
        axis === 'x'
          ? [
              [x, box.y - length],
              [x, box.y],
            ]
          : [
              [box.x - length, y],
              [box.x, y],
            ],
      stroke: FAINT,
      width: 0.7,
      layer: 'writing',
      tag: `ruler:${axis}:tick`,
    };
    if (!numbered) return [tick];
    // The outermost figures stay inside the picture, and the first one stands for both rulers.
    const label: Shape = {
      kind: 'text',
      text: String(u),
      at:
        axis === 'x'
          ? [Math.min(x, box.x + box.width - 5), box.y - 8]
          : [box.x - 4, Math.min(Math.max(y, box.y + 4), box.y + box.height - 4)],
      size: LEGIBLE,
      bold: u % GRID_STEP === 0,
      align: axis === 'x' ? 'center' : 'right',
      colour: INK,
      layer: 'writing',
      tag: `ruler:${axis}:${u}`,
    };
    return [tick, label];
  });
}
