import type { StandardUnit } from '../../rules/battletech/types.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { layersAt, locationsOf } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import { FAINT, INK } from '../colours.js';
import type { Block } from '../blocks.js';
import { words } from '../blocks.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, type Box, type Shape } from '../scene.js';
import { NEW } from './card-body.js';
import { crossOut, struckOut } from './marks.js';
import { stacked, trooperSpots, type Spots } from './stacks.js';
import { AROUND, BODY, levelsOf, OPEN, points, rowsOf, type Level } from './points.js';

/**
 * The body of a 'Mech in pips, location by location: armour in front, structure, armour behind, each with its figures.
 * Structure lies in red where the armour over it is gone.
 */

const NAME = 14;
const FIGURES = 13;
/** From the middle of a pip to that of the next. */
const PITCH = 7.4;
const PAD = 3;
const GAP = 4;

/** Where each location lies in a field 374 wide. */
const SPOTS: Spots = {
  HD: { x: 144, width: 86, under: 0 },
  LA: { x: 0, width: 62, under: 34 },
  LT: { x: 66, width: 74, under: 16 },
  CT: { x: 144, width: 86, under: ['HD'] },
  RT: { x: 234, width: 74, under: 16 },
  RA: { x: 312, width: 62, under: 34 },
  LL: { x: 38, width: 100, under: ['LT', 'LA'] },
  RL: { x: 236, width: 100, under: ['RT', 'RA'] },
  FR: { x: 124, width: 126, under: 0 },
  LS: { x: 12, width: 104, under: 24 },
  RS: { x: 258, width: 104, under: 24 },
  RO: { x: 124, width: 126, under: ['FR'] },
  TU: { x: 124, width: 126, under: ['FR', 'RO'] },
  RR: { x: 124, width: 126, under: ['FR', 'RO', 'TU'] },
  BD: { x: 124, width: 126, under: ['RR'] },
  TR: { x: 38, width: 298, under: 0 },
  ...trooperSpots(374, 8),
};

/** The body of a unit; beside each figure that changed since `before` the old one is struck out. */
export function pipsBlock(unit: StandardUnit, before: StandardUnit | null): Block {
  const boxes = boxesOf(unit);
  return {
    height: Math.max(...boxes.map(({ box }) => box.y + box.height)),
    shapes: boxes.flatMap(({ location, box }) => locationShapes(unit, before, location, box)),
  };
}

function boxesOf(unit: StandardUnit): readonly { readonly location: Location; readonly box: Box }[] {
  const heightOf = (location: Location): number => {
    const pips = layersAt(unit, location).map(
      (layer) => FIGURES + rowsOf(layer, SPOTS[location].width - 2 * PAD, PITCH) * PITCH,
    );
    return NAME + pips.reduce((sum, one) => sum + one, 0) + PAD;
  };
  return [...stacked(locationsOf(unit), SPOTS, GAP, heightOf)].map(([location, box]) => ({ location, box }));
}

function locationShapes(
  unit: StandardUnit,
  before: StandardUnit | null,
  location: Location,
  box: Box,
): readonly Shape[] {
  const tag = `armor:${unit.id}:${location}`;
  const levels = levelsOf(unit, before, location);
  const changed = levels.some(({ left, before: was }) => was !== left);
  let y = box.y + NAME;
  return [
    {
      kind: 'box',
      box,
      round: location === 'HD' ? 9 : 5,
      fill: BODY,
      stroke: changed ? NEW : FAINT,
      width: changed ? 1.8 : 0.8,
      layer: 'tint',
      tag,
    },
    words(location, [box.x + box.width / 2, box.y + NAME / 2 + 1], `${tag}:name`, { bold: true, align: 'center' }),
    ...levels.flatMap((level) => {
      const height = FIGURES + rowsOf(level, box.width - 2 * PAD, PITCH) * PITCH;
      const shapes = levelShapes(level, { ...box, y, height }, `${tag}:${level.layer}`);
      y += height;
      return shapes;
    }),
    ...(isLost(unit, location) ? crossOut(box, `${tag}:lost`) : []),
  ];
}

/** The figures of a layer, `20 16/20` with the old one struck out, and its pips in rows below. */
function levelShapes(level: Level, box: Box, tag: string): readonly Shape[] {
  const { layer, left, of, before, open } = level;
  const changed = before !== left;
  const [left_, right_] = AROUND[layer];
  const now = `${left_}${left}/${of}${right_}`;
  const old = String(before);
  const middle = box.x + box.width / 2;
  const y = box.y + FIGURES / 2;
  const shift = changed ? textWidth(`${old} `, LEGIBLE, false) / 2 : 0;
  const under: Shape = {
    kind: 'box',
    box: { x: box.x + 1.5, y: box.y, width: box.width - 3, height: box.height },
    round: 2,
    fill: OPEN,
    layer: 'tint',
    tag: `${tag}:open`,
  };
  return [
    ...(open ? [under] : []),
    ...(changed ? struckOut(old, [middle - textWidth(`${now} `, LEGIBLE, true) / 2, y], INK, `${tag}:old`) : []),
    words(now, [middle + shift, y], `${tag}:now`, { bold: changed, align: 'center', colour: changed ? NEW : INK }),
    ...points(level, { x: box.x + PAD, y: box.y + FIGURES, width: box.width - 2 * PAD }, PITCH, tag),
  ];
}
