import type { Point } from '../geometry/plane/point.js';
import { isOffTable } from './aircraft.js';
import { bears, reachOf } from './arcs.js';
import { isInSky } from './courses.js';
import { enemyLeaders, groupOf } from './groups.js';
import { lengthOf } from './lengths.js';
import { distance, isClear } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** When an active aircraft comes into sight of an inactive group (TFH-30, AMB-TFH-03). */

/** A place of an aircraft on its way. */
export interface Placed {
  readonly one: Aircraft;
  readonly at: Point;
  readonly heading: number;
}

/** The pair of two groups, as the state remembers that they have come into sight. */
export const pairOf = (active: Aircraft['id'], inactive: Aircraft['id']): string => `${active}>${inactive}`;

/** The leaders of inactive groups that test now: what the active ones are in sight of at `now` and, where that counts, were not at `before`. */
export function sightedAt(
  state: State,
  active: Aircraft,
  now: readonly Placed[],
  before: readonly Placed[] | null,
): readonly Aircraft[] {
  const { inSight } = state.options;
  return enemyLeaders(state, active.side).filter((leader) => {
    if (isOffTable(leader) || state.sighted.includes(pairOf(active.id, leader.id))) return false;
    const group = groupOf(state, leader.id);
    const isSeen = (places: readonly Placed[]): boolean =>
      places.some((place) => group.some((one) => isInView(state, place, one)));
    if (inSight === 'oncePerTurn') return isSeen(now);
    return before !== null && isSeen(now) && !isSeen(before);
  });
}

/** Where on a way of some length inactive groups test first, looked for every half centimetre; `null`: nowhere. */
export function firstSighting(
  state: State,
  active: Aircraft,
  placesAt: (far: number) => readonly Placed[],
  length: number,
): { readonly far: number; readonly by: readonly Aircraft[] } | null {
  const watch = lengthOf(state.options, 'watch');
  let before: readonly Placed[] | null = null;
  for (let far = 0; ; far = Math.min(length, far + watch)) {
    const now = placesAt(far).filter(({ at }) => isInSky(state.sky, at));
    const by = sightedAt(state, active, now, before);
    if (by.length > 0) return { far, by };
    if (far >= length) return null;
    before = now;
  }
}

/** Whether an inactive aircraft sees an active one near enough; by option only within range and arc of its weapons. */
function isInView(state: State, { one, at, heading }: Placed, other: Aircraft): boolean {
  const { options, sky } = state;
  const there = { ...one, at, heading };
  if (options.inSight === 'entersEnvelope')
    return other.profile.weapons.some((weapon) => bears(state, other, weapon, there));
  if (!isClear(sky, at, other.at)) return false;
  if (options.inSightRange === 'unlimited') return true;
  const [mine, theirs] = [reachOf(options, one), reachOf(options, other)];
  return mine === null || theirs === null || distance(at, other.at) <= Math.max(mine, theirs);
}
