import { COLUMNS, sumOf, type Columns } from '../damage/boxes.js';
import type { StandardWeapon } from '../record-sheet.js';
import type { Templates } from './templates.js';

/** How deep a hit goes, and over which columns (armour-grid tables 8.2 and 8.3). */

/** So many points in rows: to the nearest, and one at the least. */
export const rowsFor = (points: number, row: number): number =>
  points === 0 ? 0 : Math.max(1, Math.floor(points / row + 0.5));

/** How many missiles make a salvo. */
const SALVO = 5;

/** Missiles that strike together, of which each makes one box: a lost one takes a column with it, the right outermost first, then the left. */
const isSalvo = ({ full: { cluster } }: StandardWeapon): boolean => cluster?.damage === 1 && cluster.group === SALVO;

/** The template of so many points of damage; `weapon`: what they come from, where it is a weapon. */
export function templateOf(templates: Templates, weapon: StandardWeapon | null, points: number): Columns {
  const own = weapon && templates[weapon.id];
  if (own && sumOf(own) === points) return own;
  return weapon && isSalvo(weapon) && points <= SALVO ? salvo(points) : spread(points);
}

/** A salvo of missiles, whole or less: a box a column. */
const salvo = (missiles: number): Columns => Array.from({ length: missiles }, () => 1);

/** Damage without a template of its own: box by box to the middle, then left and right of it by turns. */
function spread(points: number): Columns {
  const width = points <= 2 ? 1 : points <= 8 ? 3 : 5;
  const depths = Array.from({ length: width }, () => 0);
  const middle = (width - 1) / 2;
  const order = [0, -1, 1, -2, 2].slice(0, width).map((off) => middle + off);
  for (let i = 0; i < points; i++) {
    const at = order[i % width] ?? middle;
    depths[at] = (depths[at] ?? 0) + 1;
  }
  return depths;
}

/** The columns that a template lies over, from its leftmost on: of an even number one more to the left of the middle. */
export const leftmost = (template: Columns, column: number): number => column - Math.floor(template.length / 2);

/** Where a template begins so that it stays inside a location. */
export const shiftedInside = (template: Columns, column: number): number =>
  Math.max(1, Math.min(COLUMNS - template.length + 1, leftmost(template, column)));
