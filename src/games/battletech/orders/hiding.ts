import { HIDDEN_ORDERS, type HiddenOrder, type HiddenOrders } from '../../../rules/battletech/standard/unseen.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { Tongue } from '../words/index.js';
import { misread } from './refuse.js';
import { wordFor, type Piece, type Word } from './words.js';

/** The texts that tell a hidden unit what to wait for: `lie low`, `overwatch 6`, `open fire`, `come out` (HID-02). */

const WORD_OF = {
  stay: 'lie-low',
  overwatch: 'overwatch',
  fire: 'open-fire',
  move: 'come-out',
} as const satisfies Readonly<Record<HiddenOrder, Word>>;

/** The order that a word is; `null` for any other word. */
export const hiddenOrderOf = (word: Word): HiddenOrder | null =>
  HIDDEN_ORDERS.find((order) => WORD_OF[order] === word) ?? null;

/** What follows the word: of overwatch a distance in hexes, which may be left out. */
export function parseHidden(
  tongue: Tongue,
  unit: Unit,
  order: HiddenOrder,
  rest: readonly Piece[],
): Result<Command, Refusal> {
  const [first, stray] = rest;
  const isFar = order === 'overwatch' && first?.kind === 'other' && /^\d{1,2}$/u.test(first.text);
  const surplus = isFar ? stray : first;
  if (surplus) return misread('orders/word-unknown', { given: surplus.text, expected: examples(tongue) });
  return ok({ type: 'lie-in-wait', unit: unit.id, orders: isFar ? { order, within: Number(first.text) } : { order } });
}

const examples = (tongue: Tongue): readonly string[] =>
  [formatHidden({ order: 'stay' }, tongue), formatHidden({ order: 'overwatch', within: 6 }, tongue)].map(
    (text) => `\`${text}\``,
  );

/** The text of an order. */
export const formatHidden = ({ order, within }: HiddenOrders, tongue: Tongue): string =>
  [wordFor(WORD_OF[order], tongue), ...(within === undefined ? [] : [String(within)])].join(' ');
