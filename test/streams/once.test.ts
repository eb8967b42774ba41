import { expect, test } from 'vitest';
import { streamIdOf } from '../../src/streams/desk.js';
import { dyingStore, type DyingStore } from '../support/dying.js';
import { begun, conceded, fought, seasonHouse } from '../support/season.js';

/**
 * Two battles are fought and booked. Whoever gives the orders gives them again after each death, as people do who were not
 * answered, and as the courier does by itself.
 */
async function season(store: DyingStore, dies: number | null): Promise<unknown> {
  const house = await seasonHouse(store.live(dies));
  const stream = await begun(house);
  for (const battle of ['1', '2']) {
    const match = await fought(house, stream, battle);
    await conceded(house, match, `end ${battle}`);
  }
  return (await house.desk.get(stream))?.state;
}

/** How many of the deaths there could be are tried; all of them where a long run asks for it. */
const EVERY = process.env['DEATHS'] === 'all' ? 1 : 23;

test(
  'a program that dies at any statement books each battle once (issue 18, ground 2)',
  { timeout: 300_000 },
  async () => {
    const whole = dyingStore();
    const state = await season(whole, null);
    expect(state).toMatchObject({ battles: { 1: ['blue'], 2: ['blue'] }, bookings: 2, diceRolled: 2 });
    const statements = whole.statements();
    expect(statements).toBeGreaterThan(100);
    for (let dies = 1; dies <= statements; dies += EVERY) {
      const store = dyingStore();
      await season(store, dies).catch(() => undefined);
      expect(await season(store, null), `died at ${dies}`).toEqual(state);
      const left = store.live(null);
      expect(await left.mail(10)).toEqual([]);
      const orders = await left.streamOrders(streamIdOf('found'));
      expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
    }
  },
);
