import { ARTILLERY_WEAPONS } from './artillery-weapons.js';
import { BALLISTIC_WEAPONS } from './ballistic-weapons.js';
import { ENERGY_WEAPONS } from './energy-weapons.js';
import { MISSILE_WEAPONS } from './missile-weapons.js';
import { SUIT_WEAPONS } from './suit-weapons.js';
import type { WeaponFamily } from './weapon-family.js';

/** The weapons of table 7.1.7, of the Clan invasion and of the years up to 3067. */
export const WEAPON_FAMILIES: readonly WeaponFamily[] = [
  ...ENERGY_WEAPONS,
  ...BALLISTIC_WEAPONS,
  ...MISSILE_WEAPONS,
  ...SUIT_WEAPONS,
  ...ARTILLERY_WEAPONS,
  // Target acquisition gear.
  {
    class: 'other',
    traits: ['tag'],
    rows: {
      tag: ['TAG', 'inner-sphere', 0, 0, [0, 5, 9, 15], 1, 1],
      'clan-tag': ['TAG', 'clan', 0, 0, [0, 5, 9, 15], 1, 1],
      'light-tag': ['Light TAG', 'inner-sphere', 0, 0, [0, 3, 6, 9], 0.5, 1],
      'clan-light-tag': ['Light TAG', 'clan', 0, 0, [0, 3, 6, 9], 0.5, 1],
    },
  },
  // What infantry does to a machine at close quarters.
  {
    class: 'other',
    rows: { 'attack-swarmed-mech': ["Attack Swarmed 'Mech", 'mixed', 0, 0, [0, 0, 0, 0], 0, 0] },
  },
  { class: 'other', traits: ['leg-attack'], rows: { 'leg-attack': ['Leg Attack', 'mixed', 0, 0, [0, 0, 0, 0], 0, 0] } },
  {
    class: 'other',
    rows: { 'stop-swarm': ['Stop Swarm Attack', 'mixed', 0, 0, [0, 0, 0, 0], 0, 0] },
  },
  { class: 'other', traits: ['swarm'], rows: { 'swarm-mech': ["Swarm 'Mech", 'mixed', 0, 0, [0, 0, 0, 0], 0, 0] } },
];
