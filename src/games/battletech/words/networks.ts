import type { Sentences } from '../../../i18n/sentences.js';

/** C3 networks. */
export const networks = {
  'battletech.option.c3': { en: 'C3 networks', fr: 'Réseaux C3', ru: 'Сети C3' },
  'battletech.option.c3.about': {
    en: 'Whether units with C3 computers share ranges (standard level)',
    fr: 'Partager les portées entre unités équipées de C3 (niveau standard)',
    ru: 'Делят ли дистанции юниты с компьютерами C3 (стандартный уровень)',
  },
  'battletech.option.c3.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.c3.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.answer.sheet-c3': {
    en: 'C3: shares ranges with {units}',
    fr: 'C3 : portées partagées avec {units}',
    ru: 'C3: общие дистанции с {units}',
  },
  'battletech.answer.sheet-c3-cut': {
    en: 'C3: cut off from {units}',
    fr: 'C3 : coupée de {units}',
    ru: 'C3: нет связи с {units}',
  },
  'battletech.term.range-shared': {
    en: 'range by C3 ({n:# hex|# hexes})',
    fr: 'portée par C3 ({n:# hex|# hex})',
    ru: 'дистанция по C3 ({n:# гекс|# гекса|# гексов})',
  },
} as const satisfies Sentences;
