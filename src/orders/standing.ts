import type { Locale } from '../i18n/locales.js';
import type { GameTypes, MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Reading, StandingText } from '../rules/kernel/standing.js';
import { ORDER_COMMANDS, type OrderCommand, type Orders, type Typed } from './contract.js';
import { commandName, parseLine } from './line.js';
import { misread } from './refuse.js';

/** Orders that are kept for later: what their text means when it is to be given. Pure. */

/** A game's rules and the text of its orders. */
export interface Reader<T extends GameTypes> {
  readonly rules: Pick<Ruleset<T>, 'holds'>;
  readonly orders: Orders<T>;
}

/** Reasons that may pass: an order that cannot be read for one of these may be kept all the same. */
const MOMENTARY: ReadonlySet<string> = new Set([
  'orders/order-missing',
  'orders/out-of-reach',
  'orders/facing-out-of-reach',
  'orders/not-on-map',
  'orders/not-on-table',
  'orders/target-missing',
  'orders/weapons-missing',
]);

const isMomentary = ({ code }: Refusal): boolean => MOMENTARY.has(code) || !code.startsWith('orders/');

/** Reads a kept order against what its seat sees now. The condition decides between the order and the one behind `else`. */
export function readStanding<T extends GameTypes>(
  reader: Reader<T>,
  text: StandingText,
  locale: Locale,
  view: MatchView<T>,
  seat: SeatId,
): Result<Reading<T>, Refusal> {
  const first = typedOf(text.order, locale);
  if (!first.ok) return first;
  const spent = reader.orders.spent(first.value, locale, view, seat);
  if (spent) return ok({ kind: 'gone', refusal: spent });
  const chosen = chosenOf(reader, text, locale, first.value, view, seat);
  if (!chosen.ok) return chosen;
  if (!chosen.value) return ok({ kind: 'waits' });
  const command = reader.orders.parse(chosen.value, locale, view, seat);
  return command.ok ? ok({ kind: 'order', command: command.value }) : command;
}

function chosenOf<T extends GameTypes>(
  { rules, orders }: Reader<T>,
  text: StandingText,
  locale: Locale,
  first: Typed,
  view: MatchView<T>,
  seat: SeatId,
): Result<Typed | null, Refusal> {
  if (text.if === null) return ok(first);
  const condition = orders.condition(text.if, first.options.unit, locale, view, seat);
  if (!condition.ok) return condition;
  if (rules.holds(view, seat, condition.value)) return ok(first);
  return text.else === null ? ok(null) : typedOf(text.else, locale);
}

/** Why a text cannot be kept, or `null`: what may come right by itself (a hex out of reach today) is no reason. */
export function checkStanding<T extends GameTypes>(
  reader: Reader<T>,
  text: StandingText,
  locale: Locale,
  view: MatchView<T>,
  seat: SeatId,
): Refusal | null {
  if (text.if === null && text.else !== null) return refuse('orders/else-without-if');
  for (const line of [text.order, text.else]) {
    if (line === null) continue;
    const typed = typedOf(line, locale);
    if (!typed.ok) return typed.error;
    const spent = reader.orders.spent(typed.value, locale, view, seat);
    if (spent) return spent;
    const parsed = reader.orders.parse(typed.value, locale, view, seat);
    if (!parsed.ok && !isMomentary(parsed.error)) return parsed.error;
  }
  const chosen = readCondition(reader, text, locale, view, seat);
  return chosen && !chosen.ok ? chosen.error : null;
}

function readCondition<T extends GameTypes>(
  { orders }: Reader<T>,
  text: StandingText,
  locale: Locale,
  view: MatchView<T>,
  seat: SeatId,
): Result<unknown, Refusal> | null {
  if (text.if === null) return null;
  const first = typedOf(text.order, locale);
  return orders.condition(text.if, first.ok ? first.value.options.unit : undefined, locale, view, seat);
}

/** The order in a line: `/move …`, `/declare …`, `/fire …` or `/pass`. */
function typedOf(line: string, locale: Locale): Result<Typed, Refusal> {
  const read = parseLine(line, locale);
  if (!read.ok) return read;
  const { command, options } = read.value;
  const order = ORDER_COMMANDS.find((name): name is OrderCommand => name === command);
  if (order) return ok({ command: order, options });
  const known = ORDER_COMMANDS.map((name) => `/${commandName(name, locale)}`);
  return misread('orders/unknown-command', { given: `/${commandName(command, locale)}`, known });
}
