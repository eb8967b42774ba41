/** What a measurement says: both sides of a ratio in milliseconds (medians), and how many times each was measured. */
export interface Measured {
  readonly name: string;
  readonly what: string;
  readonly against: string;
  readonly ms: number;
  readonly againstMs: number;
  readonly ratio: number;
  readonly samples: number;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** How long some work takes, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Puts the times of two works of one run side by side: a ratio means the same on every machine, milliseconds do not. */
export function compare(
  names: Pick<Measured, 'name' | 'what' | 'against'>,
  times: readonly number[],
  againstTimes: readonly number[],
): Measured {
  const ms = median(times);
  const againstMs = median(againstTimes);
  return { ...names, ms, againstMs, ratio: ms / againstMs, samples: Math.min(times.length, againstTimes.length) };
}
