import { COLUMNS } from '../../rules/battletech/damage/boxes.js';
import { isKnown, locationsOf } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { TYPE } from '../canvas.js';
import { FAINT, INK } from '../colours.js';
import { writing } from '../panel.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { stacked, trooperSpots, type Spots } from './stacks.js';
import { AROUND, BODY, levelsOf, OPEN, points, rowsOf, type Level } from './points.js';

/** The body on a card: for every location what is left of its armour, in front and behind, and of its structure, in figures over points. */

/** What went in this phase. */
export const NEW: Colour = '#BB270F';
const LOST: Colour = '#CFC9B8';

/** From the middle of a point to the next: whole painted pixels, the largest at which the body has room. */
const PITCHES = [4.5, 4, 3.5, 3] as const;
const PAD = 2;
const GAP = 2;
/** Lines with the figures of armour, and of what lies below or behind it. */
const FIGURES = 11;
const LOWER_FIGURES = 10;

/** Where each location lies, in a field so wide. */
export const BODY_WIDTH = 138;
const SHOULDERS = ['LT', 'RT', 'LA', 'RA'] as const;
const SPOTS: Spots = {
  LA: { x: 0, width: 23, under: 17 },
  LT: { x: 25, width: 25, under: 10 },
  CT: { x: 52, width: 34, under: ['HD'] },
  HD: { x: 54, width: 30, under: 0 },
  RT: { x: 88, width: 25, under: 10 },
  RA: { x: 115, width: 23, under: 17 },
  LL: { x: 10, width: 40, under: SHOULDERS },
  RL: { x: 88, width: 40, under: SHOULDERS },
  FR: { x: 47, width: 44, under: 0 },
  LS: { x: 0, width: 43, under: 14 },
  RS: { x: 95, width: 43, under: 14 },
  RO: { x: 47, width: 44, under: ['FR'] },
  TU: { x: 47, width: 44, under: ['FR', 'RO'] },
  RR: { x: 47, width: 44, under: ['FR', 'RO', 'TU'] },
  BD: { x: 47, width: 44, under: ['RR'] },
  TR: { x: 0, width: BODY_WIDTH, under: 0 },
  ...trooperSpots(BODY_WIDTH, 2),
};

/** The body of a unit in a field, as far as anything of it is known. */
export function body(unit: SeenUnit, was: SeenUnit | null, at: Point, height: number): readonly Shape[] {
  const parts = locationsOf(unit).map((location): Part => ({ location, levels: levelsOf(unit, was, location) }));
  if (!parts.some(({ levels }) => levels.some(isKnown))) return [];
  const [pitch, boxes] = fitting(parts, height);
  return parts.flatMap(({ location, levels }) => {
    const box = boxes.get(location);
    if (!box) return [];
    return part(unit, was, location, levels, { ...box, x: at[0] + box.x, y: at[1] + box.y }, pitch);
  });
}

interface Part {
  readonly location: Location;
  readonly levels: readonly Level[];
}
type Boxes = ReturnType<typeof stacked>;

/** The largest pitch at which the body has room, else the least, and where its locations are; boxes have to stand in their six columns. */
function fitting(parts: readonly Part[], height: number): readonly [pitch: number, boxes: Boxes] {
  const narrowest = Math.min(...parts.map(({ location }) => SPOTS[location].width)) - 2;
  const inColumns = parts.some(({ levels }) => levels.some(({ columns }) => columns));
  const [first, ...smaller] = PITCHES.filter((pitch) => !inColumns || COLUMNS * pitch <= narrowest);
  if (first === undefined) throw new Error('no pitch at which six columns have room');
  let found: readonly [number, Boxes] = [first, boxesOf(parts, first)];
  for (const pitch of smaller) {
    if (Math.max(...[...found[1].values()].map((box) => box.y + box.height)) <= height) break;
    found = [pitch, boxesOf(parts, pitch)];
  }
  return found;
}

const figuresOf = (layer: Level['layer']): number => (layer === 'armor' ? FIGURES : LOWER_FIGURES);

const levelHeight = (level: Level, width: number, pitch: number): number =>
  figuresOf(level.layer) + rowsOf(level, width - 2 * PAD, pitch) * pitch;

/** Each location as high as its layers. */
function boxesOf(parts: readonly Part[], pitch: number): Boxes {
  const levels = new Map(parts.map((one) => [one.location, one.levels]));
  const heightOf = (location: Location): number =>
    (levels.get(location) ?? []).reduce(
      (sum, level) => sum + levelHeight(level, SPOTS[location].width, pitch),
      PAD + 1,
    );
  return stacked([...levels.keys()], SPOTS, GAP, heightOf);
}

/** A location: its layers from the outside inward, and what is behind. */
function part(
  unit: SeenUnit,
  was: SeenUnit | null,
  location: Location,
  levels: readonly Level[],
  box: Box,
  pitch: number,
): readonly Shape[] {
  const tag = `card:${unit.id}:${location}`;
  const gone = isLost(unit, location);
  const changed = levels.some(isFresh) || (was !== null && gone !== isLost(was, location));
  const rim: Shape = {
    kind: 'box',
    box,
    round: 3,
    fill: gone ? LOST : BODY,
    stroke: changed ? NEW : FAINT,
    width: changed ? 2 : 0.8,
    layer: 'tint',
    tag,
  };
  if (gone)
    return [
      rim,
      line([box.x + 3, box.y + 3], [box.x + box.width - 3, box.y + box.height - 3], `${tag}:gone`),
      line([box.x + box.width - 3, box.y + 3], [box.x + 3, box.y + box.height - 3], `${tag}:gone`),
    ];
  let { y } = box;
  return [
    rim,
    ...levels.flatMap((level) => {
      const height = levelHeight(level, box.width, pitch);
      const shapes = levelShapes(level, { ...box, y, height }, pitch, `${tag}:${level.layer}`);
      y += height;
      return shapes;
    }),
  ];
}

const isFresh = ({ left, before }: Level): boolean => left !== null && before !== null && left < before;

/** What is left in figures, `?` if that is not known, over its points; structure lies in red where the armour over it is gone. */
function levelShapes(level: Level, box: Box, pitch: number, tag: string): readonly Shape[] {
  const { layer, left, of, open } = level;
  const fresh = isFresh(level);
  const figures = figuresOf(layer);
  const [opens, closes] = AROUND[layer];
  const under: Shape = {
    kind: 'box',
    box: { x: box.x + 1.2, y: box.y + 0.5, width: box.width - 2.4, height: box.height },
    round: 2,
    fill: OPEN,
    layer: 'tint',
    tag: `${tag}:open`,
  };
  return [
    ...(open ? [under] : []),
    writing(`${opens}${left ?? '?'}${closes}`, [box.x + box.width / 2, box.y + figures / 2 + 0.5], `${tag}:now`, {
      size: layer === 'armor' ? TYPE.read : TYPE.opened,
      bold: fresh || layer === 'armor',
      colour: fresh ? NEW : left !== null && left < of ? INK : FAINT,
      centre: true,
    }),
    ...points(level, { x: box.x + PAD, y: box.y + figures, width: box.width - 2 * PAD }, pitch, tag),
  ];
}

const line = (from: Point, to: Point, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points: [from, to],
  stroke: INK,
  width: 2,
  layer: 'line',
  tag,
});
