import type { Sentences } from '../../../i18n/sentences.js';

/** What makes a shot easier or harder, term by term. */
export const toHit = {
  'battletech.term.base': { en: 'base', fr: 'de base', ru: 'базовое' },
  'battletech.term.range-short': {
    en: 'short range ({n:# hex|# hexes})',
    fr: 'portée courte ({n:# hex|# hex})',
    ru: 'ближняя дистанция ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.range-medium': {
    en: 'medium range ({n:# hex|# hexes})',
    fr: 'portée moyenne ({n:# hex|# hex})',
    ru: 'средняя дистанция ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.range-long': {
    en: 'long range ({n:# hex|# hexes})',
    fr: 'portée longue ({n:# hex|# hex})',
    ru: 'дальняя дистанция ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.attacker-stood': { en: 'attacker stood still', fr: 'attaquant immobile', ru: 'атакующий на месте' },
  'battletech.term.attacker-walked': { en: 'attacker walked', fr: 'attaquant en marche', ru: 'атакующий шёл' },
  'battletech.term.attacker-ran': { en: 'attacker ran', fr: 'attaquant en course', ru: 'атакующий бежал' },
  'battletech.term.attacker-jumped': { en: 'attacker jumped', fr: 'attaquant en saut', ru: 'атакующий прыгал' },
  'battletech.term.target-moved': {
    en: 'target moved ({n:# hex|# hexes})',
    fr: 'cible en mouvement ({n:# hex|# hex})',
    ru: 'движение цели ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.woods-target-light': {
    en: 'target in light woods',
    fr: 'cible en bois clairs',
    ru: 'цель в редком лесу',
  },
  'battletech.term.woods-target-heavy': {
    en: 'target in heavy woods',
    fr: 'cible en bois denses',
    ru: 'цель в густом лесу',
  },
  'battletech.term.woods-target-ultra': {
    en: 'target in ultra-heavy woods',
    fr: 'cible en bois impénétrables',
    ru: 'цель в непролазном лесу',
  },
  'battletech.term.woods-between-ultra': {
    en: 'ultra-heavy woods between ({n:# hex|# hexes})',
    fr: 'bois impénétrables entre les deux ({n:# hex|# hex})',
    ru: 'непролазный лес по пути ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.industry-between': {
    en: 'heavy industry between ({n:# hex|# hexes})',
    fr: 'zone industrielle entre les deux ({n:# hex|# hex})',
    ru: 'промзона по пути ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.woods-between-light': {
    en: 'light woods between ({n:# hex|# hexes})',
    fr: 'bois clairs entre les deux ({n:# hex|# hex})',
    ru: 'редкий лес по пути ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.woods-between-heavy': {
    en: 'heavy woods between ({n:# hex|# hexes})',
    fr: 'bois denses entre les deux ({n:# hex|# hex})',
    ru: 'густой лес по пути ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.smoke-target': { en: 'target in smoke', fr: 'cible dans la fumée', ru: 'цель в дыму' },
  'battletech.term.smoke-between': {
    en: 'smoke between ({n:# hex|# hexes})',
    fr: 'fumée entre les deux ({n:# hex|# hex})',
    ru: 'дым по пути ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.target-immobile': { en: 'target cannot move', fr: 'cible immobilisée', ru: 'цель обездвижена' },
  'battletech.term.gunnery': { en: 'gunnery', fr: 'tir', ru: 'стрельба' },
  'battletech.term.target-jumped': { en: 'target jumped', fr: 'cible a sauté', ru: 'цель прыгала' },
  'battletech.term.attacker-prone': { en: 'attacker on the ground', fr: 'attaquant à terre', ru: 'атакующий лежит' },
  'battletech.term.target-prone-near': {
    en: 'target on the ground, next hex',
    fr: 'cible à terre, hexagone voisin',
    ru: 'цель лежит в соседнем гексе',
  },
  'battletech.term.target-prone-far': { en: 'target on the ground', fr: 'cible à terre', ru: 'цель лежит' },
  'battletech.term.attacker-skidded': {
    en: 'attacker skidded',
    fr: 'attaquant en dérapage',
    ru: 'атакующего занесло',
  },
  'battletech.term.target-skidded': { en: 'target skidded', fr: 'cible en dérapage', ru: 'цель занесло' },
  'battletech.term.minimum-range': {
    en: 'minimum range ({n:# hex|# hexes})',
    fr: 'portée minimale ({n:# hex|# hex})',
    ru: 'минимальная дистанция ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.term.partial-cover': { en: 'partial cover', fr: 'couvert partiel', ru: 'частичное укрытие' },
  'battletech.term.water-shooter': { en: 'attacker in water', fr: "attaquant dans l'eau", ru: 'атакующий в воде' },
  'battletech.term.water-target': { en: 'target in water', fr: "cible dans l'eau", ru: 'цель в воде' },
  'battletech.term.sensors-hit': { en: 'sensors hit', fr: 'senseurs touchés', ru: 'повреждены сенсоры' },
  'battletech.term.shoulder-hit': { en: 'shoulder hit', fr: 'épaule touchée', ru: 'повреждено плечо' },
  'battletech.term.upper-arm-hit': {
    en: 'upper arm actuator hit',
    fr: 'actionneur du bras touché',
    ru: 'повреждён привод плеча',
  },
  'battletech.term.lower-arm-hit': {
    en: 'lower arm actuator hit or missing',
    fr: "actionneur de l'avant-bras touché ou absent",
    ru: 'привод предплечья повреждён или отсутствует',
  },
  'battletech.term.weapon': { en: "the weapon's own", fr: "propre à l'arme", ru: 'само оружие' },
  'battletech.term.cluster-ammunition': {
    en: 'cluster rounds',
    fr: 'à sous-munitions',
    ru: 'кассетный боеприпас',
  },
  'battletech.term.targeting-computer': {
    en: 'targeting computer',
    fr: 'ordinateur de visée',
    ru: 'прицельный компьютер',
  },
  'battletech.term.secondary-front': {
    en: 'secondary target, ahead',
    fr: "cible secondaire, à l'avant",
    ru: 'вторичная цель впереди',
  },
  'battletech.term.secondary-side': {
    en: 'secondary target, aside or behind',
    fr: 'cible secondaire, de côté ou derrière',
    ru: 'вторичная цель сбоку или сзади',
  },
  'battletech.term.indirect': { en: 'indirect fire', fr: 'tir indirect', ru: 'непрямая наводка' },
  'battletech.term.spotter-walked': { en: 'spotter walked', fr: 'observateur en marche', ru: 'корректировщик шёл' },
  'battletech.term.spotter-ran': { en: 'spotter ran', fr: 'observateur en course', ru: 'корректировщик бежал' },
  'battletech.term.spotter-jumped': { en: 'spotter jumped', fr: 'observateur a sauté', ru: 'корректировщик прыгал' },
  'battletech.term.spotter-attacks': {
    en: 'spotter attacks too',
    fr: 'l’observateur attaque aussi',
    ru: 'корректировщик тоже атакует',
  },
  'battletech.term.aimed-head': { en: 'aimed at the head', fr: 'visée à la tête', ru: 'прицельный выстрел в голову' },
  'battletech.term.spotting': { en: 'spots for others', fr: "observe pour d'autres", ru: 'корректирует огонь' },
} as const satisfies Sentences;
