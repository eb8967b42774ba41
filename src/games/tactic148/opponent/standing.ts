import { enemiesOf, placeOf, showing } from '../../../rules/tactic148/characters.js';
import { officersNeeded, tokensOf } from '../../../rules/tactic148/prices.js';
import { moveOutline } from '../../../rules/tactic148/regions.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import { between, headed, type Point } from '../../../rules/geometry/plane/point.js';
import type { TacticReason } from './reasons.js';
import type { Reason } from '../../../opponent/contract.js';
import { bestThrow } from './blast.js';
import { goal, onTheWay } from './rush.js';
import { tokenWorth } from './tokens.js';
import { danger, promise } from './worth.js';

/** What places are worth to a character, and which are worth comparing. */

/** How much of a danger counts: the enemy has to spend tokens on it. */
export const DANGER = 0.45;
/** How much of a better place to shoot from counts: later, and when the shot can follow at once. */
const LATER = 0.5;
const AT_ONCE = 0.85;
/** The same of a grenade that can be thrown after another move. */
const SOON = 0.3;
/** What a u nearer to the enemy is worth to who cannot shoot. */
const NEARER = 0.12;
/** Nearer to the enemy than this nobody needs to go, in steps. */
const FAR_ENOUGH = 6000;
/** Friends so near are caught by the same grenade and lie in the same suppression zone, in steps; what each u less costs. */
const APART = 4000;
const CROWD = 0.1;

/** What speaks for a place: attacks from it, danger at it, how near it is to the enemy or to their objective, who is there. */
export interface Standing {
  readonly promise: number;
  readonly danger: number;
  readonly near: number;
  readonly apart: number;
}

export function standing(state: State, one: Character, enemies: readonly Character[], at: Point, pa: number): Standing {
  const nearest = Math.min(...enemies.map((enemy) => between(at, placeOf(enemy))));
  return {
    promise: attacks(state, one, enemies, at, pa),
    danger: -DANGER * danger(state, { ...one, inCover: false }, enemies, at),
    near: (-NEARER * Math.max(0, nearest - FAR_ENOUGH)) / 1000 + goal(state, one, at, pa),
    apart: -crowd(state, one, at, APART, CROWD),
  };
}

/** The better of a shot and a grenade from a place, at once if tokens and actions are left for it, else later. */
function attacks(state: State, one: Character, enemies: readonly Character[], at: Point, pa: number): number {
  const shot = promise(state, one, enemies, at);
  const blast = bestThrow(state, one, at);
  const card = showing(one);
  const spare = tokensOf(state, one) - pa;
  const goesOn = !one.shocked && officersNeeded(state, one, pa === 0 ? 1 : 2) !== null;
  const price = tokenWorth(state, one);
  const shootsNow = goesOn && spare >= 1 && one.doings.shots < card.shots;
  const throwsNow = goesOn && spare >= 2;
  return Math.max(
    LATER * shot,
    LATER * blast,
    SOON * bestThrow(state, one, at, card.move),
    shootsNow ? AT_ONCE * shot - price : 0,
    throwsNow ? AT_ONCE * blast - 2 * price : 0,
  );
}

/** What it costs to stand too near to friends. */
export function crowd(state: State, one: Character, at: Point, most: number, perU: number): number {
  const friends = state.characters.filter((each) => each.side === one.side && each.id !== one.id && each.at !== null);
  return friends
    .filter(({ status }) => status === 'active')
    .reduce((sum, friend) => sum + (perU * Math.max(0, most - between(at, placeOf(friend)))) / 1000, 0);
}

export const better = (there: Standing, here: Standing): readonly Reason<TacticReason>[] => [
  { reason: 'promise', value: there.promise - here.promise },
  { reason: 'danger', value: there.danger - here.danger },
  { reason: 'near', value: there.near - here.near },
  { reason: 'crowd', value: there.apart - here.apart },
];

/** The farthest places in a few directions, and half as far. */
export function places(state: State, one: Character, most: number): readonly Point[] {
  const from = placeOf(one);
  const ends = moveOutline(state, one, most, true, 8);
  const halves = ends.flatMap((to): readonly Point[] => {
    const far = between(from, to);
    return far < 2000 ? [] : [headed(from, { x: (to.x - from.x) / far, y: (to.y - from.y) / far }, far / 2)];
  });
  return [...ends, ...halves, ...onTheWay(state, one, most)];
}

/** How a character stands where it stands, before it does anything. */
export const standingHere = (state: State, one: Character): Standing =>
  standing(state, one, enemiesOf(state, one.side), placeOf(one), 0);
