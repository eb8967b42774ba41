import { placeOf } from '../../../../rules/battletech/movement.js';
import { isCarried, isInfantry } from '../../../../rules/battletech/stacking.js';
import { fieldsKnown, minesKnown } from '../../../../rules/battletech/standard/minefields.js';
import { sweeperOf, sweepProblem } from '../../../../rules/battletech/standard/sweeping.js';
import { isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeUnits } from '../../../../rules/battletech/units.js';
import { distance, type Hex } from '../../../../rules/geometry/hex/hex.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { worthHitting } from '../worth.js';

/** How the opponent clears mines (HID-09): troopers who are made for it go to a field that lies on the way of their side, and clear it. */

/** What a way is worth that is free again, for each friend who has to take it, of so many at most. */
const FREED = 1;
const MOST = 3;
/** So far off a field is worth going to; what it is worth to stand in it next turn, to have come near, and each hex nearer. */
const WITHIN = 8;
const THERE = 0.8;
const NEAR = 0.4;
const NEARER = 0.05;
/** What clearing it at last is worth, more than standing in it can be. */
const AT_LAST = 2;
/** A way round so much longer is no way that a field bars. */
const DETOUR = 1;

/** What draws a unit to fields that it could clear. */
export interface Sweeping {
  /** What it is worth to be in a hex, for the way to the field from there. */
  readonly worth: (hex: Hex) => number;
  /** Clearing the field in which it stands; none where it stands in none. */
  readonly orders: (
    worth: readonly Argued<Command, BattleTechReason>[],
  ) => readonly Argued<Command, BattleTechReason>[];
}

/** Of a unit that is to clear none. */
export const NO_SWEEPING: Sweeping = { worth: () => 0, orders: () => [] };

/** Where a unit is to clear mines, if it does that well enough for what may go off under it. */
export function sweepingOf(state: StandardState, unit: StandardUnit): Sweeping {
  const known = minesKnown(state.field.mines, unit.side);
  if (known.length === 0 || !isInfantry(unit) || isCarried(unit) || unit.place === null) return NO_SWEEPING;
  const { clears, botch } = sweeperOf(unit);
  const fields = [...new Set(known.map(({ hex }) => hex))].flatMap((hex) => {
    const density = Math.max(...fieldsKnown(state.field.mines, unit.side, hex).map((one) => one.density));
    const harm = (1 - chanceToHit(botch + 1)) * density * worthHitting(unit);
    const value = chanceToHit(clears) * FREED * Math.min(MOST, barred(state, unit, hex)) - harm;
    return value > 0 ? [{ hex, value }] : [];
  });
  const near = fields.filter(({ hex }) => distance(placeOf(unit).hex, hex) <= WITHIN);
  if (near.length === 0) return NO_SWEEPING;
  const here = near.find(({ hex }) => hex === placeOf(unit).hex);
  return {
    worth: (at) =>
      Math.max(...near.map(({ hex, value }) => value * (at === hex ? THERE : NEAR - NEARER * distance(at, hex)))),
    orders(worth) {
      if (!here || sweepProblem(state, unit) !== null) return [];
      const still = worth.find(({ command }) => command.type === 'move' && command.mode === 'stand')?.reasons ?? [];
      const reasons = still.filter(({ reason }) => reason !== 'given' && reason !== 'sweeps');
      return [
        {
          command: { type: 'clear-mines', unit: unit.id },
          reasons: [...reasons, { reason: 'sweeps', value: AT_LAST * here.value }],
        },
      ];
    },
  };
}

/** How many friends on the ground have a field on their way: to the nearest enemy, or to what they are to hold. */
function barred(state: StandardState, { id, side }: StandardUnit, field: Hex): number {
  const there = activeUnits(state).filter((one) => one.place !== null && !isCarried(one));
  const foes = there.filter((one) => one.side !== side).map((one) => placeOf(one).hex);
  const held = state.field.victory.goals.flatMap((goal) =>
    goal.goal === 'hold' && goal.side === side ? goal.hexes : [],
  );
  return there.filter((one) => {
    if (one.side !== side || one.id === id || isFlying(one)) return false;
    const { hex } = placeOf(one);
    const [to] = (held.length > 0 ? held : foes).toSorted((a, b) => distance(hex, a) - distance(hex, b));
    return to !== undefined && distance(hex, field) + distance(field, to) <= distance(hex, to) + DETOUR;
  }).length;
}
