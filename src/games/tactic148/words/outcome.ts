import type { Sentences } from '../../../i18n/sentences.js';

/** How a match ended. */
export const outcome = {
  'tactic148.picture.won': { en: 'Winner:', fr: 'Victoire :', ru: 'Победа:' },
  'tactic148.picture.draw': { en: 'Draw', fr: 'Match nul', ru: 'Ничья' },
  'tactic148.goal.points': {
    en: "To win: take out half of the enemy's points",
    fr: "Pour gagner : éliminer la moitié des points de l'ennemi",
    ru: 'Для победы: выбить половину очков врага',
  },
  'tactic148.goal.characters': {
    en: "To win: take out half of the enemy's characters",
    fr: "Pour gagner : éliminer la moitié des personnages de l'ennemi",
    ru: 'Для победы: выбить половину бойцов врага',
  },
  'tactic148.goal.objective': {
    en: 'or reach the enemy objective',
    fr: "ou atteindre l'objectif ennemi",
    ru: 'или дойти до цели на стороне врага',
  },
  'tactic148.outcome.won': {
    en: '**Victory: {sides}** ({reason})',
    fr: '**Victoire : {sides}** ({reason})',
    ru: '**Победа: {sides}** ({reason})',
  },
  'tactic148.outcome.draw': { en: '**Draw** ({reason})', fr: '**Match nul** ({reason})', ru: '**Ничья** ({reason})' },
  'tactic148.outcome.losses': {
    en: 'half of the enemy force is out of action',
    fr: 'la moitié de la force ennemie est hors de combat',
    ru: 'половина отряда противника выведена из строя',
  },
  'tactic148.outcome.objective': {
    en: 'the enemy objective is reached',
    fr: "l'objectif ennemi est atteint",
    ru: 'цель противника достигнута',
  },
  'tactic148.outcome.conceded': {
    en: 'the other side has conceded',
    fr: "l'autre camp capitule",
    ru: 'другая сторона сдалась',
  },
  'tactic148.outcome.claimed': {
    en: 'claimed: the other side was absent too long',
    fr: "victoire réclamée : l'autre camp est resté absent trop longtemps",
    ru: 'победа по требованию: другая сторона слишком долго отсутствовала',
  },
  'tactic148.outcome.deserted': {
    en: 'all players have been absent too long',
    fr: 'tous les joueurs sont absents depuis trop longtemps',
    ru: 'все игроки слишком долго отсутствуют',
  },
  'tactic148.outcome.annulled': {
    en: 'annulled by an arbiter',
    fr: 'invalidé par un arbitre',
    ru: 'аннулирован арбитром',
  },
  'tactic148.outcome.adjudicated': {
    en: 'decided by an arbiter',
    fr: "décision d'un arbitre",
    ru: 'решение арбитра',
  },
  'tactic148.outcome.abandoned': {
    en: 'all players agreed to stop',
    fr: "arrêt d'un commun accord",
    ru: 'матч остановлен по общему согласию',
  },
  'tactic148.outcome.scores': {
    en: 'Points taken: {scores}',
    fr: 'Points marqués : {scores}',
    ru: 'Набрано очков: {scores}',
  },
  'tactic148.outcome.score': { en: '{side@side} {points}', fr: '{side@side} {points}', ru: '{side@side} {points}' },
  'tactic148.outcome.fate': {
    en: '{unit}, {name}: {fate@tactic148.status}',
    fr: '{unit}, {name} : {fate@tactic148.status}',
    ru: '{unit}, {name}: {fate@tactic148.status}',
  },
} as const satisfies Sentences;
