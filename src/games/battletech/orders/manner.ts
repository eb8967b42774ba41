import { nameOf } from '../../../i18n/index.js';
import type { Unit } from '../../../rules/battletech/types.js';
import { SPECIAL_MODES, type FireMode } from '../../../rules/battletech/standard/traits.js';
import {
  MUNITIONS,
  binId,
  type Aim,
  type BinId,
  type ColumnShift,
  type Munition,
} from '../../../rules/battletech/standard/types.js';
import type { Hex } from '../../../rules/geometry/hex/hex.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { plain } from '../../../orders/text.js';
import { aimCalled, shiftCalled, targetCalled, unreadable, wordOf, type Clause } from './clauses.js';
import type { Context } from './context.js';
import type { Piece } from './words.js';
import { TONGUES } from '../words/index.js';

/** At whom and how weapons are fired: `at ENF-4R`, `at 0805`, `double`, `indirect`, `to heat`, `cluster`, `from LT-5`, `aim CT`, `aim high`, `column weak`. */
export interface Manner {
  readonly target: Result<Unit, Refusal> | null;
  /** Woods instead of a target (FIN-44). */
  readonly hex: Hex | null;
  readonly mode: FireMode | null;
  readonly bin: BinId | null;
  readonly munition: Munition | null;
  readonly aim: Aim | null;
  readonly shift: ColumnShift | null;
}

const modeOf = (piece: Piece | undefined): FireMode | null =>
  SPECIAL_MODES.find((mode) => mode === wordOf(piece)) ?? null;

/** Whether a piece has the form of a bin's name, `LT-5`. */
export const isBin = (piece: Piece | undefined): boolean => /^[A-Z]{2}-\d{1,2}$/iu.test(piece?.text ?? '');

function munitionOf({ text }: Piece): Munition | null {
  const typed = plain(text);
  return (
    MUNITIONS.find(
      (one) => one === typed || TONGUES.some((tongue) => plain(nameOf(tongue, 'battletech.munition', one)) === typed),
    ) ?? null
  );
}

/** Whether the names of the weapons end before this piece. */
export const startsManner = (piece: Piece, next: Piece | undefined): boolean =>
  wordOf(piece) === 'at' ||
  wordOf(piece) === 'aim' ||
  wordOf(piece) === 'column' ||
  (wordOf(piece) === 'from' && isBin(next)) ||
  modeOf(piece) !== null ||
  munitionOf(piece) !== null;

export function readManner(context: Context, clause: Clause): Result<Manner, Refusal> {
  let manner: Manner = { target: null, hex: null, mode: null, bin: null, munition: null, aim: null, shift: null };
  for (let i = 0; i < clause.length;) {
    const piece = clause[i];
    const next = clause[i + 1];
    if (!piece || !startsManner(piece, next)) return unreadable(context, piece, ['at', 'aim', ...SPECIAL_MODES]);
    const mode = modeOf(piece);
    const munition = munitionOf(piece);
    if (wordOf(piece) === 'at') {
      const rest = clause.slice(i + 1);
      const end = rest.findIndex((one, j) => startsManner(one, rest[j + 1]));
      const name = end < 0 ? rest : rest.slice(0, end);
      const [only, ...others] = name;
      const hex = only?.kind === 'hex' && others.length === 0 ? only.hex : null;
      const target = hex === null ? targetCalled(context, name) : null;
      if (target && !target.ok) return target;
      manner = { ...manner, target, hex };
      i += name.length + 1;
    } else if (wordOf(piece) === 'aim') {
      const aim = aimCalled(context, next);
      if (!aim.ok) return aim;
      manner = { ...manner, aim: aim.value };
      i += 2;
    } else if (wordOf(piece) === 'column') {
      const shift = shiftCalled(context, next);
      if (!shift.ok) return shift;
      manner = { ...manner, shift: shift.value };
      i += 2;
    } else if (mode || munition) {
      manner = mode ? { ...manner, mode } : { ...manner, munition };
      i += 1;
    } else {
      manner = { ...manner, bin: binId(next?.text.toUpperCase() ?? '') };
      i += 2;
    }
  }
  return ok(manner);
}
