import { nameOf, t } from '../../../i18n/index.js';
import type { Outcome } from '../../../rules/kernel/contract.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { Tongue } from '../words/index.js';
import { all, sideText, wordIn } from './names.js';

/** Who has won and why, in one line. */
export function verdictText({ winners, reason }: Outcome, tongue: Tongue): string {
  if (reason === 'annulled') return t(tongue, 'ruling.outcome-annulled');
  const because = nameOf(tongue, 'finest-hour.outcome', reason);
  const sides = all(
    tongue,
    winners.map((side) => sideText(side, tongue)),
  );
  return winners.length > 0
    ? t(tongue, 'finest-hour.outcome.won', { sides, reason: because })
    : t(tongue, 'finest-hour.outcome.draw', { reason: because });
}

/** The verdict, the REP that each side took, and what became of each aircraft. */
export function outcomeText(outcome: Outcome, { game, sides }: HourView, tongue: Tongue): string {
  const scores = sides.map((side) =>
    t(tongue, 'finest-hour.outcome.score', { side, points: outcome.scores[side] ?? 0 }),
  );
  const fates = game.aircraft.map(({ id, profile, status }) =>
    t(tongue, 'finest-hour.outcome.fate', {
      unit: id,
      name: wordIn(profile.name, tongue),
      fate: outcome.fates[id] ?? status,
    }),
  );
  return [
    verdictText(outcome, tongue),
    t(tongue, 'finest-hour.outcome.scores', { scores: scores.join(', ') }),
    ...fates.map((fate) => `- ${fate}`),
  ].join('\n');
}
