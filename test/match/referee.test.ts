import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Submission, Table } from '../../src/match/acts.js';
import { seatFor } from '../../src/match/play.js';
import type { Store } from '../../src/match/ports.js';
import { REFEREE } from '../../src/match/header.js';
import { questionId, seatId } from '../../src/rules/kernel/ids.js';
import { openStore } from '../../src/store/index.js';
import { temporaryFolder } from '../support/files.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { accepted, counted, counting, toy } from '../support/counting.js';
import { ANN, begin, BLUE, BOB, CAT, CHANNEL, type House, lobby, openHouse, order, RED } from '../support/table.js';

const add = (n: number) => toy({ type: 'add', n });
const guess = (n: number) => toy({ type: 'guess', n });
const awaited = (house: House, table: Table | null) =>
  table && house.referee.view(table, spectator)?.questions.map((question) => question.seat);

describe('orders in play', () => {
  test('an order of the seat that is awaited is applied, and the next seat is awaited', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const applied = accepted(await house.referee.submit(order(house, match, ANN, add(2))));
    expect(applied.events.map(({ event }) => event.type)).toEqual(['Answered', 'Rolled', 'Added', 'Stepped', 'Asked']);
    expect(applied.events.every((stored, i) => stored.seq === (applied.events[0]?.seq ?? 0) + i)).toBe(true);
    expect(awaited(house, applied.table)).toEqual(['blue']);
  });

  test('a retried order returns the events of then and changes nothing', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const first = order(house, match, ANN, add(2));
    const applied = accepted(await house.referee.submit(first));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    const again = accepted(await house.referee.submit(first));
    expect(again.duplicate).toBe(true);
    expect(again.events).toEqual(applied.events);
    expect(again.table.header.revision).toBe(applied.table.header.revision + 1);
  });

  test('orders given at once are applied in the order of their arrival, none refused for being busy', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const results = await Promise.all([
      house.referee.submit(order(house, match, ANN, add(1))),
      house.referee.submit(order(house, match, BOB, add(2))),
      house.referee.submit(order(house, match, ANN, guess(5))),
      house.referee.submit(order(house, match, BOB, guess(6))),
    ]);
    expect(results.every((result) => result.ok)).toBe(true);
    const table = await house.referee.table(match);
    expect(counted(table?.state ?? null).turn).toBe(2);
  });

  test('two processes that decide on the same state: one order counts, the other is decided again', async () => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    const answers: string[] = [];
    const program = async () => {
      const store = await openStore(path);
      const append: Store['append'] = async (...args) => {
        const answer = await store.append(...args);
        answers.push(answer);
        return answer;
      };
      return openHouse({ store: { ...store, append } });
    };
    const [one, two] = [await program(), await program()];
    const match = await begin(one);
    answers.length = 0;
    const results = await Promise.all([
      one.referee.submit(order(one, match, ANN, add(1))),
      two.referee.submit(order(two, match, ANN, add(2))),
    ]);
    expect(answers).toEqual(['appended', 'conflict']);
    expect(results).toMatchObject([{ ok: true }, { ok: false, error: { code: 'match/not-awaited' } }]);
    // The same order through both processes counts once.
    const act = order(one, match, BOB, add(1));
    const both = await Promise.all([one.referee.submit(act), two.referee.submit(act)]);
    expect(both.map((result) => result.ok && result.value.duplicate)).toEqual([false, true]);
    expect(await one.referee.table(match)).toEqual(await two.referee.table(match));
    await Promise.all([one.store.close(), two.store.close()]);
  });

  test('the dice of a match go on from order to order and can be derived from its seed', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    const events = await house.store.events(match, 1, 100);
    const rolls = events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll.index] : []));
    expect(rolls).toEqual([0, 1]);
  });
});

describe('refusals in play', () => {
  const cases = [
    ['a stranger', CAT, add(1), {}, { code: 'match/not-a-player', params: {} }],
    [
      'somebody else for a seat',
      BOB,
      add(1),
      { seat: seatId('red') },
      { code: 'match/not-your-seat', params: { seat: 'red', yours: ['blue'] } },
    ],
    [
      'a seat that is not awaited',
      BOB,
      add(1),
      {},
      { code: 'match/not-awaited', params: { awaited: ['red'], due: ['add'] } },
    ],
    [
      'an order that another is due before',
      ANN,
      guess(1),
      {},
      { code: 'match/another-order-is-due', params: { due: 'add', given: 'guess' } },
    ],
    [
      'a press on a closed question',
      ANN,
      add(1),
      { question: questionId(99) },
      { code: 'match/question-closed', params: {} },
    ],
    [
      'an order against the rules',
      ANN,
      add(9),
      {},
      { code: 'counting/out-of-range', params: { n: 9, least: 1, most: 3 } },
    ],
    [
      'a vote taken back that was never given',
      ANN,
      { type: 'abandon', agrees: false },
      {},
      { code: 'match/already-voted', params: { agrees: false } },
    ],
  ] as const;

  test.each(cases)('%s is refused, and nothing changes', async (_name, player, command, changes, refusal) => {
    const house = await openHouse();
    const match = await begin(house);
    const before = await house.store.header(match);
    const result = await house.referee.submit(order(house, match, player, command, changes));
    expect(result).toMatchObject({ ok: false, error: refusal });
    expect(await house.store.header(match)).toEqual(before);
  });

  test("nobody gives orders in Arbitre's name", async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee' });
    expect(await house.referee.submit(order(house, match, REFEREE, add(1)))).toMatchObject({
      error: { code: 'match/not-a-player' },
    });
  });

  test('a player with several seats acts for the one that is asked, or says which', async () => {
    const house = await openHouse();
    const made = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    accepted(await house.referee.join({ ...house.act(CAT), match: made, side: RED }));
    accepted(await house.referee.join({ ...house.act(BOB), match: made, side: BLUE }));
    const { table } = accepted(await house.referee.start({ ...house.act(BOB), match: made }));
    const holders = table.header.holders.map((holder) => (holder.player === CAT ? { ...holder, player: ANN } : holder));
    const both: Table = { ...table, header: { ...table.header, holders } };
    const [first, second] = (table.state ? counting().open(table.state) : []).map(({ id }) => id);
    const seat = (changes: Partial<Submission>) => seatFor(both, order(house, made, ANN, add(1), changes), counting());
    expect(seat({})).toMatchObject({ error: { code: 'match/which-seat', params: { seats: ['red-1', 'red-2'] } } });
    expect(seat({ question: first ?? null })).toEqual({ ok: true, value: 'red-1' });
    expect(seat({ question: second ?? null })).toEqual({ ok: true, value: 'red-2' });
    expect(seat({ seat: seatId('red-2') })).toEqual({ ok: true, value: 'red-2' });
    expect(seat({ seat: seatId('blue') })).toMatchObject({ error: { code: 'match/not-your-seat' } });
  });

  test('a match that is not there is refused by its id', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    const other = await openHouse();
    expect(await other.referee.submit(order(other, match, ANN, add(1)))).toMatchObject({
      error: { code: 'match/no-such-match', params: { match } },
    });
  });

  test('after the end every order is refused', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await house.referee.submit(order(house, match, ANN, { type: 'concede' })));
    expect(await house.referee.submit(order(house, match, BOB, add(1)))).toMatchObject({
      error: { code: 'match/over' },
    });
    const late = { ...house.act(CAT), match, side: null };
    expect(await house.referee.join(late)).toMatchObject({ error: { code: 'match/over' } });
    expect(await house.referee.leave(late)).toMatchObject({ error: { code: 'match/over' } });
    expect(await house.referee.start(late)).toMatchObject({ error: { code: 'match/over' } });
  });
});

describe('ending a match', () => {
  test('a player who concedes gives the match to the other side', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const { table } = accepted(await house.referee.submit(order(house, match, BOB, { type: 'concede' })));
    expect(table.header.status).toBe('ended');
    expect(table.header.endedAt).not.toBeNull();
    expect(table.state?.outcome).toMatchObject({ winners: ['red'], reason: 'conceded' });
  });

  test('a match is abandoned when every seat agrees, and its channel is free again', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const stop = { type: 'abandon', agrees: true } as const;
    const first = accepted(await house.referee.submit(order(house, match, ANN, stop)));
    expect(first.table.header.status).toBe('playing');
    const second = accepted(await house.referee.submit(order(house, match, BOB, stop)));
    expect(second.table.header.status).toBe('ended');
    expect(second.table.state?.outcome).toMatchObject({ winners: [], reason: 'abandoned' });
    const next = accepted(await house.referee.create(lobby(house)));
    expect(next.table.header.id).not.toBe(match);
    expect((await house.referee.tableIn(CHANNEL))?.header.id).toBe(next.table.header.id);
  });

  test('the seat of a player who has conceded does not hold up their mates', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    accepted(await house.referee.join({ ...house.act(CAT), match, side: RED }));
    accepted(await house.referee.join({ ...house.act(BOB), match, side: BLUE }));
    accepted(await house.referee.start({ ...house.act(BOB), match }));
    accepted(await house.referee.submit(order(house, match, CAT, { type: 'concede' })));
    await house.referee.idle();
    const table = await house.referee.table(match);
    expect(table?.header.status).toBe('playing');
    // Any seat of red may act: Ann is not forestalled.
    expect(awaited(house, table)).toEqual(['red-1', 'red-2']);
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    await house.referee.idle();
    // All must guess: Cat's guess is passed.
    expect(awaited(house, await house.referee.table(match))).toEqual(['red-1', 'blue']);
  });
});
