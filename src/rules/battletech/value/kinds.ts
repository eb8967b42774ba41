import type { StandardSheet } from '../record-sheet.js';
import { hasMuscles } from '../standard/myomer.js';
import type { BattleArmour, Cloak, Motive, Platoon, SneakSuit, Vehicle } from '../standard/kinds.js';

/** What a kind of unit counts otherwise than a 'Mech (BV-10, BV-13, BV-14). */
export interface Kind {
  /** Of its defence. */
  readonly armored: number;
  /** Added to what its speed adds to a shot at it. */
  readonly elusive: number;
  /** What a point of its structure is worth. */
  readonly structure: number;
  /** Of its tons in its offence. */
  readonly mass: number;
  /** Whether gyro, explosives and heat count. */
  readonly legged: boolean;
  /** What a squad makes of all its troopers together, or a platoon of its training. */
  readonly squad: number;
}

const MECH: Kind = { armored: 1, elusive: 0, structure: 1.5, mass: 1, legged: true, squad: 1 };
const VEHICLE: Kind = { ...MECH, armored: 0.7, mass: 0.5, legged: false };

/** By what a vehicle drives on. */
const ARMORED = { tracked: 0.9, wheeled: 0.8, hover: 0.7 } as const satisfies Record<Motive, number>;

/** What a hull that floats adds to that, one that swims, and wheels for the desert. */
const hullOf = ({ floats, amphibious, dunes }: Pick<Vehicle, 'floats' | 'amphibious' | 'dunes'>): number =>
  (amphibious ? 0.2 : floats ? 0.1 : 0) + (dunes ? 0.1 : 0);

/** What stealth armour makes a 'Mech harder to hit. */
const STEALTHY = 2;

/** How often the tons of a 'Mech count, whose blows its muscles make heavier (BV-07). */
const muscleOf = (sheet: StandardSheet): number =>
  hasMuscles(sheet, 'tsm') ? 1.5 : hasMuscles(sheet, 'industrial-tsm') ? 1.15 : 1;

/** What makes a suit harder to hit than its speed does, in whole points. */
const SUIT = 1;
const CLOAKED = {
  camouflage: 2,
  mimetic: 3,
  'stealth-basic': 2,
  'stealth-standard': 2,
  'stealth-improved': 3,
} as const satisfies Record<Cloak, number>;

/** A squad: the larger it is, the more each of its troopers is worth. */
const squadOf = ({ troopers, cloak }: BattleArmour): Kind => ({
  ...MECH,
  elusive: SUIT + (cloak ? CLOAKED[cloak] : 0),
  structure: 1,
  mass: 0,
  legged: false,
  squad: 0.9 + 0.1 * troopers,
});

/** What makes a platoon harder to hit than its speed does, in whole points. */
const SNEAKING = { camouflage: 2, infrared: 2, ecm: 1, dest: 2 } as const satisfies Record<SneakSuit, number>;

/** What armour makes of a trooper, and what training for the mountains and for clearing mines adds to a platoon. */
const ARMORED_TROOPER = 2;
const MOUNTAIN = 0.2;
const SWEEPERS = 0.1;

/** A platoon (BV-14). */
const platoonOf = ({ armored, sneak = [], mountain, sweepers }: Platoon): Kind => ({
  ...MECH,
  elusive: sneak.reduce((sum, suit) => sum + SNEAKING[suit], 0),
  structure: MECH.structure * (armored ? ARMORED_TROOPER : 1),
  mass: 0,
  legged: false,
  squad: 1 + (mountain ? MOUNTAIN : 0) + (sweepers ? SWEEPERS : 0),
});

/** How a unit is reckoned. */
export function kindOf(sheet: StandardSheet): Kind {
  switch (sheet.kind) {
    case 'mech':
      return { ...MECH, elusive: sheet.full.stealth ? STEALTHY : 0, mass: muscleOf(sheet) };
    case 'vehicle':
      return { ...VEHICLE, armored: ARMORED[sheet.motive] + hullOf(sheet) };
    case 'vtol':
      return { ...VEHICLE, elusive: 1 };
    case 'infantry':
      return platoonOf(sheet);
    case 'battle-armour':
      return squadOf(sheet);
  }
}
