import { z } from 'zod';
import type { MatchEvent, MatchState, Order, Ruleset } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import { seatId, type QuestionId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { AnyGame } from '../rules/registry.js';
import type { TranscriptOrder } from './contract.js';

/** The events that an order led to when it was decided, as far as its `caused` ones say how. */
type Caused = readonly MatchEvent<AnyGame>[];

/** A command's own fields are the ruleset's: what they make of one that was tampered with is compared with what is written down. */
const commandSchema = z.custom<Order<AnyGame['command']>['command']>(
  (it) => z.looseObject({ type: z.string() }).safeParse(it).success,
);

/** Decides an order of a transcript once more, with the same dice: what must have happened, or why nothing could. */
export function decideAgain(
  ruleset: Ruleset<AnyGame>,
  order: TranscriptOrder,
  caused: Caused,
  state: MatchState<AnyGame> | null,
  dice: Dice,
): Result<Caused, Refusal> {
  const [first] = caused;
  if (!state) return first?.type === 'Began' ? ruleset.start(first.setup, dice, order.at) : ok([]);
  if (order.seat === null) return ok([]);
  const question = questionOf(caused);
  return ruleset.decide(
    state,
    {
      by: order.as,
      seat: seatId(order.seat),
      command: commandSchema.parse(order.command),
      at: order.at,
      ...(question === null ? {} : { question }),
    },
    dice,
  );
}

/** The question that an order answered: the order itself may have left it to the rules to find it. */
function questionOf(caused: Caused): QuestionId | null {
  const answered = caused.find((event) => event.type === 'Answered');
  return answered?.type === 'Answered' ? answered.answer.question : null;
}
