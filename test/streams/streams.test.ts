import { describe, expect, test } from 'vitest';
import { channelId, playerId } from '../../src/match/header.js';
import { ok } from '../../src/rules/kernel/result.js';
import { openStore } from '../../src/store/index.js';
import { OFFICIAL } from '../../src/streams/ports.js';
import { accepted } from '../support/counting.js';
import { begun, conceded, fought, seasonHouse } from '../support/season.js';
import { ANN, BOB } from '../support/table.js';

const judge = playerId('1009');

describe('a campaign or league is a stream of its own (issue 18, ground 2)', () => {
  test('is founded once, and stands as its events say after a restart', async () => {
    const store = await openStore(':memory:');
    const season = await seasonHouse(store);
    const stream = await begun(season);
    expect(await begun(season)).toBe(stream);
    await fought(season, stream, '1');
    const again = await seasonHouse(store);
    const standing = await again.desk.get(stream);
    expect(standing?.state.battles).toEqual({ 1: null });
    expect(standing?.header).toMatchObject({ version: 2, revision: 2 });
  });

  test('its battle is opened by the house in the thread of its post, with nobody pressing anything', async () => {
    const season = await seasonHouse(await openStore(':memory:'));
    const stream = await begun(season);
    const match = await fought(season, stream, '1');
    const { header, state } = (await season.house.referee.table(match)) ?? {};
    expect(header).toMatchObject({ status: 'playing', channel: '31', of: { stream, subject: '1' } });
    expect(header?.holders.map(({ player, seat }) => [player, seat])).toEqual([
      [ANN, 'red'],
      [BOB, 'blue'],
    ]);
    expect(state?.outcome).toBeNull();
    await season.courier.round();
    expect(season.opened).toEqual(['1']);
  });

  test('its battle waits until its post is out', async () => {
    const season = await seasonHouse(await openStore(':memory:'));
    const stream = await begun(season);
    const act = { ...season.house.act(ANN), stream };
    accepted(await season.desk.submit(act, () => ok({ at: 0, command: { type: 'fight', battle: '9' } })));
    await season.courier.round();
    expect(season.opened).toEqual([]);
    expect(await season.house.store.liveIn(channelId('39'))).toBeNull();
  });

  test('hears of the end of a battle once, and of what is decided about it afterwards', async () => {
    const store = await openStore(':memory:');
    const season = await seasonHouse(store);
    const stream = await begun(season);
    const match = await fought(season, stream, '1');
    await conceded(season, match, 'end');
    await season.courier.round();
    const booked = await season.desk.get(stream);
    expect(booked?.state).toMatchObject({ battles: { 1: ['blue'] }, bookings: 1, diceRolled: 1 });
    const judging = { match, official: true, reason: 'cheating' };
    accepted(await season.house.referee.annul({ ...season.house.act(judge), ...judging }));
    await season.courier.round();
    expect((await season.desk.get(stream))?.state.battles).toEqual({ 1: [] });
    accepted(await season.house.referee.reopen({ ...season.house.act(judge), ...judging, to: null }));
    await season.courier.round();
    expect((await season.desk.get(stream))?.state.battles).toEqual({ 1: null });
    expect(await store.mail(10)).toEqual([]);
  });

  test('knows its members and officials; orders with a key count once', async () => {
    const store = await openStore(':memory:');
    const season = await seasonHouse(store);
    const stream = await begun(season);
    const act = { ...season.house.act(ANN, 'seat'), stream, word: 'appoint' };
    const appoint = () =>
      season.desk.seat(act, ({ members }) => ok([...members, { player: judge, part: OFFICIAL, since: act.at }]));
    accepted(await appoint());
    expect(accepted(await appoint()).duplicate).toBe(true);
    expect(await store.members(stream)).toEqual([{ player: judge, part: OFFICIAL, since: act.at }]);
    expect((await store.streamOrders(stream)).map(({ word }) => word)).toEqual(['begin', 'appoint']);
  });
});
