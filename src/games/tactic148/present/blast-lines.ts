import { t } from '../../../i18n/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { total } from '../../../rules/kernel/dice.js';
import { facesText, wayLength } from './names.js';
import { actionLine } from './remarks.js';
import type { Of, Telling } from './telling.js';

/** The lines of grenades and of fights hand to hand (T48-23 … T48-28). */

export function thrownLine({ unit, at, distance }: Of<'GrenadeThrown'>, telling: Telling): string {
  const line = t(telling.tongue, 'tactic148.report.grenade', { unit, at: written(at), distance });
  return actionLine(telling, unit, line);
}

export function scatterLine({ roll, most }: Of<'GrenadeScattered'>, { tongue }: Telling): string {
  const score = total(roll);
  return most === 0
    ? t(tongue, 'tactic148.report.scatter-none', { score })
    : t(tongue, 'tactic148.report.scatter', { score, most });
}

export function grenadeMovedLine({ from, to, by }: Of<'GrenadeMoved'>, { tongue }: Telling): string {
  const far = wayLength([from, to]);
  if (far === 0) return t(tongue, 'tactic148.report.scatter-stays');
  const line = t(tongue, 'tactic148.report.scattered', { from: written(from), to: written(to), far });
  return by === 'referee' ? `${line} (${t(tongue, 'tactic148.report.automatic')})` : line;
}

/** Who is in it and who is in cover from it, and the one roll for all (T48-25). */
export function explosionLine(event: Of<'GrenadeExploded'>, { tongue }: Telling): string {
  const { at, radius, inside, sheltered, roll, successes } = event;
  const where = { at: written(at), radius };
  const line =
    roll === null
      ? t(tongue, 'tactic148.report.explosion-empty', where)
      : t(tongue, 'tactic148.report.explosion', {
          ...where,
          units: inside,
          dice: roll.faces.length,
          rolled: facesText(roll),
          successes,
        });
  return sheltered.length > 0 ? `${line} ${t(tongue, 'tactic148.report.sheltered', { units: sheltered })}` : line;
}

/** One exchange of blows, both at once. */
export function exchangeLine({ units: [a, b], rolls, successes }: Of<'BlowsExchanged'>, { tongue }: Telling): string {
  return t(tongue, 'tactic148.report.blows', {
    a,
    b,
    diceA: facesText(rolls[0]),
    diceB: facesText(rolls[1]),
    hitsA: successes[0],
    hitsB: successes[1],
  });
}
