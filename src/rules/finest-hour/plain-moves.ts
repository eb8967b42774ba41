import { courseLength } from '../geometry/plane/course.js';
import type { Point } from '../geometry/plane/point.js';
import { has, isOffTable } from './aircraft.js';
import { fastMost } from './allowance.js';
import type { Part } from './commands.js';
import { lengthOf, TURN } from './lengths.js';
import { endProblem, waysEnd } from './plan.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** The few moves among which one is picked: they turn as early as they can and then fly straight on (TFH-12). */

/** Such a move: by how much it turns, how far it flies, its last turn, and where it ends by itself, without reactions. */
export interface PlainMove {
  readonly by: number;
  readonly length: number;
  readonly last: LastTurn['name'];
  readonly parts: readonly Part[];
  readonly at: Point;
  readonly heading: number;
}

/** The moves of an aircraft, the simplest first; `on`: its activation is running; `fast`: after a fast-move test. */
export function plainMoves(state: State, one: Aircraft, on: boolean, fast: boolean): readonly PlainMove[] {
  if (isOffTable(one)) return [];
  const tranche = lengthOf(state.options, 'tranche');
  const left = lengthLeft(state, one, on, fast);
  // The simplest first, to both sides alike: what comes later stands in a menu (P-06).
  const turns = Array.from({ length: one.profile.class + 1 }, (_, i) => (i === 0 ? [0] : [-i * TURN, i * TURN])).flat();
  const halves = Array.from({ length: Math.floor((left * 2) / tranche) }, (_, i) => ((i + 1) * tranche) / 2);
  return turns.flatMap((by) => {
    const found = halves.flatMap((length) =>
      lastTurns(one).flatMap((last) => moveOf(state, one, fast, by, length, last)),
    );
    const farthest = Math.max(...found.map(({ length }) => length));
    // Whole tranches are enough to pick from, and what is left of the last one.
    return found.filter(({ length }) => fast || length % tranche === 0 || length === farthest);
  });
}

/** How far it may still fly. */
export function lengthLeft({ options, activation }: State, one: Aircraft, on: boolean, fast: boolean): number {
  const member = on ? activation?.members.find(({ unit }) => unit === one.id) : undefined;
  return member ? member.most - courseLength(member.legs) : fastMost(options, one, fast ? 2 : 0);
}

function moveOf(
  state: State,
  one: Aircraft,
  fast: boolean,
  by: number,
  length: number,
  last: LastTurn,
): readonly PlainMove[] {
  const flown = turnedEarly(by, length, lengthOf(state.options, 'tranche'));
  if (!flown) return [];
  const parts = [...flown, ...turnBy(last.by)];
  const end = waysEnd(state, one, fast, parts);
  if (!end.ok || endProblem(state, end.value, 'fire')) return [];
  const { at, heading } = end.value.one;
  return [{ by, length, last: last.name, parts, at, heading }];
}

/** The parts of a move that turns 45° at the beginning of each tranche as long as it has to; `null`: too short for its turn. */
function turnedEarly(by: number, length: number, tranche: number): readonly Part[] | null {
  const count = Math.abs(by) / TURN;
  const early = Math.max(0, count - 1) * tranche;
  if (length <= early) return null;
  const one = turnBy(Math.sign(by) * TURN);
  const tranches = Array.from({ length: Math.max(0, count - 1) }, () => [
    ...one,
    { do: 'ahead', length: tranche } as const,
  ]);
  return [...tranches.flat(), ...one, { do: 'ahead', length: length - early }];
}

export const turnBy = (by: number): readonly Part[] => (by === 0 ? [] : [{ do: 'turn', by }]);

interface LastTurn {
  readonly name: 'straight' | 'L' | 'R';
  readonly by: number;
}

/** The additional turn of an agile aircraft at the end (TFH-50). */
export const lastTurns = (one: Aircraft): readonly LastTurn[] => [
  { name: 'straight', by: 0 },
  ...(has(one, 'agile')
    ? ([
        { name: 'L', by: -TURN },
        { name: 'R', by: TURN },
      ] as const)
    : []),
];
