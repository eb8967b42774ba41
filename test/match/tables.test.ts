import { expect, test } from 'vitest';
import { matchIdOf } from '../../src/match/lobby.js';
import { instant } from '../../src/match/header.js';
import { createTables } from '../../src/match/tables.js';
import { accepted, counting, toy } from '../support/counting.js';
import { ANN, begin, openHouse, order } from '../support/table.js';

/** A house with a match in play, and tables that count how often they load. */
async function counted() {
  const house = await openHouse();
  const match = await begin(house, { scenario: 'toy/long' });
  const facts = { loads: 0, now: 0 };
  const store: typeof house.store = {
    ...house.store,
    load: (...args) => {
      facts.loads++;
      return house.store.load(...args);
    },
  };
  return {
    house,
    match,
    facts,
    tables: createTables(
      store,
      () => counting(),
      () => instant(facts.now),
    ),
  };
}

test('a match is loaded once, and again when somebody else has written to it', async () => {
  const { house, match, facts, tables } = await counted();
  const first = await tables.get(match);
  expect(await tables.get(match)).toEqual(first);
  expect(facts.loads).toBe(1);
  const { table } = accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 }))));
  expect((await tables.get(match))?.table).toEqual(table);
  expect(facts.loads).toBe(2);
});

test('a match that nobody looks at for a quarter of an hour is forgotten', async () => {
  const { match, facts, tables } = await counted();
  const atHand = await tables.get(match);
  if (!atHand) throw new Error('no match');
  const other = { ...atHand, table: { ...atHand.table, header: { ...atHand.table.header, id: matchIdOf('other') } } };
  facts.now = 15 * 60_000;
  tables.keep(other, []);
  await tables.get(match);
  expect(facts.loads).toBe(1);
  facts.now = 31 * 60_000;
  tables.keep(other, []);
  await tables.get(match);
  expect(facts.loads).toBe(2);
});
