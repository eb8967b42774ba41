/** The page's own words; what the bot says comes in its own language from the bot. */
import { EN } from './words-en.js';
import { FR } from './words-fr.js';
import { RU } from './words-ru.js';
/** @import { Text } from '../src/welcome.js' */

/** @typedef {keyof typeof EN} Key */
/** @typedef {Readonly<Record<Key, string>>} Words */

/** @type {Readonly<Record<string, Words>>} */
const CATALOGUES = { en: EN, fr: FR, ru: RU };

/** @type {Words} */
let words = EN;
let locale = 'en-US';

/**
 * Speaks to a player in the language of their locale (`fr`, `ru`, …), in English where the page has no other.
 * @param {string} code a Discord locale
 */
export function setLocale(code) {
  locale = code;
  words = CATALOGUES[code.split('-')[0] ?? ''] ?? EN;
  document.documentElement.lang = words === EN ? 'en' : code;
}

/** The locale in force, for Intl. */
export function currentLocale() {
  return words === EN && !locale.startsWith('en') ? 'en-US' : locale;
}

/**
 * A sentence of the page, its `{names}` filled in.
 * @param {Key} key
 * @param {Readonly<Record<string, string | number>>} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  return filled(words[key], params);
}

/**
 * A text of whoever started the sandbox, its `{names}` filled in.
 * @param {Text} text
 * @param {Readonly<Record<string, string>>} [params]
 * @returns {string}
 */
export function say(text, params = {}) {
  const sentence = typeof text === 'string' ? text : (text[locale.split('-')[0] ?? ''] ?? text.en);
  return filled(sentence, params);
}

/**
 * @param {string} sentence
 * @param {Readonly<Record<string, string | number>>} params
 */
function filled(sentence, params) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}

/**
 * The name of a locale in its own language.
 * @param {string} code
 * @returns {string}
 */
export function localeName(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
