import type { Sentences } from '../../../i18n/sentences.js';

/** Minefields: laid, met, seen on the map. */
export const mines = {
  'deed.lay-mines': { en: 'lay mines', fr: 'poser des mines', ru: 'ставить мины' },
  'battletech.option.mines': { en: 'Minefields', fr: 'Champs de mines', ru: 'Минные поля' },
  'battletech.option.mines.about': {
    en: 'How many fields each side lays in secret before anybody deploys (standard level)',
    fr: 'Combien de champs chaque camp pose en secret avant le déploiement (niveau standard)',
    ru: 'Сколько полей каждая сторона тайно ставит до расстановки (стандартный уровень)',
  },
  'battletech.option.mines.off': { en: 'none', fr: 'aucun', ru: 'нет' },
  'battletech.option.mines.2': { en: '2 a side', fr: '2 par camp', ru: 'по 2' },
  'battletech.option.mines.4': { en: '4 a side', fr: '4 par camp', ru: 'по 4' },
  'battletech.option.mines.8': { en: '8 a side', fr: '8 par camp', ru: 'по 8' },
  'battletech.option.mineDensity': { en: 'Density of mines', fr: 'Densité des mines', ru: 'Плотность мин' },
  'battletech.option.mineDensity.about': {
    en: 'The damage of a field that goes off; denser ones go off more easily',
    fr: "Les dégâts d'un champ qui saute ; plus il est dense, plus il saute facilement",
    ru: 'Урон сработавшего поля; чем оно плотнее, тем легче срабатывает',
  },
  'battletech.option.mineDensity.10': { en: '10 points, on 9+', fr: '10 points, sur 9+', ru: '10 очков, на 9+' },
  'battletech.option.mineDensity.20': { en: '20 points, on 8+', fr: '20 points, sur 8+', ru: '20 очков, на 8+' },
  'battletech.option.mineDensity.30': { en: '30 points, on 7+', fr: '30 points, sur 7+', ru: '30 очков, на 7+' },
  'battletech.word.mines': { en: 'mines', fr: 'mines', ru: 'мины' },
  'battletech.order.lay-mines': { en: 'Lay mines', fr: 'Miner', ru: 'Минировать' },
  'battletech.pass.lay-mines': { en: 'No mines', fr: 'Pas de mines', ru: 'Без мин' },
  'battletech.ask.lay-mines': {
    en: 'lay {most:# minefield|# minefields}, or fewer',
    fr: 'poser {most:# champ|# champs} de mines, ou moins',
    ru: 'поставить {most:# минное поле|# минных поля|# минных полей} или меньше',
  },
  'battletech.blank.mines': { en: 'Where do mines lie?', fr: 'Où poser des mines ?', ru: 'Где ставить мины?' },
  'battletech.choice.no-more-mines': { en: 'No more', fr: 'Aucune autre', ru: 'Больше не надо' },
  'battletech.command.lay-mines': {
    en: 'mines in {hexes}',
    fr: 'mines en {hexes}',
    ru: 'мины в {hexes}',
  },
  'battletech.command.no-mines': { en: 'no mines', fr: 'pas de mines', ru: 'без мин' },
  'deed.sow': { en: 'lay mines', fr: 'poser des mines', ru: 'ставить мины' },
  'battletech.word.sow': { en: 'sow|lay', fr: 'miner|semer', ru: 'минировать|заминировать' },
  'battletech.choice.sow': { en: 'Lay mines here', fr: 'Poser des mines ici', ru: 'Поставить мины здесь' },
  'battletech.choice.sow-about': {
    en: 'a field of 10 points, then it moves',
    fr: 'un champ de 10 points, puis le mouvement',
    ru: 'поле на 10 очков, затем движение',
  },
  'battletech.command.sow': { en: '{unit}: lay mines', fr: '{unit} : poser des mines', ru: '{unit}: поставить мины' },
  'battletech.full.mine-sown': {
    en: '**{unit}** lays mines in {hex}',
    fr: '**{unit}** pose des mines en {hex}',
    ru: '**{unit}** ставит мины в {hex}',
  },
  'battletech/no-mines-aboard': {
    en: '{unit} has no mines to lay, or has begun to move. Give it a move instead.',
    fr: "{unit} n'a pas de mines à poser, ou a commencé à bouger. Donnez-lui un mouvement.",
    ru: 'У {unit} нет мин, или движение уже начато. Отдайте приказ двигаться.',
  },
  'battletech/mined-already': {
    en: '{unit} has laid mines this turn, or your side has some in {hex} already.',
    fr: '{unit} a déjà posé des mines ce tour, ou votre camp en a déjà en {hex}.',
    ru: '{unit} уже ставит мины в этот ход, или ваши мины в {hex} уже есть.',
  },
  'battletech.full.mines-laid': {
    en: '{side@side}: mines in {hexes}',
    fr: '{side@side} : mines en {hexes}',
    ru: '{side@side}: мины в {hexes}',
  },
  'battletech.full.mines-off': {
    en: '💣 **{unit}** treads on mines in {hex}, {need}+: {dice}, they go off: {result}',
    fr: '💣 **{unit}** marche sur des mines en {hex}, {need}+ : {dice}, elles sautent : {result}',
    ru: '💣 **{unit}** наступает на мины в {hex}, {need}+: {dice}, взрыв: {result}',
  },
  'battletech.full.mines-quiet': {
    en: '💣 **{unit}** finds mines in {hex}, {need}+: {dice}, they do not go off',
    fr: '💣 **{unit}** trouve des mines en {hex}, {need}+ : {dice}, elles ne sautent pas',
    ru: '💣 **{unit}** находит мины в {hex}, {need}+: {dice}, взрыва нет',
  },
  'battletech.full.mines-left': {
    en: 'Of the field {left:# point is|# points are} left: {dice}',
    fr: 'Le champ garde {left:# point|# points} : {dice}',
    ru: 'От поля остаётся {left:# очко|# очка|# очков}: {dice}',
  },
  'battletech.board.mines': { en: 'Mines: {hexes}', fr: 'Mines : {hexes}', ru: 'Мины: {hexes}' },
  'battletech.picture.mine': { en: 'mines', fr: 'mines', ru: 'мины' },
  'battletech/too-many-mines': {
    en: 'Each side lays {most:# minefield|# minefields} at most, not {given}.',
    fr: 'Chaque camp pose au plus {most:# champ|# champs} de mines, pas {given}.',
    ru: 'Каждая сторона ставит не больше {most:# минного поля|# минных полей|# минных полей}, а не {given}.',
  },
  'battletech/mines-twice': {
    en: 'Mines lie in {hex} already: name each hex once.',
    fr: 'Il y a déjà des mines en {hex} : nommez chaque hex une seule fois.',
    ru: 'В {hex} мины уже есть: назовите каждый гекс один раз.',
  },
  'battletech/no-mines-there': {
    en: 'No mines can be laid in {hex}: choose a hex without water or a building.',
    fr: 'On ne peut poser de mines en {hex} : choisissez un hex sans eau ni bâtiment.',
    ru: 'В {hex} мины не поставить: выберите гекс без воды и зданий.',
  },
  'battletech/mines-in-zone': {
    en: 'No mines can be laid in {hex}, in the zone of {side@side}: choose a hex outside the zones of others.',
    fr: 'On ne peut poser de mines en {hex}, zone de {side@side} : choisissez un hex hors des zones des autres.',
    ru: 'В {hex} мины не поставить, это зона ({side@side}): выберите гекс вне чужих зон.',
  },
} as const satisfies Sentences;
