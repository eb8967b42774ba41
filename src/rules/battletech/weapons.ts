import { ammoId, weaponId, type WeaponId } from './vocabulary.js';
import type { QuickStartWeapon } from './record-sheet.js';

interface Row {
  readonly damage: number;
  /** Damage groupings (QSR-51); without it the whole damage is one. */
  readonly groups?: readonly number[];
  /** Upper bounds of short, medium and long range, in hexes. */
  readonly ranges: readonly [short: number, medium: number, long: number];
  readonly ammo?: string;
}

/**
 * The weapons of table 7.1.7 that the quick-start level can use. Missiles have no table of hits here (QSR-51): a hit deals
 * the middle result of the standard table, in its usual groups (fives for long-range missiles, twos for short-range).
 */
const ROWS = {
  'small-laser': { damage: 3, ranges: [1, 2, 3] },
  'medium-laser': { damage: 5, ranges: [3, 6, 9] },
  'large-laser': { damage: 8, ranges: [5, 10, 15] },
  ppc: { damage: 10, ranges: [6, 12, 18] },
  'machine-gun': { damage: 2, ranges: [1, 2, 3], ammo: 'machine-gun' },
  flamer: { damage: 2, ranges: [1, 2, 3] },
  'ac-2': { damage: 2, ranges: [8, 16, 24], ammo: 'ac-2' },
  'ac-5': { damage: 5, ranges: [6, 12, 18], ammo: 'ac-5' },
  'ac-10': { damage: 10, ranges: [5, 10, 15], ammo: 'ac-10' },
  'ac-20': { damage: 20, ranges: [3, 6, 9], ammo: 'ac-20' },
  'gauss-rifle': { damage: 15, ranges: [7, 15, 22], ammo: 'gauss-rifle' },
  'srm-2': { damage: 2, groups: [2], ranges: [3, 6, 9], ammo: 'srm-2' },
  'srm-4': { damage: 6, groups: [2, 2, 2], ranges: [3, 6, 9], ammo: 'srm-4' },
  'srm-6': { damage: 8, groups: [2, 2, 2, 2], ranges: [3, 6, 9], ammo: 'srm-6' },
  'lrm-5': { damage: 3, groups: [3], ranges: [7, 14, 21], ammo: 'lrm-5' },
  'lrm-10': { damage: 6, groups: [5, 1], ranges: [7, 14, 21], ammo: 'lrm-10' },
  'lrm-15': { damage: 9, groups: [5, 4], ranges: [7, 14, 21], ammo: 'lrm-15' },
  'lrm-20': { damage: 12, groups: [5, 5, 2], ranges: [7, 14, 21], ammo: 'lrm-20' },
} as const satisfies Record<string, Row>;

const table: Readonly<Record<string, Row>> = ROWS;

/** The ids of all weapons, in the order of the table. */
export const WEAPON_IDS: readonly WeaponId[] = Object.keys(ROWS).map(weaponId);

/** The weapon with an id, or `null` when the table has none. */
export function weaponOf(id: string): QuickStartWeapon | null {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!row) return null;
  const [short, medium, long] = row.ranges;
  return {
    id: weaponId(id),
    damage: row.damage,
    groups: row.groups ?? [row.damage],
    ranges: { short, medium, long },
    ammo: row.ammo === undefined ? null : ammoId(row.ammo),
  };
}
