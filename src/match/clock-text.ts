import { nameOf, t } from '../i18n/index.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
import { SPAN_UNIT_NAMES, SPAN_UNITS, spanText, type SpanUnit } from '../i18n/span.js';
import { DESIGNATE_TIMEOUTS, type ClockSettings } from '../rules/kernel/clock.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { refuseMatch } from './refusals.js';

/** The clock as text: `correspondence turn 24h reaction 4h bank 2d`. The words of every language are understood; none is a default of its own. */

const SECOND = SPAN_UNITS.s;
const MINUTE = SPAN_UNITS.m;
const HOUR = SPAN_UNITS.h;
const DAY = SPAN_UNITS.d;

/** The parts of a clock that are lengths of time: what they are unless said otherwise, and how short and long they may be. */
export const CLOCK_PARTS = {
  name: { default: MINUTE, least: 10 * SECOND, most: DAY },
  move: { default: 3 * MINUTE, least: 30 * SECOND, most: 7 * DAY },
  turn: { default: 48 * HOUR, least: MINUTE, most: 60 * DAY },
  reaction: { default: 8 * HOUR, least: MINUTE, most: 60 * DAY },
  bank: { default: 3 * DAY, least: 0, most: 180 * DAY },
} as const satisfies Readonly<
  Record<string, { readonly default: number; readonly least: number; readonly most: number }>
>;
type Part = keyof typeof CLOCK_PARTS;

/** The parts of each kind of clock, in the order in which they are written. */
const KINDS = {
  none: [],
  correspondence: ['turn', 'reaction', 'bank'],
  chrono: ['name', 'move', 'turn', 'reaction', 'bank'],
} as const satisfies Readonly<Record<ClockSettings['kind'], readonly Part[]>>;
type Kind = keyof typeof KINDS;
const KIND_NAMES: readonly Kind[] = ['none', 'correspondence', 'chrono'];

/** Other words for a unit that are natural in one of the languages. */
const UNIT_WORDS: Readonly<Record<SpanUnit, readonly string[]>> = {
  d: ['day', 'days', 'jour', 'jours', 'дн', 'день', 'дня', 'дней', 'сут'],
  h: ['hr', 'hour', 'hours', 'heure', 'heures', 'час', 'часа', 'часов'],
  m: ['m', 'mn', 'min', 'mins', 'minute', 'minutes', 'м', 'минут', 'минута', 'минуты'],
  s: ['sec', 'second', 'seconds', 'seconde', 'secondes', 'сек', 'секунд'],
};

const says = (key: 'none' | 'correspondence' | 'chrono' | Part | 'designate' | 'next' | 'forfeit', word: string) =>
  LOCALES.some((locale) => t(locale, `clock.${key}`).toLowerCase() === word);

/** The clock with a kind, each part as it is unless said otherwise. */
export function defaultClock(kind: Kind): ClockSettings {
  const correspondence = {
    turn: CLOCK_PARTS.turn.default,
    reaction: CLOCK_PARTS.reaction.default,
    bank: CLOCK_PARTS.bank.default,
  };
  switch (kind) {
    case 'none':
      return { kind };
    case 'correspondence':
      return { kind, ...correspondence };
    case 'chrono': {
      const { name, move } = CLOCK_PARTS;
      return { kind, name: name.default, move: move.default, designateTimeout: 'next', ...correspondence };
    }
  }
}

/** The clocks that are offered to pick from. */
export const CLOCK_PRESETS = [
  { kind: 'none' },
  defaultClock('correspondence'),
  { kind: 'correspondence', turn: DAY, reaction: 4 * HOUR, bank: 2 * DAY },
  { kind: 'correspondence', turn: 4 * DAY, reaction: DAY, bank: 7 * DAY },
  defaultClock('chrono'),
  {
    kind: 'chrono',
    name: 2 * MINUTE,
    move: 6 * MINUTE,
    designateTimeout: 'next',
    turn: DAY,
    reaction: 4 * HOUR,
    bank: 2 * DAY,
  },
] as const satisfies readonly ClockSettings[];

/** A length of time such as `90s`, `1d 12h`, `1,5h`, `8 ч`, in milliseconds; `null` when the text is none. */
export function spanFrom(text: string): number | null {
  const parts = [...text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*([\p{L}]+)\.?/gu)];
  const left = text.toLowerCase().replaceAll(/(\d+(?:[.,]\d+)?)\s*([\p{L}]+)\.?/gu, '');
  if (parts.length === 0 || left.trim() !== '') return null;
  let sum = 0;
  for (const [, count = '', word = ''] of parts) {
    const unit = unitOf(word);
    if (!unit) return null;
    sum += Number(count.replace(',', '.')) * SPAN_UNITS[unit];
  }
  return Math.round(sum);
}

const unitOf = (word: string): SpanUnit | undefined =>
  SPAN_UNIT_NAMES.find(
    (unit) => UNIT_WORDS[unit].includes(word) || LOCALES.some((locale) => t(locale, `clock.unit.${unit}`) === word),
  );

/** Writes a clock as one types it. What it reads back is the same clock. */
export function clockText(settings: ClockSettings, locale: Locale): string {
  const span = (ms: number): string =>
    spanText(ms, (unit) => t(locale, `clock.unit.${unit}`))
      .replaceAll('\u00a0', '')
      .replaceAll(' ', '');
  const words = [t(locale, `clock.${settings.kind}`)];
  switch (settings.kind) {
    case 'none':
      break;
    case 'correspondence':
      for (const part of KINDS.correspondence) words.push(t(locale, `clock.${part}`), span(settings[part]));
      break;
    case 'chrono':
      for (const part of KINDS.chrono) words.push(t(locale, `clock.${part}`), span(settings[part]));
      words.push(t(locale, 'clock.designate'), t(locale, `clock.${settings.designateTimeout}`));
      break;
  }
  return words.join(' ');
}

/** What a clock means, in a sentence or two. */
export function clockSays(settings: ClockSettings, locale: Locale): string {
  switch (settings.kind) {
    case 'none':
      return t(locale, 'clock.says.none');
    case 'correspondence':
      return t(locale, 'clock.says.correspondence', settings);
    case 'chrono':
      return `${t(locale, 'clock.says.chrono', settings)} ${t(locale, `clock.says.${settings.designateTimeout}`)}`;
  }
}

/** A clock as an entry of a list, in a few words … */
export function clockLabel(settings: ClockSettings, locale: Locale): string {
  switch (settings.kind) {
    case 'none':
      return t(locale, 'clock.label.none');
    case 'correspondence':
      return t(locale, 'clock.label.correspondence', settings);
    case 'chrono':
      return t(locale, 'clock.label.chrono', settings);
  }
}

/** … and what else there is to it. */
export function clockDetail(settings: ClockSettings, locale: Locale): string {
  switch (settings.kind) {
    case 'none':
      return t(locale, 'clock.detail.none');
    case 'correspondence':
      return t(locale, 'clock.detail.correspondence', settings);
    case 'chrono':
      return t(locale, 'clock.detail.chrono', settings);
  }
}

/** Reads a clock. Parts left out are as they are unless said otherwise; a refusal names what is wrong in the reader's words. */
export function clockFrom(text: string, locale: Locale): Result<ClockSettings, Refusal> {
  // A time may be written apart (`8 h`, `1 d 12 h`): what begins with a figure or follows it as a unit belongs together.
  const words = text
    .toLowerCase()
    .split(/[\s,;:=]+/u)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const kind = KIND_NAMES.find((one) => says(one, first));
  if (!kind) {
    return fail(
      refuseMatch('match/bad-clock', {
        given: text,
        known: KIND_NAMES.map((one) => `\`${clockText(defaultClock(one), locale)}\``),
      }),
    );
  }
  const parts: readonly Part[] = KINDS[kind];
  let settings = defaultClock(kind);
  for (let i = 0; i < rest.length;) {
    const word = rest[i] ?? '';
    const part = parts.find((one) => says(one, word));
    const isChoice = settings.kind === 'chrono' && says('designate', word);
    if (!part && !isChoice) {
      const known = [...parts, ...(kind === 'chrono' ? (['designate'] as const) : [])].map((one) =>
        t(locale, `clock.${one}`),
      );
      const right = clockText(defaultClock(kind), locale);
      return fail(refuseMatch('match/bad-clock-word', { given: word, kind: t(locale, `clock.${kind}`), known, right }));
    }
    const upTo = endOfValue(rest, i + 1);
    const given = rest.slice(i + 1, upTo).join(' ');
    i = upTo;
    const next = part ? withPart(settings, part, given, locale) : withChoice(settings, given, locale);
    if (!next.ok) return next;
    settings = next.value;
  }
  return ok(settings);
}

/** Where the value that begins at a word ends: at least one word, then all that still make a time together. */
function endOfValue(words: readonly string[], from: number): number {
  let end = Math.min(from + 1, words.length);
  while (end < words.length && continues(words, from, end)) end++;
  return end;
}

const continues = (words: readonly string[], from: number, end: number): boolean =>
  spanFrom(words.slice(from, end + 1).join(' ')) !== null ||
  (/^\d/u.test(words[end] ?? '') && end + 1 < words.length && spanFrom(words.slice(from, end + 2).join(' ')) !== null);

function withPart(settings: ClockSettings, part: Part, given: string, locale: Locale): Result<ClockSettings, Refusal> {
  const { least, most, default: usual } = CLOCK_PARTS[part];
  const span = spanFrom(given);
  const named = t(locale, `clock.${part}`);
  if (span === null) {
    const example = nameOf(locale, 'span', String(usual)).replaceAll('\u00a0', '');
    return fail(refuseMatch('match/bad-clock-time', { part: named, example, given }));
  }
  if (span < least || span > most)
    return fail(refuseMatch('match/clock-time-range', { part: named, least, most, given }));
  return ok({ ...settings, [part]: span });
}

function withChoice(settings: ClockSettings, given: string, locale: Locale): Result<ClockSettings, Refusal> {
  const choice = DESIGNATE_TIMEOUTS.find((one) => says(one, given));
  if (settings.kind === 'chrono' && choice) return ok({ ...settings, designateTimeout: choice });
  const known = DESIGNATE_TIMEOUTS.map((one) => t(locale, `clock.${one}`));
  return fail(refuseMatch('match/bad-clock-choice', { part: t(locale, 'clock.designate'), known, given }));
}
