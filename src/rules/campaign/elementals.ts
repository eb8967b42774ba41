import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Load } from './commands.js';
import type { FactionId } from './ids.js';
import { balance } from './ledger.js';
import { cocoonsOut, type Cocoon, type OpenState } from './state.js';

/** Elementals and the cocoons in which machines and they are dropped (CLN-18 … CLN-21). */

/** Troopers of a group. */
export const GROUP = 5;

/** Groups that a cocoon carries beside a machine, and alone. */
const BESIDE_A_MACHINE = 1;
export const ALONE = 5;

/** Why a cocoon cannot carry so much, or `null` (CLN-20, CLN-21). */
export function overloaded(hasMachine: boolean, groups: number): Refusal | null {
  const most = hasMachine ? BESIDE_A_MACHINE : ALONE;
  if (groups > most) return refuse('campaign/cocoon-full', { groups, most }, hasMachine ? 'CLN-20' : 'CLN-21');
  return !hasMachine && groups === 0 ? refuse('campaign/cocoon-empty', {}, 'CLN-21') : null;
}

/** Troopers in a cocoon. */
export const troopersIn = ({ groups, troopers = groups * GROUP }: Pick<Cocoon, 'groups' | 'troopers'>): number =>
  troopers;

/** How many troopers each group of a cocoon has: one is full before the next, and none is without any. */
export function strengthsOf(cocoon: Pick<Cocoon, 'groups' | 'troopers'>): readonly number[] {
  let left = troopersIn(cocoon);
  return Array.from({ length: cocoon.groups }, (_, i) => {
    const here = Math.min(GROUP, left - (cocoon.groups - i - 1));
    left -= here;
    return here;
  });
}

/** Groups of a faction that are at home, as far as there is anybody in them, and their troopers. */
export function atHome(state: OpenState, faction: FactionId): { readonly groups: number; readonly troopers: number } {
  const out = cocoonsOut(state).filter((one) => one.faction === faction);
  const sum = (of: (cocoon: Cocoon) => number): number => out.reduce((total, one) => total + of(one), 0);
  const troopers = Math.max(0, balance(state.ledger, 'elementals', faction) - sum(troopersIn));
  const groups = (state.groups[faction] ?? 0) - sum((one) => one.groups);
  return { groups: state.setup.squad ? Math.max(0, Math.min(groups, troopers)) : 0, troopers };
}

/** Cocoons as they are sent: whoever is at home goes along, full groups first. Those that need more than there are were refused before. */
export function manned(state: OpenState, faction: FactionId, loads: readonly Load[]): readonly Cocoon[] {
  let { troopers: left } = atHome(state, faction);
  let waiting = loads.reduce((sum, { groups }) => sum + groups, 0);
  return loads.map((load) => {
    if (load.groups === 0) return { ...load, faction };
    waiting -= load.groups;
    const troopers = Math.min(load.groups * GROUP, left - waiting);
    left -= troopers;
    return { ...load, faction, troopers };
  });
}
