import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/ports.js';
import { controlsOf, startStage, wordsOf, type Stage } from '../support/bot.js';
import { orderByPress } from '../support/press.js';

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

/** Presses the button of the newest post whose verb and arguments begin like this. */
async function press(who: string, begins: string) {
  await stage.settled();
  const post = stage.sandbox.messages(table, who).findLast((message) => find(message, begins));
  const control = post && find(post, begins);
  if (!post || !control) throw new Error(`no button ${begins}`);
  const outcome = await stage.sandbox.as(who).press(post, control.id);
  await stage.settled();
  return outcome;
}
const find = (message: Parameters<typeof controlsOf>[0], begins: string) =>
  controlsOf(message).find(({ id }) => id.replace(/^(\w+)\|[^|#]*/, '$1').startsWith(begins));

describe('a match by buttons', () => {
  it('goes to its end without a slash after the first', async () => {
    await (await stage.sandbox.as('Ann').slash(table, 'match new', { scenario: 'green', side: 'defender' })).answered();
    await press('Benoît', 'join|attacker');
    await press('Ann', 'start');
    const taps = { count: 0 };
    let orders = 0;
    while (await orderByPress(stage, table, taps)) {
      await stage.settled();
      expect(++orders).toBeLessThan(400);
    }
    const ended = await stage.house.referee.tableIn(channelId(table));
    expect(ended?.header.status).toBe('ended');
    expect(wordsOf(stage.sandbox.messages(table, 'Ann').at(-1))).toMatch(/over/);
    expect(stage.logged).toEqual([]);
    expect(taps.count / orders).toBeLessThan(12);
  });
});
