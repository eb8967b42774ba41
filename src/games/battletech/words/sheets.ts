import type { Sentences } from '../../../i18n/sentences.js';

/** Record sheets, as text and as pictures: short, for a picture as wide as a phone. */
export const sheets = {
  'battletech.picture.cost': {
    en: 'fewest MP; ▲ facing at that cost, △ at more',
    fr: 'MP au minimum ; ▲ orientation à ce coût, △ plus cher',
    ru: 'минимум MP; ▲ направление за столько же, △ дороже',
  },
  'battletech.picture.tons': { en: '{tons} t', fr: '{tons} t', ru: '{tons} т' },
  'battletech.picture.gait': {
    en: 'Walk {walk} · Run {run} MP',
    fr: 'Marche {walk} · Course {run} MP',
    ru: 'Шаг {walk} · Бег {run} MP',
  },
  'battletech.picture.damage': { en: 'Dmg', fr: 'Dég.', ru: 'Урон' },
  'battletech.picture.range': { en: 'Range', fr: 'Portée', ru: 'Дист.' },
  'battletech.picture.rear': {
    en: 'Rear armour: {figures}',
    fr: 'Blindage arrière : {figures}',
    ru: 'Тыловая броня: {figures}',
  },
  'battletech.picture.fullGait': {
    en: 'Walk {walk} · Run {run} · Jump {jump} MP',
    fr: 'Marche {walk} · Course {run} · Saut {jump} MP',
    ru: 'Шаг {walk} · Бег {run} · Прыжок {jump} MP',
  },
  'battletech.picture.gaitNow': {
    en: 'now {walk} · {run} · {jump} MP',
    fr: 'à présent {walk} · {run} · {jump} MP',
    ru: 'сейчас {walk} · {run} · {jump} MP',
  },
  'battletech.picture.minimum': { en: 'Min', fr: 'Min', ru: 'Мин.' },
  'battletech.full.sheet-jump': {
    en: '**{unit}** {chassis} {model} · {tons} t · walk {walk}, run {run}, jump {jump} MP',
    fr: '**{unit}** {chassis} {model} · {tons} t · marche {walk}, course {run}, saut {jump} MP',
    ru: '**{unit}** {chassis} {model} · {tons} т · шаг {walk}, бег {run}, прыжок {jump} MP',
  },
  'battletech.answer.sheet': {
    en: '**{unit}** {chassis} {model} · {tons} t · walk {walk}, run {run} MP',
    fr: '**{unit}** {chassis} {model} · {tons} t · marche {walk}, course {run} MP',
    ru: '**{unit}** {chassis} {model} · {tons} т · шаг {walk}, бег {run} MP',
  },
  'battletech.answer.sheet-place': {
    en: 'in {hex} facing {facing}',
    fr: 'en {hex}, orientation {facing}',
    ru: 'в {hex}, лицом на {facing}',
  },
  'battletech.answer.sheet-moved': {
    en: '{mode@battletech.mode}, {mp} MP, {hexes:# hex|# hexes} entered, target modifier {modifier+}',
    fr: '{mode@battletech.mode}, {mp} MP, {hexes:# hex parcouru|# hex parcourus}, modificateur de cible {modifier+}',
    ru: '{mode@battletech.mode}, {mp} MP, {hexes:пройден # гекс|пройдено # гекса|пройдено # гексов}, модификатор цели {modifier+}',
  },
  'battletech/sheet-unseen': {
    en: 'You do not see the record sheet of {unit}: what it can do is not known to you.',
    fr: 'Vous ne voyez pas la fiche de {unit} : vous ne savez pas ce dont il est capable.',
    ru: 'Карточка {unit} вам не видна: что этот юнит может, вам неизвестно.',
  },
  'battletech.answer.sheet-armor': { en: 'Armour: {figures}', fr: 'Blindage : {figures}', ru: 'Броня: {figures}' },
  'battletech.answer.sheet-rear': {
    en: 'Rear armour: {figures}',
    fr: 'Blindage arrière : {figures}',
    ru: 'Тыловая броня: {figures}',
  },
  'battletech.answer.sheet-weapon': {
    en: '{letter} {weapon@battletech.weapon} ({location}): damage {damage}, range {ranges}',
    fr: '{letter} {weapon@battletech.weapon} ({location}) : {damage} de dégâts, portée {ranges}',
    ru: '{letter} {weapon@battletech.weapon} ({location}): урон {damage}, дистанция {ranges}',
  },
  'battletech.answer.sheet-gone': { en: '~~{line}~~ {why}', fr: '~~{line}~~ {why}', ru: '~~{line}~~ {why}' },
  'battletech.answer.sheet-mode': {
    en: '{mode@battletech.mode}: {mp} MP ({terms})',
    fr: '{mode@battletech.mode} : {mp} MP ({terms})',
    ru: '{mode@battletech.mode}: {mp} MP ({terms})',
  },
  'battletech.answer.sheet-lost': {
    en: 'Lost: {locations@battletech.location}',
    fr: 'Perdu : {locations@battletech.location}',
    ru: 'Потеряно: {locations@battletech.location}',
  },
} as const satisfies Sentences;
