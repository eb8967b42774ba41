import { nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Outcome } from '../../../rules/kernel/contract.js';
import type { TacticView } from '../../../rules/tactic148/types.js';
import { all, sideText, wordIn } from './names.js';

/** Who has won and why, in one line. */
export function verdictText({ winners, reason }: Outcome, locale: Locale): string {
  const because = nameOf(locale, 'tactic148.outcome', reason);
  const sides = all(
    locale,
    winners.map((side) => sideText(side, locale)),
  );
  return winners.length > 0
    ? t(locale, 'tactic148.outcome.won', { sides, reason: because })
    : t(locale, 'tactic148.outcome.draw', { reason: because });
}

/** The verdict, the points that each side took, and what became of each character. */
export function outcomeText(outcome: Outcome, { game, sides }: TacticView, locale: Locale): string {
  const scores = sides.map((side) => t(locale, 'tactic148.outcome.score', { side, points: outcome.scores[side] ?? 0 }));
  const fates = game.characters.map(({ id, card, status }) =>
    t(locale, 'tactic148.outcome.fate', {
      unit: id,
      name: wordIn(card.name, locale),
      fate: outcome.fates[id] ?? status,
    }),
  );
  return [
    verdictText(outcome, locale),
    t(locale, 'tactic148.outcome.scores', { scores: scores.join(', ') }),
    ...fates.map((fate) => `- ${fate}`),
  ].join('\n');
}
