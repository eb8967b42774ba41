import type { Sentences } from '../../../i18n/sentences.js';

/** Facts as a correction sets them: as they are typed, said and refused. */
export const corrections = {
  'battletech.fact-word.hex': { en: 'hex', fr: 'hex|hexagone|tuile', ru: 'гекс' },
  'battletech.fact-word.armour': { en: 'armour|armor', fr: 'blindage|armure', ru: 'броня' },
  'battletech.fact-word.rear': { en: 'rear|back', fr: 'dos|arrière', ru: 'тыл|спина' },
  'battletech.fact-word.ammo': { en: 'ammo|rounds', fr: 'munitions|coups', ru: 'боекомплект|боезапас|выстрелы' },
  'battletech.fact-word.weapon': { en: 'weapon', fr: 'arme', ru: 'оружие' },
  'battletech.fact-word.lost': { en: 'lost|gone|destroyed', fr: 'perdue|perdu|détruite', ru: 'потеряно|уничтожено' },
  'battletech.fact-word.ok': { en: 'ok|works', fr: 'ok|intacte', ru: 'цело|исправно' },
  'battletech.fact-word.structure': { en: 'structure', fr: 'structure', ru: 'структура' },
  'battletech.fact-word.slot': { en: 'slot|critical', fr: 'case|critique', ru: 'ячейка|слот' },
  'battletech.fact-word.heat': { en: 'heat', fr: 'chaleur', ru: 'температура|нагрев' },
  'battletech.fact-word.wounds': { en: 'wounds', fr: 'blessures', ru: 'раны' },
  'battletech.fact-word.prone': { en: 'prone', fr: 'couché|terre', ru: 'лежит' },
  'battletech.fact-word.shutdown': { en: 'shutdown', fr: 'arrêt|arrêté', ru: 'отключён|отключение' },
  'battletech.fact-word.yes': { en: 'yes', fr: 'oui', ru: 'да' },
  'battletech.fact-word.no': { en: 'no', fr: 'non', ru: 'нет' },
  'battletech.fact-word.self-destruct': { en: 'self-destruct', fr: 'autodestruction', ru: 'самоуничтожение' },
  'battletech.fact-word.eject': { en: 'eject', fr: 'éjection', ru: 'катапульта' },
  'battletech.fact-word.scan': { en: 'scan', fr: 'scan', ru: 'скан|сканирование' },
  'battletech.fact-word.mines': { en: 'mines|mine', fr: 'mines|mine', ru: 'мины' },
  'battletech.fact.destruct-no': {
    en: '**{unit}** is not set to destroy itself',
    fr: '**{unit}** : autodestruction non armée',
    ru: '**{unit}**: самоуничтожение не включено',
  },
  'battletech.fact.destruct-yes': {
    en: '**{unit}** is set to destroy itself',
    fr: '**{unit}** : autodestruction armée',
    ru: '**{unit}**: самоуничтожение включено',
  },
  'battletech.fact.destruct-ejects': {
    en: '**{unit}** is set to destroy itself; its pilot will eject',
    fr: "**{unit}** : autodestruction armée, le pilote s'éjectera",
    ru: '**{unit}**: самоуничтожение включено, пилот катапультируется',
  },
  'battletech.fact.scanned': {
    en: '**{unit}** has seen through {target} this turn',
    fr: '**{unit}** voit tout de {target} ce tour-ci',
    ru: '**{unit}** в этот ход видит {target} насквозь',
  },
  'battletech.fact.unscanned': {
    en: '**{unit}** has not seen through {target} this turn',
    fr: '**{unit}** ne voit pas tout de {target} ce tour-ci',
    ru: '**{unit}** в этот ход не видит {target} насквозь',
  },
  'battletech.fact.mines': {
    en: 'mines of the side of **{unit}** in {hex}, {points:# point|# points}, seen by all',
    fr: 'mines du camp de **{unit}** en {hex}, {points:# point|# points}, visibles de tous',
    ru: 'мины стороны **{unit}** в {hex}, {points:# очко|# очка|# очков}, видны всем',
  },
  'battletech.fact.no-mines': {
    en: 'no mines of the side of **{unit}** in {hex}',
    fr: 'pas de mines du camp de **{unit}** en {hex}',
    ru: 'мин стороны **{unit}** в {hex} нет',
  },
  'battletech/fact-scans-not': {
    en: '{unit} cannot have seen through {target}: that takes a probe that works, an enemy on the map and the option `probes` at `roll`.',
    fr: "{unit} ne peut voir tout de {target} : il faut une sonde en état, un ennemi sur la carte et l'option `probes` sur `roll`.",
    ru: '{unit} не может видеть {target} насквозь: нужны исправный зонд, противник на карте и опция `probes` со значением `roll`.',
  },
  'battletech/fact-mines-off': {
    en: 'There are mines only where the option `mines` is on.',
    fr: "Il n'y a de mines qu'avec l'option `mines`.",
    ru: 'Мины есть только при включённой опции `mines`.',
  },
  'battletech/fact-no-mines': {
    en: 'You know of no such mines in {hex}.',
    fr: 'Vous ne connaissez pas de telles mines en {hex}.',
    ru: 'Вам неизвестно о таких минах в {hex}.',
  },
  'battletech/fact-unknown': {
    en: '`{given}` is not a fact that can be set. Write one of these: {forms?}.',
    fr: "`{given}` n'est pas un fait que l'on puisse fixer. Écrivez par exemple {forms?}.",
    ru: '`{given}` — не факт, который можно задать. Пишите, например: {forms?}.',
  },
  'battletech/fact-out-of-range': {
    en: '{unit}: {given} does not fit; the sheet allows {least} to {most}.',
    fr: '{unit} : {given} ne convient pas ; la fiche permet de {least} à {most}.',
    ru: '{unit}: {given} не подходит; на карточке от {least} до {most}.',
  },
  'battletech/fact-no-slot': {
    en: '{unit} has nothing in slot {given} that can be hit. What can be in that location: {known?}.',
    fr: "{unit} n'a rien à toucher dans la case {given}. Cases occupées de cette localisation : {known?}.",
    ru: '{unit}: в ячейке {given} нечего повредить. Занятые ячейки этой локации: {known?}.',
  },
  'battletech/fact-deadly': {
    en: '{unit}: with {given} hit it would be out of the match; go back to the shot instead (`to:`).',
    fr: "{unit} : avec ce coup ({given}), l'unité serait hors de combat ; revenez plutôt au tir (`vers:`).",
    ru: '{unit}: с таким попаданием ({given}) юнит выбыл бы из строя; вернитесь к самому выстрелу (`до:`).',
  },
  'battletech/fact-no-ammo': {
    en: '{unit}: weapon {mount} uses no ammunition. Those that do: {known}.',
    fr: "{unit} : l'arme {mount} n'a pas de munitions. Celles qui en ont : {known}.",
    ru: '{unit}: у оружия {mount} нет боекомплекта. С боекомплектом: {known}.',
  },
  'battletech.fact.place': {
    en: '**{unit}** in {hex}, facing {facing}',
    fr: '**{unit}** en {hex}, orientation {facing}',
    ru: '**{unit}** в {hex}, лицом на {facing}',
  },
  'battletech.fact.armour': {
    en: '**{unit}** {location} armour {points}',
    fr: '**{unit}** {location}, blindage {points}',
    ru: '**{unit}** {location}, броня {points}',
  },
  'battletech.fact.rear': {
    en: '**{unit}** {location@battletech.rear} armour {points}',
    fr: '**{unit}** {location@battletech.rear}, blindage {points}',
    ru: '**{unit}** {location@battletech.rear}, броня {points}',
  },
  'battletech.fact.ammo': {
    en: '**{unit}** weapon {weapon}: {rounds:# round|# rounds}',
    fr: '**{unit}** arme {weapon} : {rounds:# coup|# coups}',
    ru: '**{unit}** оружие {weapon}: {rounds:# выстрел|# выстрела|# выстрелов}',
  },
  'battletech.fact.heat': {
    en: '**{unit}** heat {points}',
    fr: '**{unit}** chaleur {points}',
    ru: '**{unit}** температура {points}',
  },
  'battletech.fact.wounds': {
    en: '**{unit}** pilot: {points:# wound|# wounds}',
    fr: '**{unit}** pilote : {points:# blessure|# blessures}',
    ru: '**{unit}** пилот: {points:# рана|# раны|# ран}',
  },
  'battletech.fact.structure': {
    en: '**{unit}** {location} structure {points}',
    fr: '**{unit}** {location}, structure {points}',
    ru: '**{unit}** {location}, структура {points}',
  },
  'battletech.fact.bin': {
    en: '**{unit}** ammunition {bin}: {rounds:# round|# rounds}',
    fr: '**{unit}** munitions {bin} : {rounds:# coup|# coups}',
    ru: '**{unit}** боекомплект {bin}: {rounds:# выстрел|# выстрела|# выстрелов}',
  },
  'battletech.fact.prone': {
    en: '**{unit}** lies on the ground',
    fr: '**{unit}** est à terre',
    ru: '**{unit}** лежит',
  },
  'battletech.fact.stands': { en: '**{unit}** stands', fr: '**{unit}** est debout', ru: '**{unit}** стоит' },
  'battletech.fact.shutdown': {
    en: '**{unit}** is shut down',
    fr: '**{unit}** : réacteur à l’arrêt',
    ru: '**{unit}**: реактор отключён',
  },
  'battletech.fact.running': {
    en: '**{unit}** is running again',
    fr: '**{unit}** : réacteur en marche',
    ru: '**{unit}**: реактор работает',
  },
  'battletech.fact.slot-lost': {
    en: '**{unit}** critical slot {slot} hit',
    fr: '**{unit}** case critique {slot} touchée',
    ru: '**{unit}** критическая ячейка {slot} повреждена',
  },
  'battletech.fact.slot-ok': {
    en: '**{unit}** critical slot {slot} intact',
    fr: '**{unit}** case critique {slot} intacte',
    ru: '**{unit}** критическая ячейка {slot} цела',
  },
  'battletech.fact.weapon-lost': {
    en: '**{unit}** weapon {weapon} lost',
    fr: '**{unit}** arme {weapon} perdue',
    ru: '**{unit}** оружие {weapon} потеряно',
  },
  'battletech.fact.weapon-ok': {
    en: '**{unit}** weapon {weapon} works',
    fr: '**{unit}** arme {weapon} en état',
    ru: '**{unit}** оружие {weapon} исправно',
  },
} as const satisfies Sentences;
