import type { GameTypes, KernelCommand, MatchView } from '../rules/kernel/contract.js';
import { isKernelCommand } from '../rules/kernel/decide.js';
import type { Game } from '../rules/kernel/game.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { InquiryCommand, OptionName, OrderCommand, Suggestion, Typed } from './contract.js';

/**
 * The offers for an option that can be ordered now, for what would be refused is no offer (P-10). A question about the game, and a
 * seat that is asked nothing, are offered all: an order may be kept for later.
 */
export function possibleNow<T extends GameTypes>(
  game: Pick<Game<T>, 'answers' | 'check' | 'beside'>,
  { view, seat }: { readonly view: MatchView<T>; readonly seat: SeatId | null },
  typed: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
  offers: readonly Suggestion[],
  parse: (typed: Typed) => Result<T['command'] | KernelCommand, Refusal>,
): readonly Suggestion[] {
  const questions = view.questions.filter((question) => question.seat === seat);
  if (!isOrder(typed) || questions.length === 0 || seat === null) return offers;
  const { command, options } = typed;
  return offers.filter(({ value }) => {
    const read = parse({ command, options: { ...options, [option]: value } });
    if (!read.ok) return false;
    const order = read.value;
    if (isKernelCommand(order)) return true;
    if (game.beside?.types.includes(order.type)) return game.beside.check(view, seat, order) === null;
    return questions.some(
      (question) => game.answers(question.topic, order) && game.check(view, question, order) === null,
    );
  });
}

const isOrder = (typed: Typed<OrderCommand | InquiryCommand>): typed is Typed =>
  typed.command === 'declare' || typed.command === 'move' || typed.command === 'fire';
