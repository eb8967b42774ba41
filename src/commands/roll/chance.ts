import {
  MOST_EXPLOSIONS,
  facesOf,
  kept,
  passes,
  reckon,
  type Asked,
  type Dice,
  type Expression,
  type Keep,
} from './notation.js';

/** How many ways lead to each value. Whole numbers without bound, so that the odds are exact. */
type Ways = ReadonlyMap<number, bigint>;

/** Counts the work done; more than this is not done for the sake of a percentage. */
interface Effort {
  left: number;
}
const MOST_WORK = 200_000;

/**
 * The exact chance that a total is what was asked for: so many ways out of all. `null` where nothing was asked for, where dice
 * both explode and are dropped, or where reckoning would take too long.
 */
export function chanceOf({ roll, against }: Asked): { readonly good: bigint; readonly all: bigint } | null {
  if (against === null) return null;
  const ways = waysOf(roll, { left: MOST_WORK });
  if (ways === null) return null;
  const sum = (some: readonly (readonly [number, bigint])[]): bigint => some.reduce((n, [, more]) => n + more, 0n);
  const each = [...ways];
  return { good: sum(each.filter(([value]) => passes(against, value))), all: sum(each) };
}

function waysOf(roll: Expression, effort: Effort): Ways | null {
  switch (roll.kind) {
    case 'dice':
      return diceWays(roll, effort);
    case 'number':
      return new Map([[roll.value, 1n]]);
    case 'brackets':
    case 'labelled':
      return waysOf(roll.inner, effort);
    case 'negative': {
      const ways = waysOf(roll.inner, effort);
      return ways && new Map([...ways].map(([value, n]) => [0 - value, n]));
    }
    case 'maths': {
      const left = waysOf(roll.left, effort);
      const right = left && waysOf(roll.right, effort);
      return right && combined(left, right, (a, b) => reckon(roll.sign, a, b), effort);
    }
  }
}

/** Two independent values made into one; `null` when that is too much work. */
function combined(left: Ways, right: Ways, make: (a: number, b: number) => number, effort: Effort): Ways | null {
  effort.left -= left.size * right.size;
  if (effort.left < 0) return null;
  const ways = new Map<number, bigint>();
  for (const [a, m] of left) for (const [b, n] of right) add(ways, make(a, b), m * n);
  return ways;
}

const add = (ways: Map<number, bigint>, value: number, n: bigint): unknown =>
  ways.set(value, (ways.get(value) ?? 0n) + n);

const plus = (a: number, b: number): number => a + b;

function diceWays(dice: Dice, effort: Effort): Ways | null {
  if (dice.keep && dice.explodes) return null;
  const one = settledWays(dice);
  if (dice.keep) return keptWays(one, dice.count, kept(dice.keep, dice.count), effort);
  const single = dice.explodes ? explodedWays(one, dice.explodes, effort) : one;
  return single && times(single, dice.count, effort);
}

/** The sum of so many alike: doubled where it can be. */
function times(one: Ways, count: number, effort: Effort): Ways | null {
  if (count === 1) return one;
  const half = times(one, Math.floor(count / 2), effort);
  const even = half && combined(half, half, plus, effort);
  return even && count % 2 === 1 ? combined(even, one, plus, effort) : even;
}

/** The faces that count after rerolling. Rolled again once, each face comes also by every face that is rolled again. */
function settledWays({ sides, reroll }: Dice): Ways {
  const faces = facesOf(sides);
  if (!reroll) return new Map(faces.map((face) => [face, 1n]));
  const again = faces.filter((face) => passes(reroll.faces, face));
  if (!reroll.once) return new Map(faces.filter((face) => !again.includes(face)).map((face) => [face, 1n]));
  const [all, more] = [BigInt(faces.length), BigInt(again.length)];
  return new Map(faces.map((face) => [face, passes(reroll.faces, face) ? more : all + more]));
}

/** A die and all that it brings by exploding, as often as it may. */
function explodedWays(one: Ways, explodes: NonNullable<Dice['explodes']>, effort: Effort): Ways | null {
  const all = [...one.values()].reduce((sum, n) => sum + n, 0n);
  const going = [...one].filter(([face]) => passes(explodes, face));
  let ways: Ways = one;
  let whole = all;
  for (let i = 0; i < MOST_EXPLOSIONS; i++) {
    effort.left -= one.size + going.length * ways.size;
    if (effort.left < 0) return null;
    const next = new Map<number, bigint>();
    for (const [face, n] of one) if (!passes(explodes, face)) add(next, face, n * whole);
    for (const [face, n] of going) for (const [more, m] of ways) add(next, face + more, n * m);
    ways = next;
    whole *= all;
  }
  return ways;
}

/**
 * Dice of which only the highest or lowest count: faces are gone through from the best to the worst; for each, any number of
 * the dice left may show it, and as many of those as are still wanted are kept.
 */
function keptWays(one: Ways, count: number, keep: Pick<Keep, 'which' | 'n'>, effort: Effort): Ways | null {
  const best = [...one].sort(([a], [b]) => (keep.which === 'highest' ? b - a : a - b));
  // left[d]: what is kept so far, with d dice not yet shown. How many are kept follows from d.
  const left = Array.from({ length: count + 1 }, (_, dice) => new Map<number, bigint>(dice === count ? [[0, 1n]] : []));
  for (const [face, weight] of best) {
    // From few dice left to many: what is added goes to rows that have been read.
    for (const [dice, ways] of left.entries()) {
      // Of many dice the numbers of ways are long ones.
      effort.left -= ways.size * dice * Math.ceil(count / 8);
      if (effort.left < 0) return null;
      const wanted = Math.max(0, keep.n - (count - dice));
      for (let shown = 1, power = weight; shown <= dice; shown++, power *= weight) {
        const target = left[dice - shown];
        const factor = choose(dice, shown) * power;
        if (target) for (const [sum, n] of ways) add(target, sum + Math.min(shown, wanted) * face, n * factor);
      }
    }
  }
  return left[0] ?? new Map();
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
