import { placeOf } from '../../../../rules/battletech/movement.js';
import { isCarried } from '../../../../rules/battletech/stacking.js';
import { munitionOf } from '../../../../rules/battletech/standard/ammunition.js';
import { GUNS, gunIn } from '../../../../rules/battletech/standard/gun-tables.js';
import { fullVolley, shotsAt } from '../../../../rules/battletech/standard/hex-fire.js';
import { bursts } from '../../../../rules/battletech/standard/traits.js';
import type { Aimed, HexAimed, HexShot, Twist } from '../../../../rules/battletech/standard/types.js';
import { heatOfWeapon, isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import type { StandardMount } from '../../../../rules/battletech/record-sheet.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeUnits, isGone, mountOf } from '../../../../rules/battletech/units.js';
import { distance, type Hex } from '../../../../rules/geometry/hex/hex.js';
import { best } from '../best.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import { worthHitting } from '../worth.js';

/**
 * Where the opponent fires the artillery that its units carry (ART-07, ART-08): straight at enemies whom it sees, who have moved
 * already, or in an arc at those who are slow to leave, and to where it has hit before; never where that harms it more.
 */

/** A round for a hex, with what it does on average in the shares of the units that it strikes, its own against those of enemies. */
interface Shell {
  readonly shot: HexAimed;
  readonly value: number;
}

/** How likely a unit is still there when a round comes down that is fired in an arc: whoever can leave seldom is. */
export const staysIn = ({ sheet }: Pick<StandardUnit, 'sheet'>): number => 1 / (1 + sheet.walk);

/** The pieces of a unit that are left. */
const piecesOf = (unit: StandardUnit): readonly StandardMount[] =>
  unit.sheet.mounts.filter((mount) => bursts(mount.weapon.full) && !isGone(unit, mount));

/** The round for each piece of a unit that does most with the torso turned so, as many as it can cool. */
export function shellsOf(state: StandardState, unit: StandardUnit, twist: Twist, room: number): readonly Shell[] {
  const pieces = piecesOf(unit);
  if (pieces.length === 0) return [];
  const shots = hexesWorth(state, unit).flatMap((hex) => shotsAt(state, unit, twist, hex));
  let left = room;
  return pieces.flatMap((piece) => {
    const heat = heatOfWeapon(unit, piece.weapon);
    const own = shots.filter(({ mount, bin }) => mount === piece.id && bin === null);
    const most = best(
      own.map((shot): Shell => ({ shot, value: shellValue(state, unit, shot) })),
      ({ value }) => value,
    );
    if (!most || most.value <= 0 || heat > left) return [];
    left -= heat;
    return [{ shot: aimedOnly(most.shot), value: most.value }];
  });
}

/** What plain shots and rounds for hexes are worth together, of which each may make the others harder; `null`: they cannot be fired so. */
export function worthTogether(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  shells: readonly Shell[],
): number | null {
  const all = fullVolley(state, unit, twist, { shots, atHexes: shells.map(({ shot }) => shot) });
  // Smoke and what follows TAG do nothing by themselves.
  const isPlain = ({ bin }: HexShot): boolean => (munitionOf(unit, bin) ?? 'standard') === 'standard';
  if (!all.ok || !all.value.atHexes.every(isPlain)) return null;
  return all.value.atHexes.reduce((sum, shot) => sum + shellValue(state, unit, shot), 0);
}

const aimedOnly = ({ mount, hex, mode, bin }: HexAimed): HexAimed => ({ mount, hex, mode, bin });

/** Where enemies are, and where the unit's own guns have found the range (ART-04). */
function hexesWorth(state: StandardState, unit: StandardUnit): readonly Hex[] {
  const enemies = activeUnits(state).filter((one) => one.side !== unit.side && one.place !== null && !isCarried(one));
  const known = (state.field.batteries ?? []).flatMap((guns) =>
    guns.unit === unit.id ? guns.aims.map(({ hex }) => hex) : [],
  );
  return [...new Set([...enemies.map((one) => placeOf(one).hex), ...known])];
}

/** What a round does on average: all who stand where it bursts and around, friends against enemies, if it comes down there. */
function shellValue(state: StandardState, unit: StandardUnit, { mount, hex, mode, toHit }: HexShot): number {
  const gun = gunIn(mountOf(unit, mount).weapon.id);
  if (!gun) return 0;
  const { rings } = GUNS[gun];
  const inArc = mode === 'indirect';
  const struck = activeUnits(state).reduce((sum, one) => {
    const { side, place } = one;
    const points = place && !isFlying(one) ? (rings[distance(place.hex, hex)] ?? 0) : 0;
    const share = points * worthHitting(one) * (inArc ? staysIn(one) : 1);
    return points === 0 ? sum : sum + (side === unit.side ? -share : share);
  }, 0);
  return chanceToHit(toHit.number) * struck;
}
