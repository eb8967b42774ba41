import { lengthOf, pathRunsInto, strides } from '../geometry/plane/path.js';
import { isWhole, type Point } from '../geometry/plane/point.js';
import { overlaps } from '../geometry/plane/shape.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { remembering } from '../kernel/remember.js';
import { baseOf, characterOf, enemiesOf, onTable, placeOf } from './characters.js';
import { LENGTHS } from './lengths.js';
import { distanceTo, sees } from './lines.js';
import { prospectOf } from './needed.js';
import { baseRadius } from './options.js';
import { suppressing, zonesOnWay } from './suppression.js';
import { blockingPiece, climbs, factsOf, isOnTable, straddled } from './terrain.js';
import type { Character } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Event } from './events.js';

/** Moving (T48-30 … T48-32), watched by the enemy's Opportunity Fire (T48-33). */

/** Why a character cannot move along these places within `most` steps, or `null`; tokens are looked at elsewhere. */
export function moveProblem(state: State, one: Character, path: readonly Point[], most: number): Refusal | null {
  const unit = one.id;
  const to = path.at(-1);
  if (!to || !path.every(isWhole)) return refuse('tactic148/no-way', { unit }, 'T48-30');
  const way = [placeOf(one), ...path];
  const far = lengthOf(way);
  if (far === 0) return refuse('tactic148/no-way', { unit }, 'T48-30');
  if (far > most) return refuse('tactic148/too-far', { unit, far: Math.ceil(far), most }, 'T48-30');
  return judged(state, `${unit} ${way.map(({ x, y }) => `${x},${y}`).join(' ')}`, () => {
    return wayProblem(state, one, way) ?? endProblem(state, one, to);
  });
}

/** Each way, whatever its shot. */
const judged = remembering<State, Refusal | null>();

/** What is in the way: the edge of the table, enemies, obstructions; never friends (T48-30, AMB-T48-30). */
function wayProblem(state: State, one: Character, way: readonly Point[]): Refusal | null {
  const { id: unit } = one;
  const r = baseRadius(state.options);
  if (!way.every((point) => isOnTable(state.table, baseOf(state, one, point)))) {
    return refuse('tactic148/off-table', { unit, width: state.table.width, height: state.table.height }, 'T48-30');
  }
  const enemy = enemiesOf(state, one.side).find((other) => pathRunsInto(way, r, baseOf(state, other)));
  if (enemy) return refuse('tactic148/enemy-in-the-way', { unit, enemy: enemy.id }, 'AMB-T48-30');
  const piece = blockingPiece(state.table, way, r);
  return piece ? refuse('tactic148/terrain-in-the-way', { unit, ...factsOf(piece) }, 'AMB-T48-30') : null;
}

/** Why a base cannot stay at a place: on another, or half on an obstruction (AMB-T48-30). */
export function endProblem(state: State, one: Character, to: Point): Refusal | null {
  const base = baseOf(state, one, to);
  const other = onTable(state).find((each) => each.id !== one.id && overlaps(base, baseOf(state, each)));
  if (other) return refuse('tactic148/base-in-the-way', { unit: one.id, other: other.id }, 'AMB-T48-30');
  const piece = straddled(state.table, base);
  return piece ? refuse('tactic148/half-on-terrain', { unit: one.id, ...factsOf(piece) }, 'AMB-T48-30') : null;
}

/**
 * Walks on: up to the first place where an Opportunity Fire marker catches the character, which is looked for at every tenth
 * of a u; after the shots, on to the end, unless a wound stops it there (AMB-T48-36). `gone` is the way up to where it stands.
 */
export const walkRule: TacticRule<'walk'> = {
  run({ game }, { unit, path, gone }) {
    const one = characterOf(game, unit);
    if (one.status !== 'active') return { events: [{ type: 'MoveCutShort', unit }], then: [] };
    if (one.shocked) return { events: [{ type: 'MoveCutShort', unit, ...backTo(game, one, gone) }], then: [] };
    const caught = firstCaught(game, one, path);
    if (!caught) return { events: [walked(game, one, path)], then: [] };
    const { upTo, rest, watchers } = caught;
    return {
      events: [walked(game, one, upTo)],
      then: [
        ...watchers.map(({ id }) => ({ type: 'opportunity-shot', unit: id, target: unit }) as const),
        ...(rest.length > 0
          ? [{ type: 'walk', unit, path: rest, gone: [...gone, placeOf(one), ...upTo] } as const]
          : []),
      ],
    };
  },
};

/**
 * Where a character goes back to that is stopped on its way where no base can stay, among friends or on the edge of a roof: the
 * last place on its way, by tenths of a u, at which it could have ended (AMB-T48-30). It set out from such a place.
 */
function backTo(state: State, one: Character, gone: readonly Point[]): { readonly at?: Point } {
  const canStay = (point: Point): boolean => endProblem(state, one, point) === null;
  if (canStay(placeOf(one))) return {};
  const at = strides(gone.toReversed(), LENGTHS.watch).find(canStay);
  return at ? { at } : {};
}

function walked(state: State, one: Character, path: readonly Point[]): Event {
  const way = [placeOf(one), ...path];
  return {
    type: 'Moved',
    unit: one.id,
    path: way,
    climbed: climbs(state.table, way, baseRadius(state.options)),
    underFire: zonesOnWay(state, one, way),
  };
}

/** The first stride of a way at which enemies fire, and what is left of the way. */
function firstCaught(
  state: State,
  one: Character,
  path: readonly Point[],
): {
  readonly upTo: readonly Point[];
  readonly rest: readonly Point[];
  readonly watchers: readonly Character[];
} | null {
  const watching = enemiesOf(state, one.side).filter((enemy) => isWatching(state, enemy));
  if (watching.length === 0) return null;
  let from = placeOf(one);
  for (const [i, to] of path.entries()) {
    for (const point of strides([from, to], LENGTHS.watch)) {
      const watchers = watching.filter((enemy) => catches(state, enemy, one, point));
      if (watchers.length === 0) continue;
      const isBend = point.x === to.x && point.y === to.y;
      return { upTo: [...path.slice(0, i), point], rest: path.slice(isBend ? i + 1 : i), watchers };
    }
    from = to;
  }
  return null;
}

/** Whether a character's Opportunity Fire can go off: it lies, is not held back, and its owner can attack. */
const isWatching = (state: State, enemy: Character): boolean =>
  enemy.opportunity !== null && !enemy.opportunity.hold && !enemy.shocked && suppressing(state, enemy).length === 0;

/** Whether a marker catches a character at a place: inside the zone, in sight, at a distance with dice (T48-33). */
function catches(state: State, watcher: Character, one: Character, at: Point): boolean {
  const { opportunity } = watcher;
  if (!opportunity) return false;
  const there = { ...one, at };
  if (distanceTo(state, there, opportunity.at) > opportunity.radius) return false;
  if (!sees(state, watcher, there)) return false;
  return (prospectOf(state, watcher, there, opportunity.weapon, false)?.dice ?? 0) > 0;
}
