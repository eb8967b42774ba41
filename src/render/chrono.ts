import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { dueOf } from '../rules/kernel/clock.js';
import type { GameTypes, MatchView } from '../rules/kernel/contract.js';
import type { SideId } from '../rules/kernel/ids.js';

/** Whose time is up first and when, or that the clock stands still. */
export interface Timed {
  readonly side: SideId | null;
  readonly words: string;
}

/** A picture is looked at for days: it says when the time is up, by the clocks of Greenwich, never how much of it is left. */
export function clockOf<T extends GameTypes>({ clock, seats, outcome }: MatchView<T>, locale: Locale): Timed | null {
  if (!clock || outcome) return null;
  if (clock.paused) return { side: null, words: t(locale, 'clock.picture.paused') };
  const [first] = clock.running
    .map((running) => ({ running, due: dueOf(clock, running) }))
    .sort((a, b) => a.due - b.due);
  if (!first) return null;
  const seconds = first.running.banked ? {} : ({ second: '2-digit' } as const);
  const day = first.running.banked ? ({ day: 'numeric', month: 'short' } as const) : {};
  const format = { timeZone: 'UTC', hourCycle: 'h23', hour: '2-digit', minute: '2-digit', ...day, ...seconds } as const;
  const time = new Intl.DateTimeFormat(locale, format).format(first.due);
  const side = seats.find(({ id }) => id === first.running.seat)?.side ?? null;
  return { side, words: t(locale, 'clock.picture.until', { time }) };
}
