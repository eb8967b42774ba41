import type { Sentences } from '../../../i18n/sentences.js';

/** Quirks of single weapons. */
export const weaponQuirks = {
  'battletech.unit.quirk-of': { en: '{quirk} ({weapons})', fr: '{quirk} ({weapons})', ru: '{quirk} ({weapons})' },
  'battletech/weapon-dud': {
    en: '{mount}: {weapon@battletech.weapon} does not work, it was built in that way.',
    fr: '{mount} : {weapon@battletech.weapon} ne marche pas, l’arme est ainsi depuis le montage.',
    ru: '{mount}: {weapon@battletech.weapon} не работает, такой её и поставили.',
  },
  'battletech.cause.weapon-dud': { en: 'never worked', fr: 'n’a jamais marché', ru: 'не работала и раньше' },
  'battletech.weapon-state.weapon-dud': { en: 'does not work', fr: 'ne marche pas', ru: 'не работает' },
  'battletech.term.weapon-quirk-accurate': { en: 'accurate weapon', fr: 'arme précise', ru: 'точное оружие' },
  'battletech.term.weapon-quirk-inaccurate': { en: 'inaccurate weapon', fr: 'arme imprécise', ru: 'неточное оружие' },
  'battletech.term.weapon-quirk-misrepaired': {
    en: 'badly repaired weapon',
    fr: 'arme mal réparée',
    ru: 'плохо отремонтированное оружие',
  },
  'battletech.term.weapon-quirk-misreplaced': {
    en: 'badly replaced weapon',
    fr: 'arme mal remplacée',
    ru: 'плохо заменённое оружие',
  },
  'battletech.term.weapon-quirk-stabilized': {
    en: 'stabilized weapon',
    fr: 'arme stabilisée',
    ru: 'стабилизированное оружие',
  },
  'battletech.term.weapon-quirk-improved-cooling': {
    en: 'good cooling jacket',
    fr: 'bonne chemise de refroidissement',
    ru: 'хороший кожух охлаждения',
  },
  'battletech.term.weapon-quirk-poor-cooling': {
    en: 'poor cooling jacket',
    fr: 'mauvaise chemise de refroidissement',
    ru: 'плохой кожух охлаждения',
  },
  'battletech.term.weapon-quirk-no-cooling': {
    en: 'no cooling jacket',
    fr: 'pas de chemise de refroidissement',
    ru: 'нет кожуха охлаждения',
  },
  'battletech.term.weapon-quirk-non-functional': { en: 'does not work', fr: 'ne marche pas', ru: 'не работает' },
  'battletech.term.weapon-quirk-fast-reload': {
    en: 'fast to reload',
    fr: 'rechargement rapide',
    ru: 'быстрая зарядка',
  },
  'battletech.term.weapon-quirk-modular': { en: 'modular', fr: 'modulaire', ru: 'модульное оружие' },
  'battletech.term.weapon-quirk-ammo-feed': {
    en: 'bad ammunition feed',
    fr: 'alimentation capricieuse',
    ru: 'капризная подача боеприпасов',
  },
  'battletech.term.weapon-quirk-static-feed': {
    en: 'one kind of ammunition only',
    fr: 'un seul type de munitions',
    ru: 'только один вид боеприпасов',
  },
  'battletech.term.weapon-quirk-em-interference': {
    en: 'disturbs its own electronics',
    fr: 'brouille sa propre électronique',
    ru: 'глушит свою электронику',
  },
  'battletech.term.weapon-quirk-exposed-linkage': {
    en: 'exposed linkage',
    fr: 'mécanisme exposé',
    ru: 'открытый механизм',
  },
  'battletech.term.weapon-quirk-directional-mount': {
    en: 'turns to the rear',
    fr: 'pivote vers l’arrière',
    ru: 'поворачивается назад',
  },
  'battletech.term.weapon-quirk-jettison-capable': {
    en: 'can be jettisoned',
    fr: 'largable',
    ru: 'можно сбросить',
  },
} as const satisfies Sentences;
