import { anyTongue } from '../../src/games/words.js';
import type { Locale } from '../../src/i18n/locales.js';
import type { InquiryCommand, MatchCommand, OrderCommand, Orders, Typed } from '../../src/orders/contract.js';
import { formatLine, parseLine } from '../../src/orders/line.js';
import { battletechOrders } from '../../src/games/battletech/orders/index.js';
import { tactic148Orders } from '../../src/games/tactic148/orders/index.js';
import { refusalText } from '../../src/present/refusal.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { GameTypes, KernelCommand, MatchView } from '../../src/rules/kernel/contract.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { tactic148 } from '../../src/rules/tactic148/index.js';
import type { Tactic148 } from '../../src/rules/tactic148/tactic148.js';
import { seat as seatOf, type Play } from '../support/quick-start.js';
import type { Play as TacticPlay } from '../support/tactic148.js';

/** Types lines for a seat of a match in a test, and says what came of them. */

const INQUIRIES: readonly string[] = ['odds', 'los', 'reach', 'sheet'] satisfies readonly InquiryCommand[];
const isInquiry = (typed: Typed<string>): typed is Typed<InquiryCommand> => INQUIRIES.includes(typed.command);
const isOrder = (typed: Typed<string>): typed is Typed<OrderCommand | MatchCommand> => !isInquiry(typed);

export const orders = battletechOrders(battletech, []);
export const tacticOrders = tactic148Orders(tactic148, []);

export type ReadOf<T extends GameTypes> =
  | T['command']
  | KernelCommand
  | T['inquiry']
  | { readonly refused: Refusal; readonly text: string };
export type Read = ReadOf<BattleTech>;

/** What a line means: the command, the inquiry, or the refusal and its sentence. */
function readFor<T extends GameTypes>(
  texts: Orders<T>,
  view: MatchView<T>,
  seat: string,
  line: string,
  locale: Locale,
): ReadOf<T> {
  const no = (refused: Refusal): ReadOf<T> => ({ refused, text: refusalText(refused, anyTongue(locale)) });
  const typed = parseLine(line, locale);
  if (!typed.ok) return no(typed.error);
  if (isInquiry(typed.value)) {
    const inquiry = texts.inquire(typed.value, locale, view, seatOf(seat));
    return inquiry.ok ? inquiry.value : no(inquiry.error);
  }
  if (!isOrder(typed.value)) throw new Error('neither order nor inquiry');
  const command = texts.parse(typed.value, locale, view, seatOf(seat));
  return command.ok ? command.value : no(command.error);
}

export const read = (play: Play, seat: string, line: string, locale: Locale = 'en'): Read =>
  readFor(orders, battletech.view(play.match, seated(seatOf(seat))), seat, line, locale);

export const readTactic = (play: TacticPlay, seat: string, line: string, locale: Locale = 'en'): ReadOf<Tactic148> =>
  readFor(tacticOrders, tactic148.view(play.match, seated(seatOf(seat))), seat, line, locale);

/** The code of a refusal, for short expectations. */
export function codeOf(read: object): string {
  return 'refused' in read && isRefusal(read.refused) ? read.refused.code : `accepted ${JSON.stringify(read)}`;
}
const isRefusal = (refused: unknown): refused is Refusal =>
  typeof refused === 'object' && refused !== null && 'code' in refused;

/** The line for a command, and what that line means. */
export function round(play: Play, seat: string, command: BattleTech['command'] | KernelCommand, locale: Locale): Read {
  return read(play, seat, formatLine(orders.format(command, locale), locale), locale);
}

export function roundTactic(
  play: TacticPlay,
  seat: string,
  command: Tactic148['command'] | KernelCommand,
  locale: Locale,
): ReadOf<Tactic148> {
  return readTactic(play, seat, formatLine(tacticOrders.format(command, locale), locale), locale);
}
