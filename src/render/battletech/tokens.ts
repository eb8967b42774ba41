import { asTarget } from '../../games/battletech/present/sheet.js';
import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import { TYPE } from '../canvas.js';
import { GONE, NIGHT, sideLook, WHITE, type SideLook } from '../colours.js';
import { emblem, sideSign, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import { textWidth } from '../measure.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { BARS, heatShare, HULL, shares } from './bars.js';
import { wholeOf } from './changes.js';
import { figure } from './figures.js';
import { icon, statesOf } from './icons.js';
import { isShown, LEAST_RADIUS, middle, outline, type Lay } from './lay.js';
import { shortNames } from './names.js';

/** Units on the map: each inside its hex, and only its facing reaches over the hexside. */

/** Below this radius there is room for the side and the name alone. */
const isSmall = ({ radius }: Lay): boolean => radius < LEAST_RADIUS;
/** From this radius on the modifier for its enemies stands in the hex. */
const MODIFIER_FROM = 18;
/** From this radius on the figure of a unit stands whole above its name. */
const FIGURE_FROM = 17;
/** The height of the band with the name. */
const BAND = 10.5;

/** Units that have a place on the map, wrecks first so that the living lie on top. */
const onMap = (view: SeenState): readonly SeenUnit[] => [
  ...view.units.filter((unit) => unit.place !== null && unit.status === 'destroyed'),
  ...view.units.filter((unit) => unit.place !== null && unit.status === 'active'),
];

/** What its enemies add to their numbers because of how a unit moved this turn, as `+2`; `null` while it has not moved. */
export const enemyModifier = (unit: SeenUnit): string | null =>
  unit.moved && unit.status === 'active' ? `+${asTarget(unit, unit.moved)}` : null;

/** The units as tokens (QSR-05); those that are not wholly in the picture are marked at its edge. */
export function tokens(view: SeenState, sides: readonly string[], lay: Lay): readonly Shape[] {
  const names = shortNames(view);
  const shown = onMap(view).flatMap((unit) =>
    unit.place && isShown(lay, unit.place.hex)
      ? [
          {
            unit,
            at: middle(lay, unit.place.hex),
            look: sideLook(sides, unit.side),
            name: names.get(unit.id) ?? unit.id,
          },
        ]
      : [],
  );
  const covered = (unit: SeenUnit): boolean =>
    shown.some((one) => one.unit.status === 'active' && one.unit.place?.hex === unit.place?.hex);
  return [
    ...shown.flatMap(({ unit, at, look, name }) =>
      unit.status === 'destroyed'
        ? wreck(unit, look, at, lay, covered(unit) ? null : name)
        : body(unit, look, at, lay, name),
    ),
    // Last, so that no neighbour covers it.
    ...shown.flatMap(({ unit, at }) =>
      unit.status === 'active' ? [...teeth(unit, at, lay), ...modifierShapes(unit, at, lay)] : [],
    ),
    ...shown.flatMap(({ unit, at }) => {
      const [state] = statesOf(unit, view.board);
      return state === undefined
        ? []
        : icon(state, [at[0] + lay.radius * 0.6, at[1] - lay.radius * 0.52], 5, 'token', `unit:${unit.id}`);
    }),
  ];
}

/** A unit in its hex: the rim, the plate of its side with its figure, its name, bars, and what it moved. */
function body(unit: SeenUnit, look: SideLook, at: Point, lay: Lay, name: string): readonly Shape[] {
  const tag = `unit:${unit.id}`;
  const { radius } = lay;
  if (isSmall(lay)) return plate(look, at, radius * 0.62, tag);
  const bottom = at[1] + lay.row / 2 - 2.4;
  const bandTop = bottom - HULL - BAND;
  const top = at[1] - lay.row / 2 + 2.6;
  const size = Math.max((bandTop - top) / 2, radius * 0.42);
  const middleOfPlate: Point = [at[0], top + size];
  return [
    ...rim(look, at, radius, tag),
    ...plate(look, middleOfPlate, size * 0.95, tag),
    ...(radius < FIGURE_FROM
      ? []
      : figure(unit.sheet, middleOfPlate, size * 0.78, unit.body?.prone === true, look.ink, tag)),
    ...band(name, [at[0], bandTop + BAND / 2], tag),
    ...hull(unit, [at[0], bottom - HULL / 2], radius, tag),
    ...heat(unit, [at[0] - radius * 0.66, middleOfPlate[1] + size * 0.15], radius, tag),
  ];
}

/** The rim of a hex, white in ink in the side's colour. */
function rim(look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] {
  const ring = (part: number, fill: Colour): Shape => ({
    kind: 'path',
    closed: true,
    points: outline(radius, at, part),
    fill,
    layer: 'token',
    tag: `${tag}:rim`,
  });
  const step = 1.4 / radius;
  return [
    ring(0.99, WHITE),
    ring(0.99 - step * 0.7, NIGHT),
    ring(0.99 - step * 1.4, look.fill),
    ring(0.99 - step * 3.2, PAPER_IN),
  ];
}
const PAPER_IN: Colour = '#F4F0E2';

const plate = (look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] => [
  emblem(look, at, radius, 'token', `${tag}:body`),
];

/** The name, light on dark: it is read on any ground. */
function band(name: string, [x, y]: Point, tag: string): readonly Shape[] {
  const width = textWidth(name, TYPE.read, true) + 4;
  return [
    {
      kind: 'box',
      box: { x: x - width / 2, y: y - BAND / 2, width, height: BAND },
      round: 2,
      fill: NIGHT,
      layer: 'token',
      tag: `${tag}:band`,
    },
    {
      kind: 'text',
      text: name,
      at: [x, y],
      size: TYPE.read,
      bold: true,
      align: 'center',
      colour: WHITE,
      layer: 'token',
      tag: `${tag}:label`,
    },
  ];
}

/** What is left of armour and, in its own colour, of structure, on one track. */
function hull(unit: SeenUnit, [x, y]: Point, radius: number, tag: string): readonly Shape[] {
  if (unit.glimpsed) return [];
  const width = radius * 0.98;
  return shares(wholeOf(unit, 'armor'), wholeOf(unit, 'structure')).map(({ from, to, fill, of }): Shape => ({
    kind: 'box',
    box: { x: x - width / 2 + from * width, y: y - HULL / 2, width: (to - from) * width, height: HULL },
    round: 0,
    fill,
    layer: 'token',
    tag: `${tag}:bar:${of}`,
  }));
}

/** Heat, upright at the left. */
function heat(unit: SeenUnit, [x, y]: Point, radius: number, tag: string): readonly Shape[] {
  if (unit.glimpsed || !unit.body) return [];
  const height = radius * 0.6;
  const share = heatShare(unit.body.heat);
  const bar = (part: number, fill: Colour, of: string): Shape => ({
    kind: 'box',
    box: { x: x - 1.3, y: y + height / 2 - height * part, width: 2.6, height: height * part },
    round: 0,
    fill,
    layer: 'token',
    tag: `${tag}:heat:${of}`,
  });
  return [bar(1, BARS.track, 'track'), ...(share > 0 ? [bar(share, BARS.heat, 'left')] : [])];
}

/** What its enemies add for its movement, where there is room for it; nothing where they add nothing. */
function modifierShapes(unit: SeenUnit, [x, y]: Point, { radius, row }: Lay): readonly Shape[] {
  const text = enemyModifier(unit);
  if (text === null || text === NOTHING_ADDED || radius < MODIFIER_FROM) return [];
  return [
    {
      kind: 'text',
      text,
      at: [x + radius * 0.66, y - row * 0.04],
      size: TYPE.opened,
      bold: true,
      align: 'center',
      colour: NIGHT,
      halo: WHITE,
      layer: 'token',
      tag: `unit:${unit.id}:modifier`,
    },
  ];
}

const NOTHING_ADDED = '+0';

/** A tooth on the hexside that the unit faces, a hollow one where its torso is turned to. */
function teeth(unit: SeenUnit, at: Point, lay: Lay): readonly Shape[] {
  const facing = unit.place?.facing ?? 0;
  const tooth = (degrees: number, fill: Colour, stroke: Colour, tag: string): Shape => ({
    kind: 'path',
    closed: true,
    points: nose(at, degrees, lay),
    fill,
    stroke,
    width: 1,
    layer: 'token',
    tag: `unit:${unit.id}:${tag}`,
  });
  const twist = unit.body?.twist ?? 0;
  return [
    tooth(facing * 60, NIGHT, WHITE, `facing:${facing}`),
    ...(twist === 0 ? [] : [tooth((facing + (twist === 'flip' ? 3 : twist)) * 60, WHITE, NIGHT, `twist:${twist}`)]),
  ];
}

/** A tooth on a hexside: most of the side broad, its tip a little over it. */
export function nose(at: Point, degrees: number, { radius, row }: Pick<Lay, 'radius' | 'row'>): readonly Point[] {
  const foot = toward(at, degrees, row / 2 - radius * 0.1);
  return [
    toward(at, degrees, row / 2 + radius * 0.2),
    toward(foot, degrees + 90, radius * 0.4),
    toward(foot, degrees - 90, radius * 0.4),
  ];
}

/** A cross through a grey plate: destroyed. Without its name where somebody stands in the hex. */
function wreck(unit: SeenUnit, look: SideLook, at: Point, lay: Lay, name: string | null): readonly Shape[] {
  const tag = `unit:${unit.id}`;
  const radius = lay.radius * 0.55;
  const bar = (degrees: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [toward(at, degrees, radius * 1.2), toward(at, degrees + 180, radius * 1.2)],
    stroke: NIGHT,
    width: radius * 0.3,
    layer: 'token',
    tag: `${tag}:destroyed`,
  });
  return [
    emblem(look, at, radius, 'token', `${tag}:body`, GONE),
    bar(45),
    bar(135),
    ...(name === null || isSmall(lay) ? [] : band(name, [at[0], at[1] + lay.row / 2 - BAND / 2 - 1], tag)),
  ];
}

/** Names of units where hexes are too small for them: in their colour and with their shape, each where it hides least. */
export function nameLabels(view: SeenState, sides: readonly string[], lay: Lay): readonly Label[] {
  if (!isSmall(lay)) return [];
  const names = shortNames(view);
  return onMap(view).flatMap((unit) => {
    if (!unit.place) return [];
    const look = sideLook(sides, unit.side);
    const dead = unit.status === 'destroyed';
    const at = middle(lay, unit.place.hex);
    return [
      {
        text: `${sideSign(look)} ${names.get(unit.id) ?? unit.id}`,
        tag: `unit:${unit.id}:label`,
        about: at,
        clear: lay.radius * 0.6,
        size: TYPE.read,
        fill: dead ? PAPER_IN : look.fill,
        ink: dead ? NIGHT : look.ink,
        border: NIGHT,
        ...(dead ? {} : { prefer: [at], holds: 'near' as const }),
      },
    ];
  });
}

/** What labels should not cover: the hexes of units. */
export function tokenBoxes(view: SeenState, lay: Lay): readonly Box[] {
  return onMap(view).flatMap((unit) => {
    if (!unit.place) return [];
    const [x, y] = middle(lay, unit.place.hex);
    return [{ x: x - lay.radius * 0.8, y: y - lay.row / 2, width: lay.radius * 1.6, height: lay.row }];
  });
}
