import type { WeaponFamily } from './weapon-family.js';

/** Artillery that units carry themselves (ART-07): the damage is that where it bursts, what it does around there stands with the guns. */
export const ARTILLERY_WEAPONS: readonly WeaponFamily[] = [
  {
    class: 'ballistic',
    traits: ['artillery'],
    loads: ['smoke'],
    rows: {
      thumper: ['Thumper', 'mixed', 5, 15, [0, 17, 17, 17], 15, 15, 20],
      sniper: ['Sniper', 'mixed', 10, 20, [0, 17, 17, 17], 20, 20, 10],
      'long-tom': ['Long Tom', 'mixed', 20, 25, [0, 17, 17, 17], 30, 30, 5],
    },
  },
  {
    class: 'missile',
    traits: ['artillery'],
    loads: ['homing', 'smoke'],
    rows: {
      'arrow-iv': ['Arrow IV', 'inner-sphere', 10, 20, [0, 17, 17, 17], 15, 15, 5],
      'clan-arrow-iv': ['Arrow IV', 'clan', 10, 20, [0, 17, 17, 17], 12, 12, 5],
    },
  },
];
