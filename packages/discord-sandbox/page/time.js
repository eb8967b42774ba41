/** Times as Discord shows them, in the player's language and counted by the sandbox's clock. */
/** @import { TimeStyle } from './markdown-inline.js' */

/** @type {Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions>>} */
const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/**
 * Largest first: a span is told in the largest unit of which it holds at least one.
 * @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]}
 */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * @param {number} at milliseconds since 1970
 * @param {TimeStyle} style
 * @param {string} locale
 * @param {number} now milliseconds since 1970
 * @returns {string}
 */
export function formatTime(at, style, locale, now) {
  if (style === 'R') return formatRelative(at, locale, now);
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(at);
}

/**
 * `in 2 hours`, `3 days ago`.
 * @param {number} at milliseconds since 1970
 * @param {string} locale
 * @param {number} now milliseconds since 1970
 * @returns {string}
 */
export function formatRelative(at, locale, now) {
  const seconds = Math.round((at - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/**
 * The day as it stands on the timeline's dividing line.
 * @param {number} at milliseconds since 1970
 * @param {string} locale
 * @returns {string}
 */
export function formatDay(at, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
}

/**
 * Are two moments on the same day of this machine's calendar?
 * @param {number} a milliseconds since 1970
 * @param {number} b milliseconds since 1970
 */
export function sameDay(a, b) {
  return new Date(a).toDateString() === new Date(b).toDateString();
}
