import type { Command } from '../../../rules/battletech/commands.js';
import { ROUNDS, type Round } from '../../../rules/battletech/standard/gun-tables.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { Tongue } from '../words/index.js';
import type { Context } from './context.js';
import { onMap } from './moves.js';
import { misread } from './refuse.js';
import { pieces, wordFor, type Word } from './words.js';

/** The texts that call for artillery: `artillery 0808`, `artillery 0808 homing`, `artillery none` (ART-02). */

type Bombard = Extract<Command, { type: 'bombard' }>;

const WORD_OF: Readonly<Partial<Record<Round, Word>>> = { homing: 'homing', smoke: 'smoke' };

/** Whether a text calls for artillery. */
export const isSalvo = (order = ''): boolean => {
  const [first] = pieces(order);
  return first?.kind === 'word' && first.word === 'artillery';
};

/** Reads one; the round may stand before or behind the hex, and is high explosive where it is not said. */
export function parseSalvo(context: Context, order: string): Result<Command, Refusal> {
  const { tongue } = context;
  let found: Bombard = { type: 'bombard', hex: null, round: 'high-explosive' };
  let none = false;
  for (const piece of pieces(order).slice(1)) {
    if (piece.kind === 'hex') {
      const checked = onMap(context, piece.hex);
      if (!checked.ok) return checked;
      found = { ...found, hex: piece.hex };
    } else if (piece.kind === 'word' && piece.word === 'none') none = true;
    else if (piece.kind === 'word' && piece.word === 'homing') found = { ...found, round: 'homing' };
    else if (piece.kind === 'word' && piece.word === 'smoke') found = { ...found, round: 'smoke' };
    else return misread('orders/word-unknown', { given: piece.text, expected: examples(tongue) });
  }
  if (none) return ok({ type: 'bombard', hex: null, round: 'high-explosive' });
  return found.hex === null ? misread('orders/hex-missing', { example: examples(tongue)[0] ?? '' }) : ok(found);
}

const examples = (tongue: Tongue): readonly string[] => [
  `\`${wordFor('artillery', tongue)} 0808\``,
  `\`${wordFor('artillery', tongue)} ${wordFor('none', tongue)}\``,
];

/** What is suggested: none, and each round where an enemy stands. */
export const salvoTexts = ({ view, tongue, seat }: Context): readonly string[] => {
  const side = view.seats.find(({ id }) => id === seat)?.side;
  const hexes = view.game.units.flatMap(({ side: of, place }) => (place && of !== side ? [place.hex] : []));
  return [
    formatSalvo({ type: 'bombard', hex: null, round: 'high-explosive' }, tongue),
    ...ROUNDS.flatMap((round) => hexes.map((hex) => formatSalvo({ type: 'bombard', hex, round }, tongue))),
  ];
};

/** The text of one. */
export function formatSalvo({ hex, round }: Bombard, tongue: Tongue): string {
  const word = WORD_OF[round];
  const said = hex === null ? [wordFor('none', tongue)] : [hex, ...(word ? [wordFor(word, tongue)] : [])];
  return [wordFor('artillery', tongue), ...said].join(' ');
}
