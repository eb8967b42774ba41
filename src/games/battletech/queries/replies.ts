import type { Outfits, StockUnit } from '../library/unit.js';
import type { Level } from '../../../rules/battletech/vocabulary.js';
import { isOn, type Extent, type Hex } from '../../../rules/geometry/hex/hex.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';

/** What the queries answer in common: refusals of keys, reasons in the interface's words. */

export type Reply = Result<object, Refusal>;

/** The first of these hexes that is not on the board. */
export function offBoard(board: Extent, hexes: Readonly<Record<string, Hex>>): Refusal | null {
  const found = Object.entries(hexes).find(([, hex]) => !isOn(board, hex));
  if (!found) return null;
  return refuse('query/off-board', { key: found[0], hex: found[1], columns: board.columns, rows: board.rows });
}

/** Keys that mean nothing at the quick-start level must be at rest; the first that is used is named. */
export function beyondQuickStart(keys: Readonly<Record<string, boolean>>): Refusal | null {
  const key = Object.entries(keys).find(([, used]) => used)?.[0];
  return key === undefined ? null : refuse('query/not-in-these-rules', { key, rules: 'quick-start' });
}

/** A unit as a level of the rules reads it. */
export function outfitOf<L extends Level>(unit: StockUnit, level: L, key: string): Result<Outfits[L], Refusal> {
  const outfit: Outfits[L] | undefined = unit.outfits[level];
  return outfit ? ok(outfit) : fail(refuse('query/not-in-these-rules', { key, unit: unit.label, rules: level }));
}

/** Where the query interface has another word than the rules. */
const INTERFACE_WORDS: Readonly<Record<string, string>> = {
  'out-of-arc': 'not-in-arc',
  'blow-out-of-arc': 'not-in-arc',
};

/** The code of a refusal without the system's name, e.g. `out-of-range`. */
export function reasonOf({ code }: Refusal): string {
  const reason = code.split('/').at(-1) ?? code;
  return INTERFACE_WORDS[reason] ?? reason;
}

/** Terms as the interface lists them. */
export const modifiersOf = (
  terms: readonly { readonly reason: string; readonly value: number }[],
): readonly { readonly reason: string; readonly value: number }[] =>
  terms.map(({ reason, value }) => ({ reason, value }));
