import type { Sentences } from '../../../i18n/sentences.js';

/** Fires and smoke. */
export const fires = {
  'battletech.terrain.fire': { en: 'on fire', fr: 'en feu', ru: 'огонь' },
  'battletech.terrain.smoke': { en: 'smoke', fr: 'fumée', ru: 'дым' },
  'battletech.heat.fire': { en: 'stands in fire', fr: 'au milieu du feu', ru: 'стоит в огне' },
  'battletech.full.fire-spreads': {
    en: 'Fire spreads from {from} to {to} ({dice})',
    fr: 'Le feu passe de {from} en {to} ({dice})',
    ru: 'Огонь переходит из {from} в {to} ({dice})',
  },
  'battletech.full.fire-starts': { en: '{to} catches fire', fr: '{to} prend feu', ru: '{to} загорается' },
  'battletech.full.smoke': {
    en: 'Smoke hangs over {hexes}',
    fr: 'La fumée couvre {hexes}',
    ru: 'Дым стоит над {hexes}',
  },
} as const satisfies Sentences;
