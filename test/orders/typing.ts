import type { Locale } from '../../src/i18n/locales.js';
import type { InquiryCommand, MatchCommand, OrderCommand, Typed } from '../../src/orders/contract.js';
import { formatLine, parseLine } from '../../src/orders/line.js';
import { ordersOf } from '../../src/orders/registry.js';
import { refusalText } from '../../src/present/refusal.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { Command, Inquiry } from '../../src/rules/battletech/types.js';
import type { KernelCommand } from '../../src/rules/kernel/contract.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { seat as seatOf, type Play } from '../support/quick-start.js';

/** Types lines for a seat of a match in a test, and says what came of them. */

const INQUIRIES: readonly string[] = ['odds', 'los', 'reach', 'sheet'] satisfies readonly InquiryCommand[];
const isInquiry = (typed: Typed<string>): typed is Typed<InquiryCommand> => INQUIRIES.includes(typed.command);
const isOrder = (typed: Typed<string>): typed is Typed<OrderCommand | MatchCommand> => !isInquiry(typed);

export const orders = ordersOf('battletech');

export type Read = Command | KernelCommand | Inquiry | { readonly refused: Refusal; readonly text: string };

/** What a line means: the command, the inquiry, or the refusal and its sentence. */
export function read(play: Play, seat: string, line: string, locale: Locale = 'en'): Read {
  const view = battletech.view(play.match, seated(seatOf(seat)));
  const no = (refused: Refusal): Read => ({ refused, text: refusalText(refused, locale) });
  const typed = parseLine(line, locale);
  if (!typed.ok) return no(typed.error);
  if (isInquiry(typed.value)) {
    const inquiry = orders.inquire(typed.value, locale, view, seatOf(seat));
    return inquiry.ok ? inquiry.value : no(inquiry.error);
  }
  if (!isOrder(typed.value)) throw new Error('neither order nor inquiry');
  const command = orders.parse(typed.value, locale, view, seatOf(seat));
  return command.ok ? command.value : no(command.error);
}

/** The code of a refusal, for short expectations. */
export function codeOf(read: Read): string {
  return 'refused' in read ? read.refused.code : `accepted ${JSON.stringify(read)}`;
}

/** The line for a command, and what that line means. */
export function round(play: Play, seat: string, command: Command | KernelCommand, locale: Locale): Read {
  return read(play, seat, formatLine(orders.format(command, locale), locale), locale);
}
