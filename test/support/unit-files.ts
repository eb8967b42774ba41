/** Unit files of the kinds beside 'Mechs, by the figures of common designs. */

const VEHICLE = { kind: 'battletech/unit', type: 'vehicle', techBase: 'inner-sphere' } as const;

export const VEDETTE = {
  ...VEHICLE,
  chassis: 'Vedette',
  model: 'Medium Tank',
  label: 'VEDETTE',
  motive: 'tracked',
  tons: 50,
  year: 2943,
  cruise: 5,
  engine: { type: 'ice', rating: 250 },
  armor: { FR: 20, RS: 18, LS: 18, RR: 20, TU: 20 },
  weapons: [
    { weapon: 'ac-5', location: 'TU' },
    { weapon: 'machine-gun', location: 'FR' },
  ],
  ammo: [
    { ammo: 'ac-5', rounds: 20 },
    { ammo: 'machine-gun', rounds: 200 },
  ],
} as const;

export const HETZER = {
  ...VEHICLE,
  chassis: 'Hetzer',
  model: 'Wheeled Assault Gun',
  label: 'HETZER',
  motive: 'wheeled',
  tons: 40,
  year: 2887,
  cruise: 4,
  engine: { type: 'ice', rating: 140 },
  armor: { FR: 30, RS: 22, LS: 22, RR: 22 },
  weapons: [{ weapon: 'ac-20', location: 'FR' }],
  ammo: Array.from({ length: 4 }, () => ({ ammo: 'ac-20', rounds: 5 })),
} as const;

export const FERRET = {
  ...VEHICLE,
  type: 'vtol',
  chassis: 'Ferret',
  model: 'Light Scout VTOL',
  label: 'FERRET',
  tons: 5,
  year: 2904,
  cruise: 15,
  engine: { type: 'ice', rating: 25 },
  armor: { FR: 2, RS: 1, LS: 1, RR: 2, RO: 2 },
  weapons: [{ weapon: 'machine-gun', location: 'FR' }],
  ammo: [{ ammo: 'machine-gun', rounds: 100 }],
  bay: 1,
} as const;

export const FOOT_PLATOON = {
  kind: 'battletech/unit',
  type: 'infantry',
  techBase: 'inner-sphere',
  chassis: 'Foot Platoon',
  model: 'Rifle',
  label: 'FOOT-RIFLE',
  motive: 'foot',
  tons: 3,
  year: 2100,
  troopers: 28,
  ground: 1,
  jump: 0,
  arms: { name: 'Auto-Rifle', damage: 52, range: 1 },
  weapons: [],
  ammo: [],
} as const;

export const ELEMENTAL = {
  kind: 'battletech/unit',
  type: 'battle-armour',
  techBase: 'clan',
  chassis: 'Elemental Battle Armor',
  model: 'Laser',
  label: 'ELEMENTAL',
  weight: 'medium',
  tons: 5,
  year: 2868,
  troopers: 5,
  ground: 1,
  jump: 3,
  armor: 10,
  hands: 'claw',
  antiMech: true,
  rides: true,
  weapons: [
    { weapon: 'small-laser', location: 'TR' },
    { weapon: 'srm-2', location: 'TR' },
  ],
  ammo: [{ ammo: 'srm-2', rounds: 2 }],
} as const;
