import { nameOf, t } from '../../../../i18n/index.js';
import type { VehicleSheet, VtolSheet } from '../../../../rules/battletech/record-sheet.js';
import type { Motive, MotiveDamage } from '../../../../rules/battletech/standard/kinds.js';
import type { StandardUnit } from '../../../../rules/battletech/types.js';
import { crewOf, isVehicle, timesHit } from '../../../../rules/battletech/standard/vehicles.js';
import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import type { DamageStep } from '../../../../rules/battletech/standard/damage-steps.js';
import { findMount } from '../../../../rules/battletech/units.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { Tongue } from '../../words/index.js';
import { unitOf } from '../names.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import { criticalDice, diceText, weaponText } from './words.js';

/** What happens to vehicles alone, in words. */

/** A critical hit on a vehicle, with the weapon that it struck. */
export function vehicleCriticalText(
  step: Extract<DamageStep, { harm: 'vehicle-critical' }>,
  unit: SeenUnit,
  tongue: Tongue,
): string {
  const { location, critical, mount, pick, chooser } = step;
  const hit = nameOf(tongue, 'battletech.critical', critical ?? 'nothing');
  const weapon = mount === null ? null : findMount(unit, mount);
  const what = weapon
    ? t(tongue, 'battletech.full.critical-weapon', {
        what: hit,
        weapon: nameOf(tongue, 'battletech.weapon', weapon.weapon.id),
      })
    : hit;
  return t(tongue, 'battletech.full.vehicle-critical', {
    location: locationName(unit, location),
    dice: criticalDice(step, tongue),
    what: pick && chooser ? t(tongue, `battletech.full.chosen-${chooser}`, { what, dice: diceText(pick) }) : what,
  });
}

/** What the crew of a vehicle has cleared: weapons, the turret. */
export function clearedText(
  { unit: id, mounts, turret }: Extract<FullEvent, { type: 'JamsCleared' }>,
  { game }: Pick<BattleTechView, 'game'>,
  tongue: Tongue,
): string {
  const unit = unitOf(game, id);
  const weapons = mounts.map((mount) => weaponText(findMount(unit, mount), tongue));
  const what = [...weapons, ...(turret ? [t(tongue, 'battletech.full.turret')] : [])].join(', ');
  return t(tongue, 'battletech.full.crew-clears', { unit: id, what });
}

/** What a vehicle drives or flies on, by the code of its word. */
export const motiveOf = (sheet: VehicleSheet | VtolSheet): Motive | 'vtol' =>
  sheet.kind === 'vtol' ? 'vtol' : sheet.motive;

/** A mark that a vehicle can have besides armour and structure: how often it can be struck, and how often it has been. */
interface Mark {
  readonly group: 'motive' | 'crew' | 'guns';
  readonly name: string;
  readonly of: number;
  readonly hits: number;
}

/** How often sensors are hit until a vehicle is blind (table 11.2.4). */
const SENSORS = 4;
const MOTIVE_MARKS: readonly MotiveDamage[] = ['minor', 'moderate', 'heavy', 'immobile'];

/** All the marks of a vehicle, as they stand on its sheet (tables 11.2.2 to 11.2.4). */
export function vehicleMarks(unit: StandardUnit, tongue: Tongue): readonly Mark[] {
  if (!isVehicle(unit)) return [];
  const { motive, fresh, shaken } = crewOf(unit);
  const struck = [...motive, ...fresh];
  const of = (
    group: Mark['group'],
    code:
      | 'driver'
      | 'commander'
      | 'sensors'
      | 'engine'
      | 'turret-jam'
      | 'turret-lock'
      | 'pilot'
      | 'copilot'
      | 'flight-stabiliser',
    most = 1,
  ): Mark => {
    const hits = timesHit(unit, code);
    return { group, name: nameOf(tongue, 'battletech.mark', code), of: Math.max(most, hits), hits };
  };
  const armed = [...new Set(unit.sheet.mounts.map(({ location }) => location))];
  return [
    ...(unit.sheet.kind === 'vehicle' ? MOTIVE_MARKS : []).map((kind): Mark => {
      const hits = struck.filter((one) => one === kind).length;
      return { group: 'motive', name: nameOf(tongue, 'battletech.mark', kind), of: Math.max(1, hits), hits };
    }),
    ...(unit.sheet.kind === 'vtol'
      ? [
          rotorMark(crewOf(unit).rotor ?? 0, tongue),
          of('motive', 'flight-stabiliser'),
          of('crew', 'pilot'),
          of('crew', 'copilot'),
        ]
      : [of('crew', 'driver'), of('crew', 'commander')]),
    of('crew', 'sensors', SENSORS),
    of('crew', 'engine'),
    ...('turret' in unit.sheet && unit.sheet.kind === 'vehicle'
      ? [of('guns', 'turret-jam', 2), of('guns', 'turret-lock')]
      : []),
    ...armed.map((location): Mark => ({
      group: 'guns',
      name: t(tongue, 'battletech.mark.stabiliser', { location }),
      of: 1,
      hits: shaken.includes(location) ? 1 : 0,
    })),
  ];
}

/** Hits on a rotor, of which there is always one more to come. */
const rotorMark = (hits: number, tongue: Tongue): Mark => ({
  group: 'motive',
  name: nameOf(tongue, 'battletech.mark', 'rotor'),
  of: hits + 1,
  hits,
});

/** What is hurt of a vehicle, `sensors ×2`. */
export const vehicleHurts = (unit: StandardUnit, tongue: Tongue): readonly string[] =>
  vehicleMarks(unit, tongue)
    .filter(({ hits }) => hits > 0)
    .map(({ name, hits }) => (hits > 1 ? `${name} ×${hits}` : name));
