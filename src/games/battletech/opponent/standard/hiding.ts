import { distance, type Hex } from '../../../../rules/geometry/hex/hex.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { placeOf } from '../../../../rules/battletech/movement.js';
import { isHidden, OVERWATCH_REACH } from '../../../../rules/battletech/standard/hiding.js';
import { isImmobile } from '../../../../rules/battletech/standard/parts.js';
import { sees } from '../../../../rules/battletech/standard/sightings.js';
import type { HiddenOrders } from '../../../../rules/battletech/standard/unseen.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeUnits } from '../../../../rules/battletech/units.js';
import type { SeatId } from '../../../../rules/kernel/ids.js';
import { workingMounts } from '../guns.js';

/**
 * How the opponent hides (HID-01 to HID-05): of three units one, the slowest, lies in wait where enemies come by, while the others draw
 * them there; it fires when one comes near enough, and comes out when none does. What lies in wait is told so whenever its seat is asked
 * something else: nobody asks it itself, so a seat never hides the last of those who are asked.
 */

/** Of so many units one hides, and so many of a seat stay in the open, without whom those that hide come out. */
const ONE_IN = 3;
const OPEN = 2;
/** Overwatch from farther off wastes the first shot. */
const FARTHEST = 9;
/** From this turn on nobody waits for enemies who stay away. */
const PATIENT = 5;

/** The units of a seat that are to hide: the slowest, of equals those who hit hardest, none where too few would be left. */
export function ambushers(state: StandardState, seat: SeatId): readonly StandardUnit[] {
  const own = state.units.filter(
    (unit) => unit.seat === seat && (unit.status === 'waiting' || unit.status === 'active'),
  );
  const most = Math.min(Math.floor(own.length / ONE_IN), own.length - OPEN);
  if (most <= 0 || state.options.hidden !== 'on' || state.options.overwatch === 'off') return [];
  return own
    .filter(({ sheet }) => sheet.kind === 'mech' || sheet.kind === 'vehicle')
    .toSorted((a, b) => a.sheet.walk - b.sheet.walk || punch(b) - punch(a))
    .slice(0, most);
}

/** What its weapons do together that reach as far as an ambush does. */
const punch = (unit: StandardUnit): number =>
  workingMounts(unit).reduce((sum, { weapon }) => sum + (weapon.ranges.medium >= OPEN ? weapon.damage : 0), 0);

/** A word to one of a seat's units that hide, where what it waits for is to be another thing than now; `null`: all is well. */
export function wordToHidden(state: StandardState, seat: SeatId): Command | null {
  for (const unit of activeUnits(state)) {
    const now = unit.body.hidden;
    if (unit.seat !== seat || !now) continue;
    const orders = ordersFor(state, unit);
    if (orders.order !== now.order || orders.within !== now.within)
      return { type: 'lie-in-wait', unit: unit.id, orders };
  }
  return null;
}

/** What a hidden unit is to wait for as a match stands. */
function ordersFor(state: StandardState, unit: StandardUnit): HiddenOrders {
  const own = activeUnits(state).filter(({ seat }) => seat === unit.seat);
  const foes = activeUnits(state).filter((one) => one.side !== unit.side && one.place !== null && !isHidden(one));
  const reach = reachOf(unit);
  const near = foes.filter((foe) => distance(placeOf(foe).hex, placeOf(unit).hex) <= reach && sees(state, unit, foe));
  // Who has moved comes no nearer, and nothing is gained by waiting for it: it is fired at with all others.
  if (near.some((foe) => foe.moved !== null || isImmobile(foe))) return { order: 'fire' };
  const alone = own.filter((one) => !isHidden(one)).length < OPEN;
  if (state.turn > 0 && near.length === 0 && (alone || state.turn >= PATIENT)) return { order: 'move' };
  const watch = state.options.overwatch ?? 'adjacent';
  if (OVERWATCH_REACH[watch] === 0) return { order: near.length > 0 ? 'fire' : 'stay' };
  return watch === 'sight' ? { order: 'overwatch', within: reach } : { order: 'overwatch' };
}

/** What a hex farther from those who lie in wait costs whoever draws enemies to them. */
const STRAYS = 2;
/** So near to them it strays nowhere. */
const BESIDE = 2;

/**
 * What it costs a unit to be in a hex while friends lie in wait for whom it draws to them: it stays near them, and does not go to meet
 * the enemy. `null`: nobody waits, or nobody waits any longer.
 */
export function straying(state: StandardState, unit: StandardUnit): ((hex: Hex) => number) | null {
  const waiting = activeUnits(state).filter((one) => one.seat === unit.seat && one.body.hidden?.order === 'overwatch');
  if (state.turn >= PATIENT || waiting.length === 0) return null;
  return (hex) => STRAYS * Math.max(0, Math.min(...waiting.map((one) => distance(placeOf(one).hex, hex))) - BESIDE);
}

/** How near enemies are to come: as far as the weapons that do most of its damage reach at medium range. */
function reachOf(unit: StandardUnit): number {
  const mounts = workingMounts(unit);
  const all = mounts.reduce((sum, { weapon }) => sum + weapon.damage, 0);
  const within = (hexes: number): number =>
    mounts.reduce((sum, { weapon }) => sum + (weapon.ranges.medium >= hexes ? weapon.damage : 0), 0);
  let reach = 1;
  while (reach < FARTHEST && 2 * within(reach + 1) >= all) reach++;
  return reach;
}
