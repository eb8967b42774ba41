import { COLUMNS, sumOf, type Columns } from '../damage/boxes.js';
import type { StandardWeapon } from '../record-sheet.js';

/** How deep a hit goes, column by column (armour-grid tables 8.2 and 8.3). */

/** The templates of weapons, by the ids of those that have them; the depths of one add up to its damage. */
const SHAPES: readonly { readonly template: Columns; readonly of: readonly string[] }[] = [
  { template: [3], of: ['small-laser', 'er-small-laser', 'ba-small-laser', 'small-pulse-laser'] },
  { template: [3], of: ['clan-micro-pulse-laser', 'clan-small-pulse-laser'] },
  { template: [1, 3, 1], of: ['medium-laser', 'er-medium-laser', 'clan-er-small-laser'] },
  { template: [2, 4, 2], of: ['large-laser', 'er-large-laser'] },
  { template: [1, 4, 4, 1], of: ['ppc', 'er-ppc', 'snub-nose-ppc'] },
  { template: [1, 4, 1], of: ['medium-pulse-laser'] },
  { template: [2, 5, 2], of: ['large-pulse-laser'] },
  { template: [1, 1], of: ['flamer', 'clan-flamer', 'vehicle-flamer', 'ba-flamer'] },
  { template: [2], of: ['machine-gun', 'clan-machine-gun', 'ba-machine-gun'] },
  {
    template: [1, 1],
    of: ['ac-2', 'light-ac-2', 'ultra-ac-2', 'clan-ultra-ac-2', 'rotary-ac-2', 'lb-2-x', 'clan-lb-2-x'],
  },
  {
    template: [1, 1, 1, 1, 1],
    of: ['ac-5', 'light-ac-5', 'ultra-ac-5', 'clan-ultra-ac-5', 'rotary-ac-5', 'lb-5-x', 'clan-lb-5-x'],
  },
  { template: [1, 2, 4, 2, 1], of: ['ac-10', 'ultra-ac-10', 'clan-ultra-ac-10', 'lb-10-x', 'clan-lb-10-x'] },
  { template: [2, 4, 8, 4, 2], of: ['ac-20', 'ultra-ac-20', 'clan-ultra-ac-20', 'lb-20-x', 'clan-lb-20-x'] },
  { template: [3, 9, 3], of: ['gauss-rifle', 'clan-gauss-rifle'] },
];

/** Templates by the ids of weapons. */
export type Templates = Readonly<Record<string, Columns>>;

/** The template of each weapon that has one of its own. */
export const TEMPLATES: Templates = Object.fromEntries(
  SHAPES.flatMap(({ template, of }) => of.map((id) => [id, template])),
);

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
