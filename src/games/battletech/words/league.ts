import type { Sentences } from '../../../i18n/sentences.js';

/** House rules of leagues: the switches and what they are called. */
export const league = {
  'battletech.option.league': { en: 'League', fr: 'Ligue', ru: 'Лига' },
  'battletech.option.league.about': {
    en: 'All house rules of a league at once; single ones can still be changed (standard level)',
    fr: "Toutes les règles maison d'une ligue ; chacune reste modifiable (niveau standard)",
    ru: 'Все правила лиги сразу; каждое можно изменить отдельно (стандартный уровень)',
  },
  'battletech.option.league.none': { en: 'none', fr: 'aucune', ru: 'нет' },
  'battletech.option.league.clan-invasion': {
    en: 'Clan invasion',
    fr: 'Invasion des Clans',
    ru: 'Вторжение кланов',
  },
  'battletech.option.sheets': { en: 'Record sheets', fr: 'Fiches', ru: 'Карточки юнитов' },
  'battletech.option.sheets.about': {
    en: 'Whether a side sees the sheets of the others (standard level)',
    fr: 'Si un camp voit les fiches des autres (niveau standard)',
    ru: 'Видит ли сторона карточки чужих юнитов (стандартный уровень)',
  },
  'battletech.option.sheets.open': { en: 'open to all', fr: 'visibles de tous', ru: 'видны всем' },
  'battletech.option.sheets.secret': {
    en: 'secret: each side sees its own',
    fr: 'secrètes : chaque camp voit les siennes',
    ru: 'скрыты: каждая сторона видит свои',
  },
} as const satisfies Sentences;
