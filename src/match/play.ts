import { MISSES_TO_CALL_OFF, seatClock } from '../rules/kernel/clock.js';
import type { KernelCommand, MatchState, Ruleset } from '../rules/kernel/contract.js';
import type { QuestionId, SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Seat } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { Submission, Table } from './acts.js';
import { abandonLobby, type Plan } from './lobby.js';
import { REFEREE, type MatchHeader } from './header.js';
import { holderOf } from './posts.js';
import { refuseMatch } from './refusals.js';

export type Command = AnyGame['command'] | KernelCommand;

/** The seat that a player acts for, or why they may not. */
export function seatFor(table: Table, submission: Submission, ruleset: Ruleset<AnyGame>): Result<SeatId, Refusal> {
  const yours = seatsHeld(table.header, submission.player);
  const [only] = yours;
  if (only === undefined || submission.player === REFEREE) return fail(refuseMatch('match/not-a-player', {}));
  const { seat } = submission;
  if (seat !== null) {
    return yours.includes(seat) ? ok(seat) : fail(refuseMatch('match/not-your-seat', { seat, yours }));
  }
  if (yours.length === 1) return ok(only);
  const asked = (table.state ? ruleset.open(table.state) : []).filter(
    (question) =>
      yours.includes(question.seat) && (submission.question === null || question.id === submission.question),
  );
  const [one, ...more] = new Set(asked.map((question) => question.seat));
  return one !== undefined && more.length === 0 ? ok(one) : fail(refuseMatch('match/which-seat', { seats: yours }));
}

/** The seats in which a player sits. */
export function seatsHeld(header: MatchHeader, player: string): readonly SeatId[] {
  return header.holders.flatMap((holder) => (holder.player === player && holder.seat !== null ? [holder.seat] : []));
}

/** What a player's order comes to. In the lobby only its end can be ordered. */
export function play(table: Table, submission: Submission, ruleset: Ruleset<AnyGame>): Result<Plan, Refusal> {
  const { command, at, question } = submission;
  if (table.header.status === 'lobby') {
    const stops = command.type === 'abandon' && 'agrees' in command && command.agrees;
    if (!stops) return fail(refuseMatch('match/not-started', {}));
    const over = abandonLobby(table.header, submission);
    return over.ok ? ok({ word: command.type, header: over.value }) : over;
  }
  if (table.header.status === 'ended') return fail(refuseMatch('match/over', {}));
  const seat = seatFor(table, submission, ruleset);
  if (!seat.ok) return seat;
  return ok({ order: { by: 'seat', seat: seat.value, question, at, command } });
}

/** Turns after which a match that no person plays is called off: two cripples out of each other's sight never end it. */
export const MOST_TURNS_UNATTENDED = 60;

/** Whether none of the persons' seats has been heard from for so long that there is nobody left to claim the match. */
const isDeserted = ({ clock }: MatchState<AnyGame>, seats: readonly Seat[]): boolean =>
  clock !== null && seats.length > 0 && seats.every(({ id }) => seatClock(clock, id).missed >= MISSES_TO_CALL_OFF);

/** What Arbitre has to do itself at a table: `play` its own seat, `pass` for a player who has conceded, agree to `stop`. */
export interface OwnOrder {
  readonly seat: SeatId;
  readonly question: QuestionId | null;
  readonly key: string;
  readonly does: 'play' | 'pass' | 'stop';
}

/**
 * The next order that Arbitre gives itself; `null`: it is not awaited. Its keys follow from the question, so that no
 * question is answered twice.
 */
export function ownOrder(table: Table, ruleset: Ruleset<AnyGame>): OwnOrder | null {
  const { state, header } = table;
  if (!state || header.status !== 'playing') return null;
  const isOwn = (seat: SeatId): boolean => holderOf(header, seat) === REFEREE;
  const speaksFor = (seat: SeatId): boolean => isOwn(seat) || state.conceded.includes(seat);
  const others = state.seats.filter((seat) => !speaksFor(seat.id));
  const agreed = others.every((seat) => state.abandon.includes(seat.id));
  const enough = others.length > 0 || ruleset.chapter(state).turn > MOST_TURNS_UNATTENDED;
  if (isDeserted(state, others) || (agreed && enough)) {
    const left = state.seats.find((seat) => !state.abandon.includes(seat.id));
    if (left) return { seat: left.id, question: null, key: `referee:stop:${header.revision}`, does: 'stop' };
  }
  const open = ruleset.open(state);
  const first = open.find((question) => speaksFor(question.seat));
  // Where any seat of a side may act, a person is not forestalled.
  const leaves = state.agenda.at(-1)?.asked?.mode === 'any' && open.some((question) => !speaksFor(question.seat));
  if (!first || leaves) return null;
  return {
    seat: first.seat,
    question: first.id,
    key: `referee:${first.id}`,
    does: isOwn(first.seat) ? 'play' : 'pass',
  };
}
