import type { Sentences } from '../../../i18n/sentences.js';

/** MASC: twice the walk for a turn, and what it may cost. */
export const masc = {
  'deed.masc': { en: 'switch MASC on', fr: 'enclencher MASC', ru: 'включить MASC' },
  'battletech.equipment.masc': { en: 'MASC', fr: 'MASC', ru: 'MASC' },
  'battletech.word.masc': { en: 'MASC', fr: 'MASC', ru: 'MASC' },
  'battletech/no-masc': { en: '{unit} has no MASC.', fr: "{unit} n'a pas de MASC.", ru: 'У юнита {unit} нет MASC.' },
  'battletech/masc-destroyed': {
    en: "{unit}'s MASC is destroyed.",
    fr: 'Le MASC de {unit} est détruit.',
    ru: 'MASC юнита {unit} уничтожен.',
  },
  'battletech/masc-too-late': {
    en: '{unit} has moved or has its MASC on already: MASC is switched on before the move, once a turn.',
    fr: "{unit} a déjà bougé, ou son MASC est enclenché : il s'enclenche avant le mouvement, une fois par tour.",
    ru: '{unit} уже двигался или MASC уже включён: его включают до движения, раз в ход.',
  },
  'battletech.picture.masc-on': { en: 'MASC on', fr: 'MASC enclenché', ru: 'MASC включён' },
  'battletech.picture.masc-next': {
    en: 'MASC next on {need}+',
    fr: 'MASC : la prochaine fois à {need}+',
    ru: 'MASC: в следующий раз на {need}+',
  },
  'battletech.picture.masc-spent': {
    en: 'MASC strained: no roll holds it',
    fr: 'MASC à bout : aucun jet ne suffit',
    ru: 'MASC на пределе: никакой бросок не удержит',
  },
  'battletech.mp.tsm': {
    en: 'triple-strength myomer at heat {n}',
    fr: 'myomère triple à {n} de chaleur',
    ru: 'тройной миомер при нагреве {n}',
  },
  'battletech.mp.masc': { en: 'MASC', fr: 'MASC', ru: 'MASC' },
  'battletech.choice.masc': {
    en: 'MASC: run up to {mp} MP',
    fr: "MASC : courir jusqu'à {mp} MP",
    ru: 'MASC: бег до {mp} MP',
  },
  'battletech.choice.masc-risk': {
    en: 'On {need}+ with 2D6; otherwise a critical hit in each leg',
    fr: 'À {need}+ avec 2D6 ; sinon un coup critique dans chaque jambe',
    ru: 'Нужно {need}+ на 2D6; иначе по критическому попаданию в каждую ногу',
  },
  'battletech.choice.masc-hopeless': {
    en: 'No roll holds it now: a critical hit in each leg',
    fr: 'Aucun jet ne suffit : un coup critique dans chaque jambe',
    ru: 'Никакой бросок не удержит: по критическому попаданию в каждую ногу',
  },
  'battletech.command.masc': {
    en: '{unit} switches MASC on',
    fr: '{unit} enclenche le MASC',
    ru: '{unit} включает MASC',
  },
  'battletech.full.masc': {
    en: '**{unit}** switches MASC on, {need}+: {dice}, it holds',
    fr: '**{unit}** enclenche le MASC, {need}+ : {dice}, il tient',
    ru: '**{unit}** включает MASC, {need}+: {dice}, выдержал',
  },
  'battletech.full.masc-fails': {
    en: '**{unit}** switches MASC on, {need}+: {dice}, it does not hold',
    fr: '**{unit}** enclenche le MASC, {need}+ : {dice}, il ne tient pas',
    ru: '**{unit}** включает MASC, {need}+: {dice}, не выдержал',
  },
  'battletech.full.masc-hopeless': {
    en: '**{unit}** switches MASC on, and nothing can hold it',
    fr: '**{unit}** enclenche le MASC, que plus rien ne retient',
    ru: '**{unit}** включает MASC, и его уже ничто не удержит',
  },
  'battletech.full.why-masc': {
    en: '**{unit}** MASC after {n:# turn|# turns} of strain: {chance}',
    fr: "**{unit}** MASC après {n:# tour|# tours} d'effort : {chance}",
    ru: '**{unit}** MASC после {n:# хода|# ходов|# ходов} нагрузки: {chance}',
  },
  'battletech.full.why-masc-none': {
    en: 'no roll holds it',
    fr: 'aucun jet ne suffit',
    ru: 'никакой бросок не удержит',
  },
} as const satisfies Sentences;
