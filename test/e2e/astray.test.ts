import { describe, expect, it } from 'vitest';
import { channelId, matchId, playerId } from '../../src/match/header.js';
import { questionId } from '../../src/rules/kernel/ids.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, chapterOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, slash, press } = useStage();

const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
};
const posts = (): readonly PageMessage[] => stage().sandbox.messages(table(), 'Vera');

describe('what goes astray on the way', () => {
  it('an acknowledgement that Discord took before the connection broke is known to be taken', async () => {
    await startMatch();
    stage().sandbox.faults.add({ method: 'POST', path: '/callback', what: { kind: 'resetAfter' } });
    const given = await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    expect(given.reply).toBeUndefined();
    expect(stage().logged).toEqual([]);
  });

  it('a question whose acknowledgement broke off is answered all the same', async () => {
    stage().sandbox.faults.add({ method: 'POST', path: '/callback', what: { kind: 'resetAfter' } });
    expect(told(await slash('Ann', 'match status'))).toContain('no match');
    expect(stage().logged).toEqual([]);
  });

  it('an answer at once is sent again when the connection broke', async () => {
    for (const kind of ['reset', 'resetAfter'] as const) {
      stage().sandbox.faults.add({ method: 'POST', path: '/callback', what: { kind } });
      expect(told(await slash('Ann', 'roll', { dice: '2d1' })), kind).toContain('2d1');
    }
    expect(stage().logged).toEqual([]);
  });

  it('a deleted report comes back under another nonce, for Discord would take the old one for the message deleted', async () => {
    await startMatch();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const report = () => posts().filter((post) => chapterOf(post) !== null);
    stage().sandbox.stage.deleteMessage(report()[0]?.id ?? '');
    await slash('Ann', 'match abandon');
    expect(report()).toHaveLength(1);
    const nonces = stage().sandbox.requests.flatMap(({ body }) => nonceIn(body));
    expect(nonces.length).toBeGreaterThan(2);
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('posts of a locked thread are held, and the owner is told', async () => {
    const { sandbox } = stage();
    const thread = sandbox.stage.addThread(table(), 'a duel', sandbox.as('Ann').id).id;
    const there = async (path: string, options = {}) => {
      await (await sandbox.as('Ann').slash(thread, path, options)).answered();
      await stage().settled();
    };
    await there('match new', { scenario: 'battletech/green', opponent: 'referee' });
    await there('match start');
    sandbox.stage.archiveThread(thread, true);
    await there('move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const dm = sandbox.as('Ann').openDm();
    expect(sandbox.messages(dm, 'Ann').map(wordsOf).join()).toContain(thread);
  });

  it('their owner is told in the language that she chose', async () => {
    const { sandbox } = stage();
    await slash('Ann', 'me language', { language: 'ru' });
    await slash('Ann', 'match new', { scenario: 'battletech/green', opponent: 'referee', side: 'defender' });
    await slash('Ann', 'match start');
    sandbox.stage.denyBot(table(), 'sendMessages');
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const dm = sandbox.as('Ann').openDm();
    expect(sandbox.messages(dm, 'Ann').map(wordsOf).join()).toContain('не могу писать');
  });
});

describe('one draft on two messages', () => {
  const onMessage = (id: string): PageMessage => {
    const found = stage()
      .sandbox.messages(table(), 'Ann')
      .find((message) => message.id === id);
    if (!found) throw new Error('the draft is gone');
    return found;
  };
  const choose = async (id: string, value: string) => {
    const menu = controlsOf(onMessage(id)).find(({ options }) => options.some((option) => option.value === value));
    if (!menu) throw new Error(`${value} is not to be chosen`);
    await stage().sandbox.as('Ann').select(id, menu.id, [value]);
    await stage().settled();
  };

  it('an older message does not order what was chosen on another, but shows it', async () => {
    await startMatch();
    const [older, newer] = [(await press('Ann', 'my')).reply?.id ?? '', (await press('Ann', 'my')).reply?.id ?? ''];
    const faceNorth = async (id: string) => {
      const north = controlsOf(onMessage(id)).find((control) => control.id.endsWith('facing=N'));
      if (!north) throw new Error(`no facing on ${wordsOf(onMessage(id))}`);
      await stage().sandbox.as('Ann').press(onMessage(id), north.id);
      await stage().settled();
    };
    await choose(older, 'hex=0815');
    expect(wordsOf(onMessage(older))).toContain('0815');
    await choose(newer, 'hex=0816');
    await faceNorth(older);
    const header = (await stage().services.referee.tableIn(channelId(table())))?.header;
    expect(header?.version).toBe(2);
    expect(wordsOf(onMessage(older))).toContain('0816');
    await faceNorth(older);
    expect((await stage().services.referee.tableIn(channelId(table())))?.header.version).toBeGreaterThan(2);
  });

  it('"give it again" gives the order that it was asked for', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/two-a-side', opponent: 'referee' });
    await slash('Ann', 'match start');
    await slash('Ann', 'pass');
    const asked = await slash('Ann', 'pass');
    const version = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.version;
    const before = await version();
    const question = buttonOf(asked.reply, 'again')?.id.split('|') ?? [];
    const { match, player } = { match: matchId(question[1] ?? ''), player: playerId(stage().sandbox.as('Ann').id) };
    const order = JSON.stringify({ command: 'move', options: { order: 'deploy 0101 N' } });
    await stage().services.drafts.putDraft({
      match,
      player,
      question: questionId(Number(question[2]?.slice(1))),
      order: { kind: 'typed', order },
    });
    expect(told(await press('Ann', 'again', asked.reply))).not.toBe('');
    expect(await version()).toBe(before);
  });
});

describe('a match that is no more', () => {
  it('of a lobby given up nobody is told that it waits for players', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green' });
    await slash('Ann', 'match abandon');
    expect(told(await slash('Ann', 'match status'))).toBe('The match is over.');
    expect(told(await slash('Ann', 'map show'))).toBe('The match is over.');
  });

  it('orders are refused because it is over, however incomplete they are', async () => {
    await startMatch();
    await slash('Ann', 'match abandon');
    await slash('Benoît', 'match abandon');
    expect(told(await slash('Ann', 'move'))).toBe('The match is over.');
  });

  it('whoever only watches is told which units they may ask about', async () => {
    await startMatch();
    expect(told(await slash('Vera', 'sheet'))).toMatch(/HBK-4G.*ENF-4R/);
  });
});

const nonceIn = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'nonce' in body ? [String(body.nonce)] : [];
