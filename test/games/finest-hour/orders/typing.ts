import { finestHourOrders } from '../../../../src/games/finest-hour/orders/index.js';
import { tongueOf } from '../../../../src/games/finest-hour/words/index.js';
import type { Locale } from '../../../../src/i18n/locales.js';
import type { InquiryCommand, MatchCommand, OrderCommand, Typed } from '../../../../src/orders/contract.js';
import { formatLine, parseLine, type LineCommand } from '../../../../src/orders/line.js';
import { refusalText } from '../../../../src/present/refusal.js';
import type { Command } from '../../../../src/rules/finest-hour/commands.js';
import type { HourView } from '../../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import type { Inquiry } from '../../../../src/rules/finest-hour/inquiries.js';
import type { KernelCommand } from '../../../../src/rules/kernel/contract.js';
import { seatId, type SeatId } from '../../../../src/rules/kernel/ids.js';
import type { Refusal } from '../../../../src/rules/kernel/refusal.js';
import type { Result } from '../../../../src/rules/kernel/result.js';

/** Types lines for a seat of a match in a test, and says what came of them. */

export const orders = finestHourOrders(finestHour, []);

const ASKING: readonly string[] = ['odds', 'los', 'reach', 'sheet'] satisfies readonly InquiryCommand[];
const isAsking = (typed: Typed<string>): typed is Typed<InquiryCommand> => ASKING.includes(typed.command);
const isOrder = (typed: Typed<string>): typed is Typed<OrderCommand | MatchCommand> => !isAsking(typed);

function meaning(
  view: HourView,
  seat: SeatId,
  typed: Typed<LineCommand>,
  locale: Locale,
): Result<Command | KernelCommand | Inquiry, Refusal> {
  if (isAsking(typed)) return orders.inquire(typed, locale, view, seat);
  if (!isOrder(typed)) throw new Error('neither order nor inquiry');
  return orders.parse(typed, locale, view, seat);
}

/** What a line means, or the code and the sentence of its refusal. */
export function read(
  view: HourView,
  seat: string,
  line: string,
  locale: Locale = 'en',
): Command | KernelCommand | Inquiry | { readonly code: string; readonly text: string } {
  const typed = parseLine(line, locale);
  if (!typed.ok) return refused(typed.error, locale);
  const meant = meaning(view, seatId(seat), typed.value, locale);
  return meant.ok ? meant.value : refused(meant.error, locale);
}

const refused = (refusal: Refusal, locale: Locale) => ({
  code: refusal.code,
  text: refusalText(refusal, tongueOf(locale)),
});

/** The line that a player types for a command. */
export const lineOf = (command: Command | KernelCommand, locale: Locale): string =>
  formatLine(orders.format(command, locale), locale);
