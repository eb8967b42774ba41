import { bridgeFalls } from './bridges.js';
import { breakIn } from './walls.js';
import { total } from '../../kernel/dice.js';
import { FACINGS, neighbour, turned, type Facing } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf, waterAt } from '../movement.js';
import { HIGHEST_STEP } from '../tables.js';
import { motiveProblem } from '../step.js';
import { depthFor, footOf } from '../surface.js';
import { isImpassable } from '../terrain.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import { bulkyIn, crowdIn, inPlaceOf } from '../stacking.js';
import type { Resolution } from './resolution.js';
import { mayStepAside } from './asides.js';
import { inGroups } from './body-tables.js';
import { destroy } from './lost-carriers.js';
import type { FullEvent } from './events.js';
import { edgeLeft } from './edges.js';
import { fall, keepFeet } from './falls.js';
import { takeOut } from './phase-end.js';
import { fallOntoAt, rollPhysicalAttack } from './physical-attacks.js';
import { waterTerm } from './piloting.js';
import type { FullTerm } from './terms.js';
import { treadOnAll } from './treading.js';
import { landAll, type Aspect } from './wounds.js';
import { aloft, lifted } from '../storeys.js';
import { boardAt, movedTo, unbridged } from '../under.js';

/** Units moved by others: pushed, charged, jumped on, and those who stood in their way. */

type Cause = Extract<FullEvent, { type: 'Displaced' }>['by'];

/** The facing from a hex to the one next to it. */
export function towards(board: Board, from: Hex, to: Hex): Facing {
  const way = FACINGS.find((one) => neighbour(board, from, one) === to);
  if (way === undefined) throw new Error(`${to} is not next to ${from}`);
  return way;
}

/**
 * Whether a unit can be moved from a hex into the one next to it: it is neither too high (FIN-40) nor impassable (TER-01), nor of a
 * ground that keeps its motive system out (table 11.2.5).
 */
const isOpen = (board: Board, unit: StandardUnit, from: Hex, to: Hex): boolean =>
  footOf(board, to, unit) - footOf(board, from, unit) <= HIGHEST_STEP &&
  !isImpassable(board, to) &&
  motiveProblem(board, unit, to, 0) === null;

/** The board as a unit meets it that is moved into a hex: under a bridge, or past it. */
function groundMet(state: StandardState, unit: StandardUnit, to: Hex | null): Board {
  const here = boardAt(state.board, placeOf(unit));
  if (to === null) return here;
  const { under, up = 0 } = movedTo(here, unit, placeOf(unit), to);
  return under ? unbridged(here, to) : lifted(here, to, up);
}

/**
 * A unit is moved one hex in a direction, off the map if it must be; who stands there is moved on (FIN-40). Down two levels or
 * more it falls, perhaps onto somebody (FIN-42, FIN-43); in water it rolls to stay on its feet, and so does at once whoever only
 * stood in the way, with `more` on the roll, unless that is `null`. False: ground too high or impassable is in the way, and nobody moves.
 */
export function displace(
  resolution: Resolution,
  id: UnitId,
  way: Facing,
  by: Cause,
  more: readonly FullTerm[] | null = [],
): boolean {
  const { hex: from } = placeOf(resolution.unit(id));
  const to = neighbour(resolution.state.board, from, way);
  const board = groundMet(resolution.state, resolution.unit(id), to);
  if (!to) {
    resolution.happen({ type: 'LeftMap', unit: id, edge: edgeLeft(board, from, way), why: 'displaced' });
    return true;
  }
  const unit = resolution.unit(id);
  if (!isOpen(board, unit, from, to)) return false;
  const drop = footOf(board, from, unit) - footOf(board, to, unit);
  const falls = drop >= HIGHEST_STEP;
  const below = falls ? bulkyIn(resolution.state, to) : null;
  if (!falls && !clear(resolution, id, to, way)) return false;
  const hit = below ? comeDownOn(resolution, id, below.id, way) : false;
  resolution.happen({ type: 'Displaced', unit: id, from, to, by });
  if (!falls) treadOnAll(resolution, id);
  if (falls) {
    const above = drop - depthFor(board, to, unit);
    fall(resolution, id, { cause: 'displaced', levels: drop, above, terms: [], ...(hit ? { onto: 'rear' } : {}) });
  } else wade(resolution, id, drop);
  breakIn(resolution, id, from, to, 1, false);
  bridgeFalls(resolution, to);
  if ((by === 'domino' || by === 'fall') && more && !resolution.unit(id).body.prone)
    keepFeet(resolution, id, 'displaced', more);
  return true;
}

/** All who keep a unit out of a hex are displaced in a direction, or nobody (FIN-40). False: one of them cannot. */
export function clear(resolution: Resolution, id: UnitId, hex: Hex, way: Facing): boolean {
  const crowd = crowdIn(resolution.state, resolution.unit(id), hex);
  if (!crowd.every((one) => canBeDisplaced(resolution.state, one, way))) return false;
  for (const one of crowd) makeWay(resolution, one, way);
  return true;
}

/** Who stands in the way and can go on is displaced too or, hit from the side, asked first (FIN-41). */
function makeWay(resolution: Resolution, there: StandardUnit, way: Facing): void {
  if (mayStepAside(resolution.state, there, way)) resolution.then.push({ type: 'domino', unit: there.id, way });
  else displace(resolution, there.id, way, 'domino');
}

/** Whether a unit, and all who stand behind it, can be displaced in a direction. */
function canBeDisplaced(state: StandardState, unit: StandardUnit, way: Facing): boolean {
  const { hex } = placeOf(unit);
  const to = neighbour(state.board, hex, way);
  if (!to) return true;
  const board = groundMet(state, unit, to);
  if (!isOpen(board, unit, hex, to)) return false;
  const drop = footOf(board, hex, unit) - footOf(board, to, unit);
  return drop >= HIGHEST_STEP || crowdIn(state, unit, to).every((one) => canBeDisplaced(state, one, way));
}

/** What being fallen on adds to the roll of who is thrust aside by it. */
const FALLEN_ON: FullTerm = { reason: 'fallen-on', value: 2 };

/** A unit falls from above onto who stands below, and thrusts it out of the hex. True: it has hit, and lies on its back (FIN-43). */
function comeDownOn(resolution: Resolution, id: UnitId, below: UnitId, way: Facing): boolean {
  const { dice } = resolution;
  const toHit = fallOntoAt(resolution.state, resolution.unit(below));
  const { roll, hit } = rollPhysicalAttack(toHit.number, dice);
  const points = hit ? Math.floor(resolution.unit(id).sheet.tons / 10) : 0;
  const aspect: Aspect = { table: toHit.table, side: toHit.side, cover: false };
  const wounds = landAll(resolution.damageTo(below), aspect, inGroups(points), dice);
  resolution.happen({ type: 'FellOnto', unit: id, target: below, toHit, roll, hit, wounds });
  thrustOut(resolution, below, way, 'fall', hit ? [FALLEN_ON] : []);
  return hit;
}

/** A unit on its feet that has come into water, so many levels down, rolls to stay on them (FIN-27). */
export function wade(resolution: Resolution, id: UnitId, drop: number): void {
  const unit = resolution.unit(id);
  const depth = waterAt(resolution.state, unit);
  if (depth > 0 && !unit.body.prone) keepFeet(resolution, id, 'water', [waterTerm(depth)], Math.max(0, drop));
}

/** Directions in the order in which a unit that must go gives way: ahead, then those nearest to it. */
const GIVING_WAY: readonly Facing[] = [0, 1, 5, 2, 4, 3];
/** Who is come down on from above does not go back: there the other comes from. */
const UNDER_ONE: readonly Facing[] = GIVING_WAY.filter((turn) => turn !== 3);

const waysOut = (ahead: Facing, by: Cause): readonly Facing[] =>
  (by === 'death-from-above' ? UNDER_ONE : GIVING_WAY).map((turn) => turned(ahead, turn));

/** A unit gives way in the open direction nearest to one, over the edge of the map only when there is no other. False: none is open. */
function giveWay(
  resolution: Resolution,
  id: UnitId,
  ahead: Facing,
  by: Cause,
  more: readonly FullTerm[] | null,
): boolean {
  const { board } = resolution.state;
  const { hex } = placeOf(resolution.unit(id));
  const ways = waysOut(ahead, by);
  const leaves = (way: Facing): boolean => neighbour(board, hex, way) === null;
  return [...ways.filter((way) => !leaves(way)), ...ways.filter(leaves)].some((way) =>
    displace(resolution, id, way, by, more),
  );
}

/** A unit that another comes down on gives way; where it cannot it is destroyed, for two never stay in one hex. */
export function thrustOut(
  resolution: Resolution,
  id: UnitId,
  ahead: Facing,
  by: Cause,
  more: readonly FullTerm[] = [],
): void {
  if (!giveWay(resolution, id, ahead, by, more)) destroy(resolution, id, 'no-room');
}

/** Who is missed from above steps aside to a free hex without a steep slope, where there is one; else gives way as it can. False: it cannot. */
export function stepAside(resolution: Resolution, id: UnitId, ahead: Facing, by: Cause): boolean {
  const unit = resolution.unit(id);
  const board = aloft(resolution.state.board, placeOf(unit));
  const { hex } = placeOf(unit);
  const easy = waysOut(ahead, by).find((way) => {
    const to = neighbour(board, hex, way);
    return (
      to !== null &&
      !inPlaceOf(resolution.state, resolution.unit(id), to) &&
      isOpen(board, unit, hex, to) &&
      Math.abs(footOf(board, to, unit) - footOf(board, hex, unit)) < HIGHEST_STEP
    );
  });
  return easy === undefined ? giveWay(resolution, id, ahead, by, null) : displace(resolution, id, easy, by);
}

/**
 * A charge that has missed goes past its target: into the hex ahead to the right or to the left of its own, whichever is higher,
 * else by 1D6. Where neither is open and free it stays.
 */
export function goPast(resolution: Resolution, id: UnitId, way: Facing): void {
  const unit = resolution.unit(id);
  const board = aloft(resolution.state.board, placeOf(unit));
  const { hex } = placeOf(unit);
  const open = ([1, 5] as const).flatMap((turn) => {
    const side = turned(way, turn);
    const to = neighbour(board, hex, side);
    if (!to || inPlaceOf(resolution.state, resolution.unit(id), to) || !isOpen(board, unit, hex, to)) return [];
    return [{ side, floor: footOf(board, to, unit) }];
  });
  const [first, other] = open;
  if (!first) return;
  const goesOther =
    other !== undefined &&
    (other.floor === first.floor ? total(resolution.dice.roll(1, 6, 'missed-charge')) > 3 : other.floor > first.floor);
  displace(resolution, id, goesOther ? other.side : first.side, 'charge');
}

/** Whoever stands where a unit falls in its move is thrust out of the hex; what that does to anybody takes effect at once. */
export function makeRoom(resolution: Resolution, fallen: UnitId, ahead: Facing): void {
  const { hex } = placeOf(resolution.unit(fallen));
  const crowd = crowdIn(resolution.state, resolution.unit(fallen), hex);
  if (crowd.length === 0) return;
  for (const { id } of crowd) thrustOut(resolution, id, ahead, 'fall');
  takeOut(resolution);
}

/** A unit steps into the hex that another has left; in water it rolls as the other did. */
export function follow(resolution: Resolution, id: UnitId, to: Hex, by: Cause): void {
  const unit = resolution.unit(id);
  const from = placeOf(unit).hex;
  const board = aloft(resolution.state.board, placeOf(unit));
  resolution.happen({ type: 'Displaced', unit: id, from, to, by });
  wade(resolution, id, footOf(board, from, unit) - footOf(board, to, unit));
}
