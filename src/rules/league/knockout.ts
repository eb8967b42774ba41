import type { EntrantId } from './ids.js';
import { divisionIn, isIn, stageIn, type Pairing, type State } from './state.js';
import { isTree, treeOf, type Node, type Source, type Spot } from './tree.js';

/** Whoever loses is out, at once or the second time: who has come into which slot of the tree, and who goes on (LGE-06). */

type Known = Pick<State, 'setup' | 'stages' | 'pairings'>;

/** A division of a stage. */
export interface Where {
  readonly stage: number;
  readonly division: number;
}

/** The tree of a division; nothing, if it is played otherwise. */
export function treeIn(state: Pick<State, 'setup' | 'stages'>, { stage, division }: Where): readonly Node[] {
  const { format } = stageIn(state, stage);
  return isTree(format) ? treeOf(format, divisionIn(state, stage, division).length) : [];
}

/** The pairing of a slot that counts: of those that were drawn the last. */
export const pairingAt = ({ pairings }: Pick<State, 'pairings'>, at: Where & Spot): Pairing | undefined =>
  pairings.findLast(
    ({ stage, division, round, slot }) =>
      stage === at.stage && division === at.division && round === at.round && slot === at.slot,
  );

/** Who goes on from a slot; `null`: nobody, or nobody yet. */
export function winnerAt(state: Known, at: Where & Spot): EntrantId | null {
  const pairing = pairingAt(state, at);
  if (!pairing?.result) return null;
  const { sides, result } = pairing;
  switch (result.winner) {
    case 'first':
      return sides[0];
    case 'second':
      return sides[1];
    case 'draw':
      return isReplayed(state, pairing) ? null : betterSeeded(state, pairing);
    case 'none':
      return null;
  }
}

/** Who has lost in a slot; where nobody wins nobody has, for both are out of it. */
function loserAt(state: Known, at: Where & Spot): EntrantId | null {
  const winner = winnerAt(state, at);
  const sides = pairingAt(state, at)?.sides ?? [];
  return winner === null ? null : (sides.find((side) => side !== winner) ?? null);
}

/** Whether a draw in this pairing leads to another match. */
export function isReplayed(state: Pick<State, 'setup'>, { stage }: Pick<Pairing, 'stage'>): boolean {
  const { format } = stageIn(state, stage);
  return isTree(format) && format.drawn === 'replay';
}

function betterSeeded(state: Pick<State, 'stages'>, { stage, division, sides: [a, b] }: Pairing): EntrantId {
  return divisionIn(state, stage, division).find((id) => id === a || id === b) ?? a;
}

/** Who comes into a slot, as earlier ones stand; the final is played again only if whoever had not lost loses it. */
export function comersTo(state: Known, where: Where, node: Node): readonly EntrantId[] {
  const [above, below] = node.from.map((source) => comesFrom(state, where, source));
  if (node.part === 'again' && !isUpset(state, where, node)) return [];
  return [above, below].flatMap((one) => one ?? []);
}

function comesFrom(state: Known, where: Where, source: Source): EntrantId | null {
  if ('seed' in source) return divisionIn(state, where.stage, where.division)[source.seed] ?? null;
  const at = { ...where, ...source.of };
  return source.as === 'winner' ? winnerAt(state, at) : loserAt(state, at);
}

/** Whether the final was won by whoever had lost before; where nobody has won it, nobody comes to play it again either. */
function isUpset(state: Known, where: Where, { round }: Node): boolean {
  const winner = winnerAt(state, { ...where, round: round - 1, slot: 0 });
  return treeIn(state, where).some(({ part, from }) => part === 'final' && winner === comesFrom(state, where, from[1]));
}

/** Who meets in a round, slot by slot; who is out by now comes no more. */
export const drawnIn = (state: State, where: Where, round: number) =>
  treeIn(state, where)
    .filter((node) => node.round === round)
    .map((node) => {
      const [a, b] = comersTo(state, where, node).filter((id) => isIn(state, id));
      return { slot: node.slot, a, b };
    });

/** The slots into which the winner or the loser of a slot comes. */
export const after = (tree: readonly Node[], at: Spot): readonly Node[] =>
  tree.filter(({ from }) => from.some((source) => 'of' in source && isSame(source.of, at)));

const isSame = (a: Spot, b: Spot): boolean => a.round === b.round && a.slot === b.slot;

/** Everybody by how far they came; those who fell in the same round as they were seeded. */
export function placesIn(state: Known, stage: number, division: number): readonly EntrantId[] {
  // Nobody meets anybody of another division of the stage.
  const own = state.pairings.filter((one) => one.stage === stage);
  const reached = (id: EntrantId): number =>
    Math.max(
      -1,
      ...own.filter(({ sides }) => sides.includes(id)).map((one) => one.round + (winnerAt(state, one) === id ? 1 : 0)),
    );
  return [...divisionIn(state, stage, division)].sort((a, b) => reached(b) - reached(a));
}
