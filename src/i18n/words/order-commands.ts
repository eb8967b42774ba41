import type { Sentences } from '../sentences.js';

/** The commands for orders, questions, maps and dice, with their options: names as Discord wants them (lower case, no blanks) and descriptions (at most 100 characters). */
export const orderCommands = {
  'command.declare': { en: 'declare', fr: 'déclarer', ru: 'объявить' },
  'command.declare.about': {
    en: 'Name the unit that will move, or declare its attacks',
    fr: "Nommer l'unité qui va bouger, ou déclarer ses tirs",
    ru: 'Назвать юнит для движения или объявить его атаки',
  },
  'command.move': { en: 'move', fr: 'déplacer', ru: 'двигать' },
  'command.move.about': {
    en: 'Deploy or move a unit',
    fr: 'Déployer ou déplacer une unité',
    ru: 'Расставить или передвинуть юнит',
  },
  'command.fire': { en: 'fire', fr: 'tirer', ru: 'огонь' },
  'command.fire.about': {
    en: 'Resolve declared shots; fire or hold those that cannot hit',
    fr: 'Résoudre les tirs déclarés ; faire ou retenir les tirs impossibles',
    ru: 'Разыграть объявленные выстрелы; сделать или отменить безнадёжные',
  },
  'command.pass': { en: 'pass', fr: 'passer', ru: 'пас' },
  'command.pass.about': {
    en: 'Take the default answer',
    fr: 'Donner la réponse par défaut',
    ru: 'Дать ответ по умолчанию',
  },
  'command.odds': { en: 'odds', fr: 'chances', ru: 'шансы' },
  'command.odds.about': {
    en: 'What a unit can hit from where it stands, or from elsewhere',
    fr: "Ce qu'une unité peut toucher, d'où elle est ou d'ailleurs",
    ru: 'По кому юнит может попасть отсюда или с другого места',
  },
  'command.los': { en: 'los', fr: 'ligne-de-mire', ru: 'видимость' },
  'command.los.about': {
    en: 'The line of sight between two hexes or units',
    fr: 'La ligne de mire entre deux tuiles ou deux unités',
    ru: 'Линия видимости между двумя гексами или юнитами',
  },
  'command.reach': { en: 'reach', fr: 'atteindre', ru: 'достижимо' },
  'command.reach.about': {
    en: 'Where a unit can move this turn',
    fr: 'Où une unité peut aller ce tour-ci',
    ru: 'Куда юнит может дойти за этот ход',
  },
  'command.sheet': { en: 'sheet', fr: 'feuille', ru: 'карточка' },
  'command.sheet.about': { en: 'The record sheet of a unit', fr: "La feuille d'une unité", ru: 'Карточка юнита' },
  'command.map': { en: 'map', fr: 'carte', ru: 'карта' },
  'command.map.about': { en: 'The map as it stands', fr: 'La carte en ce moment', ru: 'Карта в её нынешнем виде' },
  'command.roll': { en: 'roll', fr: 'lancer', ru: 'бросок' },
  'command.roll.about': {
    en: 'Roll dice: 2d6+3, 1d20 adv, 4d6kh3, 2d6 >= 8',
    fr: 'Lancer des dés : 2d6+3, 1d20 adv, 4d6kh3, 2d6 >= 8',
    ru: 'Бросить кубики: 2d6+3, 1d20 преимущество, 4d6kh3, 2d6 >= 8',
  },
  'command.help': { en: 'help', fr: 'aide', ru: 'помощь' },
  'command.help.about': {
    en: 'What you can do next',
    fr: 'Ce que vous pouvez faire maintenant',
    ru: 'Что можно сделать дальше',
  },
  'option.unit': { en: 'unit', fr: 'unité', ru: 'юнит' },
  'option.unit.about': { en: 'Your unit, by its label', fr: 'Votre unité, par son nom', ru: 'Ваш юнит по его метке' },
  'option.target': { en: 'target', fr: 'cible', ru: 'цель' },
  'option.target.about': { en: 'The unit to shoot at', fr: "L'unité visée", ru: 'Юнит, по которому ведётся огонь' },
  'option.weapons': { en: 'weapons', fr: 'armes', ru: 'оружие' },
  'option.weapons.about': {
    en: 'Letters from the sheet, names, all or none',
    fr: 'Lettres de la feuille, noms, tout ou rien',
    ru: 'Буквы с карточки, названия, «все» или «нет»',
  },
  'option.order': { en: 'order', fr: 'ordre', ru: 'приказ' },
  'option.order.about': {
    en: 'The order in words: walk 3F L F, run to 0710 NE',
    fr: "L'ordre en mots : marcher 3F L F, courir vers 0710 NE",
    ru: 'Приказ словами: идти 3F L F, бежать к 0710 NE',
  },
  'option.dice': { en: 'dice', fr: 'dés', ru: 'кубики' },
  'option.dice.about': {
    en: '2d6+3 attack, 1d20 adv, 4d6kh3, 3d6r1!, 6x4d6, 4dF, (2d6+3)*2, 2d6 >= 8',
    fr: '2d6+3 attaque, 1d20 adv, 4d6kh3, 3d6r1!, 6x4d6, 4dF, (2d6+3)*2, 2d6 >= 8',
    ru: '2d6+3 атака, 1d20 помеха, 4d6kh3, 3d6r1!, 6x4d6, 4dF, (2d6+3)*2, 2d6 >= 8',
  },
  'option.hidden': { en: 'hidden', fr: 'caché', ru: 'скрыто' },
  'option.hidden.about': {
    en: 'Only you see the roll',
    fr: 'Vous êtes seul à voir le jet',
    ru: 'Бросок увидите только вы',
  },
  'choice.hidden.yes': { en: 'for me alone', fr: 'pour moi seul', ru: 'только для меня' },
  'choice.text.yes': { en: 'as text', fr: 'en texte', ru: 'текстом' },
} as const satisfies Sentences;
