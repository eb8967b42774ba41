import type { Sentences } from '../sentences.js';

/** What the page of a season says. */
export const seasonPage = {
  'season.running': {
    en: 'Turn {turn}; the season goes on.',
    fr: 'Tour {turn} ; la saison continue.',
    ru: 'Ход {turn}; сезон продолжается.',
  },
  'season.over': {
    en: 'It ended in turn {turn}.',
    fr: 'Terminée au tour {turn}.',
    ru: 'Сезон окончен на ходу {turn}.',
  },
  'season.battles': { en: 'Battles', fr: 'Batailles', ru: 'Бои' },
  'season.ledger': { en: 'Ledger', fr: 'Comptes', ru: 'Счета' },
  'season.step': { en: 'booked in step {step}', fr: 'inscrite à l’étape {step}', ru: 'внесён на шаге {step}' },
  'season.match': { en: 'the match', fr: 'la partie', ru: 'матч' },
  'season.turn': { en: 'Turn', fr: 'Tour', ru: 'Ход' },
  'season.amount': { en: 'Change', fr: 'Variation', ru: 'Изменение' },
  'season.currency': { en: 'Of what', fr: 'De quoi', ru: 'Чего' },
  'season.why': { en: 'Why', fr: 'Pourquoi', ru: 'Почему' },
  'season.battle': { en: 'Battle', fr: 'Bataille', ru: 'Бой' },
  'season.secret': {
    en: 'secret until the campaign is over',
    fr: 'secrète jusqu’à la fin de la campagne',
    ru: 'в тайне до конца кампании',
  },
  'season.reply': {
    en: 'The season as one page, for any browser: step by step, with its map, its battles and its ledger.',
    fr: 'La saison en une page, pour tout navigateur : étape par étape, avec sa carte, ses batailles et ses comptes.',
    ru: 'Сезон одной страницей для любого браузера: шаг за шагом, с картой, боями и счетами.',
  },
  'choice.shows.page': { en: 'the season as a page', fr: 'la saison en une page', ru: 'сезон одной страницей' },
} as const satisfies Sentences;
