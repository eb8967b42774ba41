import { DIAL, type Bearing } from '../../geometry/hex/bearing.js';

/** The line by which the side of a target is found, turned by a shot that is aimed left or right (CLN-33, AMB-CLN-18). */

/** The middle of each side on the dial of 24, and how far a line is turned towards it: 60°, a side of a hex. */
const MIDDLE = { right: 8, left: 16 } as const satisfies Record<'left' | 'right', Bearing>;
const HEXSIDE = 4;

/**
 * A bearing, seen from the target, turned by a side of a hex to the target's right or left: the shorter way, in front where both are
 * as long, and not beyond the middle of that side.
 */
export function turnedTo(at: Bearing, toward: 'left' | 'right' | null): Bearing {
  if (toward === null) return at;
  const clockwise = (MIDDLE[toward] - at + DIAL) % DIAL;
  const back = (at - MIDDLE[toward] + DIAL) % DIAL;
  const isClockwise = clockwise < back || (clockwise === back && toward === 'right');
  const turn = Math.min(HEXSIDE, clockwise, back);
  return (at + (isClockwise ? turn : -turn) + DIAL) % DIAL;
}
