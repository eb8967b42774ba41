import { hexesOf, type Hex } from '../geometry/hex/hex.js';
import type { UnitId } from '../kernel/ids.js';
import { mountProblem, possibleShots, shooterOf } from './fire.js';
import { anyShot } from './league/shots.js';
import { placeOf } from './movement.js';
import { sight } from './sight.js';
import { munitionOf, weaponProblem } from './standard/ammunition.js';
import { hasComputer, possibleFullShots, twistsOf } from './standard/gunnery.js';
import { groundTerms } from './standard/ground-terms.js';
import { gunnerOf } from './standard/parts.js';
import type { Quarry } from './standard/stance.js';
import { ORDINARY, shotToHit } from './standard/to-hit.js';
import { isCarried } from './stacking.js';
import { aloft } from './storeys.js';
import { HIGHEST_TO_HIT, SMOKE_POINTS } from './tables.js';
import { toHit, woodsOfTarget, woodsTerms } from './to-hit.js';
import type { FieldHex, Reached, Sight, Threat } from './inquiries.js';
import type { Place, StandardState, StandardUnit, State, Unit } from './types.js';
import { activeUnits, isGone, smokeIn, woodsIn } from './units.js';
import { hidesTarget, isOpen, verdictOn, type Ends } from './verdict.js';
import type { Mode } from './vocabulary.js';

/** What a unit sees and can fire at from where it stands, and what it would meet elsewhere: for questions, never for decisions. */

/** Every hex that a unit sees, with what the ground adds to a shot at whoever stands there on their feet, and whether a weapon bears on it. */
export function fieldOf(state: State, unit: Unit): readonly FieldHex[] {
  const from = placeOf(unit).hex;
  const ends = endsFrom(unit);
  const board = aloft(state.board, placeOf(unit));
  return hexesOf(board)
    .filter((hex) => hex !== from && isOpen(verdictOn(board, state.options, from, hex, ends)))
    .map((hex) => {
      const line = sight(board, state.options, from, hex, [], ends);
      return state.level === 'standard' && unit.body
        ? fullHex(state, unit, hex, line)
        : plainHex(state, unit, hex, line);
    });
}

/** Whoever looks, as they stand or lie, at somebody on their feet. */
const endsFrom = (unit: Unit): Ends => ({ fromProne: unit.body?.prone ?? false, toProne: false });

const inHex = (hex: Hex): Place => ({ hex, facing: 0 });

const sum = (terms: readonly { readonly value: number }[]): number => terms.reduce((all, { value }) => all + value, 0);

function plainHex({ board, options }: State, unit: Unit, hex: Hex, line: Sight): FieldHex {
  const mark = { place: inHex(hex), entered: 0, immobile: false };
  const bears = unit.sheet.mounts.some(
    (mount) => mountProblem(unit, mount) === null && toHit(board, options, shooterOf(unit), mark, mount, line).ok,
  );
  return { hex, modifier: sum(woodsTerms(board, mark.place, line)), bears };
}

function fullHex(state: StandardState, unit: StandardUnit, hex: Hex, line: Sight): FieldHex {
  const { board, options } = state;
  const { partialCover } = options;
  const quarry: Quarry = {
    place: inHex(hex),
    mode: 'stand',
    entered: 0,
    prone: false,
    immobile: false,
    skidded: false,
  };
  const circumstances = { ...ORDINARY, league: anyShot(state) };
  const targetingComputer = hasComputer(unit);
  const bears = unit.sheet.mounts.some((mount) => {
    if (weaponProblem(unit, mount, isGone(unit, mount))) return false;
    const gun = { mount, mode: 'normal', munition: munitionOf(unit, null), aim: null, targetingComputer } as const;
    return (unit.declared ? [unit.body.twist] : twistsOf(unit)).some(
      (twist) => shotToHit(board, gunnerOf(unit, placeOf(unit), mount, twist), quarry, gun, line, circumstances).ok,
    );
  });
  return {
    hex,
    modifier: sum(groundTerms(board, { place: placeOf(unit), prone: unit.body.prone }, quarry, line, partialCover)),
    bears,
  };
}

/** The enemies on the map, as far as they can be met. */
const enemiesOf = (state: State, unit: Unit): readonly Unit[] =>
  activeUnits(state).filter((one) => one.side !== unit.side && one.place !== null && !isCarried(one));

/** An enemy that would see a unit in a hex; `covered`: through partial cover. */
export interface Looker {
  readonly unit: UnitId;
  readonly covered: boolean;
}

/** The enemies that would see a unit in a hex, each from where it stands now; `null`: there is no enemy on the map. */
export function lookersAt(state: State, unit: Unit, hex: Hex): readonly Looker[] | null {
  const enemies = enemiesOf(state, unit);
  if (enemies.length === 0) return null;
  return enemies.flatMap((enemy): readonly Looker[] => {
    const board = aloft(state.board, placeOf(enemy));
    const seen = verdictOn(board, state.options, placeOf(enemy).hex, hex, endsFrom(enemy));
    return isOpen(seen) ? [{ unit: enemy.id, covered: state.level === 'standard' && hidesTarget(seen) }] : [];
  });
}

/** What the ground of a hex itself adds to every shot at whoever stands there on their feet. */
export const shelterIn = ({ board }: State, hex: Hex): { readonly woods: number; readonly smoke: number } => ({
  woods: sum(woodsOfTarget(woodsIn(board, hex))),
  smoke: SMOKE_POINTS[smokeIn(board, hex)],
});

/**
 * Who would see a unit in the hexes that it can reach, coming there by the cheapest way, and the least number with which any of
 * them could hit it with one weapon: each from where it stands now and with the twist that is best for it. Of enemies that are
 * `glimpsed` nobody knows what they can hit with.
 */
export function threatsOf(
  state: State,
  unit: Unit,
  mode: Mode,
  reached: readonly Reached[],
  glimpsed: ReadonlySet<UnitId>,
): readonly Threat[] {
  return reached.flatMap(({ hex, facings: [way] }): readonly Threat[] => {
    if (!way) return [];
    const place = { hex, facing: way.facing };
    const moved = { mode, steps: way.steps, path: [place], mp: way.mp, entered: way.entered };
    const there = inPlaceOf(state, unit, { place, moved });
    const numbers = enemiesOf(state, unit)
      .filter(({ id }) => !glimpsed.has(id))
      .flatMap((enemy) => there(enemy));
    const least = Math.min(...numbers);
    const watchers = (lookersAt(state, unit, hex) ?? []).map((one) => one.unit);
    return [
      {
        hex,
        watchers,
        number: least <= HIGHEST_TO_HIT ? least : null,
        known: !watchers.some((id) => glimpsed.has(id)),
      },
    ];
  });
}

/** The numbers with which an enemy could hit a unit if it stood elsewhere. */
function inPlaceOf(
  state: State,
  unit: Unit,
  change: Pick<Unit, 'place' | 'moved'>,
): (enemy: Unit) => readonly number[] {
  if (state.level === 'standard' && unit.body) {
    const moved: StandardUnit = { ...unit, ...change };
    const then: StandardState = { ...state, units: state.units.map((one) => (one.id === unit.id ? moved : one)) };
    return (enemy) =>
      enemy.body
        ? (enemy.declared ? [enemy.body.twist] : twistsOf(enemy)).flatMap((twist) =>
            possibleFullShots(then, enemy, twist, moved).map(({ toHit: { number } }) => number),
          )
        : [];
  }
  return (enemy) => possibleShots(state, enemy, { ...unit, ...change }).map(({ toHit: { number } }) => number);
}
