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

/**
 * A text with its first letter a capital, as a button or a line of its own begins. A code such as `m1` stays as it is typed
 * (P-07).
 */
export const opening = (locale: Locale, text: string): string =>
  /^[a-z]\d+(?![\p{L}\d])/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A text as it goes on after a colon: its first word small, unless that is a name or a code in capitals. */
export const continuing = (locale: Locale, text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) : text;

/** `1,234.5` · `1 234,5` */
export const numberOf = (locale: Locale, n: number): string => of(NUMBERS, locale).format(n).replace('-', '−');

/** Lengths by their decimals: the least, and the most of one that is not rounded onto a whole unit. */
const LENGTHS = [0, 1, 2].map((least) =>
  [least, Math.max(3, least)].map((most) =>
    perLocale((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })),
  ),
);

/** Lengths to the least that is measured, of which a unit has so many: ten of them make one decimal. */
function lengthsTo(parts: number, locale: Locale, isExact: boolean): Intl.NumberFormat {
  const made = LENGTHS[Math.round(Math.log10(parts))]?.[isExact ? 1 : 0];
  if (!made) throw new Error(`no lengths to ${parts} parts of a unit`);
  return of(made, locale);
}

const COORDINATES = [0, 1, 2].map((most) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: most })),
);

/** A coordinate in the units of a measured table, in so many `parts` of one as are measured, as short as it can be said: `12.5` · `8`. */
export function coordinateOf(locale: Locale, units: number, parts: number): string {
  const made = COORDINATES[Math.round(Math.log10(parts))];
  if (!made) throw new Error(`no coordinates to ${parts} parts of a unit`);
  return of(made, locale).format(units);
}

/**
 * A length in units, in so many `parts` of one as are measured; one that this would round onto a whole unit shows up to three
 * decimals, because the rules draw their lines there: `4.98` is not yet 5.
 */
export function lengthOf(locale: Locale, units: number, parts: number): string {
  const rounded = Math.round(units * parts) / parts;
  const isNearWhole = Number.isInteger(rounded) && rounded !== units;
  return lengthsTo(parts, locale, isNearWhole).format(units);
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
