import { z } from 'zod';
import type { MatchEvent, MatchState, Order, Past, Ruleset } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import { seatId, type QuestionId } from '../rules/kernel/ids.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import { isRewound } from '../rules/kernel/rewind.js';
import { outageCredit } from '../rules/kernel/timing.js';
import type { AnyGame } from '../rules/registry.js';
import type { TranscriptOrder } from './contract.js';

/** The events that an order led to when it was decided, as far as its `caused` ones say how. */
type Caused = readonly MatchEvent<AnyGame>[];

/** A command's own fields are the ruleset's: what they make of one that was tampered with is compared with what is written down. */
const commandSchema = z.custom<Order<AnyGame['command']>['command']>(
  (it) => z.looseObject({ type: z.string() }).safeParse(it).success,
);

/** A motion that was carried out without asking; whether it could be shows when it is carried out again. */
const enactSchema = z.looseObject({
  type: z.literal('enact'),
  motion: z.custom<Motion>((it) => z.looseObject({ kind: z.string() }).safeParse(it).success),
  warrant: z.enum(['free', 'agreed', 'arbiter']),
});

/** The event that an order goes back to, or would: by what it led to, by its motion, by the proposal that it is a vote on. */
export function goesBackTo(order: TranscriptOrder, caused: Caused, state: MatchState<AnyGame> | null): number | null {
  const rewound = caused.find(isRewound);
  const own = z.looseObject({ motion: z.looseObject({ to: z.int() }) }).safeParse(order.command);
  const standing = state?.proposal?.motion;
  return (
    rewound?.to ??
    own.data?.motion.to ??
    (standing?.kind === 'undo' || standing?.kind === 'return' ? standing.to : null)
  );
}

/** Decides an order of a transcript once more, with the same dice: what must have happened, or why nothing could. */
export function decideAgain(
  ruleset: Ruleset<AnyGame>,
  order: TranscriptOrder,
  caused: Caused,
  state: MatchState<AnyGame> | null,
  dice: Dice,
  past: Past<AnyGame> | null,
): Result<Caused, Refusal> {
  const [first] = caused;
  if (!state) return first?.type === 'Began' ? ruleset.start(first.setup, dice, order.at) : ok([]);
  const enacted = enactSchema.safeParse(order.command);
  if (enacted.success) {
    const { motion, warrant } = enacted.data;
    const by = order.seat === null ? null : seatId(order.seat);
    return ruleset.enact(state, motion, { by, warrant, at: order.at }, dice, past);
  }
  if (order.command.type === 'outage') return ok(creditAgain(state, order, caused));
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
    past,
  );
}

/** The question that an order was about: the order itself may have left it to the rules to find it. */
function questionOf(caused: Caused): QuestionId | null {
  for (const event of caused) {
    if (event.type === 'TimedOut') return event.question;
    if (event.type === 'Answered') return event.answer.question;
  }
  return null;
}

/** What the house gave back of an outage that ended with this order: how long it lasted is only in the event. */
function creditAgain(state: MatchState<AnyGame>, order: TranscriptOrder, caused: Caused): Caused {
  const [credit] = caused;
  if (credit?.type !== 'ClockCredited') return [];
  return outageCredit(state.clock, order.at - credit.ms, order.at);
}
