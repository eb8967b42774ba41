import type {
  InquiryCommand,
  MatchCommand,
  OptionName,
  OrderCommand,
  Typed,
} from '../../../../../src/orders/contract.js';
import { parseMatchCommand } from '../../../../../src/orders/match-commands.js';
import { called, onlyOf, onlyTarget } from '../../../../../src/orders/named.js';
import { checkOptions, INQUIRY_OPTIONS } from '../../../../../src/orders/options.js';
import { misreading } from '../../../../../src/orders/refuse.js';
import type { AmbushView } from '../../rules/ambush.js';
import type { Command, Inquiry } from '../../rules/orders.js';
import type { Piece } from '../../rules/types.js';
import { parseHex, type Hex } from '../../../../../src/rules/geometry/hex/hex.js';
import type { KernelCommand } from '../../../../../src/rules/kernel/contract.js';
import type { SeatId } from '../../../../../src/rules/kernel/ids.js';
import type { Refusal } from '../../../../../src/rules/kernel/refusal.js';
import { ok, type Result } from '../../../../../src/rules/kernel/result.js';
import type { Tongue, Words } from '../words/index.js';
import { wordFor, wordsIn, type Word } from './words.js';

export const misread = misreading<Words>();

type Parsed = Result<Command | KernelCommand, Refusal>;

const USES = {
  declare: ['unit', 'order'],
  move: ['unit', 'order'],
  fire: ['unit', 'target'],
  pass: [],
} as const satisfies Record<OrderCommand, readonly OptionName[]>;

/** What a typed order means for a seat. */
export function parseOrder(
  { command, options }: Typed<OrderCommand | MatchCommand>,
  tongue: Tongue,
  view: AmbushView,
  seat: SeatId,
): Parsed {
  if (command === 'match concede' || command === 'match abandon')
    return parseMatchCommand(command, options, tongue.locale);
  const checked = checkOptions({ command, options }, USES[command], tongue.locale);
  if (!checked.ok) return checked;
  if (command === 'pass') return ok({ type: 'pass' });
  const all = wordsIn(options.order ?? '');
  const [first = '', ...rest] = all;
  if (command === 'declare' && first === 'mines' && (rest[0] === 'live' || rest[0] === 'sleep')) {
    return ok({ type: 'mines', live: rest[0] === 'live' });
  }
  if (command === 'declare' && first === 'mines') {
    const hexes = hexesIn(rest.filter((word) => word !== 'none'));
    return hexes.ok ? ok({ type: 'bury', hexes: hexes.value }) : hexes;
  }
  if (command === 'declare' && (first === 'bold' || first === 'wary')) return ok({ type: 'stance', stance: first });
  const piece = ownPiece(options.unit, tongue, view, seat);
  if (!piece.ok) return piece;
  const unit = piece.value.id;
  switch (command) {
    case 'fire': {
      const target = enemyPiece(options.target, view, piece.value);
      return target.ok ? ok({ type: 'fire', unit, target: target.value.id }) : target;
    }
    case 'declare': {
      if (first === 'hold') return ok({ type: 'hold', unit });
      const at = first === 'scan' ? hexesIn(rest.slice(0, 1)) : null;
      if (at && !at.ok) return at;
      const [hex] = at?.value ?? [];
      if (hex !== undefined) return ok({ type: 'scan', unit, at: hex });
      return unread(options.order, ['mines', 'bold', 'wary', 'scan', 'hold'], tongue);
    }
    case 'move': {
      if (first === 'any') return ok({ type: 'deploy', unit, at: null, hidden: false });
      const hidden = all.at(-1) === 'hidden';
      const hexes = hexesIn(all.filter((word) => word !== 'hidden' && word !== 'deploy'));
      if (!hexes.ok) return hexes;
      const [at] = hexes.value;
      if (at === undefined) return misread('orders/order-missing', { unit, examples: ['`0203`', '`0203 0204`'] });
      return ok(first === 'deploy' ? { type: 'deploy', unit, at, hidden } : { type: 'move', unit, path: hexes.value });
    }
  }
}

const unread = (given: string | undefined, words: readonly Word[], tongue: Tongue): Result<never, Refusal> =>
  misread('orders/word-unknown', { given: given ?? '', expected: words.map((word) => `\`${wordFor(word, tongue)}\``) });

function hexesIn(typed: readonly string[]): Result<readonly Hex[], Refusal> {
  const wrong = typed.find((word) => parseHex(word) === null);
  return wrong === undefined
    ? ok(typed.flatMap((word) => parseHex(word) ?? []))
    : misread('orders/ambush-hex', { given: wrong, example: '`0203`' });
}

/** The piece of an order: the one named, or the only one that is asked about. */
function ownPiece(
  text: string | undefined,
  { locale }: Tongue,
  view: AmbushView,
  seat: SeatId | null,
): Result<Piece, Refusal> {
  const { pieces } = view.game;
  const mine = pieces.filter((one) => one.seat === seat && !one.lost);
  if (text !== undefined) return called({ all: pieces, preferred: mine, shown: pieces, namesOf: () => [] }, text);
  const asked = view.questions.flatMap(({ seat: other, topic }) => {
    if (other !== seat) return [];
    return topic.ask === 'act' ? topic.units : topic.ask === 'deploy' ? [topic.unit] : [];
  });
  return onlyOf(asked.length > 0 ? mine.filter(({ id }) => asked.includes(id)) : mine, pieces, locale);
}

function enemyPiece(text: string | undefined, { game }: AmbushView, { side }: Piece): Result<Piece, Refusal> {
  const enemies = game.pieces.filter((one) => one.side !== side && !one.lost);
  if (text === undefined) return onlyTarget(enemies);
  return called({ all: game.pieces, preferred: enemies, shown: enemies, namesOf: () => [] }, text);
}

/** What a typed question to the rules means. */
export function parseInquiry(
  typed: Typed<InquiryCommand>,
  tongue: Tongue,
  view: AmbushView,
  seat: SeatId | null,
): Result<Inquiry, Refusal> {
  const { command, options } = typed;
  const checked = checkOptions(typed, INQUIRY_OPTIONS[command], tongue.locale);
  if (!checked.ok) return checked;
  if (command === 'los') {
    const hexes = hexesIn(wordsIn(options.order ?? ''));
    if (!hexes.ok) return hexes;
    const [from, to] = hexes.value;
    if (from !== undefined && to !== undefined) return ok({ about: 'los', from, to });
    return misread('orders/ambush-hex', { given: options.order ?? '', example: '`0203 0205`' });
  }
  const piece = ownPiece(options.unit, tongue, view, seat);
  if (!piece.ok) return piece;
  const unit = piece.value.id;
  if (command !== 'odds') return ok({ about: command, unit });
  const target = enemyPiece(options.target, view, piece.value);
  return target.ok ? ok({ about: 'odds', unit, target: target.value.id }) : target;
}
