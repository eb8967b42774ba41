import { LOCALES, type Locale } from './locales.js';

/** Numbers, lists and plurals in the manner of each language. The Intl objects are costly to make, so they are made once. */

const perLocale = <T>(make: (locale: Locale) => T): ReadonlyMap<Locale, T> =>
  new Map(LOCALES.map((locale) => [locale, make(locale)]));

function of<T>(made: ReadonlyMap<Locale, T>, locale: Locale): T {
  const found = made.get(locale);
  if (found === undefined) throw new Error(`no language ${locale}`);
  return found;
}

const NUMBERS = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const SIGNED = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'always' }));
const PERCENTS = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const PLURALS = perLocale((locale) => new Intl.PluralRules(locale));
const ALL = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const ANY = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** The plural categories of each language that a template has forms for, in the order of the forms. */
const FORMS = { en: ['one', 'other'], fr: ['one', 'other'], ru: ['one', 'few', 'many'] } as const satisfies Record<
  Locale,
  readonly Intl.LDMLPluralRule[]
>;

/** How many forms a plural has in a language. */
export const formCount = (locale: Locale): number => FORMS[locale].length;

/** A text with its first letter a capital, as a button or a line of its own begins. */
export const opening = (locale: Locale, text: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** `1,234.5` · `1 234,5` */
export const numberOf = (locale: Locale, n: number): string => of(NUMBERS, locale).format(n).replace('-', '−');

const TENTHS_OF_U = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const EXACT_LENGTHS = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 }),
);

/** A coordinate in u of a measured table, with one decimal: `12.5` · `12,5`. */
export const coordinateOf = (locale: Locale, u: number): string => of(TENTHS_OF_U, locale).format(u);

/**
 * A length in u, with one decimal; one that this would round onto whole u shows up to three, because the rules draw their
 * lines there: `4.98` is not yet 5.
 */
export function lengthOf(locale: Locale, u: number): string {
  const rounded = Math.round(u * 10) / 10;
  const isNearWhole = Number.isInteger(rounded) && rounded !== u;
  return isNearWhole ? of(EXACT_LENGTHS, locale).format(u) : coordinateOf(locale, u);
}

/** A number with its sign: `+2`, `-1`, `+0`. */
export const signedOf = (locale: Locale, n: number): string => of(SIGNED, locale).format(n);

/** A chance given in parts of a whole as a whole percentage: 15 of 36 is `42%`. Only certainty is 100 %, only nothing is 0 %. */
export function percentOf(locale: Locale, parts: number, whole: number): string {
  const percent = Math.round((100 * parts) / whole);
  const honest = parts <= 0 ? 0 : parts >= whole ? 100 : Math.min(99, Math.max(1, percent));
  return of(PERCENTS, locale).format(honest / 100);
}

/** `A, B, and C` · `A, B et C` */
export const listOf = (locale: Locale, items: readonly string[]): string => of(ALL, locale).format(items);

/** Parts of a sentence that have commas of their own: `A, B; C` · `A, B ; C`, with the narrow blank of French before the semicolon. */
export const clausesOf = (locale: Locale, clauses: readonly string[]): string =>
  clauses.join(locale === 'fr' ? '\u202f; ' : '; ');

/** `A, B, or C` · `A, B ou C` */
export const anyOf = (locale: Locale, items: readonly string[]): string => of(ANY, locale).format(items);

/** The form that goes with a number; the last one where a language gives no form of its own (fractions, millions). */
export function pluralForm(locale: Locale, n: number, forms: readonly string[]): string {
  const category = of(PLURALS, locale).select(n);
  const index = FORMS[locale].findIndex((form) => form === category);
  return forms[index] ?? forms.at(-1) ?? '';
}

const TENTHS = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

/** An exact chance as a percentage with one decimal: 15 of 36 is `41.7%`. */
export const shareOf = (locale: Locale, parts: bigint, whole: bigint): string =>
  of(TENTHS, locale).format(Number((parts * 1_000_000n) / whole) / 1_000_000);

const DAYS = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** A day given as `2026-12-24`: `December 24, 2026`. */
export const dayOf = (locale: Locale, day: string): string => of(DAYS, locale).format(new Date(`${day}T00:00Z`));
