import { placeOf } from '../../../rules/battletech/movement.js';
import { everyWay } from '../../../rules/battletech/reach.js';
import { ATTACKER_MOVEMENT, TURN_COST } from '../../../rules/battletech/tables.js';
import { targetMovement } from '../../../rules/battletech/to-hit.js';
import type { State, Unit } from '../../../rules/battletech/types.js';
import type { Mode } from '../../../rules/battletech/vocabulary.js';
import { isLegged } from '../../../rules/battletech/units.js';
import { FACINGS, type Facing } from '../../../rules/geometry/hex/facing.js';
import type { Ground } from './ground.js';
import type { Facings } from './guns.js';

/** Where a unit might be when it fires: a hex by number, with the facings that it can have there. */
export interface Spot {
  readonly at: number;
  readonly facings: Facings;
  /** What its movement adds to its own numbers (QSR-44), and to those of its enemies (QSR-45). */
  readonly aim: number;
  readonly hard: number;
}

/** A spot with one facing, and how it is reached. */
export interface Stand extends Spot {
  readonly mode: Mode;
  readonly steps: string;
}

const SIDES = FACINGS.length;
const MOVING = ['walk', 'run'] as const satisfies readonly Mode[];

/** The stand of a unit that has moved, or cannot. */
export function standOf(ground: Ground, unit: Unit): Stand {
  const { hex, facing } = placeOf(unit);
  const { mode, steps, entered } = unit.moved ?? { mode: 'stand', steps: '', entered: 0 };
  const aim = ATTACKER_MOVEMENT[mode].value;
  return { at: ground.numberOf(hex), facings: 1 << facing, aim, hard: targetMovement(entered), mode, steps };
}

/**
 * Every stand within reach of a unit that has yet to move, each by the way on which it is hardest to hit; standing still is
 * one, and for a unit without legs the only one (QSR-57).
 */
export function standsOf(state: State, ground: Ground, unit: Unit): readonly Stand[] {
  return [standOf(ground, unit), ...MOVING.flatMap((mode) => moving(state, ground, unit, mode))];
}

function moving(state: State, ground: Ground, unit: Unit, mode: Mode): readonly Stand[] {
  const stands = new Map<number, Stand>();
  const aim = ATTACKER_MOVEMENT[mode].value;
  for (const { at: way, steps } of everyWay(state, unit, mode)) {
    const at = ground.numberOf(way.place.hex);
    const hard = targetMovement(way.entered);
    const key = at * SIDES + way.place.facing;
    const known = stands.get(key);
    if (!known || hard > known.hard) stands.set(key, { at, facings: 1 << way.place.facing, aim, hard, mode, steps });
  }
  return [...stands.values()];
}

/** Stands put together by hex and mode; each as hard to hit as the hardest of them. */
export function spotsOf(stands: readonly Stand[]): readonly Spot[] {
  const spots = new Map<number, Spot>();
  for (const { at, aim, hard, facings } of stands) {
    const key = at * 3 + aim;
    const known = spots.get(key);
    const merged = known && { at, aim, hard: Math.max(hard, known.hard), facings: facings | known.facings };
    spots.set(key, merged ?? { at, aim, hard, facings });
  }
  return [...spots.values()];
}

/**
 * Roughly where a unit could be a turn after it stood in a place: by the cheapest ways, as if nobody else were there. Much
 * faster than `standsOf`, and good enough for a look ahead.
 */
export function spotsFrom(ground: Ground, unit: Unit, at: number, facing: Facing): readonly Spot[] {
  const still: Spot = { at, facings: 1 << facing, aim: 0, hard: 0 };
  if (isLegged(unit)) return [still];
  return [still, ...MOVING.flatMap((mode) => roam(ground, unit.sheet[mode], mode, at, facing))];
}

/** A place on the way, with the hexes entered so far. */
interface Step {
  readonly at: number;
  readonly facing: number;
  readonly entered: number;
}

/** Where so many MP lead from a place by the cheapest ways, as if nobody else were there. */
export function roam(ground: Ground, mp: number, mode: 'walk' | 'run', at: number, facing: Facing): readonly Spot[] {
  const queue: Step[][] = Array.from({ length: mp + 1 }, () => []);
  const done = new Uint8Array(ground.cost.length * SIDES);
  const spots = new Map<number, { at: number; facings: Facings; aim: number; hard: number }>();
  const aim = ATTACKER_MOVEMENT[mode].value;
  const go = (spent: number, to: number, facing: number, entered: number): void => {
    if (spent <= mp && !done[to * SIDES + facing]) queue[spent]?.push({ at: to, facing, entered });
  };
  go(0, at, facing, 0);
  queue.forEach((steps, spent) => {
    for (const { at, facing, entered } of steps) {
      const key = at * SIDES + facing;
      if (done[key]) continue;
      done[key] = 1;
      const spot = spots.get(at) ?? { at, facings: 0, aim, hard: 0 };
      spot.facings |= 1 << facing;
      spot.hard = Math.max(spot.hard, targetMovement(entered));
      spots.set(at, spot);
      const beside = ground.next[at] ?? [];
      for (const way of mode === 'walk' ? [0, 3] : [0]) {
        const next = beside[(facing + way) % SIDES] ?? null;
        if (next !== null) go(spent + (ground.cost[next] ?? mp), next, facing, entered + 1);
      }
      go(spent + TURN_COST, at, (facing + 1) % SIDES, entered);
      go(spent + TURN_COST, at, (facing + SIDES - 1) % SIDES, entered);
    }
  });
  return [...spots.values()];
}
