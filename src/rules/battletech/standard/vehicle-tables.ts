import type { VehicleSheet, VtolSheet } from '../record-sheet.js';
import type { Location } from '../vocabulary.js';
import type { Motive, MotiveDamage, VehicleCritical } from './kinds.js';
import type { AttackedSide } from './terms.js';
import type { RulingOptions } from './unit-rulings.js';

/** Where a vehicle is hit and what that breaks (tables 11.2.1 to 11.2.4). */

type TwoDice = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Where a hit lands on a vehicle; `motive` and `critical`: it calls for a roll on that table besides. */
export interface VehicleLanding {
  readonly location: Location;
  readonly motive: boolean;
  readonly critical: boolean;
}

type Sides = Readonly<Record<AttackedSide, Readonly<Record<'own' | 'low' | 'high', Location>>>>;

/** The side attacked and its neighbours, clockwise. */
const SIDES = {
  front: { own: 'FR', low: 'RS', high: 'LS' },
  rear: { own: 'RR', low: 'LS', high: 'RS' },
  right: { own: 'RS', low: 'FR', high: 'RR' },
  left: { own: 'LS', low: 'FR', high: 'RR' },
} as const satisfies Sides;

/** Where another reading of the print has the neighbours otherwise: of vehicles in front, of VTOLs behind (AMB-UNI-01). */
const READ_OTHERWISE = {
  vehicle: { ...SIDES, front: { ...SIDES.front, low: 'LS' } },
  vtol: { ...SIDES, rear: { ...SIDES.rear, low: 'RS', high: 'LS' } },
} as const satisfies Record<string, Sides>;

type Reading = RulingOptions['vehicleTable'];
const sidesOf = (kind: keyof typeof READ_OTHERWISE, reading: Reading): Sides =>
  reading === 'mm' ? READ_OTHERWISE[kind] : SIDES;

/** What each roll strikes: the side attacked, those beside it, or the turret. */
const ROWS = {
  2: { at: 'own', critical: true },
  3: { at: 'own', motive: true },
  4: { at: 'own', motive: true },
  5: { at: 'low', motive: true },
  6: { at: 'own' },
  7: { at: 'own' },
  8: { at: 'own', flank: true },
  9: { at: 'high', motive: true },
  10: { at: 'turret' },
  11: { at: 'turret' },
  12: { at: 'turret', critical: true },
} as const satisfies Readonly<Record<TwoDice, object>>;

interface Row {
  readonly at: 'own' | 'low' | 'high' | 'turret';
  readonly motive?: true;
  readonly critical?: true;
  /** Critical only where a flank is attacked. */
  readonly flank?: true;
}

/** Where a roll of 2D6 hits a vehicle (table 11.2.1); without a turret the side attacked. `null`: no such roll. */
export function vehicleLanding(
  side: AttackedSide,
  roll: number,
  turret: boolean,
  reading: Reading = 'print',
): VehicleLanding | null {
  const row: Row | undefined = Object.entries(ROWS).find(([sum]) => Number(sum) === roll)?.[1];
  if (!row) return null;
  const sides = sidesOf('vehicle', reading)[side];
  const location = row.at === 'turret' ? (turret ? 'TU' : sides.own) : sides[row.at];
  const isFlank = side === 'left' || side === 'right';
  return { location, motive: row.motive ?? false, critical: row.critical ?? (row.flank === true && isFlank) };
}

/** Where a roll of 2D6 hits a VTOL (table 11.2.1): its rotor often, and nothing that drives. `null`: no such roll. */
export function vtolLanding(side: AttackedSide, roll: number, reading: Reading = 'print'): VehicleLanding | null {
  const sides = sidesOf('vtol', reading)[side];
  const isFlank = side === 'left' || side === 'right';
  const at = VTOL_ROWS.find(({ rolls }) => rolls.some((one) => one === roll))?.at;
  if (!at) return null;
  const location = at === 'rotor' ? 'RO' : sides[at];
  return { location, motive: false, critical: roll === 2 || roll === 12 || (roll === 8 && isFlank) };
}

/** Where a roll of 2D6 hits whatever a crew drives or flies. `null`: no such roll. */
export const hullLanding = (
  sheet: VehicleSheet | VtolSheet,
  side: AttackedSide,
  roll: number,
  reading: Reading,
): VehicleLanding | null =>
  sheet.kind === 'vtol' ? vtolLanding(side, roll, reading) : vehicleLanding(side, roll, sheet.turret ?? false, reading);

const VTOL_ROWS = [
  { at: 'own', rolls: [2, 6, 7, 8] },
  { at: 'rotor', rolls: [3, 4, 10, 11, 12] },
  { at: 'low', rolls: [5] },
  { at: 'high', rolls: [9] },
] as const;

/** What the side hit and the motive system add to a motive roll (table 11.2.2). */
export const MOTIVE_SIDE = { front: 0, rear: 1, left: 2, right: 2 } as const satisfies Record<AttackedSide, number>;
export const MOTIVE_SYSTEM = { tracked: 0, wheeled: 2, hover: 3 } as const satisfies Record<Motive, number>;

/** What a motive roll comes to: the last row whose `from` is reached. */
const MOTIVE_ROWS = [
  { from: 2, result: 'none' },
  { from: 6, result: 'minor' },
  { from: 8, result: 'moderate' },
  { from: 10, result: 'heavy' },
  { from: 12, result: 'immobile' },
] as const;

export const motiveResult = (sum: number): 'none' | MotiveDamage =>
  MOTIVE_ROWS.findLast(({ from }) => sum >= from)?.result ?? 'none';

/** What motive damage adds to driving rolls, each once (table 11.2.2). */
export const MOTIVE_DRIVING = { minor: 1, moderate: 2, heavy: 3, immobile: 0 } as const satisfies Record<
  MotiveDamage,
  number
>;

type Face = 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Column = Readonly<Record<Face, VehicleCritical>>;

const SIDE: Column = {
  6: 'cargo',
  7: 'weapon-jam',
  8: 'crew-stunned',
  9: 'stabiliser',
  10: 'weapon-lost',
  11: 'engine',
  12: 'fuel',
};

/** Critical hits by location (table 11.2.3); below 6 there are none. */
const CRITICALS: Readonly<Partial<Record<Location, Column>>> = {
  FR: {
    6: 'driver',
    7: 'weapon-jam',
    8: 'stabiliser',
    9: 'sensors',
    10: 'commander',
    11: 'weapon-lost',
    12: 'crew-killed',
  },
  RS: SIDE,
  LS: SIDE,
  RR: {
    6: 'weapon-jam',
    7: 'cargo',
    8: 'stabiliser',
    9: 'weapon-lost',
    10: 'engine',
    11: 'ammunition',
    12: 'fuel',
  },
  TU: {
    6: 'stabiliser',
    7: 'turret-jam',
    8: 'weapon-jam',
    9: 'turret-lock',
    10: 'weapon-lost',
    11: 'ammunition',
    12: 'turret-off',
  },
};

const VTOL_SIDE: Column = {
  6: 'weapon-jam',
  7: 'cargo',
  8: 'stabiliser',
  9: 'weapon-lost',
  10: 'engine',
  11: 'ammunition',
  12: 'fuel',
};

/** The same of VTOLs. */
const VTOL_CRITICALS: Readonly<Partial<Record<Location, Column>>> = {
  FR: {
    6: 'copilot',
    7: 'weapon-jam',
    8: 'stabiliser',
    9: 'sensors',
    10: 'pilot',
    11: 'weapon-lost',
    12: 'crew-killed',
  },
  RS: VTOL_SIDE,
  LS: VTOL_SIDE,
  RR: {
    6: 'cargo',
    7: 'weapon-jam',
    8: 'stabiliser',
    9: 'weapon-lost',
    10: 'sensors',
    11: 'engine',
    12: 'fuel',
  },
  RO: {
    6: 'rotor-damage',
    7: 'rotor-damage',
    8: 'rotor-damage',
    9: 'flight-stabiliser',
    10: 'flight-stabiliser',
    11: 'rotor-destroyed',
    12: 'rotor-destroyed',
  },
};

/** The least roll that is a critical hit. */
const LEAST = 6;

/**
 * The critical hits that a roll may come to in a location, the first of which can apply is the one: those of the roll and, as
 * they slide, of the rows below it, and from 6 on once more (UNI-17).
 */
export function criticalsFrom(location: Location, roll: number, flies = false): readonly VehicleCritical[] {
  const column = (flies ? VTOL_CRITICALS : CRITICALS)[location];
  if (!column || roll < LEAST) return [];
  const rows = Object.entries(column);
  const from = rows.findIndex(([face]) => Number(face) === roll);
  return [...rows.slice(from), ...rows.slice(0, from)].map(([, critical]) => critical);
}
