import { t } from '../i18n/index.js';
import type { Tongue } from '../i18n/tongue.js';
import { clockSays } from '../match/clock-text.js';
import type { ClockChanged, ClockEvent } from '../rules/kernel/clock.js';
import { never } from '../rules/kernel/ids.js';

/** What a report tells of the clock, the same for every game: how clocks start and stop stands in the panel. */
type Told = Exclude<ClockEvent, { readonly type: 'ClockStarted' | 'ClockStopped' }> | ClockChanged<unknown>;

/** The line of a report about the clock. */
export function clockLine(event: Told, tongue: Tongue): string {
  switch (event.type) {
    case 'TimedOut':
      return t(tongue, 'clock.report.timed-out', { seat: event.seat });
    case 'ClockPaused':
      return event.by === null
        ? t(tongue, 'clock.report.paused')
        : t(tongue, 'clock.report.paused-by', { by: event.by });
    case 'ClockResumed':
      return t(tongue, 'clock.report.resumed');
    case 'ClockCredited':
      return event.reason === 'outage'
        ? t(tongue, 'clock.report.outage', { ms: event.ms })
        : t(tongue, `clock.report.${event.reason}`, { ms: event.ms, seat: event.seat ?? '' });
    case 'ClockChanged': {
      const clock = clockSays(event.settings, tongue.locale);
      return event.by === null
        ? t(tongue, 'clock.report.changed', { clock })
        : t(tongue, 'clock.report.changed-by', { by: event.by, clock });
    }
    case 'Claimed':
      return t(tongue, 'clock.report.claimed', { by: event.by, seats: event.seats });
    default:
      return never(event);
  }
}
