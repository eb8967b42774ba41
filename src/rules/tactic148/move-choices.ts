import { lengthOf } from '../geometry/plane/path.js';
import type { Point } from '../geometry/plane/point.js';
import type { Choice, Option, Blanks } from '../kernel/choices.js';
import type { UnitId } from '../kernel/ids.js';
import { refuse } from '../kernel/refusal.js';
import { placeOf, showing } from './characters.js';
import { LENGTHS } from './lengths.js';
import { ownActionsLeft } from './prices.js';
import { contacts, endsAround, moveOutline } from './regions.js';
import type { Character } from './types.js';
import type { State } from './state.js';
import type { Command } from './commands.js';

/** Where a character moves, place by place, and what every choice needs. */

export type Next = Choice<Command>;

export const pick = (blank: string, options: readonly Option[]): Next =>
  options.length > 0
    ? { kind: 'pick', blank, min: 1, max: 1, options }
    : { kind: 'nothing', refusal: refuse('tactic148/nothing-to-choose', { blank }) };

export const done = (command: Command): Next => ({ kind: 'done', command });

/** What a character is known by among others: where it stands, what it can still do. */
export const characterFacts = (one: Character): Option['facts'] => ({
  unit: one.id,
  ...(one.at ? { x: one.at.x, y: one.at.y } : {}),
  wounded: one.wounded,
  h2h: showing(one).h2h,
  actions: ownActionsLeft(one),
});

/** A place that was typed or picked: `12500,8000` in steps; `null` for anything else. */
export function placeIn(text: string | undefined): Point | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

const region = (points: readonly Point[]): Extract<Next, { kind: 'point' }>['region'] =>
  points.map(({ x, y }) => [x, y] as const);

/** Moves are felt out in fewer directions where only whether there is one matters. */
const FEW = 16;

/** The value of the option for a place that is picked, instead of an enemy. */
export const A_PLACE = 'place';

/** A place that can be picked, or an enemy by whom the place is given. */
export interface AtEnemy {
  readonly unit: UnitId;
  readonly at: Point;
}

/** A place: an enemy's if one is picked, else one of an outline. `finish` says what comes of a place, `null`: it is none; `stands`: who will stand there. */
export function placeChoice(
  partial: Blanks,
  enemies: readonly AtEnemy[],
  outline: () => readonly Point[],
  finish: (at: Point) => Next | null,
  stands?: UnitId,
): Next {
  const offered = enemies.filter(({ at }) => finish(at) !== null);
  const where = partial['where'];
  const enemy = offered.find(({ unit }) => unit === where);
  if (enemy) return finish(enemy.at) ?? pick('where', []);
  const typed = placeIn(partial['at']);
  const finished = typed && finish(typed);
  if (finished) return finished;
  const places = outline();
  if (offered.length > 0 && (where !== A_PLACE || places.length === 0)) {
    return pick('where', [
      ...(places.length > 0 ? [{ value: A_PLACE, facts: {} }] : []),
      ...offered.map(({ unit, at }) => ({ value: unit, facts: { unit, ...at } })),
    ]);
  }
  return pointIn('at', places, stands);
}

const pointIn = (blank: string, places: readonly Point[], stands?: UnitId): Next =>
  places.length > 0
    ? { kind: 'point', blank, region: region(places), ...(stands === undefined ? {} : { stands }) }
    : { kind: 'nothing', refusal: refuse('tactic148/nothing-to-choose', { blank }) };

/** Where to: into contact with an enemy, or to a place, and perhaps on from there. `finish` says whether a way is one. */
export const moveChoice = (
  state: State,
  one: Character,
  partial: Blanks,
  most: number,
  finish: (path: readonly Point[]) => Next | null,
): Next =>
  placeChoice(
    partial,
    contacts(state, one, most),
    () => endsAround(state, one, most, (to) => finish([to]) !== null),
    (at) => {
      const finished = finish([at]);
      return (partial['where'] ?? A_PLACE) === A_PLACE && finished
        ? onward(state, one, partial, most, finish, [at])
        : finished;
    },
    one.id,
  );

/** Few places to which a straight move leads, and those in contact: enough to tell whether there is one to somebody's liking. */
export const someEnds = (state: State, one: Character, most: number): readonly Point[] =>
  most <= 0
    ? []
    : [
        ...contacts(state, one, most).map(({ at }) => at),
        ...moveOutline(state, one, most, false, FEW),
        ...moveOutline(state, one, most, true, FEW),
      ];

/** After each place of a way, `at`, `at2`, …: whether it stops there or goes on, and then where to. */
function onward(
  state: State,
  one: Character,
  partial: Blanks,
  most: number,
  finish: (path: readonly Point[]) => Next | null,
  way: readonly [Point, ...Point[]],
): Next {
  const n = way.length === 1 ? '' : String(way.length);
  const finished = finish(way) ?? pick('at', []);
  const there: Character = { ...one, at: way.at(-1) ?? one.at };
  const left = Math.floor(most - lengthOf([placeOf(one), ...way]));
  const isEnd = (to: Point): boolean => finish([...way, to]) !== null;
  const then = partial[`then${n}`];
  if (then === 'stop' || way.length >= MOST_BENDS || left < LENGTHS.watch) return finished;
  if (then !== 'on') {
    if (!someEnds(state, there, left).some(isEnd)) return finished;
    return pick(`then${n}`, [
      { value: 'stop', facts: { left: 0 } },
      { value: 'on', facts: { left } },
    ]);
  }
  const blank = `at${way.length + 1}`;
  const to = placeIn(partial[blank]);
  if (to && isEnd(to)) return onward(state, one, partial, most, finish, [...way, to]);
  return pointIn(blank, endsAround(state, there, left, isEnd), one.id);
}
/** Places that a way may be made of, as it is picked; typed ways may have more. */
const MOST_BENDS = 4;
