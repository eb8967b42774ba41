import type { Clock } from './clock.js';

/** The first millisecond of 2015, from which Discord counts. */
const EPOCH = 1_420_070_400_000n;

/** The time inside an id, milliseconds since 1970. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** Compares two ids by age; works for ids of unequal length. */
export function olderFirst(a: string, b: string): number {
  const [left, right] = [BigInt(a), BigInt(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Makes ids as Discord does: time in the upper bits, strictly growing. */
export function snowflakes(clock: Clock, after = '0'): () => string {
  let last = BigInt(after);
  return () => {
    const timed = (BigInt(clock.now()) - EPOCH) << 22n;
    last = timed > last ? timed : last + 1n;
    return String(last);
  };
}
