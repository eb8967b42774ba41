import { freeHexes } from '../../rules/battletech/deployment.js';
import type { Command, State, Unit, Zone } from '../../rules/battletech/types.js';
import { activeUnits, woodsIn } from '../../rules/battletech/units.js';
import { bearing } from '../../rules/geometry/hex/bearing.js';
import { FACINGS, type Facing } from '../../rules/geometry/hex/facing.js';
import { columnOf, distance, hexAt, type Hex } from '../../rules/geometry/hex/hex.js';
import { best } from './best.js';

/** A place to begin: in woods, towards the middle and the enemy, not crowding friends; looking at the enemy. */
export function deploy(state: State, unit: Unit): Command {
  const enemy = enemyPlace(state, unit);
  const friends = activeUnits(state).flatMap((one) => (one.side === unit.side && one.place ? [one.place.hex] : []));
  const middle = (state.board.columns + 1) / 2;
  const hex = best(
    freeHexes(state, unit.side),
    (one) =>
      2 * woodsIn(state.board, one) -
      distance(one, enemy) -
      Math.abs(columnOf(one) - middle) / 4 -
      friends.filter((friend) => distance(friend, one) <= 1).length,
  );
  if (hex === null) throw new Error(`no room to deploy ${unit.id}`);
  return { type: 'deploy', unit: unit.id, hex, facing: facingTo(hex, enemy) };
}

/** The facing that looks most directly at another hex. */
export function facingTo(from: Hex, to: Hex): Facing {
  const off = (facing: Facing): number => {
    const at = bearing(from, facing, to) ?? 0;
    return Math.min(at, 24 - at);
  };
  return best(FACINGS, (facing) => -off(facing)) ?? 0;
}

/** Where the enemy is to be expected: by the first unit that is there, else in the middle of its zone. */
function enemyPlace(state: State, unit: Unit): Hex {
  const there = activeUnits(state).find((one) => one.side !== unit.side)?.place?.hex;
  if (there) return there;
  const zone = state.deployment.find(({ side }) => side !== unit.side)?.zone;
  return zone ? centre(zone) : hexAt(1, 1);
}

const centre = ({ rows, columns }: Zone): Hex =>
  hexAt(Math.floor((columns[0] + columns[1]) / 2), Math.floor((rows[0] + rows[1]) / 2));
