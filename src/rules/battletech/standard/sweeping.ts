import { total } from '../../kernel/dice.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { isCarried, isInfantry } from '../stacking.js';
import type { State, Unit } from '../types.js';
import { unitOf } from '../units.js';
import { groupsAt } from './troop-damage.js';
import type { Resolution } from './resolution.js';
import { fieldsKnown } from './minefields.js';
import type { Minefield } from './unseen.js';
import { THINS_BY, TREAD } from './treading.js';
import { jolted } from './wounds.js';

/** Mines are cleared: by troopers who stand in the field instead of moving, and by what bursts there (HID-09, HID-11). */

/** What clears a field: on so many or more; on so few or fewer it goes off under those who try. */
interface Sweeper {
  readonly clears: number;
  readonly botch: number;
}

const TROOPERS: Sweeper = { clears: 10, botch: 5 };
const ENGINEERS: Sweeper = { clears: 9, botch: 3 };
const CLAWS: Sweeper = { clears: 6, botch: 2 };
/** Artillery that bursts in a field, whatever it was fired at. */
const BURST = 10;
/** Missiles that are fired at a field to clear it (HID-11). */
export const SALVO = 5;

/** How a unit clears mines: engineers of that trade and hands made for it do it better. */
export function sweeperOf({ sheet }: Pick<Unit, 'sheet'>): Sweeper {
  if (sheet.kind === 'infantry' && sheet.sweepers) return ENGINEERS;
  return sheet.kind === 'battle-armour' && sheet.sweepers ? CLAWS : TROOPERS;
}

/** The enemy field in a hex that a unit knows of; `undefined`: it knows of none. */
const fieldUnder = ({ field }: State, { side, place }: Unit): Minefield | undefined =>
  fieldsKnown(field?.mines, side, place?.hex)[0];

/** Why a unit clears no mines where it stands, or `null`: no troopers, none that it knows of there, it has begun to move. */
export function sweepProblem(state: State, { id }: Pick<Unit, 'id'>): Refusal | null {
  const none = refuse('battletech/no-mines-here', { unit: id }, 'HID-09');
  if (state.level !== 'standard') return none;
  const unit = unitOf(state, id);
  const able = isInfantry(unit) && unit.place !== null && !unit.moved && !isCarried(unit);
  return able && fieldUnder(state, unit) ? null : none;
}

/** A unit clears the field in which it stands, or sets it off; it does nothing else this turn. */
export function sweep(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const field = fieldUnder(resolution.state, unit);
  if (!field) return;
  const { clears: need, botch } = sweeperOf(unit);
  const roll = resolution.dice.roll(2, 6, 'mines-cleared');
  const goesOff = total(roll) <= botch;
  const groups = goesOff ? groupsAt(unit, field.density) : [];
  const wounds = goesOff ? jolted(resolution.damageTo(id), TREAD, groups, resolution.dice) : [];
  const cleared = total(roll) >= need;
  const left = cleared ? 0 : goesOff ? Math.max(THINS_BY, field.density - THINS_BY) : field.density;
  resolution.happen({
    type: 'MinesSwept',
    unit: id,
    hex: field.hex,
    side: field.side,
    need,
    roll,
    cleared,
    goesOff,
    wounds,
    left,
  });
}

/** What bursts in a hex may clear the fields there, whosever they are; `need`: on so much or more of 2D6. */
export function burstIn(resolution: Resolution, hex: Hex, need = BURST): void {
  for (const { side, density } of (resolution.state.field.mines ?? []).filter((one) => one.hex === hex)) {
    const roll = resolution.dice.roll(2, 6, 'mines-cleared');
    const cleared = total(roll) >= need;
    const told = { hex, side, need, roll, cleared, goesOff: false, wounds: [] } as const;
    resolution.happen({ type: 'MinesSwept', ...told, left: cleared ? 0 : density });
  }
}
