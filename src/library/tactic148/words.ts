import { z } from 'zod';
import type { LOCALES } from '../../i18n/locales.js';

/** What data files of this game have in common. */

/** A text in every language. */
export const words = (most: number, what: string) => {
  const text = z.string().min(1).max(most);
  return z
    .strictObject({
      en: text.describe('In English.'),
      fr: text.describe('In French.'),
      ru: text.describe('In Russian.'),
    } satisfies Record<(typeof LOCALES)[number], typeof text>)
    .describe(what);
};

/** Where a file's schema is, for editors. */
export const schemaLink = z.string().optional().describe('Where the schema of this file is; for editors.');

/** Names of files and pieces. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is to be 1 to 40 of a-z, 0-9 and -');

/** Labels of characters in play. */
export const label = z.string().regex(/^[A-Z0-9][A-Za-z0-9-]{0,19}$/, 'a label is 1 to 20 of A-Z, a-z, 0-9 and -');

/** A length in u, with at most three decimals: a thousandth of a u is the smallest step. */
export const length = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine((u) => Number.isInteger(Math.round(u * 1e6) / 1e3), 'a length has at most three decimals');
