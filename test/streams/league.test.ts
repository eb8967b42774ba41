import { beforeEach, describe, expect, test } from 'vitest';
import { channelId, instant, playerId, type MatchId, type PlayerId, type StreamId } from '../../src/match/header.js';
import { matchIdOf } from '../../src/match/lobby.js';
import { createQueue } from '../../src/match/queue.js';
import { ok } from '../../src/rules/kernel/result.js';
import type { Actor, Command } from '../../src/rules/league/commands.js';
import { entrantId, pairingId } from '../../src/rules/league/ids.js';
import type { LeagueStream } from '../../src/rules/league/league.js';
import { openStore, type WholeStore } from '../../src/store/index.js';
import type { WokenRounds } from '../../src/match/rounds.js';
import { createCourier, deliverable, openKey } from '../../src/streams/courier.js';
import { createDesk, type Desk } from '../../src/streams/desk.js';
import { leagueKind } from '../../src/streams/league.js';
import { OFFICIAL } from '../../src/streams/ports.js';
import { accepted, toyLibrary } from '../support/counting.js';
import { DAY, leagueOf } from '../support/league.js';
import { ANN, BOB, CHANNEL, openHouse, order, type House } from '../support/table.js';

/** A league in the store: its matches are made by the house, and book themselves. */

const CYD = playerId('1007');
const SETUP = leagueOf(
  { kind: 'swiss', rounds: 1 },
  { table: { scenario: 'toy/duel', sides: ['red', 'blue'], options: {}, clock: null } },
);

let house: House;
let store: WholeStore;
let desk: Desk<LeagueStream>;
let courier: WokenRounds;
let stream: StreamId;
let now: number;

beforeEach(async () => {
  store = await openStore(':memory:');
  now = 0;
  house = await openHouse({ store });
  desk = createDesk(leagueKind(toyLibrary), {
    store,
    queue: createQueue(),
    randomBytes: (size) => new Uint8Array(size).fill(3),
    committed: () => undefined,
  });
  const needs = {
    store,
    referee: house.referee,
    openThread: (_: typeof CHANNEL, message: string) => Promise.resolve(channelId(message)),
    now: () => instant(now),
  };
  const log = (message: string, facts: object): never => {
    throw new Error(
      `${message} ${JSON.stringify(facts, (_, value) => (value instanceof Error ? value.message : value) as unknown)}`,
    );
  };
  courier = createCourier({ ...needs, desks: [deliverable(desk, needs)], log });
  const founded = await desk.found({
    ...house.act(CYD),
    ...{ guild: null, channel: CHANNEL, locale: 'en', about: {}, members: [{ player: CYD, part: OFFICIAL }] },
    order: { by: 'house', at: 0, command: { type: 'found', setup: SETUP } },
  });
  stream = accepted(founded).standing.header.id;
});

const give = async (player: PlayerId, by: Actor, command: Command) =>
  accepted(await desk.submit({ ...house.act(player), stream }, () => ok({ by, at: now, command }))).standing;

/** Somebody signs up, and is seated with the same commit. */
const enter = async (player: PlayerId, name: string) =>
  accepted(
    await desk.submit(
      {
        ...house.act(player),
        stream,
        seats: ({ members, state }) => [
          ...members,
          { player, part: entrantId(state.entrants.length + 1), since: instant(0) },
        ],
      },
      () => ok({ by: 'house', at: now, command: { type: 'enter', name } }),
    ),
  ).standing;

/** Ann and Bob sign up and play: their post goes out, and the courier opens the match. */
async function playing(): Promise<MatchId> {
  await enter(ANN, 'Ann');
  await enter(BOB, 'Bob');
  await give(CYD, 'official', { type: 'begin' });
  for (const [player, n] of [
    [ANN, 1],
    [BOB, 2],
  ] as const) {
    await give(player, entrantId(n), { type: 'ready', pairing: pairingId(1) });
  }
  for (const { id, match, post: name } of await store.due(instant(Number.MAX_SAFE_INTEGER), 50)) {
    if (name === 'pairing:p1') {
      await store.settle(id, { match, name, channel: CHANNEL, message: '31', marker: 'm', published: null });
    }
  }
  await courier.round();
  return matchIdOf(openKey(stream, 'p1'));
}

const resultOf = async () => (await desk.get(stream))?.state.pairings[0]?.result ?? null;

describe('LGE-10 a league in the store', () => {
  test('whoever signs up is seated by the same commit; both ready, and their match is made in its thread', async () => {
    const match = await playing();
    expect((await desk.get(stream))?.members.map(({ player, part }) => [player, part])).toEqual([
      [CYD, OFFICIAL],
      [ANN, 'e1'],
      [BOB, 'e2'],
    ]);
    const { header } = (await house.referee.table(match)) ?? {};
    const sides = (await desk.get(stream))?.state.pairings[0]?.sides ?? [];
    const red = sides[0] === 'e1' ? ANN : BOB;
    expect(header).toMatchObject({ status: 'playing', channel: '31', of: { stream, subject: 'p1' } });
    expect(header?.holders.find(({ seat }) => seat === 'red')?.player).toBe(red);
    expect(header?.holders.every(({ salt }) => salt !== '')).toBe(true);
  });

  test('its end books itself, and so does what is decided about it afterwards', async () => {
    const match = await playing();
    accepted(await house.referee.submit(order(house, match, ANN, { type: 'concede' })));
    await courier.round();
    const booked = await resultOf();
    const sides = (await desk.get(stream))?.state.pairings[0]?.sides ?? [];
    expect(booked).toMatchObject({ by: 'match', winner: sides[0] === 'e2' ? 'first' : 'second', match: { id: match } });
    expect((await desk.get(stream))?.state).toMatchObject({ status: 'over', placed: ['e2', 'e1'] });
    const judging = { match, official: true, reason: 'cheating' };
    accepted(await house.referee.annul({ ...house.act(CYD), ...judging }));
    await courier.round();
    expect(await resultOf()).toBeNull();
    const events = await desk.events(stream, 1, 100);
    expect(events.flatMap(({ event }) => (event.type === 'Corrected' ? [event.reason] : []))).toEqual(['cheating']);
    expect(await store.mail(10)).toEqual([]);
  });

  test('time is kept by deadlines: reminders, then what the league has settled', async () => {
    await enter(ANN, 'Ann');
    await enter(BOB, 'Bob');
    await give(CYD, 'official', { type: 'begin' });
    now = 11 * DAY;
    await courier.round();
    const posts = (await store.due(instant(Number.MAX_SAFE_INTEGER), 50)).map(({ post }) => post);
    expect(posts).toEqual(expect.arrayContaining(['ping:ready:p1:e1:72', 'ping:ready:p1:e2:72']));
    expect(posts).toContain('round:0.0.0');
    now = 15 * DAY;
    await courier.round();
    await courier.round();
    expect(await resultOf()).toMatchObject({ winner: 'none', by: 'forfeit' });
  });

  test('one that is over is put away, and its channel is free again', async () => {
    await give(CYD, 'official', { type: 'end' });
    expect((await desk.get(stream))?.header.endedAt).toBe(0);
    expect(await desk.in(CHANNEL)).toBeNull();
  });
});
