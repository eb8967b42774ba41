import type { Sentences } from '../sentences.js';

/** Posts: panel, reports, calls, the end. */
export const posts = {
  'button.my-move': { en: 'My move', fr: 'À moi de jouer', ru: 'Мой ход' },
  'button.my-language': { en: 'My language', fr: 'Ma langue', ru: 'Мой язык' },
  'button.my-news': { en: "What's new", fr: 'Quoi de neuf', ru: 'Что нового' },
  'button.sheets': { en: 'Sheets', fr: 'Fiches', ru: 'Карточки' },
  'button.odds': { en: 'Odds', fr: 'Chances', ru: 'Шансы' },
  'button.map': { en: 'Map', fr: 'Carte', ru: 'Карта' },
  'button.why': { en: 'Why?', fr: 'Pourquoi ?', ru: 'Почему?' },
  'button.details': { en: 'Details', fr: 'Détails', ru: 'Подробно' },
  'button.share': { en: 'Show to all', fr: 'Montrer à tous', ru: 'Показать всем' },
  'post.panel.awaited': { en: '{player}: {question}', fr: '{player} : {question}', ru: '{player}: {question}' },
  'post.panel.votes': {
    en: 'Agreed to stop without a result: {players}',
    fr: "D'accord pour arrêter sans résultat : {players}",
    ru: 'За остановку без результата: {players}',
  },
  'post.end.title': { en: '## The match is over', fr: '## La partie est terminée', ru: '## Матч окончен' },
  'post.end.side': { en: '{side@side}: {players}', fr: '{side@side} : {players}', ru: '{side@side}: {players}' },
  'post.end.most': { en: 'Did most: {units}', fr: 'Les plus efficaces : {units}', ru: 'Больше всех сделали: {units}' },
  'post.end.went-back': {
    en: 'Take-backs after dice with no opponent to ask: {times:# time|# times}. The log says when.',
    fr: 'Retours en arrière après des jets, sans adversaire à consulter : {times:# fois|# fois}. Le journal dit quand.',
    ru: 'Возвраты после бросков без согласия противника: {times:# раз|# раза|# раз}. Когда — в журнале.',
  },
  'post.end.seed': {
    en: 'Seed of the dice: `{seed}`. With the salts, every die of the match can be derived again from it: `/match verify` does that. Its SHA-256 is the fingerprint shown in the lobby: {commitment}',
    fr: 'Graine des dés : `{seed}`. Avec les sels, elle permet de recalculer chaque dé de la partie : c’est ce que fait `/partie vérifier`. Son SHA-256 est l’empreinte donnée au départ : {commitment}',
    ru: 'Ключ кубиков: `{seed}`. Вместе с солью из него заново получается каждый бросок матча, это и делает `/матч проверить`. Его SHA-256 — отпечаток, показанный в начале: {commitment}',
  },
  'post.report.before': {
    en: '[Previous report]({link})',
    fr: '[Compte rendu précédent]({link})',
    ru: '[Предыдущий отчёт]({link})',
  },
  'post.report.also': { en: 'Also: {list}', fr: 'Et aussi : {list}', ru: 'А также: {list}' },
  'post.report.also-more': {
    en: 'Also: {list} … ({more} more)',
    fr: 'Et aussi : {list}… (et encore {more})',
    ru: 'А также: {list}… (и ещё {more})',
  },
  'post.too-long': {
    en: '… ({lines:# more line|# more lines})',
    fr: '… (encore {lines:# ligne|# lignes})',
    ru: '… (ещё {lines:# строка|# строки|# строк})',
  },
  'post.apology': {
    en: 'Arbitre ran into an error of its own over an order here: that order does not count, and nothing is lost. The clocks are stopped until an order goes through. Try another way, or `/pass`; whoever runs me has been sent what is needed to fix it.',
    fr: 'Arbitre a commis une erreur de son fait sur un ordre donné ici : rien de cet ordre ne compte, et rien n’est perdu. Les pendules sont arrêtées jusqu’à ce qu’un ordre passe. Essayez autrement, ou `/passer` ; la personne qui m’héberge a reçu de quoi corriger.',
    ru: 'Здесь на одном из приказов Арбитр сам ошибся: этот приказ не засчитан, и ничего не потеряно. Часы стоят, пока какой-нибудь приказ не пройдёт. Попробуйте иначе или `/пас`; тот, у кого я запущен, получил всё нужное для исправления.',
  },
} as const satisfies Sentences;
