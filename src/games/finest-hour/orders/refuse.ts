import { misreading } from '../../../orders/refuse.js';
import type { Words } from '../words/index.js';
import type { Piece } from './words.js';

/** Refuses an order text, in the common words or the game's own. */
export const misread = misreading<Words>();

/** More was typed than is needed. */
export const surplus = (piece: Piece): ReturnType<typeof misread> => misread('orders/surplus', { given: piece.text });
