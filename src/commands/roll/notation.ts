/**
 * Quick dice outside any match, as asked: what Avrae and Roll20 write. `4d6kh3` keeps the highest three, `4d6dl1` drops the
 * lowest, `3d6r1` rolls ones again, `3d6!` goes on after a six, `1d20 adv` takes the better of two, `4dF` are fudge dice,
 * `6x4d6kh3` is rolled six times, `2d6[fire]+3 attack` has labels, `2d6 >= 8` has a number to reach.
 */

/** What may be asked, so that nobody makes Arbitre reckon or talk for long. `dice` are all dice with repeats. */
export const DICE_LIMITS = {
  characters: 150,
  dice: 100,
  sides: 1000,
  number: 100_000,
  terms: 20,
  repeats: 20,
  total: 1_000_000_000,
} as const;

/** A die explodes so many times at most; from then on its face counts as it lies. */
export const MOST_EXPLOSIONS = 20;

export type Compare = '=' | '<' | '<=' | '>' | '>=';

/** A test of a face or a total: `>=8`. */
export interface Test {
  readonly how: Compare;
  readonly n: number;
}

/** Dice of a kind. `'fudge'` are those with −, blank and +. Rerolled is first, then exploded, then dropped. */
export interface Dice {
  readonly kind: 'dice';
  readonly count: number;
  readonly sides: number | 'fudge';
  /** `once`: what falls then counts, whatever it is; else until another face falls. */
  readonly reroll: { readonly once: boolean; readonly faces: Test } | null;
  readonly explodes: Test | null;
  readonly keep: Keep | null;
}

/** So many of the highest or lowest are kept, or dropped. */
export interface Keep {
  readonly how: 'keep' | 'drop';
  readonly which: 'highest' | 'lowest';
  readonly n: number;
}

/** What is reckoned: dice, numbers and the maths around them. A quotient is rounded down. */
export type Expression =
  | Dice
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'brackets'; readonly inner: Expression }
  | { readonly kind: 'negative'; readonly inner: Expression }
  | { readonly kind: 'labelled'; readonly inner: Expression; readonly label: string }
  | {
      readonly kind: 'maths';
      readonly sign: '+' | '-' | '*' | '/';
      readonly left: Expression;
      readonly right: Expression;
    };

/** A roll as asked. `notation` is how it was written, without the label. */
export interface Asked {
  readonly notation: string;
  readonly repeats: number;
  readonly roll: Expression;
  readonly against: Test | null;
  readonly label: string | null;
}

/** Whether a face or total is what the test asks for. */
export function passes({ how, n }: Test, value: number): boolean {
  switch (how) {
    case '=':
      return value === n;
    case '<':
      return value < n;
    case '<=':
      return value <= n;
    case '>':
      return value > n;
    case '>=':
      return value >= n;
  }
}

/** The faces of a die, from the lowest. */
export const facesOf = (sides: Dice['sides']): readonly number[] =>
  sides === 'fudge' ? [-1, 0, 1] : Array.from({ length: sides }, (_, i) => i + 1);

/** Which of so many dice count: so many of the highest, or of the lowest. */
export function kept({ how, which, n }: Keep, of: number): Pick<Keep, 'which' | 'n'> {
  if (how === 'keep') return { which, n: Math.min(n, of) };
  return { which: which === 'highest' ? 'lowest' : 'highest', n: Math.max(of - n, 0) };
}

/** Two values by a sign. */
export function reckon(sign: '+' | '-' | '*' | '/', left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return Math.floor(left / right);
  }
}

/** All dice in an expression, from left to right. */
export function diceIn(expression: Expression): readonly Dice[] {
  switch (expression.kind) {
    case 'dice':
      return [expression];
    case 'number':
      return [];
    case 'brackets':
    case 'negative':
    case 'labelled':
      return diceIn(expression.inner);
    case 'maths':
      return [...diceIn(expression.left), ...diceIn(expression.right)];
  }
}

/** The least and the most that can come out; an explosion that goes on as long as it may is the most. */
export function rangeOf(expression: Expression): { readonly least: number; readonly most: number } {
  switch (expression.kind) {
    case 'dice': {
      const [low, high] = expression.sides === 'fudge' ? [-1, 1] : [1, expression.sides];
      const count = expression.keep ? kept(expression.keep, expression.count).n : expression.count;
      const longest = expression.explodes ? expression.count * (1 + MOST_EXPLOSIONS) : count;
      return { least: Math.min(low * count, low * longest), most: high * longest };
    }
    case 'number':
      return { least: expression.value, most: expression.value };
    case 'brackets':
    case 'labelled':
      return rangeOf(expression.inner);
    case 'negative': {
      const { least, most } = rangeOf(expression.inner);
      return { least: -most, most: -least };
    }
    case 'maths': {
      const [left, right] = [rangeOf(expression.left), rangeOf(expression.right)];
      const corners = [left.least, left.most].flatMap((a) =>
        [right.least, right.most].map((b) => reckon(expression.sign, a, b)),
      );
      return { least: Math.min(...corners), most: Math.max(...corners) };
    }
  }
}
