import type { Trait } from './traits.js';
import type { WeaponClass } from './full-weapon.js';
import type { Munition, TechBase } from './types.js';

/**
 * A weapon of the standard level: its name on record sheets, tech base (`mixed`: both have it), heat, damage of one hit
 * (of some less, the farther it is), minimum range with the upper bounds of short, medium and long, tons, critical slots; for what needs ammunition rounds a
 * ton (`null`: none, though they are missiles), for missiles how many are fired.
 */
export type WeaponRow = readonly [
  name: string,
  tech: TechBase,
  heat: number,
  damage: number | readonly [short: number, medium: number, long: number],
  ranges: readonly [minimum: number, short: number, medium: number, long: number],
  tons: number,
  slots: number,
  rounds?: number | null,
  missiles?: number,
];

/** Weapons that work alike. `loads`: munitions that they take beside standard ones; `explodes`: damage when one is hit; `group`: missiles that strike together, `points` the damage. */
export interface WeaponFamily {
  readonly class: WeaponClass;
  readonly traits?: readonly Trait[];
  readonly loads?: readonly Munition[];
  readonly explodes?: number;
  /** Autocannons of every kind: by the rules of 2026 they survive a critical hit (EDN-03). */
  readonly autocannon?: true;
  readonly group?: number;
  readonly points?: number;
  readonly rows: Readonly<Record<string, WeaponRow>>;
}
