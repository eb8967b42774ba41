import type { Sentences } from '../../../i18n/sentences.js';

/** Why Arbitre, when it plays a seat itself, would order what it would. */
export const reasons = {
  'tactic148.reason.shot': {
    en: 'what the shot is expected to take',
    fr: 'ce que le tir doit rapporter',
    ru: 'что должен дать выстрел',
  },
  'tactic148.reason.blast': {
    en: 'what the explosion is expected to take',
    fr: "ce que l'explosion doit rapporter",
    ru: 'что должен дать взрыв',
  },
  'tactic148.reason.fight': {
    en: 'what the fight hand to hand is expected to bring',
    fr: 'ce que le corps à corps doit rapporter',
    ru: 'что должен дать рукопашный бой',
  },
  'tactic148.reason.less-danger': {
    en: 'harder to hit by shots',
    fr: 'plus difficile à toucher par un tir',
    ru: 'труднее попасть',
  },
  'tactic148.reason.danger': {
    en: 'enemy shots at this place',
    fr: 'tirs ennemis à cet endroit',
    ru: 'выстрелы врага по этому месту',
  },
  'tactic148.reason.promise': {
    en: 'shots from this place',
    fr: 'tirs possibles de cet endroit',
    ru: 'выстрелы с этого места',
  },
  'tactic148.reason.near': {
    en: 'nearer to the enemy or to the objective',
    fr: "plus près de l'ennemi ou de l'objectif",
    ru: 'ближе к врагу или к цели',
  },
  'tactic148.reason.nearest': { en: 'the nearest enemy', fr: "l'ennemi le plus proche", ru: 'ближайший враг' },
  'tactic148.reason.tokens': {
    en: 'what the tokens are worth later',
    fr: 'ce que les PA vaudront plus tard',
    ru: 'жетоны пригодятся потом',
  },
  'tactic148.reason.patience': {
    en: "better kept for one's own turn",
    fr: 'mieux vaut les garder pour son tour',
    ru: 'лучше приберечь на свой ход',
  },
  'tactic148.reason.points': {
    en: 'what the character is still worth',
    fr: 'ce que le personnage vaut encore',
    ru: 'сколько персонаж ещё стоит',
  },
  'tactic148.reason.cover': { en: 'cover at this place', fr: 'couvert à cet endroit', ru: 'укрытие на этом месте' },
  'tactic148.reason.hidden': { en: "out of the enemies' sight", fr: "hors de vue de l'ennemi", ru: 'враги не видят' },
  'tactic148.reason.forward': { en: 'well forward', fr: 'bien en avant', ru: 'подальше вперёд' },
  'tactic148.reason.crowd': {
    en: 'friends standing too close',
    fr: 'amis trop près',
    ru: 'свои стоят слишком близко',
  },
  'tactic148.reason.pinned': {
    en: 'enemies kept from attacking',
    fr: "ennemis empêchés d'attaquer",
    ru: 'враги не смогут атаковать',
  },
  'tactic148.reason.ambush': {
    en: 'enemies who may walk into the marker',
    fr: 'ennemis qui peuvent entrer dans la zone',
    ru: 'враги, которые могут войти в зону',
  },
  'tactic148.reason.given-up': {
    en: 'the marker that is given up',
    fr: 'le marqueur abandonné',
    ru: 'маркер, который придётся снять',
  },
} as const satisfies Sentences;
