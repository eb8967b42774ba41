import type { WeaponFamily } from './weapon-family.js';

/** Missiles, torpedoes and pods: the damage is that of one missile, and the last figure how many there are. */
export const MISSILE_WEAPONS: readonly WeaponFamily[] = [
  // Long-range missiles.
  {
    class: 'missile',
    traits: ['indirect'],
    loads: ['artemis', 'narc', 'inferno', 'fragmentation', 'semi-guided', 'smoke'],
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
    loads: ['artemis', 'narc', 'inferno', 'fragmentation', 'smoke'],
    group: 1,
    rows: {
      'srm-2': ['SRM 2', 'mixed', 2, 2, [0, 3, 6, 9], 1, 1, 50, 2],
      'srm-4': ['SRM 4', 'mixed', 3, 2, [0, 3, 6, 9], 2, 1, 25, 4],
      'srm-6': ['SRM 6', 'mixed', 4, 2, [0, 3, 6, 9], 3, 2, 15, 6],
      'clan-srm-2': ['SRM 2', 'clan', 2, 2, [0, 3, 6, 9], 0.5, 1, 50, 2],
      'clan-srm-4': ['SRM 4', 'clan', 3, 2, [0, 3, 6, 9], 1, 1, 25, 4],
      'clan-srm-6': ['SRM 6', 'clan', 4, 2, [0, 3, 6, 9], 1.5, 1, 15, 6],
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
      'mrm-20': ['MRM 20', 'inner-sphere', 6, 1, [0, 3, 8, 15], 7, 3, 12, 20],
      'mrm-30': ['MRM 30', 'inner-sphere', 10, 1, [0, 3, 8, 15], 10, 5, 8, 30],
      'mrm-40': ['MRM 40', 'inner-sphere', 12, 1, [0, 3, 8, 15], 12, 7, 6, 40],
    },
  },
  // Rocket launchers fire all that they have at once, and never again.
  {
    class: 'missile',
    traits: ['unguided', 'once'],
    group: 5,
    rows: {
      'rocket-launcher-10': ['Rocket Launcher 10', 'inner-sphere', 3, 1, [0, 5, 11, 18], 0.5, 1, null, 10],
      'rocket-launcher-15': ['Rocket Launcher 15', 'inner-sphere', 4, 1, [0, 4, 9, 15], 1, 2, null, 15],
      'rocket-launcher-20': ['Rocket Launcher 20', 'inner-sphere', 5, 1, [0, 3, 7, 12], 1.5, 3, null, 20],
    },
  },
  // Advanced tactical missiles, which strike in fives of damage whatever they are.
  {
    class: 'missile',
    traits: ['advanced'],
    loads: ['extended-range', 'high-explosive'],
    points: 5,
    rows: {
      'clan-atm-3': ['ATM 3', 'clan', 2, 2, [4, 5, 10, 15], 1.5, 2, 20, 3],
      'clan-atm-6': ['ATM 6', 'clan', 4, 2, [4, 5, 10, 15], 3.5, 3, 10, 6],
      'clan-atm-9': ['ATM 9', 'clan', 6, 2, [4, 5, 10, 15], 5, 4, 7, 9],
      'clan-atm-12': ['ATM 12', 'clan', 8, 2, [4, 5, 10, 15], 7, 5, 5, 12],
    },
  },
  // Narc beacons.
  {
    class: 'missile',
    traits: ['narc'],
    rows: {
      narc: ['Narc', 'mixed', 0, 0, [0, 3, 6, 9], 3, 2, 6],
      inarc: ['iNarc', 'inner-sphere', 0, 0, [0, 4, 9, 15], 5, 3, 4],
      'clan-narc': ['Narc', 'clan', 0, 0, [0, 4, 8, 12], 2, 1, 6],
    },
  },
];
