import type { StandardUnit } from '../types.js';
import type { FullTerm } from './terms.js';
import type { StandardSheet } from '../record-sheet.js';

/** Triple-strength myomer: muscles that work best when they are hot (WPN-11), or always and clumsily (WPN-19). */

/** Heat from which on it works, the walking MP that it adds, and how often the damage of a blow counts. */
const HOT = 9;
const QUICKER = 2;
const STRONGER = 2;

/** Whether a machine is built with muscles of a kind. */
export const hasMuscles = ({ full }: StandardSheet, kind: 'tsm' | 'industrial-tsm'): boolean =>
  Object.values(full.slots).some((slots) => slots.some((slot) => slot?.holds === 'filler' && slot.of === kind));

const isHot = ({ sheet, body }: StandardUnit): boolean => body.heat >= HOT && hasMuscles(sheet, 'tsm');

/** Whether the muscles of a unit are those of industry, strong at any heat. */
export const isClumsy = ({ sheet }: StandardUnit): boolean => hasMuscles(sheet, 'industrial-tsm');

/** What they add to every number of a physical attack (WPN-19). */
export const CLUMSY: FullTerm = { reason: 'industrial-tsm', value: 2 };

/** The walking MP that hot muscles add, what heat costs left aside. */
export const quickening = (unit: StandardUnit): number => (isHot(unit) ? QUICKER : 0);

/** How often the damage of a punch, a kick or a club counts. */
export const strengthOf = (unit: StandardUnit): number => (isHot(unit) || isClumsy(unit) ? STRONGER : 1);
