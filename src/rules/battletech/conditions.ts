import type { SeatId } from '../kernel/ids.js';
import { seated, sideOfViewer } from '../kernel/seats.js';
import { distance } from '../geometry/hex/hex.js';
import type { Condition } from './commands.js';
import { hasLostArmor } from './damage/worth.js';
import { isInSight } from './fire.js';
import { placeOf } from './movement.js';
import { sees } from './standard/sightings.js';
import type { State, Unit } from './types.js';
import type { BattleTechView } from './battletech.js';
import { activeUnits } from './units.js';
import { supposed } from './supposed.js';

/** What an order that is kept for later may depend on. Judged by what its seat sees, when the order is to be given. */

/** Whether a condition holds for a seat. */
export function holds({ game, seats }: BattleTechView, seat: SeatId, condition: Condition): boolean {
  return isTrue(supposed(game), seat, sideOfViewer(seated(seat), seats), condition) !== condition.not;
}

function isTrue(state: State, seat: SeatId, side: Unit['side'] | null, condition: Condition): boolean {
  if (condition.is === 'turn') return state.turn >= condition.from;
  const own = activeUnits(state).filter(
    (unit) => unit.seat === seat && (condition.unit === null || unit.id === condition.unit),
  );
  const enemies = activeUnits(state).filter((unit) => unit.side !== side);
  switch (condition.is) {
    case 'enemy-within':
      return own.some((unit) => enemies.some((enemy) => isNear(unit, enemy, condition.hexes)));
    case 'in-sight':
      return own.some((unit) => enemies.some((enemy) => isSeen(state, unit, enemy)));
    case 'damaged':
      return own.some((unit) => hasLostArmor(unit));
    case 'heat':
      return own.some(({ body }) => (body?.heat ?? 0) >= condition.from);
    case 'prone':
      return own.some(({ body }) => body?.prone === true);
  }
}

const isSeen = (state: State, unit: Unit, enemy: Unit): boolean =>
  state.level === 'standard' && unit.body && enemy.body ? sees(state, unit, enemy) : isInSight(state, unit, enemy);

const isNear = (unit: Unit, enemy: Unit, hexes: number): boolean =>
  distance(placeOf(unit).hex, placeOf(enemy).hex) <= hexes;
