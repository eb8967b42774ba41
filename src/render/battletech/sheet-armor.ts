import type { Unit } from '../../rules/battletech/types.js';
import type { ByLocation, Location } from '../../rules/battletech/vocabulary.js';
import { armorAt, locationsOf, rearArmorAt, structureAt, type Left } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import { isPlatoon } from '../../rules/battletech/standard/infantry.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { FAINT, INK, PAPER, RED } from '../colours.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, type Box, type Colour, type Point, type Shape } from '../scene.js';
import type { Block } from '../blocks.js';
import { crossOut, figure, hatch, struckOut } from './marks.js';

/** How the locations lie on a sheet, as on the printed ones: boxes in a field of 181 by 128. */
const FIELD_WIDTH = 181;
const FIELD_HEIGHT = 128;
const BOXES: ByLocation<Box> = {
  HD: { x: 60, y: 0, width: 61, height: 29 },
  LA: { x: 0, y: 36, width: 35, height: 48 },
  LT: { x: 36.5, y: 31, width: 35, height: 49 },
  CT: { x: 73, y: 31, width: 35, height: 57 },
  RT: { x: 109.5, y: 31, width: 35, height: 49 },
  RA: { x: 146, y: 36, width: 35, height: 48 },
  LL: { x: 31.5, y: 82, width: 40, height: 44 },
  RL: { x: 109.5, y: 82, width: 40, height: 44 },
  FR: { x: 60, y: 0, width: 61, height: 31 },
  LS: { x: 22, y: 33, width: 36, height: 58 },
  TU: { x: 62, y: 33, width: 57, height: 28 },
  RO: { x: 62, y: 63, width: 57, height: 28 },
  RS: { x: 123, y: 33, width: 36, height: 58 },
  RR: { x: 60, y: 93, width: 61, height: 33 },
  TR: { x: 50, y: 36, width: 81, height: 52 },
  T1: { x: 0, y: 8, width: 57, height: 52 },
  T2: { x: 62, y: 8, width: 57, height: 52 },
  T3: { x: 124, y: 8, width: 57, height: 52 },
  T4: { x: 0, y: 66, width: 57, height: 52 },
  T5: { x: 62, y: 66, width: 57, height: 52 },
  T6: { x: 124, y: 66, width: 57, height: 52 },
};

const ARMOUR: Colour = '#BCD3E3';
const GONE: Colour = '#4A4C52';
const LINE = 12.6;

/** Armour left in a location, of how much, and what there was when the stretch began. */
interface Plate extends Left {
  readonly name: Location;
  readonly before: number;
  readonly isGone: boolean;
}

/** What fills a location: its armour, of a platoon its troopers. */
const plateAt = (unit: Unit, name: Location): Left =>
  unit.body && isPlatoon(unit) ? structureAt(unit, name) : armorAt(unit, name);

/** The armour diagram of a unit (QSR-04): each location filled as far as it has armour; what it lost since `before` is hatched and its old figure struck out. */
export function armorBlock(unit: Unit, before: Unit | null, width: number): Block {
  const shift = (width - FIELD_WIDTH) / 2;
  const plates = locationsOf(unit).map((name): Plate => {
    const now = plateAt(unit, name);
    return { name, ...now, before: before ? plateAt(before, name).left : now.left, isGone: isLost(unit, name) };
  });
  return {
    height: FIELD_HEIGHT,
    shapes: plates.flatMap((plate) => {
      const box = BOXES[plate.name];
      if (!box) return [];
      return plateShapes(plate, { ...box, x: box.x + shift }, `armor:${unit.id}:${plate.name}`);
    }),
  };
}

function plateShapes(plate: Plate, box: Box, tag: string): readonly Shape[] {
  const changed = plate.before !== plate.left;
  const ink = plate.isGone ? PAPER : INK;
  const part = (n: number): number => (plate.of === 0 ? 0 : (box.height * n) / plate.of);
  const filled: Box = { ...box, y: box.y + box.height - part(plate.left), height: part(plate.left) };
  const wounded: Box = { ...box, y: box.y + box.height - part(plate.before), height: part(plate.before - plate.left) };
  const filling: Shape = {
    kind: 'box',
    box: filled,
    round: plate.left === plate.of ? 4 : [0, 0, 4, 4],
    fill: ARMOUR,
    layer: 'tint',
    tag: `${tag}:left`,
  };
  return [
    { kind: 'box', box, round: 4, fill: plate.isGone ? GONE : PAPER, layer: 'tint', tag },
    ...(plate.left > 0 ? [filling] : []),
    ...(changed && !plate.isGone ? hatch(wounded, `${tag}:hatch`) : []),
    {
      kind: 'box',
      box,
      round: 4,
      stroke: changed ? RED : plate.isGone ? GONE : FAINT,
      width: changed ? 2 : 0.9,
      layer: 'line',
      tag: `${tag}:rim`,
    },
    ...(plate.isGone ? crossOut(box, `${tag}:lost`) : []),
    ...plateText(plate, box, ink, tag),
  ];
}

/** The name, then the figures: `16/20`, over it the old figure struck out. A broad box has both figures on one line. */
function plateText(plate: Plate, box: Box, ink: Colour, tag: string): readonly Shape[] {
  const changed = plate.before !== plate.left;
  const broad = box.width > 50;
  const lines = changed && !broad ? 3 : 2;
  const middle = box.x + box.width / 2;
  const top = box.y + box.height / 2 - ((lines - 1) * LINE) / 2;
  const now = `${plate.left}/${plate.of}`;
  const old = String(plate.before);
  const nowAt: Point =
    broad && changed
      ? [middle + textWidth(`${old} `, LEGIBLE, true) / 2, top + LINE]
      : [middle, top + (lines - 1) * LINE];
  const oldAt: Point = broad ? [middle - textWidth(`${now} `, LEGIBLE, true) / 2, top + LINE] : [middle, top + LINE];
  return [
    figure(plate.name, [middle, top], true, ink, `${tag}:name`),
    ...(changed ? struckOut(old, oldAt, ink, `${tag}:old`) : []),
    figure(now, nowAt, changed, ink, `${tag}:now`),
  ];
}

/** Armour at the back, where the option makes it count (AMB-QSR-08): one line of figures. */
export function rearWords(unit: Unit, before: Unit | null, tongue: Tongue): string {
  const figures = locationsOf(unit).flatMap((name) => {
    const now = rearArmorAt(unit, name);
    if (!now) return [];
    const was = (before && rearArmorAt(before, name)) ?? now;
    return [`${name} ${was.left === now.left ? '' : `${was.left} → `}${now.left}/${now.of}`];
  });
  return figures.length === 0 ? '' : t(tongue, 'battletech.picture.rear', { figures: figures.join(' · ') });
}
