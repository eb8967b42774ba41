import type { Outcome } from '../kernel/contract.js';
import type { SideId } from '../kernel/ids.js';
import { inPlay, isOffTable, otherSide } from './aircraft.js';
import { hasBombs } from './bombing.js';
import type { HourRule } from './finest-hour.js';
import type { State } from './state.js';
import type { Aircraft, Goal } from './types.js';

/** Who has won (TFH-38, AMB-TFH-17). */

/** Whether a goal is reached; one that lasts only at the end of its turn. */
function isReached(state: State, goal: Goal, atEnd: boolean): boolean {
  switch (goal.win) {
    case 'exit':
      return countOut(state, goal) >= goal.count;
    case 'bomb':
      return (
        state.sky.targets.filter(({ id, side }) => side !== goal.side && state.bombed.includes(id)).length >= goal.count
      );
    case 'last':
      return atEnd && state.turn >= goal.turns;
  }
}

const countOut = (state: State, { units }: Extract<Goal, { win: 'exit' }>): number =>
  state.aircraft.filter(({ id, status }) => units.includes(id) && status === 'exited').length;

/** Whether a goal can still be reached. */
function isOpen(state: State, goal: Goal): boolean {
  switch (goal.win) {
    case 'exit':
      return (
        state.aircraft.filter(
          ({ id, status }) => goal.units.includes(id) && (status === 'exited' || status === 'flying'),
        ).length >= goal.count
      );
    case 'bomb':
      return inPlay(state, goal.side).some((one) => hasBombs(state, one)) || isReached(state, goal, false);
    case 'last':
      return true;
  }
}

/** What a side has lost, in REP: the score of the other. Who left safely is no loss. */
const lost = (state: State, side: SideId): number =>
  state.aircraft
    .filter((one) => one.side === side && !isOffTable(one) && one.status !== 'flying' && one.status !== 'exited')
    .reduce((sum, { rep }) => sum + rep, 0);

const hasAircraft = (state: State, side: SideId): boolean => inPlay(state, side).some((one) => !isOffTable(one));

/** Looks after each activation and each turn; both in one resolution is a draw. */
export const victoryRule: HourRule<'victory'> = {
  run({ game, sides }, { limit }) {
    const reached = sides.filter((side) =>
      game.goals.some((goal) => goal.side === side && isReached(game, goal, limit)),
    );
    if (reached.length > 0) return ended(game, reached.length === sides.length ? [] : reached, 'goal');
    const left = sides.filter((side) => hasAircraft(game, side));
    if (left.length < 2) return ended(game, left, 'last-in-the-air');
    // A side that wins only by what it cannot reach any more has lost.
    const hopeless = sides.filter((side) => {
      const goals = game.goals.filter((goal) => goal.side === side);
      return goals.length > 0 && goals.every((goal) => !isOpen(game, goal));
    });
    if (hopeless.length > 0)
      return ended(
        game,
        sides.filter((side) => !hopeless.includes(side)),
        'goal-lost',
      );
    if (!limit || game.turns === null || game.turn < game.turns) return { events: [], then: [] };
    const scores = sides.map((side) => ({ side, score: lost(game, otherSide(game, side)) }));
    const most = Math.max(...scores.map(({ score }) => score));
    const best = scores.filter(({ score }) => score === most).map(({ side }) => side);
    return ended(game, best.length === sides.length ? [] : best, 'time');
  },
};

const ended = (state: State, winners: readonly SideId[], reason: string): ReturnType<HourRuleOf> => ({
  events: [],
  then: [],
  outcome: outcome(state, winners, reason),
});
type HourRuleOf = HourRule<'victory'>['run'];

/** An outcome; the score of a side is the REP that the other has lost. */
export function outcome(state: State, winners: readonly SideId[], reason: string): Outcome {
  const sides = [...new Set(state.aircraft.map(({ side }) => side))];
  return {
    winners,
    reason,
    scores: Object.fromEntries(sides.map((side) => [side, lost(state, otherSide(state, side))])),
    fates: Object.fromEntries(state.aircraft.map((one) => [one.id, fate(one)])),
    marks: Object.fromEntries(
      state.aircraft.filter((one) => one.status === 'flying' || one.status === 'exited').map(({ id }) => [id, {}]),
    ),
  };
}

/** What became of an aircraft; a burning one that the match ended before is as good as lost. */
const fate = (one: Aircraft): string => (one.status === 'flying' && one.burning ? 'burning' : one.status);
