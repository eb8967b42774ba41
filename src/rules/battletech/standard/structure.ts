import type { MechLocation } from '../vocabulary.js';

/** Internal structure by tonnage (table 7.2.9): centre torso, each side torso, each arm, each leg. The head has 3. */
export const STRUCTURE = {
  20: [6, 5, 3, 4],
  25: [8, 6, 4, 6],
  30: [10, 7, 5, 7],
  35: [11, 8, 6, 8],
  40: [12, 10, 6, 10],
  45: [14, 11, 7, 11],
  50: [16, 12, 8, 12],
  55: [18, 13, 9, 13],
  60: [20, 14, 10, 14],
  65: [21, 15, 10, 15],
  70: [22, 15, 11, 15],
  75: [23, 16, 12, 16],
  80: [25, 17, 13, 17],
  85: [27, 18, 14, 18],
  90: [29, 19, 15, 19],
  95: [30, 20, 16, 20],
  100: [31, 21, 17, 21],
} as const satisfies Readonly<Record<number, readonly [torso: number, side: number, arm: number, leg: number]>>;

const HEAD_STRUCTURE = 3;

/** The most armour that a head can have; other locations can have twice their structure. */
export const HEAD_ARMOR = 9;

/** The structure of a 'Mech; of four legs two stand where others have arms. `null`: there is none of that tonnage. */
export function structureOf(tons: number, legs: 2 | 4): Readonly<Record<MechLocation, number>> | null {
  const row = Object.entries(STRUCTURE).find(([of]) => Number(of) === tons)?.[1];
  if (!row) return null;
  const [torso, side, arm, leg] = row;
  const front = legs === 4 ? leg : arm;
  return { HD: HEAD_STRUCTURE, CT: torso, LT: side, RT: side, LA: front, RA: front, LL: leg, RL: leg };
}
