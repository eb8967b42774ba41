import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { chosenBetween, pairsToAsk, selections, sight } from './sight.js';
import { toHit, type Mark, type Shooter } from './to-hit.js';
import type { State, Unit } from './types.js';
import type { ToHit } from './terms.js';
import type { MountId } from './vocabulary.js';
import type { Sight } from './inquiries.js';
import type { Mount } from './record-sheet.js';
import { findMount, isGone, isLegged, mountOf, roundsLeft } from './units.js';
import { isOpen, verdictOn } from './verdict.js';
import { placeOf } from './movement.js';

/** A unit as a shooter, where it stands and as it moved this turn. */
export const shooterOf = (unit: Unit): Shooter => ({ place: placeOf(unit), mode: unit.moved?.mode ?? 'stand' });

/** A unit as a target. */
const markOf = (unit: Unit): Mark => ({
  place: placeOf(unit),
  entered: unit.moved?.entered ?? 0,
  immobile: isLegged(unit),
});

/** Why a weapon cannot be declared, whatever the target: its location is gone (AMB-QSR-07), or it has no round left (QSR-37). */
export function mountProblem(unit: Unit, mount: Mount): Refusal | null {
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  if (isGone(unit, mount)) {
    return refuse('battletech/weapon-lost', { ...facts, location: mount.location }, 'QSR-15');
  }
  return roundsLeft(unit, mount) === 0 ? refuse('battletech/no-ammo', facts, 'QSR-37') : null;
}

/** Why a unit cannot be a target of another, or `null` (AMB-QSR-14). */
export function targetProblem(state: State, unit: Unit, target: Unit): Refusal | null {
  if (target.id === unit.id) return refuse('battletech/own-target', { unit: unit.id }, 'QSR-28');
  if (target.status !== 'active') return refuse('battletech/target-gone', { target: target.id }, 'QSR-28');
  const { aboard } = target.body ?? {};
  if (aboard) return refuse('battletech/target-aboard', { target: target.id, on: aboard.unit }, 'UNI-62');
  if (target.side === unit.side && state.options.friendlyFire === 'off') {
    return refuse('battletech/friendly-fire', { target: target.id }, 'AMB-QSR-14');
  }
  return null;
}

/**
 * The line that a declaration is judged by: that of the hexes chosen, or, while the target's owner may still choose, the
 * one that is worst for the shooter of those that their choice may leave open.
 */
function sightToDeclare(state: State, unit: Unit, target: Unit): Sight {
  const from = placeOf(unit).hex;
  const to = placeOf(target).hex;
  const [first, ...others] = selections(state.options, splitToAsk(state, unit, target))
    .map((hexes) => sight(state.board, state.options, from, to, hexes))
    .filter((line) => line.visible);
  if (!first) return sightOf(state, unit, target);
  return others.reduce((worst, line) => (line.points > worst.points ? line : worst), first);
}

/** The line between two units as the hexes chosen this turn make it; where none were, the worse for the shooter. */
export const sightOf = (state: State, unit: Unit, target: Unit): Sight =>
  sight(
    state.board,
    state.options,
    placeOf(unit).hex,
    placeOf(target).hex,
    chosenBetween(state, unit.id, target.id) ?? [],
  );

/** Whether there is a line between two units, as the hexes chosen this turn make it. */
export const isInSight = (state: State, unit: Unit, target: Unit): boolean =>
  chosenBetween(state, unit.id, target.id)
    ? sightOf(state, unit, target).visible
    : isOpen(verdictOn(state.board, state.options, placeOf(unit).hex, placeOf(target).hex));

/** The split pairs that the target's owner has yet to choose of before a shot can be declared. */
export function splitToAsk(state: State, unit: Unit, target: Unit): Sight['pairs'] {
  if (state.options.splitHex === 'auto-defender' || chosenBetween(state, unit.id, target.id)) return [];
  return pairsToAsk(state.board, state.options, placeOf(unit).hex, placeOf(target).hex);
}

/** The to-hit number of one weapon on a target along a line, or why it cannot be declared (QSR-28). */
export function shot(
  state: State,
  unit: Unit,
  mount: Mount,
  target: Unit,
  line: Sight,
  shooter: Shooter = shooterOf(unit),
): Result<ToHit, Refusal> {
  const problem = mountProblem(unit, mount);
  if (problem) return fail(problem);
  return toHit(state.board, state.options, shooter, markOf(target), mount, line);
}

/**
 * Checks a declaration of weapons at a target as a whole (QSR-28, QSR-35…38, QSR-43): each weapon once, each able to
 * fire, rounds enough for all. Yields the to-hit number of each along the line.
 */
export function declared(
  state: State,
  unit: Unit,
  target: Unit,
  mounts: readonly MountId[],
  line: Sight = sightToDeclare(state, unit, target),
): Result<readonly { readonly mount: MountId; readonly toHit: ToHit }[], Refusal> {
  const problem = targetProblem(state, unit, target);
  if (problem) return fail(problem);
  const shots: { mount: MountId; toHit: ToHit }[] = [];
  for (const [i, id] of mounts.entries()) {
    const mount = findMount(unit, id);
    if (!mount) {
      const known = unit.sheet.mounts.map((one) => one.id);
      return fail(refuse('battletech/no-such-weapon', { unit: unit.id, mount: id, known }, 'QSR-04'));
    }
    if (mounts.indexOf(id) !== i) {
      return fail(refuse('battletech/weapon-twice', { mount: id, weapon: mount.weapon.id }, 'QSR-35'));
    }
    const result = shot(state, unit, mount, target, line);
    if (!result.ok) return result;
    shots.push({ mount: id, toHit: result.value });
  }
  const short = ammoShort(unit, mounts);
  return short ? fail(short) : ok(shots);
}

/** Why weapons cannot fire together, or `null`: those that share ammunition must not want more rounds than there are (QSR-37). */
export function ammoShort(unit: Unit, mounts: readonly MountId[]): Refusal | null {
  for (const id of mounts) {
    const mount = mountOf(unit, id);
    const rounds = roundsLeft(unit, mount);
    const wanted = mounts.filter((other) => mountOf(unit, other).weapon.ammo === mount.weapon.ammo).length;
    if (rounds !== null && wanted > rounds) {
      return refuse(
        'battletech/not-enough-ammo',
        { unit: unit.id, weapon: mount.weapon.id, need: wanted, have: rounds },
        'QSR-37',
      );
    }
  }
  return null;
}

/** A weapon that can be declared at a target, with its number. */
export interface PossibleShot {
  readonly mount: Mount;
  readonly toHit: ToHit;
}

/** The weapons of a unit that can be declared at a target; on a line still to be chosen, each with the worse number. */
export function possibleShots(state: State, unit: Unit, target: Unit): readonly PossibleShot[] {
  if (targetProblem(state, unit, target)) return [];
  if (!isInSight(state, unit, target) && splitToAsk(state, unit, target).length === 0) return [];
  const line = sightToDeclare(state, unit, target);
  return unit.sheet.mounts.flatMap((mount) => {
    const result = shot(state, unit, mount, target, line);
    return result.ok ? [{ mount, toHit: result.value }] : [];
  });
}

/** The units that a unit can declare at least one weapon at. */
export const possibleTargets = (state: State, unit: Unit): readonly Unit[] =>
  state.units.filter((target) => target.status === 'active' && possibleShots(state, unit, target).length > 0);
