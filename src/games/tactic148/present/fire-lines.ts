import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { chances } from '../../../rules/tactic148/inspect.js';
import { isEffective } from '../../../rules/tactic148/suppression.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import { chanceText, facesText, remarked, weaponText } from './names.js';
import { actionLine, insideRemark } from './remarks.js';
import { openShot } from './story.js';
import { hurtBy, who, type Of, type Telling } from './telling.js';

/** The lines of shots, Opportunity Fire and Suppression Fire (T48-18 … T48-22, T48-33 … T48-40). */

/** `US-Rifleman → VG-Gunner, M1 rifle, 12.3 u: 2 dice, 5+ (56%): 5 2, wounded` */
export function shotLine({ shot, prospect, roll, doubleSix }: Of<'ShotFired'>, telling: Telling): string {
  const { tongue } = telling;
  const { unit, target, weapon, aim, why } = shot;
  const { wound, of } = chances(prospect, who(telling, target).wounded);
  const hurt = hurtBy(telling, target, why);
  const result = hurt === 'eliminated' && doubleSix ? 'double-six' : (hurt ?? 'miss');
  const line = t(tongue, 'tactic148.report.shot', {
    unit,
    target,
    weapon: weaponText(who(telling, unit), weapon, tongue),
    distance: prospect.distance,
    dice: prospect.dice,
    needed: prospect.needed,
    chance: chanceText(wound, of, tongue),
    rolled: facesText(roll),
    result: t(tongue, `tactic148.report.shot-${result}`),
  });
  const aimed = aim ? [t(tongue, 'tactic148.report.aimed')] : [];
  if (why === 'opportunity') return t(tongue, 'tactic148.report.opportunity-shot', { line: remarked(line, aimed) });
  return actionLine(telling, unit, line, [
    ...(why === 'assault' ? [t(tongue, 'tactic148.report.assault')] : []),
    ...aimed,
  ]);
}

/** The shot that waits for its target's answer, if there is one (T48-19). */
export function waitingLines(view: TacticView, tongue: Tongue): readonly string[] {
  const open = openShot(view);
  if (!open) return [];
  const { shooter, unit, needed } = open;
  return [t(tongue, 'tactic148.report.declared', { unit: shooter, target: unit, needed })];
}

export const lostShotLine = ({ unit, target }: Of<'ShotLost'>, { tongue }: Telling): string =>
  t(tongue, 'tactic148.report.shot-lost', { unit, target });

export function opportunityLine({ unit, at, radius, weapon, aim }: Of<'OpportunityMarked'>, telling: Telling): string {
  const { tongue } = telling;
  const name = weaponText(who(telling, unit), weapon, tongue);
  const line = t(tongue, 'tactic148.report.opportunity', { unit, at: written(at), radius, weapon: name });
  return actionLine(telling, unit, line, aim ? [t(tongue, 'tactic148.report.aimed')] : []);
}

/** Where a zone is laid, whether it has effect yet, and who is in it (T48-36, AMB-T48-17). */
export function suppressionLine(
  { unit, zone: id, at, radius, weapon }: Of<'SuppressionMarked'>,
  telling: Telling,
): string {
  const { tongue, after } = telling;
  const zone = after.zones.find((one) => one.id === id);
  const works = zone !== undefined && isEffective(after, zone);
  const name = weaponText(who(telling, unit), weapon, tongue);
  const line = t(tongue, 'tactic148.report.suppression', { unit, zone: id, at: written(at), radius, weapon: name });
  return actionLine(telling, unit, line, [
    t(tongue, works ? 'tactic148.report.zone-works' : 'tactic148.report.zone-waits'),
    ...(zone && works ? insideRemark(after, zone, tongue) : []),
  ]);
}

export function joinedLine({ unit, zone, weapon }: Of<'SuppressionJoined'>, telling: Telling): string {
  const { tongue } = telling;
  const name = weaponText(who(telling, unit), weapon, tongue);
  return actionLine(telling, unit, t(tongue, 'tactic148.report.joined', { unit, zone, weapon: name }));
}

/** One die for each who fires into a zone (T48-39). */
export function suppressionDiceLine({ zone, shooters, roll }: Of<'SuppressionRolled'>, { tongue }: Telling): string {
  const dice = shooters.map((shooter, i) => `${shooter} ${roll.faces[i] ?? ''}`).join(', ');
  const sixes = roll.faces.filter((face) => face === 6).length;
  return t(tongue, sixes > 0 ? 'tactic148.report.suppression-dice' : 'tactic148.report.suppression-none', {
    zone,
    dice,
    sixes,
  });
}
