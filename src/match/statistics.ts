import type { Roll } from '../rules/kernel/dice.js';

/**
 * What a match's dice have shown, against what fair dice would. All ranges are those in which 95 of 100 such matches lie with
 * fair dice; so of twenty figures about one lies outside, and proves nothing.
 */

/** A figure with what was to be expected of it: on average, and in 95 of 100 cases. */
export interface Expected {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How often each face of the dice with so many sides came up. `p`: how often fair dice stray at least so far; `null` with too few dice. */
export interface FaceCount {
  readonly sides: number;
  readonly dice: number;
  /** By face, from 1. */
  readonly counts: readonly number[];
  readonly p: number | null;
}

/** The sums of rolls of the same dice, such as 2d6. */
interface SumCount {
  readonly count: number;
  readonly sides: number;
  readonly rolls: number;
  readonly mean: number;
  readonly expected: Expected;
}

export interface DiceStatistics {
  readonly rolls: number;
  readonly faces: readonly FaceCount[];
  readonly sums: readonly SumCount[];
}

/** The part of the normal distribution within 1.96 standard deviations is 95 %. */
const DEVIATIONS = 1.96;
/** The chi-square test says little when a face is expected less often than this. */
const LEAST_EXPECTED = 5;

/** The statistics of a match's rolls; kinds of dice and of rolls in the order in which they first came up. */
export function diceStatistics(rolls: readonly Roll[]): DiceStatistics {
  const bySides = groupBy(rolls, ({ sides }) => sides);
  const byKind = groupBy(rolls, ({ faces, sides }) => `${faces.length}d${sides}`);
  return {
    rolls: rolls.length,
    faces: [...bySides].map(([sides, some]) => faceCount(sides, some)),
    sums: [...byKind.values()].flatMap((some) => sumCount(some)),
  };
}

function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function faceCount(sides: number, rolls: readonly Roll[]): FaceCount {
  const counts = new Array<number>(sides).fill(0);
  for (const face of rolls.flatMap(({ faces }) => faces)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  const dice = counts.reduce((sum, count) => sum + count, 0);
  const expected = dice / sides;
  const strays = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { sides, dice, counts, p: expected < LEAST_EXPECTED ? null : chiSquareTail(strays, sides - 1) };
}

function sumCount(rolls: readonly Roll[]): readonly SumCount[] {
  const [first] = rolls;
  if (!first || first.faces.length === 0) return [];
  const { sides, faces } = first;
  const count = faces.length;
  const sum = rolls.reduce((all, roll) => all + roll.faces.reduce((one, face) => one + face, 0), 0);
  const mean = (count * (sides + 1)) / 2;
  const off = DEVIATIONS * Math.sqrt((count * (sides ** 2 - 1)) / 12 / rolls.length);
  const expected = { mean, low: mean - off, high: mean + off };
  return [{ count, sides, rolls: rolls.length, mean: sum / rolls.length, expected }];
}

/**
 * What a sum of independent chances comes to: each is worth `value` (a whole number from 0) with probability `chance`. The
 * range is reckoned from the exact distribution, so that it is right for few chances too.
 */
export function expectedOf(chances: readonly { readonly chance: number; readonly value: number }[]): Expected {
  const most = chances.reduce((sum, { value }) => sum + value, 0);
  let odds = new Array<number>(most + 1).fill(0);
  odds[0] = 1;
  for (const { chance, value } of chances) {
    const before = odds;
    odds = before.map((at, sum) => at * (1 - chance) + (before[sum - value] ?? 0) * chance);
  }
  const mean = chances.reduce((sum, { chance, value }) => sum + chance * value, 0);
  return { mean, low: quantile(odds, 0.025), high: quantile(odds, 0.975) };
}

/** The least sum up to which so much of the probability lies. */
function quantile(odds: readonly number[], part: number): number {
  let below = 0;
  for (const [sum, at] of odds.entries()) {
    below += at;
    // What is lost in adding up small numbers must not push a certain sum over the edge.
    if (below >= part - 1e-9) return sum;
  }
  return odds.length - 1;
}

/** The probability that chi-square with `freedom` degrees of freedom is at least `x`. */
export function chiSquareTail(x: number, freedom: number): number {
  if (x <= 0) return 1;
  const [a, half] = [freedom / 2, x / 2];
  // The lower incomplete gamma function as a series: all its terms are positive, and it ends for the sizes met here.
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= half / (a + n);
    sum += term;
  }
  const lower = sum * Math.exp(-half + a * Math.log(half) - logGamma(a));
  return Math.min(1, Math.max(0, 1 - lower));
}

/** The logarithm of the gamma function at the halves of whole numbers, from their recurrence. */
function logGamma(half: number): number {
  let log = half % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let z = half - 1; z > 0; z--) log += Math.log(z);
  return log;
}
