import type { Sentences } from '../../../../../src/i18n/sentences.js';

/** What players type, and what they are told when it cannot be. */
export const typed = {
  'ambush.word.mines': { en: 'mines', fr: 'mines', ru: 'мины' },
  'ambush.word.none': { en: 'none', fr: 'aucune', ru: 'нет' },
  'ambush.word.deploy': { en: 'deploy', fr: 'déployer', ru: 'поставить' },
  'ambush.word.hidden': { en: 'hidden', fr: 'caché', ru: 'скрытно' },
  'ambush.word.any': { en: 'anywhere', fr: 'n’importe où', ru: 'куда-нибудь' },
  'ambush.word.bold': { en: 'bold', fr: 'hardi', ru: 'смело' },
  'ambush.word.wary': { en: 'wary', fr: 'prudent', ru: 'осторожно' },
  'ambush.word.scan': { en: 'scan', fr: 'sonder', ru: 'разведать' },
  'ambush.word.hold': { en: 'hold', fr: 'attendre', ru: 'ждать' },
  'ambush.word.lost': { en: 'lost', fr: 'perdue', ru: 'потеряна' },
  'ambush.word.standing': { en: 'standing', fr: 'debout', ru: 'цела' },
  'ambush.word.live': { en: 'live', fr: 'actives', ru: 'взведены' },
  'ambush.word.sleep': { en: 'asleep', fr: 'inactives', ru: 'спят' },
  'ambush/no-mines': { en: 'You have no mines.', fr: 'Vous n’avez pas de mines.', ru: 'Мин у вас нет.' },
  'ambush/mines-already': {
    en: 'Your mines are like that already.',
    fr: 'Vos mines le sont déjà.',
    ru: 'С минами уже так и есть.',
  },
  'ambush.if.turn': { en: 'turn >=|from turn', fr: 'tour >=|dès le tour', ru: 'ход >=|с хода' },
  'ambush.if.not': { en: 'not', fr: 'pas', ru: 'не' },
  'orders/ambush-hex': {
    en: '`{given}` is no hex. Write column and row, such as {example}.',
    fr: '`{given}` n’est pas un hex. Écrivez colonne et rangée, par exemple {example}.',
    ru: '`{given}` — не гекс. Напишите столбец и ряд, например {example}.',
  },
  'ambush/setup': {
    en: 'The set-up is not right: {wrong}.',
    fr: 'La mise en place est fautive : {wrong}.',
    ru: 'Неверная подготовка: {wrong}.',
  },
  'ambush/not-this-piece': {
    en: '{unit} is not asked for. Possible: {known?}.',
    fr: '{unit} n’est pas attendue. Possible : {known?}.',
    ru: '{unit} сейчас не ждут. Возможно: {known?}.',
  },
  'ambush/no-stance': {
    en: 'A stance is {known?@ambush.stance}.',
    fr: 'Une posture est {known?@ambush.stance}.',
    ru: 'Можно действовать {known?@ambush.stance}.',
  },
  'ambush/no-mine-there': {
    en: 'No mine can be buried in {hex}.',
    fr: 'On ne peut pas enterrer de mine en {hex}.',
    ru: 'В {hex} мину не зарыть.',
  },
  'ambush/too-many-mines': {
    en: '{count:# mine|# mines}: there are only {most}.',
    fr: '{count:# mine|# mines} : il n’y en a que {most}.',
    ru: '{count:# мина|# мины|# мин}: есть только {most}.',
  },
  'ambush/not-home': {
    en: '{hex} is not free to deploy in. Free: {known?}.',
    fr: '{hex} n’est pas libre pour se déployer. Libres : {known?}.',
    ru: 'В {hex} встать нельзя. Свободно: {known?}.',
  },
  'ambush/hidden-already': {
    en: '{unit} cannot hide: one piece of a side, in a hex that is named.',
    fr: '{unit} ne peut pas se cacher : une pièce par camp, dans un hex nommé.',
    ru: '{unit} не может спрятаться: одна фигура на сторону, в названном гексе.',
  },
  'ambush/off-board': {
    en: '{hex} is not on the board.',
    fr: '{hex} n’est pas sur le plateau.',
    ru: '{hex} вне поля.',
  },
  'ambush/no-scan': {
    en: '{unit} cannot scan {hex}: {distance} away, {most} at most, and no piece may be seen there.',
    fr: '{unit} ne peut pas sonder {hex} : distance {distance}, {most} au plus, et aucune pièce visible.',
    ru: '{unit} не может разведать {hex}: до него {distance}, не больше {most}, и там не должно быть видно фигуры.',
  },
  'ambush/no-shot': {
    en: '{unit} cannot fire at {target}: {most} hexes at most. Targets: {known?}.',
    fr: '{unit} ne peut pas tirer sur {target} : {most} hex au plus. Cibles : {known?}.',
    ru: '{unit} не может стрелять в {target}: не дальше {most}. Цели: {known?}.',
  },
  'ambush/steps': {
    en: '{unit} makes 1 to {most} steps, not {steps}.',
    fr: '{unit} fait de 1 à {most} pas, pas {steps}.',
    ru: '{unit} делает от 1 до {most} шагов, а не {steps}.',
  },
  'ambush/occupied': { en: '{unit} stands in {hex}.', fr: '{unit} est en {hex}.', ru: 'В {hex} стоит {unit}.' },
  'ambush/not-next': {
    en: '{to} is not next to {from}.',
    fr: '{to} n’est pas à côté de {from}.',
    ru: '{to} не рядом с {from}.',
  },
  'ambush/fact-hidden': {
    en: '{unit} cannot be set right while anything is hidden.',
    fr: 'On ne rectifie pas {unit} tant qu’une pièce est cachée.',
    ru: 'Нельзя исправить {unit}, пока есть скрытые фигуры.',
  },
  'ambush/fact-unknown': {
    en: 'I cannot read `{given}` as a fact.',
    fr: 'Je ne lis aucun fait dans `{given}`.',
    ru: 'Не могу прочесть `{given}` как факт.',
  },
} as const satisfies Sentences;
