import type { EntrantId } from './ids.js';
import { allCanMeet } from './matching.js';
import { seated } from './seating.js';
import type { Pairing } from './state.js';

/**
 * A Swiss round (LGE-05): those who stand as well as each other meet, and nobody meets again while that can be avoided. The
 * best takes the next below whom they may meet so that all others can still be paired, and so on down the table.
 */

/** Pairs those who are in, the best first; `before`: the pairings of the stage so far. */
export function swissRound(
  order: readonly EntrantId[],
  before: readonly Pairing[],
): readonly (readonly [EntrantId, EntrantId | null])[] {
  const times = meetings(before);
  // Most often nobody has to meet again; where it must be, it is as seldom as can be.
  for (let most = 0; ; most++) {
    const may = (a: EntrantId, b: EntrantId): boolean => times(a, b) <= most;
    const paired = pairedBy(order, before, may);
    if (paired) return paired.map(([a, b]) => (b === null ? [a, b] : seated(before, a, b)));
  }
}

type May = (a: EntrantId, b: EntrantId) => boolean;

function pairedBy(order: readonly EntrantId[], before: readonly Pairing[], may: May) {
  const rests = order.length % 2 === 0 ? null : resting(order, before, may);
  if (rests === undefined) return null;
  let left = order.filter((id) => id !== rests);
  if (!canBePaired(left, may)) return null;
  const pairs: (readonly [EntrantId, EntrantId | null])[] = [];
  for (let [best, ...others] = left; best !== undefined; [best, ...others] = left) {
    const first = best;
    const rest = (of: EntrantId): readonly EntrantId[] => others.filter((id) => id !== of);
    const other = others.find((id) => may(first, id) && canBePaired(rest(id), may));
    if (other === undefined) throw new Error('those who can be paired cannot');
    pairs.push([first, other]);
    left = [...rest(other)];
  }
  return rests === null ? pairs : [...pairs, [rests, null] as const];
}

const canBePaired = (ids: readonly EntrantId[], may: May): boolean =>
  allCanMeet(ids.length, (a, b) => {
    const [one, other] = [ids[a], ids[b]];
    return one !== undefined && other !== undefined && may(one, other);
  });

/** Who rests: of those who rested least the last in the table without whom the others can be paired. */
function resting(order: readonly EntrantId[], before: readonly Pairing[], may: May): EntrantId | undefined {
  const rests = (id: EntrantId): number => before.filter(({ sides }) => sides[0] === id && sides[1] === null).length;
  return order
    .toReversed()
    .sort((a, b) => rests(a) - rests(b))
    .find((id) =>
      canBePaired(
        order.filter((one) => one !== id),
        may,
      ),
    );
}

/** How often two have met. */
function meetings(before: readonly Pairing[]): (a: EntrantId, b: EntrantId) => number {
  const key = (pair: Pairing['sides']): string => [...pair].sort().join(' ');
  const counts = new Map<string, number>();
  for (const { sides } of before) {
    const of = key(sides);
    counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  return (a, b) => counts.get(key([a, b])) ?? 0;
}
