import { namesOf, rulesIn, standingIn, type QuirkRow, type QuirkStanding } from './quirk-rows.js';

/** Quirks of single weapons (option `quirks`, ADV-11): what each changes, as data. Figures: BattleMech Manual, pages 82 to 89. */

/** What a quirk changes for its weapon; whatever is left out stays as it is without it. */
export interface WeaponQuirkRules {
  /** Added to the number of its shots. */
  readonly shots?: number;
  /** Added to the number of its shots after a run or at flank speed. */
  readonly running?: number;
  /** Added to the heat of firing it; what makes some makes 1 at the least. */
  readonly heat?: number;
  /** It does not work at all. */
  readonly dead?: true;
}

/** All quirks that a weapon may have: those that the referee applies, then those that he does not. */
const ROWS = {
  accurate: { shots: -1 },
  inaccurate: { shots: 1 },
  misrepaired: { shots: 1 },
  misreplaced: { shots: 1 },
  stabilized: { running: -1 },
  'improved-cooling': { heat: -1 },
  'poor-cooling': { heat: 1 },
  'no-cooling': { heat: 2 },
  'non-functional': { dead: true },
  // of the workshop
  'fast-reload': 'idle',
  modular: 'idle',
  'ammo-feed': 'left-out',
  'static-feed': 'left-out',
  'em-interference': 'left-out',
  'exposed-linkage': 'left-out',
  'directional-mount': 'left-out',
  'jettison-capable': 'left-out',
} as const satisfies Readonly<Record<string, QuirkRow<WeaponQuirkRules>>>;

/** What sets a weapon apart from others of its kind (ADV-11). */
export type WeaponQuirk = keyof typeof ROWS;

/** All quirks that a weapon may have. */
export const WEAPON_QUIRKS: readonly WeaponQuirk[] = namesOf(ROWS);
/** What a quirk of a weapon comes to in a match here. */
export const weaponStandingOf = (quirk: WeaponQuirk): QuirkStanding => standingIn(ROWS[quirk]);
/** What a quirk changes for its weapon. */
export const rulesOfWeaponQuirk = (quirk: WeaponQuirk): WeaponQuirkRules => rulesIn<WeaponQuirkRules>(ROWS[quirk]);
