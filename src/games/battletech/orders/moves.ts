import { gaitOf } from '../../../rules/battletech/gait.js';
import type { Hex } from '../../../rules/geometry/hex/hex.js';
import { columnOf, distance, isOn, rowOf } from '../../../rules/geometry/hex/hex.js';
import { FACING_NAMES, type Facing } from '../../../rules/geometry/hex/facing.js';
import { atStandard } from '../../../rules/battletech/levels.js';
import { isInfantry } from '../../../rules/battletech/stacking.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Mode } from '../../../rules/battletech/vocabulary.js';
import type { Reached } from '../../../rules/battletech/inquiries.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { hasFourLegs, hobbles } from '../../../rules/battletech/standard/legs.js';
import { atPace } from '../../../rules/battletech/standard/pacing.js';
import type { Pace } from '../../../rules/battletech/standard/types.js';
import { supposed } from '../../../rules/battletech/supposed.js';
import { onceRisen } from '../../../rules/battletech/standard/rising.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { hiddenOrderOf, parseHidden } from './hiding.js';
import { misread } from './refuse.js';
import { asked, type Context } from './context.js';
import { friendCalled, parseCharge, parseEnding } from './endings.js';
import { facingName, formatSteps, looksLikeSteps, parseFacingText, parseSteps } from './steps.js';
import { pieces, wordFor, type Piece, type Word } from './words.js';

/**
 * The texts of `/move`: `deploy 0815 N`, `stand`, `walk 3F L F`, `run to 0710 NE`, `walk 2F exit`; at the standard level also
 * `masc`, `sprint 8F`, `evade 4F`, `jump 0507 N`, `back 2`, `stand up`, `stand up, run 3F`, `careful stand NE`, `walk 2F drop prone`, `charge ENF-4R`; of four
 * legs `walk F SL`.
 */

type Moves = Extract<Command, { type: 'move' }>;

/** What a text tells a unit to do. */
export function parseMove(context: Context, unit: Unit, text: string): Result<Command, Refusal> {
  const [first, ...rest] = pieces(text);
  // While units are set up, a place can only be where to deploy.
  if (first?.kind === 'hex' && asked(context, 'deploy')) return parseDeploy(context, unit, [first, ...rest]);
  if (first?.kind !== 'word') return noMode(context, first, text);
  const waiting = hiddenOrderOf(first.word);
  if (waiting) return parseHidden(context.tongue, unit, waiting, rest);
  switch (first.word) {
    case 'deploy':
      return parseDeploy(context, unit, rest);
    case 'stand':
      // Of one that lies, `stand, walk 2F` can only mean to get up.
      if (unit.body?.prone && rest.length > 0) return parseStandUp(context, unit, rest);
      // A unit that has begun its move stays where it is by going no further.
      return nothingMore(context, rest, {
        type: 'move',
        unit: unit.id,
        mode: asked(context, 'move-on')?.mode ?? 'stand',
        steps: '',
        exit: false,
      });
    case 'walk':
    case 'run':
      return isStandUp(rest)
        ? parseStandUp(context, unit, [first, ...rest])
        : parseWay(context, unit, first.word, rest);
    case 'jump':
      return parseWay(context, unit, 'jump', rest);
    case 'mount':
    case 'unload':
      return parseCarrying(context, unit, first.word, rest);
    case 'sow':
      return nothingMore(context, rest, { type: 'sow', unit: unit.id });
    case 'clear-mines':
      return nothingMore(context, rest, { type: 'clear-mines', unit: unit.id });
    case 'eject':
      return nothingMore(context, rest, { type: 'eject', unit: unit.id });
    case 'self-destruct':
    case 'self-destruct-ejecting':
      return nothingMore(context, rest, {
        type: 'self-destruct',
        unit: unit.id,
        ejects: first.word === 'self-destruct-ejecting',
      });
    case 'sprint':
    case 'evade':
      return parsePaced(context, unit, first.word, rest);
    case 'back':
      return parseWay(context, unit, 'walk', backward(rest));
    case 'stand-up':
      return parseStandUp(context, unit, [first, ...rest]);
    case 'careful-stand':
      return parseCarefulStand(context, unit, rest);
    case 'masc':
      return nothingMore(context, rest, { type: 'masc', unit: unit.id });
    case 'drop':
      return parseWay(context, unit, asked(context, 'move-on')?.mode ?? 'walk', [first, ...rest]);
    case 'charge':
      return parseCharge(context, unit, 'charge', rest);
    case 'death-from-above':
      return parseCharge(context, unit, 'death-from-above', rest);
    case 'to':
      return misread('orders/mode-missing', { examples: bothModes(context, text) });
    default:
      return noMode(context, first, text);
  }
}

/** `mount VEDETTE`, `unload FOOT-RIFLE`: the other unit by any of its names, as it is written. */
function parseCarrying(
  context: Context,
  unit: Unit,
  word: 'mount' | 'unload',
  rest: readonly Piece[],
): Result<Command, Refusal> {
  const other = friendCalled(context, unit, rest);
  if (!other.ok) return other;
  const { id } = other.value;
  return ok(word === 'mount' ? { type: word, unit: unit.id, on: id } : { type: word, unit: unit.id, passenger: id });
}

/** Steps without a mode, or a word that begins no order. */
const noMode = (context: Context, first: Piece | undefined, text: string): Result<never, Refusal> =>
  first && (first.kind === 'hex' || looksLikeSteps(first.text))
    ? misread('orders/mode-missing', { examples: bothModes(context, text) })
    : misread('orders/word-unknown', { given: first?.text ?? text, expected: beginnings(context) });

/** `back 2` is the walk `2B`. */
const backward = (rest: readonly Piece[]): readonly Piece[] => {
  const [count, ...after] = rest;
  if (count?.kind === 'other' && /^\d{1,2}$/u.test(count.text))
    return [{ kind: 'other', text: `${count.text}B` }, ...after];
  return count === undefined ? [{ kind: 'other', text: 'B' }] : rest;
};

const isStandUp = ([first]: readonly Piece[]): boolean => first?.kind === 'word' && first.word === 'stand-up';

/**
 * `stand up`, `stand up run`, `run stand up`: what MP are left is asked for afterwards. `stand up, run 3F`, `stand up, walk to
 * 0710 NE`, `stand up 2F`: it goes on so if it stands (SEQ-05); one that stands already is refused by the rules.
 */
function parseStandUp(context: Context, unit: Unit, all: readonly Piece[]): Result<Command, Refusal> {
  const said = all.filter((piece) => !isStandUp([piece]));
  const [first] = said;
  const pace = first?.kind === 'word' && (first.word === 'walk' || first.word === 'run') ? first.word : null;
  const usual = unit.body && hobbles(unit) ? 'run' : 'walk';
  const mode = pace ?? (asked(context, 'move-on')?.mode === 'run' ? 'run' : usual);
  const rest = pace ? said.slice(1) : said;
  if (rest.length === 0 || !unit.body) return ok({ type: 'stand-up', unit: unit.id, mode });
  const [stray] = rest;
  if (stray?.kind === 'word' && !GOES_ON.some((word) => word === stray.word)) {
    const expected = (['walk', 'run'] as const).map(
      (word) => `\`${wordFor('stand-up', context.tongue)} ${wordFor(word, context.tongue)}\``,
    );
    return misread('orders/word-unknown', { given: stray.text, expected });
  }
  const { view } = context;
  const up = onceRisen(atStandard(view.game), unit, mode);
  const way = parseWay({ ...context, view: { ...view, game: up.state } }, up.unit, mode, rest);
  if (!way.ok) return way;
  const { steps, exit, prone, charge } = way.value;
  const then = { steps, exit, ...(prone ? { prone } : {}), ...(charge ? { charge } : {}) };
  return ok({ type: 'stand-up', unit: unit.id, mode, then });
}

/** `careful stand NE`; without a facing the one that it has. Nothing else may follow (AMB-SEQ-24). */
function parseCarefulStand({ tongue }: Context, unit: Unit, rest: readonly Piece[]): Result<Command, Refusal> {
  const [way, stray] = rest;
  if (stray) return misread('orders/word-unknown', { given: stray.text, expected: FACING_NAMES });
  const facing = way ? parseFacingText(way.text, tongue) : ok(unit.place?.facing ?? 0);
  return facing.ok ? ok({ type: 'careful-stand', unit: unit.id, facing: facing.value }) : facing;
}

/** `sprint 8F`, `evade to 0710 NE`: a run at that pace (ADV-01, ADV-02). */
function parsePaced(context: Context, unit: Unit, pace: Pace, rest: readonly Piece[]): Result<Command, Refusal> {
  const { view } = context;
  if (view.game.level !== 'standard' || !unit.body) return fail(refuse('battletech/pace-off', { unit: unit.id, pace }));
  const ran = atPace(atStandard(supposed(view.game)), unit, pace);
  const way = parseWay({ ...context, view: { ...view, game: ran.state } }, ran.unit, 'run', rest);
  return way.ok ? ok({ ...way.value, pace }) : way;
}

/** Words that a way may begin with besides its steps. */
const GOES_ON: readonly Word[] = ['to', 'exit', 'drop', 'charge'];

const bothModes = ({ tongue }: Context, text: string): readonly string[] =>
  (['walk', 'run'] as const).map((mode) => `\`${wordFor(mode, tongue)} ${text.trim()}\``);

const BEGINNINGS = ['stand', 'walk', 'run', 'deploy'] as const satisfies readonly Word[];
const FULL_BEGINNINGS = [
  'stand',
  'walk',
  'run',
  'jump',
  'stand-up',
  'drop',
  'charge',
  'deploy',
] as const satisfies readonly Word[];

const beginnings = ({ tongue, view }: Context): readonly string[] =>
  (view.game.level === 'standard' ? FULL_BEGINNINGS : BEGINNINGS).map((word) => `\`${wordFor(word, tongue)}\``);

/** `deploy 0815 N`, `deploy 0815 N hidden`; the order of hex and facing is free. */
function parseDeploy(context: Context, unit: Unit, rest: readonly Piece[]): Result<Command, Refusal> {
  const isHidden = (piece: Piece): boolean => piece.kind === 'word' && piece.word === 'hidden';
  const place = parsePlace(
    context,
    rest.filter((piece) => !isHidden(piece)),
  );
  if (!place.ok) return place;
  const { hex } = place.value;
  // Troopers face nowhere (UNI-40, UNI-52).
  const facing = place.value.facing ?? (isInfantry(unit) ? 0 : null);
  if (facing === null) return misread('orders/facing-missing', { hex, facings: FACING_NAMES });
  return ok({ type: 'deploy', unit: unit.id, hex, facing, ...(rest.some(isHidden) ? { hidden: true } : {}) });
}

/** A hex of the map and perhaps a facing, in either order, and nothing else. */
export function parsePlace(
  context: Context,
  rest: readonly Piece[],
): Result<{ readonly hex: Hex; readonly facing: Facing | null }, Refusal> {
  const hexes = rest.filter((piece) => piece.kind === 'hex');
  const others = rest.filter((piece) => piece.kind !== 'hex');
  const [hex, second] = hexes;
  const [way, stray] = others;
  if (!hex) return misread('orders/hex-missing', { example: '`0815`' });
  const checked = onMap(context, hex.hex);
  if (!checked.ok) return checked;
  if (way && stray && !second) {
    // `north east` is one facing in two words.
    const facing = parseFacingText(others.map(({ text }) => text).join(' '), context.tongue);
    if (facing.ok) return ok({ hex: hex.hex, facing: facing.value });
  }
  const surplus = second ?? stray;
  if (surplus) return misread('orders/word-unknown', { given: surplus.text, expected: FACING_NAMES });
  if (!way) return ok({ hex: hex.hex, facing: null });
  const facing = parseFacingText(way.text, context.tongue);
  return facing.ok ? ok({ hex: hex.hex, facing: facing.value }) : facing;
}

/** Refuses a hex that the map does not have. */
export function onMap({ view }: Context, hex: Hex): Result<Hex, Refusal> {
  const { board } = view.game;
  if (isOn(board, hex)) return ok(hex);
  return misread('orders/hex-off-map', { hex, columns: twoDigits(board.columns), rows: twoDigits(board.rows) });
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

function nothingMore(context: Context, rest: readonly Piece[], command: Command): Result<Command, Refusal> {
  const [stray] = rest;
  return stray ? misread('orders/word-unknown', { given: stray.text, expected: beginnings(context) }) : ok(command);
}

/** What follows `walk`, `run` or `jump`: `to` a place, or steps, the last of which may leave the map; then how it ends. */
function parseWay(context: Context, unit: Unit, mode: Mode, all: readonly Piece[]): Result<Moves, Refusal> {
  const ended = parseEnding(context, unit, all);
  if (!ended.ok) return ended;
  const { way, ending } = ended.value;
  const read = parsePath(context, unit, mode, way);
  return read.ok ? ok({ ...read.value, ...ending }) : read;
}

/** A piece of a path as its steps are written: `climb 2` is `UP 2` (UNI-30). */
function stepText(piece: Piece): string {
  if (piece.kind !== 'word') return piece.text;
  return piece.word === 'climb' ? 'UP' : piece.word === 'descend' ? 'DN' : piece.text;
}

function parsePath(context: Context, unit: Unit, mode: Mode, rest: readonly Piece[]): Result<Moves, Refusal> {
  const [first, ...after] = rest;
  if (first?.kind === 'word' && first.word === 'to') return parseDestination(context, unit, mode, after);
  if (first?.kind === 'hex') return parseDestination(context, unit, mode, rest);
  const last = rest.at(-1);
  const exit = last?.kind === 'word' && last.word === 'exit';
  const words = (exit ? rest.slice(0, -1) : rest).map(stepText);
  const steps = parseSteps(words, context.tongue, hasFourLegs(unit));
  if (!steps.ok) return steps;
  if (exit && steps.value === '') {
    const { tongue } = context;
    return misread('orders/exit-without-steps', {
      example: `\`${wordFor(mode, tongue)} 2F ${wordFor('exit', tongue)}\``,
    });
  }
  return ok({ type: 'move', unit: unit.id, mode, steps: steps.value, exit });
}

/** `to 0710 NE`: the cheapest legal path; where the text leaves the facing or the path open, the ways are shown. */
function parseDestination(context: Context, unit: Unit, mode: Mode, rest: readonly Piece[]): Result<Moves, Refusal> {
  const place = parsePlace(context, rest);
  if (!place.ok) return place;
  const { hex, facing } = place.value;
  const answer = context.inspect(context.view, { about: 'reach', unit: unit.id, mode });
  if (!answer.ok) return answer;
  if (answer.value.about !== 'reach') throw new Error('reach was asked for');
  const { mp, reached } = answer.value;
  const ways = reached.find((there) => there.hex === hex)?.facings ?? [];
  if (ways.length === 0) return outOfReach(unit, mode, mp, reached, hex);
  const fitting = ways.filter((way) => facing === null || way.facing === facing);
  const choices = (fitting.length > 0 ? fitting : ways).map((way) =>
    described(context, unit.body?.pace ?? mode, hex, way, fitting.length > 1 && facing !== null),
  );
  const [only, ...others] = fitting;
  if (!only) {
    return misread('orders/facing-out-of-reach', {
      unit: unit.id,
      hex,
      facing: facing === null ? '' : facingName(facing),
      mp,
      choices,
    });
  }
  if (others.length > 0) return misread('orders/destination-open', { hex, choices });
  return ok({ type: 'move', unit: unit.id, mode, steps: only.steps, exit: false });
}

/** A way to a place as the text that would choose it: by its facing, or by its steps where the facing is no difference. */
function described(
  { tongue }: Context,
  mode: Mode | Pace,
  hex: Hex,
  way: Reached['facings'][number],
  bySteps: boolean,
): string {
  const verb = wordFor(mode, tongue);
  const text = bySteps
    ? `${verb} ${formatSteps(way.steps)}`
    : `${verb} ${wordFor('to', tongue)} ${hex} ${facingName(way.facing)}`;
  return `\`${text}\` (${way.mp} MP)`;
}

const NEAREST = 3;

function outOfReach(unit: Unit, mode: Mode, mp: number, reached: readonly Reached[], hex: Hex): Result<never, Refusal> {
  const nearest = reached
    .map((there) => there.hex)
    .sort((a, b) => distance(a, hex) - distance(b, hex) || columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b))
    .slice(0, NEAREST);
  const stays = unit.place ? [unit.place.hex] : [];
  return misread('orders/out-of-reach', {
    unit: unit.id,
    hex,
    mp,
    mode: gaitOf(unit, mode),
    nearest: nearest.length > 0 ? nearest : stays,
  });
}
