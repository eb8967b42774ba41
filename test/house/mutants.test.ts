import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** The mutants that `npm run mutants` does not count: each still has a line to stand in, and a reason. */

const Listed = z.array(
  z.strictObject({
    file: z.string().startsWith('src/rules/'),
    line: z.string(),
    mutation: z.string().includes(' → '),
    why: z.string().min(20),
  }),
);

test('every mutant that is not counted stands in the source as listed, and says why it means nothing', () => {
  const listed = Listed.parse(JSON.parse(readFileSync('test/mutants.json', 'utf8')));
  expect(new Set(listed.map(({ file, line, mutation }) => `${file} ${line} ${mutation}`)).size).toBe(listed.length);
  const lost = listed.filter(({ file, line }) => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return !lines.some((text) => text.trim() === line);
  });
  expect(lost).toEqual([]);
});
