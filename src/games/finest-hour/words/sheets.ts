import type { Sentences } from '../../../i18n/sentences.js';

/** The sky and its aircraft as text: sheets, the board, answers of the rules, alt texts. */
export const sheets = {
  'finest-hour.board.aircraft': {
    en: '{unit}, {name} ({side@side}), REP {rep}: {state}',
    fr: '{unit}, {name} ({side@side}), REP {rep} : {state}',
    ru: '{unit}, {name} ({side@side}), РЕП {rep}: {state}',
  },
  'finest-hour.board.at': {
    en: 'at {at@finest-hour.place}, heading {heading@finest-hour.angle}',
    fr: 'en {at@finest-hour.place}, cap {heading@finest-hour.angle}',
    ru: 'в {at@finest-hour.place}, курс {heading@finest-hour.angle}',
  },
  'finest-hour.board.off-table': { en: 'off the table', fr: 'hors de la table', ru: 'за краем стола' },
  'finest-hour.board.star': { en: 'star', fr: 'star', ru: 'звезда' },
  'finest-hour.board.leads': { en: 'leads {members}', fr: 'mène {members}', ru: 'ведёт {members}' },
  'finest-hour.board.follows': { en: 'flies with {leader}', fr: 'vole avec {leader}', ru: 'летит с {leader}' },
  'finest-hour.board.fires': {
    en: 'fired {n:once|# times}',
    fr: '{n:# tir|# tirs} ce tour',
    ru: 'стрелял {n:# раз|# раза|# раз}',
  },
  'finest-hour.board.sky': {
    en: 'Sky {title}, {width} by {height}, {light@finest-hour.light}, over {ground@finest-hour.ground}. Places: from the west edge, from the north edge.',
    fr: 'Ciel {title}, {width} sur {height}, {light@finest-hour.light}, au-dessous : {ground@finest-hour.ground}. Positions : depuis le bord ouest, depuis le bord nord.',
    ru: 'Небо {title}, {width} на {height}, {light@finest-hour.light}, внизу {ground@finest-hour.ground}. Места: от западного края, от северного.',
  },
  'finest-hour.board.obstacle': {
    en: '{kind@finest-hour.obstacle}: {shapes}',
    fr: '{kind@finest-hour.obstacle} : {shapes}',
    ru: '{kind@finest-hour.obstacle}: {shapes}',
  },
  'finest-hour.board.disc': {
    en: '{at@finest-hour.place}, radius {radius}',
    fr: '{at@finest-hour.place}, rayon {radius}',
    ru: '{at@finest-hour.place}, радиус {radius}',
  },
  'finest-hour.board.target': {
    en: 'Target {target}, {name} ({side@side}) at {at@finest-hour.place}, radius {radius}',
    fr: 'Objectif {target}, {name} ({side@side}) en {at@finest-hour.place}, rayon {radius}',
    ru: 'Цель {target}, {name} ({side@side}) в {at@finest-hour.place}, радиус {radius}',
  },
  'finest-hour.board.target-bombed': { en: 'destroyed', fr: 'détruit', ru: 'уничтожена' },
  'finest-hour.board.target-clear': { en: 'seen well by night', fr: 'bien visible de nuit', ru: 'хорошо видна ночью' },
  'finest-hour.board.exit': {
    en: 'Exit of {side@side}: {edge@finest-hour.edge} edge',
    fr: 'Sortie, {side@side} : bord {edge@finest-hour.edge}',
    ru: 'Выход, {side@side}: {edge@finest-hour.edge} край',
  },
  'finest-hour.goal.exit': {
    en: '{side@side}: victory by getting {count} of {units} out through their exit',
    fr: '{side@side} : victoire en faisant sortir {count:# appareil|# appareils} parmi {units}',
    ru: '{side@side}: победа, если вывести через свой выход {count} из {units}',
  },
  'finest-hour.goal.exit-all': {
    en: '{side@side}: victory by getting {units} out through their exit',
    fr: '{side@side} : victoire en faisant sortir {units}',
    ru: '{side@side}: победа, если вывести {units} через свой выход',
  },
  'finest-hour.goal.bomb': {
    en: '{side@side}: victory by bombing {count:# target|# targets}',
    fr: '{side@side} : victoire en bombardant {count:# objectif|# objectifs}',
    ru: '{side@side}: победа, если поразить {count:# цель|# цели|# целей}',
  },
  'finest-hour.goal.last': {
    en: '{side@side}: victory by holding out until the end of turn {turns}',
    fr: "{side@side} : victoire en tenant jusqu'à la fin du tour {turns}",
    ru: '{side@side}: победа, если продержаться до конца хода {turns}',
  },
  'finest-hour.goal.none': {
    en: 'The last side in the air wins',
    fr: 'Le dernier camp en vol gagne',
    ru: 'Побеждает тот, кто последним остался в воздухе',
  },
  'finest-hour.goal.limit': {
    en: 'At the end of turn {turns} the side that has taken more REP wins',
    fr: 'À la fin du tour {turns}, gagne le camp qui a abattu le plus de REP',
    ru: 'В конце хода {turns} побеждает тот, кто сбил больше РЕП',
  },
  'finest-hour.sheet.title': {
    en: '**{unit}** · {name} · {class@finest-hour.class} (class {class}) · REP {rep}',
    fr: '**{unit}** · {name} · {class@finest-hour.class} (classe {class}) · REP {rep}',
    ru: '**{unit}** · {name} · {class@finest-hour.class} (класс {class}) · РЕП {rep}',
  },
  'finest-hour.sheet.moves': {
    en: 'Moves {least} to {most}, fast {fast}; turns {turn@finest-hour.angle}; evades {evasion}',
    fr: 'Vole de {least} à {most}, rapide {fast} ; vire de {turn@finest-hour.angle} ; évitement {evasion}',
    ru: 'Летит от {least} до {most}, полным газом {fast}; поворот {turn@finest-hour.angle}; уклонение {evasion}',
  },
  'finest-hour.sheet.weapon': {
    en: '{name} (`{weapon}`): {arc@finest-hour.arc}, {range}, rate of fire {rof}, impact {impact}',
    fr: '{name} (`{weapon}`) : {arc@finest-hour.arc}, {range}, cadence {rof}, impact {impact}',
    ru: '{name} (`{weapon}`): {arc@finest-hour.arc}, {range}, скорострельность {rof}, мощь {impact}',
  },
  'finest-hour.sheet.range': {
    en: 'range {range}',
    fr: 'portée {range}',
    ru: 'дальность {range}',
  },
  'finest-hour.sheet.range-any': { en: 'any range', fr: 'portée illimitée', ru: 'любая дальность' },
  'finest-hour.sheet.ion': { en: 'only stuns', fr: 'ne fait que sonner', ru: 'только оглушает' },
  'finest-hour.sheet.unarmed': { en: 'Unarmed', fr: 'Sans arme', ru: 'Без оружия' },
  'finest-hour.sheet.bombs': { en: 'carries bombs', fr: 'porte des bombes', ru: 'несёт бомбы' },
  'finest-hour.sheet.standing': { en: 'Instructions: {list}', fr: 'Consignes : {list}', ru: 'Указания: {list}' },
  'finest-hour.answer.odds': {
    en: '**{unit} → {target}**, {far@finest-hour.length}',
    fr: '**{unit} → {target}**, {far@finest-hour.length}',
    ru: '**{unit} → {target}**, {far@finest-hour.length}',
  },
  'finest-hour.answer.odds-weapon': {
    en: '{weapon}: {dice:# die|# dice} of **{needed}+**, hit **{hit}**, fire or worse {fire}, destroyed {destroyed}',
    fr: '{weapon} : {dice:# dé|# dés} à **{needed}+**, touché **{hit}**, incendie ou pire {fire}, détruit {destroyed}',
    ru: '{weapon}: {dice:# кубик|# кубика|# кубиков}, нужно **{needed}+**, попадание **{hit}**, пожар или хуже {fire}, сбит {destroyed}',
  },
  'finest-hour.answer.odds-none': {
    en: '{weapon}: cannot hit now ({against@finest-hour.miss})',
    fr: '{weapon} : ne peut toucher maintenant ({against@finest-hour.miss})',
    ru: '{weapon}: сейчас не попасть ({against@finest-hour.miss})',
  },
  'finest-hour.answer.odds-hopeless': {
    en: '{weapon}: REP too low to hit',
    fr: '{weapon} : REP trop basse pour toucher',
    ru: '{weapon}: с такой РЕП не попасть',
  },
  'finest-hour.answer.odds-refused': { en: '{weapon}: {why}', fr: '{weapon} : {why}', ru: '{weapon}: {why}' },
  'finest-hour.answer.against': {
    en: 'against it: {against@finest-hour.miss}',
    fr: 'gêné par : {against@finest-hour.miss}',
    ru: 'мешает: {against@finest-hour.miss}',
  },
  'finest-hour.answer.farther': {
    en: '-# Farther straight on: {ways}',
    fr: '-# Plus loin tout droit : {ways}',
    ru: '-# Дальше прямо: {ways}',
  },
  'finest-hour.answer.no-targets': {
    en: '{unit}: no weapon bears on an enemy from there.',
    fr: "{unit} : d'ici, aucune arme ne porte sur un ennemi.",
    ru: '{unit}: отсюда ни одно оружие не достаёт врага.',
  },
  'finest-hour.answer.untouchable': {
    en: '{target} is off the table and cannot be fired at.',
    fr: '{target} est hors de la table : on ne peut pas lui tirer dessus.',
    ru: '{target} за краем стола, стрелять по нему нельзя.',
  },
  'finest-hour.answer.from': {
    en: 'From {at@finest-hour.place}, heading {heading@finest-hour.angle}:',
    fr: 'Depuis {at@finest-hour.place}, cap {heading@finest-hour.angle} :',
    ru: 'Из {at@finest-hour.place}, курс {heading@finest-hour.angle}:',
  },
  'finest-hour.answer.los-clear': {
    en: '**{unit} → {target}**: {far@finest-hour.length}, {off}, in sight',
    fr: '**{unit} → {target}** : {far@finest-hour.length}, {off}, en vue',
    ru: '**{unit} → {target}**: {far@finest-hour.length}, {off}, видно',
  },
  'finest-hour.answer.los-hidden': {
    en: '**{unit} → {target}**: {far@finest-hour.length}, {off}, hidden',
    fr: '**{unit} → {target}** : {far@finest-hour.length}, {off}, caché',
    ru: '**{unit} → {target}**: {far@finest-hour.length}, {off}, не видно',
  },
  'finest-hour.answer.ahead': { en: 'dead ahead', fr: 'droit devant', ru: 'прямо по носу' },
  'finest-hour.answer.arcs': {
    en: '**{unit}**, where its weapons bear:',
    fr: '**{unit}**, où portent ses armes :',
    ru: '**{unit}**, куда достаёт оружие:',
  },
  'finest-hour.answer.arc': {
    en: '{weapon} ({arc@finest-hour.arc}): {enemies}',
    fr: '{weapon} ({arc@finest-hour.arc}) : {enemies}',
    ru: '{weapon} ({arc@finest-hour.arc}): {enemies}',
  },
  'finest-hour.answer.arc-none': {
    en: '{weapon} ({arc@finest-hour.arc}): nobody',
    fr: '{weapon} ({arc@finest-hour.arc}) : personne',
    ru: '{weapon} ({arc@finest-hour.arc}): никого',
  },
  'finest-hour.answer.reach-normal': {
    en: '**{unit}** can end its move:',
    fr: '**{unit}** peut finir son mouvement :',
    ru: '**{unit}** может закончить полёт:',
  },
  'finest-hour.answer.reach-fast': {
    en: '**{unit}** can end a fast move (pass 2):',
    fr: '**{unit}** peut finir un mouvement rapide (passe 2) :',
    ru: '**{unit}** полным газом (два успеха) может закончить полёт:',
  },
  'finest-hour.answer.reach-evasion': {
    en: '**{unit}** evades by exactly {far}, in any direction',
    fr: '**{unit}** fait un évitement de {far} exactement, dans toute direction',
    ru: '**{unit}** уклоняется ровно на {far} в любую сторону',
  },
  'finest-hour.answer.reach-end': {
    en: '{turn}: {at@finest-hour.place}, heading {heading@finest-hour.angle}',
    fr: '{turn} : {at@finest-hour.place}, cap {heading@finest-hour.angle}',
    ru: '{turn}: {at@finest-hour.place}, курс {heading@finest-hour.angle}',
  },
  'finest-hour.answer.reach-none': {
    en: '{unit} has nowhere to fly on the table.',
    fr: '{unit} ne peut voler nulle part sur la table.',
    ru: '{unit} лететь на столе некуда.',
  },
  'finest-hour.alt.map': { en: 'The sky, {when}.', fr: 'Le ciel, {when}.', ru: 'Небо, {when}.' },
  'finest-hour.alt.sheets': { en: 'Status cards: {units}.', fr: 'Fiches : {units}.', ru: 'Карточки: {units}.' },
  'finest-hour.alt.letters': { en: 'To choose from: {places}.', fr: 'Au choix : {places}.', ru: 'На выбор: {places}.' },
  'finest-hour.alt.draft-empty': {
    en: '{unit} is about to fly.',
    fr: '{unit} va voler.',
    ru: '{unit} готов лететь.',
  },
  'finest-hour.alt.draft': {
    en: 'Ordered so far for {unit}: {steps}.',
    fr: 'Ordre en préparation pour {unit} : {steps}.',
    ru: 'Готовится приказ для {unit}: {steps}.',
  },
} as const satisfies Sentences;
