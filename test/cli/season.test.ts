import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Misuse } from '../../src/cli/command.js';
import { season } from '../../src/cli/season.js';
import { verify } from '../../src/cli/verify.js';
import { canonicalJson } from '../../src/match/hash.js';
import { milestones, orderLinks } from '../../src/streams/links.js';
import { turnMark, type Mark } from '../../src/streams/marks.js';
import { keyFrom, publicKeyOf, signatureOf } from '../../src/match/signature.js';
import { inFolder, run } from './run.js';

/** A season that was exported is proved by its folder alone, and what is changed in it is found. */
async function holdsOffline(dir: string): Promise<void> {
  const [file, battle] = [join(dir, 'season.json'), join(dir, '1.json')];
  const whole = readFileSync(file, 'utf8');
  const checked = async () => (await run(verify, [file])).lines[0];
  const { publicKey: _, signature: __, ...archive } = archiveForm.parse(JSON.parse(whole));
  const rewrite = (change: object): void => {
    const changed = { ...archive, ...change, publicKey: publicKeyOf(keyFrom(archive.seed)) };
    const signature = signatureOf(canonicalJson(changed), keyFrom(archive.seed));
    writeFileSync(file, JSON.stringify({ ...changed, signature }));
  };
  expect(await checked()).toMatchObject({ ok: true, battles: 1, events: archive.events.length });
  writeFileSync(file, whole.replace('"amount":200', '"amount":201'));
  expect(await checked()).toMatchObject({ ok: false, first: { what: 'signature' } });
  // Whoever signs anew what they have changed, and mends the chain, is found by the rules and by the battles.
  rewrite(relinked({ ...archive, events: archive.events.slice(0, -1) }));
  expect(await checked()).toMatchObject({ ok: false, first: { what: 'event', event: archive.events.length } });
  const stolen = archive.orders.map((one) =>
    one.order.command.type === 'book'
      ? {
          ...one,
          order: {
            ...one.order,
            command: { ...one.order.command, report: { ...one.order.command.report, deeds: [] } },
          },
        }
      : one,
  );
  rewrite({ orders: stolen });
  expect(await checked()).toMatchObject({ ok: false, first: { what: 'hash' } });
  rewrite(relinked({ ...archive, orders: stolen }));
  expect(await checked()).toMatchObject({ ok: false, first: { what: 'battle' } });
  writeFileSync(file, gzipSync(whole));
  expect(await checked()).toMatchObject({ ok: true });
  expect((await run(verify, ['--key', '0'.repeat(64), file])).lines[0]).toMatchObject({ first: { what: 'signature' } });
  writeFileSync(file, whole);
  rmSync(battle);
  expect(await checked()).toMatchObject({ ok: false, first: { what: 'battle', found: null } });
}

const archiveForm = z.looseObject({
  stream: z.string(),
  seed: z.string(),
  events: z.array(
    z.looseObject({ order: z.int(), shape: z.int(), event: z.looseObject({ type: z.string() }), salt: z.string() }),
  ),
  orders: z.array(
    z.looseObject({
      ...{ shape: z.int(), decisions: z.int(), salt: z.string() },
      order: z.looseObject({ command: z.looseObject({ type: z.string(), report: z.looseObject({}).optional() }) }),
    }),
  ),
});

/** An archive whose chain fits what has been changed in it. */
function relinked(archive: z.infer<typeof archiveForm>) {
  const links = orderLinks(archive.stream, archive.orders, archive.events);
  const ends = milestones(links, archive.events, turnMark as Mark<{ readonly type: string }>);
  return { ...archive, milestones: ends, chain: links.at(-1) };
}

describe('C-10 arbitre season plays a campaign against itself', () => {
  test('battle by battle, with a ledger that balances after every event; the same seed gives the same chain', async () => {
    await inFolder(async (dir) => {
      const args = ['campaign/border-war', '--battles', '1', '--seed', 'b4'];
      const first = await run(season, [...args, '--export', dir]);
      expect(first.code).toBe(0);
      expect(first.lines).toHaveLength(2);
      expect(first.lines[0]).toMatchObject({ battle: 1 });
      expect(first.lines[1]).toMatchObject({ battles: 1, ledger: 'balanced' });
      expect((await run(season, args)).lines[1]).toEqual(first.lines[1]);
      await holdsOffline(dir);
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
