import type { Board } from '../../../rules/battletech/types.js';
import type { Goal, Victory } from '../../../rules/battletech/standard/goals.js';
import { isOn, parseHex } from '../../../rules/geometry/hex/hex.js';
import { sideId, type SideId } from '../../../rules/kernel/ids.js';
import type { Fault } from '../../../library/contract.js';
import type { ScenarioFile } from './scenario.js';

/** How a scenario of the standard level is won (SEQ-18). */

type GoalFile = NonNullable<NonNullable<ScenarioFile['victory']>['goals']>[number];

/** The victory conditions of a scenario; without any the last side standing wins. */
export function victoryOf({ victory = {}, sides }: ScenarioFile): Victory {
  const { goals = [], turns, late = 'draw' } = victory;
  const ids = sides.map(({ id }) => sideId(id));
  return { goals: goals.map(goalOf), turns: turns ?? null, late: lateOf(late, ids) ?? 'draw' };
}

const lateOf = (late: string, sides: readonly SideId[]): Victory['late'] | null =>
  late === 'points' || late === 'draw' ? late : (sides.find((id) => id === late) ?? null);

function goalOf(goal: GoalFile): Goal {
  const side = sideId(goal.side);
  switch (goal.goal) {
    case 'hold':
      return { goal: 'hold', side, hexes: goal.hexes.flatMap((hex) => parseHex(hex) ?? []), turns: goal.turns };
    case 'exit':
      return { goal: 'exit', side, edge: goal.edge, units: goal.units };
    case 'points':
      return { goal: 'points', side, points: goal.points };
  }
}

/** What the schema cannot see: sides that are none, hexes off the board, more units than there are, a level that has no goals. */
export function victoryFaults(scenario: ScenarioFile, board: Board | null): readonly Omit<Fault, 'file'>[] {
  const { victory, sides, level } = scenario;
  if (!victory) return [];
  if (level === 'quick-start') return [{ path: 'victory', reason: 'belongs to the standard level' }];
  const known = sides.map(({ id }) => id).join(', ');
  const { goals = [], late = 'draw', turns } = victory;
  const ids = sides.map(({ id }) => sideId(id));
  return [
    ...goals.flatMap((goal, i) => goalFaults(goal, `victory.goals[${i}]`, scenario, board)),
    ...(lateOf(late, ids) ? [] : [{ path: 'victory.late', reason: `is none of ${known}, points, draw` }]),
    ...(victory.late !== undefined && turns === undefined
      ? [{ path: 'victory.late', reason: 'says nothing without turns' }]
      : []),
  ];
}

function goalFaults(
  goal: GoalFile,
  path: string,
  { sides }: ScenarioFile,
  board: Board | null,
): readonly Omit<Fault, 'file'>[] {
  const side = sides.find(({ id }) => id === goal.side);
  if (!side) return [{ path: `${path}.side`, reason: `is none of ${sides.map(({ id }) => id).join(', ')}` }];
  switch (goal.goal) {
    case 'hold':
      return goal.hexes.flatMap((text, i) => {
        const hex = parseHex(text);
        if (hex && (!board || isOn(board, hex))) return [];
        return [{ path: `${path}.hexes[${i}]`, reason: `${text} is no hex of the board` }];
      });
    case 'exit':
      return goal.units <= side.units.length
        ? []
        : [{ path: `${path}.units`, reason: `${goal.side} has ${side.units.length} units only` }];
    case 'points':
      return [];
  }
}
