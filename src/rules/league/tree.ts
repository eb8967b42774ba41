import type { Format } from './setup.js';

/**
 * Formats in which whoever loses is out: at once (`knockout`), or the second time (`double`). Both are a tree of slots into which
 * somebody comes by the draw, or from an earlier slot; who wins, goes on and drops out follows from it alone (LGE-06).
 */

export type TreeFormat = Extract<Format, { kind: 'knockout' | 'double' }>;

export const isTree = (format: Format): format is TreeFormat => format.kind === 'knockout' || format.kind === 'double';

/** Which part of the tree a slot is of: that of those who have not lost, of those who have once, the final, and the final again. */
export type Part = 'upper' | 'lower' | 'final' | 'again';

/** A slot of a round, both from 0 on. */
export interface Spot {
  readonly round: number;
  readonly slot: number;
}

/** Who comes into a slot: a place of the draw, from 0 on, or the winner or the loser of another slot. */
export type Source = { readonly seed: number } | { readonly of: Spot; readonly as: 'winner' | 'loser' };

export interface Node extends Spot {
  readonly part: Part;
  readonly from: readonly [Source, Source];
}

/** How many rounds those have who have not lost. */
export const upperRounds = (size: number): number => Math.ceil(Math.log2(Math.max(2, size)));

/** All slots of a tree of so many, round by round. Every slot is filled from earlier rounds. */
export function treeOf({ kind }: TreeFormat, size: number): readonly Node[] {
  const rounds = upperRounds(size);
  const upper = Array.from({ length: rounds }, (_, n) => upperRound(kind, n, rounds)).flat();
  return kind === 'knockout' ? upper : byRound([...upper, ...lowerPart(rounds), ...finals(rounds)]);
}

/** How many rounds a tree has; the last of a double one may stay empty. */
export const roundsOfTree = ({ kind }: TreeFormat, size: number): number =>
  kind === 'knockout' ? upperRounds(size) : 2 * upperRounds(size) + 1;

/** The slot of a tree in which a pairing stands. */
export const nodeAt = (tree: readonly Node[], { round, slot }: Spot): Node | undefined =>
  tree.find((node) => node.round === round && node.slot === slot);

/**
 * The places of the draw in the order in which they stand in the first round: the best meet last, and rest first where places
 * are empty.
 */
function drawOrder(rounds: number): readonly number[] {
  let order = [0];
  while (order.length < 2 ** rounds) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
}

const winner = (round: number, slot: number): Source => ({ of: { round, slot }, as: 'winner' });
const loser = (round: number, slot: number): Source => ({ of: { round, slot }, as: 'loser' });

/** In which round of a double tree the n-th of the upper part is played: every other one, so that losers can drop in between. */
const upperAt = (n: number): number => (n === 0 ? n : 2 * n - 1);

function upperRound(kind: TreeFormat['kind'], n: number, rounds: number): readonly Node[] {
  const [round, before] = kind === 'knockout' ? [n, n - 1] : [upperAt(n), upperAt(n - 1)];
  const order = drawOrder(rounds);
  return Array.from({ length: 2 ** (rounds - 1 - n) }, (_, slot): Node => {
    const seeds = [{ seed: order[2 * slot] ?? 0 }, { seed: order[2 * slot + 1] ?? 0 }] as const;
    return {
      ...{ round, slot, part: 'upper' },
      from: n === 0 ? seeds : [winner(before, 2 * slot), winner(before, 2 * slot + 1)],
    };
  });
}

/** How many slots of the upper part stand before those of the lower one in a round. */
const uppersIn = (round: number, rounds: number): number => (round % 2 === 1 ? 2 ** (rounds - 1 - (round + 1) / 2) : 0);

/**
 * The lower part: in the first round losers of the first meet each other; then in turn those who drop from above meet those who
 * are there, and those who are left meet each other. Who drops comes in from the other end every other time, so that the same
 * two meet again as late as can be.
 */
function lowerPart(rounds: number): readonly Node[] {
  return Array.from({ length: 2 * (rounds - 1) }, (_, n): readonly Node[] => {
    const round = n + 1;
    const size = 2 ** (rounds - 2 - Math.floor(n / 2));
    const [first, before] = [uppersIn(round, rounds), uppersIn(round - 1, rounds)];
    return Array.from({ length: size }, (__, i): Node => {
      const drops = n % 4 === 1 ? size - 1 - i : i;
      const from: Node['from'] =
        n === 0
          ? [loser(0, 2 * i), loser(0, 2 * i + 1)]
          : n % 2 === 1
            ? [winner(round - 1, before + i), loser(round - 1, drops)]
            : [winner(round - 1, before + 2 * i), winner(round - 1, before + 2 * i + 1)];
      return { round, slot: first + i, part: 'lower', from };
    });
  }).flat();
}

/** The final, and the final again for whoever loses there for the first time. */
function finals(rounds: number): readonly Node[] {
  const last = 2 * rounds - 1;
  const above = winner(upperAt(rounds - 1), 0);
  const below = rounds === 1 ? loser(0, 0) : winner(last - 1, 0);
  return [
    { round: last, slot: 0, part: 'final', from: [above, below] },
    { round: last + 1, slot: 0, part: 'again', from: [loser(last, 0), winner(last, 0)] },
  ];
}

/** In each round those of the upper part stand before those of the lower one, as they are numbered. */
const byRound = (nodes: readonly Node[]): readonly Node[] => [...nodes].sort((a, b) => a.round - b.round);
