import type { WeaponFamily } from './weapon-family.js';

/** Lasers, particle cannons, flamers: what needs heat sinks and mostly no ammunition. */
export const ENERGY_WEAPONS: readonly WeaponFamily[] = [
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
      'light-ppc': ['Light PPC', 'inner-sphere', 5, 5, [3, 6, 12, 18], 3, 2],
      'heavy-ppc': ['Heavy PPC', 'inner-sphere', 15, 15, [3, 6, 12, 18], 10, 4],
      'clan-er-micro-laser': ['ER Micro Laser', 'clan', 1, 2, [0, 1, 2, 4], 0.25, 1],
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
      'clan-micro-pulse-laser': ['Micro Pulse Laser', 'clan', 1, 3, [0, 1, 2, 3], 0.5, 1],
      'clan-small-pulse-laser': ['Small Pulse Laser', 'clan', 2, 3, [0, 2, 4, 6], 1, 1],
      'clan-medium-pulse-laser': ['Medium Pulse Laser', 'clan', 4, 7, [0, 4, 8, 12], 2, 1],
      'clan-large-pulse-laser': ['Large Pulse Laser', 'clan', 10, 10, [0, 6, 14, 20], 6, 2],
    },
  },
  // Particle cannons that do less the farther they shoot.
  {
    class: 'energy',
    rows: {
      'snub-nose-ppc': ['Snub-Nose PPC', 'inner-sphere', 10, [10, 8, 5], [0, 9, 13, 15], 6, 2],
    },
  },
  // Heavy lasers of the Clans: much heat, and harder to aim.
  {
    class: 'energy',
    traits: ['heavy'],
    rows: {
      'clan-heavy-small-laser': ['Heavy Small Laser', 'clan', 3, 6, [0, 1, 2, 3], 0.5, 1],
      'clan-heavy-medium-laser': ['Heavy Medium Laser', 'clan', 7, 10, [0, 3, 6, 9], 1, 2],
      'clan-heavy-large-laser': ['Heavy Large Laser', 'clan', 18, 16, [0, 5, 10, 15], 4, 3],
    },
  },
  // Flamers; that of a vehicle burns fuel of its own.
  {
    class: 'energy',
    traits: ['flamer'],
    rows: {
      flamer: ['Flamer', 'mixed', 3, 2, [0, 1, 2, 3], 1, 1],
      'clan-flamer': ['Flamer', 'clan', 3, 2, [0, 1, 2, 3], 0.5, 1],
      'vehicle-flamer': ['Vehicle Flamer', 'mixed', 3, 2, [0, 1, 2, 3], 0.5, 1, 20],
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
];
