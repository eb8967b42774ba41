import type { z } from 'zod';
import type { Roster } from '../../../library/contract.js';
import { readText } from '../../../library/import-faults.js';
import type { entry } from './entries.js';
import { muster, rosterSchema } from './roster.js';

/** A unit as a list has it. */
export type Written = z.infer<typeof entry>;

/** The list of a side as the scenario's file has it, and the roster that takes its place. */
export interface Listed {
  readonly own: readonly Written[];
  readonly roster: string | null;
}

/**
 * The text of a side's roster with its units changed one by one; `null`: it is then the scenario's own force. `title`: what a roster is
 * called that comes of that.
 */
export function rewritten(
  { own, roster }: Listed,
  title: Roster['title'],
  change: (one: Written, i: number) => Written,
): string | null {
  const read = roster === null ? null : readText(roster);
  const brought = read?.ok ? rosterSchema.safeParse(read.value) : null;
  const units = (brought?.data?.units ?? own).map(change);
  const whole = brought?.data ? { ...brought.data, units } : { ...muster(title, [], []), units };
  const isOwn = !brought?.data?.sheets && JSON.stringify(units) === JSON.stringify(own);
  return isOwn ? null : JSON.stringify(whole);
}
