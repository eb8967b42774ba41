import { refuse, type Refusal } from '../../kernel/refusal.js';
import { placeOf } from '../movement.js';
import { isCarried } from '../stacking.js';
import type { State, StandardState, StandardUnit, Unit } from '../types.js';
import { unitOf } from '../units.js';
import { changeBody, changeField } from './changes.js';
import type { FullEvent } from './events.js';
import { troopersLeft } from './infantry.js';
import { groundProblem } from './minefields.js';

/** Squads that carry mines lay a field where they stand, before they move (HID-10). */

/** How dense a field is that a squad lays. */
const DENSITY = 10;

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

/** The mines that a squad has left: those of troopers who are lost are lost with them. */
function minesLeft({ sheet, body }: StandardUnit, troopers: number): number {
  if (sheet.kind !== 'battle-armour' || sheet.mines === undefined) return 0;
  return Math.min(sheet.mines * sheet.troopers - (body.sown?.mines ?? 0), sheet.mines * troopers);
}

/** Why a unit lays no mines where it stands, or `null`: it has none left, has laid some this turn, or cannot there. */
export function sowProblem(state: State, { id }: Pick<Unit, 'id'>): Refusal | null {
  const none = refuse('battletech/no-mines-aboard', { unit: id }, 'HID-10');
  if (state.level !== 'standard') return none;
  const unit = unitOf(state, id);
  if (unit.place === null || unit.moved || isCarried(unit) || minesLeft(unit, troopersLeft(unit)) <= 0) return none;
  const { hex } = unit.place;
  const mined = state.field.mines?.some((one) => one.hex === hex && one.side === unit.side);
  if (unit.body.sown?.turn === state.turn || mined)
    return refuse('battletech/mined-already', { unit: id, hex }, 'HID-10');
  return groundProblem(state, hex);
}

/** What laying them is. */
export const sowing = (unit: StandardUnit): readonly Of<'MineSown'>[] => [
  { type: 'MineSown', unit: unit.id, side: unit.side, hex: placeOf(unit).hex, density: DENSITY },
];

/** The match after it. */
export function sown(state: StandardState, { unit, side, hex, density }: Of<'MineSown'>): StandardState {
  const done = changeBody(state, unit, ({ sown: before }) => ({
    sown: { mines: (before?.mines ?? 0) + 1, turn: state.turn },
  }));
  return changeField(done, ({ mines = [] }) => ({ mines: [...mines, { hex, side, density, known: [] }] }));
}
