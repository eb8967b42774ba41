import { placeOf } from '../../../../rules/battletech/movement.js';
import { isCarried } from '../../../../rules/battletech/stacking.js';
import { munitionOf } from '../../../../rules/battletech/standard/ammunition.js';
import { GUNS, gunIn, type GunId } from '../../../../rules/battletech/standard/gun-tables.js';
import { fullVolley, shotsAt } from '../../../../rules/battletech/standard/hex-fire.js';
import { isLightSmoke } from '../../../../rules/battletech/standard/smoke-missiles.js';
import { bursts } from '../../../../rules/battletech/standard/traits.js';
import type { Aimed, HexAimed, HexShot, Twist } from '../../../../rules/battletech/standard/types.js';
import { heatOfFire, isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import type { StandardMount } from '../../../../rules/battletech/record-sheet.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeUnits, isGone, mountOf } from '../../../../rules/battletech/units.js';
import { distance, type Hex } from '../../../../rules/geometry/hex/hex.js';
import { FACINGS, neighbour } from '../../../../rules/geometry/hex/facing.js';
import type { SideId } from '../../../../rules/kernel/ids.js';
import { remembering } from '../../../../rules/kernel/remember.js';
import { best } from '../best.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import { worthHitting } from '../worth.js';
import { homingValue } from './homing.js';
import { screeningOf, type Screening } from './screens.js';

/**
 * Where the opponent fires the artillery that its units carry (ART-07, ART-08): straight at enemies whom it sees, who have moved
 * already, or in an arc at those who are slow to leave, and to where it has hit before; never where that harms it more. Rounds that
 * follow TAG go where a friend can mark somebody, smoke where it hides its own.
 */

/** A round for a hex, with what it does on average in the shares of the units that it strikes, its own against those of enemies. */
interface Shell {
  readonly shot: HexAimed;
  readonly value: number;
}

/** How likely a unit is still there when a round comes down that is fired in an arc: whoever can leave seldom is. */
export const staysIn = ({ sheet }: Pick<StandardUnit, 'sheet'>): number => 1 / (1 + sheet.walk);

/** What a unit fires at hexes: the pieces of artillery that it has left, and launchers with missiles of smoke. */
const piecesOf = (unit: StandardUnit): readonly StandardMount[] =>
  unit.sheet.mounts.filter((mount) => (bursts(mount.weapon.full) || hasSmokeFor(unit, mount)) && !isGone(unit, mount));

const hasSmokeFor = (unit: StandardUnit, { weapon }: StandardMount): boolean =>
  unit.ammo.some(({ ammo, left, stowed }) => ammo === weapon.ammo && left > 0 && stowed.munition === 'smoke');

/** The round for each piece of a unit that does most with the torso turned so, as many as it can cool. */
export function shellsOf(state: StandardState, unit: StandardUnit, twist: Twist, room: number): readonly Shell[] {
  const pieces = piecesOf(unit);
  if (pieces.length === 0) return [];
  const screening = pieces.some((piece) => hasSmokeFor(unit, piece)) ? screens(state, unit.side) : null;
  const hexes = [...new Set([...hexesWorth(state, unit), ...(screening?.hexes ?? [])])];
  const shots = hexes.flatMap((hex) => shotsAt(state, unit, twist, hex));
  let left = room;
  return pieces.flatMap((piece) => {
    const heat = heatOfFire(unit, piece);
    const own = shots.filter(({ mount, bin }) => mount === piece.id && (bin !== null || bursts(piece.weapon.full)));
    const most = best(
      own.map((shot): Shell => ({ shot, value: shellValue(state, unit, shot) })),
      ({ value }) => value,
    );
    if (!most || most.value <= 0 || heat > left) return [];
    left -= heat;
    return [{ shot: aimedOnly(most.shot), value: most.value }];
  });
}

/** Screens are weighed once for all that a match could fire as it stands. */
const screened = remembering<StandardState, Screening>();
const screens = (state: StandardState, side: SideId): Screening =>
  screened(state, side, () => screeningOf(state, side));

/** What plain shots and rounds for hexes are worth together, of which each may make the others harder; `null`: they cannot be fired so. */
export function worthTogether(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  shells: readonly Shell[],
): number | null {
  const all = fullVolley(state, unit, twist, { shots, atHexes: shells.map(({ shot }) => shot) });
  return all.ok ? all.value.atHexes.reduce((sum, shot) => sum + shellValue(state, unit, shot), 0) : null;
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

/** What a round does on average, by what it is made of. */
function shellValue(state: StandardState, unit: StandardUnit, shot: HexShot): number {
  const { weapon } = mountOf(unit, shot.mount);
  const gun = gunIn(weapon.id);
  switch (munitionOf(unit, shot.bin)) {
    case 'homing':
      return gun ? homingValue(state, unit.side, gun, shot.hex, worthHitting) : 0;
    case 'smoke':
      return screenValue(state, unit, shot);
    default:
      return gun ? burstValue(state, unit, shot, gun) : 0;
  }
}

/** Smoke over the hex and, of artillery, all around it, if it comes down there; what flies in an arc comes too late for who moves on. */
function screenValue(state: StandardState, unit: StandardUnit, { mount, hex, mode, toHit }: HexShot): number {
  const { weapon } = mountOf(unit, mount);
  const { hexes, worth } = screens(state, unit.side);
  if (!hexes.includes(hex) || (mode === 'indirect' && bursts(weapon.full))) return 0;
  const around = bursts(weapon.full) ? FACINGS.flatMap((to) => neighbour(state.board, hex, to) ?? []) : [];
  return chanceToHit(toHit.number) * worth([hex, ...around], isLightSmoke(weapon));
}

/** What a burst does on average: all who stand where it bursts and around, friends against enemies, if it comes down there. */
function burstValue(state: StandardState, unit: StandardUnit, { hex, mode, toHit }: HexShot, gun: GunId): number {
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
