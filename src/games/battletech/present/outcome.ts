import { isKey, nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Outcome } from '../../../rules/kernel/contract.js';
import { all } from './names.js';

/** Who has won and why, in one line. */
export function verdictText(outcome: Outcome, tongue: Tongue): string {
  const { winners } = outcome;
  if (outcome.reason === 'annulled') return t(tongue, 'ruling.outcome-annulled');
  const because = reasonText(outcome, tongue);
  const sides = all(
    tongue,
    winners.map((side) => nameOf(tongue, 'side', side)),
  );
  return winners.length > 0
    ? t(tongue, 'battletech.outcome.won', { sides, reason: because })
    : t(tongue, 'battletech.outcome.draw', { reason: because });
}

/** Why a match has ended; what speaks of both sides is said otherwise where there were more (AMB-SEQ-07). */
function reasonText({ reason, scores }: Outcome, tongue: Tongue): string {
  const isOfMany = Object.keys(scores).length > 2 && isKey(tongue, `battletech.outcome-of-many.${reason}`);
  return nameOf(tongue, isOfMany ? 'battletech.outcome-of-many' : 'battletech.outcome', reason);
}

/** The verdict, and what became of each unit. */
export function outcomeText(outcome: Outcome, view: BattleTechView, tongue: Tongue): string {
  const fates = view.game.units.map(({ id, sheet, status }) =>
    t(tongue, 'battletech.outcome.fate', { unit: id, chassis: sheet.chassis, fate: outcome.fates[id] ?? status }),
  );
  return [verdictText(outcome, tongue), ...fates.map((fate) => `- ${fate}`)].join('\n');
}
