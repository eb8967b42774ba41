import { t } from '../../../i18n/index.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Tongue } from '../words/index.js';

/** What the match is won by, a line each (TFH-38, AMB-TFH-17). */
export function goalLines({ goals, turns }: State, tongue: Tongue): readonly string[] {
  const said = goals.map((goal) => {
    const { side } = goal;
    switch (goal.win) {
      case 'exit': {
        const { count, units } = goal;
        return count === units.length
          ? t(tongue, 'finest-hour.goal.exit-all', { side, units })
          : t(tongue, 'finest-hour.goal.exit', { side, count, units });
      }
      case 'bomb':
        return t(tongue, 'finest-hour.goal.bomb', { side, count: goal.count });
      case 'last':
        return t(tongue, 'finest-hour.goal.last', { side, turns: goal.turns });
    }
  });
  // Who holds out to the last turn has won by that, whatever was shot down.
  const isHeld = goals.some((goal) => goal.win === 'last' && turns !== null && goal.turns <= turns);
  return [
    ...(said.length > 0 ? said : [t(tongue, 'finest-hour.goal.none')]),
    ...(turns === null || isHeld ? [] : [t(tongue, 'finest-hour.goal.limit', { turns })]),
  ];
}
