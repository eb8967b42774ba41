import { nameOf, t } from '../../../../i18n/index.js';
import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import type { DamageStep } from '../../../../rules/battletech/standard/damage-steps.js';
import { findMount } from '../../../../rules/battletech/units.js';
import type { Tongue } from '../../words/index.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import { diceText } from './words.js';

/** What happens to vehicles alone, in words. */

/** A critical hit on a vehicle, with the weapon that it struck. */
export function vehicleCriticalText(
  { location, roll, critical, mount }: Extract<DamageStep, { harm: 'vehicle-critical' }>,
  unit: SeenUnit,
  tongue: Tongue,
): string {
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
    dice: diceText(roll),
    what,
  });
}
