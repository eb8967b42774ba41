import type { WeaponFamily } from './weapon-family.js';

/** Autocannons, machine guns, Gauss rifles. */
export const BALLISTIC_WEAPONS: readonly WeaponFamily[] = [
  // Autocannons.
  {
    class: 'ballistic',
    autocannon: true,
    loads: ['armor-piercing', 'precision', 'flechette', 'tracer'],
    rows: {
      'ac-2': ['AC/2', 'mixed', 1, 2, [4, 8, 16, 24], 6, 1, 45],
      'ac-5': ['AC/5', 'mixed', 1, 5, [3, 6, 12, 18], 8, 4, 20],
      'ac-10': ['AC/10', 'mixed', 3, 10, [0, 5, 10, 15], 12, 7, 10],
      'ac-20': ['AC/20', 'mixed', 7, 20, [0, 3, 6, 9], 14, 10, 5],
      'light-ac-2': ['Light AC/2', 'inner-sphere', 1, 2, [0, 6, 12, 18], 4, 1, 45],
      'light-ac-5': ['Light AC/5', 'inner-sphere', 1, 5, [0, 5, 10, 15], 5, 2, 20],
    },
  },
  // Machine guns, and what suits carry instead.
  {
    class: 'ballistic',
    rows: {
      'machine-gun': ['Machine Gun', 'mixed', 0, 2, [0, 1, 2, 3], 0.5, 1, 200],
      'clan-machine-gun': ['Machine Gun', 'clan', 0, 2, [0, 1, 2, 3], 0.25, 1, 200],
      'light-machine-gun': ['Light Machine Gun', 'inner-sphere', 0, 1, [0, 2, 4, 6], 0.5, 1, 200],
      'clan-light-machine-gun': ['Light Machine Gun', 'clan', 0, 1, [0, 2, 4, 6], 0.25, 1, 200],
      'heavy-machine-gun': ['Heavy Machine Gun', 'inner-sphere', 0, 3, [0, 1, 2, 2], 1, 1, 100],
      'clan-heavy-machine-gun': ['Heavy Machine Gun', 'clan', 0, 3, [0, 1, 2, 2], 0.5, 1, 100],
    },
  },
  // Ultra autocannons.
  {
    class: 'ballistic',
    autocannon: true,
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
    autocannon: true,
    traits: ['rotary'],
    rows: {
      'rotary-ac-2': ['Rotary AC/2', 'inner-sphere', 1, 2, [0, 6, 12, 18], 8, 3, 45],
      'rotary-ac-5': ['Rotary AC/5', 'inner-sphere', 1, 5, [0, 5, 10, 15], 10, 6, 20],
    },
  },
  // LB-X autocannons; the damage is that of a slug.
  {
    class: 'ballistic',
    autocannon: true,
    traits: ['lb-x'],
    loads: ['cluster'],
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
  {
    class: 'ballistic',
    explodes: 16,
    rows: {
      'light-gauss-rifle': ['Light Gauss Rifle', 'inner-sphere', 1, 8, [3, 8, 17, 25], 12, 5, 16],
    },
  },
  {
    class: 'ballistic',
    traits: ['recoil'],
    explodes: 25,
    rows: {
      'heavy-gauss-rifle': ['Heavy Gauss Rifle', 'inner-sphere', 2, [25, 20, 10], [4, 6, 13, 20], 18, 11, 4],
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
];

const AUTOCANNONS: ReadonlySet<string> = new Set(
  BALLISTIC_WEAPONS.flatMap(({ autocannon, rows }) => (autocannon ? Object.keys(rows) : [])),
);

/** Whether a weapon is an autocannon, of whatever kind. */
export const isAutocannon = (weapon: string): boolean => AUTOCANNONS.has(weapon);
