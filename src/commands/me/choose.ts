import { LOCALES } from '../../i18n/locales.js';
import { PING_MODES, type Away, type Preferences, type QuietHours } from '../../match/people.js';
import { instant, type Instant } from '../../match/header.js';
import { digestedAtTime, remindedEvery } from '../../match/reminding.js';
import { dayFrom, timeFrom, wallTime, zoneFrom } from '../../match/quiet.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/** What one can choose with `/me`, from what was typed or picked. Each yields the preferences with it, or why not. */

type Given = Readonly<Record<string, string>>;
/** Reads one choice. `at`: when it was made. */
export type Choosing = (before: Preferences, given: Given, at: Instant) => Result<Preferences, Refusal>;

export const language: Choosing = (before, given) =>
  ok({ ...before, locale: LOCALES.find((locale) => locale === given['language']) ?? null });

export const pings: Choosing = (before, given) =>
  ok({ ...before, pings: PING_MODES.find((mode) => mode === given['pings']) ?? before.pings });

/** Choosing direct messages anew gives them another try. */
export const direct: Choosing = (before, given) => ok({ ...before, direct: given['direct'] === 'yes', shut: false });

export const quiet: Choosing = (before, given) => {
  const zone = zoneGiven(before, given);
  if (!zone.ok) return zone;
  const hours = hoursFrom(given['from'] ?? '', given['to'] ?? '');
  return hours.ok ? ok({ ...before, quiet: hours.value, zone: zone.value }) : hours;
};

export const away: Choosing = (before, given, at) => {
  const days = daysFrom(given['from'] ?? '', given['to'] ?? '', wallTime(at, before.zone).day);
  return days.ok ? ok({ ...before, away: days.value }) : days;
};

/** Not to be called for so many hours; 0: to be called again. */
export const snooze: Choosing = (before, given, at) => {
  const hours = Number(given['hours'] ?? '0');
  return ok({ ...before, snoozedUntil: hours > 0 ? instant(at + hours * HOUR) : null });
};

/** To be told again of what waits, every so many hours; 0: no more. */
export const remind: Choosing = (before, given, at) => {
  const hours = Number(given['every'] ?? '0');
  return ok({ ...remindedEvery(before, hours > 0 ? hours : null, at), shut: false });
};

/** To be told once a day of all that waits and is new. */
export const digest: Choosing = (before, given, at) => {
  const text = given['time'] ?? '';
  const time = text === '' ? null : timeFrom(text);
  if (text !== '' && time === null) return fail(refuse('discord/not-a-time', { given: text }));
  return ok({ ...digestedAtTime(before, time, at), shut: false });
};

const HOUR = 3_600_000;

/** The zone named, else the one chosen before. */
function zoneGiven(before: Preferences, given: Given): Result<string | null, Refusal> {
  const text = given['zone'] ?? '';
  if (text === '') return ok(before.zone);
  const zone = zoneFrom(text);
  return zone === null ? fail(refuse('discord/not-a-zone', { given: text })) : ok(zone);
}

function hoursFrom(from: string, to: string): Result<QuietHours | null, Refusal> {
  if (from === '' && to === '') return ok(null);
  if (from === '' || to === '') return fail(refuse('discord/one-end'));
  const [begins, ends] = [timeFrom(from), timeFrom(to)];
  if (begins === null) return fail(refuse('discord/not-a-time', { given: from }));
  if (ends === null) return fail(refuse('discord/not-a-time', { given: to }));
  return begins === ends ? fail(refuse('discord/no-hours', { from })) : ok({ from: begins, to: ends });
}

/** `today`: where they live, for days without a year. */
function daysFrom(from: string, to: string, today: string): Result<Away | null, Refusal> {
  if (from === '' && to === '') return ok(null);
  if (from === '' || to === '') return fail(refuse('discord/one-end'));
  const first = dayFrom(from, today);
  if (first === null) return fail(refuse('discord/not-a-day', { given: from }));
  const last = dayFrom(to, first);
  if (last === null) return fail(refuse('discord/not-a-day', { given: to }));
  return last < first
    ? fail(refuse('discord/days-reversed', { from: first, to: last }))
    : ok({ from: first, to: last });
}
