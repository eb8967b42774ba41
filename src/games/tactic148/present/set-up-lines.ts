import { t } from '../../../i18n/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { total } from '../../../rules/kernel/dice.js';
import { pieceNamed, remarked, tableTitle } from './names.js';
import type { Of, Telling } from './telling.js';

/** The lines of the set-up: rolls, table, edges, objectives, deployment (T48-02 … T48-06, T48-56). */

const byWhom = (line: string, by: 'seat' | 'referee', { tongue }: Telling): string =>
  remarked(line, by === 'referee' ? [t(tongue, 'tactic148.report.automatic')] : []);

/** `Roll for the battlefield: Airborne 4, Grenadiers 2 → Airborne`; ties are shown before the roll that broke them (AMB-T48-03). */
export function rollOffLine({ what, rounds, winner }: Of<'RolledOff'>, { tongue }: Telling): string {
  const rolls = rounds.map((round) =>
    round.map(({ side, roll }) => t(tongue, 'tactic148.report.rolled', { side, score: total(roll) })).join(', '),
  );
  const told = rolls.reduce((first, next) => t(tongue, 'tactic148.report.rolled-again', { first, next }));
  return t(tongue, `tactic148.report.roll-${what}`, { rolls: told, winner });
}

export function tableLine({ side, table, by }: Of<'TableLaidOut'>, { before, tongue }: Telling): string {
  return remarked(t(tongue, 'tactic148.report.table', { table: tableTitle(before, table, tongue) }), [
    t(tongue, 'tactic148.report.chosen-by', { side }),
    ...(by === 'referee' ? [t(tongue, 'tactic148.report.automatic')] : []),
  ]);
}

export function edgesLine({ edges, by }: Of<'EdgesTaken'>, telling: Telling): string {
  const { tongue } = telling;
  const sides = Object.entries(edges).map(([side, edge]) => t(tongue, 'tactic148.report.edge', { side, edge }));
  return byWhom(sides.join(' · '), by, telling);
}

export const objectiveLine = ({ side, piece, by }: Of<'ObjectiveNamed'>, telling: Telling): string =>
  byWhom(
    t(telling.tongue, 'tactic148.report.objective', { side, piece: pieceNamed(telling.before, piece, telling.tongue) }),
    by,
    telling,
  );

/** What each force is worth, against what was agreed, and who deploys first (T48-03, T48-04). */
export function forcesLine({ totals, agreed, first }: Of<'DeploymentBegan'>, { tongue }: Telling): string {
  const forces = Object.entries(totals).map(([side, points]) => t(tongue, 'tactic148.report.force', { side, points }));
  return t(tongue, 'tactic148.report.forces', { forces: forces.join(', '), agreed, first });
}

export const deployedLine = ({ unit, at, by }: Of<'CharacterDeployed'>, telling: Telling): string =>
  byWhom(t(telling.tongue, 'tactic148.report.deployed', { unit, at: written(at) }), by, telling);
