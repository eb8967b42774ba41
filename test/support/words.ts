import { anyTongue, EVERY } from '../../src/games/words.js';
import { nameOf as nameIn, say } from '../../src/i18n/index.js';
import type { Locale } from '../../src/i18n/locales.js';
import type { Sentences } from '../../src/i18n/sentences.js';
import type { Param } from '../../src/rules/kernel/refusal.js';

/** Every sentence, those of the house and those of its games, by keys that the compiler does not know. */

/** All keys, in the order of the chapters. */
export const KEYS: readonly string[] = Object.keys(EVERY.words);

/** Whether a text is the key of a sentence. */
export const isKey = (text: string): boolean => Object.hasOwn(EVERY.words, text);

/** The text of a key, typeset and not filled. */
export function templateOf(locale: Locale, key: string): string {
  const text = EVERY.text(locale, key);
  if (text === null) throw new Error(`no sentence ${key}`);
  return text;
}

/** The sentence of a key, filled. */
export const t = (locale: Locale, key: string, params: Readonly<Record<string, Param>> = {}): string =>
  say<Sentences>(anyTongue(locale), key, params);

/** The name of a code. */
export const nameOf = (locale: Locale, namespace: string, code: string): string =>
  nameIn(anyTongue(locale), namespace, code);
