import { t } from '../../../../i18n/index.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { Option } from '../../../../rules/kernel/choices.js';
import { HIDDEN_ORDERS } from '../../../../rules/battletech/standard/unseen.js';
import type { Tongue } from '../../words/index.js';
import { all, facesText, UNKNOWN } from '../names.js';

/** What is said of hidden units. */

/** How one comes to light. */
export function revealedText(
  { unit, hex, why, by }: Extract<FullEvent, { type: 'UnitRevealed' }>,
  tongue: Tongue,
): string {
  if (why === 'orders' || why === 'struck' || by === null)
    return t(tongue, why === 'orders' ? 'battletech.full.revealed-orders' : 'battletech.full.revealed-struck', {
      unit,
      hex,
    });
  return t(tongue, `battletech.full.revealed-${why}`, { unit, hex, by });
}

/** What a probe has found out: `3+4 +2 −1`, where the reader knows its pilot. */
export function scanText(
  { unit, roll, bonus, malus, range, half, shown }: Extract<FullEvent, { type: 'Scanned' }>,
  tongue: Tongue,
): string {
  const rolled = roll
    ? [facesText(roll), ...(bonus ? [`+${bonus}`] : []), ...(malus > 0 ? [`−${malus}`] : [])]
    : [UNKNOWN];
  const told = { unit, roll: rolled.join(' ') };
  if (range === null || half === null) return t(tongue, 'battletech.full.scan-fails', told);
  return shown.length === 0
    ? t(tongue, 'battletech.full.scan', { ...told, range })
    : t(tongue, 'battletech.full.scan-through', { ...told, range, half, shown: all(tongue, shown) });
}

/** Whether it deploys hidden, what it is to wait for, how near an enemy may come; `null` for other blanks. */
export function hidingOption(
  blank: string,
  { value, facts }: Option,
  tongue: Tongue,
): { readonly label: string; readonly description?: string } | null {
  switch (blank) {
    case 'hides':
      return value === 'hidden'
        ? { label: t(tongue, 'battletech.choice.hidden'), description: t(tongue, 'battletech.choice.hidden-about') }
        : { label: t(tongue, 'battletech.choice.seen') };
    case 'hidden-order': {
      const order = HIDDEN_ORDERS.find((one) => one === value) ?? 'stay';
      return {
        label: t(tongue, `battletech.choice.hidden-${order}`),
        description: t(tongue, `battletech.choice.hidden-${order}-about`),
      };
    }
    case 'within':
      return { label: t(tongue, 'battletech.choice.within', { hexes: Number(facts['hexes'] ?? 0) }) };
    default:
      return null;
  }
}
