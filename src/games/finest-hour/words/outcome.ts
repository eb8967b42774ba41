import type { Sentences } from '../../../i18n/sentences.js';

/** How a match ended, what a report says first, and what each seat achieved. */
export const outcome = {
  'finest-hour.outcome.won': {
    en: '**Victory: {sides}** ({reason})',
    fr: '**Victoire : {sides}** ({reason})',
    ru: '**Победа: {sides}** ({reason})',
  },
  'finest-hour.outcome.draw': { en: '**Draw** ({reason})', fr: '**Match nul** ({reason})', ru: '**Ничья** ({reason})' },
  'finest-hour.outcome.goal': { en: 'mission accomplished', fr: 'mission accomplie', ru: 'задание выполнено' },
  'finest-hour.outcome.goal-lost': {
    en: 'the other side can no longer fulfil its mission',
    fr: "l'autre camp ne peut plus remplir sa mission",
    ru: 'другая сторона уже не может выполнить задание',
  },
  'finest-hour.outcome.last-in-the-air': {
    en: 'the last side in the air',
    fr: 'dernier camp en vol',
    ru: 'в воздухе больше никого',
  },
  'finest-hour.outcome.time': { en: 'at the last turn', fr: 'au dernier tour', ru: 'по итогам последнего хода' },
  'finest-hour.outcome.conceded': {
    en: 'the other side has conceded',
    fr: "l'autre camp capitule",
    ru: 'другая сторона сдалась',
  },
  'finest-hour.outcome.claimed': {
    en: 'claimed: the other side was absent too long',
    fr: "victoire réclamée : l'autre camp est resté absent trop longtemps",
    ru: 'победа по требованию: другая сторона слишком долго отсутствовала',
  },
  'finest-hour.outcome.deserted': {
    en: 'all players have been absent too long',
    fr: 'tous les joueurs sont absents depuis trop longtemps',
    ru: 'все игроки слишком долго отсутствуют',
  },
  'finest-hour.outcome.annulled': {
    en: 'annulled by an arbiter',
    fr: 'invalidé par un arbitre',
    ru: 'аннулирован арбитром',
  },
  'finest-hour.outcome.adjudicated': {
    en: 'decided by an arbiter',
    fr: "décision d'un arbitre",
    ru: 'решение арбитра',
  },
  'finest-hour.outcome.abandoned': {
    en: 'all players agreed to stop',
    fr: "arrêt d'un commun accord",
    ru: 'матч остановлен по общему согласию',
  },
  'finest-hour.outcome.scores': { en: 'REP taken: {scores}', fr: 'REP abattue : {scores}', ru: 'Сбито РЕП: {scores}' },
  'finest-hour.outcome.score': { en: '{side@side} {points}', fr: '{side@side} {points}', ru: '{side@side} {points}' },
  'finest-hour.outcome.fate': {
    en: '{unit}, {name}: {fate@finest-hour.fate}',
    fr: '{unit}, {name} : {fate@finest-hour.fate}',
    ru: '{unit}, {name}: {fate@finest-hour.fate}',
  },
  'finest-hour.story.destroyed': {
    en: '✖ **{unit} is shot down** ({by}). {left}',
    fr: '✖ **{unit} est abattu** ({by}). {left}',
    ru: '✖ **{unit} сбит** ({by}). {left}',
  },
  'finest-hour.story.destroyed-short': {
    en: '✖ **{unit} shot down**',
    fr: '✖ **{unit} abattu**',
    ru: '✖ **{unit} сбит**',
  },
  'finest-hour.story.lost-short': { en: '✖ **{unit} lost**', fr: '✖ **{unit} perdu**', ru: '✖ **{unit} потерян**' },
  'finest-hour.story.left': {
    en: '{side@side} in the air: {n} of {of}',
    fr: '{side@side}, en vol : {n} sur {of}',
    ru: '{side@side}, в воздухе: {n} из {of}',
  },
  'finest-hour.story.burns': {
    en: '🔥 **{unit} is on fire** ({by}): no more evasion, lost at the end of its next activation',
    fr: "🔥 **{unit} est en feu** ({by}) : plus d'évitement, perdu à la fin de sa prochaine activation",
    ru: '🔥 **{unit} горит** ({by}): больше не уклоняется и погибнет в конце следующей активации',
  },
  'finest-hour.story.burns-short': {
    en: '🔥 **{unit} on fire**',
    fr: '🔥 **{unit} en feu**',
    ru: '🔥 **{unit} горит**',
  },
  'finest-hour.story.stunned': {
    en: '**{unit} is stunned** ({by}): it can do nothing until its next activation',
    fr: "**{unit} est sonné** ({by}) : il ne peut rien faire jusqu'à sa prochaine activation",
    ru: '**{unit} оглушён** ({by}): до следующей активации ничего не может',
  },
  'finest-hour.story.stunned-short': { en: '**{unit} stunned**', fr: '**{unit} sonné**', ru: '**{unit} оглушён**' },
  'finest-hour.story.shaken': {
    en: '**{unit} is hit** ({by})',
    fr: '**{unit} est touché** ({by})',
    ru: '**{unit} подбит** ({by})',
  },
  'finest-hour.story.shots': {
    en: '{side@side}: {hits:# hit|# hits} with {dice:# die|# dice}',
    fr: '{side@side} : {hits:# touche|# touches} pour {dice:# dé|# dés}',
    ru: '{side@side}: {hits:# попадание|# попадания|# попаданий} на {dice:# кубик|# кубика|# кубиков}',
  },
  'finest-hour.story.moved': { en: 'Moved: {list}', fr: 'Mouvements : {list}', ru: 'Летели: {list}' },
  'finest-hour.story.evaded': { en: 'Evaded: {list}', fr: 'Évitements : {list}', ru: 'Уклонялись: {list}' },
  'finest-hour.most': {
    en: '**{unit}** {hits:# hit|# hits}',
    fr: '**{unit}** {hits:# touche|# touches}',
    ru: '**{unit}** {hits:# попадание|# попадания|# попаданий}',
  },
  'finest-hour.most-down': {
    en: '**{unit}** {hits:# hit|# hits}, {down} shot down',
    fr: '**{unit}** {hits:# touche|# touches}, {down} {down:abattu|abattus}',
    ru: '**{unit}** {hits:# попадание|# попадания|# попаданий}, сбил {down}',
  },
  'finest-hour.tally.line': {
    en: '{seat@seat}: {dice:# die|# dice} fired, {hits:# hit|# hits} (expected {mean}, mostly {low} to {high}), {tests} of {taken:# test|# tests} passed, {evasions:# evasion|# evasions}, {lost} lost',
    fr: '{seat@seat} : {dice:# dé tiré|# dés tirés}, {hits:# touche|# touches} (attendu {mean}, le plus souvent {low} à {high}), {tests} {taken:test réussi|tests réussis} sur {taken}, {evasions:# évitement|# évitements}, {lost:# perdu|# perdus}',
    ru: '{seat@seat}: {dice:# кубик|# кубика|# кубиков} стрельбы, {hits:# попадание|# попадания|# попаданий} (ожидалось {mean}, чаще всего от {low} до {high}), пройдено тестов {tests} из {taken}, {evasions:# уклонение|# уклонения|# уклонений}, потеряно {lost}',
  },
  'finest-hour.tally.no-shots': {
    en: '{seat@seat}: no shots, {tests} of {taken:# test|# tests} passed, {evasions:# evasion|# evasions}, {lost} lost',
    fr: '{seat@seat} : aucun tir, {tests} {taken:test réussi|tests réussis} sur {taken}, {evasions:# évitement|# évitements}, {lost:# perdu|# perdus}',
    ru: '{seat@seat}: ни одного выстрела, пройдено тестов {tests} из {taken}, {evasions:# уклонение|# уклонения|# уклонений}, потеряно {lost}',
  },
  'finest-hour.tally.dice': { en: 'Dice', fr: 'Dés', ru: 'Кубиков' },
  'finest-hour.tally.hits': { en: 'Hits', fr: 'Touches', ru: 'Попаданий' },
  'finest-hour.tally.expected': { en: 'Expected', fr: 'Attendu', ru: 'Ожидалось' },
  'finest-hour.tally.tests': { en: 'Tests passed', fr: 'Tests réussis', ru: 'Тестов пройдено' },
  'finest-hour.tally.evasions': { en: 'Evasions', fr: 'Évitements', ru: 'Уклонений' },
  'finest-hour.tally.lost': { en: 'Lost', fr: 'Perdus', ru: 'Потеряно' },
  'finest-hour.tally.range': {
    en: '{mean} ({low} to {high})',
    fr: '{mean} (de {low} à {high})',
    ru: '{mean} (от {low} до {high})',
  },
  'finest-hour.tally.of': { en: '{n} of {of}', fr: '{n} sur {of}', ru: '{n} из {of}' },
} as const satisfies Sentences;
