import type { Sentences } from '../../../i18n/sentences.js';

/** What the buttons of the panel and of drafts say: what is ordered by them, and what passing does. */
export const buttons = {
  'battletech.order.deploy': { en: 'Deploy', fr: 'Déployer', ru: 'Разместить' },
  'battletech.order.move': { en: 'Move', fr: 'Se déplacer', ru: 'Двигаться' },
  'battletech.order.move-named': { en: 'Move', fr: 'Se déplacer', ru: 'Двигаться' },
  'battletech.order.move-on': { en: 'Move on', fr: 'Continuer', ru: 'Идти дальше' },
  'battletech.order.step-aside': { en: 'Step aside', fr: 'S’écarter', ru: 'Отойти' },
  'battletech.order.declare': { en: 'Fire', fr: 'Tirer', ru: 'Стрелять' },
  'battletech.order.attack': { en: 'Fire', fr: 'Tirer', ru: 'Стрелять' },
  'battletech.order.strike': { en: 'Strike', fr: 'Frapper', ru: 'Ударить' },
  'battletech.order.split-hex': { en: 'Choose the hex', fr: 'Choisir l’hex', ru: 'Выбрать гекс' },
  'battletech.order.impossible-shots': { en: 'Fire or hold', fr: 'Tirer ou non', ru: 'Стрелять или нет' },
  'battletech.order.fire': { en: 'Next weapon', fr: 'Arme suivante', ru: 'Следующее оружие' },
  'battletech.pass.deploy': { en: 'Place it for me', fr: 'Placer pour moi', ru: 'Разместить за меня' },
  'battletech.pass.move': { en: 'Stay put', fr: 'Rester sur place', ru: 'Остаться на месте' },
  'battletech.pass.move-named': { en: 'Stay put', fr: 'Rester sur place', ru: 'Остаться на месте' },
  'battletech.pass.move-on': { en: 'Stop here', fr: 'S’arrêter ici', ru: 'Остановиться здесь' },
  'battletech.pass.step-aside': { en: 'Be displaced', fr: 'Se laisser déplacer', ru: 'Сместиться' },
  'battletech.pass.declare': { en: 'Hold fire', fr: 'Ne pas tirer', ru: 'Не стрелять' },
  'battletech.pass.attack': { en: 'Hold fire', fr: 'Ne pas tirer', ru: 'Не стрелять' },
  'battletech.pass.strike': { en: 'Do not strike', fr: 'Ne pas frapper', ru: 'Не бить' },
  'battletech.pass.split-hex': { en: 'Choose for me', fr: 'Choisir pour moi', ru: 'Выбрать за меня' },
  'battletech.pass.impossible-shots': { en: 'Hold fire', fr: 'Ne pas tirer', ru: 'Не стрелять' },
  'battletech.pass.fire': { en: 'In this order', fr: 'Dans cet ordre', ru: 'В этом порядке' },
  'battletech.choice.every': {
    en: 'Fire all that can hit: {letters}',
    fr: 'Tirer avec tout ce qui peut toucher : {letters}',
    ru: 'Огонь изо всего, что может попасть: {letters}',
  },
  'battletech.choice.more-ways': {
    en: 'Twist, several targets, heat sinks…',
    fr: 'Torse, plusieurs cibles, dissipateurs…',
    ru: 'Торс, несколько целей, радиаторы…',
  },
  'battletech.choice.spot-short': { en: 'Spot {unit}', fr: 'Observer {unit}', ru: 'Корректировать по {unit}' },
  'battletech.choice.facing-mp': { en: '{facing} · {mp} MP', fr: '{facing} · {mp} MP', ru: '{facing} · {mp} MP' },
} as const satisfies Sentences;
