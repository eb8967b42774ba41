import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/ports.js';
import { chapterOf, controlsOf, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';

const { stage, table, messages, slash } = useStage();

const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await stage().settled();
};

/** Gives the order of whoever is awaited as a slash command; false when nobody is. */
async function orderBySlash(): Promise<boolean> {
  const next = await awaited(stage(), table());
  if (!next) return false;
  const { command, options } = stage().house.orders('battletech').format(next.command, 'en');
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const outcome = await stage().sandbox.as(next.user).slash(table(), command, given);
  const reply = await outcome.answered();
  const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
  if (reply && again) {
    await stage().sandbox.as(next.user).press(reply, again.id);
    await stage().bot.idle();
  } else expect(reply ? `${command} ${JSON.stringify(given)}: ${wordsOf(reply)}` : '').toBe('');
  return true;
}

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
    while (await orderBySlash()) expect(++orders).toBeLessThan(400);
    await stage().settled();
    const ended = await stage().house.referee.tableIn(channelId(table()));
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
