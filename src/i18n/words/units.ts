import type { Sentences } from '../sentences.js';

/** The catalogue of units: `/unit list`, `/unit show`. */
export const units = {
  'command.unit': { en: 'unit', fr: 'unité', ru: 'юнит' },
  'command.unit.about': {
    en: 'Look units up, and bring your own',
    fr: 'Consulter les unités, apporter les siennes',
    ru: 'Справочник юнитов и свои отряды',
  },
  'command.unit.list': { en: 'list', fr: 'liste', ru: 'список' },
  'command.unit.list.about': {
    en: 'Units by name, mass, worth, technology, year, kind, role or faction',
    fr: 'Unités par nom, masse, valeur, technologie, année, genre, rôle ou faction',
    ru: 'Юниты по имени, массе, стоимости, технологии, году, виду, роли или фракции',
  },
  'command.unit.show': { en: 'show', fr: 'voir', ru: 'показать' },
  'command.unit.show.about': {
    en: 'The record sheet or card of a unit',
    fr: "La fiche ou la carte d'une unité",
    ru: 'Карточка юнита',
  },
  'option.name': { en: 'name', fr: 'nom', ru: 'имя' },
  'option.name.about': {
    en: 'A part of its name: hunch, HBK, rifle',
    fr: 'Une partie du nom : hunch, HBK',
    ru: 'Часть имени, например HBK-4',
  },
  'option.unit-name': { en: 'name', fr: 'nom', ru: 'имя' },
  'option.unit-name.about': {
    en: 'The unit: Hunchback HBK-4G, HBK-4G, US-Sergeant',
    fr: "L'unité : Hunchback HBK-4G, HBK-4G, US-Sergeant",
    ru: 'Юнит по имени, модели или обозначению: HBK-4G',
  },
  'option.tons': { en: 'tons', fr: 'tonnes', ru: 'тонны' },
  'option.tons.about': { en: 'Its mass: 50, 40-60, 70+', fr: 'Sa masse : 50, 40-60, 70+', ru: 'Масса: 50, 40-60, 70+' },
  'option.tech': { en: 'tech', fr: 'techno', ru: 'технология' },
  'option.tech.about': { en: 'Whose technology it is', fr: 'De quelle technologie elle est', ru: 'Чья это технология' },
  'option.year': { en: 'year', fr: 'année', ru: 'год' },
  'option.year.about': {
    en: 'In service by then: 3025; or introduced in between: 2500-2600',
    fr: 'Déjà en service : 3025 ; ou introduite entre deux dates : 2500-2600',
    ru: 'Уже на вооружении: 3025; или появился в эти годы: 2500-2600',
  },
  'option.worth': { en: 'worth', fr: 'valeur', ru: 'стоимость' },
  'option.worth.about': {
    en: 'Points or battle value: 6, 5-7, 1000-1500, 2000+',
    fr: 'Points ou valeur de combat : 6, 5-7, 1000-1500, 2000+',
    ru: 'Очки или боевая ценность (BV): 6, 5-7, 1000-1500, 2000+',
  },
  'option.sort': { en: 'sort', fr: 'tri', ru: 'порядок' },
  'option.sort.about': { en: 'In which order', fr: 'Dans quel ordre', ru: 'В каком порядке' },
  'choice.sort.tons': { en: 'by mass', fr: 'par masse', ru: 'по массе' },
  'choice.sort.worth': { en: 'by points or battle value', fr: 'par points ou valeur de combat', ru: 'по очкам или BV' },
  'choice.sort.year': { en: 'by year', fr: 'par année', ru: 'по году' },
  'choice.sort.name': { en: 'by name', fr: 'par nom', ru: 'по имени' },
  'option.faction': { en: 'faction', fr: 'faction', ru: 'фракция' },
  'option.faction.about': {
    en: 'Whose it is: Soviet Guards, or a part of it',
    fr: 'À qui elle est : Gardes soviétiques, ou une partie du nom',
    ru: 'Чьё подразделение: Советская гвардия или часть названия',
  },
  'option.kind': { en: 'kind', fr: 'genre', ru: 'вид' },
  'option.kind.about': {
    en: "What kind of unit it is: 'Mech, vehicle, infantry",
    fr: "De quel genre d'unité : Mech, véhicule, infanterie",
    ru: 'Какой это юнит: мех, машина, пехота',
  },
  'option.unit-role': { en: 'role', fr: 'rôle', ru: 'роль' },
  'option.unit-role.about': {
    en: 'What it is meant for: scout, sniper, juggernaut',
    fr: 'À quoi elle sert : éclaireur, tireur, mastodonte',
    ru: 'Для чего он: разведчик, снайпер, джаггернаут',
  },
  'blank.unit-sheet': { en: 'Show a sheet or card…', fr: 'Voir une fiche ou une carte…', ru: 'Показать карточку…' },
  'button.units': { en: 'Units', fr: 'Unités', ru: 'Юниты' },
  'unit.found': {
    en: '**{count:# unit|# units}**, page {page} of {pages}',
    fr: '**{count:# unité|# unités}**, page {page} sur {pages}',
    ru: '**{count:# юнит|# юнита|# юнитов}**, страница {page} из {pages}',
  },
  'unit.tons': { en: '{tons} t', fr: '{tons} t', ru: '{tons} т' },
  'unit.alt': {
    en: 'The sheet or card of {name}; the text above says the same.',
    fr: 'Fiche ou carte : {name} ; le texte ci-dessus en dit autant.',
    ru: 'Карточка: {name}; в тексте выше сказано то же.',
  },
  'unit/none': {
    en: 'No unit matches. Ask for less: a shorter name, a wider range of mass, worth or years.',
    fr: "Aucune unité ne correspond. Élargissez la recherche : un nom plus court, une plus large fourchette de masse, de valeur ou d'années.",
    ru: 'Таких юнитов нет. Расширьте поиск: имя короче, промежуток массы, стоимости или годов шире.',
  },
  'unit/unknown': {
    en: 'There is no unit {given}. `/unit list` shows all of them.',
    fr: "Il n'y a pas d'unité {given}. `/unité liste` les montre toutes.",
    ru: 'Юнита {given} нет. Всех покажет `/юнит список`.',
  },
  'unit/several': {
    en: '{given} can be any of these: {known?}.',
    fr: '{given} peut désigner : {known?}.',
    ru: '{given} может означать: {known?}.',
  },
  'unit/no-span': {
    en: '{given} is neither a number nor a range. Write {forms?}.',
    fr: "{given} n'est ni un nombre ni une fourchette. Écrivez {forms?}.",
    ru: '{given} — не число и не промежуток. Напишите {forms?}.',
  },
  'unit/unsorted': {
    en: 'Nothing is found by {given}: no unit here has an entry of that sort.',
    fr: "{given} ne donne rien : aucune unité d'ici n'a d'indication de ce genre.",
    ru: 'По слову {given} искать негде: такой записи здесь нет ни у одного юнита.',
  },
  'unit/no-tech': {
    en: 'There is no technology {given}; there are {known}.',
    fr: "Il n'y a pas de technologie {given}. Il y a : {known}.",
    ru: 'Технологии {given} нет. Есть: {known}.',
  },
  'unit/no-kind': {
    en: 'There is no kind of unit {given}; there are {known}.',
    fr: "Il n'y a pas de genre d'unité {given}. Il y a : {known}.",
    ru: 'Вида {given} нет. Есть: {known}.',
  },
  'unit/no-role': {
    en: 'No unit has the role {given}. There are: {known?}.',
    fr: "Aucune unité n'a le rôle {given}. Il y a : {known?}.",
    ru: 'Роли {given} ни у кого нет. Есть: {known?}.',
  },
  'unit/no-faction': {
    en: 'There is no faction {given}; there are {known}.',
    fr: "Il n'y a pas de faction {given}. Il y a : {known}.",
    ru: 'Фракции {given} нет. Есть: {known}.',
  },
} as const satisfies Sentences;
