import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every relative link of every Markdown file leads to a file, and every `#` to a heading. */

/** What is brought or built, not written. */
const NOT_OURS = ['node_modules', 'dist', '.git', '.cache', 'data', 'coverage', 'rulebook.md'];

const pagesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pagesBelow(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });

/** A page without its code, in which brackets mean nothing. */
const prose = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '');

/** How GitHub names the headings of a page. */
const headings = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ +(.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a text that lead nowhere, as they stand there. */
function dead(text: string, file: string): readonly string[] {
  const links = [...text.matchAll(/(?:\]\(|src="|href="|^\[[^\]]+\]: +)(?![a-z]+:)([^)"\s]+)/gm)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', heading] = link.split('#');
      const to = path === '' ? file : join(dirname(file), decodeURI(path));
      return !existsSync(to) || (heading !== undefined && !headings(to).includes(heading));
    });
}

describe('links between documents', () => {
  test.each(pagesBelow('.'))('%s has no dead ones', (file) => {
    expect(dead(prose(file), file)).toEqual([]);
  });

  test('a dead one would be found', () => {
    const text =
      '[a](no.md) [b](#nowhere) <img src="images/no.png"> [c]: ../no [d](README.md#getting-started) [e](docs)';
    expect(dead(text, 'README.md')).toEqual(['no.md', '#nowhere', 'images/no.png']);
  });
});
