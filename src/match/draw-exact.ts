/** A force out of units in an order, where drawing blindly hardly ever comes to the amount (docs/dice.md). */

export interface Counted {
  readonly id: string;
  /** A whole number, 0 or more. */
  readonly amount: number;
}

/** Sums that can be made: bit n is set where n can. */
type Sums = bigint;
const NOTHING: Sums = 1n;

/**
 * So many units that together make `least` to `most`: going through them in their order, each is taken with which those behind
 * it can still bring the force there. `null`: no such force can be made of them.
 */
export function forceIn(
  ordered: readonly Counted[],
  units: number,
  least: number,
  most: number,
): readonly Counted[] | null {
  const all = (1n << BigInt(most + 1)) - 1n;
  // Behind the last there is nothing more to take; from the end to the beginning each unit is one more that can be.
  const behind: (readonly Sums[])[] = [[NOTHING]];
  for (const { amount } of ordered.toReversed()) {
    const without = behind.at(-1) ?? [];
    const withIt = without.map((sums) => (sums << BigInt(amount)) & all);
    behind.push(Array.from({ length: units + 1 }, (_, n) => (without[n] ?? 0n) | (withIt[n - 1] ?? 0n)));
  }
  const canEnd = (from: number, count: number, sum: number): boolean => {
    const sums = behind[ordered.length - from]?.[count] ?? 0n;
    const lowest = Math.max(0, least - sum);
    return sum <= most && (sums & ((1n << BigInt(most - sum + 1)) - 1n)) >> BigInt(lowest) > 0n;
  };
  if (!canEnd(0, units, 0)) return null;
  const force: Counted[] = [];
  let sum = 0;
  ordered.forEach((unit, i) => {
    if (force.length === units || !canEnd(i + 1, units - force.length - 1, sum + unit.amount)) return;
    force.push(unit);
    sum += unit.amount;
  });
  return force;
}
