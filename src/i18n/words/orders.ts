import type { Sentences } from '../sentences.js';

/** Refusals of order texts that cannot be read, or can be read in more than one way. */
export const orders = {
  'orders/unknown-command': {
    en: 'There is no command {given}. For orders: {known?}.',
    fr: "La commande {given} n'existe pas. Pour donner un ordre : {known?}.",
    ru: 'Команды {given} нет. Приказы отдаются так: {known?}.',
  },
  'orders/stray-text': {
    en: '`{given}` belongs to no option. Options are {known?}.',
    fr: "`{given}` n'appartient à aucune option. Options possibles : {known?}.",
    ru: '`{given}` не относится ни к одной опции. Возможны: {known?}.',
  },
  'orders/option-twice': {
    en: 'The option {option} is given twice.',
    fr: "L'option {option} est donnée deux fois.",
    ru: 'Опция {option} указана дважды.',
  },
  'orders/option-unused': {
    en: '{command} does not take the option {option}. It takes {known?}.',
    fr: "{command} n'utilise pas l'option {option}. Options utiles : {known?}.",
    ru: 'Команде {command} опция {option} не нужна. Подходят: {known?}.',
  },
  'orders/no-options': {
    en: '{command} takes no options.',
    fr: "{command} n'a pas d'options.",
    ru: 'У команды {command} нет опций.',
  },
  'orders/unit-missing': {
    en: 'Which unit? Write `{option}` and one of these: {units?}.',
    fr: 'Quelle unité ? Écrivez `{option}` et l’une de celles-ci : {units?}.',
    ru: 'Какой юнит? Напишите `{option}` и один из этих: {units?}.',
  },
  'orders/unit-unknown': {
    en: 'There is no unit {given} here. The units: {units?}.',
    fr: 'Aucune unité {given} ici. Unités en jeu : {units?}.',
    ru: 'Юнита {given} здесь нет. Юниты в игре: {units?}.',
  },
  'orders/unit-ambiguous': {
    en: '{given} can be {units?}. Name one of them.',
    fr: '{given} peut désigner {units?}. Précisez laquelle.',
    ru: '{given} может означать {units?}. Назовите один из них.',
  },
  'orders/target-missing': {
    en: 'At which unit? Possible targets: {units?}.',
    fr: 'Sur quelle unité ? Cibles possibles : {units?}.',
    ru: 'По какому юниту? Возможные цели: {units?}.',
  },
  'orders/look-alike': {
    en: '`{given}` is written in Cyrillic. Did you mean {readings?}? Unit labels, steps and facings take Latin letters.',
    fr: "`{given}` est en cyrillique. Vouliez-vous dire {readings?} ? Les noms d'unités, les pas et les orientations s'écrivent en lettres latines.",
    ru: '`{given}` — это кириллица. Имелось в виду {readings?}? Метки юнитов, шаги и направления пишутся латиницей.',
  },
  'orders/word-unknown': {
    en: 'I cannot read `{given}` here. Possible: {expected?}.',
    fr: 'Je ne comprends pas `{given}` ici. Possible : {expected?}.',
    ru: 'Непонятно, что значит `{given}`. Возможно: {expected?}.',
  },
  'orders/surplus': {
    en: 'I do not know what `{given}` means there. Leave it out.',
    fr: 'Je ne sais que faire de `{given}` à cet endroit. Retirez-le.',
    ru: 'Не понимаю, что здесь значит `{given}`. Уберите это.',
  },
  'orders/order-missing': {
    en: 'What is {unit} to do? For instance {examples?}.',
    fr: 'Que doit faire {unit} ? Par exemple {examples?}.',
    ru: 'Что делать юниту {unit}? Например: {examples?}.',
  },
  'orders/weapon-unknown': {
    en: '{unit} has no weapon `{given}`. Its weapons: {weapons}.',
    fr: "{unit} n'a pas d'arme `{given}`. Ses armes : {weapons}.",
    ru: 'У юнита {unit} нет оружия `{given}`. Его оружие: {weapons}.',
  },
  'orders/same-place': {
    en: '{given}: both ends are the same place; a line needs two.',
    fr: '{given} : les deux bouts sont au même endroit ; une ligne en demande deux.',
    ru: '{given}: оба конца в одном месте; для линии нужны два.',
  },
  'orders/condition-unknown': {
    en: 'I do not understand the condition `{given}`. Write for example {known?}; `not` turns it round, a unit may stand before it.',
    fr: "Je ne comprends pas la condition `{given}`. Écrivez par exemple {known?} ; `pas` l'inverse, une unité peut la précéder.",
    ru: 'Непонятное условие `{given}`. Напишите, например, {known?}; `не` меняет смысл на обратный, впереди может стоять юнит.',
  },
  'orders/condition-number': {
    en: 'The condition `{given}` needs a whole number from 0 to 999 behind it, for example {example}.',
    fr: 'La condition `{given}` demande un nombre entier de 0 à 999 à la fin, par exemple {example}.',
    ru: 'Условию `{given}` нужно целое число от 0 до 999 в конце, например {example}.',
  },
  'orders/else-without-if': {
    en: '`else` needs a condition in `if`: without one the first order is always given.',
    fr: "`sinon` demande une condition dans `si` : sans elle, c'est toujours le premier ordre qui est donné.",
    ru: 'Для `иначе` нужно условие в `если`: без него всегда отдаётся первый приказ.',
  },
  'orders/weapons-missing': {
    en: 'What does {unit} fire? {examples?}; its weapons: {weapons}.',
    fr: 'Avec quoi tire {unit} ? {examples?} ; ses armes : {weapons}.',
    ru: 'Из чего стреляет {unit}? {examples?}; его оружие: {weapons}.',
  },
} as const satisfies Sentences;
