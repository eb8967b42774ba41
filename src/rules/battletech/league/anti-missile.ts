import { total, type Dice, type Roll } from '../../kernel/dice.js';
import type { Options } from '../types.js';
import type { Bracket } from '../vocabulary.js';
import type { LeagueTables } from './tables.js';

/**
 * Anti-missile systems by range (option `amsByRange`, CLN-36, CLN-37): each volley loses missiles, the more the longer it flies. They
 * are those that would hit, or of those launched (`amsOn`, AMB-CLN-19); a system meets every volley, and needs rounds only if `amsAmmo`
 * says so. Of several each meets the volley with dice of its own, which are thrown together.
 */

/** Missiles of a volley that are shot down: the roll, two dice a system, what the range adds, and how many that were. */
export interface ShotDown {
  readonly roll: Roll;
  readonly more: number;
  readonly missiles: number;
}

export const stopsByRange = ({ amsByRange }: Options): boolean => amsByRange === 'on';

/** Whether a system has all the rounds that it wants. */
export const stopsFreely = (options: Options): boolean => stopsByRange(options) && options.amsAmmo !== 'on';

/** A volley that systems meet: its missiles, from what range it comes, and how many systems there are. */
interface Volley {
  readonly missiles: number;
  readonly range: Bracket;
  readonly systems: number;
}

/** How many missiles of a volley are shot down. */
export function shootDown({ antiMissile }: LeagueTables, { missiles, range, systems }: Volley, dice: Dice): ShotDown {
  const roll = dice.roll(2 * systems, 6, 'anti-missile');
  const more = systems * antiMissile[range];
  return { roll, more, missiles: Math.min(missiles, total(roll) + more) };
}
