import type { Sentences } from '../../../i18n/sentences.js';

/** Answers of the rules: chances, lines of sight, reach. */
export const answers = {
  'orders/places-two': {
    en: 'Between which two places? Name two figures or two places, for instance {examples?}.',
    fr: 'Entre quels endroits ? Nommez deux figurines ou deux endroits, par exemple {examples?}.',
    ru: 'Между какими местами? Назовите две фигурки или два места, например {examples?}.',
  },
  'tactic148.sight.open': { en: 'in the open', fr: 'à découvert', ru: 'на открытом месте' },
  'tactic148.sight.cover': { en: 'in cover', fr: 'à couvert', ru: 'в укрытии' },
  'tactic148.sight.none': { en: 'no line of sight', fr: 'pas de ligne de vue', ru: 'линии видимости нет' },
  'tactic148.picture.inReach': { en: 'in reach', fr: 'accessible', ru: 'можно дойти' },
  'tactic148.picture.inReachClimbing': { en: 'by climbing', fr: 'en grimpant', ru: 'с подъёмом' },
  'tactic148.picture.reach': {
    en: '{action@tactic148.action}, up to {most@tactic148.length}',
    fr: '{action@tactic148.action}, {most@tactic148.length} au plus',
    ru: '{action@tactic148.action}, до {most@tactic148.length}',
  },
  'tactic148.answer.odds': {
    en: '**{unit} → {target}**: {seen}',
    fr: '**{unit} → {target}** : {seen}',
    ru: '**{unit} → {target}**: {seen}',
  },
  'tactic148.answer.seen': {
    en: '{distance@tactic148.length}, {sight}',
    fr: '{distance@tactic148.length}, {sight}',
    ru: '{distance@tactic148.length}, {sight}',
  },
  'tactic148.answer.from': {
    en: 'From {at@tactic148.place}:',
    fr: 'Depuis {at@tactic148.place} :',
    ru: 'Из {at@tactic148.place}:',
  },
  'tactic148.answer.no-targets': {
    en: '{unit} has no enemy on the table.',
    fr: "{unit} n'a pas d'ennemi sur la table.",
    ru: 'У персонажа {unit} нет врагов на столе.',
  },
  'tactic148.answer.odds-weapon': {
    en: '{weapon}: {dice:# die|# dice}, **{needed}+**, wound or worse **{wound}**, eliminated {eliminate}',
    fr: '{weapon} : {dice:# dé|# dés}, **{needed}+**, blessure ou pire **{wound}**, hors de combat {eliminate}',
    ru: '{weapon}: {dice:# кубик|# кубика|# кубиков}, **{needed}+**, ранение или хуже **{wound}**, из строя {eliminate}',
  },
  'tactic148.answer.odds-refused': {
    en: '{weapon}: no shot, {why}',
    fr: '{weapon} : pas de tir, {why}',
    ru: '{weapon}: выстрела нет, {why}',
  },
  'tactic148.answer.odds-not-now': {
    en: '**not now, {why}**; it would be: {odds}',
    fr: '**pas maintenant, {why}** ; ce serait : {odds}',
    ru: '**сейчас нельзя, {why}**; было бы так: {odds}',
  },
  'tactic148.answer.los': {
    en: '**{from@tactic148.place} → {to@tactic148.place}**: {distance@tactic148.length} between the edges of two bases, {sight}',
    fr: '**{from@tactic148.place} → {to@tactic148.place}** : {distance@tactic148.length} entre les bords de deux socles, {sight}',
    ru: '**{from@tactic148.place} → {to@tactic148.place}**: {distance@tactic148.length} между краями подставок, {sight}',
  },
  'tactic148.answer.reach': {
    en: '**{unit}**, {by@tactic148.action}, up to {most}, straight on:',
    fr: "**{unit}**, {by@tactic148.action}, jusqu'à {most}, en ligne droite :",
    ru: '**{unit}**, {by@tactic148.action}, до {most} по прямой:',
  },
  'tactic148.answer.reach-none': {
    en: '{unit}: {by@tactic148.action} is not on the card.',
    fr: '{unit} : {by@tactic148.action}, absent de la carte.',
    ru: '{unit}: {by@tactic148.action}, на карточке этого нет.',
  },
  'tactic148.answer.reach-way': {
    en: '{name}: {at} ({far@tactic148.length})',
    fr: '{name} : {at} ({far@tactic148.length})',
    ru: '{name}: {at} ({far@tactic148.length})',
  },
  'tactic148.answer.reach-blocked': { en: '{name}: blocked', fr: '{name} : bloqué', ru: '{name}: пути нет' },
  'tactic148.answer.reach-climb': {
    en: 'with a climb, 2 tokens: {at} ({far@tactic148.length})',
    fr: 'en grimpant, 2 PA : {at} ({far@tactic148.length})',
    ru: 'с подъёмом, 2 жетона: {at} ({far@tactic148.length})',
  },
  'tactic148.cause.no-line-of-sight': { en: 'no line of sight', fr: 'pas de ligne de vue', ru: 'нет линии видимости' },
  'tactic148.cause.no-dice': {
    en: 'no dice at this distance',
    fr: 'aucun dé à cette distance',
    ru: 'нет кубиков на этой дистанции',
  },
  'tactic148.cause.not-on-card': { en: 'not on the card', fr: 'absent de la carte', ru: 'нет на карточке' },
  'tactic148.cause.not-enough-tokens': { en: 'not enough tokens', fr: 'pas assez de PA', ru: 'не хватает жетонов' },
  'tactic148.cause.movement-limit': {
    en: '3 tokens of movement spent',
    fr: '3 PA de mouvement dépensés',
    ru: '3 жетона на движение уже потрачены',
  },
  'tactic148.cause.no-actions-left': { en: 'no actions left', fr: "plus d'actions", ru: 'действий не осталось' },
  'tactic148.cause.wound-marker': { en: 'Wound marker', fr: 'marqueur Blessure', ru: 'маркер ранения' },
  'tactic148.cause.one-weapon': {
    en: 'another weapon was used this turn',
    fr: 'une autre arme a servi ce tour',
    ru: 'в этот ход применено другое оружие',
  },
  'tactic148.cause.attacked-already': {
    en: 'has attacked this turn',
    fr: 'a déjà attaqué ce tour',
    ru: 'в этот ход уже атаковал',
  },
} as const satisfies Sentences;
