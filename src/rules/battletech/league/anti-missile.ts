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

/** Sums of so many dice, with in how many ways out of all each falls. */
function sums(dice: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    ways = next;
  }
  return ways;
}

/** How many missiles are left on average of those that a volley would strike with: for each number shot down `left` says how many strike. */
export function leftOnAverage(
  { antiMissile }: LeagueTables,
  { range, systems }: Omit<Volley, 'missiles'>,
  left: (down: number) => number,
): number {
  const all = 6 ** (2 * systems);
  const more = systems * antiMissile[range];
  return [...sums(2 * systems)].reduce((sum, [rolled, ways]) => sum + (left(rolled + more) * ways) / all, 0);
}

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
