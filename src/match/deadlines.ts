import { dueOf, type ClockState, type RunningClock } from '../rules/kernel/clock.js';
import type { Deadline } from './ports.js';
import { instant } from './header.js';

/** How long before the end of a minute of the chrono its seat is warned, in milliseconds. */
const WARN = 15_000;

/**
 * What falls due in a match as its clock stands, from an instant on: the end of each question's time, and its reminders.
 * While the clock is paused nothing does. Reminders for an instant that has passed are left out: they were sent, or are of no use.
 */
export function deadlinesOf(clock: ClockState | null, from: number): readonly Omit<Deadline, 'match'>[] {
  if (!clock || clock.paused) return [];
  return clock.running.flatMap((running) => {
    const due = dueOf(clock, running);
    const { question, seat } = running;
    return [...reminders(running, due).filter(({ at }) => at > from), { what: 'due', at: due } as const].map(
      ({ what, at }) => ({ question, seat, what, at: instant(Math.round(at)) }),
    );
  });
}

/** The minutes of the chrono have a warning, the days of correspondence reminders at half and at nine tenths of the whole time. */
function reminders(
  running: RunningClock,
  due: number,
): readonly { readonly what: Deadline['what']; readonly at: number }[] {
  if (!running.banked) return [{ what: 'warn', at: due - WARN }];
  const whole = due - running.since;
  return [
    { what: 'half', at: running.since + whole / 2 },
    { what: 'ninety', at: running.since + whole * 0.9 },
  ];
}
