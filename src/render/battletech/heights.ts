import { FACINGS, neighbour, type Facing } from '../../rules/geometry/hex/facing.js';
import { hexesOf, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Board, Terrain } from '../../rules/battletech/types.js';
import { PAPER } from '../colours.js';
import type { Colour, Point, Shape } from '../scene.js';
import { outline } from './lay.js';

/** Heights and depths of hexes: in writing, once for each area, and as contours where the ground falls away. */

const CONTOUR: Colour = '#6B4A1E';
export const WRITTEN: Colour = '#14161A';

/** The height of a hex above the ground of the map. */
export const levelIn = (board: Board, hex: Hex): number => board.hexes[hex]?.level ?? 0;

/** A hex's height and depth as written in it: `▲2`, `▼1`, `≈1`, `▼1≈1`, or the height of its building: `⌂3`; empty for dry ground at level 0. */
export function heightText(terrain: Terrain | undefined): string {
  if (terrain?.building) return `⌂${terrain.building.levels}`;
  const level = (terrain?.level ?? 0) + (terrain?.bridge?.levels ?? 0);
  return [
    ...(level === 0 ? [] : [`${level > 0 ? '▲' : '▼'}${Math.abs(level)}`]),
    ...(terrain?.water === undefined ? [] : [`≈${terrain.water}`]),
  ].join('');
}

/** Hexes whose height is written: no two neighbours of the same height and depth, and of each such area at least one. */
export function heightsWritten(board: Board & Extent): ReadonlySet<Hex> {
  const written = new Set<Hex>();
  for (const hex of hexesOf(board)) {
    const text = heightText(board.hexes[hex]);
    const said = FACINGS.some((side) => {
      const next = neighbour(board, hex, side);
      return next !== null && written.has(next) && heightText(board.hexes[next]) === text;
    });
    if (text !== '' && !said) written.add(hex);
  }
  return written;
}

/** The height and depth of a hex, written at its lower edge. */
export function heightLabel(
  terrain: Terrain | undefined,
  [x, y]: Point,
  radius: number,
  size: number,
  tag: string,
): readonly Shape[] {
  const text = heightText(terrain);
  if (text === '') return [];
  return [
    {
      kind: 'text',
      text,
      at: [x, y + radius * 0.8 - size * 0.45],
      size,
      bold: true,
      align: 'center',
      colour: WRITTEN,
      halo: PAPER,
      layer: 'tint',
      tag,
    },
  ];
}

/** The edges of a hex from which the ground falls away: the thicker, the deeper. */
export function contours(board: Board & Extent, hex: Hex, middle: Point, radius: number): readonly Shape[] {
  const corners = outline(radius, middle);
  return FACINGS.flatMap((side): readonly Shape[] => {
    const next = neighbour(board, hex, side);
    const drop = next === null ? 0 : levelIn(board, hex) - levelIn(board, next);
    const edge = edgeOf(corners, side);
    if (drop <= 0 || edge === null) return [];
    return [
      {
        kind: 'path',
        closed: false,
        points: edge,
        stroke: CONTOUR,
        width: 0.9 + 0.7 * Math.min(drop, 3),
        layer: 'tint',
        tag: `contour:${hex}:${side}:${drop}`,
      },
    ];
  });
}

/** The two corners of a hexside; corners are counted clockwise from the one between north and north-east. */
export function edgeOf(corners: readonly Point[], side: Facing): readonly [Point, Point] | null {
  const from = corners[(side + 5) % 6];
  const to = corners[side];
  return from && to ? [from, to] : null;
}
