import { atStandard } from '../../../src/rules/battletech/levels.js';
import type { State, UnitOf, With } from '../../../src/rules/battletech/types.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import type { UnitId } from '../../../src/rules/kernel/ids.js';
import { unitOf } from '../../../src/rules/battletech/units.js';
import type { Argued, Valuation } from '../../../src/opponent/contract.js';
import { deployments } from '../../../src/games/battletech/opponent/deploy.js';
import { firstToFire, volleys } from '../../../src/games/battletech/opponent/fire.js';
import { firstToMove, moves } from '../../../src/games/battletech/opponent/move.js';
import type { BattleTechReason } from '../../../src/games/battletech/opponent/reasons.js';
import { firstToAttack, fullVolleys } from './attack.js';
import { fullMoves } from './move.js';
import { firstToStrike, strikes } from './strike.js';
import { supposed } from '../../../src/rules/battletech/supposed.js';

/**
 * What orders are worth in BattleTech: damage given and taken, in the share of a unit that it destroys. Deployments are
 * those that `choices` lists. Moves and volleys are listed here: `choices` knows the cheapest way to a hex and every set of
 * weapons, but not the way on which a unit is hardest to hit, nor which of the sets is sensible.
 */
export const battletechValuation: Valuation<BattleTech, BattleTechReason> = (view, seat, question) => {
  const state = supposed(view.game);
  const { topic, fallback } = question;
  switch (topic.ask) {
    case 'deploy':
      return deployments(view, seat, question);
    case 'move':
    case 'move-named':
      return state.level === 'standard'
        ? ofFirst(state, topic.units, firstToMove, fullMoves)
        : ofFirst(state, topic.units, firstToMove, moves);
    case 'declare':
      return ofFirst(state, topic.units, firstToFire, volleys);
    case 'move-on':
      return ofFirst(atStandard(state), topic.units, firstToMove, (full, unit) => fullMoves(full, unit, topic.mode));
    case 'attack':
      return ofFirst(atStandard(state), topic.units, firstToAttack, fullVolleys);
    case 'strike':
      return ofFirst(atStandard(state), topic.units, firstToStrike, strikes);
    // The fallbacks of these are what one would choose: the hexes worse for the shooter, to hold what cannot hit, the order
    // declared.
    case 'lay-mines':
    case 'bombard':
    case 'split-hex':
    case 'impossible-shots':
    case 'step-aside':
    case 'fire':
      return [{ command: fallback, reasons: [] }];
  }
};

/** The orders for that unit of those asked for which comes first. */
function ofFirst<S extends State>(
  state: With<S>,
  ids: readonly UnitId[],
  first: (state: S, units: readonly UnitOf<S>[]) => UnitOf<S> | null,
  orders: (state: S, unit: UnitOf<S>) => readonly Argued<Command, BattleTechReason>[],
): readonly Argued<Command, BattleTechReason>[] {
  const unit = first(
    state,
    ids.map((id) => unitOf(state, id)),
  );
  return unit ? orders(state, unit) : [];
}
