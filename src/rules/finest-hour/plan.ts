import type { Leg } from '../geometry/plane/course.js';
import type { Point } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { changeAircraft, isOffTable } from './aircraft.js';
import {
  afterAhead,
  afterDive,
  afterEvasion,
  afterTurn,
  evasionLength,
  facingAfter,
  fastMost,
  potential,
  UNMOVED,
  type Progress,
} from './allowance.js';
import { bombingProblem } from './bombing.js';
import { collisionProblem } from './collision.js';
import type { Part, Then } from './commands.js';
import { ahead, edgeBeyond, endOf, isBarred } from './courses.js';
import { lengthOf } from './lengths.js';
import { turned } from './measuring.js';
import { shotsProblem, firedIn } from './shots.js';
import type { Activation, State } from './state.js';
import { isStuck } from './straight.js';
import type { Aircraft, WeaponId } from './types.js';

/** An activation as it is ordered, looked at before it is carried out: each part from where those before it would lead. */

/** An aircraft on its way, as far as an order is looked through. */
interface Way {
  readonly one: Aircraft;
  readonly from: Point;
  readonly legs: readonly Leg[];
  readonly progress: Progress;
  readonly fired: readonly WeaponId[];
  readonly bombing: boolean;
  /** The farthest that it may fly. */
  readonly most: number;
}

/** What an order begins from: a new activation, or the one that is running. */
function beginning(state: State, one: Aircraft, fast: boolean): Way {
  const { activation } = state;
  const member = activation?.members.find(({ unit }) => unit === one.id);
  if (!activation || !member) {
    // It is not stunned any more once its activation begins (AMB-TFH-12).
    const most = fast ? fastMost(state.options, one, 2) : potential(state.options, one);
    return {
      one: { ...one, stunned: false },
      from: one.at,
      legs: [],
      progress: UNMOVED,
      fired: [],
      bombing: false,
      most,
    };
  }
  const { from, legs, most } = member;
  return { one, from, legs, progress: activation, fired: firedIn(activation, one), bombing: activation.bombing, most };
}

/** Why an order cannot be given, or `null`. `fast`: it begins with a fast-move test. */
export function orderProblem(
  state: State,
  one: Aircraft,
  fast: boolean,
  parts: readonly Part[],
  then: Then,
): Refusal | null {
  const end = waysEnd(state, one, fast, parts);
  return end.ok ? endProblem(state, end.value, then) : end.error;
}

/** Where an order would lead by itself, without reactions, or why it cannot be given. */
export function waysEnd(state: State, one: Aircraft, fast: boolean, parts: readonly Part[]): Result<Way, Refusal> {
  if (parts.length > MOST_PARTS) return fail(refuse('finest-hour/too-many-parts', { most: MOST_PARTS }, 'TFH-07'));
  let way = beginning(state, one, fast);
  if (fast && (isOffTable(one) || parts.some(({ do: what }) => what === 'dive' || what === 'evade'))) {
    return fail(refuse('finest-hour/fast-move-only', { unit: one.id }, 'TFH-13'));
  }
  for (const [i, part] of parts.entries()) {
    const next = afterPart(state, way, part, parts.slice(i + 1));
    if (!next.ok) return next;
    way = next.value;
  }
  return ok(way);
}
/** Parts of one order; ten tranches with a turn and a shot each are far fewer. */
const MOST_PARTS = 24;

/** Whether an order goes on straight ahead, by its parts to come: a collision closes in so as well. */
export const goesOn = (rest: readonly Part[]): boolean =>
  rest.some(({ do: what }) => what === 'ahead' || what === 'collide');

function afterPart(state: State, way: Way, part: Part, rest: readonly Part[]): Result<Way, Refusal> {
  const { options } = state;
  const { one, progress } = way;
  if (isOffTable(one) && part.do !== 'fire') return fail(refuse('finest-hour/off-table', { unit: one.id }, 'TFH-07'));
  const moved = (so: Result<Progress, Refusal>, change: (way: Way) => Way): Result<Way, Refusal> =>
    so.ok ? inSky(state, { ...change(way), progress: so.value }) : so;
  switch (part.do) {
    case 'turn':
      return moved(afterTurn(options, one, progress, part.by, goesOn(rest)), (to) =>
        heading(to, turned(one.heading + part.by)),
      );
    case 'ahead':
      return moved(afterAhead(options, one, progress, part.length, way.most), (to) => leg(to, part.length));
    case 'dive':
      return moved(afterDive(options, one, progress, part.length), (to) => ({
        ...leg(to, part.length),
        one: { ...leg(to, part.length).one, manoeuvres: { ...one.manoeuvres, dived: true } },
      }));
    case 'evade':
      return moved(afterEvasion(options, one, progress, part), (to) => {
        const facing = facingAfter(options, one, part.heading, part.facing);
        const at = ahead(one.at, part.heading, evasionLength(options, one));
        return { ...to, one: { ...one, at, heading: facing, manoeuvres: { ...one.manoeuvres, evaded: true } } };
      });
    case 'fire': {
      const wrong = shotsProblem(placed(state, one), one, part.shots, way.fired);
      if (wrong) return fail(wrong);
      return ok({ ...way, fired: [...way.fired, ...part.shots.map(({ weapon }) => weapon)] });
    }
    case 'collide': {
      const wrong = collisionProblem(placed(state, one), one, part.target, progress, way.most);
      return wrong ? fail(wrong) : ok({ ...way, progress: { ...progress, move: 'normal', rammed: true } });
    }
    case 'bomb': {
      const wrong = bombingProblem(placed(state, one), one, part.target, way.bombing);
      return wrong ? fail(wrong) : ok({ ...way, one: { ...one, bombed: true }, bombing: true });
    }
  }
}

/** The state with an aircraft as it would be there. */
const placed = (state: State, one: Aircraft): State => changeAircraft(state, one.id, () => one);

const heading = (way: Way, to: number): Way => ({ ...way, one: { ...way.one, heading: to } });

function leg(way: Way, length: number): Way {
  const legs = [...way.legs, { heading: way.one.heading, length }];
  return { ...way, legs, one: { ...way.one, at: endOf(way.from, legs) } };
}

/** Where the edge is barred, an order cannot lead over it but by an exit (AMB-TFH-14). */
function inSky(state: State, way: Way): Result<Way, Refusal> {
  const { one } = way;
  if (!isBarred(state, one, one.at)) return ok(way);
  return fail(refuse('finest-hour/edge', { unit: one.id, edge: edgeBeyond(state.sky, one.at) }, 'AMB-TFH-14'));
}

/** An activation cannot end before the least move, unless something else took its place or disturbed it (TFH-11). */
export function endProblem(state: State, { one, progress }: Way, then: Then): Refusal | null {
  if (then === 'on' || isOffTable(one)) return null;
  const least = lengthOf(state.options, 'tranche');
  const isShort =
    progress.move !== 'dive' && progress.move !== 'evasion' && !progress.rammed && progress.length < least;
  const left = leastLeft(state, one);
  return isShort && left > 0
    ? refuse('finest-hour/too-short', { unit: one.id, length: progress.length, least }, 'TFH-11')
    : null;
}

/** How far an aircraft still has to fly in the running activation: nothing once it has been disturbed, or has nowhere to go (TFH-11, TFH-31, AMB-TFH-14). */
export function leastLeft(state: State, one: Aircraft): number {
  const { activation } = state;
  if (isOffTable(one)) return 0;
  const least = lengthOf(state.options, 'tranche');
  const member = activation?.members.find(({ unit }) => unit === one.id);
  if (!activation || !member) return least;
  if (isMoveOver(activation) || member.disturbed) return 0;
  const left = Math.max(0, least - activation.length);
  return left > 0 && isStuck(state, one, left) ? 0 : left;
}

/** Whether the move of the running activation is at an end. */
export const isMoveOver = ({ move, agile, rammed }: Activation): boolean =>
  move === 'dive' || move === 'evasion' || agile || rammed;
