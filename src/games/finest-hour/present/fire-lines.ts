import { t } from '../../../i18n/index.js';
import { weaponNamed, facesText, remarked } from './names.js';
import type { Of, Telling } from './telling.js';
import { activationRemarks } from './turn-lines.js';

/** The lines of shots and damage (TFH-18 … TFH-26). */

/** `Red-1 → Blue-2, guns: REP 4 + 3 5 6 → 2 hits` */
export function firedLine({ unit, target, weapon, roll, rep, occasion, hits }: Of<'Fired'>, telling: Telling): string {
  const { tongue, before } = telling;
  const facts = { unit, target, weapon: weaponNamed(before, unit, weapon, tongue), rep, rolled: facesText(roll) };
  const line =
    hits > 0
      ? t(tongue, 'finest-hour.report.fired-hit', { ...facts, hits })
      : t(tongue, 'finest-hour.report.fired-miss', facts);
  return remarked(line, [
    ...(occasion === 2 ? [t(tongue, 'finest-hour.report.second-fire')] : []),
    ...(occasion > 2 ? [t(tongue, 'finest-hour.report.later-fire')] : []),
    ...activationRemarks(telling),
  ]);
}

export const shotLostLine = ({ unit, target, weapon }: Of<'ShotLost'>, { before, tongue }: Telling): string =>
  t(tongue, 'finest-hour.report.shot-lost', { unit, target, weapon: weaponNamed(before, unit, weapon, tongue) });

/** The damage dice, what they come to, and what that means (AMB-TFH-10). */
export function damagedLine({ unit, hits, harm, spared, stuns }: Of<'Damaged'>, { tongue }: Telling): string {
  const rolled = hits.map(({ roll }) => facesText(roll)).join(' · ');
  return remarked(t(tongue, 'finest-hour.report.damaged', { unit, rolled, harm }), [
    ...(stuns && harm !== 'stun' ? [t(tongue, 'finest-hour.report.stuns')] : []),
    ...(harm === 'minor' && !stuns ? [t(tongue, 'finest-hour.report.not-stunned')] : []),
    ...(spared ? [t(tongue, 'finest-hour.report.spared')] : []),
  ]);
}
