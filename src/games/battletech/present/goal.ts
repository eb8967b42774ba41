import { t } from '../../../i18n/index.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Goal, Victory } from '../../../rules/battletech/standard/goals.js';
import type { Tongue } from '../words/index.js';

/** What the match is won by, a line each (SEQ-18), while forces deploy; later the reports count it. */
export function goalOf({ game }: BattleTechView, tongue: Tongue): readonly string[] {
  if (game.phase !== 'deployment') return [];
  const { goals = [], turns = null, late = 'draw' } = game.field?.victory ?? {};
  return [
    t(tongue, 'battletech.goal.last'),
    ...goals.map((goal) => goalWords(goal, tongue)),
    ...(turns === null ? [] : [lateWords(turns, late, tongue)]),
  ];
}

function goalWords(goal: Goal, tongue: Tongue): string {
  switch (goal.goal) {
    case 'hold':
      return t(tongue, 'battletech.goal.hold', { ...goal, hexes: goal.hexes.join(', ') });
    case 'exit':
      return t(tongue, 'battletech.goal.exit', goal);
    case 'points':
      return t(tongue, 'battletech.goal.points', goal);
  }
}

function lateWords(turns: number, late: Victory['late'], tongue: Tongue): string {
  if (late === 'draw') return t(tongue, 'battletech.goal.late-draw', { turns });
  if (late === 'points') return t(tongue, 'battletech.goal.late-points', { turns });
  return t(tongue, 'battletech.goal.late-side', { turns, side: late });
}
