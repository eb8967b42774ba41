import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/ports.js';
import { useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';

const { stage, table, messages, slash, press } = useStage();

describe('a match by buttons', () => {
  it('goes to its end without a slash after the first', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    const taps = { count: 0 };
    let orders = 0;
    while (await orderByPress(stage(), table(), taps)) {
      await stage().settled();
      expect(++orders).toBeLessThan(400);
    }
    const ended = await stage().house.referee.tableIn(channelId(table()));
    expect(ended?.header.status).toBe('ended');
    expect(wordsOf(messages().at(-1))).toMatch(/over/);
    expect(stage().logged).toEqual([]);
    expect(taps.count / orders).toBeLessThan(12);
  });
});
