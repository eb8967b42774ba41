/**
 * How sides with unequal numbers take turns, the loser of initiative first (QSR-09, QSR-11, AMB-QSR-02).
 * `ratio`: in each pass a side acts with floor(its units left ÷ units left of the smallest side) units (SEQ-17); `frontLoad`
 * rounds that number up. `each`: one unit a side, then the longer side finishes.
 */
export type UnequalNumbers = 'ratio' | 'frontLoad' | 'each';

/**
 * Who acts when: the indices of the sides, in order. `units` is how many units each side has to bring in, listed in the
 * order in which the sides act (the loser of initiative first).
 */
export function turnOrder(units: readonly number[], how: UnequalNumbers): readonly number[] {
  const order: number[] = [];
  let left = units;
  while (left.some((n) => n > 0)) {
    const fewest = Math.min(...left.filter((n) => n > 0));
    const moves = left.map((n) => movesPerPass(n, fewest, how));
    moves.forEach((n, side) => order.push(...Array.from({ length: n }, () => side)));
    left = left.map((n, side) => n - (moves[side] ?? 0));
  }
  return order;
}

function movesPerPass(units: number, fewest: number, how: UnequalNumbers): number {
  switch (how) {
    case 'ratio':
      return Math.floor(units / fewest);
    case 'frontLoad':
      return Math.ceil(units / fewest);
    case 'each':
      return Math.min(units, 1);
  }
}
