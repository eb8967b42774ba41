import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../src/app/index.js';
import { createLog } from '../../src/log.js';
import { channelId } from '../../src/match/header.js';
import { startSandbox } from '../../src/sandbox.js';
import { libraryOf } from '../support/library.js';
import { buttonOf, controlsOf, pixel, startStage, told, useStage, wordsOf } from '../support/bot.js';
import { until } from '../support/time.js';

/** More of what is not the usual table (beyond.test.ts has the rest): each by the way that it comes from Discord. */

const { stage, table, slash, press } = useStage();

const header = async (channel = table()) => {
  const found = (await stage().services.referee.tableIn(channelId(channel)))?.header;
  if (!found) throw new Error('no match');
  return found;
};
async function begin(): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', clock: 'correspondence' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
}
/** Somebody types in whatever channel. */
const type = async (who: string, channel: string, path: string, options: Readonly<Record<string, string>> = {}) => {
  const outcome = await stage().sandbox.as(who).slash(channel, path, options);
  await outcome.answered();
  await stage().settled();
  return outcome;
};
/** The newest public post of the bot with a button, as it would stand elsewhere. */
function copied(verb: string, channel: string): { readonly id: string; readonly button: string } {
  const { sandbox } = stage();
  const post = sandbox.messages(table(), 'Ann').findLast((one) => !one.ephemeral && buttonOf(one, verb));
  const known = sandbox.world.message(post?.id ?? '');
  const button = buttonOf(post, verb)?.id;
  if (!known || button === undefined) throw new Error(`no button ${verb}`);
  const id = sandbox.world.nextId();
  sandbox.world.addMessage({ ...known, id, channel });
  return { id, button };
}

describe('in direct messages with the bot', () => {
  it.each(['help', 'me show', 'my', 'unit list', 'unit rosters'])(
    'every button below /%s is answered',
    async (path) => {
      await begin();
      const dm = stage().sandbox.as('Ann').openDm();
      const labels = controlsOf((await type('Ann', dm, path)).reply).map(({ label, id }) => label || id);
      for (const at of labels.keys()) {
        const { reply } = await type('Ann', dm, path);
        const control = controlsOf(reply)[at];
        if (!reply || !control || control.id === '' || control.disabled) continue;
        const ann = stage().sandbox.as('Ann');
        const [option] = control.options;
        const outcome = await (option ? ann.select(reply, control.id, [option.value]) : ann.press(reply, control.id));
        await outcome.answered();
        await stage().settled();
        expect(outcome.failed, control.id).toBeUndefined();
        expect(told(outcome), control.id).not.toContain('Something went wrong');
      }
      expect(stage().logged).toEqual([]);
    },
  );

  it('/my tells of the match on the server, and a button of it copied there orders for who plays and for nobody else', async () => {
    await begin();
    const dm = stage().sandbox.as('Ann').openDm();
    expect(told(await type('Ann', dm, 'my'))).toContain(table());
    const { id, button } = copied('my', dm);
    const outcome = await stage().sandbox.as('Ann').press(id, button);
    await stage().settled();
    expect(outcome.failed).toBeUndefined();
    expect(told(outcome)).not.toContain('Something went wrong');
    expect(stage().logged).toEqual([]);
  });
});

describe('a thread that the bot was not told of', () => {
  it('a match is made and played there', async () => {
    const { sandbox } = stage();
    const known = sandbox.stage.addThread(table(), 'heard-of', sandbox.as('Ann').id);
    const id = sandbox.world.nextId();
    sandbox.world.swapChannel({ ...known, id, name: 'unheard-of' });
    await type('Ann', id, 'match new', { scenario: 'battletech/green', side: 'defender' });
    await type('Benoît', id, 'match join', { side: 'attacker' });
    await type('Ann', id, 'match start');
    await type('Ann', id, 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    expect(sandbox.messages(id, 'Benoît').map(wordsOf).join('\n')).toMatch(/HBK-4G.*0815/);
    expect(stage().logged).toEqual([]);
  });
});

describe('answers after fifteen minutes', () => {
  it('a picture that comes when the answer can no longer be changed is let go', async () => {
    const waiting: (() => void)[] = [];
    const late = await startStage({
      seed: 'late',
      patience: 1,
      draw: async (...given) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return pixel(...given);
      },
    });
    const { sandbox } = late;
    const channel = sandbox.stage.channelNamed('table-1').id;
    const ann = sandbox.as('Ann');
    const shown = await ann.slash(channel, 'unit show', { name: 'HBK-4G' });
    await shown.answered();
    await until('a picture', () => waiting.length > 0);
    const error = 'invalidWebhookToken';
    const stop = sandbox.faults.add({ path: '/webhooks/', times: 1_000, what: { kind: 'refusal', error } });
    for (const next of waiting) next();
    await late.bot.idle();
    stop();
    const after = await ann.slash(channel, 'roll', { dice: '1d1' });
    expect(told(after)).toContain('`1d1`');
    expect(late.logged.filter((line) => line.includes(' error '))).toEqual([]);
    await late.close();
  });
});

describe('presses from another server', () => {
  it.each(['my', 'more', 'language'])(
    'a button %s that somebody brought there is refused to who does not play, and shows who plays no more than at home',
    async (verb) => {
      await begin();
      const { sandbox } = stage();
      const elsewhere = sandbox.stage.addGuild('Elsewhere', [sandbox.as('Ann').id, sandbox.as('Vera').id]);
      const channel = sandbox.stage.addChannel('far', 0, elsewhere.id).id;
      const before = await header();
      const { id, button } = copied(verb, channel);
      const said = async (who: string) => {
        const outcome = await sandbox.as(who).press(id, button);
        await stage().settled();
        return [outcome.reply, ...outcome.followUps]
          .map((one) => (one?.id === id ? '' : wordsOf(one)))
          .join('')
          .trim();
      };
      expect(await said('Vera')).toBe('Этого матча больше нет.');
      expect(await said('Ann')).not.toContain('Something went wrong');
      expect(await header()).toEqual(before);
      expect(stage().logged).toEqual([]);
    },
  );

  it('what is typed there finds no match', async () => {
    await begin();
    const { sandbox } = stage();
    const elsewhere = sandbox.stage.addGuild('Elsewhere', [sandbox.as('Ann').id]);
    const channel = sandbox.stage.addChannel('far', 0, elsewhere.id).id;
    const before = await header();
    for (const path of ['pass', 'map show', 'match status', 'match log', 'match undo', 'standing list', 'clock show']) {
      expect(told(await type('Ann', channel, path))).toMatch(/no match/i);
    }
    expect(await header()).toEqual(before);
  });
});

describe("the arbiter's powers", () => {
  /** Carla is the arbiter and plays nothing; Benoît has the role and plays. */
  async function withArbiter(): Promise<string> {
    const { sandbox } = stage();
    sandbox.stage.addUser('Carla');
    await begin();
    const role = sandbox.stage.addRole('Umpire', []).id;
    await slash('Ann', 'settings arbiter', { role });
    for (const who of ['Carla', 'Benoît']) sandbox.stage.giveRole(sandbox.as(who).id, role);
    return role;
  }
  const FACT = { order: 'HBK-4G RT armour 5', reason: 'x' };

  it('who plays has none of them: the other is asked, or it is refused', async () => {
    await withArbiter();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const before = await header();
    expect(told(await slash('Benoît', 'clock pause'))).toContain('L’accord des autres est demandé');
    await slash('Benoît', 'clock resume');
    expect((await header()).version).toBeGreaterThanOrEqual(before.version);
    const state = (await stage().services.referee.tableIn(channelId(table())))?.state;
    expect(state?.clock?.paused ?? null).toBeNull();
    const carla = stage().sandbox.as('Carla').id;
    expect(told(await slash('Benoît', 'match substitute', { player: carla, seat: 'defender' }))).toMatch(
      /0 réponses de suite manquées/,
    );
    expect((await header()).holders.map(({ player }) => player)).toEqual(before.holders.map(({ player }) => player));
  });

  it('end with the role', async () => {
    const role = await withArbiter();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const { sandbox } = stage();
    await slash('Ann', 'settings arbiter', { role: sandbox.stage.addRole('Other', []).id });
    expect(told(await slash('Carla', 'match correct', FACT))).toContain('arbiter');
    expect(told(await slash('Carla', 'clock pause'))).toContain('no place in this match');
    await slash('Ann', 'settings arbiter', { role });
    expect(told(await slash('Carla', 'match correct', FACT))).toContain('Corrected');
  });

  it('are no orders: nobody moves, passes, takes back, gives up or keeps orders for another', async () => {
    await withArbiter();
    const before = await header();
    for (const [path, options] of [
      ['move', { unit: 'HBK-4G', order: 'deploy 0815 N' }],
      ['pass', {}],
      ['match undo', {}],
      ['match abandon', {}],
      ['match concede', {}],
      ['standing add', { order: '/declare unit:HBK-4G target:ENF-4R weapons:B' }],
    ] as const) {
      expect(told(await slash('Carla', path, options)), path).toContain('no place in this match');
    }
    expect(await header()).toEqual(before);
  });

  it('show nothing that is hidden', async () => {
    await withArbiter();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
    await slash('Ann', 'standing add', { order: '/declare unit:HBK-4G target:ENF-4R weapons:B' });
    for (const path of [
      'standing list',
      'match log',
      'match history',
      'match status',
      'map show',
      'help',
      'sheet',
    ] as const) {
      expect(told(await slash('Carla', path)), path).not.toContain('weapons:B');
    }
    expect(stage().logged).toEqual([]);
  });
});

describe('orders kept for later', () => {
  it('nothing goes to the channel when one is kept, changed or dropped', async () => {
    await begin();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
    const { sandbox } = stage();
    const seen = () => sandbox.messages(table(), 'Benoît').map(({ id, editedAt }) => `${id} ${editedAt ?? ''}`);
    const before = seen();
    const since = sandbox.requests.length;
    await slash('Ann', 'standing add', { order: '/declare unit:HBK-4G target:ENF-4R weapons:B' });
    await slash('Ann', 'standing add', { order: '/declare unit:HBK-4G target:ENF-4R weapons:A' });
    const list = await slash('Ann', 'standing list');
    const drop = controlsOf(list.reply).find(({ id }) => id.startsWith('standing'));
    if (drop && list.reply) await press('Ann', drop.id.split('|')[0] ?? '', list.reply);
    expect(seen()).toEqual(before);
    const others = sandbox.requests.slice(since).filter(({ path }) => !/^\/(webhooks|interactions)\//.test(path));
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

describe('several shards', () => {
  it('one process that serves them all answers and posts on each server, and in direct messages', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbitre-shards-'));
    const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0, answer: 10_000 } });
    const said: string[] = [];
    const app = await startApp({
      token: sandbox.token,
      apiUrl: sandbox.restBase,
      databaseFile: join(folder, 'test.sqlite'),
      scenarios: 'scenarios',
      readLibrary: libraryOf,
      draw: pixel,
      log: createLog('warn', (line) => said.push(line)),
      shards: { shards: [0, 1], count: 2 },
    });
    const ann = sandbox.as('Ann');
    const shards = new Map<number, string>();
    for (let i = 0; shards.size < 2; i++) {
      const guild = sandbox.stage.addGuild(`server ${i}`, [ann.id]);
      const shard = Number((BigInt(guild.id) >> 22n) % 2n);
      if (!shards.has(shard)) shards.set(shard, sandbox.stage.addChannel('table', 0, guild.id).id);
    }
    for (const round of ['before', 'after'] as const) {
      for (const channel of shards.values()) {
        const rolled = await ann.slash(channel, 'roll', { dice: '1d1' });
        expect(told(rolled), round).toContain('`1d1`');
        if (round === 'after') continue;
        await (await ann.slash(channel, 'match new', { scenario: 'battletech/green', side: 'defender' })).answered();
        await sandbox.waitFor(channel, (post) => controlsOf(post).length > 0);
      }
      // All lines break, and are there again.
      if (round === 'before') {
        sandbox.gateway.drop();
        await sandbox.until(() => sandbox.gateway.connected === 2, 'both shards');
      }
    }
    const mine = await ann.slash(ann.openDm(), 'my');
    await mine.answered();
    for (const channel of shards.values()) expect(told(mine)).toContain(channel);
    await app.settled();
    expect(said).toEqual([]);
    await app.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
