import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Scenario } from '../library/contract.js';
import { gameName } from './names.js';

/** Scenarios in a list: what one has to know to choose. */

type Listed = Pick<Scenario, 'ruleset' | 'title' | 'level' | 'turns' | 'sides'>;

/** Its game and level, how many units a side has, how long it lasts: `BattleTech, standard · 4 : 4 · 12 turns`. */
export function scenarioFacts({ ruleset, level, turns, sides }: Listed, locale: Locale): string {
  const game = gameName(locale, ruleset, 'game', 'name');
  return t(locale, 'scenario.facts', {
    kind: level === null ? game : `${game}, ${gameName(locale, ruleset, 'level', level)}`,
    size: sides.map(({ units }) => units.length).join(' : '),
    length: turns === null ? t(locale, 'scenario.to-the-end') : t(locale, 'scenario.turns', { turns }),
  });
}

/** Its title with these facts, as an offer shows it, at most 100 characters. */
export const scenarioOffer = (scenario: Listed, locale: Locale): string =>
  t(locale, 'scenario.offer', { title: scenario.title[locale], facts: scenarioFacts(scenario, locale) }).slice(0, 100);
