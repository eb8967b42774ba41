import { touching } from '../../../rules/geometry/plane/path.js';
import { directions, headed, type Point } from '../../../rules/geometry/plane/point.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { baseOf } from '../../../rules/tactic148/characters.js';
import { baseRadius } from '../../../rules/tactic148/options.js';
import type { Character } from '../../../rules/tactic148/types.js';
import { misread } from './refuse.js';
import { characterAhead, characterNamed } from './characters.js';
import type { Context } from './context.js';
import { lengthTyped } from './places.js';
import { textOf, WAYS, wordFor, type Piece, type Way } from './words.js';

/** Ways as typed: `to 12.5,8`, `path 10,6 12,8`, `NE 4.5`, `to VG-Grenadier`, one after the other. */

/** A direction of the compass as a vector of length 1. */
const vectorOf = (way: Way): Point => directions(WAYS.length)[WAYS.indexOf(way)] ?? { x: 0, y: -1 };

/** The places of a way, the start left out. Words like "to" between them may be left out as well. */
export function parseWay(context: Context, one: Character, all: readonly Piece[]): Result<readonly Point[], Refusal> {
  const path: Point[] = [];
  let rest = all;
  for (;;) {
    const [first] = rest;
    if (!first) break;
    if (first.kind === 'word' && (first.word === 'to' || first.word === 'path' || first.word === 'move')) {
      rest = rest.slice(1);
      continue;
    }
    const leg = legAhead(context, one, path.at(-1) ?? one.at, rest);
    if (!leg.ok) return leg;
    path.push(leg.value.to);
    rest = leg.value.rest;
  }
  return path.length > 0 ? ok(path) : placeMissing(context);
}

type Leg = Result<{ readonly to: Point; readonly rest: readonly Piece[] }, Refusal>;

function legAhead(context: Context, one: Character, from: Point | null, all: readonly Piece[]): Leg {
  const [first, second] = all;
  if (first?.kind === 'place') return ok({ to: first.at, rest: all.slice(1) });
  if (!from) return misread('orders/not-on-table', { unit: one.id });
  if (first?.kind === 'way') {
    const far = second?.kind === 'number' ? second.steps : second?.kind === 'place' ? lengthTyped(second.text) : null;
    if (far === null || far <= 0)
      return misread('orders/length-missing', { given: first.text, example: `\`${first.text} 4.5\`` });
    return ok({ to: headed(from, vectorOf(first.way), far), rest: all.slice(2) });
  }
  const named = characterAhead(context, all);
  if (!named) {
    const unknown = characterNamed(context, textOf(all.slice(0, 1)), []);
    return first?.kind === 'other' && !unknown.ok ? unknown : placeMissing(context);
  }
  const { game } = context.view;
  const { one: other, rest } = named;
  const at = other.at ? touching(from, baseRadius(game.options), baseOf(game, other)) : null;
  return at ? ok({ to: at, rest }) : misread('orders/not-on-table', { unit: other.id });
}

const placeMissing = ({ tongue }: Context): Result<never, Refusal> =>
  misread('orders/place-missing', { example: `\`${wordFor('to', tongue)} 12.5,8\`` });

/** A place: its coordinates, or that of a character. */
export function parsePlace(context: Context, all: readonly Piece[]): Result<Point, Refusal> {
  const [first, stray] = all;
  if (first?.kind === 'place') return stray ? surplus(stray) : ok(first.at);
  if (!first) return placeMissing(context);
  const one = characterNamed(context, textOf(all), []);
  if (!one.ok) return one;
  return one.value.at ? ok(one.value.at) : misread('orders/not-on-table', { unit: one.value.id });
}

/** More was typed than is needed. */
export const surplus = (piece: Piece): Result<never, Refusal> => misread('orders/surplus', { given: piece.text });
