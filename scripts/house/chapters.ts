import ts from 'typescript';
import { formCount } from '../../src/i18n/format.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { placeholdersOf } from '../../src/i18n/template.js';

/** Chapters of sentences as text: what stands in them, and the same with the sentences of one language put in anew. */

/** Whether a file of the sources is a chapter. */
export const isChapter = (path: string): boolean => /[\\/]words[\\/][\w-]+\.ts$/.test(path);

/** The sentences of one language by key, as a translator gets them. */
export type Translation = Readonly<Record<string, string>>;

interface Text {
  readonly key: string;
  readonly locale: Locale;
  readonly text: string;
  /** Where it stands in the source, quotes included. */
  readonly from: number;
  readonly to: number;
}

/** Every sentence of a chapter, in the order in which they stand. */
function textsIn(source: string): readonly Text[] {
  const file = ts.createSourceFile('chapter.ts', source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, key: string | null): void => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name))) {
      const name = node.name.text;
      const { initializer } = node;
      if (key === null && ts.isObjectLiteralExpression(initializer)) {
        for (const property of initializer.properties) visit(property, name);
        return;
      }
      const locale = LOCALES.find((one) => one === name);
      if (key !== null && locale && ts.isStringLiteralLike(initializer))
        found.push({ key, locale, text: initializer.text, from: initializer.getStart(file), to: initializer.end });
      return;
    }
    ts.forEachChild(node, (child) => visit(child, key));
  };
  visit(file, null);
  return found;
}

/** The sentences of a language in some chapters. */
export const translationIn = (sources: readonly string[], locale: Locale): Translation =>
  Object.fromEntries(
    sources.flatMap((source) =>
      textsIn(source).flatMap((one) => (one.locale === locale ? [[one.key, one.text] as const] : [])),
    ),
  );

/** A chapter with the sentences of a translation in the place of its own; those that it leaves out stay. */
export function withTranslation(source: string, locale: Locale, translation: Translation): string {
  return textsIn(source)
    .filter((one) => one.locale === locale)
    .toReversed()
    .reduce((text, { key, from, to, text: old }) => {
      const given = translation[key];
      return given === undefined || given === old ? text : text.slice(0, from) + JSON.stringify(given) + text.slice(to);
    }, source);
}

/** What is wrong with a translation, one line a sentence: an unknown key, other parameters than the English, forms of a plural. */
export function faultsOf(sources: readonly string[], locale: Locale, translation: Translation): readonly string[] {
  const english = translationIn(sources, 'en');
  return Object.entries(translation).flatMap(([key, text]) => {
    const original = english[key];
    if (original === undefined) return [`${key}: there is no such sentence`];
    if (text.trim() === '') return [`${key}: is empty`];
    const [wanted, given] = [original, text].map((one) =>
      [...new Set(placeholdersOf(one).map(({ name }) => name))].sort(),
    );
    if (String(wanted) !== String(given))
      return [`${key}: has the parameters ${String(given) || 'none'}, the English has ${String(wanted) || 'none'}`];
    const bad = placeholdersOf(text).find(
      ({ use, detail }) => use === 'plural' && detail.split('|').length !== formCount(locale),
    );
    return bad ? [`${key}: {${bad.name}} needs ${formCount(locale)} forms, separated by |`] : [];
  });
}
