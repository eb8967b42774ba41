import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timeText, wallTime } from '../../src/match/quiet.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { startStage, wordsOf, type Stage } from '../support/bot.js';
import { orderByPress } from '../support/press.js';

let stage: Stage;
const table = (): string => stage.sandbox.stage.channelNamed('table-1').id;
const benoit = () => stage.sandbox.as('Benoît').id;
const slash = async (who: string, path: string, options: Record<string, string> = {}) => {
  const outcome = await stage.sandbox.as(who).slash(table(), path, options);
  await outcome.answered();
  await stage.settled();
  return wordsOf(outcome.reply);
};
/** A match of Ann's against Benoît in which Ann has just given her first order: Benoît is awaited. */
const begin = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await order();
};
const order = async () => {
  await orderByPress(stage, table(), { count: 0 });
  await stage.settled();
};
const pings = (channel = table()) =>
  stage.sandbox.messages(channel, 'Benoît').filter(({ content }) => content.startsWith(`<@${benoit()}>`));
const dm = () => stage.sandbox.as('Benoît').openDm();
/** Hours around now, where the clocks are those of UTC. */
const around = (minutes: number): string =>
  timeText((wallTime(instant(Date.now()), 'UTC').minutes + minutes + 1440) % 1440);

afterEach(async () => {
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});

describe('pings as people chose', () => {
  beforeEach(async () => {
    stage = await startStage({ seed: 'fixed' });
  });

  it('never: none', async () => {
    await slash('Benoît', 'me pings', { pings: 'never' });
    await begin();
    expect(pings()).toEqual([]);
  });

  it('in quiet hours none; when they are over it comes, and what stands behind it is not held back', async () => {
    await slash('Benoît', 'me quiet', { from: around(-60), to: around(60), zone: 'UTC' });
    await begin();
    expect(pings()).toEqual([]);
    expect(stage.sandbox.messages(table(), 'Vera').some((post) => wordsOf(post).includes('My language'))).toBe(true);
    await slash('Benoît', 'me quiet', { from: around(120), to: around(180), zone: 'UTC' });
    await stage.settled();
    expect(pings()).toHaveLength(1);
  });

  it('while away none; the panel tells the others', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await slash('Benoît', 'me away', { from: today, to: '2099-12-31' });
    await begin();
    expect(pings()).toEqual([]);
    expect(stage.sandbox.messages(table(), 'Vera').map(wordsOf).join('\n')).toContain('away until December 31, 2099');
    await slash('Benoît', 'me away');
    await stage.settled();
    expect(stage.sandbox.messages(table(), 'Vera').map(wordsOf).join('\n')).not.toContain('away until');
    expect(pings()).toHaveLength(1);
  });

  it('as a direct message in their language, taken away when answered', async () => {
    await slash('Benoît', 'me direct', { direct: 'yes' });
    await slash('Benoît', 'me language', { language: 'ru' });
    await begin();
    expect(pings()).toEqual([]);
    const [ping] = pings(dm());
    expect(ping?.content).toMatch(/\p{Script=Cyrillic}[\s\S]*discord\.com\/channels\/\d+\/\d+\/\d+/u);
    await order();
    expect(pings(dm())).toEqual([]);
  });

  it('into the channel when their direct messages are closed, and /me says so', async () => {
    await slash('Benoît', 'me direct', { direct: 'yes' });
    stage.sandbox.stage.closeDms(benoit());
    await begin();
    expect(pings()).toHaveLength(1);
    expect(await slash('Benoît', 'me show')).toContain('n’a pas laissé passer');
    stage.sandbox.stage.closeDms(benoit(), false);
    expect(await slash('Benoît', 'me direct', { direct: 'yes' })).not.toContain('n’a pas laissé passer');
  });
});

/** In milliseconds: longer than two orders take here. */
const PLAYING = 4_000;

describe('pings and play', () => {
  it('whoever has just given an order is not called until they have had time to look', async () => {
    stage = await startStage({ seed: 'other', playing: PLAYING });
    await begin();
    // Benoît has only joined so far: that is not playing. With these dice Ann moves first.
    expect(pings()).toHaveLength(1);
    await order();
    await order();
    expect(pings()).toEqual([]);
    const table1 = await stage.services.referee.tableIn(channelId(table()));
    const acted = table1 && (await stage.services.people.lastAct(table1.header.id, playerId(benoit())));
    const ping = await stage.sandbox.waitFor(table(), ({ content }) => content.startsWith(`<@${benoit()}>`));
    expect(ping.createdAt).toBeGreaterThanOrEqual((acted?.at ?? Infinity) + PLAYING);
  });
});
