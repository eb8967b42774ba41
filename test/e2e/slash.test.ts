import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/ports.js';
import { controlsOf, startStage, wordsOf, type Stage } from '../support/bot.js';
import { awaited } from '../support/play.js';

let stage: Stage;
let table: string;

beforeEach(async () => {
  stage = await startStage({ seed: 'fixed' });
  table = stage.sandbox.stage.channelNamed('table-1').id;
});
afterEach(async () => {
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});

const messages = (viewer = 'Ann') => stage.sandbox.messages(table, viewer);
const slash = async (who: string, path: string, options: Record<string, string> = {}) => {
  const outcome = await stage.sandbox.as(who).slash(table, path, options);
  await outcome.answered();
  return outcome;
};
const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await stage.settled();
};

/** Gives the order of whoever is awaited as a slash command; false when nobody is. */
async function orderBySlash(): Promise<boolean> {
  const next = await awaited(stage, table);
  if (!next) return false;
  const { command, options } = stage.house.orders('battletech').format(next.command, 'en');
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const outcome = await stage.sandbox.as(next.user).slash(table, command, given);
  const reply = await outcome.answered();
  const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
  if (reply && again) {
    await stage.sandbox.as(next.user).press(reply, again.id);
    await stage.bot.idle();
  } else expect(reply ? `${command} ${JSON.stringify(given)}: ${wordsOf(reply)}` : '').toBe('');
  return true;
}

describe('a match by slash', () => {
  it('is made, joined and started', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await stage.settled();
    expect(messages().map(wordsOf).join('\n')).toMatch(/Hunchback/);
    expect(messages()).toHaveLength(1);
    await slash('Benoît', 'match join', { side: 'attacker' });
    const started = await slash('Ann', 'match start');
    await stage.settled();
    expect(started.reply).toBeUndefined();
    expect(controlsOf(messages().at(-1)).map(({ id }) => id.split('|')[0])).toContain('my');
    expect(stage.logged).toEqual([]);
  });

  it('goes to its end, with at most four lasting posts a turn, and nothing logged', async () => {
    await startMatch();
    let orders = 0;
    while (await orderBySlash()) expect(++orders).toBeLessThan(400);
    await stage.settled();
    const ended = await stage.house.referee.tableIn(channelId(table));
    expect(ended?.header.status).toBe('ended');
    const posts = messages().filter(({ ephemeral }) => !ephemeral);
    const turns = Math.max(...(await turnsOf()));
    const { lasting } = stage.sandbox.counters.of(table);
    expect(posts).toHaveLength(lasting);
    expect(lasting).toBeLessThanOrEqual(4 * (turns + 1) + 2);
    expect(wordsOf(posts.at(-1))).toMatch(/over/);
    expect(posts.flatMap((post) => controlsOf(post)).some(({ id }) => id.startsWith('my|'))).toBe(false);
    expect(stage.logged).toEqual([]);
  });
});

async function turnsOf(): Promise<readonly number[]> {
  const found = await stage.house.referee.tableIn(channelId(table));
  if (!found) return [0];
  const all = await stage.house.referee.history(found.header.id, 1, found.header.version, { as: 'spectator' });
  return all.map(({ chapter }) => chapter.turn);
}
