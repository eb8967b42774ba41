import { direction, FACINGS, turned, type Facing } from './facing.js';
import { apart, axialOf, type Axial, type Hex } from './hex.js';

/**
 * An exact bearing on a dial of 24: `2k` is exactly 30·k degrees clockwise, `2k + 1` lies between 30·k and 30·(k + 1).
 * All boundaries of arcs and sides are multiples of 30°, so nothing is ever measured in degrees, let alone rounded.
 */
export type Bearing = number;

/** How many bearings the dial has. */
export const DIAL = 24;

/** The bearing of a hex as seen from another that faces `facing`: 0 straight ahead. `null` when both are the same hex. */
export function bearing(from: Hex, facing: Facing, to: Hex): Bearing | null {
  const way = apart(axialOf(from), axialOf(to));
  if (way.q === 0 && way.r === 0) return null;
  const sector = FACINGS.find(
    (f) => clockwise(ray(turned(facing, f)), way) >= 0 && clockwise(way, ray(turned(facing, f + 1))) > 0,
  );
  if (sector === undefined) throw new Error(`no sector for ${from} to ${to}`);
  const ahead = ray(turned(facing, sector));
  if (clockwise(ahead, way) === 0) return sector * 4;
  const half = clockwise(between(turned(facing, sector)), way);
  return sector * 4 + (half < 0 ? 1 : half === 0 ? 2 : 3);
}

const ray = (f: Facing): Axial => direction(f);

/** The direction halfway between a facing and the next: through a hex corner. */
const between = (f: Facing): Axial => {
  const a = direction(f);
  const b = direction(turned(f, 1));
  return { q: a.q + b.q, r: a.r + b.r };
};

/** Positive when `b` lies clockwise of `a` by less than 180°, 0 when parallel, negative when anticlockwise. */
function clockwise(a: Axial, b: Axial): number {
  return a.q * b.r - a.r * b.q;
}
