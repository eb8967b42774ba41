import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Misuse } from '../../src/cli/command.js';
import { league } from '../../src/cli/league.js';
import { verify } from '../../src/cli/verify.js';
import { canonicalJson } from '../../src/match/hash.js';
import { milestones, orderLinks } from '../../src/streams/links.js';
import { roundMark, type Mark } from '../../src/streams/marks.js';
import { keyFrom, publicKeyOf, signatureOf } from '../../src/match/signature.js';
import { inFolder, run } from './run.js';
import { inSoak } from '../support/soak.js';

const archiveForm = z.looseObject({
  stream: z.string(),
  seed: z.string(),
  battles: z.record(z.string(), z.object({ file: z.string() })),
  events: z.array(
    z.looseObject({ order: z.int(), shape: z.int(), event: z.looseObject({ type: z.string() }), salt: z.string() }),
  ),
  orders: z.array(
    z.looseObject({
      ...{ shape: z.int(), decisions: z.int(), salt: z.string() },
      order: z.looseObject({ command: z.looseObject({ type: z.string() }) }),
    }),
  ),
});

describe('LGE-19, C-10 arbitre league plays a league against itself', () => {
  test('the same seed gives the same league, whose archive proves itself and shows what was changed in it', async () => {
    await inFolder(async (dir) => {
      const args = ['--entrants', inSoak ? '3' : '2', '--seed', 'b'];
      const first = await run(league, [...args, '--export', dir]);
      expect(first.code).toBe(0);
      expect(first.lines.at(-1)).toMatchObject({ tables: 'balanced' });
      expect((await run(league, args)).lines.at(-1)).toEqual(first.lines.at(-1));
      const file = join(dir, 'league.json');
      const checked = async () => (await run(verify, [file])).lines[0];
      expect(await checked()).toMatchObject({ ok: true, hash: first.lines.at(-1)?.['hash'] });
      const whole = readFileSync(file, 'utf8');
      const { publicKey: _, signature: __, ...archive } = archiveForm.parse(JSON.parse(whole));
      const key = keyFrom(archive.seed);
      const orders = archive.orders.map((one) =>
        one.order.command.type === 'book'
          ? { ...one, order: { ...one.order, command: { ...one.order.command, winner: 'none' } } }
          : one,
      );
      const links = orderLinks(archive.stream, orders, archive.events);
      const ends = milestones(links, archive.events, roundMark as Mark<{ readonly type: string }>);
      const stolen = { ...archive, publicKey: publicKeyOf(key), orders, milestones: ends, chain: links.at(-1) };
      writeFileSync(file, JSON.stringify({ ...stolen, signature: signatureOf(canonicalJson(stolen), key) }));
      expect(await checked()).toMatchObject({ ok: false, first: { what: 'battle' } });
      writeFileSync(file, whole);
      rmSync(join(dir, Object.values(archive.battles)[0]?.file ?? ''));
      expect(await checked()).toMatchObject({ ok: false, first: { what: 'battle', found: null } });
    });
  });

  test.each([
    [['battletech/nowhere'], /nowhere/],
    [['--seats', 'people'], /random or referee/],
    [['--entrants', '1'], /from 2 to 64/],
    [['--finals', 'ladder'], /knockout or double/],
    [['battletech/three-corners', '--entrants', '2', '--seed', 'a'], /two sides/],
  ])('%j makes no sense, and says what would', async (args, message) => {
    const running = () => Promise.resolve().then(() => run(league, args));
    await expect(running()).rejects.toThrow(Misuse);
    await expect(running()).rejects.toThrow(message);
  });
});
