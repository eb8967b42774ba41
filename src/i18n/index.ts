import type { Param } from '../rules/kernel/refusal.js';
import { coordinateOf, lengthOf, numberOf } from './format.js';
import type { Locale } from './locales.js';
import type { Sentence, Sentences } from './sentences.js';
import { fill, type ParamNames } from './template.js';
import { spanText } from './span.js';
import { COMMON, plainly, type Common, type Tongue } from './tongue.js';

/**
 * What Arbitre says. Every sentence stands in a chapter, `words/` here or in the folder of its game, in all languages; the
 * English template defines its parameters. To add one: put its key with the texts into a chapter, and use it by `t`.
 */

/** The keys of some sentences; without more said the common ones. */
export type Key<Words extends Sentences = Common> = keyof Words & string;

/** The parameters of a sentence by name … */
export type Params<One extends Sentence> = Readonly<Record<ParamNames<One['en']>, Param>>;
/** … and as the last argument of a call: none where the sentence has none. */
export type ParamsOf<One extends Sentence> = [ParamNames<One['en']>] extends [never] ? [] : [params: Params<One>];

/** The keys of sentences that name no side and no seat: all that can be said outside a match. */
export type PlainKey = {
  [K in Key]: Common[K]['en'] extends `${string}@${'seat' | 'side'}}${string}` ? never : K;
}[Key];

/** The sentence `key` in a tongue, or one that names no side in a bare language, filled with its parameters. */
export function t<Words extends Sentences, K extends Key<Words>>(
  tongue: Tongue<Words>,
  key: K,
  ...params: ParamsOf<Words[K]>
): string;
export function t<K extends PlainKey>(locale: Locale, key: K, ...params: ParamsOf<Common[K]>): string;
export function t(
  tongue: Tongue<Sentences> | Locale,
  key: string,
  params: Readonly<Record<string, Param>> = {},
): string {
  return filled(typeof tongue === 'string' ? plainly(tongue) : tongue, key, params);
}

/** A sentence whose key and parameters are known only at run time, such as that of a refusal's code. */
export function say<Words extends Sentences>(
  tongue: Tongue<Words>,
  key: Key<Words>,
  params: Readonly<Record<string, Param>>,
): string {
  return filled(tongue, key, params);
}

function filled(tongue: Tongue<Sentences>, key: string, params: Readonly<Record<string, Param>>): string {
  const { locale, catalogue } = tongue;
  const text = catalogue.text(locale, key);
  if (text === null) throw new Error(`no sentence ${key}`);
  return fill(text, params, locale, (namespace, code) => nameOf(tongue, namespace, code));
}

/** Whether a text is the key of a sentence of a tongue. */
export const isKey = <Words extends Sentences>({ catalogue }: Tongue<Words>, text: string): text is Key<Words> =>
  Object.hasOwn(catalogue.words, text);

/** Namespaces whose names only a match knows. */
type OfMatch = 'seat' | 'side';

/**
 * The name of a code in a namespace, e.g. `battletech.location`, `HD`; a code without name (a unit's label) is its own.
 * Of several seats of a side each has the side's name and its number: `attacker-2`, namespace `seat`. A player (namespace
 * `player`) and an instant (`moment` and, as it lies from now, `from-now`, UTC milliseconds) are shown by Discord itself, a length of time (`span`, milliseconds) in
 * its units, a turn (`turn`, `battletech.3`) as its game calls it. Of a game that measures a length (`tactic148.length`, in steps) is said in its unit, a place (`tactic148.place`, `x,y` in steps) by
 * its two coordinates, an angle (`finest-hour.angle`, in its parts of a turn) in degrees, to whichever hand it is.
 */
export function nameOf(tongue: Tongue<Sentences>, namespace: string, code: string): string;
export function nameOf<Namespace extends string>(
  locale: Locale,
  namespace: Namespace extends OfMatch ? never : Namespace,
  code: string,
): string;
export function nameOf(spoken: Tongue<Sentences> | Locale, namespace: string, code: string): string {
  const tongue: Tongue<Sentences> = typeof spoken === 'string' ? plainly(spoken) : spoken;
  const { locale, catalogue, sides } = tongue;
  if (namespace === 'seat') {
    const [, side = code, number = ''] = /^(.+?)(?:-(\d+))?$/.exec(code) ?? [];
    return [nameOf(tongue, 'side', side), number].join(' ').trim();
  }
  if (namespace === 'player' && /^\d+$/.test(code)) return `<@${code}>`;
  if (namespace === 'moment') return `<t:${Math.floor(Number(code) / 1000)}:f>`;
  if (namespace === 'from-now') return `<t:${Math.floor(Number(code) / 1000)}:R>`;
  if (namespace === 'turn') return turnOf(tongue, code);
  if (namespace === 'span') return spanText(Number(code), (unit) => t(locale, `clock.unit.${unit}`));
  const measured = asMeasured(tongue, namespace, code);
  if (measured !== null) return measured;
  // What its own scenario calls a side wins over what the sides of other scenarios with that id are called.
  const own = namespace === 'side' ? sides.find(({ id }) => id === code)?.title[locale] : undefined;
  return own ?? catalogue.text(locale, `${namespace}.${code}`) ?? code;
}

/** The code of a turn, by which it is named (namespace `turn`). */
export const turnCode = (game: string, turn: number): string => `${game}.${turn}`;

/** A turn by its code, for a round of one is a turn of another; that with the number 0 is what comes before the first. */
function turnOf({ locale, catalogue }: Tongue<Sentences>, code: string): string {
  const [game = '', number = ''] = code.split('.');
  const turn = Number(number);
  const key = turn === 0 ? 'history.before' : 'history.name';
  return fill(catalogue.text(locale, `${game}.${key}`) ?? templateOf(locale, key), { turn }, locale, String);
}

/** A length, a place or an angle of a game that measures; `null` for any other name. */
function asMeasured({ locale, catalogue }: Tongue<Sentences>, namespace: string, code: string): string | null {
  const [game = '', kind] = namespace.split('.');
  const measure = catalogue.measures[game];
  if (!measure || (kind !== 'length' && kind !== 'place' && kind !== 'angle')) return null;
  const { unit, least, turn } = measure;
  if (kind === 'angle') return `${numberOf(locale, (Math.abs(Number(code)) * 360) / turn)}°`;
  const inUnits = (steps: string): number => Number(steps) / unit;
  if (kind === 'length') {
    const name = catalogue.text(locale, `${game}.unit`) ?? '';
    return `${lengthOf(locale, inUnits(code), unit / least)}\u00a0${name}`;
  }
  const [x, y] = code.split(',').map((steps) => coordinateOf(locale, inUnits(steps), unit / least));
  return t(locale, 'common.place', { x: x ?? '', y: y ?? '' });
}

/** A common sentence without parameters in all languages, as Discord wants names and descriptions. */
export const inAll = (key: Key): Readonly<Record<Locale, string>> => ({
  en: templateOf('en', key),
  fr: templateOf('fr', key),
  ru: templateOf('ru', key),
});

/** The text of a common key as its chapter has it, typeset and not filled. */
export function templateOf(locale: Locale, key: Key): string {
  const text = COMMON.text(locale, key);
  if (text === null) throw new Error(`no sentence ${key}`);
  return text;
}
