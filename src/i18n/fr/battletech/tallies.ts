import type { tallies as en } from '../../en/battletech/tallies.js';
import type { Words } from '../../words.js';

export const tallies = {
  'battletech.tally.no-shots': '{seat@seat} : aucun tir',
  'battletech.tally.line':
    '{seat@seat} : {shots:# tir|# tirs}, {hits:# touche|# touches} (attendu {hitsMean}, le plus souvent {hitsLow} à {hitsHigh}), {damage} de dégâts (attendu {damageMean}, le plus souvent {damageLow} à {damageHigh})',
  'battletech.tally.shots': 'Tirs',
  'battletech.tally.hits': 'Touches',
  'battletech.tally.damage': 'Dégâts',
  'battletech.tally.taken': 'Dégâts subis',
  'battletech.tally.expected': 'Attendu',
  'battletech.tally.range': '{mean} (de {low} à {high})',
} as const satisfies Words<typeof en>;
