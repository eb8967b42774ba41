import type { Sentences } from '../../../i18n/sentences.js';

/** Shots, hits and damage of a whole match, with what was to be expected. */
export const tallies = {
  'battletech.tally.physical': { en: 'Physical attacks', fr: 'Coups', ru: 'Удары' },
  'battletech.tally.physical-line': {
    en: '{seat@seat}: {attacks:# physical attack|# physical attacks}, {hits:# hit|# hits} (expected {mean}, mostly {low} to {high}), {damage} damage',
    fr: '{seat@seat} : {attacks:# coup au corps à corps|# coups au corps à corps}, {hits:# touche|# touches} (attendu {mean}, le plus souvent {low} à {high}), {damage} de dégâts',
    ru: '{seat@seat}: {attacks:# удар в ближнем бою|# удара в ближнем бою|# ударов в ближнем бою}, {hits:# попадание|# попадания|# попаданий} (ожидалось {mean}, чаще всего от {low} до {high}), урон {damage}',
  },
  'battletech.tally.no-shots': {
    en: '{seat@seat}: no shots',
    fr: '{seat@seat} : aucun tir',
    ru: '{seat@seat}: ни одного выстрела',
  },
  'battletech.tally.line': {
    en: '{seat@seat}: {shots:# shot|# shots}, {hits:# hit|# hits} (expected {hitsMean}, mostly {hitsLow} to {hitsHigh}), {damage} damage (expected {damageMean}, mostly {damageLow} to {damageHigh})',
    fr: '{seat@seat} : {shots:# tir|# tirs}, {hits:# touche|# touches} (attendu {hitsMean}, le plus souvent {hitsLow} à {hitsHigh}), {damage} de dégâts (attendu {damageMean}, le plus souvent {damageLow} à {damageHigh})',
    ru: '{seat@seat}: {shots:# выстрел|# выстрела|# выстрелов}, {hits:# попадание|# попадания|# попаданий} (ожидалось {hitsMean}, чаще всего от {hitsLow} до {hitsHigh}), урон {damage} (ожидалось {damageMean}, чаще всего от {damageLow} до {damageHigh})',
  },
  'battletech.tally.shots': { en: 'Shots', fr: 'Tirs', ru: 'Выстрелов' },
  'battletech.tally.hits': { en: 'Hits', fr: 'Touches', ru: 'Попаданий' },
  'battletech.tally.damage': { en: 'Damage', fr: 'Dégâts', ru: 'Урон' },
  'battletech.tally.taken': { en: 'Damage taken', fr: 'Dégâts subis', ru: 'Получено урона' },
  'battletech.tally.expected': { en: 'Expected', fr: 'Attendu', ru: 'Ожидалось' },
  'battletech.tally.range': {
    en: '{mean} ({low} to {high})',
    fr: '{mean} (de {low} à {high})',
    ru: '{mean} (от {low} до {high})',
  },
} as const satisfies Sentences;
