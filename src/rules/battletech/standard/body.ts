import type { FullSheet, FullWeapon, Body, Field } from './types.js';
import type { Mount, State, Unit } from '../types.js';

/** What only the standard level has of a thing; each names what lacks it. */

/** The body of a unit at the standard level. */
export function bodyOf(unit: Unit): Body {
  if (!unit.body) throw new Error(`${unit.id} has no body: it is not a unit of the standard level`);
  return unit.body;
}

/** The full record sheet of a unit at the standard level. */
export function fullSheet(unit: Unit): FullSheet {
  if (!unit.sheet.full) throw new Error(`${unit.id} has no full record sheet`);
  return unit.sheet.full;
}

/** What the standard level knows of a mounted weapon. */
export function fullWeapon({ weapon }: Mount): FullWeapon {
  if (!weapon.full) throw new Error(`${weapon.id} has no figures for the standard level`);
  return weapon.full;
}

/** The part of a match that only the standard level has. */
export function fieldOf(state: State): Field {
  if (!state.field) throw new Error('a match of the quick-start level has no field');
  return state.field;
}
