import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { locationsOf } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { elevationOf } from '../flight.js';
import { flies } from '../kind-table.js';
import { placeOf } from '../movement.js';
import type { StandardUnit } from '../types.js';
import type { Mode } from '../vocabulary.js';
import { aboardUnit } from './aboard.js';
import type { Wound } from './damage-steps.js';
import { isPlatoon } from './infantry.js';
import type { Resolving } from './resolving.js';
import { drivingTerms, isVehicle } from './vehicles.js';
import { landOn, type Aspect } from './wounds.js';

/** How troopers come off a machine, and what that does to them (UNI-68). */

/** Dice of troopers whom a fall from a machine costs a platoon; points that it costs each suit that is shaken off a vehicle on the ground (UNI-68). */
const FALLEN = 3;
const SHAKEN_SUIT = 1;

/** What it costs each suit to come off a machine in the air: a point a level, unless it jumps (UNI-68). */
export const fallFrom = ({ sheet }: StandardUnit, levels: number): number => (sheet.full.jump > 0 ? 0 : levels);

/**
 * Who clings to a unit that has moved comes off it: always as it jumps, and as a vehicle at full speed makes a driving roll (UNI-68,
 * AMB-UNI-05). `mp`: of the jump.
 */
export function shakeOff(resolution: Resolving, id: StandardUnit['id'], mode: Mode, mp: number): void {
  const carrier = resolution.unit(id);
  const drives = mode === 'run' && isVehicle(carrier) && resolution.state.options.shakeOff !== 'off';
  if (mode !== 'jump' && !drives) return;
  for (const unit of aboardUnit(resolution.state, carrier, 'swarm')) {
    const shaken = drives ? drivenOff(carrier, resolution.dice) : SURELY;
    const off = shaken.roll === null || total(shaken.roll) >= shaken.need;
    const points = flies(carrier) ? fallFrom(unit, elevationOf(placeOf(carrier))) : SHAKEN_SUIT;
    const wounds = off ? tumble(resolution, unit, mode === 'jump' ? mp : points) : [];
    resolution.happen({ type: 'Dislodged', unit: unit.id, from: id, ...shaken, off, wounds });
  }
}

const SURELY = { need: null, roll: null } as const;

/** The driving roll that shakes somebody off. */
const drivenOff = (carrier: StandardUnit, dice: Dice): { readonly need: number; readonly roll: Roll } => ({
  need: drivingTerms(carrier).reduce((sum, { value }) => sum + value, 0),
  roll: dice.roll(2, 6, 'piloting'),
});

/** What coming off does: to a platoon by dice, to each suit so many points. */
export function tumble(resolution: Resolving, unit: StandardUnit, points: number): readonly Wound[] {
  const { dice } = resolution;
  const damaging = resolution.damageTo(unit.id);
  const aspect: Aspect = { table: 'full', side: 'front', cover: false };
  if (isPlatoon(unit)) return [landOn(damaging, 'TR', total(dice.roll(FALLEN, 6, 'fall')), aspect, dice)];
  if (points === 0) return [];
  return locationsOf(unit)
    .filter((location) => !isLost(unit, location))
    .map((location) => landOn(damaging, location, points, aspect, dice));
}
