import { asMeasured } from '../geometry/plane/measure.js';
import { between } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { aircraftOf, enemiesOf, isFlying } from './aircraft.js';
import { turnLeft, type Progress } from './allowance.js';
import { columnAsked, reactionTaken } from './columns.js';
import type { Event } from './events.js';
import type { HourRule } from './finest-hour.js';
import { lengthOf, MEASURE } from './lengths.js';
import { bearing, offNose } from './measuring.js';
import { firstSighting, type Placed } from './sighting.js';
import { allThatBear, canFireAt } from './shots.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import { along } from '../geometry/plane/point.js';
import type { Aircraft } from './types.js';

/** Collisions that the active player wants (TFH-14, TFH-33, TFH-34, AMB-TFH-28). */

/**
 * Why no collision can be declared with a target from here, or `null`: what is left of the move has to bring it base to base, after
 * one turn that may be made here, straight ahead.
 */
export function collisionProblem(
  state: State,
  one: Aircraft,
  target: Aircraft['id'],
  progress: Progress,
  most: number,
): Refusal | null {
  const enemy = enemiesOf(state, one.side).find(({ id }) => id === target);
  if (!enemy) {
    const known = enemiesOf(state, one.side).map(({ id }) => id);
    return refuse('finest-hour/no-enemy', { target, known }, 'TFH-33');
  }
  const facts = { unit: one.id, target };
  if (progress.rammed) return refuse('finest-hour/rammed', facts, 'AMB-TFH-28');
  if (progress.move === 'dive' || progress.move === 'evasion' || progress.agile) {
    return refuse('finest-hour/move-over', { ...facts, length: 0, most, flown: progress.length }, 'AMB-TFH-28');
  }
  const [far, left] = [closingLength(state, one, enemy), most - progress.length];
  if (far > left) return refuse('finest-hour/cannot-reach', { ...facts, far, left }, 'AMB-TFH-28');
  const [off, turn] = [Math.abs(offNose(one, enemy.at)), turnLeft(state.options, one, progress, true)];
  return far > 0 && off > turn ? refuse('finest-hour/cannot-turn-to', { ...facts, off, turn }, 'AMB-TFH-28') : null;
}

/** How far it is to base contact. */
const closingLength = ({ options }: State, one: Aircraft, enemy: Aircraft): number =>
  Math.max(0, asMeasured(MEASURE, between(one.at, enemy.at)) - 2 * lengthOf(options, 'base'));

/** Whether the active aircraft dares (TFH-33). */
export const wantsCollisionRule: HourRule<'wants-collision'> = {
  ask({ game }, { unit, target }) {
    const one = aircraftOf(game, unit);
    return isFlying(one) ? columnAsked(game, one, 'wants-collision', target) : null;
  },
  run({ game }, { unit, target }, answers, dice) {
    const one = aircraftOf(game, unit);
    const enemy = aircraftOf(game, target);
    if (!isFlying(one) || !isFlying(enemy)) return { events: [], then: [] };
    const asked = { test: 'wants-collision', against: target, rep: one.rep, parent: null } as const;
    const tested = reactionTaken(game, one, asked, answers, dice);
    const { passes, link } = tested;
    const chain = { parent: link.no, depth: 1 };
    const because = 'wants-collision';
    const evade: Step = { type: 'evade', unit, from: target, because, free: false, thenFire: false, chain };
    if (passes === 0) return { events: [tested], then: [evade] };
    if (passes === 1 && canFireAt(game, one, enemy)) {
      const volleys = [{ unit, shots: allThatBear(game, one, enemy) }];
      return { events: [tested], then: [{ type: 'volley', volleys, weaker: false, because, chain }, evade] };
    }
    return { events: [tested], then: [{ type: 'close', unit, target, at: enemy.at, chain }] };
  },
};

/**
 * Straight up to base contact, stopped by whoever it comes into sight of as any move is (TFH-30). It ends where a reaction has led
 * the mover or the target off (AMB-TFH-28).
 */
export const closeRule: HourRule<'close'> = {
  run({ game }, step) {
    const { unit, target, at, chain } = step;
    const [one, enemy] = [aircraftOf(game, unit), aircraftOf(game, target)];
    if (!isOnCourse(game, one) || !isFlying(enemy)) return { events: [], then: [] };
    if (enemy.at.x !== at.x || enemy.at.y !== at.y) {
      return { events: [{ type: 'CollisionAvoided', unit, target }], then: [] };
    }
    const whole = Math.max(0, Math.floor(between(one.at, at) - 2 * lengthOf(game.options, 'base')));
    const heading = whole > 0 ? bearing(one.at, at) : one.heading;
    const active = aircraftOf(game, game.activation?.leader ?? unit);
    const placeAt = (far: number): Placed => ({ one, at: far > 0 ? along(one.at, at, far) : one.at, heading });
    const stop = firstSighting(game, active, (far) => [placeAt(far)], whole);
    const far = stop?.far ?? whole;
    const closed: Event = { type: 'Closed', unit, target, from: one.at, to: placeAt(far).at, heading };
    const by = stop?.by ?? [];
    return {
      events: [
        ...(far > 0 || heading !== one.heading ? [closed] : []),
        ...by.map(({ id }): Event => ({ type: 'Sighted', active: active.id, inactive: id })),
      ],
      then: stop
        ? [...by.map(({ id }): Step => ({ type: 'in-sight', leader: id, active: active.id })), step]
        : [{ type: 'collision', unit, target, chain }],
    };
  },
};

/** Whether nothing has kept the mover from its course: it flies, awake, was not made to evade, and has not caught fire on the way. */
function isOnCourse({ activation }: State, one: Aircraft): boolean {
  const flown = activation?.members.find(({ unit }) => unit === one.id);
  return isFlying(one) && !one.stunned && flown?.disturbed === false && (!one.burning || flown.doomed);
}

/** Whether the inactive aircraft gets away (TFH-34). Told to evade where it cannot, it stays, which is no collision (TC-TFH-24). */
export const collisionRule: HourRule<'collision'> = {
  ask({ game }, { unit, target }) {
    return columnAsked(game, aircraftOf(game, target), 'collision', unit);
  },
  run({ game }, { unit, target, chain }, answers, dice) {
    const [one, enemy] = [aircraftOf(game, unit), aircraftOf(game, target)];
    const asked = { test: 'collision', against: unit, rep: enemy.rep, parent: chain.parent } as const;
    const tested = reactionTaken(game, enemy, asked, answers, dice);
    const { passes, link } = tested;
    if (passes === 0) {
      const collided = [target, unit].map((id): Event => ({ type: 'Removed', unit: id, why: 'collided' }));
      return { events: [tested, ...collided], then: [] };
    }
    const after = { parent: link.no, depth: chain.depth + 1 };
    const because = 'collision';
    const fires = passes >= 2 && canFireAt(game, enemy, one);
    const volley: readonly Step[] = fires
      ? [
          {
            type: 'volley',
            volleys: [{ unit: target, shots: allThatBear(game, enemy, one) }],
            weaker: false,
            because,
            chain: after,
          },
        ]
      : [];
    return {
      events: [tested, { type: 'CollisionAvoided', unit, target }],
      then: [
        ...volley,
        { type: 'evade', unit: target, from: unit, because, free: false, thenFire: passes === 1, chain: after },
      ],
    };
  },
};
