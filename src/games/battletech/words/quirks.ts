import type { Sentences } from '../../../i18n/sentences.js';

/** Quirks of machines. */
export const quirks = {
  'battletech.option.quirks': { en: 'Quirks', fr: 'Particularités', ru: 'Причуды машин' },
  'battletech.option.quirks.about': {
    en: 'Whether machines have the quirks of their sheets (standard level)',
    fr: 'Donner aux machines les particularités de leur fiche (niveau standard)',
    ru: 'Действуют ли причуды машин из их карточек (стандартный уровень)',
  },
  'battletech.option.quirks.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.quirks.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.picture.quirks': { en: 'Quirks: {quirks}', fr: 'Particularités : {quirks}', ru: 'Причуды: {quirks}' },
  'battletech.term.quirk-improved-targeting-short': {
    en: 'good aim up close',
    fr: 'bonne visée de près',
    ru: 'точный прицел вблизи',
  },
  'battletech.term.quirk-improved-targeting-medium': {
    en: 'good aim at medium range',
    fr: 'bonne visée à moyenne portée',
    ru: 'точный прицел на средней дистанции',
  },
  'battletech.term.quirk-improved-targeting-long': {
    en: 'good aim at long range',
    fr: 'bonne visée de loin',
    ru: 'точный прицел вдали',
  },
  'battletech.term.quirk-poor-targeting-short': {
    en: 'poor aim up close',
    fr: 'mauvaise visée de près',
    ru: 'плохой прицел вблизи',
  },
  'battletech.term.quirk-poor-targeting-medium': {
    en: 'poor aim at medium range',
    fr: 'mauvaise visée à moyenne portée',
    ru: 'плохой прицел на средней дистанции',
  },
  'battletech.term.quirk-poor-targeting-long': {
    en: 'poor aim at long range',
    fr: 'mauvaise visée de loin',
    ru: 'плохой прицел вдали',
  },
  'battletech.term.quirk-battle-fist-left': {
    en: 'left battle fist',
    fr: 'poing de combat gauche',
    ru: 'левый боевой кулак',
  },
  'battletech.term.quirk-battle-fist-right': {
    en: 'right battle fist',
    fr: 'poing de combat droit',
    ru: 'правый боевой кулак',
  },
  'battletech.term.quirk-cramped-cockpit': { en: 'cramped cockpit', fr: 'cockpit exigu', ru: 'тесная кабина' },
} as const satisfies Sentences;
