import type { Sentences } from '../../../i18n/sentences.js';

/** What somebody is awaited for, in a word. */
export const deeds = {
  'deed.move-named': { en: 'move the named unit', fr: "déplacer l'unité nommée", ru: 'передвинуть названный юнит' },
  'deed.declare': { en: 'declare attacks', fr: 'déclarer les tirs', ru: 'объявить атаки' },
  'deed.split-hex': {
    en: 'choose the hexes of a split line',
    fr: "choisir les hex d'une ligne partagée",
    ru: 'выбрать гексы на спорной линии',
  },
  'deed.impossible-shots': {
    en: 'fire or hold the shots that cannot hit',
    fr: 'faire ou retenir les tirs impossibles',
    ru: 'решить, делать ли безнадёжные выстрелы',
  },
  'deed.fire': { en: 'resolve shots', fr: 'résoudre les tirs', ru: 'разыграть выстрелы' },
  'deed.name': { en: 'name a unit', fr: 'nommer une unité', ru: 'назвать юнит' },
  'deed.choose-hex': {
    en: 'choose the hexes of a split line',
    fr: "choisir les hex d'une ligne partagée",
    ru: 'выбрать гексы на спорной линии',
  },
  'deed.fire-anyway': {
    en: 'fire or hold the shots that cannot hit',
    fr: 'faire ou retenir les tirs impossibles',
    ru: 'решить, делать ли безнадёжные выстрелы',
  },
  'deed.attack': { en: 'declare fire', fr: 'déclarer les tirs', ru: 'объявить огонь' },
  'deed.strike': { en: 'declare physical attacks', fr: 'déclarer le corps à corps', ru: 'объявить атаки ближнего боя' },
  'deed.move-on': {
    en: 'go on with the unit that has begun to move',
    fr: "poursuivre avec l'unité déjà en mouvement",
    ru: 'продолжить начатое движение юнита',
  },
  'deed.step-aside': {
    en: 'step aside or be displaced',
    fr: "s'écarter ou se laisser déplacer",
    ru: 'отойти или сместиться',
  },
  'deed.stand-up': { en: 'stand a unit up', fr: 'relever une unité', ru: 'поднять юнит' },
} as const satisfies Sentences;
