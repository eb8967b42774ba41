import type { Sentences } from '../../../i18n/sentences.js';

/** Shots, hits, tokens and losses of a whole match, with what was to be expected. */
export const tallies = {
  'tactic148.tally.no-shots': {
    en: '{seat@seat}: no shots, {tokens:# token|# tokens} spent, {lost:# point|# points} lost',
    fr: '{seat@seat} : aucun tir, {tokens:# PA dépensé|# PA dépensés}, {lost:# point perdu|# points perdus}',
    ru: '{seat@seat}: ни одного выстрела, {tokens:потрачен # жетон|потрачено # жетона|потрачено # жетонов}, {lost:потеряно # очко|потеряно # очка|потеряно # очков}',
  },
  'tactic148.tally.line': {
    en: '{seat@seat}: {shots:# shot|# shots}, {hits:# hit|# hits} (expected {mean}, mostly {low} to {high}), {tokens:# token|# tokens} spent, {lost:# point|# points} lost',
    fr: '{seat@seat} : {shots:# tir|# tirs}, {hits:# touche|# touches} (attendu {mean}, le plus souvent {low} à {high}), {tokens:# PA dépensé|# PA dépensés}, {lost:# point perdu|# points perdus}',
    ru: '{seat@seat}: {shots:# выстрел|# выстрела|# выстрелов}, {hits:# попадание|# попадания|# попаданий} (ожидалось {mean}, чаще всего от {low} до {high}), {tokens:потрачен # жетон|потрачено # жетона|потрачено # жетонов}, {lost:потеряно # очко|потеряно # очка|потеряно # очков}',
  },
  'tactic148.tally.shots': { en: 'Shots', fr: 'Tirs', ru: 'Выстрелов' },
  'tactic148.tally.hits': { en: 'Hits', fr: 'Touches', ru: 'Попаданий' },
  'tactic148.tally.expected': { en: 'Expected', fr: 'Attendu', ru: 'Ожидалось' },
  'tactic148.tally.tokens': { en: 'Tokens spent', fr: 'PA dépensés', ru: 'Жетонов' },
  'tactic148.tally.lost': { en: 'Points lost', fr: 'Points perdus', ru: 'Потеряно очков' },
  'tactic148.tally.range': {
    en: '{mean} ({low} to {high})',
    fr: '{mean} (de {low} à {high})',
    ru: '{mean} (от {low} до {high})',
  },
} as const satisfies Sentences;
