import type { Mark } from '../../../rules/battletech/ground-table.js';
import type { Board, Terrain } from '../../../rules/battletech/types.js';

/** What kinds of ground a map has, by which lists of maps are searched: coarser than its terrain, for who looks for a map to play on. */

/** The marks of the ground that are of one kind. */
const MARKED = {
  road: ['pavement'],
  rough: ['rough', 'ultraRough'],
  rubble: ['rubble', 'ultraRubble'],
  swamp: ['swamp', 'mud', 'quicksand'],
  snow: ['snow', 'deepSnow', 'tundra'],
  ice: ['ice'],
  sand: ['sand'],
  fields: ['fields'],
  jungle: ['jungle'],
  works: ['fortified'],
  industry: ['industry'],
  magma: ['crust', 'magma', 'vent'],
} as const satisfies Readonly<Record<string, readonly Mark[]>>;

const OTHERS = {
  hills: ({ level = 0 }) => level !== 0,
  cliffs: ({ cliffs = [] }) => cliffs.length > 0,
  woods: ({ woods }) => woods > 0,
  water: ({ water }) => water !== undefined,
  buildings: ({ building }) => building !== undefined,
  bridge: ({ bridge }) => bridge !== undefined,
} as const satisfies Readonly<Record<string, (terrain: Terrain) => boolean>>;

const KINDS: readonly { readonly kind: string; readonly isIn: (terrain: Terrain) => boolean }[] = [
  ...Object.entries(OTHERS).map(([kind, isIn]) => ({ kind, isIn })),
  ...Object.entries(MARKED).map(([kind, marks]) => ({
    kind,
    isIn: (terrain: Terrain) => marks.some((mark) => terrain[mark]),
  })),
];

/** The kinds of ground that a map has, those of the most hexes first; none where all of it is clear. */
export function groundsOf({ hexes }: Board): readonly string[] {
  const all = Object.values(hexes);
  const counted = KINDS.map(({ kind, isIn }) => ({ kind, count: all.filter(isIn).length }));
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ kind }) => kind);
}
