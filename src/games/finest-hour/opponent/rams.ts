import { enemiesOf, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { potential, UNMOVED } from '../../../rules/finest-hour/allowance.js';
import { collisionProblem } from '../../../rules/finest-hour/collision.js';
import { bearing } from '../../../rules/finest-hour/measuring.js';
import { canFireAt } from '../../../rules/finest-hour/shots.js';
import type { State } from '../../../rules/finest-hour/state.js';
import { testDice } from '../../../rules/finest-hour/tests.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import { lossOf } from './worth.js';

/** Collisions that may pay: with one that its mission hangs on, or for one that burns (TFH-33, TFH-34). */

/** A collision, the mover as it would be at its end, and what it is expected to take more than it costs. */
export interface Ram {
  readonly target: Aircraft['id'];
  readonly there: Aircraft;
  readonly value: number;
}

/** The collisions that an aircraft can declare before it moves. */
export const rams = (state: State, one: Aircraft): readonly Ram[] =>
  isOffTable(one)
    ? []
    : enemiesOf(state, one.side)
        .filter(({ id }) => collisionProblem(state, one, id, UNMOVED, potential(state.options, one)) === null)
        .map((enemy) => ({
          target: enemy.id,
          there: { ...one, at: enemy.at, heading: bearing(one.at, enemy.at) },
          value:
            dares(state, one, enemy) * (enemy.star ? 0 : failing(enemy)) * (lossOf(state, enemy) - lossOf(state, one)),
        }));

/** The chance that it holds its course: with one die passed only if it has no shot. */
function dares(state: State, one: Aircraft, enemy: Aircraft): number {
  const pass = Math.min(1, one.rep / 6);
  const dice = testDice(one.profile.attributes, 'wants-collision').dice;
  const all = dice === 1 ? 0 : pass ** dice;
  return canFireAt(state, one, enemy) ? all : 1 - (1 - pass) ** dice;
}

/** The chance that no die of its target passes, so that both are lost. */
const failing = ({ rep, profile }: Aircraft): number =>
  (1 - Math.min(1, rep / 6)) ** testDice(profile.attributes, 'collision').dice;
