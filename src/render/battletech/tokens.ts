import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import { isLegged } from '../../rules/battletech/units.js';
import { INK, PAPER, sideLook, WHITE, type SideLook } from '../colours.js';
import { emblem, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import { LEGIBLE, type Box, type Colour, type Point, type Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';

/** A unit's body and the reach of its arrow, in parts of a hex's radius. */
const BODY = 0.42;
const ARROW = 0.95;
const WRECK: Colour = '#8E8B84';

/** Units that have a place on the map, wrecks first so that the living lie on top. */
const onMap = (view: SeenState): readonly SeenUnit[] => [
  ...view.units.filter((unit) => unit.place !== null && unit.status === 'destroyed'),
  ...view.units.filter((unit) => unit.place !== null && unit.status === 'active'),
];

/** The units as tokens: side by colour and shape, an arrow through the hexside they face, marks for what is lost (QSR-05). */
export function tokens(view: SeenState, sides: readonly string[], lay: Lay): readonly Shape[] {
  return onMap(view).flatMap((unit) =>
    unit.place ? token(unit, sideLook(sides, unit.side), middle(lay, unit.place.hex), lay.radius) : [],
  );
}

function token(unit: SeenUnit, look: SideLook, at: Point, radius: number): readonly Shape[] {
  const tag = `unit:${unit.id}`;
  if (unit.status === 'destroyed') return wreck(look, at, radius * BODY, tag);
  const degrees = (unit.place?.facing ?? 0) * 60;
  const arrow: Shape = {
    kind: 'path',
    closed: true,
    points: nose(at, degrees, radius),
    fill: INK,
    stroke: WHITE,
    width: 0.8,
    layer: 'token',
    tag: `${tag}:facing:${unit.place?.facing ?? ''}`,
  };
  return [
    // Below the arrow, which must be read whatever lies under it.
    ...(unit.body?.prone ? lying(at, radius, tag) : []),
    arrow,
    emblem(look, at, radius * BODY, 'token', `${tag}:body`),
    ...(isLegged(unit) ? stuck(look, at, radius, tag) : []),
  ];
}

/** A broad arrow whose tip nearly meets the hexside. */
export const nose = (at: Point, degrees: number, radius: number): readonly Point[] => [
  toward(at, degrees, radius * ARROW),
  toward(at, degrees + 47, radius * 0.6),
  toward(at, degrees - 47, radius * 0.6),
];

/** A cross through a grey body: destroyed. */
function wreck(look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] {
  const bar = (degrees: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [toward(at, degrees, radius * 1.25), toward(at, degrees + 180, radius * 1.25)],
    stroke: INK,
    width: radius * 0.32,
    layer: 'token',
    tag: `${tag}:destroyed`,
  });
  return [emblem(look, at, radius, 'token', `${tag}:body`, WRECK), bar(45), bar(135)];
}

/** A bar across the body: it can neither move nor turn (QSR-57). */
function stuck(look: SideLook, [x, y]: Point, radius: number, tag: string): readonly Shape[] {
  const half = radius * BODY * 0.62;
  return [
    {
      kind: 'box',
      box: { x: x - half, y: y - half * 0.3, width: half * 2, height: half * 0.6 },
      round: 0.5,
      fill: look.ink,
      layer: 'token',
      tag: `${tag}:immobile`,
    },
  ];
}

/** A bar below the body: it lies (SEQ-19). */
function lying([x, y]: Point, radius: number, tag: string): readonly Shape[] {
  const half = radius * BODY * 1.15;
  const bar: Shape = {
    kind: 'path',
    closed: false,
    points: [
      [x - half, y + radius * BODY * 1.1],
      [x + half, y + radius * BODY * 1.1],
    ],
    stroke: INK,
    width: radius * 0.2,
    layer: 'token',
    tag: `${tag}:prone`,
  };
  return [{ ...bar, stroke: WHITE, width: radius * 0.32, tag: `${tag}:prone:casing` }, bar];
}

/** The labels of the units on the map. */
export function unitLabels(view: SeenState, sides: readonly string[], lay: Lay): readonly Label[] {
  return onMap(view).flatMap((unit) => {
    if (!unit.place) return [];
    const look = sideLook(sides, unit.side);
    const dead = unit.status === 'destroyed';
    return [
      {
        text: unit.id,
        tag: `unit:${unit.id}:label`,
        about: middle(lay, unit.place.hex),
        clear: lay.radius * BODY + 1.5,
        size: LEGIBLE,
        fill: dead ? PAPER : look.fill,
        ink: dead ? INK : look.ink,
        border: INK,
      },
    ];
  });
}

/** What labels should not cover: the bodies and arrows of units. */
export function tokenBoxes(view: SeenState, lay: Lay): readonly Box[] {
  return onMap(view).flatMap((unit) => {
    if (!unit.place) return [];
    const at = middle(lay, unit.place.hex);
    const tip = toward(at, unit.place.facing * 60, lay.radius * 0.65);
    const body = lay.radius * BODY;
    const arrow = lay.radius * 0.25;
    return [
      { x: at[0] - body, y: at[1] - body, width: body * 2, height: body * 2 },
      { x: tip[0] - arrow, y: tip[1] - arrow, width: arrow * 2, height: arrow * 2 },
    ];
  });
}
