import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The glossaries use the words that Arbitre uses. */

const LANGUAGES = ['English', 'French', 'Russian'];
const FOLDER = 'docs/glossary';

/** All that is written in the sources, without regard to case and to how quotation marks are escaped. */
const said = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n')
  .toLowerCase()
  .replace(/\\'|’/g, "'");

test.each(readdirSync(FOLDER))('%s has the words of the catalogues', (file) => {
  const rows = readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [head, , ...entries] = rows.map((cells) => cells.slice(1, 4));
  expect(head).toEqual(LANGUAGES);
  expect(entries.length).toBeGreaterThan(20);
  const strange = entries.flatMap((words) =>
    words
      .filter((word) => word === '' || !said.includes(word.toLowerCase()))
      .map((word) => `${words[0] ?? ''}: ${word}`),
  );
  expect(strange).toEqual([]);
});
