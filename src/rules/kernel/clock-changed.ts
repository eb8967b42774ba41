import { newClock, type ClockChanged, type ClockSettings, type ClockState, type SeatClock } from './clock.js';
import type { SeatId } from './ids.js';

/** What another clock in the middle of a match makes of the one before. */

/** The clock of a match, and that which rests while the match is not timed: its banks are for when a clock comes back. */
export interface Clocks {
  readonly clock: ClockState | null;
  readonly restingClock?: ClockState;
}

/** The settings that a match goes by. */
export const settingsIn = ({ clock }: Pick<Clocks, 'clock'>): ClockSettings => clock?.settings ?? { kind: 'none' };

/** The clocks of a match after a change. Nothing runs; a clock that stands still goes on standing. */
export function clocksAfter(
  { clock, restingClock }: Clocks,
  { settings, at }: Pick<ClockChanged<unknown>, 'settings' | 'at'>,
  seats: readonly SeatId[],
): Clocks {
  const before = clock ?? restingClock ?? null;
  if (settings.kind === 'none') return { clock: null, ...(before ? { restingClock: atRest(before) } : {}) };
  if (!before) {
    const clock = newClock(settings, seats);
    return { clock: clock && { ...clock, seats: mapSeats(clock, untimed) } };
  }
  const each = (seat: SeatClock): SeatClock => withBank(untimed(seat), settings.bank - before.settings.bank);
  return { clock: { ...before, settings, seats: mapSeats(before, each), running: [], at: Math.max(before.at, at) } };
}

/** A clock that nobody goes by: a table that wants none counts nobody as absent, and has no pause to end. */
const atRest = (clock: ClockState): ClockState => ({
  ...clock,
  seats: mapSeats(clock, (seat) => ({ ...seat, missed: 0 })),
  running: [],
  paused: null,
});

const mapSeats = (clock: ClockState, change: (seat: SeatClock) => SeatClock): ClockState['seats'] =>
  Object.fromEntries(Object.entries(clock.seats).map(([seat, each]) => [seat, change(each)]));

/**
 * A seat whose move goes on under another clock than the one it began under, after somebody else was asked: what the old one had left
 * of its minutes or days is no limit under the new (CLN-51).
 */
const untimed = (seat: SeatClock): SeatClock => ({ ...seat, left: Number.MAX_SAFE_INTEGER });

/** A seat whose bank gives so much more, or less: what it has used stays used, what it was given stays given. */
function withBank({ overdrawn = 0, ...seat }: SeatClock, more: number): SeatClock {
  const bank = seat.bank - overdrawn + more;
  return { ...seat, bank: Math.max(0, bank), ...(bank < 0 ? { overdrawn: -bank } : {}) };
}
