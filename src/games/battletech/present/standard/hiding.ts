import { t } from '../../../../i18n/index.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import { total } from '../../../../rules/kernel/dice.js';
import type { Option } from '../../../../rules/kernel/choices.js';
import { HIDDEN_ORDERS } from '../../../../rules/battletech/standard/unseen.js';
import type { Tongue } from '../../words/index.js';
import { all, facesText } from '../names.js';

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

/** What a probe has found out, with `3+4 +2 −1` where the reader knows its pilot. */
export function scanText(
  { unit, roll, bonus, malus, range, half, shown }: Extract<FullEvent, { type: 'Scanned' }>,
  tongue: Tongue,
): string {
  const key = range === null || half === null ? 'scan-fails' : shown.length === 0 ? 'scan' : 'scan-through';
  const facts = { unit, range: range ?? 0, half: half ?? 0, shown: all(tongue, shown) };
  if (!roll) return t(tongue, `battletech.full.${key}-untold`, facts);
  const rolled = [facesText(roll), ...(bonus ? [`+${bonus}`] : []), ...(malus > 0 ? [`−${malus}`] : [])];
  return t(tongue, `battletech.full.${key}`, { ...facts, unit, roll: rolled.join(' ') });
}

/** What a scan was made of (CLN-39), for who knows its pilot. */
export function whyScan(
  { unit, roll, bonus, malus }: Extract<FullEvent, { type: 'Scanned' }>,
  tongue: Tongue,
): readonly string[] {
  if (!roll || bonus === null) return [];
  const sum = [
    facesText(roll),
    ...(bonus > 0 ? [`+ ${t(tongue, 'battletech.full.why-scan-bonus', { n: bonus })}`] : []),
    ...(malus > 0 ? [`− ${t(tongue, 'battletech.full.why-scan-malus', { n: malus })}`] : []),
  ];
  return [t(tongue, 'battletech.full.why-scan', { unit, sum: sum.join(' '), total: total(roll) + bonus - malus })];
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
