import { isOn, parseHex } from '../../../../src/rules/geometry/hex/hex.js';
import type { Correction } from '../../../../src/rules/kernel/game.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import type { Ambush } from './ambush.js';
import { findPiece, pieceAt } from './board.js';
import { changed } from './evolve.js';

/** Where a piece stands, and whether it is lost. What is put to all is not for what is hidden: that only an arbiter corrects. */
export const correction: Correction<Ambush> = {
  check({ game, viewer }, { of, set, to }) {
    const piece = findPiece(game, unitId(of));
    if (!piece) return refuse('ambush/not-this-piece', { unit: of, known: game.pieces.map(({ id }) => id) });
    const isOpen = !piece.hidden && game.pieces.every(({ at, lost }) => at !== null || lost);
    if (!isOpen && viewer.as !== 'arbiter') {
      return refuse('ambush/fact-hidden', { unit: of });
    }
    if (set === 'lost')
      return to === 'yes' || to === 'no' ? null : refuse('ambush/fact-unknown', { given: String(to) });
    const hex = set === 'place' ? parseHex(String(to)) : null;
    if (hex === null) return refuse('ambush/fact-unknown', { given: String(to) });
    if (!isOn(game, hex)) return refuse('ambush/off-board', { hex });
    const other = pieceAt(game, hex);
    return other && other.id !== piece.id ? refuse('ambush/occupied', { hex, unit: other.id }) : null;
  },
  apply(state, { of, set, to }) {
    if (set === 'lost') return changed(state, unitId(of), { lost: to === 'yes' });
    return changed(state, unitId(of), { at: parseHex(String(to)) });
  },
};
