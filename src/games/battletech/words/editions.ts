import type { Sentences } from '../../../i18n/sentences.js';

/** Editions of the rules. */
export const editions = {
  'battletech.option.edition': { en: 'Edition', fr: 'Édition', ru: 'Издание' },
  'battletech.option.edition.about': {
    en: 'Which edition of the rules decides where they differ (standard level)',
    fr: "Quelle édition l'emporte là où les règles diffèrent (niveau standard)",
    ru: 'По какому изданию играют там, где правила расходятся (стандартный уровень)',
  },
  'battletech.option.edition.total-warfare': {
    en: 'Total Warfare (2006 and later)',
    fr: 'Total Warfare (depuis 2006)',
    ru: 'правила с 2006 года',
  },
  'battletech.option.edition.master-rules': {
    en: 'Master Rules (before 2006)',
    fr: 'Master Rules (avant 2006)',
    ru: 'правила до 2006 года',
  },
  'battletech.option.edition.core-2026': {
    en: 'Core rules of 2026',
    fr: 'Règles de base de 2026',
    ru: 'базовые правила 2026 года',
  },
  'battletech.full.survives': {
    en: '{thing} (still works)',
    fr: '{thing} (tient bon)',
    ru: '{thing} (пока исправно)',
  },
  'battletech.picture.dented': {
    en: 'Took a critical hit, still fires: {weapons}',
    fr: 'Touché par un critique, tire encore : {weapons}',
    ru: 'Критическое попадание, но стреляет: {weapons}',
  },
  'battletech.term.standing-up': { en: 'standing up', fr: 'se relever', ru: 'подъём' },
} as const satisfies Sentences;
