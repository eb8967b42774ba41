import type { SideId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Forces } from './contract.js';
import { readText } from './import-faults.js';

/** The roster that was brought for a side, from its text; `null`: none. One that can no longer be read is refused. */
export function broughtFor<Read>(
  forces: Forces,
  side: SideId,
  rosterOf: (value: unknown) => Result<Read, unknown>,
): Result<Read | null, Refusal> {
  const text = forces[side];
  if (text === undefined) return ok(null);
  const value = readText(text);
  const read = value.ok ? rosterOf(value.value) : value;
  return read.ok ? ok(read.value) : fail(refuse('unit/roster-unfit', { side }));
}
