import { remembering } from '../../kernel/remember.js';
import { isAfloat } from '../surface.js';
import type { Sight } from '../inquiries.js';
import { placeOf } from '../movement.js';
import { sight } from '../sight.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import { isMech } from './vehicles.js';
import { isOpen, verdictOn, type Ends, type Verdict } from '../verdict.js';
import { boardAt } from '../under.js';

/** Lines of sight between units as they stand or lie. */

const looked = remembering<StandardState, Sight>();

/** Where a unit stands or lies, also one that only might stand there. */
const postOf = (unit: StandardUnit): string =>
  `${placeOf(unit).hex}${placeOf(unit).under ? ' under' : ''}${placeOf(unit).up ? ` up ${placeOf(unit).up}` : ''}${isLow(unit) ? ' prone' : ''}${upOf(unit) ?? ''}`;

/** Whether a unit rises no level above its hex: a 'Mech that lies, and all that is no 'Mech (UNI-05). */
const isLow = (unit: StandardUnit): boolean => unit.body.prone || !isMech(unit);

/** How far a unit is above the ground or the water, where it stays on its surface. */
const upOf = (unit: StandardUnit): number | undefined => (isAfloat(unit) ? (placeOf(unit).elevation ?? 0) : undefined);

/** The board as two units meet it where they are. */
const boardOf = ({ board }: StandardState, from: StandardUnit, to: StandardUnit): Board =>
  boardAt(boardAt(board, placeOf(from)), placeOf(to));

/** The line of sight between two units. */
export function lineBetween(state: StandardState, from: StandardUnit, to: StandardUnit): Sight {
  return looked(state, `${postOf(from)} ${postOf(to)}`, () =>
    sight(boardOf(state, from, to), state.options, placeOf(from).hex, placeOf(to).hex, [], endsOf(from, to)),
  );
}

function endsOf(from: StandardUnit, to: StandardUnit): Ends {
  const [fromUp, toUp] = [upOf(from), upOf(to)];
  return {
    fromProne: isLow(from),
    toProne: isLow(to),
    ...(fromUp === undefined ? {} : { fromUp }),
    ...(toUp === undefined ? {} : { toUp }),
  };
}

/** The bare verdict of that line, for whom its hexes do not matter. */
export const verdictBetween = (state: StandardState, from: StandardUnit, to: StandardUnit): Verdict =>
  verdictOn(boardOf(state, from, to), state.options, placeOf(from).hex, placeOf(to).hex, endsOf(from, to));

/** Whether a unit sees another. */
export const sees = (state: StandardState, unit: StandardUnit, other: StandardUnit): boolean =>
  isOpen(verdictBetween(state, unit, other));
