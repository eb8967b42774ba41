import type { Asked, Term } from './dice.js';

/** How many ways each total can fall: index = total − `from`. Whole numbers without bound, so that the odds are exact. */
interface Ways {
  readonly from: number;
  readonly ways: readonly bigint[];
}

/** More work than this is not done for the sake of a percentage. */
const MOST_WORK = 4_000_000;

/**
 * The exact chance to reach the target: so many ways out of all. `null` where there is no target, where dice explode (their
 * ways have no end), or where the reckoning would take too long.
 */
export function chanceOf({ terms, target }: Asked): { readonly good: bigint; readonly all: bigint } | null {
  if (target === null || terms.some((term) => term.kind === 'dice' && term.explodes)) return null;
  if (terms.reduce((sum, term) => sum + work(term), 0) > MOST_WORK) return null;
  const sum = terms.map(waysOf).reduce(convolve);
  let good = 0n;
  let all = 0n;
  sum.ways.forEach((n, i) => {
    all += n;
    if (sum.from + i >= target) good += n;
  });
  return { good, all };
}

const work = (term: Term): number => {
  if (term.kind === 'number') return 1;
  const kept = term.keep?.n ?? term.count;
  return term.keep ? term.sides * term.count ** 2 * kept * term.sides : term.count ** 2 * term.sides ** 2;
};

function waysOf(term: Term): Ways {
  if (term.kind === 'number') return { from: term.sign * term.value, ways: [1n] };
  const ways = term.keep ? keptWays(term.count, term.sides, term.keep) : plainWays(term.count, term.sides);
  return term.sign > 0 ? ways : { from: -(ways.from + ways.ways.length - 1), ways: ways.ways.toReversed() };
}

function plainWays(count: number, sides: number): Ways {
  const one: Ways = { from: 1, ways: Array.from({ length: sides }, () => 1n) };
  return Array.from({ length: count }, () => one).reduce(convolve);
}

function convolve(a: Ways, b: Ways): Ways {
  const ways = Array.from({ length: a.ways.length + b.ways.length - 1 }, () => 0n);
  a.ways.forEach((m, i) => b.ways.forEach((n, j) => (ways[i + j] = (ways[i + j] ?? 0n) + m * n)));
  return { from: a.from + b.from, ways };
}

/**
 * Dice of which only the highest or lowest count: faces are gone through from the best to the worst; for each, any number of
 * the dice left may show it, and as many of those as are still wanted are kept.
 */
function keptWays(count: number, sides: number, keep: { which: 'highest' | 'lowest'; n: number }): Ways {
  const most = keep.n * sides;
  // left[d][s]: ways with d dice not yet shown and a kept sum of s. How many are kept follows from d.
  let left: bigint[][] = Array.from({ length: count + 1 }, () => Array.from({ length: most + 1 }, () => 0n));
  const start = left[count];
  if (start) start[0] = 1n;
  const faces = Array.from({ length: sides }, (_, i) => (keep.which === 'highest' ? sides - i : i + 1));
  for (const face of faces) {
    const next: bigint[][] = left.map((row) => row.map(() => 0n));
    left.forEach((row, dice) =>
      row.forEach((n, sum) => {
        if (n === 0n) return;
        const wanted = Math.max(0, keep.n - (count - dice));
        for (let shown = 0; shown <= dice; shown++) {
          const target = next[dice - shown];
          const at = sum + Math.min(shown, wanted) * face;
          if (target) target[at] = (target[at] ?? 0n) + n * choose(dice, shown);
        }
      }),
    );
    left = next;
  }
  return { from: 0, ways: left[0] ?? [] };
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
