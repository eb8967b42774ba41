import { STEPS_PER_U } from '../rules/geometry/plane/point.js';
import type { Param } from '../rules/kernel/refusal.js';
import { en } from './en/index.js';
import { coordinateOf, lengthOf } from './format.js';
import { fr } from './fr/index.js';
import type { Locale } from './locales.js';
import { ru } from './ru/index.js';
import { fill, type ParamNames } from './template.js';
import { spanText } from './span.js';
import { typeset } from './typeset.js';

/**
 * Every word that Arbitre says. The English catalogue defines the keys and their parameters, the others must have the same.
 * To add a sentence: put the key with its text into the same file of `en/`, `fr/` and `ru/` (folders by room and by game;
 * how templates are written stands in `template.ts`) and use it by `t`.
 */
type Catalogue = typeof en;
export type Key = keyof Catalogue;

/** The parameters of a sentence by name … */
export type Params<K extends Key> = Readonly<Record<ParamNames<Catalogue[K]>, Param>>;
/** … and as the last argument of a call: none where the sentence has none. */
export type ParamsOf<K extends Key> = [ParamNames<Catalogue[K]>] extends [never] ? [] : [params: Params<K>];

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  en: typesetAll('en', en),
  fr: typesetAll('fr', fr),
  ru: typesetAll('ru', ru),
};

/** The sentence `key` in a language, filled with its parameters. */
export function t<K extends Key>(locale: Locale, key: K, ...params: ParamsOf<K>): string {
  return say(locale, key, params[0] ?? {});
}

/** A sentence whose key and parameters are known only at run time, such as that of a refusal's code. */
export function say(locale: Locale, key: Key, params: Readonly<Record<string, Param>>): string {
  return fill(CATALOGUES[locale][key], params, locale, (namespace, code) => nameOf(locale, namespace, code));
}

/** Whether a text is the key of a sentence. */
export function isKey(text: string): text is Key {
  return Object.hasOwn(en, text);
}

/**
 * The name of a code in a namespace, e.g. `battletech.location`, `HD`; a code without name (a unit's label) is its own.
 * Of several seats of a side each has the side's name and its number: `attacker-2`, namespace `seat`. A player (namespace
 * `player`) and an instant (`moment` and, as it lies from now, `from-now`, UTC milliseconds) are shown by Discord itself, a length of time (`span`, milliseconds) in
 * its units. On a measured table a length (`length`, in steps) is said in u, a place (`place`, `x,y` in steps) by its two coordinates.
 */
export function nameOf(locale: Locale, namespace: string, code: string): string {
  if (namespace === 'seat') {
    const [, side = code, number = ''] = /^(.+?)(?:-(\d+))?$/.exec(code) ?? [];
    return [nameOf(locale, 'side', side), number].join(' ').trim();
  }
  if (namespace === 'player' && /^\d+$/.test(code)) return `<@${code}>`;
  if (namespace === 'moment') return `<t:${Math.floor(Number(code) / 1000)}:f>`;
  if (namespace === 'from-now') return `<t:${Math.floor(Number(code) / 1000)}:R>`;
  if (namespace === 'span') return spanText(Number(code), (unit) => CATALOGUES[locale][`clock.unit.${unit}`]);
  if (namespace === 'length')
    return `${lengthOf(locale, Number(code) / STEPS_PER_U)}\u00a0${CATALOGUES[locale]['common.unit']}`;
  if (namespace === 'place') {
    const [x = '', y = ''] = code.split(',');
    return t(locale, 'common.place', { x: coordinate(locale, x), y: coordinate(locale, y) });
  }
  const key = `${namespace}.${code}`;
  if (isKey(key)) return CATALOGUES[locale][key];
  return (namespace === 'side' ? SIDES.get(code)?.[locale] : undefined) ?? code;
}

const coordinate = (locale: Locale, steps: string): string => coordinateOf(locale, Number(steps) / STEPS_PER_U);

/** Sides that scenarios bring along, by id. */
const SIDES = new Map<string, Readonly<Record<Locale, string>>>();

/** A side as its scenario calls it. */
export interface NamedSide {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** Makes the titles of a scenario's sides known, for ids that the catalogue has no name for. */
export function nameSides(sides: readonly NamedSide[]): void {
  for (const { id, title } of sides) SIDES.set(id, title);
}

/** The sides made known so far: other threads have to be told of them. */
export const namedSides = (): readonly NamedSide[] => [...SIDES].map(([id, title]) => ({ id, title }));

/** A sentence without parameters in all languages, as Discord wants names and descriptions. */
export function inAll<K extends Key>(key: K): Readonly<Record<Locale, string>> {
  return { en: CATALOGUES.en[key], fr: CATALOGUES.fr[key], ru: CATALOGUES.ru[key] };
}

/** All keys, in the order of the catalogue. */
export const KEYS: readonly Key[] = Object.keys(en).filter(isKey);

/** The text of a key as its catalogue has it, typeset and not filled. */
export const templateOf = (locale: Locale, key: Key): string => CATALOGUES[locale][key];

function typesetAll(locale: Locale, catalogue: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const set: Record<Key, string> = { ...catalogue };
  for (const [key, text] of Object.entries(catalogue)) if (isKey(key)) set[key] = typeset(locale, text);
  return set;
}
