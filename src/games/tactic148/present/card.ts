import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { Card } from '../../../rules/tactic148/types.js';
import { wordIn } from './names.js';
import { cardLines, LISTED, sideText, valueText } from './sheet.js';

/** A reference card as text before any match, both sides of it (T48-14). */
export function cardText(card: Card, tongue: Tongue): string {
  const { healthy, wounded } = card;
  return [
    t(tongue, 'tactic148.sheet.title', {
      unit: card.id,
      name: wordIn(card.name, tongue),
      role: wordIn(card.role, tongue),
      points: card.points,
    }),
    nameOf(tongue, 'tactic148.faction', card.faction),
    t(tongue, 'tactic148.sheet.most', { actions: healthy.actions, shots: healthy.shots }),
    ...LISTED.map((action) => {
      const value = valueText(healthy, action, tongue);
      return `- ${t(tongue, 'tactic148.sheet.action', { action, value })}`;
    }),
    ...cardLines(card, healthy, tongue).map((line) => `- ${line}`),
    t(tongue, 'tactic148.sheet.wounded', { side: sideText(wounded, tongue) }),
  ].join('\n');
}
