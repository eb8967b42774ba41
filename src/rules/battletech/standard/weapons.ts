import { ammoId, weaponId, type WeaponId } from '../vocabulary.js';
import type { StandardWeapon } from '../record-sheet.js';
import { toHitOf } from './traits.js';
import type { Cluster, FullWeapon } from './full-weapon.js';
import type { Munition } from './types.js';
import type { WeaponFamily, WeaponRow } from './weapon-family.js';
import { WEAPON_FAMILIES } from './weapon-table.js';

/** A weapon of the standard level, with what only the builders of units need to know of it. */
export interface Arm {
  readonly weapon: StandardWeapon & { readonly full: FullWeapon };
  /** Its name on English record sheets, e.g. `ER Medium Laser`; a Clan weapon may have the name of one of the Inner Sphere. */
  readonly name: string;
  readonly tons: number;
  /** Munitions that it takes beside standard ones. */
  readonly loads: readonly Munition[];
  /** Critical slots that it takes up. */
  readonly slots: number;
  /** Rounds in a ton of its ammunition; `null`: it needs none. */
  readonly rounds: number | null;
}

const ARMS: ReadonlyMap<string, Arm> = new Map(
  WEAPON_FAMILIES.flatMap((family) => Object.entries(family.rows).map(([id, row]) => [id, arm(family, id, row)])),
);

/** The ids of all weapons of the standard level; those of the quick-start level are among them. */
export const FULL_WEAPON_IDS: readonly WeaponId[] = [...ARMS.values()].map(({ weapon }) => weapon.id);

/** The weapon of the standard level with an id, and how it is built; `null` when the table has none. */
export const armOf = (id: string): Arm | null => ARMS.get(id) ?? null;

/** The weapon of the standard level with an id; `null` when the table has none. Its `damage` is that of one hit. */
export const fullWeaponOf = (id: string): StandardWeapon | null => armOf(id)?.weapon ?? null;

/** Its ammunition has the weapon's own id: no two weapons share any. */
function arm(family: WeaponFamily, id: string, row: WeaponRow): Arm {
  const [name, tech, heat, strength, [minimum, short, medium, long], tons, slots, rounds = null, missiles] = row;
  const { traits = [], explodes = 0, group = 1, points } = family;
  const [damage, falling] = typeof strength === 'number' ? [strength, null] : [strength[0], strength];
  const cluster: Cluster | null =
    missiles === undefined ? null : { size: missiles, damage, group, ...(points === undefined ? {} : { points }) };
  return {
    weapon: {
      id: weaponId(id),
      damage,
      groups: [damage],
      ranges: { short, medium, long },
      ammo: rounds === null ? null : ammoId(id),
      full: {
        class: family.class,
        tech,
        heat,
        minimum,
        toHit: toHitOf(traits),
        cluster,
        traits,
        explodes,
        ...(falling ? { falling: { short: falling[0], medium: falling[1], long: falling[2] } } : {}),
      },
    },
    name,
    loads: family.loads ?? [],
    tons,
    slots,
    rounds,
  };
}
