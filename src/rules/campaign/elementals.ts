import { refuse, type Refusal } from '../kernel/refusal.js';

/** Elementals and the cocoons in which machines and they are dropped (CLN-18 … CLN-21). */

/** Troopers of a group. */
export const GROUP = 5;

/** Groups that a cocoon carries beside a machine, and alone. */
const BESIDE_A_MACHINE = 1;
const ALONE = 5;

/** Why a cocoon cannot carry so much, or `null` (CLN-20, CLN-21). */
export function overloaded(hasMachine: boolean, groups: number): Refusal | null {
  const most = hasMachine ? BESIDE_A_MACHINE : ALONE;
  if (groups > most) return refuse('campaign/cocoon-full', { groups, most }, hasMachine ? 'CLN-20' : 'CLN-21');
  return !hasMachine && groups === 0 ? refuse('campaign/cocoon-empty', {}, 'CLN-21') : null;
}
