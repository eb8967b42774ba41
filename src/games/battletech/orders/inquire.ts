import type { Hex } from '../../../rules/geometry/hex/hex.js';
import type { Unit } from '../../../rules/battletech/types.js';
import { MODES, type Mode } from '../../../rules/battletech/vocabulary.js';
import type { Twist } from '../../../rules/battletech/standard/types.js';
import type { Inquiry, Stand } from '../../../rules/battletech/inquiries.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { InquiryCommand, Typed } from '../../../orders/contract.js';
import { checkOptions, INQUIRY_OPTIONS } from '../../../orders/options.js';
import { misread } from './refuse.js';
import { aimCalled } from './clauses.js';
import type { Context } from './context.js';
import { onMap, parsePlace } from './moves.js';
import { orderedUnit, unitNamed } from './units.js';
import { pieces, wordFor, type Piece } from './words.js';

type Parsed = Result<Inquiry, Refusal>;

/** What a typed question to the rules means. */
export function parseInquiry(context: Context, typed: Typed<InquiryCommand>): Parsed {
  const checked = checkOptions(typed, INQUIRY_OPTIONS[typed.command], context.tongue.locale);
  if (!checked.ok) return checked;
  const { command, options } = typed;
  switch (command) {
    case 'odds':
      return parseOdds(context, options);
    case 'los':
      return parseLine(context, options);
    case 'reach':
      return parseReach(context, options);
    case 'sheet': {
      const unit = orderedUnit(context, options.unit);
      return unit.ok ? ok({ about: 'sheet', unit: unit.value.id }) : unit;
    }
    default:
      return never(command);
  }
}

/** `/odds unit:… target:… order:from 0710 N run`, at the standard level also `… jump twist left` and `aim:high` */
function parseOdds(context: Context, options: Typed['options']): Parsed {
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return unit;
  const target = options.target === undefined ? null : unitNamed(context, options.target, context.view.game.units);
  if (target && !target.ok) return target;
  const from = options.order === undefined ? ok(null) : parseStand(context, options.order);
  if (!from.ok) return from;
  const aim = options.aim === undefined ? ok(null) : aimCalled(context, pieces(options.aim)[0]);
  if (!aim.ok) return aim;
  const aimed = aim.value === null ? {} : { aim: aim.value };
  return ok({
    about: 'odds',
    unit: unit.value.id,
    target: target ? target.value.id : null,
    from: from.value,
    ...aimed,
  });
}

/** `from 0710 N run`: where the unit might stand, and how it might have come there. The order of the words is free. */
function parseStand(context: Context, text: string): Result<Stand, Refusal> {
  const { tongue } = context;
  const [all, twist] = twistIn(pieces(text).filter((piece) => !(piece.kind === 'word' && piece.word === 'from')));
  const modes = all.flatMap((piece) => (isMode(piece) ? [piece.word] : []));
  const place = parsePlace(
    context,
    all.filter((piece) => !isMode(piece)),
  );
  if (!place.ok) return place;
  const { hex, facing } = place.value;
  if (facing === null) return misread('orders/facing-missing', { hex, facings: FACING_NAMES });
  const [mode, second] = modes;
  if (mode && !second) return ok({ place: { hex, facing }, mode, ...(twist === null ? {} : { twist }) });
  const examples = paces(context).map((word) => `\`${wordFor(word, tongue)}\``);
  return misread('orders/mode-missing', { examples });
}

const TWISTS = { left: -1, ahead: 0, right: 1 } as const;

/** `twist left` or `flip arms` taken out of a text: the other pieces, and the twist; `null` when nothing is said of it. */
function twistIn(all: readonly Piece[]): readonly [readonly Piece[], Twist | null] {
  const at = all.findIndex((piece) => piece.kind === 'word' && piece.word === 'twist');
  const flip = all.findIndex((piece) => piece.kind === 'word' && piece.word === 'flip');
  if (flip >= 0) return [all.toSpliced(flip, 1), 'flip'];
  const way = all[at + 1];
  const word = at >= 0 && way?.kind === 'word' ? way.word : null;
  if (word !== 'left' && word !== 'ahead' && word !== 'right') return [all, null];
  return [[...all.slice(0, at), ...all.slice(at + 2)], TWISTS[word]];
}

/** The modes of moving that there are at the level of the match. */
const paces = ({ view }: Context): readonly Mode[] =>
  view.game.level === 'standard' ? MODES : MODES.filter((mode) => mode !== 'jump');

const isMode = (piece: Piece): piece is Extract<Piece, { kind: 'word' }> & { readonly word: Mode } =>
  piece.kind === 'word' && MODES.some((mode) => mode === piece.word);

/** `/los order:0710 0312`, `/los unit:… target:…`, or a unit and a hex; a unit alone asks for all that it sees. */
function parseLine(context: Context, options: Typed['options']): Parsed {
  if (options.unit !== undefined && options.target === undefined && options.order === undefined) {
    const unit = orderedUnit(context, options.unit);
    return unit.ok ? ok({ about: 'field', unit: unit.value.id }) : unit;
  }
  const texts = [options.unit, ...placesIn(options.order ?? ''), options.target].filter((text) => text !== undefined);
  const [from, to, stray] = texts;
  const examples = ['`0710 0312`', '`HBK-4G ENF-4R`'];
  if (from === undefined || to === undefined || stray !== undefined)
    return misread('orders/places-missing', { examples });
  const start = placeCalled(context, from);
  if (!start.ok) return start;
  const end = placeCalled(context, to);
  if (!end.ok) return end;
  if (start.value === end.value) return misread('orders/same-place', { given: start.value });
  return ok({ about: 'los', from: start.value, to: end.value });
}

/** `0710 0312` or, with an arrow between, names of several words: `Hunchback HBK-4G → Enforcer`. */
function placesIn(text: string): readonly string[] {
  const ends = text.split(/→|->/u).map((end) => end.trim());
  if (ends.length === 2) return ends.filter((end) => end !== '');
  return pieces(text).flatMap((piece) => (piece.kind === 'word' ? [] : [piece.text]));
}

/** The hex of that number, or that of the unit of that name. */
function placeCalled(context: Context, text: string): Result<Hex, Refusal> {
  const [piece, ...others] = pieces(text);
  if (piece?.kind === 'hex' && others.length === 0) return onMap(context, piece.hex);
  const unit = unitNamed(context, text, []);
  if (!unit.ok) return unit;
  return hexOf(unit.value);
}

const hexOf = (unit: Unit): Result<Hex, Refusal> =>
  unit.place && unit.status === 'active' ? ok(unit.place.hex) : misread('orders/not-on-map', { unit: unit.id });

/** `/reach unit:… order:walk`; without a word, as far as it can run. `danger` asks what the enemy needs there. */
function parseReach(context: Context, options: Typed['options']): Parsed {
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok) return unit;
  const all = pieces(options.order ?? '');
  const [piece, stray] = all.filter((one) => !isDanger(one));
  const danger = all.some(isDanger) ? ({ danger: true } as const) : {};
  if (!piece) return ok({ about: 'reach', unit: unit.value.id, mode: 'run', ...danger });
  if (isMode(piece) && !stray) return ok({ about: 'reach', unit: unit.value.id, mode: piece.word, ...danger });
  const expected = [...paces(context).filter((mode) => mode !== 'stand'), 'danger' as const].map(
    (word) => `\`${wordFor(word, context.tongue)}\``,
  );
  return misread('orders/word-unknown', { given: (isMode(piece) ? stray : piece)?.text ?? piece.text, expected });
}

const isDanger = (piece: Piece): boolean => piece.kind === 'word' && piece.word === 'danger';
