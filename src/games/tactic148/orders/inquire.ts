import type { Point } from '../../../rules/geometry/plane/point.js';
import { same } from '../../../rules/geometry/plane/point.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { Inquiry } from '../../../rules/tactic148/inquiries.js';
import type { InquiryCommand, Typed } from '../../../orders/contract.js';
import { checkOptions, INQUIRY_OPTIONS } from '../../../orders/options.js';
import { misread } from './refuse.js';
import { characterAhead, characterNamed, orderedCharacter } from './characters.js';
import type { Context } from './context.js';
import { placeText } from './places.js';
import { parsePlace, surplus } from './ways.js';
import { pieces, textOf, wordFor, type Piece, type Word } from './words.js';

type Parsed = Result<Inquiry, Refusal>;

/** What a typed question to the rules means. */
export function parseInquiry(context: Context, typed: Typed<InquiryCommand>): Parsed {
  const checked = checkOptions(typed, INQUIRY_OPTIONS[typed.command], context.tongue.locale);
  if (!checked.ok) return checked;
  const { command, options } = typed;
  const all = pieces(options.order ?? '', context.tongue);
  switch (command) {
    case 'odds':
      return parseOdds(context, options, all);
    case 'los':
      return parseLine(context, options, all);
    case 'reach':
      return parseReach(context, options, all);
    case 'sheet': {
      const one = orderedCharacter(context, options.unit);
      return one.ok ? ok({ about: 'sheet', unit: one.value.id }) : one;
    }
    default:
      return never(command);
  }
}

/** `/odds unit:… target:… order:from 12.5,8 aim` */
function parseOdds(context: Context, options: Typed['options'], all: readonly Piece[]): Parsed {
  const one = orderedCharacter(context, options.unit);
  if (!one.ok) return one;
  const target = options.target === undefined ? null : characterNamed(context, options.target, []);
  if (target && !target.ok) return target;
  const rest = all.filter((piece) => !isWord(piece, 'aim') && !isWord(piece, 'from'));
  const from = rest.length === 0 ? ok(null) : parsePlace(context, rest);
  if (!from.ok) return from;
  return ok({
    about: 'odds',
    unit: one.value.id,
    target: target ? target.value.id : null,
    aim: all.some((piece) => isWord(piece, 'aim')),
    from: from.value,
  });
}

const isWord = (piece: Piece | undefined, word: Word): boolean => piece?.kind === 'word' && piece.word === word;

/** `/los order:10,6 12,8`, `/los unit:… target:…`, or a figure and a place; a figure alone asks for all that it sees. */
function parseLine(context: Context, options: Typed['options'], all: readonly Piece[]): Parsed {
  if (options.unit !== undefined && options.target === undefined && all.length === 0) {
    const one = orderedCharacter(context, options.unit);
    return one.ok ? ok({ about: 'field', unit: one.value.id }) : one;
  }
  const places: Point[] = [];
  for (const name of [options.unit, options.target]) {
    if (name === undefined) continue;
    const at = parsePlace(context, [{ kind: 'other', text: name }]);
    if (!at.ok) return at;
    places.push(at.value);
  }
  const written = placesIn(context, all);
  if (!written.ok) return written;
  // The order of two options and a text is: from the unit, to what is written, to the target.
  const [from, to, stray] = options.unit === undefined ? [...written.value, ...places] : [...places, ...written.value];
  if (!from || !to || stray) return misread('orders/places-two', { examples: ['`10,6 12,8`', '`US-Scout VG-Gunner`'] });
  if (same(from, to)) return misread('orders/same-place', { given: placeText(from) });
  return ok({ about: 'los', from, to });
}

function placesIn(context: Context, all: readonly Piece[]): Result<readonly Point[], Refusal> {
  const places: Point[] = [];
  for (let rest = all; rest.length > 0;) {
    const [first] = rest;
    if (!first) break;
    const named = first.kind === 'place' ? null : characterAhead(context, rest);
    if (first.kind === 'word' && !named) {
      rest = rest.slice(1);
      continue;
    }
    const at = parsePlace(context, named ? [{ kind: 'other', text: named.one.id }] : [first]);
    if (!at.ok) return at;
    places.push(at.value);
    rest = named?.rest ?? rest.slice(1);
  }
  return ok(places);
}

/** `/reach unit:… order:assault`; without a word, how far it moves. `danger` asks what the enemy needs there. */
function parseReach(context: Context, options: Typed['options'], all: readonly Piece[]): Parsed {
  const [first, stray] = all.filter((piece) => !isWord(piece, 'danger'));
  const danger = all.some((piece) => isWord(piece, 'danger')) ? ({ danger: true } as const) : {};
  const one = orderedCharacter(context, options.unit);
  if (!one.ok) return one;
  if (stray) return surplus(stray);
  const unit = one.value.id;
  if (!first || isWord(first, 'move')) return ok({ about: 'reach', unit, by: 'move', ...danger });
  if (isWord(first, 'assault')) return ok({ about: 'reach', unit, by: 'assault', ...danger });
  const expected = (['move', 'assault', 'danger'] as const).map((word) => `\`${wordFor(word, context.tongue)}\``);
  return misread('orders/word-unknown', { given: textOf([first]), expected });
}
