import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { chapterOf, controlsOf, useStage, wordsOf } from '../support/bot.js';
import { orderBySlash } from '../support/slash.js';

const { stage, table, messages, slash } = useStage();

const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await stage().settled();
};

describe('a match by slash', () => {
  it('is made, joined and started', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await stage().settled();
    expect(messages().map(wordsOf).join('\n')).toMatch(/Hunchback/);
    expect(messages()).toHaveLength(1);
    await slash('Benoît', 'match join', { side: 'attacker' });
    const started = await slash('Ann', 'match start');
    await stage().settled();
    expect(started.reply).toBeUndefined();
    expect(controlsOf(messages().at(-1)).map(({ id }) => id.split('|')[0])).toContain('my');
    expect(stage().logged).toEqual([]);
  });

  it('goes to its end, with at most four lasting posts a turn, and nothing logged', async () => {
    await startMatch();
    let orders = 0;
    while (await orderBySlash(stage(), table(), 'battletech')) expect(++orders).toBeLessThan(400);
    await stage().settled();
    const ended = await stage().services.referee.tableIn(channelId(table()));
    expect(ended?.header.status).toBe('ended');
    const posts = messages().filter(({ ephemeral }) => !ephemeral);
    const { lasting } = stage().sandbox.counters.of(table());
    expect(posts).toHaveLength(lasting);
    const turns = posts.flatMap((post) => chapterOf(post)?.split(':')[0] ?? []);
    for (const turn of new Set(turns)) expect(turns.filter((one) => one === turn).length, turn).toBeLessThanOrEqual(4);
    // Besides the reports: the lobby and the end.
    expect(lasting - turns.length).toBe(2);
    expect(wordsOf(posts.at(-1))).toMatch(/over/);
    expect(posts.flatMap((post) => controlsOf(post)).some(({ id }) => id.startsWith('my|'))).toBe(false);
    expect(stage().logged).toEqual([]);
  });
});
