import { remembering } from '../kernel/remember.js';
import { isOffTable } from './aircraft.js';
import type { Part } from './commands.js';
import { ahead, isInSky } from './courses.js';
import { lengthOf, TURN } from './lengths.js';
import { offNose, turned } from './measuring.js';
import type { State } from './state.js';
import type { Point } from '../geometry/plane/point.js';
import type { Aircraft } from './types.js';

/** Plain moves by whole tranches, among which the referee picks where it flies for somebody (TFH-12, TFH-29). */

/** A move, and where it leads. */
export interface Approach {
  readonly parts: readonly Part[];
  readonly at: Point;
  readonly heading: number;
  readonly inSky: boolean;
}

const HALF_TURNS = [-TURN, -TURN / 2, 0, TURN / 2, TURN] as const;

/**
 * All moves of whole tranches that turn by 45°, by half as much, towards a point, or not at all at the beginning of each.
 * `toward` `null`: towards nothing.
 */
export function approaches(state: State, one: Aircraft, toward: Point | null): readonly Approach[] {
  if (isOffTable(one)) return [];
  const key = `${one.id} ${one.at.x},${one.at.y} ${one.heading} ${toward ? `${toward.x},${toward.y}` : ''}`;
  return known(state, key, () => {
    const found: Approach[] = [];
    const extend = (so: Approach, tranches: number): void => {
      if (tranches === one.profile.class) return;
      const aimed = toward ? clamp(offNose({ at: so.at, heading: so.heading }, toward)) : 0;
      for (const by of new Set([...HALF_TURNS, aimed])) {
        const next = flown(state, so, by);
        found.push(next);
        if (next.inSky) extend(next, tranches + 1);
      }
    };
    extend({ parts: [], at: one.at, heading: one.heading, inSky: true }, 0);
    return found;
  });
}

const known = remembering<State, readonly Approach[]>(64);

const clamp = (by: number): number => Math.max(-TURN, Math.min(TURN, by));

function flown(state: State, { parts, at, heading }: Approach, by: number): Approach {
  const length = lengthOf(state.options, 'tranche');
  const to = turned(heading + by);
  const end = ahead(at, to, length);
  const turn: readonly Part[] = by === 0 ? [] : [{ do: 'turn', by }];
  return { parts: [...parts, ...turn, { do: 'ahead', length }], at: end, heading: to, inSky: isInSky(state.sky, end) };
}
