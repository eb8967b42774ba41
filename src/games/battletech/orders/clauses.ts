import type { Unit } from '../../../rules/battletech/types.js';
import { AIM_SIDES, COLUMN_SHIFTS, type Aim, type ColumnShift } from '../../../rules/battletech/standard/types.js';
import { LOCATIONS } from '../../../rules/battletech/vocabulary.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { misread } from './refuse.js';
import { enemies, type Context } from './context.js';
import { unitNamed } from './units.js';
import { pieces, wordFor, type Piece, type Word } from './words.js';

/** The parts of a declaration at the standard level: `A B at ENF-4R; C cluster; twist left`, between them `;` or `,`. */

export type Clause = readonly Piece[];

export const clausesOf = (text: string): readonly Clause[] =>
  text
    .split(/[;,\n]/u)
    .map(pieces)
    .filter((clause) => clause.length > 0);

/** The word that a piece is; `null` when it is none. */
export const wordOf = (piece: Piece | undefined): Word | null => (piece?.kind === 'word' ? piece.word : null);

export const textOf = (clause: Clause): string => clause.map(({ text }) => text).join(' ');

/** Refuses a piece; `expected`: our words that may stand there. */
export const unreadable = (
  { tongue }: Context,
  piece: Piece | undefined,
  expected: readonly Word[],
  others: readonly string[] = [],
): Result<never, Refusal> =>
  misread('orders/word-unknown', {
    given: piece?.text ?? '…',
    expected: [...expected.map((word) => `\`${wordFor(word, tongue)}\``), ...others],
  });

/** The enemy that a text names. */
export function targetCalled(context: Context, clause: Clause): Result<Unit, Refusal> {
  const targets = enemies(context);
  return clause.length === 0
    ? misread('orders/target-missing', { units: targets.map(({ id }) => id) })
    : unitNamed(context, textOf(clause), targets);
}

/** Where the column of hits is shifted to: `left`, `right`, `weak` (CLN-42). */
export function shiftCalled(context: Context, piece: Piece | undefined): Result<ColumnShift, Refusal> {
  const shift = COLUMN_SHIFTS.find((one) => one === wordOf(piece));
  return shift ? ok(shift) : unreadable(context, piece, COLUMN_SHIFTS);
}

/** What is aimed at: a location by its letters, or a side (CLN-32). */
export function aimCalled(context: Context, piece: Piece | undefined): Result<Aim, Refusal> {
  const side = AIM_SIDES.find((one) => one === wordOf(piece));
  const location = LOCATIONS.find((one) => one === piece?.text.toUpperCase());
  const aim = side ?? location;
  return aim ? ok(aim) : unreadable(context, piece, AIM_SIDES, LOCATIONS);
}
