import type { reasons as en } from '../../en/tactic148/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'tactic148.reasons.shot': 'ce que le tir doit rapporter',
  'tactic148.reasons.blast': "ce que l'explosion doit rapporter",
  'tactic148.reasons.fight': 'ce que le corps à corps doit rapporter',
  'tactic148.reasons.less-danger': 'plus difficile à toucher',
  'tactic148.reasons.danger': 'tirs ennemis à cet endroit',
  'tactic148.reasons.promise': 'tirs possibles de cet endroit',
  'tactic148.reasons.near': "plus près de l'ennemi ou de l'objectif",
  'tactic148.reasons.nearest': "l'ennemi le plus proche",
  'tactic148.reasons.tokens': 'ce que les PA vaudront plus tard',
  'tactic148.reasons.patience': 'mieux vaut les garder pour son tour',
  'tactic148.reasons.points': 'ce que le personnage vaut encore',
  'tactic148.reasons.cover': 'couvert à cet endroit',
  'tactic148.reasons.hidden': "hors de vue de l'ennemi",
  'tactic148.reasons.forward': 'bien en avant',
} as const satisfies Words<typeof en>;
