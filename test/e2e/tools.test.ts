import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage } from '../support/bot.js';

const hooked: string[] = [];
const { stage, table, slash } = useStage({
  api: true,
  post: (_, __, body) => {
    hooked.push(body);
    return Promise.resolve(204);
  },
});

it('a token lets a program read until it is revoked; an address is told of a match, and never one within (issue 18.7)', async () => {
  expect(told(await slash('Benoît', 'tools token', { name: 'page' }))).toContain('gestionnaires et aux arbitres');
  const made = told(await slash('Ann', 'tools token', { name: 'page' }));
  const token = /arb_[\w-]+/u.exec(made)?.[0] ?? '';
  const get = async () => fetch(`${stage().api ?? ''}/v1`, { headers: { authorization: `Bearer ${token}` } });
  for (const what of ['results', 'ledger', 'calendar'])
    expect(told(await slash('Ann', 'tools table', { what }))).not.toBe('');
  // In the channel of a league it is the league that is told of, while no match goes on there.
  await slash('Ann', 'league new', { title: 'Winter', format: 'swiss' });
  expect(told(await slash('Benoît', 'tools webhook', { address: 'https://example.org/' }))).toContain('arbitres');
  expect(told(await slash('Ann', 'tools webhooks'))).toContain('this league');
  expect(told(await slash('Ann', 'tools webhook', { address: 'https://example.org/club' }))).toContain('this league');
  await stage().settled();
  await slash('Benoît', 'league join', { name: 'Benoît' });
  await stage().settled();
  const [first, last] = [hooked[0], hooked.at(-1)].map((body) => JSON.parse(body ?? '') as unknown);
  expect(first).toMatchObject({ league: { title: 'Winter' }, status: 'sign-up', awaited: [] });
  expect(last).toMatchObject({ league: { title: 'Winter' }, events: [{ event: { type: 'Entered' } }] });
  // It can go on elsewhere, by the word of an official and for a key alone; here it then takes no more orders.
  const mine = /[0-9a-f]{64}/u.exec(told(await slash('Benoît', 'tools move')))?.[0] ?? '';
  expect(told(await slash('Benoît', 'tools move', { to: mine }))).toContain('arbitres');
  expect(told(await slash('Ann', 'tools move', { to: 'somebody' }))).toContain('somebody');
  expect(told(await slash('Ann', 'tools move', { to: mine }))).toContain(`--key ${mine}`);
  await stage().settled();
  expect(JSON.parse(hooked.at(-1) ?? '')).toMatchObject({ league: { moved: true }, awaited: [] });
  expect(told(await slash('Benoît', 'league leave'))).toContain('ligue');
  hooked.length = 0;

  await slash('Ann', 'match new', { scenario: 'green', opponent: 'referee' });
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ matches: [{ status: 'lobby', channel: table() }] });

  const wrong = ['https://10.0.0.1/', 'https://[::1]/', 'http://example.org/', 'https://a:b@example.org/', 'example'];
  for (const address of wrong) expect(told(await slash('Ann', 'tools webhook', { address }))).toContain(address);
  expect(told(await slash('Benoît', 'tools webhook', { address: 'https://example.org/' }))).toContain('propriétaire');
  expect(told(await slash('Ann', 'tools webhook', { address: 'https://example.org/hook' }))).toMatch(/[0-9a-f]{64}/u);
  await stage().settled();
  await slash('Ann', 'match start');
  await stage().settled();
  expect(hooked.length).toBeGreaterThan(1);
  const match = await stage().services.referee.tableIn(channelId(table()));
  expect(JSON.parse(hooked.at(-1) ?? '')).toMatchObject({ match: { id: match?.header.id, status: 'playing' } });
  const list = told(await slash('Ann', 'tools webhooks'));
  expect(list).toContain('https://example.org/hook');
  const id = /w-[0-9a-f]{10}/u.exec(list)?.[0] ?? '';
  expect(told(await slash('Ann', 'tools unhook', { webhook: 'w-x' }))).toContain(id);
  expect(told(await slash('Ann', 'tools unhook', { webhook: id }))).toContain(id);

  const key = token.slice(4, 16);
  expect(told(await slash('Ann', 'tools tokens'))).toContain(key);
  expect(told(await slash('Ann', 'tools revoke', { token: 'nothing' }))).toContain(key);
  expect(told(await slash('Ann', 'tools revoke', { token: key }))).toContain(key);
  expect((await get()).status).toBe(401);
});
