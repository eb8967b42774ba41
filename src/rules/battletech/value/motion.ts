import { TARGET_MOVEMENT } from '../tables.js';
import { rounded } from './round.js';

/** What a machine's MP are worth to it: harder to hit (BV-04), sooner where its weapons bear (BV-08). */

/** How fast a machine is at its best: hexes a turn on the ground and in a jump. */
export interface Pace {
  readonly run: number;
  readonly jump: number;
}

/** The longer brackets of later editions stand here alone: nothing in play moves so far yet. */
const FAR = [
  { from: 18, value: 5 },
  { from: 25, value: 6 },
] as const;

/** What is added to a shot at who has moved so many hexes (table 7.1.2, 10–17 +4). */
const againstMover = (hexes: number): number =>
  [...TARGET_MOVEMENT, ...FAR].findLast(({ from }) => hexes >= from)?.value ?? 0;

/** The factor of the defence: a tenth for each point that is added to a shot at it; a jump makes 1 more. */
export const evasionFactor = ({ run, jump }: Pace, more = 0): number =>
  1 + (Math.max(againstMover(run), jump > 0 ? againstMover(jump) + 1 : 0) + more) / 10;

/** Troops walk or jump: the longer counts for their offence (BV-13). */
export const onFoot = ({ run, jump }: Pace): Pace => ({ run: Math.max(run, jump), jump: 0 });

/** The factor of the offence: half of the jumping MP count with the running ones. */
export const speedFactor = ({ run, jump }: Pace): number => rounded((1 + (run + rounded(jump / 2) - 5) / 10) ** 1.2, 2);
