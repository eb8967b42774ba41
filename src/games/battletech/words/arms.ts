import type { Sentences } from '../../../i18n/sentences.js';

/** Arms flipped to the rear. */
export const arms = {
  'battletech/cannot-flip': {
    en: '{unit} cannot flip its arms: at least one of them was built with a lower arm or a hand.',
    fr: "{unit} ne peut pas basculer les bras : l'un d'eux au moins a un avant-bras ou une main d'origine.",
    ru: '{unit} не может перекинуть руки назад: хотя бы одна построена с предплечьем или кистью.',
  },
  'battletech/flip-prone': {
    en: '{unit} lies on the ground and cannot flip its arms.',
    fr: '{unit} est à terre et ne peut pas basculer les bras.',
    ru: '{unit} лежит и не может перекинуть руки назад.',
  },
  'battletech/arms-flipped': {
    en: '{unit} has its arms to the rear until the end of the turn: no punch, no push.',
    fr: "{unit} a les bras vers l'arrière jusqu'à la fin du tour : ni coup de poing ni poussée.",
    ru: 'Руки {unit} перекинуты назад до конца хода: ни удара рукой, ни толчка.',
  },
  'battletech.twist.flip': { en: 'arms to the rear', fr: "bras vers l'arrière", ru: 'руки назад' },
  'battletech.answer.twist-flip': {
    en: 'Arms flipped to the rear:',
    fr: "Bras basculés vers l'arrière :",
    ru: 'Руки перекинуты назад:',
  },
  'battletech.word.flip': {
    en: 'flip arms|flip|arms flipped',
    fr: 'basculer les bras|bras en arrière|basculer',
    ru: 'перекинуть руки|руки назад|перекинуть',
  },
} as const satisfies Sentences;
