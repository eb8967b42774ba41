import { hasBombs, targetsFor } from './bombing.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** What the goals of a match ask of single aircraft (TFH-38). */

/** Whether it has to leave by an exit. */
export const mustLeave = ({ goals }: State, { id }: Aircraft): boolean =>
  goals.some((goal) => goal.win === 'exit' && goal.units.includes(id));

/** Whether it carries bombs that a goal of its side is about. */
export const mustBomb = (state: State, one: Aircraft): boolean =>
  hasBombs(state, one) &&
  targetsFor(state, one).length > 0 &&
  state.goals.some(({ win, side }) => win === 'bomb' && side === one.side);

/** Whether it has a mission of its own: its side wins by what it does, and the other by stopping it. */
export const hasMission = (state: State, one: Aircraft): boolean => mustLeave(state, one) || mustBomb(state, one);
