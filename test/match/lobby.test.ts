import { describe, expect, test } from 'vitest';
import { REFEREE } from '../../src/match/header.js';
import { commitmentOf } from '../../src/match/dice.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { accepted, toy } from '../support/counting.js';
import { ANN, begin, BLUE, BOB, CAT, CHANNEL, DAN, lobby, openHouse, order, RED, sit } from '../support/table.js';

describe('making a match', () => {
  test('the maker sits on the side they named, options left out take their defaults, the commitment is shown', async () => {
    const house = await openHouse();
    const { table, duplicate } = accepted(await house.referee.create(lobby(house, { options: { luck: 'off' } })));
    expect(duplicate).toBe(false);
    expect(table.state).toBeNull();
    expect(table.header).toMatchObject({ status: 'lobby', owner: ANN, options: { pace: 'slow', luck: 'off' } });
    expect(table.header.holders).toMatchObject([{ player: ANN, side: RED, seat: null }]);
    expect(table.header.commitment).toBe(commitmentOf('07'.repeat(32)));
    expect(await house.store.header(table.header.id)).toEqual(table.header);
  });

  test.each([
    [{}, 'fast'],
    [{ pace: 'slow' }, 'slow'],
  ])('with %j the options left out are those that the scenario sets: %s', async (options, pace) => {
    const house = await openHouse();
    const made = accepted(await house.referee.create(lobby(house, { scenario: 'toy/fast', options })));
    expect(made.table.header.options).toMatchObject({ pace });
  });

  test('a retried making returns the same match', async () => {
    const house = await openHouse();
    const act = lobby(house);
    const first = accepted(await house.referee.create(act));
    const again = accepted(await house.referee.create(act));
    expect(again.duplicate).toBe(true);
    expect(again.table.header).toEqual(first.table.header);
  });

  const refused = [
    [
      'an unknown scenario',
      { scenario: 'toy/none' },
      {
        code: 'match/unknown-scenario',
        params: { scenario: 'toy/none', known: ['toy/duel', 'toy/pairs', 'toy/long', 'toy/broken', 'toy/fast'] },
      },
    ],
    [
      'an unknown option',
      { options: { speed: 'fast' } },
      { code: 'match/unknown-option', params: { option: 'speed', known: ['pace', 'luck'] } },
    ],
    [
      'a value that an option does not have',
      { options: { pace: 'dull' } },
      { code: 'match/unknown-option-value', params: { option: 'pace', value: 'dull', known: ['slow', 'fast'] } },
    ],
    [
      'a side that the scenario does not have',
      { side: sideId('green') },
      { code: 'match/no-such-side', params: { side: 'green', sides: ['red', 'blue'] } },
    ],
  ] as const;
  test.each(refused)('%s is refused', async (_name, changes, refusal) => {
    const house = await openHouse();
    expect(await house.referee.create(lobby(house, changes))).toMatchObject({ ok: false, error: refusal });
    expect(await house.store.live()).toEqual([]);
  });

  test('a channel has one live match', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    expect(await house.referee.create(lobby(house, house.act(BOB)))).toMatchObject({
      error: { code: 'match/channel-taken', params: { match } },
    });
  });
});

describe('joining and leaving', () => {
  test('a player joins the side they name, or the freest', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    await sit(house, match, BOB, null);
    await sit(house, match, CAT, RED);
    await sit(house, match, DAN, null);
    const { header } = (await house.referee.table(match)) ?? {};
    expect(header?.holders.map(({ player, side }) => [player, side])).toEqual([
      [ANN, RED],
      [BOB, BLUE],
      [CAT, RED],
      [DAN, BLUE],
    ]);
  });

  test('two who join at once from two processes both have their place', async () => {
    const house = await openHouse();
    const other = await openHouse({ store: house.store });
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    await Promise.all([
      house.referee.join({ ...house.act(BOB), match, side: BLUE }),
      other.referee.join({ ...other.act(CAT, 'cat-joins'), match, side: BLUE }),
    ]);
    expect((await house.store.header(match))?.holders.map(({ player }) => player).sort()).toEqual([ANN, BOB, CAT]);
  });

  test('a full side, a full table, a second place and a side that is not there are refused', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    const join = (player: typeof ANN, side: typeof RED | null) =>
      house.referee.join({ ...house.act(player), match, side });
    expect(await join(ANN, BLUE)).toMatchObject({ error: { code: 'match/already-joined', params: { side: 'red' } } });
    expect(await join(BOB, RED)).toMatchObject({
      error: { code: 'match/side-full', params: { side: 'red', players: 1, most: 1 } },
    });
    expect(await join(BOB, sideId('green'))).toMatchObject({ error: { code: 'match/no-such-side' } });
    accepted(await join(BOB, BLUE));
    expect(await join(CAT, null)).toMatchObject({ error: { code: 'match/full', params: { most: 2 } } });
  });

  test('the next person owns a lobby that its maker leaves, and a lobby left by all ends', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    await sit(house, match, BOB, BLUE);
    const left = accepted(await house.referee.leave({ ...house.act(ANN), match }));
    expect(left.table.header).toMatchObject({ status: 'lobby', owner: BOB, holders: [{ player: BOB }] });
    expect(await house.referee.leave({ ...house.act(CAT), match })).toMatchObject({
      error: { code: 'match/not-a-player' },
    });
    const empty = accepted(await house.referee.leave({ ...house.act(BOB), match }));
    expect(empty.table.header).toMatchObject({ status: 'ended', holders: [] });
    expect(await house.store.liveIn(CHANNEL)).toBeNull();
  });

  test('the owner ends the lobby at once, nobody else may', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    await sit(house, match, BOB, BLUE);
    const stop = { type: 'abandon', agrees: true } as const;
    expect(await house.referee.submit(order(house, match, BOB, stop))).toMatchObject({
      error: { code: 'match/not-the-owner', params: { owner: ANN } },
    });
    const { table } = accepted(await house.referee.submit(order(house, match, ANN, stop)));
    expect(table.header.status).toBe('ended');
    expect(table.state).toBeNull();
  });

  test('in the lobby no order of play is taken', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    for (const command of [
      toy({ type: 'add', n: 1 }),
      { type: 'concede' },
      { type: 'abandon', agrees: false },
    ] as const) {
      expect(await house.referee.submit(order(house, match, ANN, command))).toMatchObject({
        error: { code: 'match/not-started' },
      });
    }
  });
});

describe('changing the rules of a match', () => {
  test('the owner changes options in the lobby; those not named stay', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { options: { luck: 'off' } }))).table.header.id;
    const change = (player: typeof ANN, options: Readonly<Record<string, string>>) =>
      house.referee.configure({ ...house.act(player), match, options });
    accepted(await change(ANN, { pace: 'fast' }));
    expect((await house.store.header(match))?.options).toEqual({ pace: 'fast', luck: 'off' });
    expect(await change(BOB, { pace: 'slow' })).toMatchObject({ error: { code: 'match/not-the-owner' } });
    expect(await change(ANN, { pace: 'dull' })).toMatchObject({ error: { code: 'match/unknown-option-value' } });
    expect(await change(ANN, { speed: 'fast' })).toMatchObject({ error: { code: 'match/unknown-option' } });
    await sit(house, match, BOB, BLUE);
    accepted(await house.referee.start({ ...house.act(ANN), match }));
    expect(await change(ANN, { pace: 'slow' })).toMatchObject({ error: { code: 'match/already-started' } });
    expect((await house.store.header(match))?.options).toEqual({ pace: 'fast', luck: 'off' });
  });
});

describe('starting', () => {
  test('seats are dealt in the order of joining', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    await sit(house, match, BOB, BLUE);
    await sit(house, match, CAT, RED);
    const { table, events } = accepted(await house.referee.start({ ...house.act(CAT), match }));
    expect(table.header).toMatchObject({ status: 'playing' });
    expect(table.header.startedAt).not.toBeNull();
    expect(table.header.holders.map(({ player, seat }) => [player, seat])).toEqual([
      [ANN, 'red-1'],
      [BOB, 'blue'],
      [CAT, 'red-2'],
    ]);
    expect(events[0]?.event.type).toBe('Began');
    expect(table.state?.seats.map(({ id }) => id)).toEqual(['red-1', 'red-2', 'blue']);
  });

  test('an empty side, a stranger, a second start and leaving in play are refused', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    const start = (player: typeof ANN) => house.referee.start({ ...house.act(player), match });
    expect(await start(ANN)).toMatchObject({
      error: { code: 'match/too-few-players', params: { side: 'blue', players: 0, fewest: 1 } },
    });
    await sit(house, match, BOB, BLUE);
    expect(await start(CAT)).toMatchObject({ error: { code: 'match/not-a-player' } });
    accepted(await start(BOB));
    expect(await start(ANN)).toMatchObject({ error: { code: 'match/already-started' } });
    expect(await house.referee.join({ ...house.act(CAT), match, side: null })).toMatchObject({
      error: { code: 'match/already-started' },
    });
    expect(await house.referee.leave({ ...house.act(BOB), match })).toMatchObject({
      error: { code: 'match/leave-in-play' },
    });
  });

  test("a set-up that the game's rules refuse leaves the lobby as it was", async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/broken' }))).table.header.id;
    await sit(house, match, BOB, BLUE);
    const before = await house.store.header(match);
    expect(await house.referee.start({ ...house.act(ANN), match })).toMatchObject({
      error: { code: 'counting/no-goal' },
    });
    expect(await house.store.header(match)).toEqual(before);
  });
});

describe('as whom a player looks', () => {
  test('a holder in the lobby sees for their side, a seated player for their seat, others as spectators', async () => {
    const house = await openHouse();
    const made = accepted(await house.referee.create(lobby(house))).table;
    expect(house.referee.viewerOf(made, ANN)).toEqual({ as: 'side', side: 'red' });
    expect(house.referee.viewerOf(made, BOB)).toEqual({ as: 'spectator' });
    expect(house.referee.view(made, { as: 'spectator' })).toBeNull();
    const other = await openHouse();
    const table = await other.referee.table(await begin(other));
    expect(table && other.referee.viewerOf(table, BOB)).toEqual({ as: 'seat', seat: 'blue' });
  });
});

describe('a match against Arbitre', () => {
  test('Arbitre sits on the other sides, on all of them when the maker takes none', async () => {
    const house = await openHouse();
    const made = accepted(await house.referee.create(lobby(house, { opponent: 'referee' }))).table.header;
    expect(made.holders.map(({ player, side }) => [player, side])).toEqual([
      [ANN, RED],
      [REFEREE, BLUE],
    ]);
    const other = await openHouse();
    const watched = accepted(await other.referee.create(lobby(other, { opponent: 'referee', side: null })));
    expect(watched.table.header.holders.map(({ player, side }) => [player, side])).toEqual([
      [REFEREE, RED],
      [REFEREE, BLUE],
    ]);
  });

  test('Arbitre leaves a side that a person joins; left by all persons the lobby ends', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { opponent: 'referee' }))).table.header.id;
    await sit(house, match, BOB, null);
    expect((await house.referee.table(match))?.header.holders.map(({ player }) => player)).toEqual([ANN, BOB]);
    accepted(await house.referee.leave({ ...house.act(BOB), match }));
    accepted(await house.referee.leave({ ...house.act(ANN), match }));
    expect((await house.referee.table(match))?.header.status).toBe('ended');
  });
});
