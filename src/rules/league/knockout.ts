import type { EntrantId } from './ids.js';
import { stageIn, type Pairing, type State } from './state.js';

/** Whoever loses is out: slots of a bracket, whose winners meet in the next round (LGE-06). */

/** The first round in the order of its slots: the best seeded meet last, and rest first where places are empty. */
export function bracket(seeds: readonly EntrantId[]): readonly (readonly [EntrantId | null, EntrantId | null])[] {
  let order = [0];
  while (order.length < seeds.length) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return pairsOf(order.map((seed) => seeds[seed] ?? null));
}

/** How many rounds a knockout of so many has. */
export const roundsFor = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/** Who meets in the round after this one, by slot. */
export function nextRound(state: State, stage: number, division: number, round: number) {
  const slots = 2 ** (roundsFor(seedsOf(state, stage, division).length) - 1 - round);
  return pairsOf(Array.from({ length: slots }, (_, slot) => winnerAt(state, { stage, division, round, slot })));
}

const pairsOf = (of: readonly (EntrantId | null)[]): readonly (readonly [EntrantId | null, EntrantId | null])[] =>
  of.flatMap((a, i) => (i % 2 === 0 ? [[a, of[i + 1] ?? null] as const] : []));

type Slot = Pick<Pairing, 'stage' | 'division' | 'round' | 'slot'>;

const seedsOf = ({ stages }: Pick<State, 'stages'>, stage: number, division: number): readonly EntrantId[] =>
  stages[stage]?.divisions[division] ?? [];

/** The pairing of a slot that counts: of those that were drawn the last. */
export const pairingAt = ({ pairings }: Pick<State, 'pairings'>, at: Slot): Pairing | undefined =>
  pairings.findLast(
    ({ stage, division, round, slot }) =>
      stage === at.stage && division === at.division && round === at.round && slot === at.slot,
  );

/** Who goes on from a slot; `null`: nobody, or nobody yet. */
export function winnerAt(state: Pick<State, 'setup' | 'stages' | 'pairings'>, at: Slot): EntrantId | null {
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

/** Whether a draw in this pairing leads to another match. */
export function isReplayed(state: Pick<State, 'setup'>, { stage }: Pick<Pairing, 'stage'>): boolean {
  const { format } = stageIn(state, stage);
  return format.kind === 'knockout' && format.drawn === 'replay';
}

function betterSeeded(state: Pick<State, 'stages'>, { stage, division, sides: [a, b] }: Pairing): EntrantId {
  const seeds = seedsOf(state, stage, division);
  return b === null || seeds.indexOf(a) < seeds.indexOf(b) ? a : b;
}

/** Everybody by how far they came; those who fell in the same round as they were seeded. */
export function placesIn(
  state: Pick<State, 'setup' | 'stages' | 'pairings'>,
  stage: number,
  division: number,
): readonly EntrantId[] {
  const reached = (id: EntrantId): number =>
    Math.max(
      -1,
      ...state.pairings
        .filter((one) => one.stage === stage && one.division === division && one.sides.includes(id))
        .map((one) => one.round + (winnerAt(state, one) === id ? 1 : 0)),
    );
  return [...seedsOf(state, stage, division)].sort((a, b) => reached(b) - reached(a));
}
