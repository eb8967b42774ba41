import { setTimeout as sleep } from 'node:timers/promises';

/** Real time in tests. The linter (`house/no-fixed-sleep`) allows a sleep in this file alone. */

/** How often a condition is looked at that no event tells of, in milliseconds. */
const LOOK_MS = 20;

/** How long at most: a busy machine may take its time, and a test that passes does not wait for it. */
const LIMIT_MS = 45_000;

/** How a condition is waited for otherwise than usual. */
export interface Patience {
  /** The longest wait, in milliseconds. */
  readonly limit?: number;
  /** What helps to understand why it did not come. */
  readonly seen?: () => string;
}

/** Waits until `look` finds something and yields it; `null`, `undefined` and `false` are nothing. Fails after `limit`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  { limit = LIMIT_MS, seen = () => '' }: Patience = {},
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`it never came to ${what} ${seen()}`.trim());
    await sleep(LOOK_MS);
  }
}

/**
 * Lets real time pass where its passing is what is tested: a deadline that comes, an outage that lasts, a kill at a random
 * moment. `why` says which. Where something is waited for, `until` is right.
 */
export async function timePasses(ms: number, why: `${string} ${string}`): Promise<void> {
  // For whoever looks at what a hanging test waits for.
  await sleep(Math.max(0, ms), why);
}
