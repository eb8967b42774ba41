import type { Columns } from '../damage/boxes.js';

/** The damage templates of weapons: how deep their hits go, column by column (armour-grid table 8.2). */

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
