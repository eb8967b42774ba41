import type { Outfits } from '../library/unit.js';
import { begun } from '../../../rules/battletech/evolve.js';
import { modeProblem } from '../../../rules/battletech/movement.js';
import { isMech } from '../../../rules/battletech/standard/vehicles.js';
import type { Body } from '../../../rules/battletech/standard/types.js';
import type {
  Board,
  Movement,
  Place,
  StandardState,
  StandardUnit,
  StandardUnitSetup,
} from '../../../rules/battletech/types.js';
import { changeUnit, unitOf } from '../../../rules/battletech/units.js';
import { seatId, sideId, unitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';

/** Matches of the standard level with nobody on the map but those whom a question names, for play itself to answer it. */

/** A unit of such a match: as its sheet prints it, but for what the question says of it. */
export interface Cast {
  /** What it is called, by the question and in the match. */
  readonly name: string;
  readonly outfit: Outfits['standard'];
  readonly place: Place;
  readonly moved?: Pick<Movement, 'mode' | 'entered'>;
  /** What it brings along: its pilot, what is struck of it. */
  readonly brings?: Partial<Pick<StandardUnitSetup, 'pilot' | 'struck' | 'crew'>>;
  /** What has come over it since. */
  readonly body?: Partial<Body>;
}

/**
 * The match as it begins with these options, each unit in its place and on a side of its own. Refuses a way of moving that a unit
 * has not; 'Mechs are taken at their word, whatever jump jets they have.
 */
export function staged(
  board: Board,
  options: Readonly<Record<string, string>>,
  cast: readonly Cast[],
): Result<StandardState, Refusal> {
  const opened = begun({
    level: 'standard',
    scenario: '',
    filled: true,
    options,
    board,
    sides: cast.map(({ name }) => sideId(name)),
    seats: cast.map(({ name }) => ({ id: seatId(name), side: sideId(name) })),
    deployment: [],
    units: cast.map(({ name, outfit, brings }) => ({
      id: unitId(name),
      seat: seatId(name),
      side: sideId(name),
      ...outfit,
      ...brings,
    })),
  });
  for (const { name, moved } of cast) {
    const unit = unitOf(opened, unitId(name));
    const problem = moved && !isMech(unit) ? modeProblem(unit, moved.mode) : null;
    if (problem) return fail(problem);
  }
  return ok(cast.reduce((state, one) => changeUnit(state, unitId(one.name), (unit) => entered(unit, one)), opened));
}

/** A unit of the match in its place. */
const entered = (unit: StandardUnit, { place, moved, body }: Cast): StandardUnit => ({
  ...unit,
  status: 'active',
  place,
  moved: moved ? { ...moved, steps: '', path: [place], mp: 0 } : null,
  body: { ...unit.body, ...body },
});
