import type { Sentences } from '../../../i18n/sentences.js';

/** Stepping out of the way of another. */
export const stepAside = {
  'battletech.ask.step-aside': {
    en: '{unit} has kept its feet: step aside, ahead or back, or be displaced to the {facing@battletech.reading}?',
    fr: "{unit} est resté debout : l'écarter d'un pas, en avant ou en arrière, ou le laisser déplacer vers {facing@battletech.reading} ?",
    ru: '{unit} на ногах: отойти на шаг вперёд или назад или сместиться — {facing@battletech.reading}?',
  },
  'battletech.blank.aside': { en: 'Step aside?', fr: "S'écarter ?", ru: 'Отойти?' },
  'battletech.choice.aside-F': { en: 'Step ahead', fr: 'Un pas en avant', ru: 'Шаг вперёд' },
  'battletech.choice.aside-B': { en: 'Step back', fr: 'Un pas en arrière', ru: 'Шаг назад' },
  'battletech.choice.aside-stay': { en: 'Be displaced', fr: 'Se laisser déplacer', ru: 'Сместиться' },
  'battletech.choice.aside-to': {
    en: 'to {hex}, {mp} MP in all',
    fr: 'en {hex}, {mp} MP en tout',
    ru: 'в {hex}, всего {mp} MP',
  },
  'battletech.choice.aside-none': { en: 'without another roll', fr: 'sans autre jet', ru: 'без нового броска' },
  'battletech.full.steps-aside': {
    en: '**{unit}** steps aside from {from} to {to}',
    fr: "**{unit}** s'écarte de {from} en {to}",
    ru: '**{unit}** отходит с дороги: {from} → {to}',
  },
  'battletech/no-step-aside': {
    en: '{unit} cannot step aside that way: name a hex ahead or back that is free and that it has the MP for, or `stand` to be displaced.',
    fr: "{unit} ne peut pas s'écarter ainsi : un hex libre devant ou derrière, avec les MP nécessaires, ou `immobile` pour être déplacé.",
    ru: '{unit} не может так отойти: нужен свободный гекс впереди или сзади, на который хватает MP, или `стоять`, чтобы сместиться.',
  },
} as const satisfies Sentences;
