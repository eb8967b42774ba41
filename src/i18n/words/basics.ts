import type { Sentences } from '../sentences.js';

/** Words that every room uses. */
export const basics = {
  'common.yes': { en: 'yes', fr: 'oui', ru: 'да' },
  'common.no': { en: 'no', fr: 'non', ru: 'нет' },
  'common.referee': { en: 'the referee', fr: "l'arbitre", ru: 'арбитр' },
  'common.former-player': { en: 'a former player', fr: 'un ancien joueur', ru: 'бывший игрок' },
  'common.place': { en: '{x}, {y}', fr: '{x} ; {y}', ru: '{x}; {y}' },
} as const satisfies Sentences;
