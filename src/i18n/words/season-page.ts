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
  'season.who': { en: 'Pilot', fr: 'Pilote', ru: 'Пилот' },
  'season.why': { en: 'Why', fr: 'Pourquoi', ru: 'Почему' },
  'season.battle': { en: 'Battle', fr: 'Bataille', ru: 'Бой' },
  'season.dice': { en: 'Dice of turn {turn}', fr: 'Dés du tour {turn}', ru: 'Кубики хода {turn}' },
  'season.turn-secret': {
    en: 'secret until the turn is over',
    fr: 'secrète jusqu’à la fin du tour',
    ru: 'в тайне до конца хода',
  },
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
  'league.page.sign-up': {
    en: 'Sign-up: {count:# entrant|# entrants} so far.',
    fr: 'Inscriptions : {count:# participant|# participants} pour l’instant.',
    ru: 'Идёт запись: пока {count:# участник|# участника|# участников}.',
  },
  'league.page.playing': {
    en: '{count:# entrant|# entrants}; the league goes on.',
    fr: '{count:# participant|# participants} ; la ligue continue.',
    ru: '{count:# участник|# участника|# участников}; лига продолжается.',
  },
  'league.page.over': {
    en: '{count:# entrant|# entrants}; all is played.',
    fr: '{count:# participant|# participants} ; tout est joué.',
    ru: '{count:# участник|# участника|# участников}; всё сыграно.',
  },
  'league.page.closed': {
    en: '{count:# entrant|# entrants}; the league is closed.',
    fr: '{count:# participant|# participants} ; la ligue est close.',
    ru: '{count:# участник|# участника|# участников}; лига закрыта.',
  },
  'league.page.sign-up-step': { en: 'Sign-up', fr: 'Inscriptions', ru: 'Запись' },
  'league.page.pairings': { en: 'Pairings', fr: 'Rencontres', ru: 'Пары' },
  'league.page.results': { en: 'Results by entrant', fr: 'Résultats par participant', ru: 'Итоги по участникам' },
  'league.page.round': { en: 'Round', fr: 'Ronde', ru: 'Раунд' },
  'league.page.against': { en: 'Against', fr: 'Contre', ru: 'Против' },
  'league.page.result': { en: 'Result', fr: 'Résultat', ru: 'Исход' },
  'league.page.score': { en: 'Score', fr: 'Score', ru: 'Счёт' },
  'league.page.points': { en: 'Points', fr: 'Points', ru: 'Очки' },
  'league.page.pairing': { en: 'Pairing', fr: 'Rencontre', ru: 'Пара' },
  'league.page.win': { en: 'won', fr: 'gagné', ru: 'победа' },
  'league.page.draw': { en: 'drawn', fr: 'nul', ru: 'ничья' },
  'league.page.loss': { en: 'lost', fr: 'perdu', ru: 'поражение' },
  'league.page.reply': {
    en: 'The league as one page, for any browser: step by step, with its tables, its pairings and everybody’s results.',
    fr: 'La ligue en une page, pour tout navigateur : étape par étape, avec ses tableaux, ses rencontres et tous les résultats.',
    ru: 'Лига одной страницей для любого браузера: шаг за шагом, с таблицами, парами и итогами каждого.',
  },
} as const satisfies Sentences;
