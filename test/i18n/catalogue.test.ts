import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formCount } from '../../src/i18n/format.js';
import { isKey, KEYS, nameOf, templateOf } from '../support/words.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { placeholdersOf } from '../../src/i18n/template.js';

/** The TypeScript files below a folder. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const isWords = (file: string): boolean => /\/words\/[\w-]+\.ts$/.test(file);
const sourceFiles = filesIn('src').filter((file) => !isWords(file));
const source = sourceFiles.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Sentences that only English and French, or English and Russian, may share: letters, figures, names, signs. */
const everyTemplate = (locale: Locale): readonly (readonly [string, string])[] =>
  KEYS.map((key) => [key, templateOf(locale, key)]);

/** What a reader sees of a template beside its parameters and what they would type. */
const prose = (template: string): string =>
  template
    .replace(/\{\w+:([^{}]*)\}/g, ' $1 ')
    .replace(/\{[^{}]*\}/g, '…')
    .replace(/`[^`]*`/g, ' ');

describe('the catalogues', () => {
  test('say each thing once: no chapter takes the place of what another says', () => {
    const chapters = filesIn('src').filter((file) => isWords(file) && !file.endsWith('/index.ts'));
    const keys = chapters.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    expect(new Set(keys)).toEqual(new Set(KEYS));
  });

  test('give every plural all the forms of its language', () => {
    for (const locale of LOCALES)
      for (const [key, template] of everyTemplate(locale))
        for (const { use, detail } of placeholdersOf(template)) {
          if (use !== 'plural') continue;
          expect(detail.split('|').length, `${key} in ${locale}`).toBe(formCount(locale));
        }
  });

  test('leave no brace that is no parameter', () => {
    for (const locale of LOCALES)
      for (const [key, template] of everyTemplate(locale)) {
        const rest = template.replace(/\{(?:\w+(?:\+|\??(?:@[\w.-]+)?|:[^{}]*))\}/g, '');
        expect(rest, `${key} in ${locale}`).not.toMatch(/[{}]/);
      }
  });

  test('name the codes of every namespace that a sentence looks up', () => {
    const namespaces = new Set(
      KEYS.flatMap((key) =>
        placeholdersOf(templateOf('en', key)).flatMap(({ use, detail }) => (use === 'named' ? [detail] : [])),
      ),
    );
    const given: readonly string[] = ['seat', 'player', 'moment', 'from-now', 'span', 'turn'];
    for (const namespace of namespaces) {
      if (given.includes(namespace)) continue;
      // A game that measures names its unit.
      const [, game] = /^(.+)\.(?:length|place|angle)$/.exec(namespace) ?? [];
      if (game !== undefined && KEYS.some((key) => key === `${game}.unit`)) continue;
      expect(
        KEYS.some((key) => key.startsWith(`${namespace}.`)),
        namespace,
      ).toBe(true);
    }
  });

  test('have no key that nothing uses', () => {
    const literals = new Set([...source.matchAll(/['"`]([\w/.-]+)['"`]/g)].map((match) => match[1] ?? ''));
    // `battletech.blank.${slot}`
    const beginnings = [...source.matchAll(/`([\w/-]+\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? '');
    // nameOf(locale, 'battletech.phase', …) and `{where@battletech.location}`
    const namespaces = new Set(
      KEYS.flatMap((key) => placeholdersOf(templateOf('en', key))).flatMap(({ use, detail }) =>
        use === 'named' ? [detail] : [],
      ),
    );
    const namespaceOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
    const isUsed = (key: string): boolean =>
      literals.has(key) ||
      literals.has(namespaceOf(key)) ||
      namespaces.has(namespaceOf(key)) ||
      beginnings.some((begin) => key.startsWith(begin)) ||
      // A refusal whose code is put together: `battletech/${code}`.
      literals.has(key.slice(key.indexOf('/') + 1)) ||
      // Looked up by what is registered: commands, their options and choices; the rules to choose, listed by their game; its phases, by the headings of reports; a game and its levels, by the lists of scenarios; what its turns are called, by the history; kinds and roles of units and kinds of ground, by lists.
      /^(?:command|option|choice)\.|^[\w-]+\.(?:option|phase|reason|game|level|history|kind|role|groundKind)\./.test(
        key,
      );
    const unused = KEYS.filter((key) => !isUsed(key));
    expect(unused).toEqual([]);
  });

  test('answer every key that the code names', () => {
    const asked = [...source.matchAll(/\b(?:t|inAll)\(\s*(?:[\w.]+,\s*)?'([\w/.-]+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !isKey(key))).toEqual([]);
  });
});

describe('typography', () => {
  test('no straight apostrophes, no doubled or dangling blanks, no three dots', () => {
    for (const locale of LOCALES)
      for (const [key, template] of everyTemplate(locale)) {
        const where = `${key} in ${locale}: ${template}`;
        // Words that are typed are typed with any dots.
        expect(prose(template), where).not.toMatch(key.includes('.word.') ? /'/ : /'|\.\.\./);
        expect(template, where).toBe(template.trim());
        expect(template, where).not.toMatch(/ {2}/);
        expect(template.length, where).toBeGreaterThan(0);
      }
  });

  test('French: narrow no-break spaces before ; : ! ? and inside « »', () => {
    for (const [key, template] of everyTemplate('fr')) {
      const text = prose(template);
      expect(text, key).not.toMatch(/[^\s\u202f][;!?](?:\s|$)/);
      expect(text, key).not.toMatch(/[\p{L})»] ?:(?:\s|$)/u);
      expect(text, key).not.toMatch(/«(?!\u202f)|(?<!\u202f)»|["“”]/);
    }
  });

  test('Russian: guillemets without blanks, no other quotes', () => {
    for (const [key, template] of everyTemplate('ru')) expect(prose(template), key).not.toMatch(/«\s|\s»|["“”„]/);
  });

  test('Russian: no English left but names and letters that stay', () => {
    const stays =
      /^(?:x|y|BattleTech|Tactic|Their|Finest|Hour|MP|BV|AC|SRM|ATM|LRM|LRT|SRT|MRM|ER|LB|Ultra|Streak|Narc|TAG|AMS|OF|SF|Artemis|IV|MASC|CASE|[A-DFLRX]|N|NE|SE|S|SW|NW|Discord|Arbitre|JSON|SHA|HMAC-SHA-256|vs|\d*d\d+(?:kh\d+)?|kh\d|UTC|English|Europe|Moscow|[abmp]\d|[A-Z]{1,3}-?\d\w*)$/;
    for (const [key, template] of everyTemplate('ru')) {
      const latin = [...prose(template).matchAll(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu)].map((match) => match[0]);
      expect(
        latin.filter((word) => !stays.test(word) && !/^x?\d*d[\dF]|^kh|^x\d+$/.test(word)),
        `${key}: ${template}`,
      ).toEqual([]);
    }
  });

  test('French: no English left', () => {
    const english = new Set(
      'the and with from unit units hexes turn shot shots weapon weapons target you your what which not are is it its for by'.split(
        ' ',
      ),
    );
    for (const [key, template] of everyTemplate('fr')) {
      const words =
        prose(template)
          .toLowerCase()
          .match(/[\p{L}’]+/gu) ?? [];
      expect(
        words.filter((word) => english.has(word)),
        `${key}: ${template}`,
      ).toEqual([]);
    }
  });

  test('sentences that say the same in two languages are names, figures or signs', () => {
    for (const locale of ['fr', 'ru'] as const)
      for (const [key, template] of everyTemplate(locale)) {
        const words = prose(template).match(/\p{Ll}{4,}/gu) ?? [];
        if (words.length < 3) continue;
        expect(template, key).not.toBe(templateOf('en', key));
      }
  });
});

test('commands in a sentence are those that its reader can type', () => {
  for (const locale of LOCALES)
    for (const [key, template] of everyTemplate(locale))
      for (const [, command = ''] of template.matchAll(/`\/([^`:]+?)(?: [\p{L}\p{M}]+:[^`]*)?`/gu)) {
        const parts = KEYS.filter((one) => /^command\.[\w.]+$/.test(one) && !one.endsWith('.about'));
        const names = parts.map((one) =>
          one
            .slice('command.'.length)
            .split('.')
            .map((_, i, path) => nameOf(locale, 'command', path.slice(0, i + 1).join('.')))
            .join(' '),
        );
        expect(names, `${key} in ${locale}: ${template}`).toContain(command);
      }
});

describe('names', () => {
  test('seats of a side with several players carry its name and their number', () => {
    expect(nameOf('en', 'seat', 'attacker')).toBe('Attacker');
    expect(nameOf('fr', 'seat', 'attacker-2')).toBe('Attaquant 2');
    expect(nameOf('ru', 'seat', 'defender-1')).toBe('Обороняющийся 1');
    expect(nameOf('en', 'seat', 'reds-3')).toBe('reds 3');
  });

  test('players are shown by Discord', () => {
    expect(nameOf('fr', 'player', '123456789012345678')).toBe('<@123456789012345678>');
  });

  test('a code without name is its own', () => {
    expect(nameOf('fr', 'battletech.location', 'HBK-4G')).toBe('HBK-4G');
  });
});
