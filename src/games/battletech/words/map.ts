import type { Sentences } from '../../../i18n/sentences.js';

/** The map as text, and what stands on its pictures: short, for a picture as wide as a phone. */
export const map = {
  'battletech.terrain.level': {
    en: 'higher or lower ground, levels',
    fr: 'sol plus haut ou plus bas, niveaux',
    ru: 'выше или ниже, уровни',
  },
  'battletech.terrain.water': { en: 'water, depth', fr: 'eau, profondeur', ru: 'вода, глубина' },
  'battletech.terrain.rough': { en: 'rough', fr: 'terrain accidenté', ru: 'пересечённая местность' },
  'battletech.terrain.rubble': { en: 'rubble', fr: 'décombres', ru: 'завалы' },
  'battletech.terrain.pavement': { en: 'pavement', fr: 'sol pavé', ru: 'твёрдое покрытие' },
  'battletech.terrain.impassable': { en: 'impassable', fr: 'infranchissable', ru: 'непроходимо' },
  'battletech.terrain.snow': { en: 'thin snow', fr: 'neige peu profonde', ru: 'неглубокий снег' },
  'battletech.terrain.ultraRough': { en: 'crags', fr: 'chaos rocheux', ru: 'скальные россыпи' },
  'battletech.terrain.deepSnow': { en: 'deep snow', fr: 'neige profonde', ru: 'глубокий снег' },
  'battletech.terrain.swamp': { en: 'swamp', fr: 'marais', ru: 'болото' },
  'battletech.terrain.mud': { en: 'mud', fr: 'boue', ru: 'грязь' },
  'battletech.terrain.sand': { en: 'sand', fr: 'sable', ru: 'песок' },
  'battletech.terrain.fields': { en: 'planted fields', fr: 'cultures', ru: 'посевы' },
  'battletech.terrain.fortified': { en: 'field works', fr: 'retranchements', ru: 'полевые укрепления' },
  'battletech.terrain.jungle': { en: 'jungle', fr: 'jungle', ru: 'джунгли' },
  'battletech.terrain.rapids': { en: 'rapids', fr: 'rapides', ru: 'пороги' },
  'battletech.terrain.torrent': { en: 'torrent', fr: 'torrent', ru: 'бурный поток' },
  'battletech.terrain.industry': { en: 'heavy industry', fr: 'zone industrielle', ru: 'промзона' },
  'battletech.terrain.tundra': { en: 'tundra', fr: 'toundra', ru: 'тундра' },
  'battletech.board.size': {
    en: 'Map of {columns} columns and {rows} rows; even columns lie half a hex lower. Hexes not listed are clear.',
    fr: 'Carte de {columns} colonnes et {rows} rangées ; les colonnes paires sont un demi-hex plus bas. Les hex non cités sont dégagés.',
    ru: 'Карта: колонок {columns}, рядов {rows}; чётные колонки на полгекса ниже. Гексы, не названные здесь, открыты.',
  },
  'battletech.board.woods': {
    en: '{woods@battletech.woods}: {hexes}',
    fr: '{woods@battletech.woods} : {hexes}',
    ru: '{woods@battletech.woods}: {hexes}',
  },
  'battletech.board.level': {
    en: 'Level {level}: {hexes}',
    fr: 'Niveau {level} : {hexes}',
    ru: 'Уровень {level}: {hexes}',
  },
  'battletech.board.water': {
    en: 'Water, depth {depth}: {hexes}',
    fr: 'Eau, profondeur {depth} : {hexes}',
    ru: 'Вода, глубина {depth}: {hexes}',
  },
  'battletech.board.terrain': {
    en: '{kind@battletech.terrain}: {hexes}',
    fr: '{kind@battletech.terrain} : {hexes}',
    ru: '{kind@battletech.terrain}: {hexes}',
  },
  'battletech.board.unit': {
    en: '{unit} {chassis} ({side@side}): {state}',
    fr: '{unit} {chassis} ({side@side}) : {state}',
    ru: '{unit} {chassis} ({side@side}): {state}',
  },
  'battletech.alt.map': { en: 'Map, {when}.', fr: 'Carte, {when}.', ru: 'Карта, {when}.' },
  'battletech.alt.close-up': {
    en: 'The crowd on the map from close by, {when}.',
    fr: 'La mêlée sur la carte, de près, {when}.',
    ru: 'Свалка на карте вблизи, {when}.',
  },
  'battletech.alt.sheets': { en: 'Record sheets: {units}.', fr: 'Fiches : {units}.', ru: 'Карточки: {units}.' },
  'battletech.alt.letters': {
    en: 'Places by letter: {places}.',
    fr: 'Positions par lettre : {places}.',
    ru: 'Места по буквам: {places}.',
  },
  'battletech.alt.draft': { en: 'Planned: {order}.', fr: 'Prévu : {order}.', ru: 'Намечено: {order}.' },
  'battletech.alt.no-path': {
    en: 'No path of {unit} is planned yet.',
    fr: "Aucun trajet n'est encore prévu pour {unit}.",
    ru: 'Путь {unit} пока не намечен.',
  },
  'battletech.alt.ground': {
    en: 'Ground at {unit}: {ground}.',
    fr: 'Terrain sous {unit} : {ground}.',
    ru: 'Местность под {unit}: {ground}.',
  },
  'battletech.alt.level': { en: 'level {level}', fr: 'niveau {level}', ru: 'уровень {level}' },
  'battletech.alt.depth': { en: 'water, depth {depth}', fr: 'eau, profondeur {depth}', ru: 'вода, глубина {depth}' },
} as const satisfies Sentences;
