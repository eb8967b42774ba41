import { misreading } from '../../../orders/refuse.js';
import type { Words } from '../words/index.js';

/** Refuses an order text, in the common words or the game's own. */
export const misread = misreading<Words>();
