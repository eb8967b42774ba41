import { halfOrderFrom } from '../../src/store/json.js';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Batch, Store } from '../../src/match/ports.js';
import { channelId, instant, playerId, type MatchHeader } from '../../src/match/header.js';
import { matchIdOf } from '../../src/match/lobby.js';
import { questionId, seatId, sideId } from '../../src/rules/kernel/ids.js';
import { connect } from '../../src/store/connection.js';
import { openStore, storeOn } from '../../src/store/index.js';
import { temporaryFolder } from '../support/files.js';

const ANN = playerId('1');
const CHANNEL = channelId('c');
const NOW = instant(1000);

const header = (name: string, changes: Partial<MatchHeader> = {}): MatchHeader => ({
  id: matchIdOf(name),
  ruleset: 'battletech',
  scenario: 'toy/duel',
  options: { luck: 'on' },
  forces: { red: '1' },
  map: { name: 'made-oak', text: '{}' },
  clock: { kind: 'none' },
  locale: 'ru',
  guild: 'g',
  channel: CHANNEL,
  owner: ANN,
  status: 'lobby',
  holders: [{ player: ANN, side: sideId('red'), seat: null, joinedAt: NOW, salt: '' }],
  commitment: 'c0ffee',
  createdAt: NOW,
  startedAt: null,
  endedAt: null,
  version: 0,
  revision: 1,
  ...changes,
});

const batch = (key: string, changes: Partial<Batch> = {}): Batch => ({
  order: {
    key,
    at: NOW,
    by: 'seat',
    seat: seatId('red'),
    player: ANN,
    question: null,
    command: { type: 'pass' },
    shape: 1,
    decisions: 1,
  },
  events: [],
  outbox: [],
  closed: [],
  owed: false,
  deadlines: [],
  header: {},
  snapshot: null,
  ...changes,
});

const happened = (turn: number, phase = 'adding'): Batch['events'][number] => ({
  event: { type: 'Conceded', seat: seatId(`red-${turn}`) },
  chapter: { turn, phase },
});

async function withMatch(name = 'm'): Promise<{ store: Store; match: MatchHeader['id'] }> {
  const store = await openStore(':memory:');
  const made = header(name);
  expect(await store.create(made, 'the seed', batch('made').order, [])).toBe('created');
  return { store, match: made.id };
}

describe('matches', () => {
  test('a header comes back as it was written', async () => {
    const { store, match } = await withMatch();
    expect(await store.header(match)).toEqual(header('m'));
    expect(await store.seed(match)).toBe('the seed');
    expect(JSON.stringify(await store.header(match))).not.toContain('the seed');
    expect(await store.header(matchIdOf('other'))).toBeNull();
  });

  test('one live match a channel; an ended one makes room and is the last until the next', async () => {
    const { store, match } = await withMatch();
    const second = header('second', { createdAt: instant(2000) });
    const create = () => store.create(second, 's', batch('made').order, []);
    expect(await create()).toBe('taken');
    await store.append(match, 1, batch('end', { header: { status: 'ended', endedAt: NOW } }));
    expect(await store.liveIn(CHANNEL)).toBeNull();
    expect(await store.matchIn(CHANNEL)).toBe(match);
    expect(await create()).toBe('created');
    expect(await create()).toBe('duplicate');
    expect(await store.liveIn(CHANNEL)).toBe(second.id);
    expect(await store.matchIn(CHANNEL)).toBe(second.id);
    expect(await store.live()).toEqual([second.id]);
  });
});

test('the database itself holds to one live match a channel, one order a key, one event a number', async () => {
  const path = join(temporaryFolder(), 'arbitre.sqlite');
  const connection = connect(path);
  const { $client: sqlite } = connection.db;
  const store = storeOn(path, connection);
  const { id } = header('m');
  await store.create(header('m'), 's', batch('made').order, []);
  await store.append(id, 1, batch('a', { events: [happened(1)] }));
  const copy = (table: string, change: string) => () =>
    sqlite.exec(`
      CREATE TEMP TABLE copy AS SELECT * FROM ${table} LIMIT 1;
      UPDATE copy SET ${change};
      INSERT INTO ${table} SELECT * FROM copy;`);
  const reset = () => sqlite.exec('DROP TABLE temp.copy');
  for (const [table, change] of [
    ['matches', "id = 'other'"],
    ['orders', 'number = 99'],
    ['events', "phase = 'other'"],
  ] as const) {
    expect(copy(table, change), table).toThrow(/UNIQUE constraint failed/u);
    reset();
  }
  expect(copy('events', 'seq = 99, order_number = 99')).toThrow(/FOREIGN KEY constraint failed/u);
  await store.close();
});

describe('the log', () => {
  test('an append adds order, events, snapshot and outbox and raises version and revision', async () => {
    const { store, match } = await withMatch();
    const events = [happened(1), happened(1), happened(2, 'guessing')];
    const holders = [{ player: ANN, side: sideId('red'), seat: seatId('red'), joinedAt: NOW, salt: '' }];
    const change = batch('a', { events, header: { status: 'playing', startedAt: NOW, holders } });
    expect(await store.append(match, 1, change)).toBe('appended');
    expect(await store.header(match)).toEqual({
      ...header('m', { status: 'playing', startedAt: NOW, holders }),
      version: 3,
      revision: 2,
    });
    const stored = events.map((event, i) => ({ ...event, seq: i + 1, at: NOW, shape: 1, order: 'a' }));
    expect(await store.events(match, 1, 99)).toEqual(stored);
    expect(await store.events(match, 2, 2)).toEqual(stored.slice(1, 2));
    expect(await store.eventsOf(match, 'a')).toEqual(stored);
    expect(await store.eventsOf(match, 'made')).toEqual([]);
    expect(await store.eventsOf(match, 'never')).toBeNull();
    expect((await store.orders(match)).map(({ key }) => key)).toEqual(['made', 'a']);
    expect(await store.span(match, { turn: 1, phase: 'adding' })).toEqual({ from: 1, to: 2 });
    expect(await store.span(match, { turn: 1, phase: 'guessing' })).toBeNull();
  });

  test('a key counts once, even when it comes with an old expectation', async () => {
    const { store, match } = await withMatch();
    expect(await store.append(match, 1, batch('a', { events: [happened(1)] }))).toBe('appended');
    expect(await store.append(match, 1, batch('a', { events: [happened(1)] }))).toBe('duplicate');
    expect(await store.append(match, 2, batch('a', { events: [happened(1)] }))).toBe('duplicate');
    expect((await store.header(match))?.version).toBe(1);
  });

  test('an append that expects another revision changes nothing', async () => {
    const { store, match } = await withMatch();
    await store.append(match, 1, batch('a', { events: [happened(1)] }));
    const before = await store.load(match, 1);
    const late = batch('b', { events: [happened(1)], outbox: [{ post: 'panel', action: 'put', seq: 2 }] });
    expect(await store.append(match, 1, late)).toBe('conflict');
    expect(await store.load(match, 1)).toEqual(before);
    expect(await store.due(NOW, 9)).toEqual([]);
  });

  test('a match is loaded from the newest snapshot of the running rules', async () => {
    const { store, match } = await withMatch();
    const state = { agenda: [] } as unknown as NonNullable<Batch['snapshot']>;
    await store.append(match, 1, batch('a', { events: [happened(1), happened(2)], snapshot: state }));
    await store.append(match, 2, batch('b', { events: [happened(3)] }));
    expect(await store.load(match, 1)).toMatchObject({ snapshot: { seq: 2, state }, events: [{ seq: 3 }] });
    expect(await store.load(match, 2)).toMatchObject({ snapshot: null, events: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
    expect(await store.load(match, 1, 1)).toMatchObject({ snapshot: null, events: [{ seq: 1 }] });
    expect(await store.load(matchIdOf('other'), 1)).toBeNull();
  });

  test('two processes on one file: of two appends on one revision one is done and one conflicts', async () => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    const [one, two] = [await openStore(path), await openStore(path)];
    const made = header('m');
    await one.create(made, 's', batch('made').order, []);
    expect((await two.header(made.id))?.revision).toBe(1);
    expect(await two.append(made.id, 1, batch('two', { events: [happened(1)] }))).toBe('appended');
    expect(await one.append(made.id, 1, batch('one', { events: [happened(1)] }))).toBe('conflict');
    expect(await one.append(made.id, 2, batch('one', { events: [happened(1)] }))).toBe('appended');
    expect((await two.events(made.id, 1, 9)).map(({ order }) => order)).toEqual(['two', 'one']);
    await one.close();
    await two.close();
  });
});

describe('outbox and posts', () => {
  const put = (post: string, seq = 1) => ({ post, action: 'put', seq }) as const;
  const remove = (post: string, seq = 1) => ({ post, action: 'delete', seq }) as const;
  const message = (match: MatchHeader['id'], name: string) => ({
    match,
    name,
    channel: CHANNEL,
    message: 'message',
    marker: 'marker',
    published: 'hash',
  });

  test('items come oldest first, the newest of a post alone', async () => {
    const { store, match } = await withMatch();
    await store.append(match, 1, batch('a', { outbox: [put('report:1:x'), put('panel')] }));
    await store.append(match, 2, batch('b', { outbox: [put('report:1:x', 2), put('report:1:y', 2), put('panel', 2)] }));
    const due = await store.due(NOW, 9);
    expect(due.map(({ post, seq }) => [post, seq])).toEqual([
      ['report:1:x', 2],
      ['report:1:y', 2],
      ['panel', 2],
    ]);
    expect(await store.due(NOW, 1)).toEqual(due.slice(0, 1));
  });

  test('an item that was put off holds back the later ones of its match, not those of others', async () => {
    const { store, match } = await withMatch();
    const other = header('other', { channel: channelId('d') });
    await store.append(match, 1, batch('a', { outbox: [put('lobby'), put('panel'), put('end')] }));
    await store.create(other, 's', batch('made').order, [put('lobby')]);
    const [, panel] = await store.due(NOW, 9);
    await store.postpone(panel?.id ?? 0, instant(5000));
    const due = async (at: number) => (await store.due(instant(at), 9)).map((item) => `${item.match} ${item.post}`);
    expect(await due(4999)).toEqual([`${match} lobby`, `${other.id} lobby`]);
    expect(await due(5000)).toHaveLength(4);
    // A newer panel waits as long as the older one would have.
    await store.append(match, 2, batch('b', { outbox: [put('panel', 2)] }));
    expect(
      (await store.due(instant(5000), 9)).find(({ post, match: of }) => post === 'panel' && of === match),
    ).toMatchObject({
      seq: 2,
      attempts: 1,
      notBefore: 5000,
    });
  });

  test('an item is settled with what fills its post; one that came meanwhile stays', async () => {
    const { store, match } = await withMatch();
    await store.append(match, 1, batch('a', { outbox: [put('panel')] }));
    const [first] = await store.due(NOW, 9);
    const reserved = { ...message(match, 'panel'), message: null, published: null };
    await store.reservePost(reserved);
    expect(await store.post(match, 'panel')).toEqual(reserved);
    await store.append(match, 2, batch('b', { outbox: [put('panel', 2)] }));
    await store.settle(first?.id ?? 0, message(match, 'panel'));
    expect(await store.post(match, 'panel')).toEqual(message(match, 'panel'));
    expect(await store.due(NOW, 9)).toMatchObject([{ post: 'panel', seq: 2 }]);
  });

  test('a delete goes out only where something stands or may just be going out', async () => {
    const { store, match } = await withMatch();
    await store.append(match, 1, batch('a', { outbox: [remove('ping:q1')] }));
    expect(await store.due(NOW, 9)).toEqual([]);
    await store.append(match, 2, batch('b', { outbox: [put('ping:q2')] }));
    await store.append(match, 3, batch('c', { outbox: [remove('ping:q2')] }));
    expect(await store.due(NOW, 9)).toMatchObject([{ post: 'ping:q2', action: 'delete' }]);
    await store.reservePost(message(match, 'ping:q3'));
    await store.append(match, 4, batch('d', { outbox: [remove('ping:q3')] }));
    const due = await store.due(NOW, 9);
    expect(due.map(({ post }) => post)).toEqual(['ping:q2', 'ping:q3']);
    await store.settle(due[1]?.id ?? 0, null);
    expect(await store.post(match, 'ping:q3')).toBeNull();
  });
});

describe('drafts', () => {
  test('a half-made order is kept per player and question, and dies with its question', async () => {
    const { store, match } = await withMatch();
    const draft = (q: number, partial: Readonly<Record<string, string>>) => ({
      match,
      player: ANN,
      question: questionId(q),
      order: { kind: 'blanks', blanks: partial } as const,
    });
    await store.putDraft(draft(1, { unit: 'A' }));
    await store.putDraft(draft(1, { unit: 'A', mode: 'walk' }));
    await store.putDraft(draft(2, {}));
    expect(await store.draft(match, ANN, questionId(1))).toEqual(draft(1, { unit: 'A', mode: 'walk' }));
    expect(await store.draft(match, playerId('2'), questionId(1))).toBeNull();
    await store.append(match, 1, batch('a', { closed: [questionId(1)] }));
    expect(await store.draft(match, ANN, questionId(1))).toBeNull();
    await store.dropDrafts(match, questionId(2));
    expect(await store.draft(match, ANN, questionId(2))).toBeNull();
  });

  test('H-07 each kind of half-made order comes back as it was put away, and what was written as blanks alone or as slots is understood', async () => {
    const { store, match } = await withMatch();
    const question = questionId(1);
    for (const order of [
      { kind: 'blanks', blanks: { again: 'a unit of that name' } },
      { kind: 'passing' },
      { kind: 'typed', order: '{"command":"pass","options":{}}' },
    ] as const) {
      await store.putDraft({ match, player: ANN, question, order });
      expect(await store.draft(match, ANN, question)).toEqual({ match, player: ANN, question, order });
    }
    expect(halfOrderFrom('{"unit":"A"}')).toEqual({ kind: 'blanks', blanks: { unit: 'A' } });
    expect(halfOrderFrom('{"kind":"slots","slots":{"unit":"A"}}')).toEqual({ kind: 'blanks', blanks: { unit: 'A' } });
    expect(halfOrderFrom('{"pass":"yes"}')).toEqual({ kind: 'passing' });
    expect(halfOrderFrom('{"again":"{}"}')).toEqual({ kind: 'typed', order: '{}' });
  });
});
