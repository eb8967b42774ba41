import { steps, type Point } from '../geometry/plane/point.js';
import { gap, disc } from '../geometry/plane/shape.js';
import { enemiesOf, placeOf, showing } from './characters.js';
import type { FieldSquare, Looker, Threat } from './inquiries.js';
import { LENGTHS } from './lengths.js';
import { line, lineToPlace } from './lines.js';
import { moveProblem } from './move.js';
import { prospectOf } from './needed.js';
import { baseRadius } from './options.js';
import { isOnTable } from './terrain.js';
import type { State } from './state.js';
import type { Character } from './types.js';

/** What a character sees from where it stands, and what it would meet elsewhere: for questions, never for decisions. */

/** The table is looked at in squares so wide: of each its middle is looked at. */
export const FIELD_SQUARE = steps(2);
export const REACH_SQUARE = steps(1);

/** The squares in whose middle a character would see somebody, with what cover adds to a shot, and whether a weapon has dice at the distance. */
export function fieldOf(state: State, one: Character): readonly FieldSquare[] {
  const { width, height } = state.table;
  const r = baseRadius(state.options);
  return middles({ x: 0, y: 0 }, { x: width, y: height }, FIELD_SQUARE).flatMap((at): readonly FieldSquare[] => {
    if (!isOnTable(state.table, disc(at, r))) return [];
    const seen = lineToPlace(state, one, at);
    const far = Math.max(0, gap(disc(placeOf(one), r), disc(at, r)));
    if (seen === 'none') return [];
    const range = far <= LENGTHS.short ? 'short' : 'long';
    const bears = showing(one).weapons.some((weapon) => weapon[range] > 0);
    return [{ at, modifier: seen === 'cover' ? 1 : 0, bears }];
  });
}

/** Who of the enemy would see a character at a place, each from where it stands now, and whether through cover. */
export const lookersAt = (state: State, one: Character, at: Point): readonly Looker[] =>
  enemiesOf(state, one.side).flatMap((enemy) => {
    const seen = line(state, enemy, { ...one, at });
    return seen === 'none' ? [] : [{ unit: enemy.id, covered: seen === 'cover' }];
  });

/** The places in squares that a straight move of at most `most` leads to, with who would see the character there and the least score that a shot needs. */
export function threatsOf(state: State, one: Character, most: number): readonly Threat[] {
  const { x, y } = placeOf(one);
  return middles({ x: x - most, y: y - most }, { x: x + most, y: y + most }, REACH_SQUARE)
    .filter((at) => moveProblem(state, one, [at], most) === null)
    .map((at) => {
      const there = { ...one, at };
      const needed = enemiesOf(state, one.side).flatMap((enemy) =>
        showing(enemy).weapons.flatMap(({ id }) => {
          const prospect = prospectOf(state, enemy, there, id, false);
          return prospect && prospect.dice > 0 ? [prospect.needed] : [];
        }),
      );
      return { at, lookers: lookersAt(state, one, at), needed: needed.length > 0 ? Math.min(...needed) : null };
    });
}

/** The middles of the squares of the table that lie between two corners. */
function middles(from: Point, to: Point, square: number): readonly Point[] {
  const along = (least: number, most: number): readonly number[] => {
    const first = Math.max(0, Math.floor(least / square));
    return Array.from({ length: Math.max(0, Math.ceil(most / square) - first) }, (_, i) => (first + i + 0.5) * square);
  };
  const xs = along(from.x, to.x);
  return along(from.y, to.y).flatMap((y) => xs.map((x) => ({ x, y })));
}
