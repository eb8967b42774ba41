import { t } from '../../../i18n/index.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import type { Tongue } from '../words/index.js';
import { facesText } from './names.js';
import type { Of, Telling } from './telling.js';

/** The lines of tests and collisions (TFH-27 … TFH-34). */

/** `REP 4, 3 5`; of a star that chose only that it did. */
export const testDiceText = (roll: Roll | null, rep: number, tongue: Tongue): string =>
  roll
    ? t(tongue, 'finest-hour.report.dice', { rep, rolled: facesText(roll) })
    : t(tongue, 'finest-hour.report.chosen');

export function testedLine({ unit, test, against, roll, rep, passes }: Of<'Tested'>, { tongue }: Telling): string {
  return roll
    ? t(tongue, 'finest-hour.report.tested', { unit, test, against, dice: testDiceText(roll, rep, tongue), passes })
    : t(tongue, 'finest-hour.report.tested-star', { unit, test, against, passes });
}

export function collisionLine(
  { type, unit, target }: Of<'CollisionDeclared'> | Of<'Closed'> | Of<'CollisionAvoided'>,
  { tongue }: Telling,
): string {
  switch (type) {
    case 'CollisionDeclared':
      return t(tongue, 'finest-hour.report.collision-declared', { unit, target });
    case 'Closed':
      return t(tongue, 'finest-hour.report.closed', { unit, target });
    case 'CollisionAvoided':
      return t(tongue, 'finest-hour.report.collision-avoided', { unit, target });
  }
}
