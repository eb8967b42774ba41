import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Misuse } from '../../src/cli/command.js';
import { season } from '../../src/cli/season.js';
import { verify } from '../../src/cli/verify.js';
import { inFolder, run } from './run.js';

describe('C-09 arbitre season plays a campaign against itself', () => {
  test('battle by battle, with a ledger that balances after every event; the same seed gives the same chain', async () => {
    await inFolder(async (dir) => {
      const args = ['campaign/border-war', '--battles', '1', '--seed', 'border'];
      const first = await run(season, [...args, '--export', dir]);
      expect(first.code).toBe(0);
      expect(first.lines).toHaveLength(2);
      expect(first.lines[0]).toMatchObject({ battle: 1 });
      expect(first.lines[1]).toMatchObject({ battles: 1, ledger: 'balanced' });
      expect((await run(season, args)).lines[1]).toEqual(first.lines[1]);
      expect(existsSync(join(dir, '1.json'))).toBe(true);
      expect((await run(verify, [join(dir, '1.json')])).lines[0]).toMatchObject({ ok: true });
    });
  });

  test.each([
    [['campaign/nowhere'], /nowhere/],
    [['campaign/border-war', '--seats', 'people'], /random or referee/],
    [['campaign/border-war', '--battles', '0'], /whole number/],
  ])('%j makes no sense, and says what would', async (args, message) => {
    await expect(run(season, args)).rejects.toThrow(Misuse);
    await expect(run(season, args)).rejects.toThrow(message);
  });
});
