import { z } from 'zod';
import type { Locale, LOCALES } from '../i18n/locales.js';

/** What data files of all games have in common. */

/** A text in every language. */
export const words = (most: number | z.ZodString, what: string) => {
  const text = typeof most === 'number' ? z.string().min(1).max(most) : most;
  return z
    .strictObject({
      en: text.describe('In English.'),
      fr: text.describe('In French.'),
      ru: text.describe('In Russian.'),
    } satisfies Record<(typeof LOCALES)[number], typeof text>)
    .describe(what);
};

/** A text that is the same in every language. */
export const everywhere = (text: string): Readonly<Record<Locale, string>> => ({ en: text, fr: text, ru: text });

/** A text in the player's own language, or in each. It stands in posts, menus and pictures. */
export const texts = (most: number, what: string) => {
  const line = z.string().min(1).max(most).regex(PLAIN_LINE);
  return z.union([line, words(line, what)]).describe(`${what} One text serves all languages.`);
};

/** A text of a player's in every language. */
export const spread = (text: z.infer<ReturnType<typeof texts>>) => (typeof text === 'string' ? everywhere(text) : text);

/** Where a file's schema is, for editors. */
export const schemaLink = z.string().optional().describe("The path of this file's schema, for editors.");

/** Names of files and of things in them. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const LONGEST_SLUG = 40;
export const slug = z.string().regex(SLUG, 'is to be 1 to 40 of a-z, 0-9 and -');

/** Labels of units in play, as files of players name them. */
export const LABEL = /^[A-Z0-9][A-Za-z0-9-]{0,19}$/;

/** Labels of units that are named by their models, in capitals. */
export const MODEL_LABEL = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** What a player types for a label, whatever its case and hyphens, means one unit: two labels that are alike in this cannot be in one match. */
export const labelKey = (label: string): string => label.toLowerCase().replaceAll('-', '');

/** The signs that Discord formats or takes for mentions, as they are shown to who used one. */
export const FORMATTING = '``* _ ` ~ | < > @ [ ] \\``';

/** One line of words: no links, no signs that Discord would format or take for a mention, nothing that cannot be seen. */
export const PLAIN_LINE = /^(?=\S)(?!.*:\/\/)[^\p{C}\p{Zl}\p{Zp}*_`~|<>@[\]\\]*(?<=\S)$/u;

/** A text of another program's as such a line: what it may not have is left out, or given a likeness. */
export const plainLine = (text: string): string =>
  text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('://', ':')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}*_`~|<>@\\]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The side of a scenario. */
export const sideName = z.string().regex(/^[a-z][a-z-]{0,19}$/, 'a side is named by 1 to 20 of a-z and -');

/** The clock of a scenario. */
export const clock = z
  .string()
  .optional()
  .describe(
    'The clock of a match unless whoever makes it chooses another, e.g. `correspondence turn 24h`, written as in /clock change.',
  );

/** The options that a scenario sets. */
export const options = z
  .record(z.string(), z.string())
  .optional()
  .describe('Rule options that this scenario sets; whoever makes the match may change them.');
