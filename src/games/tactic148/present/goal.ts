import { t } from '../../../i18n/index.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Tongue } from '../words/index.js';

/** What the match is won by, a line each (T48-55 to T48-57), while the squads deploy; later the panel counts it. */
export function goalOf({ game }: TacticView, tongue: Tongue): readonly string[] {
  if (game.active !== null) return [];
  const counts = game.mode === 'mission' && game.options.missionLoss === 'characters' ? 'characters' : 'points';
  return [
    t(tongue, `tactic148.goal.${counts}`),
    ...(game.mode === 'mission' ? [t(tongue, 'tactic148.goal.objective')] : []),
  ];
}
