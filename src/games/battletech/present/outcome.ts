import { isKey, nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { BattleTechView } from '../../../rules/battletech/types.js';
import type { Outcome } from '../../../rules/kernel/contract.js';
import { all } from './names.js';

/** Who has won and why, in one line. */
export function verdictText(outcome: Outcome, locale: Locale): string {
  const { winners } = outcome;
  const because = reasonText(outcome, locale);
  const sides = all(
    locale,
    winners.map((side) => nameOf(locale, 'side', side)),
  );
  return winners.length > 0
    ? t(locale, 'battletech.outcome.won', { sides, reason: because })
    : t(locale, 'battletech.outcome.draw', { reason: because });
}

/** Why a match has ended; what speaks of both sides is said otherwise where there were more (AMB-SEQ-07). */
function reasonText({ reason, scores }: Outcome, locale: Locale): string {
  const isOfMany = Object.keys(scores).length > 2 && isKey(`battletech.outcome-of-many.${reason}`);
  return nameOf(locale, isOfMany ? 'battletech.outcome-of-many' : 'battletech.outcome', reason);
}

/** The verdict, and what became of each unit. */
export function outcomeText(outcome: Outcome, view: BattleTechView, locale: Locale): string {
  const fates = view.game.units.map(({ id, sheet, status }) =>
    t(locale, 'battletech.outcome.fate', { unit: id, chassis: sheet.chassis, fate: outcome.fates[id] ?? status }),
  );
  return [verdictText(outcome, locale), ...fates.map((fate) => `- ${fate}`)].join('\n');
}
