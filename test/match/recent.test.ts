import { expect, test } from 'vitest';
import type { MatchId } from '../../src/match/header.js';
import { SNAPSHOT_EVERY } from '../../src/match/apply.js';
import type { Chapter } from '../../src/rules/kernel/contract.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { accepted, counting, toy } from '../support/counting.js';
import { ANN, begin, BOB, openHouse, order, type House } from '../support/table.js';

/** A house whose rules and store count what is folded and read. */
async function watched(store?: House['store']) {
  const counts = { folds: 0, loads: 0, events: 0, headers: 0 };
  const rules = counting();
  const plain = store ?? (await openHouse()).store;
  const counted: House['store'] = {
    ...plain,
    load: (...args) => (counts.loads++, plain.load(...args)),
    events: (...args) => (counts.events++, plain.events(...args)),
    header: (...args) => (counts.headers++, plain.header(...args)),
  };
  const evolve: typeof rules.evolve = (...args) => (counts.folds++, rules.evolve(...args));
  const house = await openHouse({ store: counted, rulesetOf: () => ({ ...rules, evolve }) });
  return { house, counts, plain };
}

async function play(house: House, match: MatchId, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const orders = [
      [ANN, { type: 'add', n: 1 }],
      [BOB, { type: 'add', n: 3 }],
      [BOB, { type: 'guess', n: turn }],
      [ANN, { type: 'guess', n: 9 }],
    ] as const;
    for (const [player, command] of orders) {
      accepted(await house.referee.submit(order(house, match, player, toy(command))));
    }
  }
}

/** What is told after an order: the chapter's span, the views around it, its events; then the newest event. */
async function tell({ referee }: House, match: MatchId, named?: Chapter) {
  const table = await referee.table(match);
  const state = table?.state;
  if (!state) throw new Error('no match');
  const { version } = table.header;
  const chapter = named ?? counting().chapter(state);
  const span = await referee.span(match, chapter);
  if (!span) throw new Error('no chapter');
  return {
    before: await referee.stateAt(match, span.from - 1),
    after: await referee.stateAt(match, span.to),
    events: await referee.history(match, span.from, span.to, spectator),
    last: await referee.history(match, version, version, spectator),
  };
}

test('H-02 what an order has made is told from what the commit had in hand: nothing is folded or read again', async () => {
  const { house, counts } = await watched();
  const match = await begin(house, { scenario: 'toy/long' });
  await play(house, match, 3);
  Object.assign(counts, { folds: 0, loads: 0, events: 0, headers: 0 });
  await play(house, match, 1);
  const told = await tell(house, match);
  expect(counts).toEqual({ folds: 0, loads: 0, events: 0, headers: 0 });
  // The same is told by a house that has to read it.
  const fresh = await watched(house.store);
  expect(await tell(fresh.house, match)).toEqual(told);
});

test('H-02 after a restart a match is read once, from its newest snapshot, and its tail is folded once', async () => {
  const { house, plain } = await watched();
  const match = await begin(house, { scenario: 'toy/long' });
  await play(house, match, 8);
  const fresh = await watched(plain);
  await tell(fresh.house, match);
  const { version } = (await plain.header(match)) ?? { version: 0 };
  expect(version).toBeGreaterThan(2 * SNAPSHOT_EVERY);
  expect(fresh.counts.loads).toBe(1);
  expect(fresh.counts.folds).toBeLessThan(SNAPSHOT_EVERY + 10);
  expect(fresh.counts.events).toBe(0);
});

test('H-02 what was taken back is not told from memory, nor what happened before it as if it counted', async () => {
  const { house } = await watched();
  const match = await begin(house, { scenario: 'toy/long' });
  await play(house, match, 2);
  const give = async (player: typeof ANN, type: 'add' | 'guess', n: number) =>
    accepted(await house.referee.submit(order(house, match, player, toy({ type, n }))));
  await give(ANN, 'add', 1);
  await give(BOB, 'add', 1);
  await give(BOB, 'guess', 41);
  accepted(await house.referee.undo({ ...house.act(BOB), match }));
  await give(BOB, 'guess', 42);
  await give(ANN, 'guess', 9);
  await give(ANN, 'add', 1);
  const told = await tell(house, match);
  expect(told.last.length).toBeGreaterThan(0);
  const fresh = await watched(house.store);
  expect(await tell(fresh.house, match)).toEqual(told);
  const guessed = { turn: 3, phase: 'guessing' };
  const opened = await tell(house, match, guessed);
  expect(await tell(fresh.house, match, guessed)).toEqual(opened);
  expect(JSON.stringify(opened.events)).toContain('42');
  expect(JSON.stringify(opened.events)).not.toContain('41');
});
