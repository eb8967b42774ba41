import type { EntrantId } from './ids.js';
import type { Pairing } from './state.js';

/** Who of two plays the first side: whoever did so less often; those who did as often change about (LGE-05). */
export function seated(
  before: readonly Pick<Pairing, 'sides'>[],
  a: EntrantId,
  b: EntrantId,
): readonly [EntrantId, EntrantId] {
  const surplus = (id: EntrantId): number =>
    before.filter(isTwo).reduce((sum, { sides }) => sum + (sides[0] === id ? 1 : 0) - (sides[1] === id ? 1 : 0), 0);
  const difference = surplus(a) - surplus(b);
  if (difference !== 0) return difference < 0 ? [a, b] : [b, a];
  const last = before.findLast(({ sides }) => sides[1] !== null && (sides.includes(a) || sides.includes(b)));
  return last?.sides[0] === a || last?.sides[1] === b ? [b, a] : [a, b];
}

const isTwo = ({ sides }: Pick<Pairing, 'sides'>): boolean => sides[1] !== null;
