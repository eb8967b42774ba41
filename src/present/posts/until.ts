import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { dueOf } from '../../rules/kernel/clock.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';

/** Until when a question is to be answered. */

export type Clocked = Pick<MatchView<AnyGame>, 'clock'>;

/** When the time of a question is up; `null`: never, as things stand. */
function dueAt({ clock }: Clocked, question: string): number | null {
  const running = clock?.running.find((one) => one.question === question);
  return clock && running && !clock.paused ? dueOf(clock, running) : null;
}

/** A line about a question, with the time until which it is to be answered. */
export function untilLine(line: string, view: Clocked, question: string, locale: Locale): string {
  const due = dueAt(view, question);
  const running = view.clock?.running.find((one) => one.question === question);
  if (due === null || !running) return line;
  const end = running.since + running.allowance;
  return running.banked && due > end
    ? t(locale, 'post.clock.until-banked', { line, end, bank: due - end, due })
    : t(locale, 'post.clock.until', { line, due });
}
