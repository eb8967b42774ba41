/** What a measurement says: both sides of a ratio (medians, in its unit), and how many times each was measured. */
export interface Measured {
  readonly name: string;
  readonly what: string;
  readonly against: string;
  readonly unit: 'ms' | 'MB' | 'times';
  readonly value: number;
  readonly againstValue: number;
  readonly ratio: number;
  readonly samples: number;
  /** What is promised: the ratio and the value go no higher. A run in which they do fails. */
  readonly mostRatio?: number;
  readonly mostValue?: number;
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

/** At least so many samples of each; more, up to the most, while the time lasts, in milliseconds. */
const FEWEST = 5;
const MOST = 25;
const ROOM = 8_000;

/** The times of some works, done in turn, so that a busy moment of the machine falls on all; the first round warms up and does not count. */
export async function timedInTurn(works: readonly (() => unknown)[]): Promise<readonly (readonly number[])[]> {
  const times = works.map((): number[] => []);
  for (const work of works) await work();
  const until = performance.now() + ROOM;
  for (let round = 0; round < FEWEST || (round < MOST && performance.now() < until); round++)
    for (const [at, work] of works.entries()) times[at]?.push(await timed(work));
  return times;
}

/** Puts the figures of two works of one run side by side: a ratio means the same on every machine, milliseconds do not. */
export function compare(
  names: Pick<Measured, 'name' | 'what' | 'against'> & Partial<Pick<Measured, 'unit' | 'mostRatio' | 'mostValue'>>,
  figures: readonly number[],
  againstFigures: readonly number[],
): Measured {
  const value = median(figures);
  const againstValue = median(againstFigures);
  const samples = Math.min(figures.length, againstFigures.length);
  return { unit: 'ms', ...names, value, againstValue, ratio: value / againstValue, samples };
}
