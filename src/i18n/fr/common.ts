import type { common as en } from '../en/common.js';
import type { Words } from '../words.js';

export const common = {
  'common.yes': 'oui',
  'common.no': 'non',
  'common.none': 'aucun',
  'common.all': 'tout',
  'common.nobody': 'personne',
  'common.referee': "l'arbitre",
  'common.draw': 'match nul',
  'common.rule': '({rule})',
  'common.turn': 'Tour {turn}',
} as const satisfies Words<typeof en>;
