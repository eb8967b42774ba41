import type { Sentences } from '../../../i18n/sentences.js';

/** Movement. */
export const movement = {
  'orders/not-on-table': {
    en: '{unit} is not on the table.',
    fr: "{unit} n'est pas sur la table.",
    ru: '{unit} не на столе.',
  },
  'orders/place-missing': {
    en: 'Where? Write how far from the west edge and how far from the north edge, in u, for instance {example}; a label stands for the place of its figure.',
    fr: "Où ? Indiquez la distance au bord ouest puis au bord nord, en u, par exemple {example} ; le nom d'une figurine vaut pour l'endroit où elle est.",
    ru: 'Где? Напишите, сколько от западного края и сколько от северного, в ед., например {example}; имя фигурки означает место, где она стоит.',
  },
  'orders/length-missing': {
    en: 'How far {given}? Put a length in u behind it, for instance {example}.',
    fr: 'À quelle distance vers {given} ? Ajoutez une longueur en u, par exemple {example}.',
    ru: 'Как далеко на {given}? Добавьте расстояние в ед., например {example}.',
  },
  'tactic148.action.move': { en: 'Move', fr: 'Mouvement', ru: 'Движение' },
  'tactic148.action-about.move': {
    en: '1 token, 2 with a climb; contact with an enemy begins a fight',
    fr: "1 PA, 2 en grimpant ; un contact avec l'ennemi ouvre le corps à corps",
    ru: '1 жетон, с подъёмом 2; встать вплотную к врагу — начать рукопашный бой',
  },
  'tactic148.picture.moved': {
    en: 'moved {far@tactic148.length}',
    fr: 'déplacé de {far@tactic148.length}',
    ru: 'прошёл {far@tactic148.length}',
  },
  'tactic148.picture.climb': { en: 'climbing: 2 tokens', fr: 'en grimpant : 2 PA', ru: 'подъём: 2 жетона' },
  'tactic148.choice.first.move': {
    en: 'Move first, then fire',
    fr: 'Bouger, puis tirer',
    ru: 'Сначала движение, потом выстрел',
  },
  'tactic148.command.move': {
    en: '{unit} moves to {way} ({far@tactic148.length})',
    fr: '{unit} se déplace en {way} ({far@tactic148.length})',
    ru: '{unit} идёт в {way} ({far@tactic148.length})',
  },
  'tactic148.report.climbs': { en: 'climbing', fr: 'en grimpant', ru: 'с подъёмом или спуском' },
  'tactic148.way.place': {
    en: '({at@tactic148.place})',
    fr: '{at@tactic148.place}',
    ru: '{at@tactic148.place}',
  },
  'tactic148.report.moved': {
    en: '**{unit}** moves {way}: {far@tactic148.length}',
    fr: '**{unit}** se déplace {way} : {far@tactic148.length}',
    ru: '**{unit}** идёт {way}: {far@tactic148.length}',
  },
  'tactic148.report.stopped': {
    en: 'The wound stops **{unit}** at {at}',
    fr: 'La blessure arrête **{unit}** en {at}',
    ru: 'Ранение остановило **{unit}** в {at}',
  },
  'tactic148.report.stopped-back': {
    en: 'The wound stops **{unit}** where its base cannot stand: back along its way to {at}',
    fr: 'La blessure arrête **{unit}** là où aucun socle ne peut rester : retour, sur son trajet, en {at}',
    ru: 'Ранение остановило **{unit}** там, где подставка не встанет: назад по пройденному пути, в {at}',
  },
  'tactic148.report.fell': {
    en: '**{unit}** moves no farther',
    fr: '**{unit}** ne va pas plus loin',
    ru: '**{unit}** дальше не идёт',
  },
  'tactic148.board.climb': {
    en: '{line}; can be climbed',
    fr: '{line} ; on peut y grimper',
    ru: '{line}; можно перелезть или подняться',
  },
  'tactic148/no-way': {
    en: '{unit}: give at least one place to move to, other than where it stands.',
    fr: '{unit} : indiquez au moins un endroit où aller, autre que le sien.',
    ru: '{unit}: укажите хотя бы одно место, кроме того, где он стоит.',
  },
  'tactic148/too-far': {
    en: '{unit} would move {far@tactic148.length}; its card allows {most@tactic148.length} in one action.',
    fr: '{unit} avancerait de {far@tactic148.length} ; sa carte permet {most@tactic148.length} par action.',
    ru: '{unit}: путь {far@tactic148.length}, а карточка даёт {most@tactic148.length} за одно действие.',
  },
  'tactic148/off-table': {
    en: '{unit}: the whole base must stay on the table, which is {width@tactic148.length} by {height@tactic148.length}.',
    fr: '{unit} : tout le socle doit rester sur la table, qui fait {width@tactic148.length} sur {height@tactic148.length}.',
    ru: '{unit}: подставка должна целиком быть на столе {width@tactic148.length} на {height@tactic148.length}.',
  },
  'tactic148/enemy-in-the-way': {
    en: '{enemy} is in the way of {unit}: enemies are not crossed. Go around, or end in contact.',
    fr: '{enemy} barre la route à {unit} : on ne traverse pas un ennemi. Contournez, ou finissez au contact.',
    ru: '{enemy} на пути {unit}: сквозь врага не пройти. Обойдите или остановитесь вплотную.',
  },
  'tactic148/terrain-in-the-way': {
    en: '{unit}: an obstruction that cannot be climbed is in the way: {look@tactic148.look} at {at@tactic148.place}. Go around.',
    fr: '{unit} : une obstruction infranchissable barre la route : {look@tactic148.look} en {at@tactic148.place}. Contournez.',
    ru: '{unit}: на пути преграда, через которую не перелезть: {look@tactic148.look} в {at@tactic148.place}. Обойдите.',
  },
  'tactic148/base-in-the-way': {
    en: '{unit} cannot end on the base of {other}. Stop beside it.',
    fr: '{unit} ne peut pas finir sur le socle de {other}. Arrêtez-vous à côté.',
    ru: '{unit} не может встать на подставку {other}. Остановитесь рядом.',
  },
  'tactic148/half-on-terrain': {
    en: '{unit} cannot stop partly on an obstruction: {look@tactic148.look} at {at@tactic148.place}. Stop before it or beyond it.',
    fr: "{unit} ne peut pas s'arrêter à moitié sur une obstruction : {look@tactic148.look} en {at@tactic148.place}. Arrêtez-vous avant ou après.",
    ru: '{unit} не может встать наполовину на преграде: {look@tactic148.look} в {at@tactic148.place}. Остановитесь до неё или за ней.',
  },
  'tactic148/movement-limit': {
    en: '{unit}: {spent:# token|# tokens} already went into movement this turn and this needs {need}; the most is {most} a turn, with Command or without.',
    fr: '{unit} : {spent} PA de mouvement déjà dépensés ce tour, il en faut {need} ; {most} par tour au plus, même avec Commandement.',
    ru: '{unit}: жетонов на движение в этот ход потрачено {spent}, нужно ещё {need}; за ход можно не больше {most}, даже с командованием.',
  },
} as const satisfies Sentences;
