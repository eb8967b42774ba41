import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { adopt } from '../../src/cli/adopt.js';
import { verify } from '../../src/cli/verify.js';
import { rulesetOf } from '../../src/games/index.js';
import { instant, playerId, streamId } from '../../src/match/header.js';
import { openStore } from '../../src/store/index.js';
import { openArchive } from '../../src/streams/archive.js';
import { createArchives } from '../../src/streams/archives.js';
import { world } from '../support/archived.js';
import { openHouse } from '../support/table.js';
import { inFolder, run } from './run.js';

test('a campaign that was played elsewhere comes whole, once, and goes out again as it was; nothing comes of one that is wrong (issue 18.7)', async () => {
  await inFolder(async (dir) => {
    vi.stubEnv('DATABASE_FILE', join(dir, 'arbitre.sqlite'));
    const { text: running, close } = await world(3);
    const whole = (await close()) ?? '';
    const opened = openArchive(whole);
    if (!opened.ok) throw new Error('no archive');
    const { publicKey: key, stream, chain, events } = opened.archive;
    const file = join(dir, 'season.json');
    const adopting = async (text: string, signer = key) => {
      writeFileSync(file, text);
      return run(adopt, ['--key', signer, '--server', '11', '--channel', '22', file]);
    };
    for (const [text, signer, why] of [
      [whole, '0'.repeat(64), 'signature'],
      [whole.replace('"amount":5,', '"amount":6,'), key, 'signature'],
      [whole.slice(0, -10), key, 'form'],
      [running, key, 'goes on'],
    ] as const) {
      const refused = await adopting(text, signer);
      expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining(why)]);
      expect(existsSync(join(dir, 'arbitre.sqlite'))).toBe(false);
    }

    expect((await adopting(whole)).lines).toEqual([
      { adopted: stream, kind: 'campaign', battles: 0, events: events.length, hash: chain },
    ]);
    const again = await adopting(whole);
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is here already')]);

    const store = await openStore(join(dir, 'arbitre.sqlite'));
    expect(await store.streamHeader(streamId(stream))).toMatchObject({ guild: '11', channel: '22' });
    expect((await store.due(instant(Date.now()), 10)).map(({ post }) => post)).toEqual(['turn:1', 'season']);
    const { referee } = await openHouse({ store, rulesetOf });
    const archives = createArchives({ store, referee, randomBytes: (size) => new Uint8Array(size).fill(5) });
    const out = (await archives.of(streamId(stream))) ?? '';

    // What fails on the way leaves nothing behind.
    const header = await store.streamHeader(streamId(stream));
    if (!header) throw new Error('it is not here');
    const half = { ...header, id: streamId('s-half') };
    const member = { player: playerId('1'), part: 'white-hare', since: instant(0) };
    const brought = { header: half, seed: '', orders: [], events: [], battles: [], outbox: [], at: instant(0) };
    await expect(store.bring({ ...brought, members: [member, member] })).rejects.toThrow();
    expect(await store.streamHeader(half.id)).toBeNull();
    await store.close();
    writeFileSync(file, out);
    expect((await run(verify, [file])).lines[0]).toMatchObject({ ok: true, hash: chain });
    vi.unstubAllEnvs();
  });
});
