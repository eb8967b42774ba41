import type { Sentences } from '../../../i18n/sentences.js';

/** What a unit sees, and what the enemy would see of it elsewhere. */
export const field = {
  'battletech.word.danger': { en: 'danger', fr: 'danger', ru: 'угроза|опасность' },
  'battletech.suggest.danger': {
    en: '{mode}: what the enemy needs there',
    fr: '{mode} : ce qu’il y faut à l’ennemi',
    ru: '{mode}: сколько там нужно врагу',
  },
  'battletech.picture.field': {
    en: '{unit} sees · what the ground adds',
    fr: '{unit} voit · ce qu’ajoute le terrain',
    ru: '{unit} видит · что добавляет местность',
  },
  'battletech.picture.bears': { en: 'a weapon bears', fr: 'à portée de tir', ru: 'достаёт огонь' },
  'battletech.picture.onlySeen': { en: 'only seen', fr: 'seulement en vue', ru: 'только видно' },
  'battletech.picture.needed': {
    en: 'what the enemy needs',
    fr: 'ce qu’il faut à l’ennemi',
    ru: 'сколько нужно врагу',
  },
  'battletech.picture.safe': { en: 'nobody can hit', fr: 'personne ne touche', ru: 'никто не попадёт' },
  'battletech.picture.dangerUnknown': { en: 'not known', fr: 'inconnu', ru: 'неизвестно' },
  'battletech.answer.field': {
    en: '**{unit}** sees {seen:# hex|# hexes} from {from}; a weapon bears on {bears}.',
    fr: '**{unit}** voit {seen:# hex|# hex} depuis {from} ; {bears} à portée de tir.',
    ru: '**{unit}** видит из {from} {seen:# гекс|# гекса|# гексов}; огонь достаёт до {bears}.',
  },
  'battletech.answer.field-units': { en: 'In sight: {units}', fr: 'En vue : {units}', ru: 'На виду: {units}' },
  'battletech.answer.field-unit': {
    en: '{unit} in {hex} ({modifier+})',
    fr: '{unit} en {hex} ({modifier+})',
    ru: '{unit} в {hex} ({modifier+})',
  },
  'battletech.answer.field-nobody': { en: 'Nobody in sight.', fr: 'Personne en vue.', ru: 'Никого не видно.' },
  'battletech.answer.field-bears': {
    en: 'a weapon bears, **{modifier+}** for the ground: {hexes}',
    fr: 'à portée de tir, **{modifier+}** pour le terrain : {hexes}',
    ru: 'достаёт огонь, за местность **{modifier+}**: {hexes}',
  },
  'battletech.answer.field-seen': {
    en: 'only seen, **{modifier+}** for the ground: {hexes}',
    fr: 'seulement en vue, **{modifier+}** pour le terrain : {hexes}',
    ru: 'только видно, за местность **{modifier+}**: {hexes}',
  },
  'battletech.answer.danger': {
    en: '**{unit}**, {mode@battletech.mode}, {mp} MP: what the enemy needs to hit it, from where they stand now',
    fr: '**{unit}**, {mode@battletech.mode}, {mp} MP : ce qu’il faut à l’ennemi pour toucher, d’où il est maintenant',
    ru: '**{unit}**, {mode@battletech.mode}, {mp} MP: сколько нужно врагу, чтобы попасть оттуда, где он сейчас',
  },
  'battletech.answer.danger-number': {
    en: '**{number}+**: {hexes}',
    fr: '**{number}+** : {hexes}',
    ru: '**{number}+**: {hexes}',
  },
  'battletech.answer.danger-safe': {
    en: 'seen, but nobody can hit: {hexes}',
    fr: 'en vue, mais personne ne peut toucher : {hexes}',
    ru: 'видно, но никто не попадёт: {hexes}',
  },
  'battletech.answer.danger-unseen': {
    en: 'out of everybody’s sight: {hexes}',
    fr: 'hors de vue de tous : {hexes}',
    ru: 'никому не видно: {hexes}',
  },
  'battletech.answer.danger-unknown': {
    en: 'seen by somebody whose weapons are not known: {hexes}',
    fr: 'en vue d’une unité aux armes inconnues : {hexes}',
    ru: 'видно тому, чьё оружие неизвестно: {hexes}',
  },
} as const satisfies Sentences;
