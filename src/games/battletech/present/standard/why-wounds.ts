import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { DamageStep, Wound } from '../../../../rules/battletech/standard/damage-steps.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import type { Location } from '../../../../rules/battletech/vocabulary.js';
import type { Roll } from '../../../../rules/kernel/dice.js';
import { criticalDice, diceText, thingText } from './words.js';

/** The dice for where a hit lands. */
export const whyLocation = (roll: Roll, location: Location, unit: SeenUnit, tongue: Tongue): string =>
  t(tongue, 'battletech.full.why-location', { dice: diceText(roll), location: locationName(unit, location) });

/** Every die behind the wounds of an attack: locations, rolls for criticals, those that gave none too, slots. */
export const whyWounds = (wounds: readonly Wound[], unit: SeenUnit, tongue: Tongue): readonly string[] =>
  wounds.flatMap(({ roll, location, harm: steps, onHull = [] }) => [
    ...(roll ? [whyLocation(roll, location, unit, tongue)] : []),
    ...onHull.flatMap((hit) =>
      hit.roll ? [t(tongue, 'battletech.full.why-hull', { unit: hit.unit, dice: diceText(hit.roll) })] : [],
    ),
    ...whyDamage(steps, unit, tongue),
  ]);

export const whyDamage = (steps: readonly DamageStep[], unit: SeenUnit, tongue: Tongue): readonly string[] =>
  steps.flatMap((one) => {
    if (one.harm === 'critical-roll') {
      const { location, criticals } = one;
      return [t(tongue, 'battletech.full.why-critical', { location, dice: criticalDice(one, tongue), criticals })];
    }
    if (one.harm === 'column') {
      const { location, roll, shift, column } = one;
      if (!roll) return [t(tongue, 'battletech.full.column', { columns: `${location}${column}` })];
      const key = shift ? 'battletech.full.why-column-shifted' : 'battletech.full.why-column';
      return [t(tongue, key, { location, dice: diceText(roll), column })];
    }
    // In boxes nothing is rolled for a slot: its box is gone.
    if (one.harm !== 'slot' || one.slot === null || one.rolls.length === 0) return [];
    const { location, slot, rolls, holds } = one;
    const dice = rolls.map(diceText).join(', ');
    return [
      t(tongue, 'battletech.full.why-slot', { slot: slot + 1, location, dice, thing: thingText(unit, holds, tongue) }),
    ];
  });
