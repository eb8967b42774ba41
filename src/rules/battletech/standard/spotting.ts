import type { Hex } from '../../geometry/hex/hex.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { targetProblem } from '../fire.js';
import { elevationOf } from '../flight.js';
import type { Sight } from '../inquiries.js';
import { placeOf } from '../movement.js';
import { sight } from '../sight.js';
import { spotterCounts } from '../league/indirect.js';
import { isCarried } from '../stacking.js';
import type { StandardState, StandardUnit } from '../types.js';
import { activeOf, activeUnits, isGone, mountOf } from '../units.js';
import { modifierOf } from '../verdict.js';
import { weaponProblem } from './ammunition.js';
import { lookAt, seesHex } from './artillery.js';
import { SPOTTER_MODE } from './attack-tables.js';
import { busyRunning, paceSpots } from './paces.js';
import { isHidden } from './hiding.js';
import { cannotAct } from './parts.js';
import { lineBetween, sees, verdictBetween } from './sightings.js';
import type { Circumstances } from './to-hit.js';
import { canFire, marks } from './traits.js';

/**
 * Spotting for indirect fire (FIN-05 to FIN-08): a unit spots because its player says so in its declaration of fire, for one
 * target in a turn and for any number of friends. Who shoots need not wait for it, unless the option `spotterOrder` says so.
 */

/** Who guides indirect fire: the spotter, and the line from there to the target. */
export interface Guide {
  readonly spotter: StandardUnit;
  readonly line: Sight;
  /** It guides by TAG, and so attacks on the side for nothing (FIN-07). */
  readonly tags: boolean;
}

/** Where a unit spots from: with a mast a level above itself (EQP-04). */
const onMast = (unit: StandardUnit): StandardUnit =>
  unit.sheet.kind === 'vtol' && unit.sheet.mast && unit.place
    ? { ...unit, place: { ...unit.place, elevation: elevationOf(unit.place) + 1 } }
    : unit;

/** Whether a unit could spot a target at all: it is awake, nobody carries it, and it sees it. It may lie. */
const isAble = (state: StandardState, unit: StandardUnit, target: StandardUnit): boolean =>
  !cannotAct(unit) && !isCarried(unit) && !isHidden(unit) && paceSpots(unit) && sees(state, onMast(unit), target);

/** Why a unit cannot spot a target, or `null`. */
export function spottingProblem(state: StandardState, unit: StandardUnit, id: UnitId | null): Refusal | null {
  if (id === null) return null;
  const target = state.units.find((one) => one.id === id);
  if (!target) return refuse('battletech/no-such-unit', { unit: id, known: state.units.map((one) => one.id) });
  const problem = targetProblem(state, unit, target);
  if (problem) return problem;
  if (cannotAct(unit)) return refuse('battletech/cannot-act', { unit: unit.id }, 'AMB-SEQ-03');
  if (!paceSpots(unit)) return busyRunning(unit);
  return sees(state, onMast(unit), target)
    ? null
    : refuse('battletech/cannot-spot', { unit: unit.id, target: id }, 'FIN-05');
}

/**
 * Who guides what a unit fires in an arc at a hex: of its friends that see it the one with the lowest total; a hex is there for all to
 * see, and needs no word (ART-09). `null`: nobody sees it.
 */
export function guideToHex(state: StandardState, unit: StandardUnit, hex: Hex): Guide | null {
  const { board, options } = state;
  const able = friendsOf(state, unit).filter((one) => seesHex(state, one, hex));
  const best = cheapest(
    able,
    (one) => moveCost(state, one, attacks(state, one)) + modifierOf(lookAt(state, one, hex), options),
  );
  if (!best) return null;
  const postures = { fromProne: best.body.prone, toProne: true };
  return { spotter: best, line: sight(board, options, placeOf(best).hex, hex, [], postures), tags: false };
}

/** Of those that spot a target for a unit the one with the lowest total (FIN-06); `null`: nobody does. */
export const guideOf = (state: StandardState, unit: StandardUnit, target: StandardUnit): Guide | null =>
  bestOf(
    state,
    target,
    friendsOf(state, unit).filter(({ body }) => (body.tags ?? body.spots) === target.id),
  );

/**
 * Who might yet spot, best first: with the option `spotterOrder` at `any`, or where nobody sees another's declaration, whoever
 * has not declared. So it can be said before what a shot would need.
 */
export function guideToCome(state: StandardState, unit: StandardUnit, target: StandardUnit): Guide | null {
  const isTooLate = state.options.spotterOrder === 'before' && state.options.declare === 'open';
  const friends = friendsOf(state, unit);
  // TAG comes before all else: it may be counted on, and may miss.
  const tagging = friends.filter((friend) => isToTag(state, friend, target));
  return (
    bestOf(state, target, tagging) ??
    (isTooLate
      ? null
      : bestOf(
          state,
          target,
          friends.filter(({ declared }) => !declared),
        ))
  );
}

/** Who spots a target for a unit or, as long as nobody does, who might yet; `said`: it spots already, or has marked the target. */
export function promisedGuide(
  state: StandardState,
  unit: StandardUnit,
  target: StandardUnit,
): (Guide & { readonly said: boolean }) | null {
  const guide = guideOf(state, unit, target);
  const promised = guide ?? guideToCome(state, unit, target);
  return promised && { ...promised, said: guide !== null };
}

/** Whether a unit has declared TAG at a target and not fired it yet. */
const isToTag = (state: StandardState, friend: StandardUnit, target: StandardUnit): boolean =>
  state.field.fire.some(
    ({ unit, shots, resolved }) =>
      unit === friend.id &&
      shots.some(
        (shot) => shot.target === target.id && !resolved.includes(shot.mount) && marks(mountOf(friend, shot.mount)),
      ),
  );

/** Whether somebody of a side has marked a target by TAG this turn. */
export const isTagged = (state: StandardState, side: SideId, target: StandardUnit): boolean =>
  activeOf(state, side).some(({ body }) => body.tags === target.id);

/** Whether a unit guides by TAG, whether it has hit already or is still to be fired. */
const guidesByTag = (state: StandardState, unit: StandardUnit, target: StandardUnit): boolean =>
  unit.body.tags === target.id || isToTag(state, unit, target);

const friendsOf = (state: StandardState, unit: StandardUnit): readonly StandardUnit[] =>
  activeOf(state, unit.side).filter(({ id }) => id !== unit.id);

function bestOf(state: StandardState, target: StandardUnit, units: readonly StandardUnit[]): Guide | null {
  const able = units.filter((unit) => isAble(state, unit, target));
  const best = cheapest(
    able,
    (unit) =>
      moveCost(state, unit, attacks(state, unit) && !guidesByTag(state, unit, target)) +
      modifierOf(verdictBetween(state, onMast(unit), target), state.options),
  );
  return (
    best && { spotter: best, line: lineBetween(state, onMast(best), target), tags: guidesByTag(state, best, target) }
  );
}

/** What it costs who fires that a spotter has moved and, if so, attacks as well (FIN-06); nothing where only its line counts (CLN-49). */
const moveCost = ({ options }: StandardState, { moved }: StandardUnit, attacks: boolean): number =>
  spotterCounts(options) ? (SPOTTER_MODE[moved?.mode ?? 'stand']?.value ?? 0) + (attacks ? 1 : 0) : 0;

/** The first of those that cost least. */
const cheapest = (units: readonly StandardUnit[], cost: (unit: StandardUnit) => number): StandardUnit | null =>
  units.reduce<StandardUnit | null>((one, other) => (one === null || cost(other) < cost(one) ? other : one), null);

/** Whether a unit has declared shots this turn. */
const attacks = (state: StandardState, { id }: StandardUnit): boolean =>
  state.field.fire.some(({ unit, shots, atHexes = [] }) => unit === id && shots.length + atHexes.length > 0);

/** How a spotter counts in the number of the one who shoots. */
export const asCircumstance = (state: StandardState, guide: Guide | null): Circumstances['spotter'] =>
  guide && spotterCounts(state.options)
    ? { mode: guide.spotter.moved?.mode ?? 'stand', attacks: attacks(state, guide.spotter) && !guide.tags }
    : null;

/** The enemies that a unit sees and a friend with indirect weapons does not: those worth spotting. */
export const worthSpotting = (state: StandardState, unit: StandardUnit): readonly UnitId[] => {
  const launchers = friendsOf(state, unit).filter((friend) => !cannotAct(friend) && lobs(friend));
  return activeUnits(state)
    .filter((target) => target.side !== unit.side && targetProblem(state, unit, target) === null)
    .filter((target) => isAble(state, unit, target))
    .filter((target) =>
      launchers.some((friend) => (friend.declared ? lobsAt(state, friend, target) : !sees(state, friend, target))),
    )
    .map(({ id }) => id);
};

/** Whether a unit has a weapon left that fires at what others see. */
const lobs = (unit: StandardUnit): boolean =>
  unit.sheet.mounts.some(
    (mount) => canFire(mount.weapon.full, 'indirect') && weaponProblem(unit, mount, isGone(unit, mount)) === null,
  );

/** Whether a unit has declared indirect fire at a target. */
const lobsAt = (state: StandardState, { id }: StandardUnit, target: StandardUnit): boolean =>
  state.field.fire.some(
    ({ unit, shots }) => unit === id && shots.some((shot) => shot.mode === 'indirect' && shot.target === target.id),
  );
