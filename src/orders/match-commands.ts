import { t } from '../i18n/index.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
import type { KernelCommand } from '../rules/kernel/contract.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { MatchCommand, OrderCommand, Typed } from './contract.js';
import { misread } from './refuse.js';
import { plain } from './text.js';

/** Orders that every game knows: `/pass`, `/match concede`, `/match abandon`, and `/match abandon order:no` to take it back. */

/** What `/match concede` and `/match abandon` mean. */
export function parseMatchCommand(
  command: MatchCommand,
  { order }: Typed['options'],
  locale: Locale,
): Result<KernelCommand, Refusal> {
  if (command === 'match concede') return ok({ type: 'concede' });
  if (order === undefined || is('common.yes', order)) return ok({ type: 'abandon', agrees: true });
  if (is('common.no', order)) return ok({ type: 'abandon', agrees: false });
  return misread('orders/word-unknown', { given: order, expected: [t(locale, 'common.yes'), t(locale, 'common.no')] });
}

const is = (key: 'common.yes' | 'common.no', text: string): boolean =>
  LOCALES.some((locale) => plain(t(locale, key)) === plain(text));

/** The text of an order that every game knows. */
export function formatMatchCommand(command: KernelCommand, locale: Locale): Typed<OrderCommand | MatchCommand> {
  switch (command.type) {
    case 'pass':
      return { command: 'pass', options: {} };
    case 'concede':
      return { command: 'match concede', options: {} };
    case 'abandon':
      return { command: 'match abandon', options: command.agrees ? {} : { order: t(locale, 'common.no') } };
  }
}
