import { isDriven } from '../kind-table.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { inPlaceOf, isInfantry } from '../stacking.js';
import type { Place, State, Unit } from '../types.js';
import type { Mode } from '../vocabulary.js';
import { activeOf } from '../units.js';
import { aboardUnit } from './aboard.js';
import { isFlying } from './vehicles.js';

/** Troopers in the bay of a vehicle, or on the hull of a machine: they mount and dismount where it stands, instead of moving (UNI-60). */

/** Whom a unit carries. */
const carriedBy = (state: State, carrier: Unit): readonly Unit[] => aboardUnit(state, carrier, 'rider');

/** Why a unit cannot be carried by another, or `null`: it is no infantry, not there, the other flies, or there is no room. */
export function mountProblem(state: State, unit: Unit, carrier: Unit | null): Refusal | null {
  const facts = { unit: unit.id, on: carrier?.id ?? '' };
  const isNear = carrier?.status === 'active' && carrier.place !== null && isBeside(carrier.place, unit.place);
  if (!carrier || !isInfantry(unit) || unit.side !== carrier.side || unit.moved || !isNear || isFlying(carrier)) {
    return refuse('battletech/cannot-mount', facts, 'UNI-60');
  }
  return ridesOn(state, unit, carrier) || fitsBay(state, unit, carrier)
    ? null
    : refuse('battletech/no-room-aboard', facts, 'UNI-60');
}

/** Whether two units are in one hex, and as high up in what is built there (TER-29). */
const isBeside = (one: Place, other: Place | null): boolean => one.hex === other?.hex && one.up === other.up;

const bayOf = ({ sheet }: Unit): number => (isDriven(sheet) ? sheet.bay : 0);

/** Whether a bay has tons enough left. */
function fitsBay(state: State, { sheet }: Unit, carrier: Unit): boolean {
  const taken = carriedBy(state, carrier).reduce((sum, one) => sum + one.sheet.tons, 0);
  return sheet.tons <= bayOf(carrier) - taken;
}

/** Whether a squad holds on to a machine, one at a time: it has handles, or the squad clamps. */
const ridesOn = (state: State, { sheet }: Unit, carrier: Unit): boolean =>
  sheet.kind === 'battle-armour' &&
  !isInfantry(carrier) &&
  (sheet.clamps === true || (sheet.rides === true && isOmni(carrier))) &&
  !carriedBy(state, carrier).some(({ body }) => body?.aboard?.outside);

/** Whether a machine has handles for troopers. */
const isOmni = ({ sheet }: Unit): boolean => (isDriven(sheet) ? sheet.omni : sheet.full?.omni) === true;

/** Whether a squad that mounts a machine rides on its outside, for want of room in a bay. */
export const ridesOutside = (state: State, unit: Unit, carrier: Unit): boolean => !fitsBay(state, unit, carrier);

/** Why a 'Mech cannot jump with those who ride on it, or `null` (AMB-UNI-06). */
export function jumpProblem(state: State, unit: Unit, mode: Mode): Refusal | null {
  if (mode !== 'jump' || state.options.jumpWithRiders !== 'off') return null;
  const [by] = carriedBy(state, unit);
  return by ? refuse('battletech/jumps-without-riders', { unit: unit.id, by: by.id }, 'AMB-UNI-06') : null;
}

/** Why a carrier cannot set down whom it carries, or `null`: it carries no such unit, has moved, flies, or the hex is full. */
export function unloadProblem(state: State, carrier: Unit, id: UnitId): Refusal | null {
  const passenger = carriedBy(state, carrier).find((one) => one.id === id);
  if (!passenger || carrier.moved || isFlying(carrier)) {
    return refuse('battletech/cannot-unload', { unit: carrier.id, passenger: id }, 'UNI-60');
  }
  const there = carrier.place && inPlaceOf(state, passenger, carrier.place.hex);
  return there ? refuse('battletech/hex-occupied', { hex: carrier.place.hex, unit: there.id }, 'UNI-06') : null;
}

/** The same at the end of a move: whoever has mounted this turn stays aboard. */
export function arrivalProblem(state: State, carrier: Unit, id: UnitId, at: Place): Refusal | null {
  const there = { ...carrier, place: at, moved: null };
  const isTaxi = carriedBy(state, carrier).some((one) => one.id === id && one.moved !== null);
  return isTaxi
    ? refuse('battletech/cannot-unload', { unit: carrier.id, passenger: id }, 'UNI-60')
    : unloadProblem(state, there, id);
}

/** Whom a unit could set down at the end of a move; the first where there are several. */
export const unloadableAt = (state: State, unit: Unit, at: Place): Unit | null =>
  carriedBy(state, unit).find((one) => arrivalProblem(state, unit, one.id, at) === null) ?? null;

/** The friends that would carry a unit from where it stands. */
export const carriersFor = (state: State, unit: Unit): readonly Unit[] =>
  isInfantry(unit) ? activeOf(state, unit.side).filter((one) => mountProblem(state, unit, one) === null) : [];

/** Those whom a unit could set down where it stands. */
export const unloadable = (state: State, unit: Unit): readonly Unit[] =>
  carriedBy(state, unit).filter((one) => unloadProblem(state, unit, one.id) === null);
