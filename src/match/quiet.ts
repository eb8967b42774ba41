import type { Away, Preferences, QuietHours } from './people.js';
import { instant, type Instant } from './header.js';

/** When somebody may be called: quiet hours and days away as they are where they live, daylight saving included. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** In case hours and days away cover everything: then they are called at last. */
const MOST_STEPS = 10;

/** What a clock on the wall shows: the day as `2026-12-24` and the minutes after its midnight. */
export interface WallTime {
  readonly day: string;
  readonly minutes: number;
}

/** The zone's name as the database of time zones spells it; `null` when there is none of that name. */
export function zoneFrom(text: string): string | null {
  const wanted = text.trim().replaceAll(/\s+/g, '_');
  const known = ZONES.find((zone) => zone.toLowerCase() === wanted.toLowerCase());
  if (known !== undefined) return known;
  try {
    return wanted === '' ? null : new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** All time zones that have a name. */
export const ZONES: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  FORMATS.set(zone, made);
  return made;
}

/** What the clocks of a zone show at an instant. */
export function wallTime(at: Instant, zone: string | null): WallTime {
  const parts = new Map(
    formatOf(zone ?? 'UTC')
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Whether a time of day lies in the hours; from 22:00 to 07:00 spans midnight, equal ends are no hours at all. */
function isQuietAt(minutes: number, { from, to }: QuietHours): boolean {
  return from <= to ? from <= minutes && minutes < to : minutes >= from || minutes < to;
}

/** Whether a day is one of those away. */
const isAwayOn = (day: string, { from, to }: Away): boolean => from <= day && day <= to;

/** The last day of somebody's absence, while it lasts; else `null`. */
export function awayUntil({ away, zone }: Pick<Preferences, 'away' | 'zone'>, at: Instant): string | null {
  return away && isAwayOn(wallTime(at, zone).day, away) ? away.to : null;
}

/** Whether somebody is not to be called now. */
function isHeld({ pings, quiet, zone, away, snoozedUntil }: Preferences, at: Instant): boolean {
  if (snoozedUntil !== null && at < snoozedUntil) return true;
  const { day, minutes } = wallTime(at, zone);
  if (away && isAwayOn(day, away)) return true;
  return pings === 'quiet' && quiet !== null && isQuietAt(minutes, quiet);
}

/**
 * Until when a call to somebody is held back: the end of their quiet hours, of their absence or of what they put off, by the clocks where they live.
 * `null`: they may be called at `at`.
 */
export function heldUntil(preferences: Preferences, at: Instant): Instant | null {
  let now = at;
  for (let step = 0; step < MOST_STEPS && isHeld(preferences, now); step++) now = nextEnd(preferences, now);
  return now === at ? null : now;
}

/** The next end of an absence, of quiet hours or of what they put off, after an instant that lies in them. */
function nextEnd(preferences: Preferences, at: Instant): Instant {
  const { quiet, zone, away, snoozedUntil } = preferences;
  if (snoozedUntil !== null && at < snoozedUntil) return snoozedUntil;
  const { day, minutes } = wallTime(at, zone);
  if (away && isAwayOn(day, away)) return firstFree(preferences, at, { day: dayAfter(away.to), minutes: 0 });
  const to = quiet?.to ?? 0;
  return firstFree(preferences, at, { day: minutes < to ? day : dayAfter(day), minutes: to });
}

/**
 * The first instant after `at` that is free, near the one at which the clocks show `wall`. When they are set back they
 * show it twice, when they are set forward never: then the hour in which it must lie is searched to the minute.
 */
function firstFree(preferences: Preferences, at: Instant, wall: WallTime): Instant {
  const shown = Date.parse(`${wall.day}T00:00Z`) + wall.minutes * MINUTE;
  const offsets = [shown - DAY, shown + DAY].map((near) => offsetOf(instant(near), preferences.zone));
  const candidates = offsets.map((offset) => shown - offset);
  let held = Math.max(at, Math.min(...candidates) - MINUTE);
  let free = Math.max(at + MINUTE, ...candidates);
  while (free - held > MINUTE) {
    const middle = held + Math.floor((free - held) / (2 * MINUTE)) * MINUTE;
    if (isHeld(preferences, instant(middle))) held = middle;
    else free = middle;
  }
  return instant(Math.floor(free / MINUTE) * MINUTE);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetOf(at: Instant, zone: string | null): number {
  const { day, minutes } = wallTime(at, zone);
  return Date.parse(`${day}T00:00Z`) + minutes * MINUTE - Math.floor(at / MINUTE) * MINUTE;
}

/** The day after a day. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) + DAY).toISOString().slice(0, 10);

/** A time of day such as `22:00`, `22h30`, `7` or `10 pm`, in minutes after midnight; `null` when it is none. */
export function timeFrom(text: string): number | null {
  const found = /^(\d{1,2})(?:\s*[:.hH]\s*(\d{2})?)?\s*([ap])?\.?m?\.?$/iu.exec(text.trim());
  if (!found) return null;
  const [, hour = '', minute = '0', half] = found;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const valid = half === undefined ? Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12;
  return valid && Number(minute) < 60 ? hours * 60 + Number(minute) : null;
}

/** Minutes after midnight as `22:00`. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A day such as `2026-12-24`, `24.12.2026` or `24.12.` (the next one after `today`); `null` when it is none. Other ways of
 * writing are refused, for some read the month first.
 */
export function dayFrom(text: string, today: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const dotted = /^(\d{1,2})\.(\d{1,2})\.?(\d{4})?$/.exec(text.trim());
  if (iso) return calendarDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  if (!dotted) return null;
  const [, day = '', month = '', year] = dotted;
  if (year !== undefined) return calendarDay(year, month, day);
  const thisYear = today.slice(0, 4);
  const soon = calendarDay(thisYear, month, day);
  return soon !== null && soon >= today ? soon : calendarDay(String(Number(thisYear) + 1), month, day);
}

/** The day as `2026-12-24`; `null` when the calendar has none. */
function calendarDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}
