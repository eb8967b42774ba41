import { enemiesOf, has, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { evasionLength, fastMost } from '../../../rules/finest-hour/allowance.js';
import { approaches } from '../../../rules/finest-hour/approach.js';
import type { Part } from '../../../rules/finest-hour/commands.js';
import { ahead } from '../../../rules/finest-hour/courses.js';
import { lengthOf, TURN } from '../../../rules/finest-hour/lengths.js';
import { nearestFirst, offNose, turned } from '../../../rules/finest-hour/measuring.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import { errandOf } from './errands.js';

/** The ways among which the opponent looks for its orders (TFH-11 … TFH-16). */

/** A way to fly, and the aircraft as it would be at its end. */
export interface Way {
  readonly parts: readonly Part[];
  readonly fast: boolean;
  readonly there: Aircraft;
}

const COMPASS = Array.from({ length: 16 }, (_, i) => i * 225);

/** Moves of whole tranches, evasions all around, fast moves and a dive; aimed at where its errand leads it, or at the nearest enemy. */
export function waysOf(state: State, one: Aircraft): readonly Way[] {
  if (isOffTable(one)) return [{ parts: [], fast: false, there: one }];
  const enemies = enemiesOf(state, one.side).map(({ id }) => id);
  const toward = errandOf(state, one)?.to ?? nearestFirst(state, one.at, enemies)[0]?.at ?? null;
  const plain = approaches(state, one, toward).map(({ parts, at, heading }): Way => ({
    parts,
    fast: false,
    there: { ...one, at, heading },
  }));
  const evasions = one.burning || has(one, 'unwieldy') ? [] : COMPASS.map((heading) => evasion(state, one, heading));
  return [...plain, ...evasions, ...fastWays(state, one, toward), dive(state, one)];
}

const evasion = (state: State, one: Aircraft, heading: number): Way => ({
  parts: [{ do: 'evade', heading }],
  fast: false,
  there: {
    ...one,
    at: ahead(one.at, heading, evasionLength(state.options, one)),
    heading: state.options.evadeFacing === 'keep' ? one.heading : heading,
    manoeuvres: { ...one.manoeuvres, evaded: true },
  },
});

function dive(state: State, one: Aircraft): Way {
  const length = lengthOf(state.options, 'dive');
  const at = ahead(one.at, one.heading, length);
  return {
    parts: [{ do: 'dive', length }],
    fast: false,
    there: { ...one, at, manoeuvres: { ...one.manoeuvres, dived: true } },
  };
}

/** Fast moves, after one turn: the whole way, and as far as half the test brings it, which is what is likeliest. */
function fastWays(state: State, one: Aircraft, toward: Point | null): readonly Way[] {
  const likely = fastMost(state.options, one, 1);
  const aimed = toward ? Math.max(-TURN, Math.min(TURN, offNose(one, toward))) : 0;
  return [...new Set([0, -TURN, TURN, aimed])].flatMap((by) => {
    const heading = turned(one.heading + by);
    const manoeuvres = { ...one.manoeuvres, fast: true };
    const there = { ...one, heading, at: ahead(one.at, heading, likely), manoeuvres };
    const turn: readonly Part[] = by === 0 ? [] : [{ do: 'turn', by }];
    return [fastMost(state.options, one, 2), likely].map((length) => ({
      parts: [...turn, { do: 'ahead', length } as const],
      fast: true,
      there,
    }));
  });
}
