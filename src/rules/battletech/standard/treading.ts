import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { isInfantry } from '../stacking.js';
import type { StandardUnit } from '../types.js';
import { groupsAt } from './troop-damage.js';
import type { Resolving } from './resolving.js';
import type { Minefield } from './unseen.js';
import { isFlying } from './vehicles.js';
import { jolted, type Aspect } from './wounds.js';

/** What mines do to whoever comes upon them, on their own feet, moved by others, or falling (HID-07). */

/** How a field goes off by how dense it is, from the densest on: the roll that sets it off. */
const TRIGGERS: readonly { readonly from: number; readonly need: number }[] = [
  { from: 25, need: 7 },
  { from: 15, need: 8 },
  { from: 0, need: 9 },
];
/** Troopers tread more lightly; a cushion of air hardly treads at all. */
const MORE_FOR_TROOPERS = 1;
const HOVER = 12;
/** A 'Mech that falls where it stands seldom strikes one that it has not met yet; what crashes mostly does. */
export const FALLS_ON = 12;
export const CRASHES_ON = 7;
/** A field that has gone off may lose so much; one as thin as that stays as it is. */
export const THINS_BY = 5;

/** Mines strike from below. */
export const TREAD: Aspect = { table: 'kick', side: 'front', cover: false };

/** What a unit must roll at least to set a field off; troopers and hovercraft are not so easily caught. */
export function triggerOf({ density }: Minefield, unit: StandardUnit): number {
  const { sheet } = unit;
  if (sheet.kind === 'vehicle' && sheet.motive === 'hover') return HOVER;
  const need = TRIGGERS.find(({ from }) => density >= from)?.need ?? HOVER;
  return isInfantry(unit) ? need + MORE_FOR_TROOPERS : need;
}

/** The enemy fields in the hex of a unit, unless it flies over them. */
export const fieldsUnder = (resolution: Resolving, unit: StandardUnit): readonly Minefield[] =>
  isFlying(unit) || unit.place === null || unit.place.up !== undefined
    ? []
    : (resolution.state.field.mines ?? []).filter((one) => one.hex === placeOf(unit).hex && one.side !== unit.side);

/** A unit meets one field: everybody knows of it from then on, and it may go off; `need`: on another number than by its density. */
export function tread(resolution: Resolving, id: UnitId, field: Minefield, number?: number): void {
  const { dice } = resolution;
  const unit = resolution.unit(id);
  const need = number ?? triggerOf(field, unit);
  const roll = dice.roll(2, 6, 'mines');
  const goesOff = total(roll) >= need;
  const wounds = goesOff ? jolted(resolution.damageTo(id), TREAD, groupsAt(unit, field.density), dice) : [];
  const thins = goesOff && field.density > THINS_BY ? dice.roll(2, 6, 'mines-left') : null;
  const left = thins && total(thins) >= need ? field.density - THINS_BY : field.density;
  const { hex, side } = field;
  resolution.happen({ type: 'MinesMet', unit: id, hex, side, need, roll, goesOff, wounds, thins, left });
}

/** A unit comes upon the fields in its hex without having walked there: moved by others, or with all its weight. */
export function treadOnAll(resolution: Resolving, id: UnitId, number?: number): void {
  for (const field of fieldsUnder(resolution, resolution.unit(id))) {
    if (resolution.unit(id).status !== 'active' || resolution.unit(id).body.doomed !== null) return;
    tread(resolution, id, field, number);
  }
}
