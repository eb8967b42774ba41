import type { GameTypes, MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Explain, Opponent, Reason, Valuation, Weighed } from './contract.js';

/** Orders that an explanation shows. */
const SHOWN = 3;

/** Plays any game whose valuation is known: of the orders that it argues, the one that weighs most. */
export const opponentBy =
  <T extends GameTypes>(valuation: Valuation<T>): Opponent<T> =>
  (view, seat) =>
    weigh(valuation, view, seat)[0]?.command ?? null;

/** The best three orders for what a seat is asked now, each with its reasons, whose sum is its value. */
export const explainBy =
  <T extends GameTypes>(valuation: Valuation<T>): Explain<T> =>
  (view, seat) =>
    weigh(valuation, view, seat).slice(0, SHOWN);

function weigh<T extends GameTypes>(
  valuation: Valuation<T>,
  view: MatchView<T>,
  seat: SeatId,
): readonly Weighed<T['command']>[] {
  const question = view.questions.find((one) => one.seat === seat);
  if (!question) return [];
  return [...valuation(view, seat, question)]
    .map((argued) => ({ ...argued, value: sum(argued.reasons) }))
    .sort((a, b) => b.value - a.value);
}

const sum = (reasons: readonly Reason[]): number => reasons.reduce((total, { value }) => total + value, 0);
