import { seatId, type QuestionId, type SeatId } from './ids.js';
import type { Question, Timing } from './questions.js';

/**
 * The clock of a match, as arithmetic on instants that come in with the orders. Instants are UTC milliseconds, spans of time
 * whole milliseconds. The kernel notes every change as an event that carries the outcome, so that a fold never measures.
 */

/** What happens to a mover who names no unit in time: the `next` one in roster order is named, or the turn to move is `forfeit` (CLN-51, AMB-CLN-20). */
export const DESIGNATE_TIMEOUTS = ['next', 'forfeit'] as const;
type DesignateTimeout = (typeof DESIGNATE_TIMEOUTS)[number];

/** The clock of play by post: time for one's turn and for a reaction, then a bank for each seat that never refills. */
interface Correspondence {
  readonly turn: number;
  readonly reaction: number;
  readonly bank: number;
}

/**
 * How a match is timed. `chrono` is the league's rule (CLN-51): `name` to name the unit that will move, `move` to move it; what
 * it does not time has the clock of correspondence behind it, so that nobody can freeze a match.
 */
export type ClockSettings =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'correspondence' } & Correspondence)
  | ({
      readonly kind: 'chrono';
      readonly name: number;
      readonly move: number;
      readonly designateTimeout: DesignateTimeout;
    } & Correspondence);

/** The settings under which a clock runs at all. */
export type RunningSettings = Exclude<ClockSettings, { readonly kind: 'none' }>;

/** A question that its seat's time runs against. `since` moves on by time that does not count. `banked`: the bank stands behind the allowance. */
export interface RunningClock {
  readonly question: QuestionId;
  readonly seat: SeatId;
  readonly since: number;
  readonly allowance: number;
  readonly banked: boolean;
}

/**
 * What is left to a seat, until when its bank has been charged, how many fallbacks in a row it has let happen, and what its last
 * question had left of its allowance. `overdrawn`: it has used so much more of its bank than the clock of now gives at all; an
 * earlier clock that comes back takes it into account.
 */
export interface SeatClock {
  readonly bank: number;
  readonly overdrawn?: number;
  readonly chargedTo: number;
  readonly missed: number;
  readonly left: number;
}

/** The clock as it stands: plain data, so that any earlier one can be put back. */
export interface ClockState {
  readonly settings: RunningSettings;
  readonly seats: Readonly<Record<SeatId, SeatClock>>;
  readonly running: readonly RunningClock[];
  /** Since when it stands still, and who asked for it (`null`: the house); `null` while it runs. */
  readonly paused: { readonly at: number; readonly by: SeatId | null } | null;
  /** The last outage that was credited: how much of it, and until when; `null`: none yet. */
  readonly credited: { readonly ms: number; readonly at: number } | null;
  /** The instant of its last event. */
  readonly at: number;
}

/**
 * The table takes another clock in the middle of the match. `timing` says of the open questions how the new one times them, in
 * place of what they said before: answers that wait sealed stay where they are.
 */
export interface ClockChanged<Command> {
  readonly type: 'ClockChanged';
  readonly settings: ClockSettings;
  readonly by: SeatId | null;
  readonly at: number;
  readonly timing: readonly ({ readonly question: QuestionId } & Timing<Command>)[];
}

/** Why time is given back. */
type CreditReason = 'outage' | 'extension' | 'arbiter';

/** What happens to a clock. All instants are those of Discord. */
export type ClockEvent =
  /** A question begins to cost its seat time; `due` is when its time will be up as things stand. */
  | {
      readonly type: 'ClockStarted';
      readonly question: QuestionId;
      readonly seat: SeatId;
      readonly at: number;
      readonly allowance: number;
      readonly banked: boolean;
      readonly due: number;
    }
  /** It no longer does; `bank` is what is left to the seat. */
  | {
      readonly type: 'ClockStopped';
      readonly question: QuestionId;
      readonly seat: SeatId;
      readonly at: number;
      readonly bank: number;
    }
  | { readonly type: 'ClockPaused'; readonly at: number; readonly by: SeatId | null }
  | { readonly type: 'ClockResumed'; readonly at: number }
  /** `ms` do not count for the clocks that run (an outage) or are given to a seat (an extension). */
  | {
      readonly type: 'ClockCredited';
      readonly ms: number;
      readonly reason: CreditReason;
      readonly seat: SeatId | null;
      readonly at: number;
    }
  /** Nobody has answered in time: the referee answers. `missed`: fallbacks of this seat in a row. */
  | {
      readonly type: 'TimedOut';
      readonly question: QuestionId;
      readonly seat: SeatId;
      readonly at: number;
      readonly missed: number;
    }
  /** An opponent claims the match over seats that have been absent too long: they are out of it. */
  | { readonly type: 'Claimed'; readonly by: SeatId; readonly seats: readonly SeatId[]; readonly at: number };

/**
 * Orders about the clock. `timeout` is the referee's when the time of the order's question is up · `outage` the house's: in
 * this time nobody could reach Arbitre · `claim` asks for the win over opponents who let three fallbacks in a row happen ·
 * `extend` gives time (`ms`) to an opponent's seat.
 */
export type ClockCommand =
  | { readonly type: 'timeout' }
  | { readonly type: 'outage'; readonly from: number; readonly to: number }
  | { readonly type: 'claim' }
  | { readonly type: 'extend'; readonly seat: SeatId; readonly ms: number };

/** Whether a command is about the clock. */
export const isClockCommand = (command: { readonly type: string }): command is ClockCommand =>
  command.type === 'timeout' || command.type === 'outage' || command.type === 'claim' || command.type === 'extend';

/** Discord takes no answer later than this after it was pressed: only then is a deadline decided. In milliseconds. */
export const GRACE = 3_000;

/** So many fallbacks in a row, and the opponent may claim the match or call a substitute. */
export const MISSES_TO_CLAIM = 3;

/** So many by everybody, and the match is called off: nobody is left to claim it. */
export const MISSES_TO_CALL_OFF = 5;

/** The clock at the start of a match; `null` where none runs. */
export function newClock(settings: ClockSettings | undefined, seats: readonly SeatId[]): ClockState | null {
  if (!settings || settings.kind === 'none') return null;
  const each: SeatClock = { bank: settings.bank, chargedTo: 0, missed: 0, left: 0 };
  return {
    settings,
    seats: Object.fromEntries(seats.map((seat) => [seat, each])),
    running: [],
    paused: null,
    credited: null,
    at: 0,
  };
}

/** What a question is allowed, and whether the bank stands behind it (it does not behind the minutes of the chrono). */
export function allowanceOf(
  settings: RunningSettings,
  { kind, chrono }: Pick<Question<unknown, unknown>, 'kind' | 'chrono'>,
): { readonly allowance: number; readonly banked: boolean } {
  if (settings.kind === 'chrono' && chrono) return { allowance: settings[chrono], banked: false };
  return { allowance: kind === 'reaction' ? settings.reaction : settings.turn, banked: true };
}

/** Since when a seat lives on its bank: the first of its questions that is over its allowance, as far as not charged yet. */
function onBankSince(clock: ClockState, seat: SeatId): number {
  const ends = clock.running.flatMap((one) => (one.seat === seat && one.banked ? [one.since + one.allowance] : []));
  return Math.max(seatClock(clock, seat).chargedTo, Math.min(...ends));
}

/** When the time of a question will be up, if nothing happens before. A paused clock is reckoned as if it had just stopped. */
export function dueOf(clock: ClockState, running: RunningClock): number {
  const end = running.since + running.allowance;
  if (!running.banked) return end;
  return Math.max(end, onBankSince(clock, running.seat) + seatClock(clock, running.seat).bank);
}

/** What is left of a seat's bank at an instant. */
export function bankAt(clock: ClockState, seat: SeatId, at: number): number {
  const { bank } = seatClock(clock, seat);
  const until = clock.paused ? Math.min(at, clock.paused.at) : at;
  return Math.max(0, bank - Math.max(0, until - onBankSince(clock, seat)));
}

/** What a clock knows of a seat. */
export function seatClock(clock: ClockState, seat: SeatId): SeatClock {
  const found = clock.seats[seat];
  if (!found) throw new Error(`no clock for seat ${seat}`);
  return found;
}

/** The state of a clock after an event. */
export function evolveClock(clock: ClockState, event: ClockEvent): ClockState {
  return { ...changed(clock, event), at: Math.max(clock.at, event.at) };
}

/**
 * An earlier clock, as it stood at `then`, put back at an instant: it goes on from there, but those `running` all the while stand
 * as they do now. Questions that are put anew bear new names.
 */
export function putBack(
  clock: ClockState,
  {
    then,
    at,
    running: on = [],
  }: { readonly then: number; readonly at: number; readonly running?: readonly RunningClock[] },
  renamed: ReadonlyMap<QuestionId, QuestionId>,
): ClockState {
  const ranOn = ({ question }: RunningClock) => on.find((one) => one.question === question);
  const back = shifted(clock, clock.paused ? Math.min(then, clock.paused.at) : then, at, (one) => !ranOn(one));
  const running = back.running.map((one) => ({
    ...(ranOn(one) ?? one),
    question: renamed.get(one.question) ?? one.question,
  }));
  return { ...back, running, paused: clock.paused && { ...clock.paused, at }, at };
}

function changed(clock: ClockState, event: ClockEvent): ClockState {
  switch (event.type) {
    case 'ClockStarted': {
      const { question, seat, at: since, allowance, banked } = event;
      return { ...clock, running: [...clock.running, { question, seat, since, allowance, banked }] };
    }
    case 'ClockStopped': {
      const running = clock.running.filter((one) => one.question !== event.question);
      const { chargedTo } = seatClock(clock, event.seat);
      const until = clock.paused ? Math.min(event.at, clock.paused.at) : event.at;
      const stopped = clock.running.find((one) => one.question === event.question);
      const left = stopped ? Math.max(0, stopped.since + stopped.allowance - until) : 0;
      const charged = { bank: event.bank, chargedTo: Math.max(chargedTo, until), left };
      return withSeat({ ...clock, running }, event.seat, charged);
    }
    case 'ClockPaused':
      return { ...clock, paused: { at: event.at, by: event.by } };
    case 'ClockResumed':
      return clock.paused ? { ...shifted(clock, clock.paused.at, event.at), paused: null } : clock;
    case 'ClockCredited':
      return credited(clock, event);
    case 'TimedOut':
      return withSeat(clock, event.seat, { missed: event.missed });
    case 'Claimed':
      return clock;
  }
}

function withSeat(clock: ClockState, seat: SeatId, change: Partial<SeatClock>): ClockState {
  return { ...clock, seats: { ...clock.seats, [seat]: { ...seatClock(clock, seat), ...change } } };
}

/** Takes the time from one instant to another out of all that runs, or of those that it concerns. */
function shifted(
  clock: ClockState,
  from: number,
  to: number,
  concerns: (one: RunningClock) => boolean = () => true,
): ClockState {
  const without = (since: number): number => since + Math.max(0, to - Math.max(from, since));
  const running = clock.running.map((one) => (concerns(one) ? { ...one, since: without(one.since) } : one));
  const moved = clock.running.filter(concerns);
  const seats = Object.fromEntries(
    Object.entries(clock.seats).map(([seat, each]) => [
      seat,
      moved.some((one) => one.seat === seat) ? { ...each, chargedTo: without(each.chargedTo) } : each,
    ]),
  );
  return { ...clock, running, seats };
}

function credited(clock: ClockState, event: Extract<ClockEvent, { type: 'ClockCredited' }>): ClockState {
  if (event.reason === 'outage') {
    return { ...shifted(clock, event.at - event.ms, event.at), credited: { ms: event.ms, at: event.at } };
  }
  const mine = (seat: SeatId): boolean => event.seat === null || event.seat === seat;
  return {
    ...clock,
    // A bank takes the gift; a question that has none behind it is allowed more.
    running: clock.running.map((one) =>
      mine(one.seat) && !one.banked ? { ...one, allowance: one.allowance + event.ms } : one,
    ),
    seats: Object.fromEntries(
      Object.entries(clock.seats).map(([seat, each]) => {
        const given = mine(seatId(seat)) && !clock.running.some((one) => one.seat === seat && !one.banked);
        return [seat, given ? { ...each, bank: each.bank + event.ms } : each];
      }),
    ),
  };
}
