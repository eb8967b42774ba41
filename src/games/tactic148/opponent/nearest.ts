import { actionProblem } from '../../../rules/tactic148/actions.js';
import { characterOf, enemiesOf, placeOf, showing } from '../../../rules/tactic148/characters.js';
import { moveOutline } from '../../../rules/tactic148/regions.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Tactic148 } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Action, Command } from '../../../rules/tactic148/commands.js';
import { between } from '../../../rules/geometry/plane/point.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { TacticReason } from './reasons.js';
import type { Argued, Valuation } from '../../../opponent/contract.js';

/**
 * A sparring partner of plain habits: whoever can shoots at the nearest enemy in sight, the others go to the nearest; it never
 * acts in the opponent's turn.
 */
export const nearestValuation: Valuation<Tactic148, TacticReason> = (view, _seat, { topic, fallback }) =>
  topic.ask === 'act'
    ? [...habits(view.game, topic.units), { command: fallback, reasons: [] }]
    : [{ command: fallback, reasons: [] }];

/** Any shot comes before any move; the nearer the better. */
const SHOT = 1000;

function* habits(state: State, units: readonly UnitId[]): Generator<Argued<Command, TacticReason>> {
  for (const unit of units) {
    const one = characterOf(state, unit);
    const far = (enemy: Character): number => between(placeOf(one), placeOf(enemy)) / 1000;
    const enemies = [...enemiesOf(state, one.side)].sort((a, b) => far(a) - far(b));
    for (const target of enemies) {
      for (const { id: weapon } of showing(one).weapons) {
        const shot: Action = { type: 'shoot', unit, target: target.id, weapon, aim: false };
        if (actionProblem(state, shot, units) === null) yield argued(shot, SHOT - far(target));
      }
    }
    const [nearest] = enemies;
    if (!nearest) continue;
    for (const to of moveOutline(state, one, showing(one).move, false, 16)) {
      const move: Action = { type: 'move', unit, path: [to] };
      const gained = far(nearest) - between(to, placeOf(nearest)) / 1000;
      if (gained > 0.5 && actionProblem(state, move, units) === null) yield argued(move, gained);
    }
  }
}

const argued = (command: Command, value: number): Argued<Command, TacticReason> => ({
  command,
  reasons: [{ reason: 'nearest', value }],
});
