import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo } from '../../src/api/answers.js';
import { startApi, type ApiServer } from '../../src/api/server.js';
import { newToken, tokenOf, type TokenKind } from '../../src/match/access.js';
import { instant, playerId } from '../../src/match/header.js';
import { createArchives } from '../../src/streams/archives.js';
import { club, HARE } from '../support/club.js';
import { ANN, begin, openHouse } from '../support/table.js';

let api: ApiServer | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

/** A server with a campaign, in which a card is held, and a league; tokens for it and for another server. */
async function served() {
  const { store, house, randomBytes, campaigns, leagues, season, league, give } = await club();
  const { hands } = await give({ type: 'deal', faction: HARE });
  await give({ type: 'award', faction: HARE, currency: 'resources', amount: 5, reason: '=1+1' });
  const token = async (kind: TokenKind, guild = 'club') => {
    const { text, id, hash } = newToken(randomBytes);
    const made = { id, guild, kind, name: 'x', hash, player: playerId('1001'), at: instant(0), usedAt: null };
    await store.putToken(made);
    return text;
  };
  const archives = createArchives({ store, referee: house.referee, randomBytes });
  const sources = { referee: house.referee, campaigns, leagues, archives, store };
  const needs = { ...sources, access: store, now: () => instant(1_000_000) };
  api = await startApi({ host: '127.0.0.1', port: 0 }, { ...needs, log: () => undefined });
  const { origin } = api;
  const get = async (path: string, bearer?: string, init: RequestInit = {}) => {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${origin}${path}`, { headers, ...init });
    return { status: response.status, body: await response.text(), type: response.headers.get('content-type') };
  };
  return { store, house, campaigns, sources, season, league, card: hands[HARE]?.[0]?.card ?? '', origin, get, token };
}

describe('issue 18.7: other programs read what everybody on the server may know', () => {
  test('with a token of that server, as JSON, as tables and as a calendar; what is held in secret is in none of it', async () => {
    const { house, campaigns, season, league, card, get, token, store } = await served();
    const key = await token('read');
    const all = await get('/v1', key);
    expect(JSON.parse(all.body)).toMatchObject({
      campaigns: [{ id: season.id, endedAt: null }],
      leagues: [{ id: league.id, title: 'Winter' }],
    });
    const paths = ['', '/events', '/ledger.csv', '/missions.csv', '/archive'].map(
      (part) => `/v1/campaigns/${season.id}${part}`,
    );
    const answers = await Promise.all(paths.map((path) => get(path, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const said = answers.map(({ body }) => body).join('\n');
    // Every card of the deck is in the set-up; who holds which is nowhere.
    expect(
      [`"card":"${card}"`, 'event-card', await store.streamSeed(season.id)].filter((one) => said.includes(one)),
    ).toEqual([]);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
      view: { hands: { 'white-hare': { count: 1, cards: null } } },
    });
    const { events } = JSON.parse(answers[1]?.body ?? '') as { readonly events: readonly unknown[] };
    expect(events).toContainEqual(
      expect.objectContaining({ event: { type: 'Redacted', of: 'CardDrawn', seat: null } }),
    );
    expect(answers[2]?.body).toContain('"resources","house","white-hare","5","award"');
    for (const part of ['', '/events', '/results.csv', '/archive'])
      expect((await get(`/v1/leagues/${league.id}${part}`, key)).status).toBe(200);
    expect((await get('/v1/deadlines.ics', key)).body).toContain(`UID:${season.id}-turn-1@arbitre`);
    // One that is over is still there to be read, and has no dates any more.
    await campaigns.close({ ...house.act(ANN), stream: season.id }, () => null);
    const after = JSON.parse((await get('/v1', key)).body) as { readonly campaigns: readonly object[] };
    expect(after.campaigns).toEqual([
      expect.objectContaining({ id: season.id, endedAt: expect.any(Number) as number }),
    ]);
    expect((await get(`/v1/campaigns/${season.id}`, key)).status).toBe(200);
    expect((await get('/v1/deadlines.ics', key)).body).not.toContain('VEVENT');
  });

  test('nobody else, and nothing of another server', async () => {
    const { season, get, token, store } = await served();
    const key = await token('read');
    const path = `/v1/campaigns/${season.id}`;
    const [id = ''] = /[0-9a-f]{12}/u.exec(key) ?? [];
    const other = `arb_${id}_${'A'.repeat(43)}`;
    const bad = [
      undefined,
      '',
      'x',
      other,
      `${key}x`,
      key.slice(0, -1),
      key.toUpperCase(),
      `arb_000000000000_${'A'.repeat(43)}`,
    ];
    for (const wrong of bad) expect((await get(path, wrong)).status).toBe(401);
    expect((await get(path, await token('read', 'elsewhere'))).status).toBe(404);
    // Of the token itself nothing is kept.
    expect(JSON.stringify(await store.tokens('club'))).not.toContain(key.slice(17));
    expect(await store.dropToken('elsewhere', id)).toBe(false);
    expect(await store.dropToken('club', id)).toBe(true);
    expect((await get(path, key)).status).toBe(401);
    expect(await tokenOf(store, key)).toBeNull();
  });

  const SHOWN = { id: 'x', kind: 'calendar', name: 'x', hash: '', player: null, at: instant(0), usedAt: null } as const;

  test('the calendar has the clocks that run in the matches of the server too, and none of another', async () => {
    const { sources, store } = await served();
    const house = await openHouse({ store });
    const clock = { kind: 'correspondence', turn: 3_600_000, reaction: 3_600_000, bank: 0 } as const;
    const match = await begin(house, { guild: 'club', clock });
    const asked = { path: ['v1', 'deadlines.ics'], query: new URLSearchParams(), token: null, inAddress: true };
    const feed = async (guild: string) =>
      (await answerTo({ ...sources, referee: house.referee }, asked, { ...SHOWN, guild }, instant(0))).body;
    const running = (await house.referee.table(match))?.state?.clock?.running ?? [];
    expect(running.length).toBeGreaterThan(0);
    for (const { question, seat } of running) {
      expect(await feed('club')).toContain(`UID:${match}-${question}@arbitre`);
      expect(await feed('club')).toContain(`SUMMARY:toy/duel: ${seat}`);
    }
    expect(await feed('elsewhere')).not.toContain(match);
  });

  test('a token in an address opens the calendar alone', async () => {
    const { season, get, token } = await served();
    const [reads, dates] = [await token('read'), await token('calendar')];
    expect((await get(`/v1/deadlines.ics?token=${dates}`)).type).toContain('text/calendar');
    expect((await get(`/v1/deadlines.ics?token=${reads}`)).status).toBe(401);
    expect((await get(`/v1/campaigns/${season.id}?token=${dates}`)).status).toBe(404);
    expect((await get(`/v1/campaigns/${season.id}`, dates)).status).toBe(404);
    expect((await get('/v1/deadlines.ics', dates)).status).toBe(200);
  });

  test('nothing can be changed, no body is read, and what is no address is told so', async () => {
    const { origin, get, token } = await served();
    const key = await token('read');
    expect((await get('/v1', key, { method: 'POST', body: 'x'.repeat(1_000_000) })).status).toBe(405);
    expect((await get('/v1', key, { method: 'DELETE' })).status).toBe(405);
    const huge = await new Promise<number>((answered, fail) => {
      const headers = { authorization: `Bearer ${key}`, 'transfer-encoding': 'chunked' };
      const sent = request(`${origin}/v1`, { method: 'GET', headers }, (response) => {
        response.destroy();
        answered(response.statusCode ?? 0);
      });
      sent.on('error', fail);
      sent.write('x'.repeat(100_000));
    });
    expect(huge).toBe(413);
    for (const path of [
      '/',
      '/v2',
      '/v1/matches',
      '/v1/matches/none',
      '/v1/campaigns/..%2f',
      '/v1/a/b/c/d',
      `/v1/${'a'.repeat(900)}`,
    ])
      expect((await get(path, key)).status).toBe(404);
    expect((await get(`/${'a'.repeat(2_000)}`, key)).status).toBe(400);
    expect((await get('/v1', key, { headers: { 'x-big': 'y'.repeat(20_000) } })).status).toBe(431);
  });
});
