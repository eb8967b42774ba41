import type { Preferences } from './people.js';
import type { Instant } from './header.js';
import { heldUntil, wallTime } from './quiet.js';

/** When somebody is told, unasked, of all that waits for them: as often as they chose with `/me`, and never while they rest. */

const HOUR = 3_600_000;

/** `digest`: what is new as well, once a day · `reminder`: what waits, every so many hours. */
export type Gathered = 'digest' | 'reminder';

/** What somebody is to be told now; `null`: nothing. What falls into hours in which they are not called comes after them. */
export function dueNow(preferences: Preferences, at: Instant): Gathered | null {
  if (heldUntil(preferences, at) !== null) return null;
  if (isDigestDue(preferences, at)) return 'digest';
  if (isPutOffOver(preferences, at)) return 'reminder';
  const { remindEvery, remindedAt } = preferences;
  return remindEvery !== null && at >= (remindedAt ?? 0) + remindEvery * HOUR ? 'reminder' : null;
}

/** Whoever has put pings off is told once, when that is over, what still waits; whoever wants none at all is not. */
const isPutOffOver = ({ snoozedUntil, pings }: Preferences, at: Instant): boolean =>
  snoozedUntil !== null && at >= snoozedUntil && pings !== 'never';

function isDigestDue({ digestAt, digestedAt, zone }: Preferences, at: Instant): boolean {
  if (digestAt === null) return false;
  const now = wallTime(at, zone);
  // The first comes the next time that their clocks show the hour: `digestedAt` is set when they choose it.
  if (digestedAt !== null && wallTime(digestedAt, zone).day >= now.day) return false;
  return now.minutes >= digestAt;
}

/** The preferences once that has been told. A digest says all that a reminder would. */
export const told = (preferences: Preferences, what: Gathered, at: Instant): Preferences => ({
  ...preferences,
  remindedAt: at,
  ...(preferences.snoozedUntil !== null && at >= preferences.snoozedUntil ? { snoozedUntil: null } : {}),
  ...(what === 'digest' ? { digestedAt: at } : {}),
});

/** Every so many hours from now on; `null`: no more. */
export const remindedEvery = (preferences: Preferences, hours: number | null, at: Instant): Preferences => ({
  ...preferences,
  remindEvery: hours,
  remindedAt: at,
});

/** Once a day from the next time on that their clocks show it; `null`: no more. */
export function digestedAtTime(preferences: Preferences, minutes: number | null, at: Instant): Preferences {
  const isOver = minutes !== null && wallTime(at, preferences.zone).minutes >= minutes;
  return { ...preferences, digestAt: minutes, digestedAt: isOver ? at : null };
}
