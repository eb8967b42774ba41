import type { Sentences } from '../../../i18n/sentences.js';

/** Spotting for indirect fire. */
export const spotting = {
  'battletech/cannot-spot': {
    en: '{unit} does not see {target} and cannot spot it.',
    fr: '{unit} ne voit pas {target} : impossible de servir d’observateur.',
    ru: '{unit} не видит {target} и не может корректировать огонь по нему.',
  },
  'battletech.word.spot': { en: 'spot|spot for', fr: 'observer|désigner', ru: 'корректировать|корректировать огонь' },
  'battletech.command.spots': { en: 'spots {target}', fr: 'observe {target}', ru: 'корректирует огонь по {target}' },
  'battletech.blank.spot': {
    en: 'Spot an enemy for indirect fire of others? Its own attacks are then at +1.',
    fr: 'Observer un ennemi pour le tir indirect des autres ? Ses propres attaques sont alors à +1.',
    ru: 'Корректировать непрямой огонь других? Свои атаки тогда с +1.',
  },
  'battletech.figures.spotter-said': {
    en: 'spotter {unit}, its own attacks at +1',
    fr: 'observateur {unit}, ses propres attaques à +1',
    ru: 'корректировщик {unit}, его атаки с +1',
  },
  'battletech.figures.spotter-asked': {
    en: 'spotter {unit}, if it says so; its own attacks are then at +1',
    fr: 'observateur {unit}, s’il se déclare ; ses propres attaques sont alors à +1',
    ru: 'корректировщик {unit}, если объявится; его атаки тогда с +1',
  },
  'battletech.figures.spotter-tag': {
    en: 'spotter {unit}, by TAG',
    fr: 'observateur {unit}, par TAG',
    ru: 'корректировщик {unit}, по TAG',
  },
  'battletech.choice.guided-weapon': {
    en: '{promise}, spotter {spotter}',
    fr: '{promise}, observateur {spotter}',
    ru: '{promise}, корректировщик {spotter}',
  },
  'battletech.full.spotted-target': {
    en: '{target} (spotted by {spotters})',
    fr: '{target} (observé par {spotters})',
    ru: '{target} (корректировка: {spotters})',
  },
  'battletech.choice.no-spot': { en: 'Spot nobody', fr: "N'observer personne", ru: 'Не корректировать' },
  'battletech.choice.spot': {
    en: 'own attacks at +1 this turn',
    fr: 'ses propres attaques à +1 ce tour',
    ru: 'свои атаки в этот ход +1',
  },
  'battletech.full.unspotted': {
    en: 'nobody spots: misses',
    fr: "pas d'observateur : manqué",
    ru: 'никто не корректирует: мимо',
  },
  'battletech.picture.tagging': { en: 'TAG on {target}', fr: 'TAG sur {target}', ru: 'TAG на {target}' },
  'battletech.picture.spotting': { en: 'spots {target}', fr: 'observe {target}', ru: 'корректирует по {target}' },
  'battletech.option.spotterOrder': { en: 'Spotters', fr: 'Observateurs', ru: 'Корректировщики' },
  'battletech.option.spotterOrder.about': {
    en: 'Whether a spotter must have declared before the indirect fire is declared (standard level)',
    fr: "Si l'observateur doit se déclarer avant le tir indirect (niveau standard)",
    ru: 'Должен ли корректировщик объявиться до непрямого огня (стандартный уровень)',
  },
  'battletech.option.spotterOrder.any': { en: 'in any order', fr: "dans n'importe quel ordre", ru: 'в любом порядке' },
  'battletech.option.spotterOrder.before': {
    en: 'spotter first',
    fr: "l'observateur d'abord",
    ru: 'сначала корректировщик',
  },
} as const satisfies Sentences;
