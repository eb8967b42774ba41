import type { Sentences } from '../sentences.js';

/** Quick dice outside a match: what fell, and what cannot be read. */
export const dice = {
  'roll.line': {
    en: '{player} rolls {dice}: {result}',
    fr: '{player} lance {dice} : {result}',
    ru: '{player} бросает {dice}: {result}',
  },
  'roll.many': {
    en: '{player} rolls {dice}, {times:# time|# times}:',
    fr: '{player} lance {dice}, {times:# fois|# fois} :',
    ru: '{player} бросает {dice}, {times:# раз|# раза|# раз}:',
  },
  'roll.odds': {
    en: '({chance} to succeed)',
    fr: '({chance} de chances de réussir)',
    ru: '(вероятность успеха {chance})',
  },
  'roll.success': { en: 'success', fr: 'réussite', ru: 'успех' },
  'roll.failure': { en: 'failure', fr: 'échec', ru: 'неудача' },
  'roll.successes': {
    en: '{good} of {times} succeeded',
    fr: '{good:# réussite|# réussites} sur {times}',
    ru: '{good:# успех|# успеха|# успехов} из {times}',
  },
  'roll.hidden': {
    en: 'Only you see this roll.',
    fr: 'Ce jet n’est visible que par vous.',
    ru: 'Этот бросок видите только вы.',
  },
  'roll.example': {
    en: 'Like this: `{example}`',
    fr: 'Par exemple : `{example}`',
    ru: 'Например, так: `{example}`',
  },
  'roll.fault.no-dice': {
    en: 'There are no dice in it.',
    fr: "Il n'y a aucun dé là-dedans.",
    ru: 'Здесь нет ни одного кубика.',
  },
  'roll.fault.no-sides': {
    en: 'How many sides does this die have?',
    fr: 'Combien de faces a ce dé ?',
    ru: 'Сколько граней у этого кубика?',
  },
  'roll.fault.no-value': {
    en: 'A number or some dice are missing here.',
    fr: 'Il manque ici un nombre ou des dés.',
    ru: 'Здесь не хватает числа или кубиков.',
  },
  'roll.fault.no-sign': {
    en: 'A sign is missing here: +, −, * or /.',
    fr: 'Il manque ici un signe : +, −, * ou /.',
    ru: 'Здесь не хватает знака: +, −, * или /.',
  },
  'roll.fault.no-target': {
    en: 'The number to reach is missing here.',
    fr: 'Il manque ici le nombre à atteindre.',
    ru: 'Здесь не хватает числа, которое нужно выбросить.',
  },
  'roll.fault.no-faces': {
    en: 'Which faces are rolled again?',
    fr: 'Quelles faces faut-il relancer ?',
    ru: 'Какие значения перебрасывать?',
  },
  'roll.fault.open': {
    en: 'This bracket is never closed.',
    fr: "Cette parenthèse n'est jamais fermée.",
    ru: 'Эта скобка не закрыта.',
  },
  'roll.fault.close': {
    en: 'This bracket was never opened.',
    fr: "Cette parenthèse n'a pas été ouverte.",
    ru: 'Эта скобка ничего не закрывает.',
  },
  'roll.fault.label': {
    en: 'The label is not closed: a `]` is missing.',
    fr: "L'étiquette n'est pas fermée : il manque un `]`.",
    ru: 'Подпись не закрыта: не хватает `]`.',
  },
  'roll.fault.unknown': {
    en: 'I cannot read this.',
    fr: 'Je ne comprends pas ceci.',
    ru: 'Этого я не понимаю.',
  },
  'roll.fault.twice': {
    en: 'These dice have that already.',
    fr: "C'est déjà demandé pour ces dés.",
    ru: 'Для этих кубиков это уже указано.',
  },
  'roll.fault.nothing': {
    en: 'None of these dice would be left.',
    fr: 'Il ne resterait aucun de ces dés.',
    ru: 'Из этих кубиков не осталось бы ни одного.',
  },
  'roll.fault.endless': {
    en: 'Every face would be rolled again, without end.',
    fr: 'Toutes les faces seraient relancées, sans fin.',
    ru: 'Так перебрасывалось бы любое значение, и без конца.',
  },
  'roll.fault.never': {
    en: 'This die has no such face.',
    fr: "Ce dé n'a pas cette face.",
    ru: 'Такого значения на этом кубике нет.',
  },
  'roll.fault.advantage': {
    en: 'Advantage and disadvantage need a single die.',
    fr: "L'avantage et le désavantage portent sur un seul dé.",
    ru: 'Преимущество и помеха бывают только у одного кубика.',
  },
  'roll.fault.zero': {
    en: 'This could be zero, and nothing can be divided by it.',
    fr: 'Cela pourrait valoir zéro, et on ne divise pas par zéro.',
    ru: 'Здесь может выйти ноль, а на ноль делить нельзя.',
  },
  'roll.fault.range': {
    en: 'A number from {from} to {to} can stand here.',
    fr: 'Il faut ici un nombre de {from} à {to}.',
    ru: 'Здесь может стоять число от {from} до {to}.',
  },
  'roll.fault.dice': {
    en: 'That is too many dice: {dice} at most, repeats included.',
    fr: "C'est trop de dés : {dice} au plus, répétitions comprises.",
    ru: 'Слишком много кубиков: не больше {dice}, считая повторы.',
  },
  'roll.fault.terms': {
    en: 'The sum is too long: {terms} numbers and dice at most.',
    fr: 'Le calcul est trop long : {terms} nombres ou dés au plus.',
    ru: 'Слишком длинное выражение: не больше {terms} чисел и кубиков.',
  },
  'roll.fault.large': {
    en: 'That could come to more than {total}.',
    fr: 'Le résultat pourrait dépasser {total}.',
    ru: 'Так может получиться больше {total}.',
  },
  'roll.fault.long': {
    en: 'That is too long: {characters} characters at most.',
    fr: "C'est trop long : {characters} caractères au plus.",
    ru: 'Слишком длинно: не больше {characters} знаков.',
  },
} as const satisfies Sentences;
