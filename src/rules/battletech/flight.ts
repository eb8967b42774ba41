import type { Hex } from '../geometry/hex/hex.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { hasRoof, landedOn } from './storeys.js';
import { ENTRY_COST } from './tables.js';
import { buildingIn, builtIn, canopyIn, isImpassable, isThicket, levelOf, waterIn } from './terrain.js';
import type { Board, Place, Unit } from './types.js';

/** How VTOLs fly: an elevation above each hex, over woods and whatever stands below (UNI-30). */

/** No VTOL flies higher. */
export const HIGHEST_FLIGHT = 50;
/** MP of a level up or down. */
const LEVEL_COST = 1;
/** From this elevation on it passes over whoever stands below. */
export const OVER_HEADS = 2;

export const elevationOf = ({ elevation = 0 }: Pick<Place, 'elevation'>): number => elevation;

/** How high above the ground it is, in the air or on a roof. */
const heightAt = ({ elevation, up = 0 }: Place): number => elevation ?? up;

/** A place at an elevation. */
export const raised = ({ hex, facing }: Place, elevation: number): Place => ({
  hex,
  facing,
  ...(elevation === 0 ? {} : { elevation }),
});

/** The least elevation in the air over a hex: above the tops of woods and roofs. */
export const leastOver = (board: Board, hex: Hex): number =>
  Math.max(isThicket(board, hex) ? canopyIn(board, hex) : 0, builtIn(board, hex)) + 1;

/** The least elevation at which it may stay: it lands on dry ground without woods, or on a roof (TER-28). */
const leastIn = (board: Board, hex: Hex): number =>
  isThicket(board, hex) || waterIn(board, hex) > 0 || buildingIn(board, hex) ? leastOver(board, hex) : 0;

/** A way through the air: where it leads, and the MP that it takes. */
interface Flown {
  readonly place: Place;
  readonly mp: number;
}

/** Into the next hex, at the same height above the sea, or as much higher as it must be. Refuses what is impassable or too high. */
export function flyTo(board: Board, unit: Unit, from: Place, to: Hex): Result<Flown, Refusal> {
  if (isImpassable(board, to)) return fail(refuse('battletech/impassable', { unit: unit.id, hex: to }, 'TER-01'));
  const height = levelOf(board, from.hex) + heightAt(from);
  const least = Math.max(levelOf(board, to) + leastOver(board, to), levelOf(board, from.hex) + (from.up ?? 0) + 1);
  const climb = Math.max(0, least - height);
  const elevation = height + climb - levelOf(board, to);
  if (elevation > HIGHEST_FLIGHT) return fail(tooHigh(unit));
  return ok({ place: raised({ ...from, hex: to }, elevation), mp: ENTRY_COST[0] + climb * LEVEL_COST });
}

/** A level up or down over its hex. Refuses more than it can rise, and to come down into woods, onto water or a tank of fuel. */
export function climb(board: Board, unit: Unit, from: Place, by: 1 | -1): Result<Flown, Refusal> {
  const elevation = heightAt(from) + by;
  if (elevation > HIGHEST_FLIGHT) return fail(tooHigh(unit));
  if (by < 0 && from.up === undefined && hasRoof(board, from.hex) && elevation === builtIn(board, from.hex))
    return ok({ place: landedOn(board, raised(from, 0)), mp: LEVEL_COST });
  const least = leastIn(board, from.hex);
  if (elevation < least) return fail(refuse('battletech/no-lower', { unit: unit.id, hex: from.hex, least }, 'UNI-30'));
  return ok({ place: raised(from, elevation), mp: LEVEL_COST });
}

const tooHigh = ({ id }: Unit): Refusal => refuse('battletech/no-higher', { unit: id, most: HIGHEST_FLIGHT }, 'UNI-30');
