import { neighbour, type Facing } from '../../geometry/hex/facing.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { HIGHEST_STEP } from '../tables.js';
import { motiveProblem } from '../step.js';
import { depthFor, footOf } from '../surface.js';
import { elevationOf, leastOver, OVER_HEADS, raised } from '../flight.js';
import { isImpassable, levelOf, topOf } from '../terrain.js';
import type { Place } from '../types.js';
import { bulkyIn } from '../stacking.js';
import { chargeOf, chargeRecoil } from './physical-damage.js';
import { inGroups } from './body-tables.js';
import type { Resolution } from './resolution.js';
import { displace, follow, makeRoom } from './displacement.js';
import type { FullTerm } from './terms.js';
import { fall } from './falls.js';
import { isOut, shake } from './phase-end.js';
import { aloft } from '../storeys.js';
import { collisionAt, rollPhysicalAttack } from './physical-attacks.js';
import { isFlying } from './vehicles.js';
import { landAll, type Aspect } from './wounds.js';

/** Skidding: a unit that ran, turned on pavement and failed its roll falls and slides on the way it was going (table 7.2.2). */

/** What the hexes that it ran add to the roll. */
const SKID_MODIFIER = [
  { from: 0, value: -1 },
  { from: 3, value: 0 },
  { from: 5, value: 1 },
  { from: 8, value: 2 },
  { from: 11, value: 4 },
] as const;

export const skidTerm = (hexes: number): FullTerm => ({
  reason: 'skid',
  value: SKID_MODIFIER.findLast(({ from }) => hexes >= from)?.value ?? 0,
  n: hexes,
});

/**
 * A fallen unit slides half as many hexes as it ran, rounded up, or as `far` says; each hex costs a 'Mech half the damage of a fall. Water, a drop of two
 * levels and the edge of the map end it. Ground that rises strikes it, and so does what is impassable (TER-01); a unit in the way is struck as by a charge (SEQ-19).
 */
export function skid(resolution: Resolution, id: UnitId, heading: Facing, ran: number, far = Math.ceil(ran / 2)): void {
  const passed: UnitId[] = [];
  let slid = 0;
  for (;;) {
    const { path, end } = slide(resolution, id, heading, far - slid, passed);
    skidded(resolution, id, path);
    slid += path.length;
    if (end?.by === 'drop') fall(resolution, id, { cause: 'skid', levels: end.levels, above: end.above, terms: [] });
    if (end?.by === 'rise') crash(resolution, id);
    if (end?.by !== 'unit' || isOut(resolution, id) || collide(resolution, id, end.unit, heading, ran + slid)) break;
    passed.push(end.unit);
  }
  if (!isOut(resolution, id)) makeRoom(resolution, id, heading);
}

/** What ends a slide before it has run out: ground that rises, or is impassable, or drops away, or a unit in the next hex. */
type End =
  | { readonly by: 'rise' }
  | { readonly by: 'drop'; readonly levels: number; readonly above: number }
  | { readonly by: 'unit'; readonly unit: UnitId };

interface Slide {
  readonly path: readonly Place[];
  readonly end: End | null;
}

/** The way that a unit slides on, at most so many hexes, past those whom it has missed already. */
function slide(resolution: Resolution, id: UnitId, heading: Facing, most: number, passed: readonly UnitId[]): Slide {
  const unit = resolution.unit(id);
  const board = aloft(resolution.state.board, placeOf(unit));
  const { hex, facing } = placeOf(unit);
  if (isFlying(unit)) return drift(resolution, id, heading, most, passed);
  const path: Place[] = [];
  let at = hex;
  while (path.length < most && depthFor(board, at, unit) === 0) {
    const next = neighbour(board, at, heading);
    if (!next) break;
    if (isImpassable(board, next) || topOf(board, next) > levelOf(board, at) || motiveProblem(board, unit, next, 0))
      return { path, end: { by: 'rise' } };
    const there = bulkyIn(resolution.state, next);
    if (there && !passed.includes(there.id)) return { path, end: { by: 'unit', unit: there.id } };
    path.push({ hex: next, facing });
    const levels = footOf(board, at, unit) - footOf(board, next, unit);
    if (levels >= HIGHEST_STEP)
      return { path, end: { by: 'drop', levels, above: levels - depthFor(board, next, unit) } };
    at = next;
  }
  return { path, end: null };
}

/** What flies drifts on at its height: ground, woods or a roof that reach so high strike it, and low as it is, whoever stands in the way (UNI-20). */
function drift(resolution: Resolution, id: UnitId, heading: Facing, most: number, passed: readonly UnitId[]): Slide {
  const { board } = resolution.state;
  const from = placeOf(resolution.unit(id));
  const height = levelOf(board, from.hex) + elevationOf(from);
  const path: Place[] = [];
  let at = from.hex;
  while (path.length < most) {
    const next = neighbour(board, at, heading);
    if (!next) break;
    const elevation = height - levelOf(board, next);
    if (isImpassable(board, next) || elevation < leastOver(board, next)) return { path, end: { by: 'rise' } };
    const there = elevation < OVER_HEADS ? bulkyIn(resolution.state, next) : null;
    if (there && !passed.includes(there.id)) return { path, end: { by: 'unit', unit: there.id } };
    path.push(raised({ ...from, hex: next }, elevation));
    at = next;
  }
  return { path, end: null };
}

function skidded(resolution: Resolution, id: UnitId, path: readonly Place[]): void {
  const { sheet } = resolution.unit(id);
  // Sliding hurts those who have fallen, not what stays on its wheels.
  const damage = sheet.kind === 'mech' ? Math.ceil(Math.ceil(sheet.tons / 10) / 2) * path.length : 0;
  const wounds = landAll(resolution.damageTo(id), FRONT, inGroups(damage), resolution.dice);
  resolution.happen({ type: 'Skidded', unit: id, path, damage, wounds });
}

/** What slides is struck in front. */
const FRONT: Aspect = { table: 'full', side: 'front', cover: false };

/** Ground has no mass of its own: the unit takes what one of its own would do to it that it charged (table 7.2.7). */
function crash(resolution: Resolution, id: UnitId): void {
  const groups = inGroups(chargeRecoil(resolution.unit(id).sheet.tons));
  const recoil = landAll(resolution.damageTo(id), FRONT, groups, resolution.dice);
  resolution.happen({ type: 'Collided', unit: id, into: null, hit: true, wounds: [], recoil });
}

/**
 * A unit slides into another as if it charged it with all the hexes that it ran and slid. Hit, the other is moved on, rolls at once
 * and stops it, unless it is destroyed. True: the slide is over.
 */
function collide(resolution: Resolution, id: UnitId, target: UnitId, heading: Facing, hexes: number): boolean {
  const { dice } = resolution;
  const [unit, other] = [resolution.unit(id), resolution.unit(target)];
  const toHit = collisionAt(resolution.state, unit, other);
  const { number, side, table } = toHit;
  const { roll, hit } = rollPhysicalAttack(number, dice);
  const groups = (damage: number): readonly number[] => (hit ? inGroups(damage) : []);
  const aspect: Aspect = { table, side, cover: false };
  const wounds = landAll(resolution.damageTo(target), aspect, groups(chargeOf(unit, hexes)), dice);
  const recoil = landAll(resolution.damageTo(id), FRONT, groups(chargeRecoil(other.sheet.tons)), dice);
  resolution.happen({ type: 'Collided', unit: id, into: { target, toHit, roll }, hit, wounds, recoil });
  if (!hit || isOut(resolution, target)) return isOut(resolution, id);
  const { hex } = placeOf(other);
  if (displace(resolution, target, heading, 'skid') && !isOut(resolution, id)) follow(resolution, id, hex, 'skid');
  if (resolution.unit(target).status === 'active') shake(resolution, target);
  isOut(resolution, target);
  return true;
}
