import { game } from '../../../rules/finest-hour/game.js';
import { instructions } from '../../../rules/finest-hour/instructions.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import type { Context } from './context.js';
import { parseOrder } from './parse.js';

/**
 * The offers that can be ordered now, for what would be refused is no offer (P-10). A seat that is asked nothing is offered all:
 * its order may be kept for later.
 */
export function possible(
  context: Context,
  { command, options }: Typed,
  option: OptionName,
  offers: readonly Suggestion[],
): readonly Suggestion[] {
  const { view, seat } = context;
  const questions = view.questions.filter((question) => question.seat === seat);
  if (questions.length === 0 || seat === null) return offers;
  return offers.filter(({ value }) => {
    const read = parseOrder(context, { command, options: { ...options, [option]: value } });
    if (!read.ok) return false;
    const order = read.value;
    if (isKernelCommand(order)) return true;
    if (instructions.types.includes(order.type)) return instructions.check(view, seat, order) === null;
    return questions.some(
      (question) => game.answers(question.topic, order) && game.check(view, question, order) === null,
    );
  });
}

/** Whether a command is one that gives orders. */
export const isOrder = (typed: Typed<OrderCommand | InquiryCommand>): typed is Typed =>
  typed.command === 'declare' || typed.command === 'move' || typed.command === 'fire';
