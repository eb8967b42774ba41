import { onTable, placeOf, enemiesOf, showing } from '../../../rules/tactic148/characters.js';
import { LENGTHS } from '../../../rules/tactic148/lengths.js';
import { blastLine, distanceTo } from '../../../rules/tactic148/lines.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import { remembering } from '../../../rules/kernel/remember.js';
import { lossOf, successes } from './worth.js';

/** What grenades are worth, and where to throw them (T48-23 … T48-25). */

export interface Throw {
  readonly at: Point;
  readonly worth: number;
}

/**
 * The throws of a character that take something from the enemy and leave its friends alone; `from`: as if it stood there,
 * `nearer`: and could go so many steps before.
 */
export function throws(state: State, one: Character, from: Point = placeOf(one), nearer = 0): readonly Throw[] {
  const { grenade } = showing(one);
  if (!grenade) return [];
  const there = { ...one, at: from };
  return marksOn(enemiesOf(state, one.side), grenade.radius).flatMap((at): readonly Throw[] => {
    if (distanceTo(state, there, at) > LENGTHS.grenade + nearer) return [];
    if (distanceTo(state, there, at) <= grenade.radius) return [];
    const inside = insideOf(state, one, at, grenade.radius);
    if (inside.some((each) => each.side === one.side)) return [];
    const worth = blastWorth(state, inside, grenade.dice);
    return worth > 0 ? [{ at, worth }] : [];
  });
}

/** The best of them, in points; 0 when there is none. */
export const bestThrow = (state: State, one: Character, from?: Point, nearer?: number): number =>
  Math.max(0, ...throws(state, one, from, nearer).map(({ worth }) => worth));

/** At the feet of each, and between two that a circle of this radius can hold. */
export function marksOn(enemies: readonly Character[], radius: number): readonly Point[] {
  const feet = enemies.map(placeOf);
  const pairs = feet.flatMap((a, i) =>
    feet
      .slice(i + 1)
      .filter((b) => between(a, b) <= 2 * radius)
      .map((b) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) })),
  );
  return [...feet, ...pairs];
}

/** Who is in a blast. Where the thrower stands makes no difference, as long as it stands outside. */
const insideOf = (state: State, one: Character, at: Point, radius: number): readonly Character[] =>
  caught(state, `${one.id} ${at.x},${at.y} ${radius}`, () =>
    onTable(state).filter(
      (each) => each.id !== one.id && distanceTo(state, each, at) <= radius && blastLine(state, at, each) === 'open',
    ),
  );

const caught = remembering<State, readonly Character[]>();

/** What an explosion takes from those inside: wounds by ascending H2H, around and around. */
function blastWorth(state: State, inside: readonly Character[], dice: number): number {
  const order = [...inside].sort((a, b) => showing(a).h2h - showing(b).h2h);
  return successes(dice, 1 / 2).reduce((sum, odds, wounds) => {
    const lost = order.reduce((total, each, i) => {
      const mine = Math.ceil(Math.max(0, wounds - i) / order.length);
      const { wound, all } = lossOf(state, each);
      return total + (mine === 0 ? 0 : mine >= (each.wounded ? 1 : 2) ? all : wound);
    }, 0);
    return sum + odds * lost;
  }, 0);
}
