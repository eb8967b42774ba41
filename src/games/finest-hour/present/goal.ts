import { t } from '../../../i18n/index.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Tongue } from '../words/index.js';

/** What the match is won by, a line each (TFH-38, AMB-TFH-17). */
export function goalLines({ goals, turns }: State, tongue: Tongue): readonly string[] {
  const said = goals.map((goal) => {
    const { side } = goal;
    switch (goal.win) {
      case 'exit':
        return t(tongue, 'finest-hour.goal.exit', { side, count: goal.count, units: goal.units });
      case 'bomb':
        return t(tongue, 'finest-hour.goal.bomb', { side, count: goal.count });
      case 'last':
        return t(tongue, 'finest-hour.goal.last', { side, turns: goal.turns });
    }
  });
  return [
    ...(said.length > 0 ? said : [t(tongue, 'finest-hour.goal.none')]),
    ...(turns === null ? [] : [t(tongue, 'finest-hour.goal.limit', { turns })]),
  ];
}
