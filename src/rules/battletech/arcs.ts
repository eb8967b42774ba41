import { rowOf } from './kind-table.js';
import { bearing } from '../geometry/hex/bearing.js';
import type { Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import { ARC_OF, ARCS, ATTACK_SIDES, VEHICLE_SIDES, type Arc, type ArcName, type AttackSide } from './tables.js';
import { turnedTo } from './league/turned-line.js';
import type { Place } from './types.js';
import type { Location, UnitKind } from './vocabulary.js';

/** Whether a bearing, on the dial of 24, lies in an arc. */
export const within = ({ from, to }: Arc, at: number): boolean =>
  from <= to ? at >= from && at <= to : at >= from || at <= to;

/** Whether a hex lies in an arc of a unit. A unit's own hex lies in none, but in all that is around it. */
export function liesIn(arc: ArcName, from: Hex, facing: Facing, to: Hex): boolean {
  const at = bearing(from, facing, to);
  return at === null ? arc === 'all' : within(ARCS[arc], at);
}

/** Which arcs of a 'Mech a hex lies in (table 7.1.4). */
export const arcsTo = (
  from: Hex,
  facing: Facing,
  to: Hex,
): Readonly<Record<'front' | 'leftArm' | 'rightArm' | 'rear', boolean>> => ({
  front: liesIn('front', from, facing, to),
  leftArm: liesIn('leftArm', from, facing, to),
  rightArm: liesIn('rightArm', from, facing, to),
  rear: liesIn('rear', from, facing, to),
});

/** Whether a weapon in a location bears on a hex (QSR-38). */
export const bears = (at: Place, location: Location, on: Hex): boolean =>
  liesIn(ARC_OF[location], at.hex, at.facing, on);

/** The side of a target that an attacker's hex lies on; the target's own hex counts as its front. `toward`: the line is turned that way (CLN-33). */
export function attackSide(
  target: Place,
  attacker: Hex,
  kind: UnitKind = 'mech',
  toward: 'left' | 'right' | null = null,
): AttackSide {
  const sides = rowOf(kind).driven ? VEHICLE_SIDES : ATTACK_SIDES;
  const at = turnedTo(bearing(target.hex, target.facing, attacker) ?? 0, toward);
  if (within(sides.front, at)) return 'front';
  if (within(sides.right, at)) return 'right';
  if (within(sides.rear, at)) return 'rear';
  return 'left';
}
