import { FACINGS, neighbour, turned, type Facing } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { HIGHEST_STEP } from '../tables.js';
import { floorOf, waterIn } from '../terrain.js';
import type { Board } from '../types.js';
import { unitIn } from '../units.js';
import { bodyOf } from './body.js';
import type { Course } from './course.js';
import type { FullEvent } from './events.js';
import { edgeLeft } from './edges.js';
import { fall, keepFeet } from './falls.js';
import { isOut } from './phase-end.js';
import { waterTerm } from './piloting.js';

/** Units moved by others: pushed, charged, jumped on, and those who stood in their way. */

type Cause = Extract<FullEvent, { type: 'Displaced' }>['by'];

/** The facing from a hex to the one next to it. */
export function towards(board: Board, from: Hex, to: Hex): Facing {
  const way = FACINGS.find((one) => neighbour(board, from, one) === to);
  if (way === undefined) throw new Error(`${to} is not next to ${from}`);
  return way;
}

/**
 * A unit is moved one hex in a direction, off the map if it must be; who stands there is moved on. Down two levels or more it
 * falls; in water it rolls to stay on its feet. False: ground too high is in the way, and nobody moves.
 */
export function displace(course: Course, id: UnitId, way: Facing, by: Cause): boolean {
  const { board } = course.state;
  const from = placeOf(course.unit(id)).hex;
  const to = neighbour(board, from, way);
  if (!to) {
    course.happen({ type: 'LeftMap', unit: id, edge: edgeLeft(board, from, way), why: 'displaced' });
    return true;
  }
  const drop = floorOf(board, from) - floorOf(board, to);
  if (-drop > HIGHEST_STEP) return false;
  const there = unitIn(course.state, to);
  if (there && !displace(course, there.id, way, 'domino')) return false;
  course.happen({ type: 'Displaced', unit: id, from, to, by });
  if (drop >= HIGHEST_STEP) fall(course, id, { cause: 'displaced', levels: drop, terms: [] });
  else wade(course, id);
  return true;
}

/** A unit on its feet that has come into water rolls to stay on them. */
function wade(course: Course, id: UnitId): void {
  const unit = course.unit(id);
  const depth = waterIn(course.state.board, placeOf(unit).hex);
  if (depth > 0 && !bodyOf(unit).prone) keepFeet(course, id, 'water', [waterTerm(depth)]);
}

/** Whoever stands where a unit falls is thrust out of the hex, ahead or the first way round that is open, and rolls to stay up. */
export function makeRoom(course: Course, fallen: UnitId, ahead: Facing): void {
  const { board, units } = course.state;
  const { hex } = placeOf(course.unit(fallen));
  const there = units.find(({ id, status, place }) => id !== fallen && status === 'active' && place?.hex === hex);
  if (!there) return;
  const ways = FACINGS.map((turn) => turned(ahead, turn)).filter((way) => neighbour(board, hex, way) !== null);
  if (!ways.some((way) => displace(course, there.id, way, 'fall'))) return;
  if (!bodyOf(course.unit(there.id)).prone) keepFeet(course, there.id, 'displaced');
  isOut(course, there.id);
}

/** A unit steps into the hex that another has left; in water it rolls as the other did. */
export function follow(course: Course, id: UnitId, to: Hex, by: Cause): void {
  const from = placeOf(course.unit(id)).hex;
  course.happen({ type: 'Displaced', unit: id, from, to, by });
  wade(course, id);
}
