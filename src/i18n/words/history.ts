import type { Sentences } from '../sentences.js';

/** What happened: the history of a match, and news for one reader. */
export const history = {
  'post.chapter': { en: '{turn} · {phase}', fr: '{turn} · {phase}', ru: '{turn} · {phase}' },
  'button.history': { en: 'History', fr: 'Historique', ru: 'История' },
  'command.match.history': { en: 'history', fr: 'historique', ru: 'история' },
  'command.match.history.about': {
    en: 'The turns so far, each with its pictures',
    fr: 'Les tours joués, chacun avec ses images',
    ru: 'Сыгранные ходы, каждый с картинками',
  },
  'option.turn': { en: 'turn', fr: 'tour', ru: 'ход' },
  'option.turn.about': {
    en: 'Which turn; empty for a list of all',
    fr: 'Quel tour ; vide pour la liste de tous',
    ru: 'Какой ход; пусто — список всех',
  },
  'history.title': { en: '**The turns so far**', fr: '**Les tours joués**', ru: '**Сыгранные ходы**' },
  'history.turn': { en: '{turn}: {phases}', fr: '{turn} : {phases}', ru: '{turn}: {phases}' },
  'history.name': { en: 'Turn {turn}', fr: 'Tour {turn}', ru: 'Ход {turn}' },
  'history.page': { en: 'Page {page} of {pages}', fr: 'Page {page} sur {pages}', ru: 'Страница {page} из {pages}' },
  'history.before': { en: 'Before turn 1', fr: 'Avant le tour 1', ru: 'До хода 1' },
  'blank.turn': { en: 'Show a turn again…', fr: 'Revoir un tour…', ru: 'Показать ход снова…' },
  'news.title': {
    en: '**Since you were last here** ({since})',
    fr: '**Depuis votre dernier passage** ({since})',
    ru: '**С вашего прошлого визита** ({since})',
  },
  'news.none': {
    en: 'Nothing new since you were last here ({since}).',
    fr: 'Rien de neuf depuis votre dernier passage ({since}).',
    ru: 'С вашего прошлого визита ({since}) ничего нового.',
  },
  'news.then': { en: '**Then**', fr: '**Avant**', ru: '**Тогда**' },
  'news.now': { en: '**Now**', fr: '**Maintenant**', ru: '**Сейчас**' },
  'button.last-report': { en: 'Last report', fr: 'Dernier compte rendu', ru: 'Последний отчёт' },
  'reply.news-none': {
    en: 'Nothing new since the last report.',
    fr: 'Rien de neuf depuis le dernier compte rendu.',
    ru: 'С последнего отчёта ничего нового.',
  },
  'log.taken-back': { en: 'taken back: #{order}', fr: 'annulé : #{order}', ru: 'отменено: #{order}' },
  'log.by-referee': { en: 'given by Arbitre', fr: 'donné par Arbitre', ru: 'отдан Арбитром' },
  'log.back': {
    en: 'takes back {orders:# order|# orders}',
    fr: 'annule {orders:# ordre|# ordres}',
    ru: 'отменяет {orders:# приказ|# приказа|# приказов}',
  },
  'log.back-after-dice': {
    en: 'takes back {orders:# order|# orders} after dice were rolled',
    fr: 'annule {orders:# ordre|# ordres} après des jets de dés',
    ru: 'отменяет {orders:# приказ|# приказа|# приказов} после бросков кубиков',
  },
  'log.back-alone': {
    en: 'no opponent was asked; take-back no. {times} in this match',
    fr: 'aucun adversaire consulté ; nº {times} de cette partie',
    ru: 'согласия противника не требовалось; в этом матче уже {times}-й раз',
  },
  'log.player': { en: 'player {number}', fr: 'joueur {number}', ru: 'игрок {number}' },
  'log.holder': { en: '{place}: {player}', fr: '{place} : {player}', ru: '{place}: {player}' },
} as const satisfies Sentences;
