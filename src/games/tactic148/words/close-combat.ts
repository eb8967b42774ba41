import type { Sentences } from '../../../i18n/sentences.js';

/** Close combat and Assault Fire. */
export const closeCombat = {
  'orders/assault-parts': {
    en: 'An Assault Fire is a move and a shot, in the order you write them: {examples?}.',
    fr: "Un tir d'assaut, c'est un mouvement et un tir, dans l'ordre où vous les écrivez : {examples?}.",
    ru: 'Огонь на ходу — это движение и выстрел, в том порядке, как написано: {examples?}.',
  },
  'tactic148.action.assault': { en: 'Assault Fire', fr: "Tir d'assaut", ru: 'Огонь на ходу' },
  'tactic148.action-about.assault': {
    en: '1 token, 2 with a climb: a move and a shot before or after it',
    fr: '1 PA, 2 en grimpant : un mouvement et un tir, avant ou après',
    ru: '1 жетон, с подъёмом 2: движение и выстрел до или после него',
  },
  'tactic148.picture.fights': {
    en: 'H2H, successes of each',
    fr: 'corps à corps, réussites de chacun',
    ru: 'рукопашный бой, успехи каждого',
  },
  'tactic148.picture.contact': { en: 'base to base', fr: 'socle à socle', ru: 'вплотную' },
  'tactic148.ask.fight': {
    en: '{unit} is in contact with several enemies: who is fought next, {enemies?}?',
    fr: '{unit} touche plusieurs ennemis : lequel combattre ensuite, {enemies?} ?',
    ru: '{unit} вплотную к нескольким врагам: с кем теперь драться, {enemies?}?',
  },
  'tactic148.ask.assault-move': {
    en: '{unit} has fired: where to now, at most {most@tactic148.length}?',
    fr: '{unit} a tiré : où aller maintenant, à {most@tactic148.length} au plus ?',
    ru: '{unit}: выстрел сделан. Куда теперь, не дальше {most@tactic148.length}?',
  },
  'tactic148.blank.advance': {
    en: 'Move on after the shot?',
    fr: 'Se déplacer après le tir ?',
    ru: 'Идти дальше после выстрела?',
  },
  'tactic148.choice.advance.stay': { en: 'Stay', fr: 'Rester sur place', ru: 'Остаться' },
  'tactic148.choice.advance.go': { en: 'Move', fr: 'Se déplacer', ru: 'Идти' },
  'tactic148.command.stay': {
    en: '{unit} stays where it is',
    fr: '{unit} reste sur place',
    ru: '{unit} остаётся на месте',
  },
  'tactic148.command.assault-open': {
    en: '{unit}, Assault Fire: fires at {target}, {weapon}; where to move is asked after the dice',
    fr: "{unit}, tir d'assaut : tire sur {target}, {weapon} ; le déplacement est demandé après les dés",
    ru: '{unit}, огонь на ходу: стреляет по {target}, {weapon}; куда идти, решается после броска',
  },
  'tactic148.command.assault-move': {
    en: '{unit}, Assault Fire: moves to {way} ({far@tactic148.length}), then fires at {target}, {weapon}',
    fr: "{unit}, tir d'assaut : se déplace en {way} ({far@tactic148.length}), puis tire sur {target}, {weapon}",
    ru: '{unit}, огонь на ходу: идёт в {way} ({far@tactic148.length}), затем стреляет по {target}, {weapon}',
  },
  'tactic148.command.assault-fire': {
    en: '{unit}, Assault Fire: fires at {target}, {weapon}, then moves to {way} ({far@tactic148.length})',
    fr: "{unit}, tir d'assaut : tire sur {target}, {weapon}, puis se déplace en {way} ({far@tactic148.length})",
    ru: '{unit}, огонь на ходу: стреляет по {target}, {weapon}, затем идёт в {way} ({far@tactic148.length})',
  },
  'tactic148.command.fight': { en: 'fight {unit} next', fr: 'combattre {unit} ensuite', ru: 'теперь драться с {unit}' },
  'tactic148.report.climb-paid': {
    en: '**{unit}** pays 1 more token for the climb',
    fr: "**{unit}** paie 1 PA de plus pour l'escalade",
    ru: '**{unit}** платит ещё 1 жетон за подъём или спуск',
  },
  'tactic148.report.assault': { en: 'Assault Fire', fr: "tir d'assaut", ru: 'огонь на ходу' },
  'tactic148.answer.contact': {
    en: 'Into contact with {enemy}: {at@tactic148.place}',
    fr: 'Au contact de {enemy} : {at@tactic148.place}',
    ru: 'Вплотную к {enemy}: {at@tactic148.place}',
  },
} as const satisfies Sentences;
