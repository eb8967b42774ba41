import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { fallen, inGroups } from './body-tables.js';
import { destroy } from './lost-carriers.js';
import type { Resolving } from './resolving.js';
import { CRASHES_ON, treadOnAll } from './treading.js';
import { landAll } from './wounds.js';

/** What a vehicle takes that comes down (AMB-UNI-07), if that is not its end anyway: for each ten tons a point, as often as it falls levels and once more. */
const crashDamage = (tons: number, levels: number): number => Math.ceil(tons / 10) * (levels + 1);

/** A vehicle comes down from so many levels, on a side by lot: it is damaged in groups of five, and never moves again. */
export function crash(resolution: Resolving, id: UnitId, levels: number): void {
  const unit = resolution.unit(id);
  const { hex, facing } = placeOf(unit);
  const direction = resolution.dice.roll(1, 6, 'fall');
  const { side } = fallen(facing, total(direction));
  const damage = crashDamage(unit.sheet.tons, levels);
  const aspect = { table: 'full', side, cover: false } as const;
  const wounds = landAll(resolution.damageTo(id), aspect, inGroups(damage), resolution.dice);
  resolution.happen({ type: 'Crashed', unit: id, hex, levels, direction, side, damage, wounds });
  treadOnAll(resolution, id, CRASHES_ON);
  if (resolution.state.options.crash === 'destroyed') destroy(resolution, id, 'hull');
}
