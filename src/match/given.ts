import { isAnswered } from '../rules/kernel/agenda.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { AnyGame } from '../rules/registry.js';
import type { Told } from './recent.js';

/** The orders of a match as they can be taken back: one after the other, each with what it led to. */

/** An order that counts: `seq` is its first event; right before it the match goes back to when it is taken back. */
export interface Given {
  readonly key: string;
  readonly seq: number;
  readonly moments: readonly Told[];
}

/** A match's story cut into its orders. */
export function ordersOf(story: readonly Told[]): readonly Given[] {
  const orders: { key: string; seq: number; moments: Told[] }[] = [];
  for (const moment of story) {
    const { order, seq } = moment.stored;
    const last = orders.at(-1);
    if (last?.key === order) last.moments.push(moment);
    else orders.push({ key: order, seq, moments: [moment] });
  }
  return orders;
}

/** What a seat itself has answered in an order; several parts of a question are one order. */
export const answersIn = ({ moments }: Pick<Given, 'moments'>) =>
  moments.flatMap(({ stored: { event } }) =>
    event.type === 'Answered' && event.answer.by === 'seat' ? [event.answer] : [],
  );

/** Whether an order was said beside the questions; what is said again after going back is no order of its own. */
export const isSaying = ({ moments }: Pick<Given, 'moments'>): boolean => moments[0]?.stored.event.type === 'Said';

/** Whether an order is one that a list of orders names: an answer, what was said beside them, or something that consent was asked for. */
export const isNamed = (given: Given): boolean =>
  answersIn(given).length > 0 ||
  isSaying(given) ||
  given.moments.some(({ stored: { event } }) => event.type === 'Rewound' || event.type === 'Corrected');

/**
 * Whether what happened in a stretch concerns only these seats: no die fell, nothing sealed or hidden was shown, nobody else
 * acted, no time was given, and nothing was decided by consent that would be taken back. What others said beside the questions
 * is not taken back.
 */
export function isOwnAffair(
  { reveals }: Pick<Ruleset<AnyGame>, 'reveals'>,
  story: readonly Told[],
  mine: readonly SeatId[],
): boolean {
  return story.every((moment) => {
    const { event } = moment.stored;
    switch (event.type) {
      case 'Rolled':
      case 'TimedOut':
      case 'Rewound':
      case 'Corrected':
      case 'Substituted':
      case 'ClockChanged':
        return false;
      case 'Conceded':
      case 'AbandonVoted':
        return mine.includes(event.seat);
      case 'ClockCredited':
        return event.reason === 'outage';
      case 'Answered':
        return (event.answer.by === 'referee' || mine.includes(event.answer.seat)) && !opensSeals(moment, mine);
      default:
        return !reveals(event);
    }
  });
}

/** Whether an answer is the last of several sealed ones: then those of the others are shown. */
function opensSeals({ before, after }: Told, mine: readonly SeatId[]): boolean {
  const asked = before?.agenda.at(-1)?.asked;
  const now = after.agenda.at(-1)?.asked;
  if (!asked || !now || isAnswered(asked) || !isAnswered(now)) return false;
  return asked.questions.some(({ kind, seat }) => kind === 'sealed' && !mine.includes(seat));
}
