import { z } from 'zod';

/** What data files of this game have in common. */

/** Labels of characters in play. */
export const label = z.string().regex(/^[A-Z0-9][A-Za-z0-9-]{0,19}$/, 'a label is 1 to 20 of A-Z, a-z, 0-9 and -');

/** A length in u, with at most three decimals: a thousandth of a u is the smallest step. */
export const length = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine((u) => Number.isInteger(Math.round(u * 1e6) / 1e3), 'a length has at most three decimals');
