import type { common as en } from '../en/common.js';
import type { Words } from '../words.js';

export const common = {
  'common.yes': 'oui',
  'common.no': 'non',
  'common.referee': "l'arbitre",
  'common.former-player': 'un ancien joueur',
  'common.unit': 'u',
  'common.place': '{x} ; {y}',
} as const satisfies Words<typeof en>;
