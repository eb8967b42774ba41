import type { Sentences } from '../../../i18n/sentences.js';

/** Platoons and battle armour: how many are left, what hits them, what they do. */
export const infantry = {
  'battletech.motive.foot': { en: 'on foot', fr: 'à pied', ru: 'пешком' },
  'battletech.term.attacker-infantry': {
    en: 'infantry fires as well on the move',
    fr: "l'infanterie tire aussi bien en mouvement",
    ru: 'пехоте движение не мешает',
  },
  'battletech.term.same-hex': { en: 'in the same hex', fr: 'dans le même hex', ru: 'в том же гексе' },
  'battletech.term.encumbered': {
    en: 'heavy weapons at close quarters',
    fr: 'armes lourdes à bout portant',
    ru: 'тяжёлое оружие в упор',
  },
  'battletech.term.battle-armour': {
    en: 'small target: battle armour',
    fr: 'petite cible : exosquelettes',
    ru: 'малая цель: боевая броня',
  },
  'battletech.term.cloak': {
    en: 'camouflage ({n:# hex|# hexes} moved)',
    fr: 'camouflage ({n:# hex parcouru|# hex parcourus})',
    ru: 'маскировка ({n:пройден # гекс|пройдено # гекса|пройдено # гексов})',
  },
  'battletech.term.underfoot': { en: 'underfoot', fr: 'dans ses propres pieds', ru: 'под ногами' },
  'battletech.doom.troopers': { en: 'nobody is left', fr: 'plus personne debout', ru: 'никого не осталось' },
  'battletech.full.troopers': {
    en: 'troopers {before} → {after}',
    fr: 'soldats {before} → {after}',
    ru: 'бойцов {before} → {after}',
  },
  'battletech.full.trooper-falls': { en: '{location} falls', fr: '{location} tombe', ru: '{location} убит' },
  'battletech.full.in-the-open': { en: 'doubled in the open', fr: 'doublé à découvert', ru: 'вдвое на открытом месте' },
  'battletech.full.why-burst': { en: 'burst {dice}', fr: 'rafale {dice}', ru: 'очередь {dice}' },
  'battletech.unit.troopers': {
    en: '{troopers:# trooper|# troopers}, {motive@battletech.platoon}',
    fr: '{troopers:# soldat|# soldats}, {motive@battletech.platoon}',
    ru: '{troopers:# боец|# бойца|# бойцов}, {motive@battletech.platoon}',
  },
  'battletech.unit.armored': {
    en: 'Body armour: damage is halved',
    fr: 'Gilets de protection : dégâts divisés par deux',
    ru: 'Бронежилеты: урон вдвое меньше',
  },
  'battletech.unit.suits': {
    en: '{troopers:# suit|# suits}, {weight@battletech.suit}',
    fr: '{troopers:# exosquelette|# exosquelettes}, {weight@battletech.suit}',
    ru: '{troopers:# боец|# бойца|# бойцов}, броня: {weight@battletech.suit}',
  },
  'battletech.unit.paces': { en: 'Ground {walk} MP', fr: 'Au sol {walk} MP', ru: 'По земле {walk} MP' },
  'battletech.unit.paces-jump': {
    en: 'Ground {walk}, jump {jump} MP',
    fr: 'Au sol {walk}, saut {jump} MP',
    ru: 'По земле {walk}, прыжок {jump} MP',
  },
  'battletech.unit.small-arms': {
    en: '{letter} small arms: damage {damage} by {troopers:# trooper|# troopers}, range {ranges}',
    fr: '{letter} armes légères : dégâts {damage} à {troopers:# soldat|# soldats}, portée {ranges}',
    ru: '{letter} стрелковое оружие: урон {damage} от {troopers:# бойца|# бойцов|# бойцов}, дистанции {ranges}',
  },
  'battletech.platoon.foot': { en: 'on foot', fr: 'à pied', ru: 'пешие' },
  'battletech.platoon.motorized': { en: 'motorized', fr: 'motorisés', ru: 'моторизованные' },
  'battletech.platoon.jump': { en: 'with jump packs', fr: 'à propulseurs dorsaux', ru: 'с прыжковыми ранцами' },
  'battletech.platoon.mechanized-tracked': {
    en: 'in tracked carriers',
    fr: 'sur transports chenillés',
    ru: 'на гусеничных транспортёрах',
  },
  'battletech.platoon.mechanized-wheeled': {
    en: 'in wheeled carriers',
    fr: 'sur transports à roues',
    ru: 'на колёсных транспортёрах',
  },
  'battletech.platoon.mechanized-hover': {
    en: 'in hover carriers',
    fr: "sur transports à coussin d'air",
    ru: 'на транспортёрах на воздушной подушке',
  },
  'battletech.suit.exoskeleton': { en: 'exoskeletons', fr: 'très légers', ru: 'экзоскелеты' },
  'battletech.suit.light': { en: 'light', fr: 'légers', ru: 'лёгкая' },
  'battletech.suit.medium': { en: 'medium', fr: 'moyens', ru: 'средняя' },
  'battletech.suit.heavy': { en: 'heavy', fr: 'lourds', ru: 'тяжёлая' },
  'battletech.suit.assault': { en: 'assault', fr: "d'assaut", ru: 'штурмовая' },
  'battletech.answer.sheet-troops': {
    en: '**{unit}** {chassis} {model} · {paces}',
    fr: '**{unit}** {chassis} {model} · {paces}',
    ru: '**{unit}** {chassis} {model} · {paces}',
  },
  'battletech.answer.troopers': {
    en: 'Troopers {figures}',
    fr: 'Soldats {figures}',
    ru: 'Бойцы: {figures}',
  },
  'battletech.answer.suits': {
    en: 'Armour of each suit: {figures}',
    fr: 'Blindage de chacun : {figures}',
    ru: 'Броня каждого: {figures}',
  },
  'battletech/heats-not': {
    en: "{target} builds up no heat: only a 'Mech can be heated.",
    fr: '{target} ne chauffe pas : seul un Mech peut être chauffé.',
    ru: '{target} не нагревается: греть можно только меха.',
  },
} as const satisfies Sentences;
