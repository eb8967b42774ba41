import type { Outcome } from '../../kernel/contract.js';
import type { SideId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { outcome } from '../turn.js';
import type { StandardState, StandardUnit } from '../types.js';
import { unitsIn } from '../stacking.js';
import { activeOf } from '../units.js';
import { isStandstill } from './standstill.js';
import { isHidden } from './hiding.js';
import { homeEdges } from './edges.js';
import type { Goal } from './goals.js';
import { isWithdrawing } from './withdrawal.js';

/** How a match of the standard level is won (SEQ-18). */

/**
 * The tons of a side's enemies that have been destroyed. Who leaves the map counts as destroyed (QSR-63), pushed over the edge
 * or of their own will, unless they left of their own will over an edge that a goal of their side names, or crippled over that of
 * their home (FIN-48).
 */
export const pointsOf = (state: StandardState, side: SideId): number =>
  state.units
    .filter(
      (unit) => unit.side !== side && (unit.status === 'destroyed' || (unit.status === 'left' && !isSafe(state, unit))),
    )
    .reduce((sum, { sheet }) => sum + sheet.tons, 0);

/** Whether a unit that has left the map did so for a goal of its side, or withdrew. */
const isSafe = (state: StandardState, unit: StandardUnit): boolean =>
  leftFor(state, unit) || (isWithdrawing(unit) && wentHome(state, unit));

const wentHome = (state: StandardState, { id, side }: StandardUnit): boolean =>
  state.field.exits.some(({ unit, edge }) => unit === id && homeEdges(state, side).includes(edge));

const leftFor = (state: StandardState, { id, side }: StandardUnit): boolean =>
  state.field.victory.goals.some(
    (goal) =>
      goal.goal === 'exit' &&
      goal.side === side &&
      state.field.exits.some(({ unit, edge }) => unit === id && edge === goal.edge),
  );

/** Turns together that each goal has been met, with the turn that ends now. */
export function goalsHeld(state: StandardState): readonly number[] {
  const { victory, held } = state.field;
  return victory.goals.map((goal, i) => (isMet(state, goal) ? (held[i] ?? 0) + 1 : 0));
}

function isMet(state: StandardState, goal: Goal): boolean {
  switch (goal.goal) {
    case 'hold': {
      const there = goal.hexes.flatMap((hex) => fightersIn(state, hex));
      return there.length > 0 && there.every(({ side }) => side === goal.side);
    }
    case 'exit':
      return exitsOf(state, goal) >= goal.units;
    case 'points':
      return pointsOf(state, goal.side) >= goal.points;
  }
}

/** The units in a hex but those that withdraw or hide, who hold nothing (HID-03). */
const fightersIn = (state: StandardState, hex: Hex): readonly StandardUnit[] =>
  unitsIn(state, hex).filter((unit) => !isWithdrawing(unit) && !isHidden(unit));

/** Units of a side that have left over the edge of its goal. */
const exitsOf = (state: StandardState, { side, edge }: Extract<Goal, { goal: 'exit' }>): number =>
  state.field.exits.filter(
    (exit) => exit.edge === edge && state.units.find(({ id }) => id === exit.unit)?.side === side,
  ).length;

/** The turns that a goal must be met together. */
const turnsOf = (goal: Goal): number => (goal.goal === 'hold' ? goal.turns : 1);

/**
 * How the match ends with this turn; `null`: it goes on. Goals of several sides met at once are a draw. `sides` are those
 * that have not conceded: units of another one may still be there, but it wins nothing (AMB-SEQ-07).
 */
export function ending(state: StandardState, sides: readonly SideId[], held: readonly number[]): Outcome | null {
  const { victory } = state.field;
  const winners = [
    ...new Set(
      victory.goals
        .filter((goal, i) => sides.includes(goal.side) && (held[i] ?? 0) >= turnsOf(goal))
        .map(({ side }) => side),
    ),
  ];
  const [winner, ...others] = winners;
  if (winner !== undefined) return outcome(state, others.length === 0 ? [winner] : [], 'goal');
  const standing = sides.filter((side) => activeOf(state, side).length > 0);
  if (standing.length === 1) return outcome(state, standing, 'last-side-standing');
  if (standing.length === 0) return outcome(state, [], 'all-destroyed');
  const fighting = sides.filter((side) => !activeOf(state, side).every(isWithdrawing));
  if (fighting.length <= 1) return outcome(state, fighting, fighting.length === 1 ? 'withdrawal' : 'all-withdraw');
  if (isStandstill(state, sides, held)) return outcome(state, [], 'standstill');
  if (victory.turns === null || state.turn < victory.turns) return null;
  return outcome(state, lateWinners(state, sides), 'turn-limit');
}

/** Who wins when the turns are over. */
function lateWinners(state: StandardState, sides: readonly SideId[]): readonly SideId[] {
  const { late } = state.field.victory;
  if (late !== 'points') return sides.filter((side) => side === late);
  const most = Math.max(...sides.map((side) => pointsOf(state, side)));
  const best = sides.filter((side) => pointsOf(state, side) === most);
  return best.length === 1 ? best : [];
}
