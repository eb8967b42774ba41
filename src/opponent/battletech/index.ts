import type { BattleTech, Command, State, Unit } from '../../rules/battletech/types.js';
import { unitOf } from '../../rules/battletech/units.js';
import type { Opponent } from '../contract.js';
import { deploy } from './deploy.js';
import { bestFire, firstToFire } from './fire.js';
import { bestMove, firstToMove } from './move.js';

/**
 * Plays BattleTech greedily: each order is the best one for itself by the damage to expect, without looking further ahead.
 * It knows no more than its seat's view, and the same view always leads to the same order.
 */
export const battletechOpponent: Opponent<BattleTech> = (view, seat) => {
  const question = view.questions.find((one) => one.seat === seat);
  if (!question) return null;
  const state = view.game;
  const { topic, fallback } = question;
  switch (topic.ask) {
    case 'deploy':
      return withFirst(state, topic.units, ([unit]) => unit ?? null, deploy, fallback);
    case 'move':
    case 'move-named':
      return withFirst(state, topic.units, firstToMove, bestMove, fallback);
    case 'declare':
      return withFirst(state, topic.units, (units) => firstToFire(state, units), bestFire, fallback);
    // The fallbacks of these are what one would choose: the hexes worse for the shooter, to hold what cannot hit, the order
    // declared.
    case 'split-hex':
    case 'impossible-shots':
    case 'fire':
      return fallback;
  }
};

/** The order for that unit of those asked for which comes first. */
function withFirst(
  state: State,
  ids: readonly Unit['id'][],
  first: (units: readonly Unit[]) => Unit | null,
  order: (state: State, unit: Unit) => Command,
  fallback: Command,
): Command {
  const unit = first(ids.map((id) => unitOf(state, id)));
  return unit ? order(state, unit) : fallback;
}
