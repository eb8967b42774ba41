import type {
  InquiryCommand,
  OptionName,
  OrderCommand,
  Suggestion,
  Typed,
} from '../../../../../src/orders/contract.js';
import { plain } from '../../../../../src/orders/text.js';
import type { AmbushView } from '../../rules/ambush.js';
import { freeHome, pieceOf, scannable, stepsFrom, targetsOf } from '../../rules/board.js';
import type { Piece } from '../../rules/types.js';
import type { SeatId } from '../../../../../src/rules/kernel/ids.js';
import type { Tongue } from '../words/index.js';
import { wordFor } from './words.js';

/** At most 25 suggestions for what is being typed. */
export function suggest(
  typed: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
  tongue: Tongue,
  view: AmbushView,
  seat: SeatId | null,
): readonly Suggestion[] {
  const begun = plain(typed.options[option] ?? '');
  return offers(typed, option, tongue, view, seat)
    .filter((value) => plain(value).startsWith(begun))
    .slice(0, 25)
    .map((value) => ({ label: value, value }));
}

function offers(
  { command, options }: Typed<OrderCommand | InquiryCommand>,
  option: OptionName,
  tongue: Tongue,
  { game, questions }: AmbushView,
  seat: SeatId | null,
): readonly string[] {
  const topic = questions.find((question) => question.seat === seat)?.topic;
  const units = topic?.ask === 'act' ? topic.units : topic?.ask === 'deploy' ? [topic.unit] : [];
  const pieces: readonly Piece[] =
    units.length > 0 ? units.map((id) => pieceOf(game, id)) : game.pieces.filter((one) => one.seat === seat);
  const piece = pieces.find(({ id }) => plain(id) === plain(options.unit ?? '')) ?? pieces[0];
  switch (option) {
    case 'unit':
      return pieces.map(({ id }) => id);
    case 'target':
      return piece ? targetsOf(game, piece).map(({ id }) => id) : [];
    case 'weapons':
    case 'aim':
      return [];
    case 'order':
      if (command === 'declare' && topic?.ask === 'bury') return [wordFor('mines', tongue)];
      if (command === 'declare' && topic?.ask === 'stance') return [wordFor('bold', tongue), wordFor('wary', tongue)];
      if (command === 'declare' && !topic && game.mines.length > 0) return beside(tongue);
      if (!piece) return [];
      if (command === 'move' && topic?.ask === 'deploy') {
        return freeHome(game, piece.side).map((hex) => `${wordFor('deploy', tongue)} ${hex}`);
      }
      if (piece.at === null) return [];
      if (command === 'move') return stepsFrom(game, piece.at);
      if (command === 'declare') {
        return [
          wordFor('hold', tongue),
          ...(game.mines.length > 0 ? beside(tongue) : []),
          ...scannable(game, piece.at).map((hex) => `${wordFor('scan', tongue)} ${hex}`),
        ];
      }
      return [];
  }
}

/** What can be said at any time by whoever has mines. */
const beside = (tongue: Tongue): readonly string[] =>
  (['live', 'sleep'] as const).map((word) => `${wordFor('mines', tongue)} ${wordFor(word, tongue)}`);
