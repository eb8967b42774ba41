import type { EntrantId } from './ids.js';
import { seated } from './seating.js';

/** Everybody meets everybody: the circle method, the first stays and the others go round. */

type Met = readonly [EntrantId, EntrantId | null];

/** The rounds of a division; with an odd number somebody rests in each. In the second leg sides are changed (LGE-04). */
export function roundRobin(entrants: readonly EntrantId[], legs: 1 | 2): readonly (readonly Met[])[] {
  const round: (EntrantId | null)[] = entrants.length % 2 === 0 ? [...entrants] : [...entrants, null];
  const size = round.length;
  const before: { sides: Met }[] = [];
  const leg = Array.from({ length: size - 1 }, (_, n) => {
    const [fixed = null, ...others] = round;
    const turned = [fixed, ...others.map((__, i) => others[(i + n) % others.length] ?? null)];
    return Array.from({ length: size / 2 }, (__, i) => {
      const [a = null, b = null] = [turned[i], turned[size - 1 - i]];
      const sides = met(before, a, b);
      before.push({ sides });
      return sides;
    });
  });
  const back = leg.map((pairs) => pairs.map(([a, b]): Met => (b === null ? [a, b] : [b, a])));
  return legs === 1 ? leg : [...leg, ...back];
}

function met(before: readonly { readonly sides: Met }[], a: EntrantId | null, b: EntrantId | null): Met {
  if (a !== null && b !== null) return seated(before, a, b);
  const rests = a ?? b;
  if (rests === null) throw new Error('a round pairs nobody with nobody');
  return [rests, null];
}
