import type { Trait } from './traits.js';
import type { TechBase, WeaponClass } from './types.js';

/**
 * A weapon of the standard level: its name on record sheets, tech base (`mixed`: both have it), heat, damage of one hit,
 * minimum range with the upper bounds of short, medium and long, tons, critical slots; for what needs ammunition rounds a
 * ton, for missiles how many are fired.
 */
export type WeaponRow = readonly [
  name: string,
  tech: TechBase,
  heat: number,
  damage: number,
  ranges: readonly [minimum: number, short: number, medium: number, long: number],
  tons: number,
  slots: number,
  rounds?: number,
  missiles?: number,
];

/** Weapons that work alike. `explodes`: damage when one is hit; `group`: missiles that strike together. */
export interface WeaponFamily {
  readonly class: WeaponClass;
  readonly traits?: readonly Trait[];
  readonly explodes?: number;
  readonly group?: number;
  readonly rows: Readonly<Record<string, WeaponRow>>;
}

/** The weapons of table 7.1.7 and of the Clan invasion. */
export const WEAPON_FAMILIES: readonly WeaponFamily[] = [
  // Lasers and particle cannons.
  {
    class: 'energy',
    rows: {
      'small-laser': ['Small Laser', 'mixed', 1, 3, [0, 1, 2, 3], 0.5, 1],
      'medium-laser': ['Medium Laser', 'mixed', 3, 5, [0, 3, 6, 9], 1, 1],
      'large-laser': ['Large Laser', 'mixed', 8, 8, [0, 5, 10, 15], 5, 2],
      ppc: ['PPC', 'mixed', 10, 10, [3, 6, 12, 18], 7, 3],
      'er-small-laser': ['ER Small Laser', 'inner-sphere', 2, 3, [0, 2, 4, 5], 0.5, 1],
      'er-medium-laser': ['ER Medium Laser', 'inner-sphere', 5, 5, [0, 4, 8, 12], 1, 1],
      'er-large-laser': ['ER Large Laser', 'inner-sphere', 12, 8, [0, 7, 14, 19], 5, 2],
      'er-ppc': ['ER PPC', 'mixed', 15, 10, [0, 7, 14, 23], 7, 3],
      'clan-er-small-laser': ['ER Small Laser', 'clan', 2, 5, [0, 2, 4, 6], 0.5, 1],
      'clan-er-medium-laser': ['ER Medium Laser', 'clan', 5, 7, [0, 5, 10, 15], 1, 1],
      'clan-er-large-laser': ['ER Large Laser', 'clan', 12, 10, [0, 8, 15, 25], 4, 1],
      'clan-er-ppc': ['ER PPC', 'clan', 15, 15, [0, 7, 14, 23], 6, 2],
      'ba-small-laser': ['Small Laser', 'clan', 1, 3, [0, 1, 2, 3], 0.2, 1],
    },
  },
  // Pulse lasers.
  {
    class: 'energy',
    traits: ['pulse'],
    rows: {
      'small-pulse-laser': ['Small Pulse Laser', 'inner-sphere', 2, 3, [0, 1, 2, 3], 1, 1],
      'medium-pulse-laser': ['Medium Pulse Laser', 'inner-sphere', 4, 6, [0, 2, 4, 6], 2, 1],
      'large-pulse-laser': ['Large Pulse Laser', 'inner-sphere', 10, 9, [0, 3, 7, 10], 7, 2],
      'clan-small-pulse-laser': ['Small Pulse Laser', 'clan', 2, 3, [0, 2, 4, 6], 1, 1],
      'clan-medium-pulse-laser': ['Medium Pulse Laser', 'clan', 4, 7, [0, 4, 8, 12], 2, 1],
      'clan-large-pulse-laser': ['Large Pulse Laser', 'clan', 10, 10, [0, 6, 14, 20], 6, 2],
    },
  },
  // Flamers.
  {
    class: 'energy',
    traits: ['flamer'],
    rows: {
      flamer: ['Flamer', 'mixed', 3, 2, [0, 1, 2, 3], 1, 1],
      'clan-flamer': ['Flamer', 'clan', 3, 2, [0, 1, 2, 3], 0.5, 1],
      'ba-flamer': ['Flamer', 'mixed', 3, 2, [0, 1, 2, 3], 0.15, 1],
    },
  },
  // Plasma rifles, whose capsules are ammunition.
  {
    class: 'energy',
    traits: ['plasma'],
    rows: {
      'plasma-rifle': ['Plasma Rifle', 'inner-sphere', 10, 10, [0, 5, 10, 15], 6, 2, 10],
    },
  },
  // Autocannons and machine guns.
  {
    class: 'ballistic',
    rows: {
      'ac-2': ['AC/2', 'mixed', 1, 2, [4, 8, 16, 24], 6, 1, 45],
      'ac-5': ['AC/5', 'mixed', 1, 5, [3, 6, 12, 18], 8, 4, 20],
      'ac-10': ['AC/10', 'mixed', 3, 10, [0, 5, 10, 15], 12, 7, 10],
      'ac-20': ['AC/20', 'mixed', 7, 20, [0, 3, 6, 9], 14, 10, 5],
      'machine-gun': ['Machine Gun', 'mixed', 0, 2, [0, 1, 2, 3], 0.5, 1, 200],
      'clan-machine-gun': ['Machine Gun', 'clan', 0, 2, [0, 1, 2, 3], 0.25, 1, 200],
      'ba-machine-gun': ['Machine Gun', 'mixed', 0, 2, [0, 1, 2, 3], 0.1, 1],
    },
  },
  // Ultra autocannons.
  {
    class: 'ballistic',
    traits: ['ultra'],
    rows: {
      'ultra-ac-2': ['Ultra AC/2', 'inner-sphere', 1, 2, [3, 8, 17, 25], 7, 3, 45],
      'ultra-ac-5': ['Ultra AC/5', 'inner-sphere', 1, 5, [2, 6, 13, 20], 9, 5, 20],
      'ultra-ac-10': ['Ultra AC/10', 'inner-sphere', 4, 10, [0, 6, 12, 18], 13, 7, 10],
      'ultra-ac-20': ['Ultra AC/20', 'inner-sphere', 8, 20, [0, 3, 7, 10], 15, 10, 5],
      'clan-ultra-ac-2': ['Ultra AC/2', 'clan', 1, 2, [2, 9, 18, 27], 5, 2, 45],
      'clan-ultra-ac-5': ['Ultra AC/5', 'clan', 1, 5, [0, 7, 14, 21], 7, 3, 20],
      'clan-ultra-ac-10': ['Ultra AC/10', 'clan', 3, 10, [0, 6, 12, 18], 10, 4, 10],
      'clan-ultra-ac-20': ['Ultra AC/20', 'clan', 7, 20, [0, 4, 8, 12], 12, 8, 5],
    },
  },
  // Rotary autocannons; heat and damage are those of one shot.
  {
    class: 'ballistic',
    traits: ['rotary'],
    rows: {
      'rotary-ac-2': ['Rotary AC/2', 'inner-sphere', 1, 2, [0, 6, 12, 18], 8, 3, 45],
      'rotary-ac-5': ['Rotary AC/5', 'inner-sphere', 1, 5, [0, 5, 10, 15], 10, 6, 20],
    },
  },
  // LB-X autocannons; the damage is that of a slug.
  {
    class: 'ballistic',
    traits: ['lb-x'],
    rows: {
      'lb-2-x': ['LB 2-X AC', 'inner-sphere', 1, 2, [4, 9, 18, 27], 6, 4, 45],
      'lb-5-x': ['LB 5-X AC', 'inner-sphere', 1, 5, [3, 7, 14, 21], 8, 5, 20],
      'lb-10-x': ['LB 10-X AC', 'inner-sphere', 2, 10, [0, 6, 12, 18], 11, 6, 10],
      'lb-20-x': ['LB 20-X AC', 'inner-sphere', 6, 20, [0, 4, 8, 12], 14, 11, 5],
      'clan-lb-2-x': ['LB 2-X AC', 'clan', 1, 2, [4, 10, 20, 30], 5, 3, 45],
      'clan-lb-5-x': ['LB 5-X AC', 'clan', 1, 5, [3, 8, 15, 24], 7, 4, 20],
      'clan-lb-10-x': ['LB 10-X AC', 'clan', 2, 10, [0, 6, 12, 18], 10, 5, 10],
      'clan-lb-20-x': ['LB 20-X AC', 'clan', 6, 20, [0, 4, 8, 12], 12, 9, 5],
    },
  },
  // Gauss rifles: the weapon itself explodes.
  {
    class: 'ballistic',
    explodes: 20,
    rows: {
      'gauss-rifle': ['Gauss Rifle', 'inner-sphere', 1, 15, [2, 7, 15, 22], 15, 7, 8],
      'clan-gauss-rifle': ['Gauss Rifle', 'clan', 1, 15, [2, 7, 15, 22], 12, 6, 8],
    },
  },
  // Long-range missiles, from here on the damage of one missile, and last how many there are.
  {
    class: 'missile',
    traits: ['indirect'],
    group: 5,
    rows: {
      'lrm-5': ['LRM 5', 'mixed', 2, 1, [6, 7, 14, 21], 2, 1, 24, 5],
      'lrm-10': ['LRM 10', 'mixed', 4, 1, [6, 7, 14, 21], 5, 2, 12, 10],
      'lrm-15': ['LRM 15', 'mixed', 5, 1, [6, 7, 14, 21], 7, 3, 8, 15],
      'lrm-20': ['LRM 20', 'mixed', 6, 1, [6, 7, 14, 21], 10, 5, 6, 20],
      'clan-lrm-5': ['LRM 5', 'clan', 2, 1, [0, 7, 14, 21], 1, 1, 24, 5],
      'clan-lrm-10': ['LRM 10', 'clan', 4, 1, [0, 7, 14, 21], 2.5, 1, 12, 10],
      'clan-lrm-15': ['LRM 15', 'clan', 5, 1, [0, 7, 14, 21], 3.5, 2, 8, 15],
      'clan-lrm-20': ['LRM 20', 'clan', 6, 1, [0, 7, 14, 21], 5, 4, 6, 20],
    },
  },
  // Short-range missiles.
  {
    class: 'missile',
    group: 1,
    rows: {
      'srm-2': ['SRM 2', 'mixed', 2, 2, [0, 3, 6, 9], 1, 1, 50, 2],
      'srm-4': ['SRM 4', 'mixed', 3, 2, [0, 3, 6, 9], 2, 1, 25, 4],
      'srm-6': ['SRM 6', 'mixed', 4, 2, [0, 3, 6, 9], 3, 2, 15, 6],
      'clan-srm-2': ['SRM 2', 'clan', 2, 2, [0, 3, 6, 9], 0.5, 1, 50, 2],
      'clan-srm-4': ['SRM 4', 'clan', 3, 2, [0, 3, 6, 9], 1, 1, 25, 4],
      'clan-srm-6': ['SRM 6', 'clan', 4, 2, [0, 3, 6, 9], 1.5, 1, 15, 6],
      'ba-srm-2': ['SRM 2', 'clan', 2, 2, [0, 3, 6, 9], 0.07, 2, 50, 2],
    },
  },
  // Torpedoes, long- and short-range: missiles of the water (FIN-16).
  {
    class: 'missile',
    traits: ['torpedo'],
    group: 5,
    rows: {
      'lrt-5': ['LRT 5', 'mixed', 2, 1, [6, 7, 14, 21], 2, 1, 24, 5],
      'lrt-10': ['LRT 10', 'mixed', 4, 1, [6, 7, 14, 21], 5, 2, 12, 10],
      'lrt-15': ['LRT 15', 'mixed', 5, 1, [6, 7, 14, 21], 7, 3, 8, 15],
      'lrt-20': ['LRT 20', 'mixed', 6, 1, [6, 7, 14, 21], 10, 5, 6, 20],
      'clan-lrt-5': ['LRT 5', 'clan', 2, 1, [0, 7, 14, 21], 1, 1, 24, 5],
      'clan-lrt-10': ['LRT 10', 'clan', 4, 1, [0, 7, 14, 21], 2.5, 1, 12, 10],
      'clan-lrt-15': ['LRT 15', 'clan', 5, 1, [0, 7, 14, 21], 3.5, 2, 8, 15],
      'clan-lrt-20': ['LRT 20', 'clan', 6, 1, [0, 7, 14, 21], 5, 4, 6, 20],
    },
  },
  {
    class: 'missile',
    traits: ['torpedo'],
    group: 1,
    rows: {
      'srt-2': ['SRT 2', 'mixed', 2, 2, [0, 3, 6, 9], 1, 1, 50, 2],
      'srt-4': ['SRT 4', 'mixed', 3, 2, [0, 3, 6, 9], 2, 1, 25, 4],
      'srt-6': ['SRT 6', 'mixed', 4, 2, [0, 3, 6, 9], 3, 2, 15, 6],
      'clan-srt-2': ['SRT 2', 'clan', 2, 2, [0, 3, 6, 9], 0.5, 1, 50, 2],
      'clan-srt-4': ['SRT 4', 'clan', 3, 2, [0, 3, 6, 9], 1, 1, 25, 4],
      'clan-srt-6': ['SRT 6', 'clan', 4, 2, [0, 3, 6, 9], 1.5, 1, 15, 6],
    },
  },
  // Streak missiles.
  {
    class: 'missile',
    traits: ['streak'],
    group: 1,
    rows: {
      'streak-srm-2': ['Streak SRM 2', 'mixed', 2, 2, [0, 3, 6, 9], 1.5, 1, 50, 2],
      'streak-srm-4': ['Streak SRM 4', 'inner-sphere', 3, 2, [0, 3, 6, 9], 3, 1, 25, 4],
      'streak-srm-6': ['Streak SRM 6', 'inner-sphere', 4, 2, [0, 3, 6, 9], 4.5, 2, 15, 6],
      'clan-streak-srm-2': ['Streak SRM 2', 'clan', 2, 2, [0, 4, 8, 12], 1, 1, 50, 2],
      'clan-streak-srm-4': ['Streak SRM 4', 'clan', 3, 2, [0, 4, 8, 12], 2, 1, 25, 4],
      'clan-streak-srm-6': ['Streak SRM 6', 'clan', 4, 2, [0, 4, 8, 12], 3, 2, 15, 6],
    },
  },
  // Medium-range missiles.
  {
    class: 'missile',
    traits: ['unguided'],
    group: 5,
    rows: {
      'mrm-10': ['MRM 10', 'inner-sphere', 4, 1, [0, 3, 8, 15], 3, 2, 24, 10],
    },
  },
  // Narc beacons.
  {
    class: 'missile',
    traits: ['narc'],
    rows: {
      narc: ['Narc', 'mixed', 0, 0, [0, 3, 6, 9], 3, 2, 6],
      'clan-narc': ['Narc', 'clan', 0, 0, [0, 4, 8, 12], 2, 1, 6],
    },
  },
  // Target acquisition gear.
  {
    class: 'other',
    traits: ['tag'],
    rows: {
      tag: ['TAG', 'inner-sphere', 0, 0, [0, 5, 9, 15], 1, 1],
      'clan-tag': ['TAG', 'clan', 0, 0, [0, 5, 9, 15], 1, 1],
    },
  },
  // Anti-missile systems.
  {
    class: 'ballistic',
    traits: ['anti-missile'],
    rows: {
      'anti-missile-system': ['Anti-Missile System', 'inner-sphere', 1, 0, [0, 1, 1, 1], 0.5, 1, 12],
      'clan-anti-missile-system': ['Anti-Missile System', 'clan', 1, 0, [0, 1, 1, 1], 0.5, 1, 24],
    },
  },
  // What infantry does to a 'Mech at close quarters: no 'Mech carries these.
  {
    class: 'other',
    rows: {
      'attack-swarmed-mech': ["Attack Swarmed 'Mech", 'mixed', 0, 0, [0, 0, 0, 0], 0, 0],
      'leg-attack': ['Leg Attack', 'mixed', 0, 0, [0, 0, 0, 0], 0, 0],
      'stop-swarm': ['Stop Swarm Attack', 'mixed', 0, 0, [0, 0, 0, 0], 0, 0],
      'swarm-mech': ["Swarm 'Mech", 'mixed', 0, 0, [0, 0, 0, 0], 0, 0],
    },
  },
];
