import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { commitmentOf, diceKey, faceOf } from '../../src/match/dice.js';
import { inFolder } from '../cli/run.js';

const shown = z.object({
  fingerprint: z.custom<(seed: string) => string>((it) => typeof it === 'function'),
  keyOf: z.custom<(seed: string, salts: readonly string[]) => string>((it) => typeof it === 'function'),
  face: z.custom<(key: string, index: number, sides: number) => number>((it) => typeof it === 'function'),
});

test('the code of the manual derives the same dice as the house', async () => {
  const [, code = ''] = /```js\n(.*?)```/su.exec(readFileSync('docs/dice.md', 'utf8')) ?? [];
  await inFolder(async (dir) => {
    const file = join(dir, 'dice.mjs');
    writeFileSync(file, code);
    const loaded: unknown = await import(pathToFileURL(file).href);
    const { fingerprint, keyOf, face } = shown.parse({ ...Object(loaded) });
    expect(fingerprint('зерно')).toBe(commitmentOf('зерно'));
    for (const salts of [[], ['соль'], ['one', 'two words']]) {
      const key = keyOf('seed', salts);
      expect(key).toBe(diceKey('seed', salts));
      for (let index = 0; index < 50; index++) expect(face(key, index, 6)).toBe(faceOf(key, index, 6));
      expect(face(key, 482, 2 ** 31 + 1)).toBe(faceOf(key, 482, 2 ** 31 + 1));
    }
  });
});
