import { describe, expect, it } from 'vitest';
import { createResults } from '../../src/discord/results.js';
import { createLog } from '../../src/log.js';
import { channelId, instant } from '../../src/match/header.js';
import { useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';

const { stage, slash, messages, table } = useStage();

const CAME = 'What came of your orders';

/** What a player was told alone of their orders. */
const toldTo = (who: string): readonly string[] =>
  messages(who)
    .filter(({ ephemeral }) => ephemeral)
    .map(wordsOf)
    .filter((words) => words.includes(CAME));

async function order(): Promise<void> {
  await orderByPress(stage(), table(), { count: 0 });
  await stage().settled();
}

describe('P-03 what came of an order', () => {
  it('is told to its player alone when it falls, once, though Arbitre ordered last', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    for (let orders = 0; orders < 24 && toldTo('Ann').length < 2; orders++) await order();
    const told = toldTo('Ann');
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
    expect(told.join('\n')).toMatch(/HBK-4G: you (hit|miss) \*\*ENF-4R\*\*/u);
    expect(toldTo('Vera')).toEqual([]);
    expect(stage().logged).toEqual([]);
  });

  it('is told by another process than the one that took the order, as long as Discord takes answers to it', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    const { services } = stage();
    const said: string[] = [];
    let now = Date.now();
    const again = () =>
      createResults({
        services,
        log: createLog('warn', () => undefined),
        now: () => instant(now),
        say: (telling, message) => {
          expect(telling.token).not.toBe('');
          said.push(JSON.stringify(message));
          return Promise.resolve();
        },
      });
    const header = async () => (await services.referee.tableIn(channelId(table())))?.header;
    for (let orders = 0; orders < 24 && said.length === 0; orders++) {
      const other = again();
      other.resume();
      await other.idle();
      await order();
      const match = (await header())?.id;
      if (match) other.committed(match);
      await other.idle();
    }
    expect(said.join()).toContain(CAME);
    expect(await services.people.tellings()).toHaveLength(1);
    now += 15 * 60_000;
    const late = again();
    late.resume();
    await late.idle();
    expect(await services.people.tellings()).toEqual([]);
  });

  it('is told with the call to the next question to whoever has not ordered here for a while', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', language: 'en' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    const calls = () => messages('Ann').filter(({ ephemeral, content }) => !ephemeral && content.includes(CAME));
    for (let orders = 0; orders < 24 && calls().length === 0; orders++) await order();
    const [call] = calls();
    expect(call?.content).toMatch(/^<@\d+>/u);
    expect(call?.content.length).toBeLessThanOrEqual(2_000);
    expect(stage().logged).toEqual([]);
  });
});
