import type { match as en } from '../en/match.js';
import type { Words } from '../words.js';

export const match = {} as const satisfies Words<typeof en>;
