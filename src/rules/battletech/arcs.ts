import { bearing } from '../geometry/hex/bearing.js';
import type { Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import { ARC_OF, ARCS, ATTACK_SIDES, type Arc, type ArcName, type AttackSide } from './tables.js';
import type { Place } from './types.js';
import type { Location } from './vocabulary.js';

/** Whether a bearing, on the dial of 24, lies in an arc. */
export const within = ({ from, to }: Arc, at: number): boolean =>
  from <= to ? at >= from && at <= to : at >= from || at <= to;

/** Which arcs of a unit a hex lies in (table 7.1.4). A unit's own hex lies in none. */
export function arcsTo(from: Hex, facing: Facing, to: Hex): Readonly<Record<ArcName, boolean>> {
  const at = bearing(from, facing, to);
  const lies = (arc: Arc): boolean => at !== null && within(arc, at);
  return {
    front: lies(ARCS.front),
    leftArm: lies(ARCS.leftArm),
    rightArm: lies(ARCS.rightArm),
    rear: lies(ARCS.rear),
  };
}

/** Whether a weapon in a location bears on a hex (QSR-38). */
export const bears = (at: Place, location: Location, on: Hex): boolean =>
  arcsTo(at.hex, at.facing, on)[ARC_OF[location]];

/** The side of a target that an attacker's hex lies on; the target's own hex counts as its front. */
export function attackSide(target: Place, attacker: Hex): AttackSide {
  const at = bearing(target.hex, target.facing, attacker) ?? 0;
  if (within(ATTACK_SIDES.front, at)) return 'front';
  if (within(ATTACK_SIDES.right, at)) return 'right';
  if (within(ATTACK_SIDES.rear, at)) return 'rear';
  return 'left';
}
