import type { Sentences } from '../../../i18n/sentences.js';

/** Kinds of ground by which maps are searched: what a map has, in a word or two. */
export const grounds = {
  'battletech.groundKind.hills': { en: 'hills', fr: 'collines', ru: 'холмы' },
  'battletech.groundKind.cliffs': { en: 'cliffs', fr: 'falaises', ru: 'обрывы' },
  'battletech.groundKind.woods': { en: 'woods', fr: 'bois', ru: 'лес' },
  'battletech.groundKind.water': { en: 'water', fr: 'eau', ru: 'вода' },
  'battletech.groundKind.buildings': { en: 'buildings', fr: 'bâtiments', ru: 'здания' },
  'battletech.groundKind.bridge': { en: 'bridges', fr: 'ponts', ru: 'мосты' },
  'battletech.groundKind.road': { en: 'roads', fr: 'routes', ru: 'дороги' },
  'battletech.groundKind.rough': { en: 'rough', fr: 'terrain accidenté', ru: 'пересечённая местность' },
  'battletech.groundKind.rubble': { en: 'rubble', fr: 'décombres', ru: 'завалы' },
  'battletech.groundKind.swamp': { en: 'swamp and mud', fr: 'marais et boue', ru: 'болото и грязь' },
  'battletech.groundKind.snow': { en: 'snow', fr: 'neige', ru: 'снег' },
  'battletech.groundKind.ice': { en: 'ice', fr: 'glace', ru: 'лёд' },
  'battletech.groundKind.sand': { en: 'sand', fr: 'sable', ru: 'песок' },
  'battletech.groundKind.fields': { en: 'planted fields', fr: 'cultures', ru: 'посевы' },
  'battletech.groundKind.jungle': { en: 'jungle', fr: 'jungle', ru: 'джунгли' },
  'battletech.groundKind.works': { en: 'field works', fr: 'retranchements', ru: 'полевые укрепления' },
  'battletech.groundKind.industry': { en: 'heavy industry', fr: 'zone industrielle', ru: 'промзона' },
  'battletech.groundKind.magma': { en: 'magma', fr: 'magma', ru: 'магма' },
} as const satisfies Sentences;
