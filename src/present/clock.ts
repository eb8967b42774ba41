import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { ClockEvent } from '../rules/kernel/clock.js';
import { never } from '../rules/kernel/ids.js';

/** What a report tells of the clock, the same for every game: how clocks start and stop stands in the panel. */
type Told = Exclude<ClockEvent, { readonly type: 'ClockStarted' | 'ClockStopped' }>;

/** The line of a report about the clock. */
export function clockLine(event: Told, locale: Locale): string {
  switch (event.type) {
    case 'TimedOut':
      return t(locale, 'clock.report.timed-out', { seat: event.seat });
    case 'ClockPaused':
      return event.by === null
        ? t(locale, 'clock.report.paused')
        : t(locale, 'clock.report.paused-by', { by: event.by });
    case 'ClockResumed':
      return t(locale, 'clock.report.resumed');
    case 'ClockCredited':
      return event.reason === 'outage'
        ? t(locale, 'clock.report.outage', { ms: event.ms })
        : t(locale, `clock.report.${event.reason}`, { ms: event.ms, seat: event.seat ?? '' });
    case 'Claimed':
      return t(locale, 'clock.report.claimed', { by: event.by, seats: event.seats });
    default:
      return never(event);
  }
}
