import type { Sentences } from '../../../i18n/sentences.js';

/** House rules of leagues: the switches and what they are called. */
export const league = {
  'battletech.option.league': { en: 'League', fr: 'Ligue', ru: 'Лига' },
  'battletech.option.league.about': {
    en: 'All house rules of a league at once; single ones can still be changed (standard level)',
    fr: "Toutes les règles maison d'une ligue ; chacune reste modifiable (niveau standard)",
    ru: 'Все правила лиги сразу; каждое можно изменить отдельно (стандартный уровень)',
  },
  'battletech.option.league.none': { en: 'none', fr: 'aucune', ru: 'нет' },
  'battletech.option.league.clan-invasion': {
    en: 'Clan invasion',
    fr: 'Invasion des Clans',
    ru: 'Вторжение кланов',
  },
  'battletech.option.sheets': { en: 'Record sheets', fr: 'Fiches', ru: 'Карточки юнитов' },
  'battletech.option.sheets.about': {
    en: 'Whether a side sees the sheets of the others (standard level)',
    fr: 'Si un camp voit les fiches des autres (niveau standard)',
    ru: 'Видит ли сторона карточки чужих юнитов (стандартный уровень)',
  },
  'battletech.option.sheets.open': { en: 'open to all', fr: 'visibles de tous', ru: 'видны всем' },
  'battletech.option.sheets.secret': {
    en: 'secret: each side sees its own',
    fr: 'secrètes : chaque camp voit les siennes',
    ru: 'скрыты: каждая сторона видит свои',
  },
  'battletech.option.armour': { en: 'Armour', fr: 'Blindage', ru: 'Броня' },
  'battletech.option.armour.about': {
    en: "Whether a 'Mech has points, or boxes in columns and rows struck by a weapon's template",
    fr: 'Points, ou cases en colonnes que frappe le gabarit de chaque arme',
    ru: 'У мехов очки или клетки по столбцам и рядам, которые бьёт шаблон каждого оружия',
  },
  'battletech.option.armour.points': { en: 'points', fr: 'points', ru: 'очки' },
  'battletech.option.armour.grid': { en: 'boxes', fr: 'cases', ru: 'клетки' },
  'battletech.option.gridOverflow': { en: 'Template over the edge', fr: 'Gabarit débordant', ru: 'Шаблон за краем' },
  'battletech.option.gridOverflow.about': {
    en: 'With boxes: what becomes of a template that would leave its location',
    fr: 'Avec cases : ce que devient un gabarit qui sortirait de la localisation',
    ru: 'С клетками: что делать с шаблоном, который выходит за край части',
  },
  'battletech.option.gridOverflow.shift': { en: 'moved inside', fr: "ramené à l'intérieur", ru: 'сдвигается внутрь' },
  'battletech.option.gridOverflow.spill': {
    en: 'goes on in the next location',
    fr: 'continue dans la localisation voisine',
    ru: 'продолжается в соседней части',
  },
  'battletech.option.gridCrits': { en: 'Equipment in boxes', fr: 'Équipement en cases', ru: 'Оборудование в клетках' },
  'battletech.option.gridCrits.about': {
    en: 'With boxes: whether what lies in a box is struck with it, or criticals are rolled for',
    fr: "Avec cases : l'équipement est touché avec sa case, ou par jets de coups critiques",
    ru: 'С клетками: оборудование гибнет вместе с клеткой или по броскам критических попаданий',
  },
  'battletech.option.gridCrits.positional': { en: 'with its box', fr: 'avec sa case', ru: 'вместе с клеткой' },
  'battletech.option.gridCrits.roll': { en: 'by rolls', fr: 'par jets', ru: 'по броскам' },
  'battletech.full.column': {
    en: 'column {location}{column}',
    fr: 'colonne {location}{column}',
    ru: 'столбец {location}{column}',
  },
  'battletech.full.why-column': {
    en: 'column of {location} {dice}: {column}',
    fr: 'colonne de {location} {dice} : {column}',
    ru: 'столбец {location} {dice}: {column}',
  },
  'battletech.option.cascade': { en: 'Explosions on board', fr: 'Explosions à bord', ru: 'Взрывы на борту' },
  'battletech.option.cascade.about': {
    en: "Whether they go on through neighbouring parts and out of the 'Mech, onto who stands near",
    fr: 'Si elles gagnent les parties voisines, puis sortent du Mech vers qui est proche',
    ru: 'Переходят ли они на соседние части и наружу, на тех, кто рядом',
  },
  'battletech.option.cascade.off': { en: 'inward only', fr: "vers l'intérieur", ru: 'только внутрь' },
  'battletech.option.cascade.on': { en: 'all around', fr: 'tout autour', ru: 'во все стороны' },
  'battletech.option.cascadeCase': { en: 'CASE in explosions', fr: 'CASE et explosions', ru: 'CASE при взрывах' },
  'battletech.option.cascadeCase.about': {
    en: 'With explosions all around: whether CASE lets the rest out of the back',
    fr: 'Avec explosions tout autour : si le CASE évacue le reste par le dos',
    ru: 'При взрывах во все стороны: выпускает ли CASE остаток назад',
  },
  'battletech.option.cascadeCase.vents': { en: 'out of the back', fr: 'par le dos', ru: 'назад' },
  'battletech.option.cascadeCase.ignored': { en: 'no effect', fr: 'sans effet', ru: 'не действует' },
  'battletech.full.blast-heat': { en: '+{heat} heat', fr: '+{heat} de chaleur', ru: 'нагрев +{heat}' },
  'battletech.full.shared': {
    en: '{rest} go on from {location}: {share} to each of {sectors} sectors, {outside} out',
    fr: '{rest} continuent depuis {location} : {share} par secteur sur {sectors}, {outside} dehors',
    ru: '{rest} идут дальше из {location}: по {share} на {sectors} сект., наружу {outside}',
  },
  'battletech.full.shared-out': { en: '{outside} out of it', fr: '{outside} dehors', ru: 'наружу {outside}' },
  'battletech.option.flooding': { en: "Water in 'Mechs", fr: 'Eau dans les Mechs', ru: 'Вода в мехах' },
  'battletech.option.flooding.about': {
    en: 'Whether water takes a whole location, or gets in part by part and stops equipment',
    fr: "Si l'eau prend toute une localisation, ou gagne chaque partie et arrête l'équipement",
    ru: 'Заливает ли вода всю часть или проникает понемногу и останавливает оборудование',
  },
  'battletech.option.flooding.breach': {
    en: 'a breach loses the location',
    fr: 'une brèche perd la localisation',
    ru: 'пробоина губит всю часть',
  },
  'battletech.option.flooding.parts': {
    en: 'stops equipment, until the workshop',
    fr: "arrête l'équipement, jusqu'à l'atelier",
    ru: 'останавливает оборудование до мастерской',
  },
  'battletech.full.soaked': {
    en: 'water at {location}, {dice} +{more}: {things:# thing stops|# things stop}',
    fr: 'eau sur {location}, {dice} +{more} : {things:# élément lâche|# éléments lâchent}',
    ru: 'вода у {location}, {dice} +{more}: остановлено {things}',
  },
  'battletech.full.stopped': {
    en: '{thing} ({location}) stopped by water',
    fr: "{thing} ({location}) arrêté par l'eau",
    ru: '{thing} ({location}) остановлено водой',
  },
  'battletech.full.reactor-runs': {
    en: 'water in the engine, it runs on ({need}+ {dice})',
    fr: "de l'eau dans le réacteur, il tient ({need}+ {dice})",
    ru: 'вода в реакторе, он держится ({need}+ {dice})',
  },
  'battletech.full.reactor-stops': {
    en: 'water stops the reactor until the workshop ({need}+ {dice})',
    fr: "l'eau arrête le réacteur jusqu'à l'atelier ({need}+ {dice})",
    ru: 'вода останавливает реактор до мастерской ({need}+ {dice})',
  },
  'battletech.full.reactor-drowned': {
    en: 'water stops the reactor until the workshop',
    fr: "l'eau arrête le réacteur jusqu'à l'atelier",
    ru: 'вода останавливает реактор до мастерской',
  },
} as const satisfies Sentences;
