import { asTarget } from '../../games/battletech/present/sheet.js';
import type { BattleTechView } from '../../rules/battletech/battletech.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Board } from '../../rules/battletech/types.js';
import { TYPE } from '../canvas.js';
import { NIGHT, WHITE } from '../colours.js';
import { toward } from '../emblem.js';
import { textWidth } from '../measure.js';
import type { Box, Point, Shape } from '../scene.js';
import { groundSign } from './ground-signs.js';
import { icon, signOf } from './icons.js';
import { LEAST_RADIUS, type Lay } from './lay.js';
import { isNamedBeside, isSmall, teethOf, type Spot } from './spots.js';

/** What stands at the rim of a token, over its neighbours: where it faces and where its torso is turned, what it moved, its state, what it stands in. */

/** From this radius on the modifier for its enemies stands in the hex. */
const MODIFIER_FROM = 18;
/** The size of the signs at its corners. */
const SIGN = 5;

/** The marks of all tokens; their signs last, for they are smallest. */
export const tokenMarks = (all: readonly Spot[], view: BattleTechView, lay: Lay): readonly Shape[] => [
  ...all.flatMap((spot) => modifierShapes(spot, view, lay)),
  ...all.flatMap((spot) => elevationShapes(spot, lay)),
  ...all.flatMap((spot) => signs(spot, view.game.board, lay)),
];

/** What it stands in and its state, at the two corners away from its name. */
function signs({ unit, place, at: [x, y], end }: Spot, board: Board, lay: Lay): readonly Shape[] {
  const state = signOf(unit, board);
  const tag = `unit:${unit.id}`;
  const corner = (side: 1 | -1): Point => [x + side * lay.radius * 0.62, y - end * lay.radius * 0.48];
  return [
    ...(isSmall(lay) ? [] : groundSign(board.hexes[place.hex], corner(-1), SIGN, tag)),
    ...(state === undefined ? [] : icon(state, corner(1), SIGN, 'token', tag)),
  ];
}

/** What its enemies add to their numbers because of how a unit moved this turn, as `+2`; `null` while it has not moved, and when nobody will shoot any more. */
export const enemyModifier = (unit: SeenUnit, { outcome }: BattleTechView): string | null =>
  unit.moved && unit.status === 'active' && !outcome ? `+${asTarget(unit, unit.moved)}` : null;

/** What its enemies add for its movement, on a plate as its name, where there is room for it beside figures; nothing where they add nothing. */
function modifierShapes(spot: Spot, view: BattleTechView, lay: Lay): readonly Shape[] {
  const { unit, at, nth } = spot;
  const { radius, row } = lay;
  const text = enemyModifier(unit, view);
  if (text === null || text === NOTHING_ADDED || radius < MODIFIER_FROM || nth > 0 || isNamedBeside(spot, lay))
    return [];
  const [x, y] = [at[0] + radius * 0.66, at[1] - row * 0.04];
  const [width, height] = [textWidth(text, TYPE.opened, true) + 3, TYPE.opened + 1.5];
  const look = { layer: 'token', tag: `unit:${unit.id}:modifier` } as const;
  return [
    { kind: 'box', box: { x: x - width / 2, y: y - height / 2, width, height }, round: 2, fill: NIGHT, ...look },
    { kind: 'text', text, at: [x, y], size: TYPE.opened, bold: true, align: 'center', colour: WHITE, ...look },
  ];
}

/** How high a unit flies, or stands in a building or on its roof, on a plate at the left, the arrow up. */
function elevationShapes({ unit, at, place }: Spot, { radius, row }: Lay): readonly Shape[] {
  const { up = 0, elevation = up } = place;
  if (elevation === 0 || radius < LEAST_RADIUS) return [];
  const text = `↑${elevation}`;
  const [x, y] = [at[0] - radius * 0.66, at[1] - row * 0.04];
  const [width, height] = [textWidth(text, TYPE.opened, true) + 3, TYPE.opened + 1.5];
  const look = { layer: 'token', tag: `unit:${unit.id}:elevation` } as const;
  return [
    {
      kind: 'box',
      box: { x: x - width / 2, y: y - height / 2, width, height },
      round: 2,
      fill: WHITE,
      stroke: NIGHT,
      width: 0.8,
      ...look,
    },
    { kind: 'text', text, at: [x, y], size: TYPE.opened, bold: true, align: 'center', colour: NIGHT, ...look },
  ];
}

const NOTHING_ADDED = '+0';

/** A tooth on the hexside that the unit faces; where its torso is turned to, an open angle. They lie over the arrows, whose heads end there between neighbours. */
export function teeth({ unit, place, at }: Spot, lay: Lay): readonly Shape[] {
  const tag = `unit:${unit.id}`;
  const [facing, torso] = teethOf(unit, place);
  if (facing === undefined) return [];
  return [
    {
      kind: 'path',
      closed: true,
      points: nose(at, facing * 60, lay),
      fill: NIGHT,
      stroke: WHITE,
      width: 1.1,
      layer: 'label',
      tag: `${tag}:facing:${facing}`,
    },
    ...(torso === undefined ? [] : angle(at, torso * 60, lay, `${tag}:twist:${unit.body?.twist ?? 0}`)),
  ];
}

/** What teeth cover beyond the hex of their unit. */
export function teethBoxes({ unit, place, at }: Spot, lay: Lay): readonly Box[] {
  return teethOf(unit, place).flatMap((side) => {
    const [x, y] = toward(at, side * 60, lay.row / 2 + lay.radius * 0.12);
    const half = lay.radius * 0.22;
    return [{ x: x - half, y: y - half, width: 2 * half, height: 2 * half }];
  });
}

/** A tooth on a hexside: most of the side broad, its tip over it. */
export function nose(at: Point, degrees: number, { radius, row }: Pick<Lay, 'radius' | 'row'>): readonly Point[] {
  const foot = toward(at, degrees, row / 2 - radius * 0.08);
  return [
    toward(at, degrees, row / 2 + radius * 0.28),
    toward(foot, degrees + 90, radius * 0.42),
    toward(foot, degrees - 90, radius * 0.42),
  ];
}

/** An open angle in the place of a tooth, light in a dark rim. */
function angle(at: Point, degrees: number, lay: Pick<Lay, 'radius' | 'row'>, tag: string): readonly Shape[] {
  const [tip, right, left] = nose(at, degrees, lay);
  if (!tip || !right || !left) return [];
  return (
    [
      ['casing', NIGHT, 4],
      ['', WHITE, 2],
    ] as const
  ).map(([part, stroke, width]): Shape => ({
    kind: 'path',
    closed: false,
    points: [right, tip, left],
    stroke,
    width,
    layer: 'label',
    tag: part === '' ? tag : `${tag}:${part}`,
  }));
}
