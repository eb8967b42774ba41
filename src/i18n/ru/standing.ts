import type { standing as en } from '../en/standing.js';
import type { Words } from '../words.js';

export const standing = {
  'standing.waits': '**Сколько и кого ждали**',
  'standing.waited': '{player}: {ms@span} ({times:# раз|# раза|# раз})',
} as const satisfies Words<typeof en>;
