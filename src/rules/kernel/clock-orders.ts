import { openQuestions } from './agenda.js';
import { decideAnswer, decidePass } from './answers.js';
import { dueOf, seatClock, type ClockCommand, type ClockState } from './clock.js';
import { claimable, creditOf } from './clock-refusals.js';
import type { GameTypes, Order } from './contract.js';
import type { Game } from './game.js';
import { never, type QuestionId, type SeatId } from './ids.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';
import type { Run } from './run.js';
import { sidesLeft } from './seats.js';

/** What follows from orders about the clock. Whether they may be given has been looked at before (`clockRefusal`). */

/** Carries an order about the clock out. Yields the question that it has answered, if it did. */
export function decideClock<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  order: Order<T>,
  command: ClockCommand,
): Result<QuestionId | null, Refusal> {
  const { clock } = run.state;
  const { seat, at } = order;
  if (!clock) return fail(refuse('match/no-clock'));
  switch (command.type) {
    case 'timeout':
      return seat === null
        ? fail(refuse('match/question-closed'))
        : decideTimeout(game, run, clock, { ...order, seat });
    case 'outage':
      run.happen({
        type: 'ClockCredited',
        ms: creditOf(clock, command.from, command.to),
        reason: 'outage',
        seat: null,
        at: command.to,
      });
      return ok(null);
    case 'claim':
      if (seat !== null) decideClaim(game, run, seat, at);
      return ok(null);
    case 'extend': {
      const { seat: to, ms } = command;
      run.happen({ type: 'ClockCredited', ms, reason: 'extension', seat: to, at: Math.max(at, clock.at) });
      return ok(null);
    }
    default:
      return never(command);
  }
}

/** The referee answers a question whose time is up: with what the game has for that case, else with the fallback. */
function decideTimeout<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  clock: ClockState,
  order: Order<T> & { readonly seat: SeatId },
): Result<QuestionId | null, Refusal> {
  const { state } = run;
  const { at } = order;
  const question = openQuestions(state.agenda).find(({ id }) => id === order.question);
  const due = clock.running.filter((one) => one.question === question?.id);
  const mates =
    state.agenda.at(-1)?.asked?.mode === 'any' ? clock.running.filter((one) => dueOf(clock, one) <= at) : due;
  for (const { seat, question: missed } of mates) {
    // A unit named in the mover's place is no fallback: it may still be moved.
    const counts = question?.late === undefined ? 1 : 0;
    run.happen({ type: 'TimedOut', question: missed, seat, at, missed: seatClock(clock, seat).missed + counts });
  }
  return question?.late === undefined ? decidePass(game, run, order) : decideAnswer(game, run, order, question.late);
}

/** The absent seats are out of the match; a side none of whose seats is left in it has lost. */
function decideClaim<T extends GameTypes>(game: Game<T>, run: Run<T>, by: SeatId, at: number): void {
  run.happen({ type: 'Claimed', by, seats: claimable(run.state, by), at });
  const standing = sidesLeft(run.state);
  if (standing.length > 1) return;
  run.happen({ type: 'Ended', outcome: game.stopped(run.state.game, standing, 'claimed') });
}
