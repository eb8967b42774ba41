/** The units in which lengths of time are said and typed, the longest first, in milliseconds. */
export const SPAN_UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
export type SpanUnit = keyof typeof SPAN_UNITS;

/** The units by name, the longest first. */
export const SPAN_UNIT_NAMES: readonly SpanUnit[] = ['d', 'h', 'm', 's'];

/**
 * A length of time in its units, e.g. `1 d 12 h`, `1 m 30 s`: of more than a day no seconds are said. `word` gives a unit's
 * letters. Two days and less stay in hours where they are full hours (`48 h`), as clocks are spoken of.
 */
export function spanText(ms: number, word: (unit: SpanUnit) => string): string {
  let left = Math.max(0, Math.round(ms / 1000) * 1000);
  if (left % SPAN_UNITS.h === 0 && left > 0 && left <= 2 * SPAN_UNITS.d)
    return `${left / SPAN_UNITS.h}\u00a0${word('h')}`;
  if (left >= SPAN_UNITS.d) left = Math.round(left / SPAN_UNITS.m) * SPAN_UNITS.m;
  const parts: string[] = [];
  for (const unit of SPAN_UNIT_NAMES) {
    const count = Math.floor(left / SPAN_UNITS[unit]);
    left -= count * SPAN_UNITS[unit];
    if (count > 0) parts.push(`${count}\u00a0${word(unit)}`);
  }
  return parts.join(' ') || `0\u00a0${word('s')}`;
}
