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

/** Quirks that the referee applies. */
const APPLIED = {
  accurate: { shots: -1 },
  inaccurate: { shots: 1 },
  misrepaired: { shots: 1 },
  misreplaced: { shots: 1 },
  stabilized: { running: -1 },
  'improved-cooling': { heat: -1 },
  'poor-cooling': { heat: 1 },
  'no-cooling': { heat: 2 },
  'non-functional': { dead: true },
} as const satisfies Readonly<Record<string, WeaponQuirkRules>>;

/** Quirks that change nothing in a match here: they are of the workshop. */
const IDLE = ['fast-reload', 'modular'] as const;

/** Quirks that would change something at a table, and do not here: the players know of them. */
const LEFT_OUT = [
  'ammo-feed',
  'static-feed',
  'em-interference',
  'exposed-linkage',
  'directional-mount',
  'jettison-capable',
] as const;

type Applied = keyof typeof APPLIED;
/** What sets a weapon apart from others of its kind (ADV-11). */
export type WeaponQuirk = Applied | (typeof IDLE)[number] | (typeof LEFT_OUT)[number];

/** Whether a quirk would change a match, and the referee leaves that to the players. */
export const isLeftOutOfWeapon = (quirk: WeaponQuirk): boolean => LEFT_OUT.some((one) => one === quirk);
/** Whether a quirk changes something in a match here. */
export const isAppliedToWeapon = (name: string): name is Applied => Object.hasOwn(APPLIED, name);
/** All quirks that a weapon may have. */
export const WEAPON_QUIRKS: readonly WeaponQuirk[] = [
  ...Object.keys(APPLIED).filter(isAppliedToWeapon),
  ...IDLE,
  ...LEFT_OUT,
];

const NOTHING: WeaponQuirkRules = {};
/** What a quirk changes for its weapon. */
export const rulesOfWeaponQuirk = (quirk: WeaponQuirk): WeaponQuirkRules =>
  isAppliedToWeapon(quirk) ? APPLIED[quirk] : NOTHING;
