import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/index.js';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, slash } = useStage();

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
    const report = () => posts().filter((post) => buttonOf(post, 'why|'));
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
});

describe('a match that is no more', () => {
  it('of a lobby given up nobody is told that it waits for players', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green' });
    await slash('Ann', 'match abandon');
    expect(told(await slash('Ann', 'match status'))).toBe('The match is over.');
    expect(told(await slash('Ann', 'map'))).toBe('The match is over.');
  });

  it('orders are refused because it is over, however incomplete they are', async () => {
    await startMatch();
    await slash('Ann', 'match abandon');
    await slash('Benoît', 'match abandon');
    expect(told(await slash('Ann', 'move'))).toBe('The match is over.');
  });

  it('whoever only watches is told which units he may ask about', async () => {
    await startMatch();
    expect(told(await slash('Vera', 'sheet'))).toMatch(/HBK-4G.*ENF-4R/);
  });
});

const nonceIn = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'nonce' in body ? [String(body.nonce)] : [];
