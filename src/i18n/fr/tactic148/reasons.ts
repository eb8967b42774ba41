import type { reasons as en } from '../../en/tactic148/reasons.js';
import type { Words } from '../../words.js';

export const reasons = {
  'tactic148.reason.shot': 'ce que le tir doit rapporter',
  'tactic148.reason.blast': "ce que l'explosion doit rapporter",
  'tactic148.reason.fight': 'ce que le corps à corps doit rapporter',
  'tactic148.reason.less-danger': 'plus difficile à toucher',
  'tactic148.reason.danger': 'tirs ennemis à cet endroit',
  'tactic148.reason.promise': 'tirs possibles de cet endroit',
  'tactic148.reason.near': "plus près de l'ennemi ou de l'objectif",
  'tactic148.reason.nearest': "l'ennemi le plus proche",
  'tactic148.reason.tokens': 'ce que les PA vaudront plus tard',
  'tactic148.reason.patience': 'mieux vaut les garder pour son tour',
  'tactic148.reason.points': 'ce que le personnage vaut encore',
  'tactic148.reason.cover': 'couvert à cet endroit',
  'tactic148.reason.hidden': "hors de vue de l'ennemi",
  'tactic148.reason.forward': 'bien en avant',
} as const satisfies Words<typeof en>;
