import { asMeasured } from '../geometry/plane/measure.js';
import { same, type Point } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { MEASURE, scaleOf } from './lengths.js';
import { distance, isClear, offNose } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft, Arc, Options, Weapon } from './types.js';

/** Range, arc and line of sight of a weapon (TFH-17, TFH-22). */

/** The tenths of a degree off the nose between which each arc lies, its borders included (AMB-TFH-20). */
const ARC_LIMITS: Readonly<Record<Exclude<Arc, 'fixed-forward'>, (off: number) => boolean>> = {
  front: (off) => Math.abs(off) <= 450,
  left: (off) => off <= -450 && off >= -1350,
  right: (off) => off >= 450 && off <= 1350,
  rear: (off) => Math.abs(off) >= 1350,
  'all-round': () => true,
};

/** Where an aircraft is and heads. */
type Placed = Pick<Aircraft, 'at' | 'heading'>;

/** Whether a point lies in an arc of an aircraft. */
export function isInArc(options: Options, arc: Arc, from: Placed, to: Point): boolean {
  if (arc !== 'fixed-forward') return ARC_LIMITS[arc](offNose(from, to));
  if (same(from.at, to)) return true;
  const angle = (offNose(from, to) * 2 * Math.PI) / MEASURE.turn;
  const far = Math.hypot(to.x - from.at.x, to.y - from.at.y);
  return Math.cos(angle) > 0 && asMeasured(MEASURE, Math.abs(Math.sin(angle)) * far) <= noseWidth(options);
}

/** How far beside the nose line a target may be for a fixed gun (AMB-TFH-06). */
export const noseWidth = (options: Options): number =>
  Number(options.fixedArcRadiusCm) * MEASURE.unit * scaleOf(options);

/** How far a weapon fires in this match; `null`: everywhere. */
export const rangeOf = (options: Options, { range }: Weapon): number | null =>
  range === null ? null : range * scaleOf(options);

/** Why a weapon does not bear on a target from where its aircraft is, or `null`. */
export function bearingProblem(
  { options, sky }: State,
  one: Aircraft,
  weapon: Weapon,
  target: Aircraft,
): Refusal | null {
  const facts = { unit: one.id, target: target.id, weapon: weapon.id };
  const far = distance(one.at, target.at);
  const range = rangeOf(options, weapon);
  if (range !== null && far > range) {
    return refuse('finest-hour/out-of-range', { ...facts, far, range }, 'TFH-17');
  }
  if (one.profile.kind === 'off-table') return null;
  if (!isInArc(options, weapon.arc, one, target.at)) {
    return refuse('finest-hour/out-of-arc', { ...facts, arc: weapon.arc, off: offNose(one, target.at) }, 'TFH-22');
  }
  return isClear(sky, one.at, target.at) ? null : refuse('finest-hour/hidden', facts, 'TFH-17');
}

export const bears = (state: State, one: Aircraft, weapon: Weapon, target: Aircraft): boolean =>
  bearingProblem(state, one, weapon, target) === null;

/** The longest range of an aircraft's weapons; `null`: one reaches everywhere; without weapons 0. */
export const reachOf = (options: Options, { profile }: Aircraft): number | null =>
  profile.weapons.reduce<number | null>((longest, weapon) => {
    const range = rangeOf(options, weapon);
    return range === null || longest === null ? null : Math.max(longest, range);
  }, 0);
