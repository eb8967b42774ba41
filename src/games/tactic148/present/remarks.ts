import { t } from '../../../i18n/index.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { concerns, isEffective, isInside, participants } from '../../../rules/tactic148/suppression.js';
import { onTable } from '../../../rules/tactic148/characters.js';
import type { Tongue } from '../words/index.js';
import type { SuppressionZone } from '../../../rules/tactic148/types.js';
import type { State } from '../../../rules/tactic148/state.js';
import { remarked } from './names.js';
import { interrupts, type Telling } from './telling.js';

/** What is remarked behind a line: what the action cost, who allowed it, what it ended. */

/** A line about what a character does, with its remarks; in the opponent's turn it is called an interrupt. */
export function actionLine(telling: Telling, unit: UnitId, line: string, more: readonly string[] = []): string {
  const { tongue } = telling;
  const whole = remarked(line, [...more, ...priceRemarks(telling, unit)]);
  return interrupts(telling, unit) ? t(tongue, 'tactic148.report.interrupt', { line: whole }) : whole;
}

/** Tokens where it is more than one, officers, markers that the action ended; only with the first thing that comes of it. */
export function priceRemarks({ acting, tongue }: Telling, unit: UnitId): readonly string[] {
  const current = acting.get(unit);
  if (!current || current.told) return [];
  const { taken, ended } = current;
  const given = ended.filter((marker) => marker !== 'take-cover' || taken.action !== 'take-cover');
  return [
    ...(taken.price.pa > 1 ? [t(tongue, 'tactic148.report.price', { tokens: taken.price.pa })] : []),
    ...(taken.officers.length > 0
      ? [t(tongue, 'tactic148.report.command', { officers: [...new Set(taken.officers)] })]
      : []),
    ...(given.length > 0 ? [t(tongue, 'tactic148.report.ends', { markers: given })] : []),
    ...(taken.by === 'referee' ? [t(tongue, 'tactic148.report.automatic')] : []),
  ];
}

/** Those whom a zone concerns and who stand in it. */
const inZone = (state: State, zone: SuppressionZone): readonly UnitId[] =>
  onTable(state)
    .filter((one) => concerns(state, zone, one.side) && isInside(state, zone, one))
    .map(({ id }) => id);

/** Zones that have gained or lost their effect by an event, beside those that it placed or ended (T48-36, AMB-T48-17). */
export function effectLines({ before, after, tongue }: Telling): readonly string[] {
  return after.zones.flatMap((zone) => {
    const earlier = before.zones.find(({ id }) => id === zone.id);
    const works = isEffective(after, zone);
    if (!earlier || isEffective(before, earlier) === works) return [];
    if (!works) return [t(tongue, 'tactic148.report.zone-off', { zone: zone.id })];
    const shooters = participants(after, zone.id).map(({ id }) => id);
    const line = t(tongue, 'tactic148.report.zone-on', { zone: zone.id, shooters });
    return [remarked(line, insideRemark(after, zone, tongue))];
  });
}

export function insideRemark(state: State, zone: SuppressionZone, tongue: Tongue): readonly string[] {
  const units = inZone(state, zone);
  return units.length > 0 ? [t(tongue, 'tactic148.report.zone-inside', { units })] : [];
}
