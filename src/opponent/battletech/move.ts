import { markOf, shooterOf } from '../../rules/battletech/fire.js';
import { reach } from '../../rules/battletech/reach.js';
import { ATTACKER_MOVEMENT, BASE_TO_HIT, RANGE_MODIFIER } from '../../rules/battletech/tables.js';
import { rangeOf, targetMovement, waysToHit, type Mark } from '../../rules/battletech/to-hit.js';
import type { Command, Mode, Mount, Place, State, Unit } from '../../rules/battletech/types.js';
import { activeOf, isLegged, woodsIn } from '../../rules/battletech/units.js';
import { placeOf } from '../../rules/battletech/movement.js';
import { distance } from '../../rules/geometry/hex/hex.js';
import { best } from './best.js';
import { enemiesOf, expectedDamage, field, workingMounts, worthHitting, type Field } from './field.js';

/** Where a unit might end its move, and how it would have got there. */
interface Stand {
  readonly place: Place;
  readonly mode: Mode;
  readonly steps: string;
  readonly entered: number;
}

/** How heavily damage taken weighs against damage given; below 1 it is worth trading blows. */
const CAUTION = 0.9;
/** What a hex nearer to the closest enemy is worth in the first turn, in points of damage … */
const EAGERNESS = 0.25;
/** … and the turns after which it is worth as much again, and so on, so that nobody waits for ever. */
const PATIENCE = 10;
/** How heavily weighs what the distance to the enemies promises for the turns to come. */
const FORESIGHT = 0.5;
/** How far the aim at an enemy that has yet to move can be trusted, and how likely its own shot is. */
const UNMOVED = 0.6;
/** Hexes that an enemy yet to move is taken to enter. */
const USUAL_HEXES = 3;

/** The unit to move next of those that may: the slow ones first, so that the fast ones see more before they choose. */
export const firstToMove = (units: readonly Unit[]): Unit | null => best(units, (unit) => -unit.sheet.run);

/** The move after which damage given less damage taken is best, over every place that can be reached (QSR-44, QSR-45, QSR-49). */
export function bestMove(state: State, unit: Unit): Command {
  const there = field(state);
  const enemies = enemiesOf(there, unit).map((enemy) => opposing(enemy));
  const mounts = workingMounts(unit);
  const eagerness = EAGERNESS * (1 + state.turn / PATIENCE);
  const friends = activeOf(state, unit.side).length;
  const chosen = best(stands(state, unit), (stand) => {
    const given = Math.max(0, ...enemies.map((enemy) => damageTo(there, mounts, stand, enemy)));
    // Each enemy fires at one target only: friends share what comes in.
    const taken = enemies.reduce((sum, enemy) => sum + damageFrom(there, enemy, stand), 0) / friends;
    const nearest = Math.min(...enemies.map((enemy) => distance(stand.place.hex, enemy.mark.place.hex)));
    const outlook = enemies.reduce(
      (sum, enemy) => sum + promise(enemy, mounts, distance(stand.place.hex, enemy.mark.place.hex)),
      0,
    );
    return given - CAUTION * taken + (FORESIGHT * outlook) / enemies.length - eagerness * nearest;
  });
  if (!chosen) throw new Error(`${unit.id} has nowhere to stand`);
  return { type: 'move', unit: unit.id, mode: chosen.mode, steps: chosen.steps, exit: false };
}

/** Every stand within reach; standing still is one, and for a unit without legs the only one (QSR-57). */
function* stands(state: State, unit: Unit): Generator<Stand> {
  yield { place: placeOf(unit), mode: 'stand', steps: '', entered: 0 };
  if (isLegged(unit)) return;
  for (const mode of ['walk', 'run'] as const) {
    for (const { hex, facings } of reach(state, unit, mode)) {
      for (const { facing, entered, steps } of facings) yield { place: { hex, facing }, mode, steps, entered };
    }
  }
}

/** An enemy as it counts in the reckoning. */
interface Opposing {
  readonly unit: Unit;
  readonly mounts: readonly Mount[];
  readonly mark: Mark;
  readonly worth: number;
  readonly moved: boolean;
}

function opposing(unit: Unit): Opposing {
  const moved = unit.moved !== null || isLegged(unit);
  const mark = markOf(unit);
  return {
    unit,
    mounts: workingMounts(unit),
    mark: moved ? mark : { ...mark, entered: USUAL_HEXES },
    worth: worthHitting(unit),
    moved,
  };
}

function damageTo(there: Field, mounts: readonly Mount[], stand: Stand, enemy: Opposing): number {
  const damage = expectedDamage(there, mounts, stand, enemy.mark) * enemy.worth;
  return enemy.moved ? damage : UNMOVED * damage;
}

/** What an enemy does to a unit in a stand; one that has yet to move comes as near as suits it and turns its front this way. */
function damageFrom(there: Field, enemy: Opposing, stand: Stand): number {
  const mark: Mark = { place: stand.place, entered: stand.entered, immobile: false };
  if (enemy.moved) return expectedDamage(there, enemy.mounts, shooterOf(enemy.unit), mark);
  const away = distance(enemy.mark.place.hex, stand.place.hex);
  const { walk, run } = enemy.unit.sheet;
  const worst = Math.max(
    threat(there, enemy, 'walk', away, mark),
    threat(there, enemy, 'walk', away - walk, mark),
    threat(there, enemy, 'run', away - run, mark),
  );
  return UNMOVED * worst;
}

/** What a distance promises: the damage given less the damage taken there, both walking. It draws guns of long range away. */
function promise(enemy: Opposing, mounts: readonly Mount[], away: number): number {
  const usual = BASE_TO_HIT + ATTACKER_MOVEMENT.walk.value + targetMovement(USUAL_HEXES);
  return enemy.worth * damageAt(mounts, away, usual) - CAUTION * damageAt(enemy.mounts, away, usual);
}

/** The damage that an enemy would do from a distance, if it had a clear line and its front this way. */
function threat({ state }: Field, { mounts }: Opposing, mode: Mode, away: number, mark: Mark): number {
  const others =
    BASE_TO_HIT + ATTACKER_MOVEMENT[mode].value + targetMovement(mark.entered) + woodsIn(state.board, mark.place.hex);
  return damageAt(mounts, away, others);
}

/** The damage of weapons at a distance, on average, with a number that is this much before the range is counted. */
function damageAt(mounts: readonly Mount[], away: number, number: number): number {
  return mounts.reduce((sum, mount) => {
    const range = rangeOf(mount, Math.max(1, away));
    return range ? sum + (waysToHit(number + RANGE_MODIFIER[range]) / 36) * mount.weapon.damage : sum;
  }, 0);
}
