import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress, press } from '../support/press.js';
import { unit } from '../support/quick-start.js';

const { stage, table, slash, messages } = useStage();

describe('a Goliath at the table', () => {
  it('J-08 shifts to the side by buttons, and the channel is told so without the letters of the steps', async () => {
    await slash('Ann', 'match new', { scenario: 'lance-duel', opponent: 'referee' });
    await slash('Ann', 'match roster', { units: 'GOL-1H' });
    await slash('Ann', 'match start');
    for (let orders = 0; ; orders++) {
      if (orders > 12) throw new Error('the Goliath is never asked to move');
      await stage().settled();
      const next = await awaited(stage(), table());
      if (next?.view.game.turn === 1 && next.command.type === 'move') break;
      await orderByPress(stage(), table(), { count: 0 });
    }
    const { user = '' } = (await awaited(stage(), table())) ?? {};
    const shift = { type: 'move', unit: unit('GOL-1H'), mode: 'walk', steps: 'Q', exit: false } as const;
    await press(stage(), table(), { user, command: shift }, { count: 0 });
    await stage().settled();
    const { state } = (await stage().services.referee.tableIn(channelId(table()))) ?? {};
    const goliath = state && 'board' in state.game ? state.game.units.find(({ id }) => id === 'GOL-1H') : undefined;
    expect(goliath?.moved).toMatchObject({ mode: 'walk', steps: 'Q', entered: 1 });
    for (const text of messages().map(wordsOf)) expect(text).not.toMatch(/\bQ\b/u);
    expect(stage().logged).toEqual([]);
  });
});
