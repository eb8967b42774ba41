import { nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Card } from '../../../rules/tactic148/types.js';
import { wordIn } from './names.js';
import { cardLines, LISTED, sideText, valueText } from './sheet.js';

/** A reference card as text before any match, both sides of it (T48-14). */
export function cardText(card: Card, locale: Locale): string {
  const { healthy, wounded } = card;
  return [
    t(locale, 'tactic148.sheet.title', {
      unit: card.id,
      name: wordIn(card.name, locale),
      role: wordIn(card.role, locale),
      points: card.points,
    }),
    nameOf(locale, 'tactic148.faction', card.faction),
    t(locale, 'tactic148.sheet.most', { actions: healthy.actions, shots: healthy.shots }),
    ...LISTED.map((action) => {
      const value = valueText(healthy, action, locale);
      return `- ${t(locale, 'tactic148.sheet.action', { action, value })}`;
    }),
    ...cardLines(card, healthy, locale).map((line) => `- ${line}`),
    t(locale, 'tactic148.sheet.wounded', { side: sideText(wounded, locale) }),
  ].join('\n');
}
