import type { Sentences } from '../../../i18n/sentences.js';

/** Units and maps of the community: why a file is not read, and what it asks that cannot be had here. */
export const fileImports = {
  'battletech/import-missing': {
    en: 'The file does not say `{field}`.',
    fr: 'Le fichier ne dit pas `{field}`.',
    ru: 'В файле не указано `{field}`.',
  },
  'battletech/import-value': {
    en: '`{field}` cannot be {given}.',
    fr: '`{field}` ne peut pas être {given}.',
    ru: '`{field}` не может быть {given}.',
  },
  'battletech/import-kind': {
    en: 'Units of this kind are not played here: {given}.',
    fr: 'Les unités de ce genre ne se jouent pas ici : {given}.',
    ru: 'Юниты этого вида здесь не играются: {given}.',
  },
  'battletech/import-armor': {
    en: '{location@battletech.location}: {worn} points of armour, front and rear together, are more than {most}.',
    fr: "{location@battletech.location} : {worn} points de blindage, avant et arrière ensemble, c'est plus que {most}.",
    ru: '{location@battletech.location}: брони {worn}, спереди и сзади вместе, а можно не больше {most}.',
  },
  'battletech/import-slots': {
    en: '{location@battletech.location}: {has:# slot is|# slots are} filled, and there is room for {room}.',
    fr: '{location@battletech.location} : {has:# case remplie|# cases remplies}, il y en a {room}.',
    ru: '{location@battletech.location}: занято ячеек {has}, а есть {room}.',
  },
  'battletech/import-size': {
    en: 'The map has {columns} by {rows} hexes; at most {most} by {most} can be had.',
    fr: 'La carte fait {columns} hexagones sur {rows} ; {most} sur {most} au plus.',
    ru: 'Карта {columns} на {rows} гексов; можно не больше {most} на {most}.',
  },
  'battletech/import-rating': {
    en: 'The engine has a rating of {given}; {tons} tons walking {walk} MP take {right}.',
    fr: 'Le réacteur est de puissance {given} ; il faut {right} pour {tons} tonnes qui marchent à {walk} MP.',
    ru: 'Мощность реактора {given}, а для {tons} т с ходом {walk} нужно {right}.',
  },
  'battletech/import-unfit': {
    en: '`{path}` does not fit the rest of the file: {given}.',
    fr: "`{path}` ne s'accorde pas avec le reste du fichier : {given}.",
    ru: '`{path}` не согласуется с остальным файлом: {given}.',
  },
  'battletech.note.equipment': {
    en: '{name}: no rules here; it is carried and does nothing.',
    fr: "{name} : pas de règles ici ; c'est emporté et sans effet.",
    ru: '{name}: правил здесь нет; его везут, но оно не действует.',
  },
  'battletech.note.munition': {
    en: '{name}: no rules here for this ammunition; it is read as the standard kind.',
    fr: '{name} : pas de règles ici pour ces munitions ; elles sont lues comme ordinaires.',
    ru: '{name}: правил для этих боеприпасов здесь нет; они читаются как обычные.',
  },
  'battletech.note.engine': {
    en: 'Engine {name}: no rules here; read as a fusion engine.',
    fr: 'Réacteur {name} : pas de règles ici ; lu comme un réacteur à fusion.',
    ru: 'Реактор {name}: правил здесь нет; читается как термоядерный.',
  },
  'battletech.note.heat-sinks': {
    en: 'Heat sinks {name}: no rules here; read as single ones.',
    fr: 'Dissipateurs {name} : pas de règles ici ; lus comme simples.',
    ru: 'Радиаторы {name}: правил здесь нет; читаются как одинарные.',
  },
  'battletech.note.armor': {
    en: 'Armour {name}: no rules here; read as standard armour.',
    fr: 'Blindage {name} : pas de règles ici ; lu comme un blindage standard.',
    ru: 'Броня {name}: правил здесь нет; читается как обычная.',
  },
  'battletech.note.structure': {
    en: 'Structure {name}: no rules here; read as standard structure.',
    fr: 'Structure {name} : pas de règles ici ; lue comme une structure standard.',
    ru: 'Структура {name}: правил здесь нет; читается как обычная.',
  },
  'battletech.note.gyro': {
    en: 'Gyro {name}: no rules here; read as a standard one.',
    fr: 'Gyroscope {name} : pas de règles ici ; lu comme un gyroscope standard.',
    ru: 'Гироскоп {name}: правил здесь нет; читается как обычный.',
  },
  'battletech.note.cockpit': {
    en: 'Cockpit {name}: no rules here; read as a standard one.',
    fr: 'Cockpit {name} : pas de règles ici ; lu comme un cockpit standard.',
    ru: 'Кабина {name}: правил здесь нет; читается как обычная.',
  },
  'battletech.note.no-ammo': {
    en: '{weapon@battletech.weapon}: there is no ammunition for it; left out.',
    fr: "{weapon@battletech.weapon} : il n'y a pas de munitions pour cette arme ; laissée de côté.",
    ru: '{weapon@battletech.weapon}: боеприпасов для этого оружия нет; опущено.',
  },
  'battletech.note.turret': {
    en: 'A second turret: no rules here; its weapons are in the first.',
    fr: 'Une seconde tourelle : pas de règles ici ; ses armes sont dans la première.',
    ru: 'Вторая башня: правил здесь нет; её оружие стоит в первой.',
  },
  'battletech.note.arms': {
    en: '{name}: not known here; the troopers carry automatic rifles instead.',
    fr: '{name} : inconnu ici ; les soldats portent des fusils automatiques à la place.',
    ru: '{name}: здесь неизвестно; вместо этого у бойцов автоматы.',
  },
  'battletech.note.kit': {
    en: '{name}: no rules here for this equipment of troopers; it has no effect.',
    fr: '{name} : pas de règles ici pour cet équipement de soldats ; il est sans effet.',
    ru: '{name}: правил для этого снаряжения бойцов здесь нет; оно не действует.',
  },
  'battletech.note.motion': {
    en: 'Moving by {name}: no rules here; it goes on foot.',
    fr: 'Déplacement {name} : pas de règles ici ; l’unité va à pied.',
    ru: 'Движение {name}: правил здесь нет; идёт пешком.',
  },
  'battletech.note.terrain': {
    en: 'Terrain {name} in {count:# hex|# hexes}, first in {hex}: no rules here; left out.',
    fr: 'Terrain {name} dans {count:# hex|# hex}, le premier en {hex} : pas de règles ici ; laissé de côté.',
    ru: 'Местность {name}, гексов: {count}, первый {hex}: правил здесь нет; опущена.',
  },
  'battletech.note.hex-unread': {
    en: '{count:# hex line|# hex lines} with a number or a level that cannot be read, first {hex}: left out.',
    fr: '{count:# ligne d’hex|# lignes d’hex} au numéro ou au niveau illisible, la première : {hex} ; laissé de côté.',
    ru: 'Строк гексов с нечитаемым номером или уровнем: {count}, первая {hex}; опущены.',
  },
  'battletech.note.hex-off': {
    en: '{count:# hex|# hexes} off the map, first {hex}: left out.',
    fr: '{count:# hex|# hex} hors de la carte, le premier : {hex} ; laissé de côté.',
    ru: 'Гексов за краем карты: {count}, первый {hex}; опущены.',
  },
  'battletech.note.hex-twice': {
    en: '{count:# more line|# more lines} for hexes already described, first {hex}: the line that comes first counts.',
    fr: '{count:# ligne de plus|# lignes de plus} pour des hex déjà décrits, le premier : {hex} ; c’est la première ligne qui compte.',
    ru: 'Повторных строк об одном гексе: {count}, первый {hex}; в счёт идёт первая строка.',
  },
} as const satisfies Sentences;
