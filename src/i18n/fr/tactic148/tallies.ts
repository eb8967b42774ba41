import type { tallies as en } from '../../en/tactic148/tallies.js';
import type { Words } from '../../words.js';

export const tallies = {
  'tactic148.tally.no-shots':
    '{seat@seat} : aucun tir, {tokens:# PA dépensé|# PA dépensés}, {lost:# point perdu|# points perdus}',
  'tactic148.tally.line':
    '{seat@seat} : {shots:# tir|# tirs}, {hits:# touche|# touches} (attendu {mean}, le plus souvent {low} à {high}), {tokens:# PA dépensé|# PA dépensés}, {lost:# point perdu|# points perdus}',
  'tactic148.tally.shots': 'Tirs',
  'tactic148.tally.hits': 'Touches',
  'tactic148.tally.expected': 'Attendu',
  'tactic148.tally.tokens': 'PA dépensés',
  'tactic148.tally.lost': 'Points perdus',
  'tactic148.tally.range': '{mean} (de {low} à {high})',
} as const satisfies Words<typeof en>;
