import type { Colour, Point, Shape } from '../scene.js';
import { dots, patch, range, round, stroke, upTo, winding, type Land } from './land.js';

/** The front of a war: two lines of trenches, wire, and between them nothing but craters. */

const MUD: Colour = '#B09F7E80';
const CRATER: Colour = '#A08E6C';
const RIM: Colour = '#D5C9A8';
const WATER: Colour = '#8FA3A6';
const TRENCH: Colour = '#6E5C40';
const WIRE: Colour = '#8D7F66';
const GRASS: Colour = '#B7BD8C90';
const STUMP: Colour = '#7A6B4E';

export function trenches(land: Land): readonly Shape[] {
  const middle = land.height * range(land, 0.45, 0.55);
  const [north, south] = [middle - 9, middle + 9].map((y) => winding(land, y, 4, 3)) as [Line, Line];
  const between = [...north, ...[...south].reverse()].map(([x, y]) => land.at(x, y));
  return [
    ...upTo(9).map(() => {
      const y = land.roll() < 0.5 ? range(land, 0, middle - 16) : range(land, middle + 16, land.height);
      return round(land.at(range(land, 0, land.width), y), land.px(range(land, 4, 10)), { fill: GRASS }, 'grass');
    }),
    patch(between, { fill: MUD }, 'no-mans-land'),
    ...upTo((land.width * land.height) / 80).flatMap(() => {
      const spread = range(land, -1, 1);
      return crater(land, range(land, 0, land.width), middle + spread * Math.abs(spread) * land.height * 0.5);
    }),
    ...[north, south].flatMap((line, i) => front(land, line, i === 0 ? -1 : 1)),
    dots(
      upTo(40).map(() => land.at(range(land, 0, land.width), range(land, 0, land.height))),
      0.9,
      STUMP,
      'stump',
    ),
  ];
}

type Line = readonly (readonly [number, number])[];

/** A trench of the first line in zigzag, one of the second behind it, ways between them, wire before them. */
function front(land: Land, line: Line, behind: 1 | -1): readonly Shape[] {
  const zigzag = line.map(([x, y], i): Point => land.at(x, y + (i % 2 === 0 ? 0.8 : -0.8)));
  const second = line.map(([x, y], i): Point => land.at(x, y + behind * 6 + (i % 2 === 0 ? -0.7 : 0.7)));
  const ways = line.filter((_, i) => i % 6 === 3);
  const wire = line.flatMap(([x, y]): Point[] => [land.at(x, y - behind * 2.2), land.at(x + 1.5, y - behind * 3)]);
  return [
    stroke(zigzag, RIM, Math.max(2.4, land.px(0.8)), 'parapet'),
    stroke(zigzag, TRENCH, Math.max(1.2, land.px(0.4)), 'trench'),
    stroke(second, TRENCH, Math.max(1, land.px(0.3)), 'trench'),
    ...ways.map(([x, y]) =>
      stroke([land.at(x, y), land.at(x + 0.8, y + behind * 3), land.at(x, y + behind * 6)], TRENCH, 0.9, 'trench'),
    ),
    stroke(wire, WIRE, 0.7, 'wire'),
  ];
}

/** A crater, lit from the north-west; some stand full of water. */
function crater(land: Land, x: number, y: number): readonly Shape[] {
  const size = range(land, 0.35, 1.1);
  const wet = land.roll() < 0.3;
  return [
    round(land.at(x + size * 0.18, y + size * 0.18), land.px(size), { fill: RIM }, 'rim'),
    round(land.at(x, y), land.px(size * 0.86), { fill: wet ? WATER : CRATER }, 'crater'),
  ];
}
