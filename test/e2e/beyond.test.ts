import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESSES } from '../../src/commands/index.js';
import type { PressRequest } from '../../src/commands/contract.js';
import { anyTongue } from '../../src/games/words.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { controlsOf, startStage, told, wordsOf, type Stage } from '../support/bot.js';

/** What is not the usual table: direct messages, another server, a channel that the bot was not told of, late answers, spies. */

let stage: Stage;
beforeEach(async () => {
  stage = await startStage({ seed: 'beyond' });
});
afterEach(async () => {
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});

const table = () => stage.sandbox.stage.channelNamed('table-1').id;
const slash = async (who: string, path: string, options: Record<string, string> = {}, channel = table()) => {
  const outcome = await stage.sandbox.as(who).slash(channel, path, options);
  await outcome.answered();
  await stage.settled();
  return outcome;
};
const header = async (channel = table()) => {
  const found = (await stage.services.referee.tableIn(channelId(channel)))?.header;
  if (!found) throw new Error('no match');
  return found;
};
/** Ann, with the Hunchback, deploys first against Benoît. */
async function begin(): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
}

describe('in direct messages with the bot', () => {
  it.each([
    ['help', {}],
    ['roll', { dice: '2d6' }],
    ['me show', {}],
    ['my', {}],
    ['unit list', {}],
    ['unit show', { name: 'HBK-4G' }],
    ['unit rosters', {}],
  ] as const)('/%s is answered', async (path, options) => {
    const dm = stage.sandbox.as('Ann').openDm();
    const outcome = await slash('Ann', path, options, dm);
    expect(outcome.failed).toBeUndefined();
    expect(told(outcome)).not.toBe('');
    expect(told(outcome)).not.toContain('Something went wrong');
    expect(stage.logged).toEqual([]);
  });

  it('what belongs to a server is not offered', async () => {
    const dm = stage.sandbox.as('Ann').openDm();
    for (const path of ['match new', 'settings show', 'move', 'standing list']) {
      await expect(stage.sandbox.as('Ann').slash(dm, path, {})).rejects.toThrow('There is no command');
    }
  });
});

describe('a channel that the bot was not told of', () => {
  it('a match is made and played there', async () => {
    const known = stage.sandbox.stage.channel(table());
    const id = stage.sandbox.world.nextId();
    // Discord's gateway may leave a channel out, and tells of it later or not at all.
    stage.sandbox.world.swapChannel({ ...known, id, name: 'unheard-of' });
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' }, id);
    await slash('Benoît', 'match join', { side: 'attacker' }, id);
    await slash('Ann', 'match start', {}, id);
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' }, id);
    expect(stage.sandbox.messages(id, 'Benoît').map(wordsOf).join('\n')).toMatch(/HBK-4G.*0815/);
    expect(stage.logged).toEqual([]);
  });
});

describe('answers after fifteen minutes', () => {
  it('50027 to twenty answers in a row: every order counts, nothing is doubted, and the next is answered', async () => {
    await begin();
    const late = { path: '/webhooks/', what: { kind: 'refusal', error: 'invalidWebhookToken' } } as const;
    const stop = stage.sandbox.faults.add({ ...late, times: 1_000 });
    for (let i = 0; i < 20; i++) {
      await stage.sandbox.as('Ann').slash(table(), 'roll', { dice: '1d6' });
      await stage.sandbox.as('Ann').slash(table(), i === 0 ? 'pass' : 'odds', {});
      await stage.settled();
    }
    stop();
    expect((await header()).status).toBe('playing');
    expect(stage.sandbox.requests.filter(({ path }) => path.endsWith('/users/@me')).length).toBeLessThanOrEqual(1);
    expect(told(await slash('Ann', 'roll', { dice: '1d1' }))).toContain('`1d1`');
    expect(stage.sandbox.messages(table(), 'Vera').map(wordsOf).join('\n')).toContain('ENF-4R');
    expect(stage.logged.filter((line) => line.includes('error'))).toEqual(
      stage.logged.filter((line) => line.includes('Invalid Webhook Token')),
    );
  });
});

describe('presses from another server', () => {
  /** What a client of somebody's own making could send: any button, any arguments. */
  const forged = (
    who: string,
    guild: string,
    args: readonly string[],
    roles: readonly string[] = [],
  ): PressRequest => ({
    key: String(900_000_000_000_000n + BigInt(Math.trunc(performance.now() * 1000))),
    at: instant(Date.now()),
    player: playerId(stage.sandbox.as(who).id),
    locale: 'en',
    tongue: anyTongue('en'),
    discordLocale: 'en',
    channel: channelId('1'),
    parent: null,
    guild,
    publicLocale: 'en',
    lacking: [],
    roles,
    manages: true,
    args,
    fields: { order: 'HBK-4G RT armour 5', to: '', reason: 'x', clock: 'chrono', units: '', side: '', value: '1' },
  });

  it('no button of a match does or shows anything to somebody of another server, be they its manager and arbiter', async () => {
    await begin();
    const { id } = await header();
    const before = await header();
    const elsewhere = stage.sandbox.stage.addGuild('Elsewhere', [stage.sandbox.as('Vera').id]);
    const server = await stage.services.servers.server(elsewhere.id);
    await stage.services.servers.putServer({ ...server, arbiterRole: 'umpire' });
    const shown: string[] = [];
    for (const [verb, press] of Object.entries(PRESSES)) {
      for (const args of [[id], [id, 'q1'], [id, 'defender'], [id, '0', 'odds', 'HBK-4G']]) {
        const reply = await press.run(stage.services, forged('Vera', elsewhere.id, args, ['umpire']));
        if (JSON.stringify(reply).includes('HBK-4G Hunchback (')) shown.push(verb);
      }
    }
    await stage.settled();
    expect(shown).toEqual([]);
    expect(await header()).toEqual(before);
  });

  it("an arbiter's powers end at their own server, and with a place in the match", async () => {
    await begin();
    const match = await header();
    const { guild } = stage.sandbox.stage;
    const role = stage.sandbox.stage.addRole('Umpire', []);
    await slash('Ann', 'settings arbiter', { role: role.id });
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const correct = (who: string, where: string, roles: readonly string[]) =>
      PRESSES['corrected']?.run(stage.services, forged(who, where, [match.id], roles));
    const said = async (...given: Parameters<typeof correct>) => JSON.stringify(await correct(...given));
    // Benoît plays: he needs the consent of the other, whatever his role.
    expect(await said('Benoît', guild.id, [role.id])).toContain('asked for their consent');
    await slash('Benoît', 'match correct', {});
    // Another server's role of the same id is nothing here.
    expect(await said('Vera', '123456789012345678', [role.id])).toContain('no longer known');
    expect(await said('Vera', guild.id, [])).toContain('arbiter');
  });
});

describe('orders kept for later', () => {
  // It fits only in the weapons phase: until then there is nothing that anybody could see of it.
  it('a spying opponent sees the same before and after, whatever they ask', async () => {
    await begin();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
    const spy = async (): Promise<string> => {
      const answers: string[] = [];
      for (const [path, options] of [
        ['standing list', {}],
        ['match log', {}],
        ['match status', {}],
        ['match history', {}],
        ['odds', { unit: 'ENF-4R' }],
        ['sheet', { unit: 'HBK-4G' }],
        ['map show', { text: 'yes' }],
        ['my', {}],
      ] as const) {
        const outcome = await slash('Benoît', path, options);
        const files = await Promise.all(
          (outcome.reply?.attachments ?? [])
            .filter(({ filename }) => !filename.endsWith('.png'))
            .map(async ({ url }) => (await fetch(url)).text()),
        );
        answers.push(
          `${path}: ${told(outcome)} ${files.join()} ${controlsOf(outcome.reply)
            .map(({ label }) => label)
            .join()}`,
        );
        if (outcome.reply) stage.sandbox.as('Benoît').dismiss(outcome.reply);
      }
      const posts = stage.sandbox.messages(table(), 'Benoît').map(wordsOf).join('\n');
      // How long play has waited goes on counting.
      return `${answers.join('\n')}\n${posts}`.replaceAll(/\d+\ss\b|<t:\d+/gu, '');
    };
    await spy();
    const before = await spy();
    const kept = await slash('Ann', 'standing add', { order: '/declare unit:HBK-4G target:ENF-4R weapons:B' });
    expect(told(kept)).toContain('weapons:B');
    expect(await spy()).toBe(before);
    const exported = await stage.services.referee.export((await header()).id);
    expect(JSON.stringify(exported)).not.toContain('weapons:B');
  });
});
