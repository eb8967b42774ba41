import { t } from '../../../i18n/index.js';
import { total } from '../../../rules/kernel/dice.js';
import { aircraftOf, isMachine } from '../../../rules/finest-hour/aircraft.js';
import { groupOf } from '../../../rules/finest-hour/groups.js';
import { airCounts } from './questions.js';
import { remarked } from './names.js';
import type { Of, Telling } from './telling.js';

/** The lines of turns, groups and activations (TFH-05 … TFH-10). */

/** `Initiative: Red 5, Blue 3 → Red`; ties are shown before the roll that broke them (AMB-TFH-01). */
export function initiativeLine({ rounds, first }: Of<'TurnBegan'>, { tongue }: Telling): string {
  const rolls = rounds.map((round) =>
    round.map(({ side, roll }) => t(tongue, 'finest-hour.report.rolled', { side, score: total(roll) })).join(', '),
  );
  const told = rolls.reduce((so, next) => t(tongue, 'finest-hour.report.rolled-again', { first: so, next }));
  return t(tongue, 'finest-hour.report.initiative', { rolls: told, first });
}

/** Who can be activated by the side's die (TFH-06). */
export const sideLine = ({ side, die, able }: Of<'SideBegan'>, { tongue }: Telling): string =>
  able.length > 0
    ? t(tongue, 'finest-hour.report.side', { side, die, able })
    : t(tongue, 'finest-hour.report.side-none', { side, die });

/** A group that is named again as it stands is no news (TFH-10). */
export function groupFormedLines(
  { leader, members }: Of<'GroupFormed'>,
  { before, tongue }: Telling,
): readonly string[] {
  const was = groupOf(before, leader).map(({ id }) => id);
  const stands = was.length === members.length + 1 && members.every((id) => was.includes(id));
  return stands ? [] : [t(tongue, 'finest-hour.report.group-formed', { leader, members })];
}

export function groupLeftLine({ leader, members, why }: Of<'GroupLeft'>, { tongue }: Telling): string {
  const others = members.filter((id) => id !== leader);
  return t(tongue, `finest-hour.report.group-left-${why}`, { leader, members: others.length > 0 ? others : members });
}

/** An activation is told by what is done in it; one in which nothing is done says so. */
export function activationLines(
  { unit }: Of<'ActivationBegan'>,
  { next: [first], tongue }: Telling,
): readonly string[] {
  return first?.type === 'ActivationEnded' ? [t(tongue, 'finest-hour.report.idle', { unit })] : [];
}

/** What is remarked of an activation behind its first line: who flies along, and that the referee ordered it. */
export function activationRemarks(telling: Telling): readonly string[] {
  const { last, tongue } = telling;
  if (last?.type !== 'ActivationBegan') return [];
  const members = last.members.filter((id) => id !== last.unit);
  return [
    ...(members.length > 0 ? [t(tongue, 'finest-hour.report.with', { members })] : []),
    ...automaticRemark(telling),
  ];
}

/** That the referee ordered it in a player's place; of what it flies itself the Focus test has told. */
export function automaticRemark({ last, before, tongue }: Telling): readonly string[] {
  if (last?.type !== 'ActivationBegan' || last.by === 'seat') return [];
  return isMachine(before, aircraftOf(before, last.unit)) ? [] : [t(tongue, 'finest-hour.report.automatic')];
}

export const heldLine = ({ seat, by }: Of<'Held'>, { tongue }: Telling): string =>
  remarked(
    t(tongue, 'finest-hour.report.held', { seat }),
    by === 'referee' ? [t(tongue, 'finest-hour.report.automatic')] : [],
  );

export const turnEndedLine = ({ turn }: Of<'TurnEnded'>, { after, tongue }: Telling): string =>
  t(tongue, 'finest-hour.report.turn-end', { turn, counts: airCounts(after, tongue) });
