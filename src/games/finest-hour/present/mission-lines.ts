import { t } from '../../../i18n/index.js';
import { between, written } from '../../../rules/geometry/plane/point.js';
import { asMeasured } from '../../../rules/geometry/plane/measure.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import { flownText, remarked, targetText } from './names.js';
import { testDiceText } from './reaction-lines.js';
import type { Of, Telling } from './telling.js';

/** The lines of bombing, rallies and the Focus test (TFH-29, TFH-36, TFH-37). */

/** Whom the referee's own go for, and why (AMB-TFH-32). */
export function focusedLine({ unit, roll, target, why }: Of<'Focused'>, { before, tongue }: Telling): string {
  if (target === null) return t(tongue, 'finest-hour.report.focused-nobody', { unit });
  const rep = before.aircraft.find(({ id }) => id === unit)?.rep ?? 0;
  return remarked(
    why === 'mission'
      ? t(tongue, 'finest-hour.report.focused-mission', { unit, target })
      : t(tongue, 'finest-hour.report.focused', { unit, target, why }),
    roll ? [testDiceText(roll, rep, tongue)] : [],
  );
}

export function bombedLine({ unit, target, roll, rep, passes, how, success }: Of<'Bombed'>, telling: Telling): string {
  const { tongue, before } = telling;
  return t(tongue, success ? 'finest-hour.report.bombed-hit' : 'finest-hour.report.bombed-miss', {
    unit,
    target: targetText(before, target, tongue),
    how,
    dice: testDiceText(roll, rep, tongue),
    passes,
  });
}

export const rallyCalledLine = ({ leader, called }: Of<'RallyCalled'>, { tongue }: Telling): string =>
  t(tongue, 'finest-hour.report.rally-called', { leader, called });

export function ralliedLine(event: Of<'Rallied'>, { tongue }: Telling): string {
  const { unit, leader, roll, rep, passes, from, to } = event;
  const dice = testDiceText(roll, rep, tongue);
  if (passes === 0) return t(tongue, 'finest-hour.report.rally-stays', { unit, dice, passes });
  const far = flownText(asMeasured(MEASURE, between(from, to)), tongue);
  return t(tongue, 'finest-hour.report.rallied', { unit, dice, passes, far, leader, at: written(to) });
}
