import type { StandardSheet } from '../record-sheet.js';
import type { Motive } from '../standard/kinds.js';

/** What a kind of unit counts otherwise than a 'Mech (BV-10). */
export interface Kind {
  /** Of its defence. */
  readonly armored: number;
  /** Added to what its speed adds to a shot. */
  readonly flying: number;
  /** Of its tons in its offence. */
  readonly mass: number;
  /** Whether gyro, explosives and heat count. */
  readonly legged: boolean;
}

const MECH: Kind = { armored: 1, flying: 0, mass: 1, legged: true };
const VEHICLE: Kind = { armored: 0.7, flying: 0, mass: 0.5, legged: false };

/** By what a vehicle drives on. */
const ARMORED = { tracked: 0.9, wheeled: 0.8, hover: 0.7 } as const satisfies Record<Motive, number>;

/** How a unit is reckoned; `null`: not at all yet, as platoons and battle armour. */
export function kindOf(sheet: StandardSheet): Kind | null {
  switch (sheet.kind) {
    case 'mech':
      return MECH;
    case 'vehicle':
      return { ...VEHICLE, armored: ARMORED[sheet.motive] };
    case 'vtol':
      return { ...VEHICLE, flying: 1 };
    case 'infantry':
    case 'battle-armour':
      return null;
  }
}
