import { touches } from '../geometry/plane/shape.js';
import type { Outcome } from '../kernel/contract.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import { baseOf, findCharacter, otherSide } from './characters.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Character, CharacterSetup } from './types.js';

/** Skirmish and Mission (T48-55 … T48-57). */

/** What a side has lost, and all that it had: points, or characters (AMB-T48-21). */
export function losses(state: State, side: SideId): { readonly lost: number; readonly of: number } {
  const counts = state.mode === 'mission' && state.options.missionLoss === 'characters';
  const mine = state.characters.filter((one) => one.side === side);
  const sum = (of: typeof mine): number => of.reduce((total, { card }) => total + (counts ? 1 : card.points), 0);
  return { lost: sum(mine.filter(({ status }) => status === 'eliminated')), of: sum(mine) };
}

const isBroken = (state: State, side: SideId): boolean => {
  const { lost, of } = losses(state, side);
  return lost * 2 >= of;
};

/**
 * Whether a character stands at the enemy's objective: touching it or on it (T48-56). A figure is placed there, the rule says:
 * asked where its way ends, be it by a Wound; one that brushes the piece and goes on has reached nothing (AMB-T48-46).
 */
function reachesObjective(state: State, mover: UnitId): boolean {
  const one = findCharacter(state, mover);
  if (state.mode !== 'mission' || one?.status !== 'active') return false;
  const objective = state.objectives[otherSide(state, one.side)];
  const piece = state.table.pieces.find(({ id }) => id === objective);
  const base = baseOf(state, one);
  return piece?.shapes.some((shape) => touches(base, shape)) ?? false;
}

/** Whether somebody has won; both in one resolution: a draw (AMB-T48-42). */
export const victoryRule: TacticRule<'victory'> = {
  run({ game, sides }, { mover }) {
    const reached = mover !== null && reachesObjective(game, mover) ? findCharacter(game, mover)?.side : undefined;
    const winners = sides.filter((side) => side === reached || isBroken(game, otherSide(game, side)));
    if (winners.length === 0) return { events: [], then: [] };
    const reason = reached !== undefined ? 'objective' : 'losses';
    return { events: [], then: [], outcome: outcome(game, winners.length === 2 ? [] : winners, reason) };
  },
};

/** What remains of a character, in the form in which a set-up brings it. Markers do not outlast the match. */
const remains = ({ wounded }: Character): Pick<CharacterSetup, 'wounded'> => ({ wounded });

/** An outcome: each side's score is what the other has lost, in points. */
export function outcome(state: State, winners: readonly SideId[], reason: string): Outcome {
  const sides = [...new Set(state.characters.map(({ side }) => side))];
  const lost = (side: SideId): number =>
    state.characters
      .filter((one) => one.side === side && one.status === 'eliminated')
      .reduce((sum, { card }) => sum + card.points, 0);
  return {
    winners,
    reason,
    scores: Object.fromEntries(sides.map((side) => [side, lost(otherSide(state, side))])),
    fates: Object.fromEntries(
      state.characters.map((one) => [
        one.id,
        one.status === 'active' ? (one.wounded ? 'wounded' : 'unhurt') : one.status,
      ]),
    ),
    marks: Object.fromEntries(
      state.characters.filter(({ status }) => status !== 'eliminated').map((one) => [one.id, remains(one)]),
    ),
  };
}
