import { evasionLength } from '../../../rules/finest-hour/allowance.js';
import type { Part, Then } from '../../../rules/finest-hour/commands.js';
import { evasionHeading } from '../../../rules/finest-hour/evasion.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import { leastLeft } from '../../../rules/finest-hour/plan.js';
import { targetsFor } from '../../../rules/finest-hour/bombing.js';
import { targetId, type Aircraft } from '../../../rules/finest-hour/types.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { squeezed } from '../../../orders/named.js';
import { aircraftAhead, aircraftNamed, targetFor } from './aircraft.js';
import { enemies, type Context } from './context.js';
import { angleIn, lengthText, lengthTyped } from './places.js';
import { misread } from './refuse.js';
import { shotsAhead } from './shots.js';
import { isWord, textOf, wordFor, type Piece, type Word } from './words.js';

/** What an aircraft does in its activation: `10 L45 10 R30 5`, `fast 20 …`, `dive 5`, `evade 270`, `10 fire Bf-2 guns 10 end`. */

/** An activation as it was typed. */
export interface Flight {
  readonly fast: boolean;
  readonly parts: readonly Part[];
  readonly then: Then;
}

type Next = Result<{ readonly part: Part; readonly rest: readonly Piece[] }, Refusal>;

/** Reads an activation from its first piece to its last. */
export function parseFlight(context: Context, one: Aircraft, all: readonly Piece[]): Result<Flight, Refusal> {
  const parts: Part[] = [];
  let rest = all;
  let then: Then | null = null;
  let fast = false;
  for (;;) {
    const [first] = rest;
    if (!first) break;
    if (first.kind === 'word' && (first.word === 'end' || first.word === 'on')) then = first.word;
    else if (isWord(first, 'fast')) fast = true;
    else if (!isWord(first, 'straight') && !isWord(first, 'normal')) {
      const next = partAhead(context, one, fast, parts, first, rest.slice(1));
      if (!next.ok) return next;
      parts.push(next.value.part);
      rest = next.value.rest;
      continue;
    }
    rest = rest.slice(1);
  }
  return ok({ fast, parts, then: then ?? thenOf(context, one, parts) });
}

/** Shots alone leave the move to be said: it has to fly on. */
function thenOf({ view: { game } }: Context, one: Aircraft, parts: readonly Part[]): Then {
  const moves = parts.some(({ do: what }) => what !== 'fire' && what !== 'bomb');
  return !moves && parts.length > 0 && leastLeft(game, one) > 0 ? 'on' : 'fire';
}

function partAhead(
  context: Context,
  one: Aircraft,
  fast: boolean,
  before: readonly Part[],
  first: Piece,
  rest: readonly Piece[],
): Next {
  const length = lengthIn(first);
  if (length !== null) return ok({ part: { do: 'ahead', length }, rest });
  if (first.kind !== 'word') return unreadable(context, first);
  switch (first.word) {
    case 'left':
    case 'right':
      return turnAhead(context, first.word, first, rest);
    case 'dive': {
      const given = rest[0] ? lengthIn(rest[0]) : null;
      const most = lengthOf(context.view.game.options, 'dive');
      return ok({ part: { do: 'dive', length: given ?? most }, rest: given === null ? rest : rest.slice(1) });
    }
    case 'evade': {
      const evasion = evasionAhead(context, one, null, rest);
      return evasion.ok ? ok({ part: { do: 'evade', ...evasion.value.evasion }, rest: evasion.value.rest }) : evasion;
    }
    case 'fire': {
      const shots = shotsAhead(context, one, fast, before, rest);
      return shots.ok ? ok({ part: { do: 'fire', shots: shots.value.shots }, rest: shots.value.rest }) : shots;
    }
    case 'collide': {
      const target = aircraftAhead(context, rest, enemies(context));
      if (target) return ok({ part: { do: 'collide', target: target.one.id }, rest: target.rest });
      const only = rest[0] ? aircraftNamed(context, rest[0].text, []) : targetFor(context, one, undefined);
      return only.ok ? ok({ part: { do: 'collide', target: only.value.id }, rest }) : only;
    }
    case 'bomb':
      return bombAhead(context, one, rest);
    default:
      return unreadable(context, first);
  }
}

/** A length, also one with a decimal comma, which is cut as a place. */
const lengthIn = (piece: Piece): number | null =>
  piece.kind === 'number' ? piece.steps : piece.kind === 'place' ? lengthTyped(piece.text) : null;

/** A direction in tenths of a degree. */
const angleAt = (piece: Piece | undefined): number | null => (piece?.kind === 'number' ? angleIn(piece.text) : null);

function turnAhead({ tongue }: Context, way: 'left' | 'right', first: Piece, rest: readonly Piece[]): Next {
  const by = angleAt(rest[0]);
  if (by === null) {
    return misread('orders/turn-missing', { given: `\`${first.text}\``, example: `\`${wordFor(way, tongue)}45\`` });
  }
  return ok({ part: { do: 'turn', by: way === 'left' ? -by : by }, rest: rest.slice(1) });
}

/** `270`, `270 15` with its length, `away`, `270 facing 90` where that is free (TFH-16, AMB-TFH-07). */
export function evasionAhead(
  context: Context,
  one: Aircraft,
  from: UnitId | null,
  all: readonly Piece[],
): Result<
  { readonly evasion: { readonly heading: number; readonly facing?: number }; readonly rest: readonly Piece[] },
  Refusal
> {
  const { tongue, view } = context;
  const [first, ...more] = all;
  const heading = headingIn(context, one, from, first);
  const evade = wordFor('evade', tongue);
  if (heading === null) {
    const examples = [`\`${evade} 270\``, `\`${evade} ${wordFor('away', tongue)}\``];
    return misread('orders/heading-missing', { examples });
  }
  const given = more[0] ? lengthIn(more[0]) : null;
  const far = evasionLength(view.game.options, one);
  if (given !== null && given !== far) {
    const example = `\`${evade} ${first?.text ?? ''} ${lengthText(far)}\``;
    return misread('orders/evasion-length', { unit: one.id, far, given, example });
  }
  const rest = given === null ? more : more.slice(1);
  const facing = isWord(rest[0], 'facing') ? angleAt(rest[1]) : null;
  return facing === null
    ? ok({ evasion: { heading }, rest })
    : ok({ evasion: { heading, facing }, rest: rest.slice(2) });
}

/** A compass heading, or a way that can be instructed as well (AMB-TFH-23). */
function headingIn({ view }: Context, one: Aircraft, from: UnitId | null, piece: Piece | undefined): number | null {
  if (piece?.kind !== 'word') return angleAt(piece);
  const way = EVASION_WAYS[piece.word];
  return way ? evasionHeading(view.game, one, from, way) : null;
}
const EVASION_WAYS: { readonly [Name in Word]?: 'away' | 'left' | 'right' | 'ahead' } = {
  away: 'away',
  left: 'left',
  right: 'right',
  straight: 'ahead',
};

/** A target on the ground by its id or its name; the only one where none is named. */
function bombAhead({ view: { game } }: Context, one: Aircraft, rest: readonly Piece[]): Next {
  const standing = targetsFor(game, one);
  for (let length = rest.length; length > 0; length--) {
    const text = squeezed(textOf(rest.slice(0, length)));
    const found = game.sky.targets.find(({ id, name }) =>
      [id, ...Object.values(name)].some((each) => squeezed(each) === text),
    );
    if (found) return ok({ part: { do: 'bomb', target: found.id }, rest: rest.slice(length) });
  }
  const [only, ...others] = standing;
  const [stray] = rest;
  if (stray?.kind !== 'other' && only && others.length === 0) {
    return ok({ part: { do: 'bomb', target: only.id }, rest });
  }
  if (standing.length === 0)
    return ok({ part: { do: 'bomb', target: targetId(stray?.text ?? '') }, rest: rest.slice(1) });
  return misread('orders/no-such-target', { given: stray?.text ?? '', known: standing.map(({ id }) => `\`${id}\``) });
}

const unreadable = (context: Context, { text }: Piece): Result<never, Refusal> =>
  misread('orders/word-unknown', { given: text, expected: flightExamples(context) });

/** What can be typed for an activation, by examples. */
export function flightExamples({ tongue }: Context): readonly string[] {
  const word = (name: Word): string => wordFor(name, tongue);
  return [
    `\`10 ${word('left')}45 10\``,
    `\`${word('fast')} 20\``,
    `\`${word('dive')} 5\``,
    `\`${word('evade')} 270\``,
    `\`10 ${word('fire')} Bf-2\``,
  ];
}
