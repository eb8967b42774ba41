import { z } from 'zod';
import { LABEL } from '../../../library/words.js';

/** What data files of this game have in common. */

/** Labels of characters in play. */
export const label = z.string().regex(LABEL, 'a label is 1 to 20 of A-Z, a-z, 0-9 and -');

/** A length in u, with at most three decimals: a thousandth of a u is the smallest step. */
export const length = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine((u) => Number.isInteger(Math.round(u * 1e6) / 1e3), 'a length has at most three decimals');
