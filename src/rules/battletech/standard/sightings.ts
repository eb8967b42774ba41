import { remembering } from '../../kernel/remember.js';
import { isAfloat } from '../surface.js';
import type { Sight } from '../inquiries.js';
import { placeOf } from '../movement.js';
import { sight } from '../sight.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isMech } from './vehicles.js';
import { isOpen, verdictOn, type Ends, type Verdict } from '../verdict.js';

/** Lines of sight between units as they stand or lie. */

const looked = remembering<StandardState, Sight>();

/** Where a unit stands or lies, also one that only might stand there. */
const postOf = (unit: StandardUnit): string => `${placeOf(unit).hex}${isLow(unit) ? ' prone' : ''}${upOf(unit) ?? ''}`;

/** Whether a unit rises no level above its hex: a 'Mech that lies, and all that is no 'Mech (UNI-05). */
const isLow = (unit: StandardUnit): boolean => unit.body.prone || !isMech(unit);

/** How far a unit is above the ground or the water, where it stays on its surface. */
const upOf = (unit: StandardUnit): number | undefined => (isAfloat(unit) ? (placeOf(unit).elevation ?? 0) : undefined);

/** The line of sight between two units. */
export function lineBetween(state: StandardState, from: StandardUnit, to: StandardUnit): Sight {
  return looked(state, `${postOf(from)} ${postOf(to)}`, () =>
    sight(state.board, state.options, placeOf(from).hex, placeOf(to).hex, [], endsOf(from, to)),
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
  verdictOn(state.board, state.options, placeOf(from).hex, placeOf(to).hex, endsOf(from, to));

/** Whether a unit sees another. */
export const sees = (state: StandardState, unit: StandardUnit, other: StandardUnit): boolean =>
  isOpen(verdictBetween(state, unit, other));
