import { quoted } from '../../i18n/of-people.js';
import type { Die, Piece, Rolled } from './roll.js';

/** So many dice of an answer are shown; all count. */
const MOST_SHOWN = 100;

/**
 * Rolls as they are shown: `(4, 6, ~~1~~, 5) + 3`. What was dropped is struck through; what was rolled again too, with an
 * arrow to what took its place; what exploded has an exclamation mark. Of many dice the first are shown.
 */
export function shownRolls(rolls: readonly Rolled[]): readonly string[] {
  let left = MOST_SHOWN;
  return rolls.map(({ pieces }) =>
    pieces
      .map((piece) => {
        if (piece.kind !== 'dice') return shownPiece(piece);
        const some = piece.dice.slice(0, left);
        left -= some.length;
        const more = piece.dice.length - some.length;
        return `(${joined(some, piece.fudge)}${more > 0 ? `… +${more}` : ''})`;
      })
      .join(''),
  );
}

const joined = (dice: readonly Die[], fudge: boolean): string =>
  dice
    .map((die, i) => {
      const between = i === dice.length - 1 ? '' : die.fate === 'rerolled' ? ' → ' : ', ';
      return `${shownDie(die, fudge)}${between}`;
    })
    .join('');

const FUDGE = ['−', '0', '+'];

function shownDie({ face, fate, exploded }: Die, fudge: boolean): string {
  const shown = `${fudge ? (FUDGE[face + 1] ?? '') : face}${exploded ? '!' : ''}`;
  return fate === 'kept' ? shown : `~~${shown}~~`;
}

const shownPiece = (piece: Exclude<Piece, { kind: 'dice' }>): string =>
  piece.kind === 'text' ? piece.text : ` \\[${quoted(piece.label)}\\]`;
