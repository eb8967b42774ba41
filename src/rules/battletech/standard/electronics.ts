import { distance, type Hex } from '../../geometry/hex/hex.js';
import { slotsAt, slotsStruckAt } from '../damage/left.js';
import type { StandardMount } from '../record-sheet.js';
import type { SideId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import type { SeenStandardUnit } from '../seen.js';
import type { StandardState, StandardUnit } from '../types.js';
import { lineBetween } from './sightings.js';
import { activeUnits } from '../units.js';
import { isInfantry } from '../stacking.js';
import { isHidden } from './hiding.js';
import { equippedIn, JAMMERS } from './parts.js';
import type { Munition } from './types.js';

/** Electronic warfare: an ECM suite blinds what guides enemy missiles (AMB-SEQ-13). Active probes see nothing in such a field. */

/** Hexes around its carrier that an ECM suite fills, and the smaller one of battle armour. */
const ECM_REACH = 6;
const SUIT_REACH = 3;

const reachOf = (unit: StandardUnit): number => (isInfantry(unit) ? SUIT_REACH : ECM_REACH);

/** Whether Artemis IV fails a shooter: their line meets the field of an enemy ECM suite that works (FIN-49). */
export function isJammed(state: StandardState, shooter: StandardUnit, target: StandardUnit): boolean {
  const fields = jammersOf(state, shooter);
  if (fields.length === 0) return false;
  const between = lineBetween(state, shooter, target).hexes.map(({ hex }) => hex);
  return [placeOf(shooter).hex, ...between, placeOf(target).hex].some((hex) => isCovered(fields, hex));
}

/** Whether an active probe sees nothing in a hex: it lies in the field of an ECM suite hostile to the prober (FIN-49). */
export const isVeiled = (state: StandardState, prober: StandardUnit, hex: Hex): boolean =>
  isCovered(jammersOf(state, prober), hex);

/** Whether a pod on a target fails a shooter: it sticks to who stands in the field of an ECM suite hostile to them (FIN-49). */
export const isPodJammed = (state: StandardState, shooter: StandardUnit, bearer: StandardUnit): boolean =>
  isCovered(jammersOf(state, shooter), placeOf(bearer).hex);

/** Whether a pod of a side sticks to a unit and sends. */
export const bearsPod = ({ body }: StandardUnit, side: SideId): boolean => body.pods.some((pod) => pod.side === side);

/** Whether a NARC pod guides missiles made for it to where the shooter cannot see: it spots by itself (FIN-50). */
export const podGuides = (
  state: StandardState,
  shooter: StandardUnit,
  target: StandardUnit,
  munition: Munition | null,
): boolean => munition === 'narc' && bearsPod(target, shooter.side) && !isPodJammed(state, shooter, target);

/** Whether a launcher has Artemis IV that is whole: each slot belongs to a launcher of its location, the first to the first (WPN-10). */
export function artemisGuides(unit: StandardUnit, mount: StandardMount): boolean {
  if (!mount.artemis) return false;
  const { location } = mount;
  const laid = unit.sheet.mounts.filter((one) => one.artemis && one.location === location);
  const slots = slotsAt(unit, location).flatMap((slot, i) =>
    slot?.holds === 'equipment' && slot.equipment === 'artemis' ? [i] : [],
  );
  const own = slots[laid.findIndex(({ id }) => id === mount.id)];
  return own === undefined || !slotsStruckAt(unit, location).includes(own);
}

/** The units whose ECM suite works against a shooter. */
const jammersOf = (state: StandardState, { side }: StandardUnit): readonly StandardUnit[] =>
  activeUnits(state).filter((unit) => unit.side !== side && jams(unit));

/** Whether the ECM suite of a unit works, on the map and in the open. */
export const jams = (unit: SeenStandardUnit): boolean =>
  !unit.body.shutdown && !isHidden(unit) && JAMMERS.some((jammer) => equippedIn(unit, jammer).length > 0);

const isCovered = (jammers: readonly StandardUnit[], hex: Hex): boolean =>
  jammers.some((jammer) => distance(hex, placeOf(jammer).hex) <= reachOf(jammer));
