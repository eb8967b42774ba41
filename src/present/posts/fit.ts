import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';

/** Characters for that last line. */
const LAST = 120;

/** A title, and of the lines below it as many of the last as fit into so many characters; a sign says that there were more. */
export function fitLast(title: string, lines: readonly string[], characters: number): string {
  const kept: string[] = [];
  let used = title.length;
  for (const line of lines.toReversed()) {
    used += line.length + 1;
    if (used > characters) break;
    kept.unshift(line);
  }
  return [title, ...(kept.length < lines.length ? ['…'] : []), ...kept].join('\n');
}

/** As many lines as fit into so many characters; what is left out is counted in a last line. */
export function fit(lines: readonly string[], characters: number, locale: Locale): string {
  const whole = lines.join('\n');
  if (whole.length <= characters) return whole;
  const room = characters - LAST;
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    if (used + line.length + 1 > room) break;
    kept.push(line);
    used += line.length + 1;
  }
  if (kept.length === 0) kept.push(`${(lines[0] ?? '').slice(0, room - 1)}…`);
  const more = lines.length - kept.length;
  return [...kept, ...(more > 0 ? [t(locale, 'post.too-long', { lines: more })] : [])].join('\n');
}
