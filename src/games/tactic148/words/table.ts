import type { Sentences } from '../../../i18n/sentences.js';

/** The table as text, and what stands on its pictures: short, for a picture as wide as a phone. */
export const table = {
  'tactic148.unit': { en: 'u', fr: 'u', ru: 'ед.' },
  'tactic148.look.house': { en: 'house', fr: 'maison', ru: 'дом' },
  'tactic148.look.wall': { en: 'wall', fr: 'mur', ru: 'стена' },
  'tactic148.look.hedge': { en: 'hedge', fr: 'haie', ru: 'живая изгородь' },
  'tactic148.look.wood': { en: 'wood', fr: 'bosquet', ru: 'роща' },
  'tactic148.look.ruin': { en: 'ruin', fr: 'ruine', ru: 'руины' },
  'tactic148.look.rubble': { en: 'rubble', fr: 'gravats', ru: 'завал' },
  'tactic148.look.field': { en: 'field', fr: 'champ', ru: 'поле' },
  'tactic148.look.crater': { en: 'crater', fr: 'cratère', ru: 'воронка' },
  'tactic148.look.cart': { en: 'cart', fr: 'charrette', ru: 'повозка' },
  'tactic148.look.hill': { en: 'hill', fr: 'butte', ru: 'холм' },
  'tactic148.look.scenic-base': { en: 'scenic base', fr: 'socle scénique', ru: 'ландшафтная подставка' },
  'tactic148.piece': {
    en: '{look@tactic148.look} at {at@tactic148.place}',
    fr: '{look@tactic148.look} ({at@tactic148.place})',
    ru: '{look@tactic148.look} ({at@tactic148.place})',
  },
  'tactic148.terrain.obstruction': {
    en: 'an obstruction: hides what is behind it',
    fr: 'obstruction : cache ce qui est derrière',
    ru: 'преграда: скрывает то, что за ней',
  },
  'tactic148.terrain.cover': {
    en: 'cover: protects, hides nothing',
    fr: 'couvert : protège sans cacher',
    ru: 'укрытие: защищает, но не скрывает',
  },
  'tactic148.terrain.low': {
    en: 'low: neither hides nor covers',
    fr: 'bas : ne cache ni ne couvre',
    ru: 'низкое: не скрывает и не защищает',
  },
  'tactic148.picture.toAct': { en: 'To act:', fr: 'À jouer :', ru: 'Действует:' },
  'tactic148.picture.toReact': { en: 'May react:', fr: 'Peut réagir :', ru: 'Может ответить:' },
  'tactic148.picture.lossPoints': {
    en: 'points lost: at the bar, the enemy wins',
    fr: 'points perdus : au trait, victoire adverse',
    ru: 'потеряно очков: у черты победа врага',
  },
  'tactic148.picture.lossFigures': {
    en: 'figures lost: at the bar, the enemy wins',
    fr: 'figurines perdues : au trait, victoire adverse',
    ru: 'потеряно фигурок: у черты победа врага',
  },
  'tactic148.picture.woundedNow': { en: 'wounded just now', fr: 'vient de passer côté blessé', ru: 'ранен только что' },
  'tactic148.picture.used': {
    en: '{actions} of {most:# action|# actions}',
    fr: '{actions} sur {most:# action|# actions}',
    ru: 'действий {actions} из {most}',
  },
  'tactic148.picture.obstruction': { en: 'blocks sight', fr: 'bloque la vue', ru: 'закрывает обзор' },
  'tactic148.picture.cover': { en: 'gives cover', fr: 'met à couvert', ru: 'даёт укрытие' },
  'tactic148.picture.low': { en: 'no effect on sight', fr: 'sans effet sur la vue', ru: 'обзору не мешает' },
  'tactic148.picture.waiting': {
    en: 'shot waits: Take Cover or not?',
    fr: 'tir en attente : À Terre ou non ?',
    ru: 'выстрел ждёт: заляжет ли цель?',
  },
  'tactic148.picture.woundMarker': {
    en: 'Wound: no action this turn',
    fr: 'Blessure : aucune action ce tour',
    ru: 'Ранение: в этот ход не действует',
  },
  'tactic148.picture.draftOf': {
    en: '{far} of {most@tactic148.length}',
    fr: '{far} sur {most@tactic148.length}',
    ru: '{far} из {most@tactic148.length}',
  },
  'tactic148.picture.ghost': { en: 'will stand there', fr: 'sa place ensuite', ru: 'здесь окажется' },
  'tactic148.board.character': {
    en: '{unit}, {name} ({side}): {state}',
    fr: '{unit}, {name} ({side}) : {state}',
    ru: '{unit}, {name} ({side}): {state}',
  },
  'tactic148.board.at': {
    en: 'at {at@tactic148.place}, {health}',
    fr: 'en {at@tactic148.place}, {health}',
    ru: 'в {at@tactic148.place}, {health}',
  },
  'tactic148.board.in-cover': { en: 'Take Cover', fr: 'À Terre', ru: 'залёг' },
  'tactic148.board.table': {
    en: 'Table {title}: {width@tactic148.length} from west to east, {height@tactic148.length} from north to south. Places are given from the west edge, then from the north edge.',
    fr: "Table {title} : {width@tactic148.length} d'ouest en est, {height@tactic148.length} du nord au sud. Les endroits se donnent depuis le bord ouest, puis depuis le bord nord.",
    ru: 'Стол {title}: {width@tactic148.length} с запада на восток, {height@tactic148.length} с севера на юг. Места указаны от западного края, затем от северного.',
  },
  'tactic148.board.obstruction': {
    en: 'Obstructions, hiding what is behind them:',
    fr: 'Obstructions, qui cachent ce qui est derrière :',
    ru: 'Преграды (скрывают то, что за ними):',
  },
  'tactic148.board.cover': {
    en: 'Cover, which protects but hides nothing:',
    fr: 'Couverts, qui protègent sans rien cacher :',
    ru: 'Укрытия (защищают, но не скрывают):',
  },
  'tactic148.board.low': {
    en: 'Low terrain, which neither hides nor covers:',
    fr: 'Décor bas, qui ne cache ni ne couvre :',
    ru: 'Низкий ландшафт (не скрывает и не защищает):',
  },
  'tactic148.board.piece': {
    en: '{look@tactic148.look}: {shapes}',
    fr: '{look@tactic148.look} : {shapes}',
    ru: '{look@tactic148.look}: {shapes}',
  },
  'tactic148.board.disc': {
    en: 'disc around {at}, radius {radius}',
    fr: 'disque autour de {at}, rayon {radius}',
    ru: 'круг вокруг {at}, радиус {radius}',
  },
  'tactic148.board.rectangle': {
    en: 'rectangle from {from} to {to}',
    fr: 'rectangle de {from} à {to}',
    ru: 'прямоугольник от {from} до {to}',
  },
  'tactic148.board.corners': { en: 'corners {corners}', fr: 'coins {corners}', ru: 'углы {corners}' },
  'tactic148.alt.map': {
    en: 'Table from above, {when}.',
    fr: 'Table vue de dessus, {when}.',
    ru: 'Стол сверху, {when}.',
  },
  'tactic148.alt.sheets': {
    en: 'Reference cards: {units}.',
    fr: 'Cartes de référence : {units}.',
    ru: 'Карточки: {units}.',
  },
  'tactic148.alt.letters': {
    en: 'Places by letter: {places}.',
    fr: 'Positions par lettre : {places}.',
    ru: 'Места по буквам: {places}.',
  },
  'tactic148.alt.draft': {
    en: 'Planned for {unit}, {mode@tactic148.action}: {steps}.',
    fr: 'Prévu pour {unit}, {mode@tactic148.action} : {steps}.',
    ru: 'Намечено для {unit}, {mode@tactic148.action}: {steps}.',
  },
  'tactic148.alt.draft-empty': {
    en: 'Planned for {unit}, {mode@tactic148.action}: nothing yet.',
    fr: 'Prévu pour {unit}, {mode@tactic148.action} : rien encore.',
    ru: 'Намечено для {unit}, {mode@tactic148.action}: пока ничего.',
  },
} as const satisfies Sentences;
