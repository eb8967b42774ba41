import type { Sentences } from '../../../i18n/sentences.js';

/** What a character sees, and what the enemy would see of it elsewhere. */
export const field = {
  'tactic148.word.danger': { en: 'danger', fr: 'danger', ru: 'угроза|опасность' },
  'tactic148.suggest.danger': {
    en: '{by}: what the enemy needs there',
    fr: '{by} : ce qu’il y faut à l’ennemi',
    ru: '{by}: сколько там нужно врагу',
  },
  'tactic148.picture.field': {
    en: '{unit} sees · what cover adds',
    fr: '{unit} voit · ce qu’ajoute le couvert',
    ru: '{unit} видит · что добавляет укрытие',
  },
  'tactic148.picture.bears': { en: 'seen, with dice', fr: 'en vue, avec des dés', ru: 'видно, кубики есть' },
  'tactic148.picture.onlySeen': { en: 'seen, no dice', fr: 'en vue, aucun dé', ru: 'видно, кубиков нет' },
  'tactic148.picture.needed': {
    en: 'score the enemy needs',
    fr: 'score qu’il faut à l’ennemi',
    ru: 'сколько нужно врагу',
  },
  'tactic148.picture.safe': { en: 'no enemy can shoot', fr: 'aucun tir possible', ru: 'никто не выстрелит' },
  'tactic148.answer.field': {
    en: '**{unit}** looks from {from@tactic148.place}, by squares of {square@tactic148.length}, each by its middle:',
    fr: '**{unit}** regarde depuis {from@tactic148.place}, par carrés de {square@tactic148.length}, selon leur milieu :',
    ru: '**{unit}** смотрит из {from@tactic148.place}; квадраты по {square@tactic148.length}, каждый по своей середине:',
  },
  'tactic148.answer.field-units': { en: 'In sight: {units}', fr: 'En vue : {units}', ru: 'На виду: {units}' },
  'tactic148.answer.field-unit': { en: '{unit} ({modifier+})', fr: '{unit} ({modifier+})', ru: '{unit} ({modifier+})' },
  'tactic148.answer.field-nobody': { en: 'Nobody in sight.', fr: 'Personne en vue.', ru: 'Никого не видно.' },
  'tactic148.answer.field-bears': {
    en: 'with dice, **{modifier+}** for cover: {places}',
    fr: 'avec des dés, **{modifier+}** pour le couvert : {places}',
    ru: 'кубики есть, за укрытие **{modifier+}**: {places}',
  },
  'tactic148.answer.field-seen': {
    en: 'no dice at this distance, **{modifier+}** for cover: {places}',
    fr: 'aucun dé à cette distance, **{modifier+}** pour le couvert : {places}',
    ru: 'на этой дистанции кубиков нет, за укрытие **{modifier+}**: {places}',
  },
  'tactic148.answer.danger': {
    en: '**{unit}**, {by@tactic148.action}: the score the enemy needs, from where they stand now, by squares of {square@tactic148.length}',
    fr: '**{unit}**, {by@tactic148.action} : le score qu’il faut à l’ennemi, d’où il est maintenant, par carrés de {square@tactic148.length}',
    ru: '**{unit}**, {by@tactic148.action}: сколько нужно врагу оттуда, где он сейчас; квадраты по {square@tactic148.length}',
  },
  'tactic148.answer.danger-number': {
    en: '**{needed}+**: {places}',
    fr: '**{needed}+** : {places}',
    ru: '**{needed}+**: {places}',
  },
  'tactic148.answer.danger-safe': {
    en: 'seen, but no enemy can shoot: {places}',
    fr: 'en vue, mais aucun ennemi ne peut tirer : {places}',
    ru: 'видно, но никто не выстрелит: {places}',
  },
  'tactic148.answer.danger-unseen': {
    en: 'out of everybody’s sight: {places}',
    fr: 'hors de vue de tous : {places}',
    ru: 'никому не видно: {places}',
  },
} as const satisfies Sentences;
