import type { Locale } from './locales.js';
import type { Param } from '../rules/kernel/refusal.js';
import { inCode } from './of-people.js';
import { anyOf, listOf, numberOf, pluralForm, signedOf } from './format.js';

/**
 * Sentences are templates, so that they stay data:
 * `{unit}` a value (numbers and lists in the manner of the language) · `{n:# hex|# hexes}` the form for a number, `#` being
 * the number (two forms in English and French, three in Russian: один, два, пять) · `{value+}` a number with its sign ·
 * `{where@battletech.location}` the name of a code, or the names of a list of codes · `{legal?}` a list joined by "or"
 * instead of "and", also with names: `{legal?@battletech.word}`.
 */
type NameIn<Inside extends string> = Inside extends `${infer Name}:${string}`
  ? Name
  : Inside extends `${infer Name}@${string}`
    ? Name
    : Inside extends `${infer Name}+`
      ? Name
      : Inside;
type Plain<Name extends string> = Name extends `${infer Bare}?` ? Bare : Name;

/** The names of the parameters in a template, for the compiler. */
export type ParamNames<Template extends string> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? Plain<NameIn<Inside>> | ParamNames<Rest>
  : never;

const SLOT = /\{(?<name>\w+)(?:(?<sign>\+)|(?<any>\?)?(?:@(?<names>[\w.-]+))?|:(?<forms>[^{}]*))\}/g;

/** One parameter as a template uses it. */
export interface Placeholder {
  readonly name: string;
  readonly use: 'value' | 'signed' | 'named' | 'plural';
  /** Whether a list is joined by "or". */
  readonly any: boolean;
  /** The namespace of the names, or the forms of the plural. */
  readonly detail: string;
}

/** The parameters of a template in the order of the sentence. */
export function placeholdersOf(template: string): readonly Placeholder[] {
  return [...template.matchAll(SLOT)].map((match) => placeholderFrom(match.groups ?? {}));
}

/** Fills a template. `nameOf` finds the name of a code in a namespace. A parameter that is missing shows as its name. */
export function fill(
  template: string,
  params: Readonly<Record<string, Param>>,
  locale: Locale,
  nameOf: (namespace: string, code: string) => string,
): string {
  return template.replace(SLOT, (...args: unknown[]) => {
    const groups = args.at(-1);
    const placeholder = placeholderFrom(isGroups(groups) ? groups : {});
    const param = params[placeholder.name];
    if (param === undefined) return `{${placeholder.name}}`;
    const text = shown(placeholder, param, locale, nameOf);
    return template[Number(args.at(-3)) - 1] === '`' ? inCode(text) : text;
  });
}

function shown(
  { use, detail, any }: Placeholder,
  param: Param,
  locale: Locale,
  nameOf: (namespace: string, code: string) => string,
): string {
  const join = any ? anyOf : listOf;
  switch (use) {
    case 'plural':
      return pluralForm(locale, Number(param), detail.split('|')).replaceAll('#', numberOf(locale, Number(param)));
    case 'signed':
      return signedOf(locale, Number(param));
    case 'named':
      return isList(param)
        ? join(
            locale,
            param.map((code) => nameOf(detail, code)),
          )
        : nameOf(detail, String(param));
    case 'value':
      if (isList(param)) return join(locale, param);
      return typeof param === 'number' ? numberOf(locale, param) : String(param);
  }
}

function placeholderFrom(groups: Readonly<Record<string, string | undefined>>): Placeholder {
  const name = groups['name'] ?? '';
  const any = groups['any'] !== undefined;
  if (groups['sign'] !== undefined) return { name, use: 'signed', any, detail: '' };
  if (groups['names'] !== undefined) return { name, use: 'named', any, detail: groups['names'] };
  if (groups['forms'] !== undefined) return { name, use: 'plural', any, detail: groups['forms'] };
  return { name, use: 'value', any, detail: '' };
}

const isList = (param: Param): param is readonly string[] => Array.isArray(param);
const isGroups = (value: unknown): value is Readonly<Record<string, string | undefined>> =>
  typeof value === 'object' && value !== null;
