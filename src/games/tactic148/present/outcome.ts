import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { Outcome } from '../../../rules/kernel/contract.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import { all, sideText, wordIn } from './names.js';

/** Who has won and why, in one line. */
export function verdictText({ winners, reason }: Outcome, tongue: Tongue): string {
  if (reason === 'annulled') return t(tongue, 'ruling.outcome-annulled');
  const because = nameOf(tongue, 'tactic148.outcome', reason);
  const sides = all(
    tongue,
    winners.map((side) => sideText(side, tongue)),
  );
  return winners.length > 0
    ? t(tongue, 'tactic148.outcome.won', { sides, reason: because })
    : t(tongue, 'tactic148.outcome.draw', { reason: because });
}

/** The verdict, the points that each side took, and what became of each character. */
export function outcomeText(outcome: Outcome, { game, sides }: TacticView, tongue: Tongue): string {
  const scores = sides.map((side) => t(tongue, 'tactic148.outcome.score', { side, points: outcome.scores[side] ?? 0 }));
  const fates = game.characters.map(({ id, card, status }) =>
    t(tongue, 'tactic148.outcome.fate', {
      unit: id,
      name: wordIn(card.name, tongue),
      fate: outcome.fates[id] ?? status,
    }),
  );
  return [
    verdictText(outcome, tongue),
    t(tongue, 'tactic148.outcome.scores', { scores: scores.join(', ') }),
    ...fates.map((fate) => `- ${fate}`),
  ].join('\n');
}
