import type { Locale } from '../i18n/locales.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import { OPTION_NAMES, type InquiryCommand, type OptionName, type Typed } from './contract.js';
import { commandName, optionName, type LineCommand } from './line.js';
import { misread } from './refuse.js';

/** The options that each question to the rules has a use for, in any game. */
export const INQUIRY_OPTIONS: Readonly<Record<InquiryCommand, readonly OptionName[]>> = {
  odds: ['unit', 'target', 'aim', 'order'],
  los: ['unit', 'target', 'order'],
  reach: ['unit', 'order'],
  sheet: ['unit'],
};

/** Refuses an option that a command has no use for, naming those that it takes. */
export function checkOptions(
  { command, options }: Typed<LineCommand>,
  uses: readonly OptionName[],
  locale: Locale,
): Result<null, Refusal> {
  const strange = OPTION_NAMES.find((name) => options[name] !== undefined && !uses.includes(name));
  if (!strange) return ok(null);
  const name = `/${commandName(command, locale)}`;
  if (uses.length === 0) return misread('orders/no-options', { command: name });
  const known = uses.map((use) => `${optionName(use, locale)}:`);
  return misread('orders/option-unused', { command: name, option: `${optionName(strange, locale)}:`, known });
}
