import type { StandardUnit } from '../types.js';

/** Triple-strength myomer: muscles that work best when they are hot (WPN-11). */

/** Heat from which on it works, the walking MP that it adds, and how often the damage of a blow counts. */
const HOT = 9;
const QUICKER = 2;
const STRONGER = 2;

const isHot = ({ sheet, body }: StandardUnit): boolean =>
  body.heat >= HOT &&
  Object.values(sheet.full.slots).some((slots) => slots.some((slot) => slot?.holds === 'filler' && slot.of === 'tsm'));

/** The walking MP that hot muscles add, what heat costs left aside. */
export const quickening = (unit: StandardUnit): number => (isHot(unit) ? QUICKER : 0);

/** How often the damage of a punch, a kick or a club counts. */
export const strengthOf = (unit: StandardUnit): number => (isHot(unit) ? STRONGER : 1);
