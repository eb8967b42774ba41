import type { Locale } from './locales.js';
import type { ParamNames } from './template.js';

/** A sentence in every language; how templates are written stands in `template.ts`. */
export type Sentence = Readonly<Record<Locale, string>>;

/** Sentences by key. A chapter of them is an object `as const satisfies Sentences`. */
export type Sentences = Readonly<Record<string, Sentence>>;

/** What another language has to be beside the English template: a text with the same parameters. */
type Like<English extends string, Other extends string> = [
  Exclude<ParamNames<English>, ParamNames<Other>>,
  Exclude<ParamNames<Other>, ParamNames<English>>,
] extends [infer Missing extends string, infer Strange extends string]
  ? [Missing | Strange] extends [never]
    ? Other
    : `missing: {${Missing}}` | `unknown: {${Strange}}`
  : never;

/** The same sentences, if French and Russian have the parameters of the English; else what is wrong stands at the key. */
export type Alike<Words extends Sentences> = {
  readonly [Key in keyof Words]: {
    readonly [L in Locale]: Like<Words[Key]['en'], Words[Key][L]>;
  };
};

/** Yields the sentences as they are; the compiler names those that lack a parameter in a language, or have one too many. */
export const alike = <const Words extends Sentences>(words: Words & Alike<Words>): Words => words;
