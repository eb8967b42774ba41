import type { WeaponFamily } from './weapon-family.js';

/** What battle armour alone carries; other weapons of a suit stand among those of machines. Most need no ammunition that is counted. */
export const SUIT_WEAPONS: readonly WeaponFamily[] = [
  {
    class: 'energy',
    rows: {
      'ba-small-laser': ['Small Laser', 'clan', 1, 3, [0, 1, 2, 3], 0.2, 1],
      'ba-support-ppc': ['Support PPC', 'mixed', 0, 2, [0, 2, 5, 7], 0.25, 2],
      'ba-plasma-rifle': ['Plasma Rifle', 'inner-sphere', 0, 2, [0, 2, 4, 6], 0.3, 2],
    },
  },
  {
    class: 'energy',
    traits: ['flamer'],
    rows: {
      'ba-flamer': ['Flamer', 'mixed', 3, 2, [0, 1, 2, 3], 0.15, 1],
      'ba-heavy-flamer': ['Heavy Flamer', 'mixed', 5, 4, [0, 2, 3, 4], 0.35, 1],
    },
  },
  {
    class: 'ballistic',
    rows: {
      'ba-machine-gun': ['Machine Gun', 'mixed', 0, 2, [0, 1, 2, 3], 0.1, 1],
      'ba-light-machine-gun': ['Light Machine Gun', 'mixed', 0, 1, [0, 2, 4, 6], 0.075, 1],
      'ba-heavy-machine-gun': ['Heavy Machine Gun', 'mixed', 0, 3, [0, 1, 2, 2], 0.15, 1],
      'ba-light-recoilless-rifle': ['Light Recoilless Rifle', 'mixed', 0, 2, [0, 2, 4, 6], 0.175, 2],
      'ba-medium-recoilless-rifle': ['Medium Recoilless Rifle', 'mixed', 0, 3, [0, 2, 4, 6], 0.25, 2],
      'ba-heavy-recoilless-rifle': ['Heavy Recoilless Rifle', 'mixed', 0, 3, [0, 3, 5, 7], 0.325, 3],
      'ba-david-light-gauss-rifle': ['David Light Gauss Rifle', 'mixed', 0, 1, [0, 3, 5, 8], 0.1, 1],
      'ba-king-david-light-gauss-rifle': ['King David Light Gauss Rifle', 'mixed', 0, 1, [0, 3, 6, 9], 0.275, 2],
      'ba-grand-mauler-gauss-rifle': ['Grand Mauler Gauss Rifle', 'inner-sphere', 0, 1, [0, 2, 4, 5], 0.125, 2],
      'ba-ap-gauss-rifle': ['AP Gauss Rifle', 'clan', 1, 3, [0, 3, 6, 9], 0.2, 2],
      'ba-magshot': ['Magshot', 'mixed', 0, 2, [0, 3, 6, 9], 0.175, 3],
      'ba-tsunami-gauss-rifle': ['Tsunami Gauss Rifle', 'inner-sphere', 0, 1, [0, 2, 4, 5], 0.125, 2],
      'ba-firedrake-needler': ['Firedrake Needler', 'inner-sphere', 0, 1, [0, 1, 2, 3], 0.05, 1],
      'ba-micro-grenade-launcher': ['Micro Grenade Launcher', 'inner-sphere', 0, 1, [0, 1, 2, 3], 0.075, 1],
      'ba-heavy-grenade-launcher': ['Heavy Grenade Launcher', 'mixed', 0, 1, [0, 1, 2, 3], 0.1, 1],
      'ba-light-mortar': ['Light Mortar', 'mixed', 0, 3, [1, 1, 2, 3], 0.3, 2],
      'ba-heavy-mortar': ['Heavy Mortar', 'mixed', 0, 3, [2, 2, 4, 6], 0.4, 2],
    },
  },
  // A heavy gun that a single suit holds hits a hex away at the best, and hard to aim.
  {
    class: 'ballistic',
    traits: ['heavy'],
    rows: {
      'ba-bearhunter-autocannon': ['Bearhunter Autocannon', 'clan', 0, 3, [0, 0, 1, 2], 0.15, 2],
    },
  },
  {
    class: 'missile',
    loads: ['artemis', 'narc', 'inferno', 'fragmentation'],
    group: 1,
    rows: {
      'ba-srm-1': ['SRM 1', 'mixed', 1, 2, [0, 3, 6, 9], 0.06, 1, 100, 1],
      'ba-srm-2': ['SRM 2', 'clan', 2, 2, [0, 3, 6, 9], 0.07, 2, 50, 2],
      'ba-srm-3': ['SRM 3', 'mixed', 0, 2, [0, 3, 6, 9], 0.18, 2, 33, 3],
      'ba-srm-5': ['SRM 5', 'mixed', 0, 2, [0, 3, 6, 9], 0.3, 3, 20, 5],
    },
  },
  // Advanced short-range missiles find their target better than others.
  {
    class: 'missile',
    traits: ['advanced-srm'],
    group: 1,
    rows: {
      'ba-advanced-srm-1': ['Advanced SRM 1', 'clan', 0, 2, [0, 4, 8, 12], 0.06, 2, 100, 1],
      'ba-advanced-srm-2': ['Advanced SRM 2', 'clan', 0, 2, [0, 4, 8, 12], 0.09, 2, 50, 2],
      'ba-advanced-srm-3': ['Advanced SRM 3', 'clan', 0, 2, [0, 4, 8, 12], 0.12, 3, 33, 3],
      'ba-advanced-srm-4': ['Advanced SRM 4', 'clan', 0, 2, [0, 4, 8, 12], 0.15, 3, 25, 4],
      'ba-advanced-srm-5': ['Advanced SRM 5', 'clan', 0, 2, [0, 4, 8, 12], 0.18, 4, 20, 5],
      'ba-advanced-srm-6': ['Advanced SRM 6', 'clan', 0, 2, [0, 4, 8, 12], 0.21, 4, 15, 6],
    },
  },
  {
    class: 'missile',
    traits: ['unguided'],
    group: 5,
    rows: {
      'ba-mrm-1': ['MRM 1', 'inner-sphere', 1, 1, [0, 3, 8, 15], 0.06, 1, 100, 1],
      'ba-mrm-2': ['MRM 2', 'inner-sphere', 0, 1, [0, 3, 8, 15], 0.12, 2, 50, 2],
      'ba-mrm-3': ['MRM 3', 'inner-sphere', 0, 1, [0, 3, 8, 15], 0.18, 3, 33, 3],
      'ba-mrm-4': ['MRM 4', 'inner-sphere', 0, 1, [0, 3, 8, 15], 0.24, 3, 25, 4],
      'ba-mrm-5': ['MRM 5', 'inner-sphere', 0, 1, [0, 3, 8, 15], 0.3, 3, 20, 5],
    },
  },
  {
    class: 'missile',
    traits: ['unguided', 'once'],
    group: 5,
    rows: {
      'ba-rocket-launcher-1': ['Rocket Launcher 1', 'inner-sphere', 0, 1, [0, 3, 7, 12], 0.025, 2, null, 1],
      'ba-rocket-launcher-2': ['Rocket Launcher 2', 'inner-sphere', 0, 1, [0, 3, 7, 12], 0.05, 2, null, 2],
      'ba-rocket-launcher-3': ['Rocket Launcher 3', 'inner-sphere', 0, 1, [0, 3, 7, 12], 0.075, 3, null, 3],
      'ba-rocket-launcher-4': ['Rocket Launcher 4', 'inner-sphere', 0, 1, [0, 3, 7, 12], 0.1, 3, null, 4],
      'ba-rocket-launcher-5': ['Rocket Launcher 5', 'inner-sphere', 0, 1, [0, 3, 7, 12], 0.125, 4, null, 5],
    },
  },
  {
    class: 'missile',
    traits: ['narc'],
    rows: {
      'ba-compact-narc': ['Compact Narc', 'mixed', 0, 0, [0, 2, 4, 5], 0.15, 1, 6],
    },
  },
];
