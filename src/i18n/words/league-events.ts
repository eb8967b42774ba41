import type { Sentences } from '../sentences.js';

/** What happened in a league, and the news of campaigns and leagues for one reader. */
export const leagueEvents = {
  'league.event.founded': { en: 'The league is open.', fr: 'La ligue est ouverte.', ru: 'Лига открыта.' },
  'league.event.postponed': {
    en: 'Too few are there: an official begins it later.',
    fr: 'Trop peu d’inscrits : un arbitre la commencera plus tard.',
    ru: 'Участников мало: распорядитель начнёт позже.',
  },
  'league.event.entered': { en: '{name} takes part.', fr: '{name} participe.', ru: '{name} участвует.' },
  'league.event.left': { en: '{name} has left.', fr: '{name} est parti.', ru: '{name} больше не участвует.' },
  'league.event.expelled': {
    en: '{name} is put out: {reason}',
    fr: '{name} est exclu : {reason}',
    ru: '{name} выбывает по решению распорядителя: {reason}',
  },
  'league.event.absent': {
    en: '{name} is out: too many forfeits.',
    fr: '{name} est exclu : trop de forfaits.',
    ru: '{name} выбывает: слишком много неявок.',
  },
  'league.event.substituted': {
    en: 'Somebody else plays for {name} now: {reason}',
    fr: 'Un remplaçant joue désormais pour {name} : {reason}',
    ru: 'Вместо {name} теперь играет другой: {reason}',
  },
  'league.event.stage': {
    en: 'A stage begins: {format}.',
    fr: 'Une phase commence : {format}.',
    ru: 'Начинается этап: {format}.',
  },
  'league.event.round': {
    en: 'Round {round} is drawn, until {due}:',
    fr: 'La ronde {round} est tirée, jusqu’au {due} :',
    ru: 'Раунд {round} составлен, до {due}:',
  },
  'league.event.closed': {
    en: 'Round {round} is over.',
    fr: 'La ronde {round} est finie.',
    ru: 'Раунд {round} окончен.',
  },
  'league.event.match': {
    en: '`{id}` {first} – {second}: the match has begun.',
    fr: '`{id}` {first} – {second} : la partie a commencé.',
    ru: '`{id}` {first} – {second}: матч начался.',
  },
  'league.event.ready': {
    en: '`{id}`: {name} is ready.',
    fr: '`{id}` : {name} est prêt.',
    ru: '`{id}`: {name}: готов.',
  },
  'league.event.asked': {
    en: '`{id}`: {name} asks for more time.',
    fr: '`{id}` : {name} demande plus de temps.',
    ru: '`{id}`: {name} просит больше времени.',
  },
  'league.event.extended': {
    en: '`{id}` {first} – {second} is now due {due}.',
    fr: '`{id}` {first} – {second} : nouvelle échéance {due}.',
    ru: '`{id}` {first} – {second}: новый срок {due}.',
  },
  'league.event.claimed': {
    en: '`{id}`: {name} says: {says}',
    fr: '`{id}` : {name} dit : {says}',
    ru: '`{id}`: {name}: {says}',
  },
  'league.event.corrected': {
    en: 'Corrected: {line} ({reason})',
    fr: 'Corrigé : {line} ({reason})',
    ru: 'Исправлено: {line} ({reason})',
  },
  'league.event.reopened': {
    en: '`{id}` {first} – {second} is open again: {reason}',
    fr: '`{id}` {first} – {second} est de nouveau à jouer : {reason}',
    ru: '`{id}` {first} – {second}: играть снова: {reason}',
  },
  'league.event.reseated': {
    en: 'Now in `{id}`: {first} – {second}.',
    fr: 'Désormais dans `{id}` : {first} – {second}.',
    ru: 'Теперь в `{id}`: {first} – {second}.',
  },
  'league.event.ruled': {
    en: 'Appeal `{id}` {ruling}',
    fr: 'Réclamation `{id}` {ruling}',
    ru: 'Протест `{id}`: {ruling}',
  },
  'news.waits': { en: '**Waits for you**', fr: '**Vous attend**', ru: '**Ждёт вас**' },
  'news.first': { en: '**So far**', fr: '**Jusqu’ici**', ru: '**До сих пор**' },
  'button.stream-news': { en: 'What’s new?', fr: 'Quoi de neuf ?', ru: 'Что нового?' },
  'option.stream-shows': { en: 'shows', fr: 'montre', ru: 'показать' },
  'option.stream-shows.about': {
    en: 'What is new since you were last here; empty for how it stands',
    fr: 'Le neuf depuis votre dernier passage ; vide pour l’état actuel',
    ru: 'Новое с вашего прошлого визита; пусто — как обстоят дела',
  },
  'choice.shows.news': { en: 'what’s new', fr: 'quoi de neuf', ru: 'что нового' },
} as const satisfies Sentences;
