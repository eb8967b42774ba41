import { describe, expect, it } from 'vitest';
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
