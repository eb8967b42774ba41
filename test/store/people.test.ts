import { describe, expect, test } from 'vitest';
import { unchosen, unsettled, type Preferences, type Server } from '../../src/match/people.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { accepted, toy } from '../support/counting.js';
import { ANN, begin, BOB, CAT, CHANNEL, lobby, openHouse, order, RED } from '../support/table.js';

const GONE = playerId('gone-1');
const CHOSEN: Preferences = {
  player: ANN,
  locale: 'fr',
  pings: 'always',
  quiet: { from: 1320, to: 420 },
  zone: 'Europe/Paris',
  away: { from: '2026-01-02', to: '2026-01-09' },
  direct: true,
  shut: true,
  snoozedUntil: instant(5),
  remindEvery: 24,
  digestAt: 480,
  remindedAt: instant(6),
  digestedAt: instant(7),
};
const SERVER: Server = {
  guild: 'g',
  locale: 'ru',
  arbiterRole: '77',
  channels: [channelId('5')],
  clock: 'chrono',
  presets: [{ name: 'club', ruleset: 'battletech', options: { a: 'b' }, locked: true }],
  place: 'forum',
  forum: channelId('6'),
  palette: 'dark',
};

describe('what people have chosen', () => {
  test('comes back as it was kept; who has chosen nothing has the defaults', async () => {
    const { store } = await openHouse();
    expect(await store.preferences(ANN)).toEqual(unchosen(ANN));
    await store.putPreferences(CHOSEN);
    expect(await store.preferences(ANN)).toEqual(CHOSEN);
    expect(await store.preferences(BOB)).toEqual(unchosen(BOB));
  });

  test('their last order is known, and the matches in which they have a place', async () => {
    const house = await openHouse();
    const match = await begin(house);
    expect(await house.store.lastAct(match, CAT)).toBeNull();
    const given = order(house, match, ANN, toy({ type: 'add', n: 1 }));
    const { table } = accepted(await house.referee.submit(given));
    expect(await house.store.lastAct(match, ANN)).toEqual({ first: 5, seq: table.header.version, at: given.at });
    expect((await house.store.matchesOf(BOB)).map(({ id }) => id)).toEqual([match]);
    expect(await house.store.matchesOf(CAT)).toEqual([]);
  });

  test('when an open question was asked', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const { state } = accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 })))).table;
    const asked = state?.agenda.at(-1)?.asked?.questions[0];
    const given = (await house.store.lastAct(match, ANN))?.at;
    expect(asked && (await house.store.askedAt(match, asked.id))).toBe(given);
  });
});

describe('forgetting', () => {
  test('takes the id out of ended matches at once and out of running ones when they end', async () => {
    const house = await openHouse();
    const { store, referee } = house;
    const running = await begin(house);
    await store.putPreferences(CHOSEN);
    await store.putVisit(running, ANN, { seq: 3, at: instant(5) });
    const early = accepted(await referee.create(lobby(house, { channel: channelId('other') }))).table.header.id;
    accepted(await referee.leave({ ...house.act(ANN), match: early }));

    expect(await store.forget(ANN, GONE, instant(9))).toEqual({ running: [running], ended: 1 });
    expect(await store.preferences(ANN)).toEqual(unchosen(ANN));
    expect(await store.visit(running, ANN)).toBeNull();
    expect((await store.header(early))?.owner).toBe(GONE);
    expect((await store.header(running))?.owner).toBe(ANN);
    expect(await store.forgetEnded(() => GONE)).toBe(0);

    accepted(await referee.submit(order(house, running, ANN, { type: 'concede' })));
    expect(await store.forgetEnded(() => GONE)).toBe(1);
    expect(await store.forgetEnded(() => GONE)).toBe(0);
    const header = await store.header(running);
    expect(header?.owner).toBe(GONE);
    expect(header?.holders.map(({ player }) => player)).toEqual([GONE, BOB]);
    expect((await store.orders(running)).some(({ player }) => player === ANN)).toBe(false);
    expect((await referee.tableIn(CHANNEL))?.header.owner).toBe(GONE);
  });

  test('reaches what a seat that was handed over says of who took it', async () => {
    const house = await openHouse();
    const { store, referee } = house;
    const match = await begin(house);
    const { revision } = (await store.header(match)) ?? { revision: 0 };
    const command = { type: 'enact', motion: { kind: 'substitute', seat: RED, player: CAT } };
    const event = { type: 'Substituted', seat: seatId('red'), player: CAT, by: null } as const;
    const order = {
      key: 'handed over',
      at: instant(7),
      by: 'seat',
      seat: null,
      player: CAT,
      command,
      question: null,
      shape: 1,
      decisions: 1,
    } as const;
    await store.append(match, revision, {
      order,
      events: [{ event, chapter: { turn: 1, phase: 'adding' } }],
      outbox: [],
      closed: [],
      owed: false,
      deadlines: [],
      header: { status: 'ended' },
      snapshot: null,
    });
    expect(JSON.stringify([await store.orders(match), await store.events(match, 1, 99)])).toContain(CAT);
    expect(await store.forget(CAT, GONE, instant(9))).toEqual({ running: [], ended: 1 });
    const story = JSON.stringify([await store.orders(match), await store.events(match, 1, 99)]);
    expect(story).not.toContain(`"${CAT}"`);
    expect(story).toContain(GONE);
    expect((await referee.export(match)).events.length).toBeGreaterThan(1);
  });
});

describe('servers', () => {
  test('what was chosen comes back; forgotten, the defaults', async () => {
    const { store } = await openHouse();
    expect(await store.server('g')).toEqual(unsettled('g'));
    await store.putServer(SERVER);
    expect(await store.server('g')).toEqual(SERVER);
    await store.forgetServer('g');
    expect(await store.server('g')).toEqual(unsettled('g'));
  });

  test('a match is held once, and its posts go on when it is let go', async () => {
    const house = await openHouse();
    const match = await begin(house);
    const held = { match, why: 'rights', since: instant(5) } as const;
    expect(await house.store.hold(held)).toBe(true);
    expect(await house.store.hold(held)).toBe(false);
    expect(await house.store.holdOf(match)).toEqual(held);
    const [item] = await house.store.due(instant(0), 1);
    await house.store.postpone(item?.id ?? 0, instant(1_000_000));
    expect(await house.store.due(instant(0), 10)).toEqual([]);
    await house.store.unhold(match);
    expect(await house.store.holds()).toEqual([]);
    expect((await house.store.due(instant(0), 10)).length).toBeGreaterThan(0);
  });

  test('the chapters of a match in their order', async () => {
    const house = await openHouse();
    const match = await begin(house);
    for (const player of [ANN, BOB])
      accepted(await house.referee.submit(order(house, match, player, toy({ type: 'add', n: 1 }))));
    expect(await house.store.chapters(match)).toEqual([
      { turn: 0, phase: 'adding' },
      { turn: 1, phase: 'adding' },
      { turn: 1, phase: 'guessing' },
    ]);
  });
});
