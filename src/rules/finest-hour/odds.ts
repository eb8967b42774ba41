import { diceOf, has } from './aircraft.js';
import { bears } from './arcs.js';
import { harmWays } from './damage.js';
import { missReasons, asShooter, judge } from './to-hit.js';
import type { MissReason } from './events.js';
import { occasionOf } from './occasions.js';
import type { State } from './state.js';
import type { Aircraft, Weapon } from './types.js';

/** What a shot is likely to come to (TFH-20 … TFH-23). */

/** The chances of one weapon at one target, as parts of 1. */
export interface Chances {
  readonly dice: number;
  /** The lowest face that hits; 7: none does. */
  readonly needed: number;
  readonly against: readonly MissReason[];
  /** Of one die. */
  readonly hit: number;
  /** Of all dice: at least one hits; it is destroyed; it is set on fire or destroyed. */
  readonly any: number;
  readonly destroyed: number;
  readonly fire: number;
}

/** The chances of a weapon's dice at a target, as both have moved this turn. */
export function chances(
  state: State,
  one: Aircraft,
  weapon: Weapon,
  target: Aircraft,
  rep = one.rep,
  dice = diceOf(one, weapon),
): Chances {
  const circumstances = {
    target: target.manoeuvres,
    shooter: asShooter(state, one),
    occasion: occasionOf(state, one, weapon.id),
  };
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => judge(face + rep, circumstances).hit);
  const hit = faces.length / 6;
  const { ways, of } = harmWays(target, weapon);
  const [destroyed, fire] = [ways.destroyed / of, ways.fire / of];
  return {
    dice,
    needed: faces[0] ?? 7,
    against: [...new Set([...missReasons(8, circumstances), ...missReasons(9, circumstances)])],
    hit,
    any: 1 - (1 - hit) ** dice,
    destroyed: 1 - (1 - hit * destroyed) ** dice,
    fire: 1 - (1 - hit * (destroyed + (has(target, 'four-engined') && !target.scorched ? 0 : fire))) ** dice,
  };
}

/** The hits to be expected of all weapons of an aircraft that bear on a target. */
export const expectedHits = (state: State, one: Aircraft, target: Aircraft): number =>
  one.profile.weapons
    .filter((weapon) => bears(state, one, weapon, target))
    .map((weapon) => chances(state, one, weapon, target))
    .reduce((sum, { dice, hit }) => sum + dice * hit, 0);
