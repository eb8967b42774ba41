import { STEPS_PER_U } from '../rules/geometry/plane/point.js';
import { catalogueOf } from './catalogue.js';
import type { Param } from '../rules/kernel/refusal.js';
import { battletechWords } from '../games/battletech/words/index.js';
import { tactic148Words } from '../games/tactic148/words/index.js';
import { coordinateOf, lengthOf } from './format.js';
import type { Locale } from './locales.js';
import { fill, type ParamNames } from './template.js';
import { spanText } from './span.js';
import { house } from './words/index.js';

/**
 * Every word that Arbitre says, in chapters: `words/` here, and in the folder of each game. The English template defines the
 * parameters, the others must have the same. To add a sentence: put its key with the text in all languages into a chapter,
 * and use it by `t`.
 */
const WORDS = { ...house, ...battletechWords, ...tactic148Words } as const;
export type Catalogue = typeof WORDS;
export type Key = keyof Catalogue;

/** The parameters of a sentence by name … */
export type Params<K extends Key> = Readonly<Record<ParamNames<Catalogue[K]['en']>, Param>>;
/** … and as the last argument of a call: none where the sentence has none. */
export type ParamsOf<K extends Key> = [ParamNames<Catalogue[K]['en']>] extends [never] ? [] : [params: Params<K>];

const ALL = catalogueOf(WORDS);

/** The sentence `key` in a language, filled with its parameters. */
export function t<K extends Key>(locale: Locale, key: K, ...params: ParamsOf<K>): string {
  return say(locale, key, params[0] ?? {});
}

/** A sentence whose key and parameters are known only at run time, such as that of a refusal's code. */
export function say(locale: Locale, key: Key, params: Readonly<Record<string, Param>>): string {
  return fill(ALL.text(locale, key), params, locale, (namespace, code) => nameOf(locale, namespace, code));
}

/** Whether a text is the key of a sentence. */
export function isKey(text: string): text is Key {
  return ALL.isKey(text);
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
  if (namespace === 'span') return spanText(Number(code), (unit) => ALL.text(locale, `clock.unit.${unit}`));
  if (namespace === 'length')
    return `${lengthOf(locale, Number(code) / STEPS_PER_U)}\u00a0${ALL.text(locale, 'common.unit')}`;
  if (namespace === 'place') {
    const [x = '', y = ''] = code.split(',');
    return t(locale, 'common.place', { x: coordinate(locale, x), y: coordinate(locale, y) });
  }
  const key = `${namespace}.${code}`;
  if (isKey(key)) return ALL.text(locale, key);
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
  return { en: ALL.text('en', key), fr: ALL.text('fr', key), ru: ALL.text('ru', key) };
}

/** All keys, in the order of the catalogue. */
export const KEYS: readonly Key[] = ALL.keys;

/** The text of a key as its catalogue has it, typeset and not filled. */
export const templateOf = (locale: Locale, key: Key): string => ALL.text(locale, key);
