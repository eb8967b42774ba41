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
  'battletech.reason.goal': 'objectif du scénario',
  'battletech.reason.heat': 'chaleur produite',
  'battletech.reason.rise': 'se remettre debout',
  'battletech.reason.water': "appui dans l'eau",
  'battletech.reason.unjam': 'une arme à désenrayer',
  'battletech.reason.unarmed': 'aucune arme en état de tirer',
  'battletech.reason.unseen': 'aucun ennemi en vue',
  'battletech.reason.unreached': "aucune arme n'atteint un ennemi en vue, par la portée ou par l'arc",
  'battletech.reason.hopeless': "aucun tir n'a une chance raisonnable",
} as const satisfies Words<typeof en>;
