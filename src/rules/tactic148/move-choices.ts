import { lengthOf } from '../geometry/plane/path.js';
import type { Point } from '../geometry/plane/point.js';
import type { Choice, Option, Slots } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { placeOf } from './characters.js';
import { LENGTHS } from './lengths.js';
import { contacts, moveOutline } from './regions.js';
import type { Character, Command, State } from './types.js';

/** Where a character moves, place by place, and what every choice needs. */

export type Next = Choice<Command>;

export const pick = (slot: string, options: readonly Option[]): Next =>
  options.length > 0
    ? { kind: 'pick', slot, min: 1, max: 1, options }
    : { kind: 'nothing', refusal: refuse('tactic148/nothing-to-choose', { slot }) };

export const done = (command: Command): Next => ({ kind: 'done', command });

/** A place that was typed or picked: `12500,8000` in steps; `null` for anything else. */
export function placeIn(text: string | undefined): Point | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export const region = (points: readonly Point[]): Extract<Next, { kind: 'point' }>['region'] =>
  points.map(({ x, y }) => [x, y] as const);

/** Moves are felt out in fewer directions where only whether there is one matters. */
export const FEW = 16;

/** Places all around where a straight move can end, on the level and by climbing, and those in contact with an enemy. */
export const movePlaces = (state: State, one: Character, most: number, rays?: number): readonly Point[] => {
  if (most <= 0) return [];
  const climbing = moveOutline(state, one, most, true, rays);
  return [
    ...climbing,
    ...moveOutline(state, one, most, false, rays),
    ...contacts(state, one, most).map(({ at }) => at),
  ];
};

/** The value of the option for a place that is picked, instead of an enemy to run into. */
export const A_PLACE = 'place';

/** Where to: an enemy, or a place, and perhaps on from there. `finish` says whether a way is one. */
export function moveChoice(
  state: State,
  one: Character,
  partial: Slots,
  most: number,
  finish: (path: readonly Point[]) => Next | null,
): Next {
  const reached = contacts(state, one, most).filter(({ at }) => finish([at]) !== null);
  const where = partial['where'];
  if (reached.length > 0 && where === undefined) {
    return pick('where', [
      { value: A_PLACE, facts: {} },
      ...reached.map(({ unit, at }) => ({ value: unit, facts: { unit, ...at } })),
    ]);
  }
  const contact = reached.find(({ unit }) => unit === where);
  if (contact) return finish([contact.at]) ?? pick('where', []);
  return pathChoice(state, one, partial, most, finish, []);
}

/** The places of a way one after the other: `to`, `to2`, …; after each, whether it goes on. */
function pathChoice(
  state: State,
  one: Character,
  partial: Slots,
  most: number,
  finish: (path: readonly Point[]) => Next | null,
  path: readonly Point[],
): Next {
  const n = path.length === 0 ? '' : String(path.length + 1);
  const there: Character = { ...one, at: path.at(-1) ?? one.at };
  const left = Math.floor(most - lengthOf([placeOf(one), ...path]));
  const to = placeIn(partial[`to${n}`]);
  const way = to ? [...path, to] : path;
  const finished = to ? finish(way) : null;
  if (!to || !finished) {
    const places = movePlaces(state, there, left).filter((place) => finish([...path, place]) !== null);
    return places.length > 0
      ? { kind: 'point', slot: `to${n}`, region: region(places) }
      : { kind: 'nothing', refusal: refuse('tactic148/nothing-to-choose', { slot: 'to' }) };
  }
  const rest = Math.floor(most - lengthOf([placeOf(one), ...way]));
  const next: Character = { ...one, at: to };
  const canGoOn =
    way.length < MOST_BENDS &&
    rest >= LENGTHS.watch &&
    partial[`then${n}`] !== 'stop' &&
    movePlaces(state, next, rest, FEW).some((place) => finish([...way, place]) !== null);
  if (!canGoOn) return finished;
  if (partial[`then${n}`] === 'on') return pathChoice(state, one, partial, most, finish, way);
  return pick(`then${n}`, [
    { value: 'stop', facts: { left: 0 } },
    { value: 'on', facts: { left: rest } },
  ]);
}
/** Places that a way may be made of, as it is picked; typed ways may have more. */
const MOST_BENDS = 4;
