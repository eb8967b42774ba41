import type { Mark } from '../ground-table.js';

/** Ground underfoot that makes every roll there harder (TER-04). */
export const FOOTINGS = [
  'deepSnow',
  'swamp',
  'mud',
  'sand',
  'jungle',
  'rapids',
  'torrent',
  'industry',
  'tundra',
  'ultraRubble',
  'ice',
  'quicksand',
  'crust',
  'magma',
  'eruption',
] as const satisfies readonly Mark[];
