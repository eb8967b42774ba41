import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { adopt } from '../../src/cli/adopt.js';
import { league } from '../../src/cli/league.js';
import { verify } from '../../src/cli/verify.js';
import { rulesetOf } from '../../src/games/index.js';
import { libraryOf } from '../support/library.js';
import { instant, playerId, streamId } from '../../src/match/header.js';
import { createQueue } from '../../src/match/queue.js';
import { newSeed } from '../../src/match/dice.js';
import { unseal } from '../../src/match/sealed.js';
import { keyFrom, publicKeyOf } from '../../src/match/signature.js';
import { ok } from '../../src/rules/kernel/result.js';
import { openStore, type WholeStore } from '../../src/store/index.js';
import { openArchive, type Archive } from '../../src/streams/archive.js';
import { createArchives } from '../../src/streams/archives.js';
import { campaignKind } from '../../src/streams/campaign.js';
import { createDesk } from '../../src/streams/desk.js';
import { leagueKind } from '../../src/streams/league.js';
import { unpack } from '../../src/streams/packing.js';
import { broughtFrom, goingOn } from '../../src/streams/taken-over.js';
import { world } from '../support/archived.js';
import { club, HARE } from '../support/club.js';
import { accepted } from '../support/counting.js';
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
    const brought = {
      header: half,
      seed: '',
      orders: [],
      events: [],
      battles: [],
      outbox: [],
      past: [],
      at: instant(0),
    };
    await expect(store.bring({ ...brought, goesOn: null, members: [member, member] })).rejects.toThrow();
    expect(await store.streamHeader(half.id)).toBeNull();
    await store.close();
    writeFileSync(file, out);
    expect((await run(verify, [file])).lines[0]).toMatchObject({ ok: true, hash: chain });
    vi.unstubAllEnvs();
  });
});

/** Another Arbitre, by its folder: its key, and how it takes a file over. */
async function other(dir: string) {
  const database = join(dir, 'arbitre.sqlite');
  vi.stubEnv('DATABASE_FILE', database);
  const store = await openStore(database);
  const key = publicKeyOf(await store.signingKey(keyFrom('there')));
  await store.close();
  const adopting = (bytes: Uint8Array, signer: string, channel: string) => {
    writeFileSync(join(dir, 'season.sealed'), bytes);
    return run(adopt, ['--key', signer, '--server', '11', '--channel', channel, join(dir, 'season.sealed')]);
  };
  /** What it has, opened for as long as it is looked at. */
  const open = async <A>(look: (there: Awaited<ReturnType<typeof housed>>) => Promise<A>): Promise<A> => {
    const opened = await openStore(database);
    try {
      return await look(await housed(opened));
    } finally {
      await opened.close();
    }
  };
  return { key, adopting, open };
}

/** Campaigns and leagues of a store, with their archives. */
async function housed(store: WholeStore) {
  const { referee } = await openHouse({ store, rulesetOf });
  const keeping = { store, queue: createQueue(), randomBytes, committed: () => undefined };
  const library = libraryOf();
  return {
    store,
    campaigns: createDesk(await campaignKind({ library, rulesetOf }), keeping),
    leagues: createDesk(leagueKind(library), keeping),
    archives: createArchives({ store, referee, randomBytes }),
  };
}

const MOST = 10_000_000;

test('one that goes on is handed over under seal, goes on elsewhere and back by new dice, its dates later, and is proved whole in the end (issue 18.7)', async () => {
  await inFolder(async (dir) => {
    const there = await other(dir);
    // Longer ago than a round lasts.
    const long = instant(Date.now() - 30 * 86_400_000);
    const here = await club(long);
    const { store, season, league, house, give } = here;
    const archives = createArchives({ store, referee: house.referee, randomBytes: here.randomBytes });
    const signer = publicKeyOf(await store.signingKey(keyFrom('here')));
    const { hands } = await give({ type: 'deal', faction: HARE });
    const [card = { card: 'none' }] = hands[HARE] ?? [];
    for (const [by, command] of [
      ['house', { type: 'enter', name: 'Ann' }],
      ['house', { type: 'enter', name: 'Bob' }],
      ['official', { type: 'begin' }],
    ] as const)
      accepted(await here.leagues.submit({ ...here.act(), stream: league.id }, () => ok({ by, at: long, command })));

    const act = () => ({ ...here.act(), stream: season.id });
    const handed = accepted(await here.campaigns.handOver(act(), there.key)).standing.header;
    accepted(await here.leagues.handOver({ ...act(), stream: league.id }, there.key));
    const late = await here.campaigns.submit(act(), () => ok({ by: 'master', at: 2, command: { type: 'end-turn' } }));
    expect(late).toMatchObject({ ok: false, error: { code: 'stream/moved' } });
    // What everybody may have shows no secret; what is sealed shows nothing to anybody else.
    const known = (await archives.of(season.id)) ?? '';
    expect(openArchive(known)).toMatchObject({ archive: { seed: null, endedAt: null } });
    expect([known.includes(`"card":"${card.card}"`), await here.campaigns.shownSeed(handed)]).toEqual([false, null]);
    expect(archives.canSealFor('0'.repeat(64))).toBe(false);
    const wrong = await archives.handedOver(season.id, publicKeyOf(keyFrom('nobody')), MOST);
    expect((await there.adopting(wrong?.bytes ?? new Uint8Array(), signer, '22')).errors).toContain(there.key);

    const sealed = await archives.handedOver(season.id, there.key, MOST);
    const taken = await there.adopting(sealed?.bytes ?? new Uint8Array(), signer, '22');
    expect([taken.code, taken.errors]).toEqual([0, '']);
    expect(taken.lines).toEqual([expect.objectContaining({ adopted: season.id, kind: 'campaign' })]);
    expect(taken.lines[0]).not.toMatchObject({ commitment: season.commitment });
    expect((await there.adopting(sealed?.bytes ?? new Uint8Array(), signer, '22')).errors).toContain('is here already');
    const ofLeague = await archives.handedOver(league.id, there.key, MOST);
    expect((await there.adopting(ofLeague?.bytes ?? new Uint8Array(), signer, '22')).code).toBe(0);

    const back = await there.open(async ({ campaigns, leagues, archives: kept, store: theirs }) => {
      const standing = await campaigns.get(season.id);
      expect(standing).toMatchObject({ header: { channel: '22', endedAt: null, moved: null } });
      expect(standing?.state.hands[HARE]).toEqual(hands[HARE]);
      expect(await theirs.streamSeed(season.id)).not.toBe(await store.streamSeed(season.id));
      // Nobody has lost time by it.
      const due = await theirs.streamsDue(instant(Date.now() + 1_000_000_000));
      expect(due.filter(({ at }) => at <= Date.now())).toEqual([]);
      expect(due.map(({ stream }) => stream)).toEqual(expect.arrayContaining([season.id, league.id]));
      expect((await leagues.get(league.id))?.state.pairings.map((one) => one.due > Date.now())).toEqual([true]);
      const command = { type: 'deal', faction: HARE } as const;
      const next = await campaigns.submit({ ...act(), key: 'dealt there' }, () => ok({ by: 'master', at: 3, command }));
      expect(accepted(next).standing.state.hands[HARE]).toHaveLength(2);
      const end = { type: 'end-turn' } as const;
      accepted(await campaigns.submit({ ...act(), key: 'turned' }, () => ok({ by: 'master', at: 3, command: end })));
      accepted(await campaigns.handOver({ ...act(), key: 'to itself' }, there.key));
      return kept.handedOver(season.id, there.key, MOST);
    });
    // The same Arbitre takes it over in another channel.
    expect((await there.adopting(back?.bytes ?? new Uint8Array(), there.key, '33')).errors).toBe('');
    const home = await there.open(async ({ campaigns, archives: kept }) => {
      const command = { type: 'deal', faction: HARE } as const;
      accepted(await campaigns.submit({ ...act(), key: 'once more' }, () => ok({ by: 'master', at: 4, command })));
      expect((await campaigns.get(season.id))?.header).toMatchObject({ channel: '33', moved: null });
      accepted(await campaigns.handOver({ ...act(), key: 'home' }, signer));
      return kept.handedOver(season.id, signer, MOST);
    });
    // And where it began: what was done elsewhere comes along.
    const unsealed = openArchive(
      unpack(unseal(home?.bytes ?? new Uint8Array(), keyFrom('here')) ?? new Uint8Array()) ?? '',
    );
    if (!unsealed.ok) throw new Error('it cannot be opened');
    const { seed, handed: since } = unsealed.archive;
    const place = { guild: 'club', channel: '70', at: instant(Date.now()) };
    const brought = broughtFrom(unsealed.archive, seed ?? '', [], place);
    const kind = await campaignKind({ library: libraryOf(), rulesetOf });
    expect(await store.bring(goingOn(kind, brought, since?.at ?? 0, newSeed(randomBytes)))).toBe('brought');
    expect(await store.bring(brought)).toBe('here');
    expect((await give({ type: 'deal', faction: HARE })).hands[HARE]).toHaveLength(4);
    // While it goes on the turn that is over is proved, but for what fell before it was handed over in the middle of it.
    const proving = async (text: string) => {
      writeFileSync(join(dir, 'whole.json'), text);
      return (await run(verify, [join(dir, 'whole.json')])).lines[0];
    };
    expect(await proving((await archives.of(season.id)) ?? '')).toMatchObject({ ok: true, milestones: 1, proved: 1 });
    accepted(await here.campaigns.close(act(), () => null));
    const whole = (await archives.of(season.id)) ?? '';
    const opened = openArchive(whole);
    expect(opened).toMatchObject({
      archive: {
        past: [
          { orders: 2, era: 1 },
          { orders: 4, era: 2 },
          { orders: 5, era: 2 },
        ],
      },
    });
    const proved = await proving(whole);
    expect(proved).toMatchObject({ ok: true, rolls: 8 });
    expect(proved).not.toHaveProperty('waiting');
    // A die of an era follows from its seed and no other.
    const first = opened.ok ? (opened.archive.past?.[0]?.seed ?? '') : '';
    expect(await proving(whole.replaceAll(first, '0'.repeat(64)))).toMatchObject({
      ok: false,
      first: { what: 'seed' },
    });
  });
  vi.unstubAllEnvs();
});

test('a league comes with the matches that it booked, and its archive is proved with them again (issue 18.7)', async () => {
  await inFolder(async (dir) => {
    vi.stubEnv('DATABASE_FILE', join(dir, 'arbitre.sqlite'));
    const played = join(dir, 'played');
    await run(league, ['--entrants', '2', '--seed', 'adopted', '--export', played]);
    const file = join(played, 'league.json');
    const before = (await run(verify, [file])).lines[0];
    const { archive } = JSON.parse(`{"archive":${readFileSync(file, 'utf8')}}`) as { archive: Archive };
    const brought = await run(adopt, ['--key', archive.publicKey, '--server', '11', '--channel', '22', file]);
    expect([brought.errors, brought.lines[0]]).toEqual(['', expect.objectContaining({ adopted: archive.stream })]);
    const store = await openStore(join(dir, 'arbitre.sqlite'));
    const { archives } = await housed(store);
    const out = (await archives.of(streamId(archive.stream))) ?? '';
    await store.close();
    writeFileSync(join(dir, 'again.json'), out);
    expect((await run(verify, [join(dir, 'again.json')])).lines[0]).toEqual({
      ...before,
      file: join(dir, 'again.json'),
    });
    expect(before).toMatchObject({ ok: true, battles: Object.keys(archive.battles).length });
    expect(Object.keys(archive.battles).length).toBeGreaterThan(0);
  });
  vi.unstubAllEnvs();
});
