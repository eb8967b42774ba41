import { atStandard } from '../../../rules/battletech/levels.js';
import type { State, UnitOf, With } from '../../../rules/battletech/types.js';
import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { unitOf } from '../../../rules/battletech/units.js';
import type { Argued, Valuation } from '../../../opponent/contract.js';
import { deployments } from './deploy.js';
import { firstToFire, volleys } from './fire.js';
import { minefields } from './mines.js';
import { firstToMove, moves } from './move.js';
import { salvos } from './salvos.js';
import type { BattleTechReason } from './reasons.js';
import { firstToAttack, fullVolleys } from './standard/attack.js';
import { stepsAside } from './standard/aside.js';
import { firstOff } from './standard/ferry.js';
import { wordToHidden } from './standard/hiding.js';
import { fullMoves } from './standard/move.js';
import { firstToStrike, strikes } from './standard/strike.js';
import { metBy } from '../../../rules/battletech/standard/overwatch.js';
import { supposed } from '../../../rules/battletech/supposed.js';

/**
 * What orders are worth in BattleTech: damage given and taken, in the share of a unit that it destroys. Deployments are
 * those that `choices` lists. Moves and volleys are listed here: `choices` knows the cheapest way to a hex and every set of
 * weapons, but not the way on which a unit is hardest to hit, nor which of the sets is sensible.
 */
export const battletechValuation: Valuation<BattleTech, BattleTechReason> = (view, seat, question) => {
  const state = supposed(view.game);
  const { topic, fallback } = question;
  // Nobody asks those who hide: they are told what to wait for when another unit of their seat is asked.
  const word = state.level === 'standard' ? wordToHidden(state, seat) : null;
  if (word) return [{ command: word, reasons: [], because: 'lurks' }];
  switch (topic.ask) {
    case 'deploy':
      return deployments(view, seat, question, 'some');
    case 'move':
    case 'move-named':
      return state.level === 'standard'
        ? ofFirst(state, topic.units, firstOff, fullMoves)
        : ofFirst(state, topic.units, firstToMove, moves);
    case 'declare':
      return ofFirst(state, topic.units, firstToFire, volleys);
    case 'move-on':
      return ofFirst(atStandard(state), topic.units, firstToMove, (full, unit) => fullMoves(full, unit, topic.mode));
    case 'step-aside':
      return stepsAside(atStandard(state), topic.units[0], topic.way);
    case 'attack':
      return ofFirst(
        topic.at === undefined ? atStandard(state) : metBy(atStandard(state), topic.units[0] ?? topic.at, topic.at),
        topic.units,
        firstToAttack,
        fullVolleys,
      );
    case 'strike':
      return ofFirst(atStandard(state), topic.units, firstToStrike, strikes);
    case 'lay-mines':
      return minefields(view, question);
    case 'bombard':
      return salvos(view, question);
    // The fallbacks of these are what one would choose: the hexes worse for the shooter, to hold what cannot hit, the order
    // declared.
    case 'split-hex':
    case 'impossible-shots':
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
