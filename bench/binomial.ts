/** Whether a score can be luck: exact binomial odds of a fair coin, and Wilson's interval for a share. */

/** How often a fair coin shows heads at least so many times of so many throws. */
export function atLeast(heads: number, throws: number): number {
  let logOdds = -throws * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= throws; k++) {
    if (k >= heads) sum += Math.exp(logOdds);
    logOdds += Math.log(throws - k) - Math.log(k + 1);
  }
  return Math.min(1, sum);
}

/** Between which shares the true one lies, 95 times in a hundred. */
export function interval(won: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = won / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half];
}
