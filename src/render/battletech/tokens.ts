import type { BattleTechView } from '../../rules/battletech/battletech.js';
import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import type { Place } from '../../rules/battletech/types.js';
import type { Facing } from '../../rules/geometry/hex/facing.js';
import { isCarried } from '../../rules/battletech/stacking.js';
import { isMech } from '../../rules/battletech/standard/vehicles.js';
import { TYPE } from '../canvas.js';
import { GONE, NIGHT, sideLook, WHITE, type SideLook } from '../colours.js';
import { emblem, sideSign, toward } from '../emblem.js';
import { labelSize, type Label } from '../labels.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { BARS, heatShare, HULL, shares } from './bars.js';
import { wholeOf } from './changes.js';
import { figure } from './figures.js';
import { middle, outline, type Lay } from './lay.js';
import { riderShapes } from './riders.js';
import { salvosAtTokens } from './salvos.js';
import { shortNames } from './names.js';
import { BAND, isNamedBeside, isSmall, sharing, spots, teethOf, type Spot } from './spots.js';
import { teeth, teethBoxes, tokenMarks } from './token-marks.js';

/** Units on the map: what one is known by, in its hex. */

const PAPER_IN: Colour = '#F4F0E2';

/** The units as tokens (QSR-05); those that are not wholly in the picture are marked at its edge. */
export function tokens(view: BattleTechView, lay: Lay): readonly Shape[] {
  const shown = spots(view.game, view.sides, lay);
  const living = shown.filter(({ unit }) => unit.status === 'active');
  const covered = ({ place }: Spot): boolean => living.some((one) => one.place.hex === place.hex);
  return [
    ...shown.flatMap((spot) => (spot.unit.status === 'destroyed' ? wreck(spot, lay, covered(spot)) : body(spot, lay))),
    // Last, so that no neighbour covers it.
    ...tokenMarks(living, view, lay),
    ...riderShapes(living, view, lay),
    ...salvosAtTokens(living, view.game, lay),
  ];
}

/** Where units face and where their torsos are turned, which nothing but words may cover. */
export const facings = (view: BattleTechView, lay: Lay): readonly Shape[] =>
  spots(view.game, view.sides, lay).flatMap((spot) => (spot.unit.status === 'active' ? teeth(spot, lay) : []));

/** A unit in its hex: the rim, the plate of its side with its figure, its name, bars. */
function body(spot: Spot, lay: Lay): readonly Shape[] {
  const { unit, at, look, figure: drawn } = spot;
  const tag = `unit:${unit.id}`;
  const { radius } = lay;
  if (isSmall(lay)) return plate(look, [drawn.at[0], at[1]], (radius * 0.62) / Math.sqrt(spot.among), tag);
  return [
    ...(spot.rim === null ? [] : rim(look, at, radius - spot.rim * RIM_OF_NEXT, tag)),
    ...plate(look, drawn.at, drawn.size * 0.95, tag),
    ...(drawn.whole ? figure(unit.sheet, drawn.at, drawn.size * 0.86, unit.body?.prone === true, look.ink, tag) : []),
    ...hull(spot, radius, tag),
    ...heat(spot, radius, tag),
    ...(isNamedBeside(spot, lay) ? [] : band(spot, tag)),
  ];
}

/** How far within the rim of one side that of the next lies who shares its hex. */
const RIM_OF_NEXT = 3.6;

/** The rim of a hex, white, then ink, then the side's colour; what the unit stands in shows inside. */
function rim(look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] {
  const ring = (inwards: number, width: number, stroke: Colour): Shape => ({
    kind: 'path',
    closed: true,
    points: outline(radius - inwards, at),
    stroke,
    width,
    layer: 'token',
    tag: `${tag}:rim`,
  });
  return [ring(0.8, 1.4, WHITE), ring(2.3, 2.6, NIGHT), ring(2.4, 1.5, look.fill)];
}

const plate = (look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] => [
  emblem(look, at, radius, 'token', `${tag}:body`),
];

/** The name, light on dark: it is read on any ground. */
function band({ band: box, name }: Spot, tag: string): readonly Shape[] {
  return [
    { kind: 'box', box, round: 2, fill: NIGHT, layer: 'token', tag: `${tag}:band` },
    {
      kind: 'text',
      text: name,
      at: [box.x + box.width / 2, box.y + box.height / 2],
      size: TYPE.read,
      bold: true,
      align: 'center',
      colour: WHITE,
      layer: 'token',
      tag: `${tag}:label`,
    },
  ];
}

/** What is left of armour and, in its own colour, of structure, on one track; nothing of what is not known. */
function hull({ unit, hull: [x, y], among }: Spot, radius: number, tag: string): readonly Shape[] {
  const armor = wholeOf(unit, 'armor');
  if (!armor) return [];
  const width = (radius * 0.98) / among;
  return shares(armor, wholeOf(unit, 'structure') ?? NONE).map(({ from, to, fill, of }): Shape => ({
    kind: 'box',
    box: { x: x - width / 2 + from * width, y: y - HULL / 2, width: (to - from) * width, height: HULL },
    round: 0,
    fill,
    layer: 'token',
    tag: `${tag}:bar:${of}`,
  }));
}

const NONE = { left: 0, of: 0 };

/** Heat, upright at the left, where it is known; only 'Mechs build any up (UNI-02). */
function heat({ unit, at, end, figure: drawn }: Spot, radius: number, tag: string): readonly Shape[] {
  const now = unit.body?.heat ?? null;
  if (now === null || !isMech(unit)) return [];
  const height = radius * 0.6;
  const x = at[0] - radius * 0.66;
  const y = drawn.at[1] + end * drawn.size * 0.15;
  const share = heatShare(now);
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

/** A cross through a grey plate: destroyed. Without its name where somebody stands in the hex. */
function wreck(spot: Spot, lay: Lay, covered: boolean): readonly Shape[] {
  const { look, at } = spot;
  const tag = `unit:${spot.unit.id}`;
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
  // A pixel of its hex may lie outside of the picture.
  const inside = { ...spot.band, y: at[1] + lay.row / 2 - BAND - 2 };
  return [
    emblem(look, at, radius, 'token', `${tag}:body`, GONE),
    bar(45),
    bar(135),
    ...(covered || isSmall(lay) ? [] : band({ ...spot, band: inside }, tag)),
  ];
}

/** Names of units where hexes are too small for them, and of those who share one that has no room for them: in their colour and with their shape, each where it hides least. */
export function nameLabels(view: SeenState, sides: readonly string[], lay: Lay): readonly Label[] {
  const names = shortNames(view);
  return placed(view).flatMap((unit): readonly Label[] => {
    const shared = sharing(view, unit, unit.place.hex);
    const dead = unit.status === 'destroyed';
    const isBeside = !dead && isNamedBeside(shared, lay) && !isCarried(unit);
    if (!isSmall(lay) && !isBeside) return [];
    const look = sideLook(sides, unit.side);
    const at = middle(lay, unit.place.hex);
    const name = `${sideSign(look)} ${names.get(unit.id) ?? unit.id}`;
    const text = isSmall(lay) && !dead ? `${name}${pointing(unit, unit.place)}` : name;
    const near = { prefer: [at], holds: 'near' } as const;
    const column = { prefer: besideHex(at, shared, labelSize({ text, size: TYPE.read }), lay) };
    return [
      {
        text,
        tag: `unit:${unit.id}:label`,
        about: at,
        clear: lay.radius * (isSmall(lay) ? 0.6 : 1),
        size: TYPE.read,
        fill: dead ? PAPER_IN : look.fill,
        ink: dead ? NIGHT : look.ink,
        border: NIGHT,
        ...(isSmall(lay) ? (dead ? {} : near) : column),
      },
    ];
  });
}

/** Where a unit faces, and where its torso is turned to, behind its name: in a small hex that hides its teeth. */
const pointing = (unit: SeenUnit, place: Place): string => {
  const arrows = teethOf(unit, place).map((side) => ARROWS[side]);
  return arrows.length === 0 ? '' : ` ${arrows.join('')}`;
};
const ARROWS: Readonly<Record<Facing, string>> = { 0: '↑', 1: '↗', 2: '↘', 3: '↓', 4: '↙', 5: '↖' };

/** Between names that stand one below the other. */
const NAME_GAP = 0.6;

/** Where the names of those who share a hex stand: one below the other at its right, or at its left. */
function besideHex(
  [x, y]: Point,
  { nth, among }: Pick<Spot, 'nth' | 'among'>,
  { width, height }: ReturnType<typeof labelSize>,
  lay: Lay,
): readonly Point[] {
  const to = lay.radius + 2 + width / 2;
  const at = y + (nth - (among - 1) / 2) * (height + NAME_GAP);
  return [
    [x + to, at],
    [x - to, at],
  ];
}

/** What labels should not cover: the hexes of units, with names and teeth that stand outside of them. */
export function tokenBoxes(view: SeenState, sides: readonly string[], lay: Lay): readonly Box[] {
  const shown = spots(view, sides, lay);
  return [
    ...(isSmall(lay) ? [] : shown.flatMap((spot) => (isNamedBeside(spot, lay) ? [] : [spot.band]))),
    ...shown.flatMap((spot) => (spot.unit.status === 'active' ? teethBoxes(spot, lay) : [])),
    ...placed(view).map(({ place }) => {
      const [x, y] = middle(lay, place.hex);
      return { x: x - lay.radius * 0.8, y: y - lay.row / 2, width: lay.radius * 1.6, height: lay.row };
    }),
  ];
}

const placed = ({ units }: SeenState) =>
  units.flatMap((unit) =>
    unit.place && (unit.status === 'active' || unit.status === 'destroyed') ? [{ ...unit, place: unit.place }] : [],
  );
