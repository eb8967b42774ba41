import type { standing as en } from '../en/standing.js';
import type { Words } from '../words.js';

export const standing = {
  'standing.waits': "**Temps d'attente par joueur**",
  'standing.waited': '{player} : {ms@span} ({times:# fois|# fois})',
} as const satisfies Words<typeof en>;
