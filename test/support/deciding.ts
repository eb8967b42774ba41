import type {
  Deciding,
  GameTypes,
  MatchCommand,
  MatchEvent,
  MatchState,
  Order,
  Ruleset,
} from '../../src/rules/kernel/contract.js';
import type { Dice } from '../../src/rules/kernel/dice.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import type { Motion, Warrant } from '../../src/rules/kernel/proposal.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { ok, type Result } from '../../src/rules/kernel/result.js';

/** The one door of the rules, for tests that look at what happened and at nothing else. */

type Events<T extends GameTypes> = Result<readonly MatchEvent<T>[], Refusal>;

/** An order as a test gives it: what it does not say is what it mostly is. */
export type Given<T extends GameTypes> = Partial<Omit<Order<T>, 'command'>> & { readonly command: MatchCommand<T> };

/** What an order leads to; one that goes back needs where to. */
export function decideOrder<T extends GameTypes>(
  rules: Ruleset<T>,
  state: MatchState<T> | null,
  given: Given<T>,
  dice: Dice,
  past: Deciding<T>['past'] = null,
): Events<T> {
  const order: Order<T> = { by: 'seat', seat: null, question: null, at: 0, ...given };
  const decided = rules.decide(state, order, { dice, past });
  return decided.ok ? ok(decided.value.events) : decided;
}

/** How a match begins. */
export const startMatch = <T extends GameTypes>(rules: Ruleset<T>, setup: T['setup'], dice: Dice, at = 0): Events<T> =>
  decideOrder(rules, null, { by: 'referee', at, command: { type: 'start', setup } }, dice);

/** What a motion leads to that is carried out without asking. */
export const enactMotion = <T extends GameTypes>(
  rules: Ruleset<T>,
  state: MatchState<T>,
  motion: Motion,
  { by, warrant, at }: { readonly by: SeatId | null; readonly warrant: Warrant; readonly at: number },
  dice: Dice,
  past: Deciding<T>['past'] = null,
): Events<T> =>
  decideOrder(
    rules,
    state,
    { by: by === null ? 'arbiter' : 'seat', seat: by, at, command: { type: 'enact', motion, warrant } },
    dice,
    past,
  );
