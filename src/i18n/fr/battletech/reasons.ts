import type { reasons as en } from '../../en/battletech/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'battletech.reason.given': 'dégâts à espérer',
  'battletech.reason.taken': 'dégâts à craindre',
  'battletech.reason.approach': "distance à l'ennemi",
  'battletech.reason.turn-after': 'position pour le tour suivant',
  'battletech.reason.woods': 'couvert des bois',
  'battletech.reason.middle': 'éloignement du milieu de la carte',
  'battletech.reason.crowded': 'alliés trop proches',
  'battletech.reason.facing': "ne regarde pas droit vers l'ennemi",
} as const satisfies Words<typeof en>;
