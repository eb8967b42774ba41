import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import { possibleNow } from '../../../orders/possible.js';
import { game } from '../../../rules/tactic148/game.js';
import type { Context } from './context.js';
import { parseOrder } from './parse.js';

/** The offers for an option that can be ordered now (P-10). */
export const possible = (
  context: Context,
  typed: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
  offers: readonly Suggestion[],
): readonly Suggestion[] => possibleNow(game, context, typed, option, offers, (order) => parseOrder(context, order));
