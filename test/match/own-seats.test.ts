import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/games/index.js';
import { libraryOf } from '../support/library.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { MOST_TURNS_UNATTENDED } from '../../src/match/play.js';
import { REFEREE, channelId } from '../../src/match/header.js';
import { accepted, counted, counter, counting, toy } from '../support/counting.js';
import { ANN, begin, lobby, openHouse, order } from '../support/table.js';

const add = (n: number) => toy({ type: 'add', n });

describe("Arbitre's own seats", () => {
  test('answer as soon as they are asked, as orders of their own with a key from the question', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee' });
    const applied = accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    // The player's own answer does not wait for them.
    expect(applied.table.state && counted(applied.table.state).count).toBeGreaterThan(0);
    await house.referee.idle();
    const orders = await house.store.orders(match);
    expect(orders.filter(({ player }) => player === REFEREE)).toMatchObject([
      { key: 'referee:q2', by: 'seat', seat: 'blue', command: { type: 'add', n: 2 } },
      { key: 'referee:q4', by: 'seat', seat: 'blue', command: { type: 'guess', n: 7 } },
    ]);
    expect(house.logged).toEqual([]);
  });

  test('a match in which Arbitre plays all sides is played to its end', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee', side: null });
    expect((await house.referee.table(match))?.header.status).toBe('ended');
    expect(house.logged).toEqual([]);
  });

  test('S-03 what it says beside a question leaves the question to be answered', async () => {
    const instruction = { about: 'ask', when: 'sighted-or-shot-at' } as const;
    let said = 0;
    const opponent = () => () =>
      said++ === 0 ? ({ type: 'instruct', instruction } as const) : ({ type: 'pass' } as const);
    const house = await openHouse({ library: libraryOf(), rulesetOf, opponentOf: opponent });
    const made = lobby(house, { scenario: 'tactic148/skirmish', opponent: 'referee', side: sideId('airborne') });
    const match = accepted(await house.referee.create(made)).table.header.id;
    accepted(await house.referee.start({ ...house.act(ANN), match }));
    await house.referee.idle();
    for (let i = 0; i < 4 && said < 2; i++) {
      accepted(await house.referee.submit(order(house, match, ANN, { type: 'pass' })));
      await house.referee.idle();
    }
    const [word, answer] = (await house.store.orders(match)).filter(({ player }) => player === REFEREE);
    expect(word).toMatchObject({ by: 'seat', command: { type: 'instruct' } });
    expect(answer).toMatchObject({ by: 'seat', command: { type: 'pass' } });
    expect(word?.key).toMatch(`${answer?.key ?? 'none'}:`);
    expect(house.logged).toEqual([]);
  });

  test.each([
    ['plays against the rules', () => add(99)],
    ['has no answer', () => null],
    [
      'fails',
      () => {
        throw new Error('out of ideas');
      },
    ],
  ])('an opponent that %s passes instead', async (name, opponent) => {
    const house = await openHouse({ opponentOf: () => opponent });
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    await house.referee.idle();
    const own = (await house.store.orders(match)).filter(({ player }) => player === REFEREE);
    expect(own).toMatchObject([
      { by: 'referee', seat: 'blue', command: { type: 'pass' } },
      { by: 'referee', seat: 'blue', command: { type: 'pass' } },
    ]);
    expect(house.logged.length > 0).toBe(name !== 'has no answer');
  });

  test('agree to stop when all persons do', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, { type: 'abandon', agrees: true })));
    await house.referee.idle();
    expect((await house.referee.table(match))?.state?.outcome).toMatchObject({ winners: [], reason: 'abandoned' });
  });

  test('call a match off that no person plays and that does not end', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long', opponent: 'referee', side: null });
    const table = await house.referee.table(match);
    expect(table?.state?.outcome).toMatchObject({ winners: [], reason: 'abandoned' });
    expect(table?.state && counting().chapter(table.state).turn).toBe(MOST_TURNS_UNATTENDED + 1);
  });

  test('rest between their orders where people only watch, and nowhere else', async () => {
    const rests: (() => void)[] = [];
    const house = await openHouse({ rest: () => new Promise((resolve) => rests.push(resolve)) });
    const played = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, played, ANN, add(1))));
    await house.referee.idle();
    expect(rests).toHaveLength(0);
    const watched = await begin(house, { opponent: 'referee', side: null, channel: channelId('2002') });
    const given = async () => (await house.store.orders(watched)).filter(({ player }) => player === REFEREE).length;
    expect([await given(), rests.length]).toEqual([1, 1]);
    // Another push during the rest does not shorten it.
    await house.referee.resume();
    await house.referee.idle();
    expect([await given(), rests.length]).toEqual([1, 1]);
    for (const wake of rests) {
      wake();
      await setImmediate();
      await house.referee.idle();
    }
    expect((await house.referee.table(watched))?.header.status).toBe('ended');
    expect(rests.length).toBe(await given());
  });

  test('HID-01 what is said beside the questions adds no rest, which onlookers could notice', async () => {
    const instruction = { about: 'ask', when: 'sighted-or-shot-at' } as const;
    const MOST = 6;
    const restsBeside = async (says: boolean): Promise<readonly [rests: number, answers: number]> => {
      let said = !says;
      const opponent = () => {
        const word = said ? ({ type: 'pass' } as const) : ({ type: 'instruct', instruction } as const);
        said = true;
        return word;
      };
      let rests = 0;
      const rest = () => (++rests < MOST ? Promise.resolve() : new Promise<void>(() => undefined));
      const house = await openHouse({ library: libraryOf(), rulesetOf, opponentOf: () => opponent, rest });
      const made = lobby(house, { scenario: 'tactic148/skirmish', opponent: 'referee', side: null });
      const match = accepted(await house.referee.create(made)).table.header.id;
      accepted(await house.referee.start({ ...house.act(ANN), match }));
      const given = async () => (await house.store.orders(match)).filter(({ player }) => player === REFEREE);
      while (rests < MOST) {
        await setImmediate();
        await house.referee.idle();
      }
      const orders = await given();
      expect(orders.some(({ command }) => command.type === 'instruct')).toBe(says);
      return [rests, orders.filter(({ command }) => command.type === 'pass').length];
    };
    expect(await restsBeside(true)).toEqual(await restsBeside(false));
  });

  test('go on after a restart', async () => {
    const house = await openHouse({ opponentOf: () => counter });
    const match = accepted(await house.referee.create(lobby(house, { opponent: 'referee', side: null }))).table.header
      .id;
    // The program ends between the start and the first order of Arbitre's: here another process has made the start.
    const stopped = await openHouse({
      store: {
        ...house.store,
        append: async (id, expected, batch) =>
          batch.order.player === REFEREE ? Promise.reject(new Error('gone')) : house.store.append(id, expected, batch),
      },
    });
    accepted(await stopped.referee.start({ ...house.act(ANN), match }));
    await stopped.referee.idle();
    expect(stopped.logged.join()).toContain("Arbitre's seat could not act");
    expect((await house.referee.table(match))?.header.status).toBe('playing');
    await house.referee.resume();
    await house.referee.idle();
    expect((await house.referee.table(match))?.header.status).toBe('ended');
  });
});
