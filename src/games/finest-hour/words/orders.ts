import type { Sentences } from '../../../i18n/sentences.js';

/** Words of order texts: the first is the one that Arbitre writes itself, | separates others with the same meaning. */
export const orders = {
  'finest-hour.word.left': { en: 'L|left', fr: 'G|gauche|à gauche', ru: 'Л|влево|налево' },
  'finest-hour.word.right': { en: 'R|right', fr: 'D|droite|à droite', ru: 'П|вправо|направо' },
  'finest-hour.word.straight': {
    en: 'ahead|straight|straight ahead',
    fr: 'tout droit|droit',
    ru: 'прямо|вперёд|вперед',
  },
  'finest-hour.word.away': { en: 'away|away from it', fr: "à l'opposé|à l'écart", ru: 'прочь|от него' },
  'finest-hour.word.fast': {
    en: 'fast|fast move',
    fr: 'rapide|vite|mouvement rapide',
    ru: 'быстро|полный газ|полным газом|быстрый полёт',
  },
  'finest-hour.word.dive': { en: 'dive', fr: 'piqué|piquer', ru: 'пике|пикировать' },
  'finest-hour.word.evade': { en: 'evade|evasion', fr: 'évitement|éviter|évasion|évader', ru: 'уклониться|уклонение' },
  'finest-hour.word.facing': { en: 'facing|nose', fr: 'nez|nez vers', ru: 'нос|носом' },
  'finest-hour.word.fire': {
    en: 'fire|fire at|shoot|shoot at',
    fr: 'tirer|tirer sur|tir|feu',
    ru: 'огонь|огонь по|стрелять|стрелять по',
  },
  'finest-hour.word.with': { en: 'with|and', fr: 'avec|et', ru: 'с|и' },
  'finest-hour.word.collide': {
    en: 'ram|collide|collide with',
    fr: 'percuter|collision|collision avec',
    ru: 'таран|таранить|столкнуться',
  },
  'finest-hour.word.bomb': { en: 'bomb', fr: 'bombarder|bombe', ru: 'бомбить|бомба' },
  'finest-hour.word.end': { en: 'end|done|stop', fr: 'fin|fini|terminer', ru: 'конец|всё|закончить' },
  'finest-hour.word.on': { en: '…|...|and on', fr: '…|...|continuer', ru: '…|...|дальше' },
  'finest-hour.word.group': { en: 'group|formation', fr: 'groupe|formation', ru: 'группа|строй' },
  'finest-hour.word.break': {
    en: 'break|break formation|break up',
    fr: 'rompre|rompre la formation',
    ru: 'разойтись|разомкнуть строй',
  },
  'finest-hour.word.hold': { en: 'hold|nobody else', fr: "attendre|personne d'autre", ru: 'ждать|больше никого' },
  'finest-hour.word.rally': { en: 'rally|rally to', fr: 'ralliement|rallier', ru: 'сбор|сбор к' },
  'finest-hour.word.no-rally': { en: 'no rally', fr: 'pas de ralliement', ru: 'без сбора' },
  'finest-hour.word.answer': {
    en: 'answer|fire back at',
    fr: 'riposter|riposter sur',
    ru: 'ответить|ответный огонь по',
  },
  'finest-hour.word.stay': {
    en: 'stay|no evasion',
    fr: "rester|pas d'évitement|pas d'évasion",
    ru: 'остаться|не уклоняться',
  },
  'finest-hour.word.roll': { en: 'roll|roll dice', fr: 'lancer|lancer les dés', ru: 'бросок|бросить кубики' },
  'finest-hour.word.column-2': {
    en: 'pass 2|take 2',
    fr: 'passe 2|réussir 2|deux réussites',
    ru: 'два успеха|успех 2',
  },
  'finest-hour.word.column-1': { en: 'pass 1|take 1', fr: 'passe 1|réussir 1|une réussite', ru: 'один успех|успех 1' },
  'finest-hour.word.column-0': {
    en: 'pass 0|take 0',
    fr: 'passe 0|réussir 0|aucune réussite',
    ru: 'ни одного успеха|успех 0',
  },
  'finest-hour.word.evade-ask': {
    en: 'ask where to evade|ask about evasions',
    fr: 'demander où éviter|demander les évitements|demander où évader|demander les évasions',
    ru: 'спрашивать куда уклониться|спрашивать об уклонении',
  },
  'finest-hour.word.evade-away': {
    en: 'always evade away|evade away from the shooter',
    fr: "toujours éviter à l'opposé|évitement à l'opposé du tireur|toujours évader à l'opposé|évasion à l'opposé du tireur",
    ru: 'всегда уклоняться прочь|уклоняться от стрелка',
  },
  'finest-hour.word.evade-left': {
    en: 'always evade left',
    fr: 'toujours éviter à gauche|toujours évader à gauche',
    ru: 'всегда уклоняться влево',
  },
  'finest-hour.word.evade-right': {
    en: 'always evade right',
    fr: 'toujours éviter à droite|toujours évader à droite',
    ru: 'всегда уклоняться вправо',
  },
  'finest-hour.word.evade-ahead': {
    en: 'always evade ahead',
    fr: 'toujours éviter tout droit|toujours évader tout droit',
    ru: 'всегда уклоняться вперёд|всегда уклоняться вперед',
  },
  'finest-hour.word.dodge-ask': {
    en: 'ask whether to evade',
    fr: "demander s'il faut éviter|demander s'il faut évader",
    ru: 'спрашивать уклоняться ли',
  },
  'finest-hour.word.dodge-evade': {
    en: 'always evade|always dodge',
    fr: 'toujours éviter|toujours évader',
    ru: 'всегда уклоняться',
  },
  'finest-hour.word.dodge-stay': {
    en: 'never evade|never dodge',
    fr: 'jamais éviter|jamais évader',
    ru: 'никогда не уклоняться',
  },
  'finest-hour.word.answer-ask': {
    en: 'ask whom to answer',
    fr: 'demander à qui riposter',
    ru: 'спрашивать кому ответить',
  },
  'finest-hour.word.answer-nearest': {
    en: 'answer the nearest|answer nearest',
    fr: 'riposter au plus proche',
    ru: 'отвечать ближайшему',
  },
  'finest-hour.word.answer-likeliest': {
    en: 'answer the easiest|answer easiest',
    fr: 'riposter au plus facile',
    ru: 'отвечать по самому лёгкому|отвечать по самому легкому',
  },
  'finest-hour.word.prefer': {
    en: 'answer with|prefer',
    fr: 'riposter avec|préférer',
    ru: 'отвечать из|предпочесть',
  },
  'finest-hour.word.prefer-none': {
    en: 'answer with anything|prefer nothing',
    fr: "riposter avec n'importe quoi",
    ru: 'отвечать из чего угодно',
  },
  'finest-hour.word.tests-ask': {
    en: 'ask how to take tests|ask about tests',
    fr: 'demander pour les tests',
    ru: 'спрашивать о тестах',
  },
  'finest-hour.word.tests-roll': { en: 'always roll', fr: 'toujours lancer', ru: 'всегда бросать' },
  'finest-hour.word.tests-2': {
    en: 'always pass 2',
    fr: 'toujours passe 2|toujours réussir 2',
    ru: 'всегда два успеха|всегда успех 2',
  },
  'finest-hour.word.tests-1': {
    en: 'always pass 1',
    fr: 'toujours passe 1|toujours réussir 1',
    ru: 'всегда один успех|всегда успех 1',
  },
  'finest-hour.word.tests-0': {
    en: 'always pass 0',
    fr: 'toujours passe 0|toujours réussir 0',
    ru: 'всегда ни одного успеха|всегда успех 0',
  },
  'finest-hour.word.rally-ask': {
    en: 'ask about rallies',
    fr: 'demander les ralliements',
    ru: 'спрашивать о сборе',
  },
  'finest-hour.word.rally-never': {
    en: 'never rally|no rallies',
    fr: 'jamais de ralliement',
    ru: 'никогда не собирать',
  },
  'finest-hour.word.normal': { en: 'normal|move', fr: 'normal|mouvement', ru: 'обычный|полёт' },

  'finest-hour.fact-word.at': { en: 'at', fr: 'en', ru: 'в' },
  'finest-hour.fact-word.heading': { en: 'heading', fr: 'cap', ru: 'курс' },
  'finest-hour.fact-word.burning': { en: 'burning', fr: 'en feu', ru: 'горит' },
  'finest-hour.fact-word.stunned': { en: 'stunned', fr: 'sonné', ru: 'оглушён|оглушен' },
  'finest-hour.fact-word.activated': { en: 'activated', fr: 'activé', ru: 'активирован' },
  'finest-hour.fact-word.on': { en: 'on|yes', fr: 'oui', ru: 'да' },
  'finest-hour.fact-word.off': { en: 'off|no', fr: 'non', ru: 'нет' },

  'finest-hour.if.enemy-within': {
    en: 'enemy within|enemies within|enemy in',
    fr: 'ennemi à moins de|ennemi à',
    ru: 'враг ближе|враг в пределах|враг не дальше',
  },
  'finest-hour.if.bears': {
    en: 'can fire|enemy in the sights|weapon bears',
    fr: 'peut tirer|ennemi dans le viseur',
    ru: 'может стрелять|враг в прицеле',
  },
  'finest-hour.if.burning': { en: 'burning|on fire', fr: 'en feu|brûle', ru: 'горит|в огне' },
  'finest-hour.if.turn': {
    en: 'turn >=|turn from|from turn',
    fr: 'tour >=|dès le tour|à partir du tour',
    ru: 'ход >=|с хода|начиная с хода',
  },
  'finest-hour.if.not': { en: 'not|no|unless', fr: 'pas|non|sauf', ru: 'не|нет|кроме' },

  'finest-hour.suggest.unit': { en: '{unit} · {name}', fr: '{unit} · {name}', ru: '{unit} · {name}' },
  'finest-hour.suggest.shot': {
    en: '{unit} · {weapons}: {dice:# die|# dice}, {needed}+',
    fr: '{unit} · {weapons} : {dice:# dé|# dés}, {needed}+',
    ru: '{unit} · {weapons}: {dice:# кубик|# кубика|# кубиков}, {needed}+',
  },

  'orders/turn-missing': {
    en: 'Turn {given} by how much? Write the degrees right behind it, up to 45 for each 10 cm: {example}.',
    fr: 'Virer {given} de combien ? Ajoutez les degrés, 45 au plus par tranche de 10 cm : {example}.',
    ru: 'Повернуть {given} на сколько? Допишите градусы, до 45 на каждые 10 см: {example}.',
  },
  'orders/heading-missing': {
    en: 'Evade where to? Write a compass heading from 0 to 359, 0 is north: {examples?}.',
    fr: 'Évitement vers où ? Donnez un cap de 0 à 359, 0 étant le nord : {examples?}.',
    ru: 'Куда уклониться? Укажите курс по компасу от 0 до 359, 0 — север: {examples?}.',
  },
  'orders/evasion-length': {
    en: '{unit} evades by exactly {far@finest-hour.length}, not {given@finest-hour.length}: {example}.',
    fr: 'Un évitement de {unit} fait exactement {far@finest-hour.length}, pas {given@finest-hour.length} : {example}.',
    ru: '{unit} уклоняется ровно на {far@finest-hour.length}, а не на {given@finest-hour.length}: {example}.',
  },
  'orders/group-missing': {
    en: 'Who flies with {leader}? For instance {example}: the same model, and close enough.',
    fr: 'Qui vole avec {leader} ? Par exemple {example} : même modèle, et assez près.',
    ru: 'Кто летит с {leader}? Например, {example}: та же модель, и достаточно близко.',
  },
  'orders/no-such-target': {
    en: 'There is nothing called `{given}` to bomb here. Targets: {known?}.',
    fr: 'Rien ici ne s’appelle `{given}`. Objectifs à bombarder : {known?}.',
    ru: 'Бомбить `{given}` нельзя: такой цели нет. Цели: {known?}.',
  },
} as const satisfies Sentences;
