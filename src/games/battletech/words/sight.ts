import type { Sentences } from '../../../i18n/sentences.js';

/** Lines of sight, and which hex of a split line counts. */
export const sight = {
  'orders/places-missing': {
    en: 'Between which hexes or units? Put both into `order`, for instance {examples?}.',
    fr: 'Entre quels hex ou quelles unités ? Mettez les deux dans `ordre`, par exemple {examples?}.',
    ru: 'Между какими гексами или юнитами? Впишите оба в `приказ`, например: {examples?}.',
  },
  'battletech.woods.0': { en: 'clear', fr: 'dégagé', ru: 'открыто' },
  'battletech.woods.1': { en: 'light woods', fr: 'bois clairs', ru: 'редкий лес' },
  'battletech.woods.2': { en: 'heavy woods', fr: 'bois denses', ru: 'густой лес' },
  'battletech.woods.3': { en: 'ultra-heavy woods', fr: 'bois impénétrables', ru: 'непролазный лес' },
  'battletech.picture.counts': { en: 'counts for the line', fr: 'compte pour la ligne', ru: 'учитывается на линии' },
  'battletech.picture.split': { en: 'split pair', fr: 'paire partagée', ru: 'спорная пара' },
  'battletech.picture.points': {
    en: '{points:# woods point|# woods points}',
    fr: '{points:# point de bois|# points de bois}',
    ru: 'лес: {points:# очко|# очка|# очков}',
  },
  'battletech.picture.open': { en: 'Open', fr: 'Ligne dégagée', ru: 'Обзор открыт' },
  'battletech.picture.blocked': { en: 'Blocked', fr: 'Ligne bloquée', ru: 'Обзор закрыт' },
  'battletech.picture.distance': {
    en: '{distance:# hex|# hexes}',
    fr: '{distance:# hex|# hex}',
    ru: '{distance:# гекс|# гекса|# гексов}',
  },
  'battletech.ask.split-hex': {
    en: '{attacker} fires at {target} along a split line: which hex counts, {pairs}?',
    fr: '{attacker} tire sur {target} juste entre deux hex : lequel compte, {pairs} ?',
    ru: '{attacker} стреляет по {target} точно между гексами: какой учитывать, {pairs}?',
  },
  'battletech.ask.split-hex-pair': { en: '{left} or {right}', fr: '{left} ou {right}', ru: '{left} или {right}' },
  'battletech.blank.hexes': {
    en: 'Which side of the line counts?',
    fr: 'Quel côté de la ligne compte ?',
    ru: 'Какую сторону линии учитывать?',
  },
  'battletech.blank.split': {
    en: 'Which hex counts for the line?',
    fr: 'Quel hex compte pour la ligne ?',
    ru: 'Какой гекс учитывать на линии?',
  },
  'battletech.command.choose-hex': {
    en: 'on the split line: {hexes}',
    fr: 'sur la ligne partagée : {hexes}',
    ru: 'спорная линия: {hexes}',
  },
  'battletech.answer.blocked-ground': {
    en: 'blocked by the ground',
    fr: 'bloquée par le terrain',
    ru: 'обзор закрыт местностью',
  },
  'battletech.answer.blocked-water': { en: 'blocked by water', fr: "bloquée par l'eau", ru: 'обзор закрыт водой' },
  'battletech.answer.open-cover': {
    en: 'open ({points:# point|# points} of woods), target in partial cover',
    fr: 'dégagée ({points:# point|# points} de bois), cible à couvert partiel',
    ru: 'обзор открыт (лес: {points:# очко|# очка|# очков}), цель в частичном укрытии',
  },
  'battletech.answer.los-rises': {
    en: '{hex}, level {level}: blocks the line',
    fr: '{hex}, niveau {level} : bloque la ligne',
    ru: '{hex}, уровень {level}: закрывает обзор',
  },
  'battletech.answer.los-hides': {
    en: '{hex}, level {level}: partial cover',
    fr: '{hex}, niveau {level} : couvert partiel',
    ru: '{hex}, уровень {level}: частичное укрытие',
  },
  'battletech.answer.los-below': {
    en: '{hex} {woods@battletech.woods}, below the line',
    fr: '{hex} {woods@battletech.woods}, sous la ligne',
    ru: '{hex} {woods@battletech.woods}, ниже линии',
  },
  'battletech.answer.los-heavy-smoke': { en: '{hex} heavy smoke', fr: '{hex} fumée épaisse', ru: '{hex} густой дым' },
  'battletech.answer.los-industry': {
    en: '{hex} heavy industry',
    fr: '{hex} zone industrielle',
    ru: '{hex} промзона',
  },
  'battletech.answer.los-smoke': { en: '{hex} smoke', fr: '{hex} fumée', ru: '{hex} дым' },
  'battletech.answer.clear': { en: 'open', fr: 'dégagée', ru: 'обзор открыт' },
  'battletech.answer.clear-cover': {
    en: 'open, target in partial cover',
    fr: 'dégagée, cible à couvert partiel',
    ru: 'обзор открыт, цель в частичном укрытии',
  },
  'battletech.answer.open': {
    en: 'open ({points:# point|# points} of woods)',
    fr: 'dégagée ({points:# point|# points} de bois)',
    ru: 'обзор открыт (лес: {points:# очко|# очка|# очков})',
  },
  'battletech.answer.blocked': {
    en: 'blocked ({points:# point|# points} of woods, 3 block)',
    fr: 'bloquée ({points:# point|# points} de bois, 3 bloquent)',
    ru: 'обзор закрыт (лес: {points:# очко|# очка|# очков}, закрывают 3)',
  },
  'battletech.answer.los': {
    en: '**{from} → {to}**: {distance:# hex|# hexes}, line of sight {sight}',
    fr: '**{from} → {to}** : {distance:# hex|# hex}, ligne de vue {sight}',
    ru: '**{from} → {to}**: {distance:# гекс|# гекса|# гексов}, {sight}',
  },
  'battletech.answer.los-hex': {
    en: '{hex} {woods@battletech.woods}',
    fr: '{hex} {woods@battletech.woods}',
    ru: '{hex} {woods@battletech.woods}',
  },
  'battletech.answer.los-touched': {
    en: '{hex} {woods@battletech.woods}, only touched',
    fr: '{hex} {woods@battletech.woods}, touché par un coin',
    ru: '{hex} {woods@battletech.woods}, касание угла',
  },
  'battletech.answer.los-free': {
    en: 'Only clear ground in between.',
    fr: 'Rien que du terrain dégagé entre les deux.',
    ru: 'По пути только открытая местность.',
  },
  'battletech.answer.los-split': {
    en: "Between {left} and {right}: the target's owner chooses; counted here: {counts}",
    fr: 'Entre {left} et {right} : au choix du joueur visé ; compté ici : {counts}',
    ru: 'Между {left} и {right}: выбирает владелец цели; здесь учтён {counts}',
  },
} as const satisfies Sentences;
