import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { audit } from '../../src/rules/campaign/audit.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { balance } from '../../src/rules/campaign/ledger.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();

const HARE = factionId('white-hare');
const VALE = factionId('aldervane');

const state = async () => {
  const standing = await stage().services.campaigns.desk.in(channelId(table()));
  if (!standing) throw new Error('no campaign');
  return standing.state;
};
type Accounts = Readonly<Record<string, number>>;
const accounts = async (): Promise<Accounts> => (await state()).ledger.balances;
/** What changed from one moment to another. */
const between = (from: Accounts, to: Accounts): Accounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])].map((at) => [at, (to[at] ?? 0) - (from[at] ?? 0)]),
  );
const posts = () => messages('Vera').map(wordsOf).join('\n');

const begin = async () => {
  await slash('Vera', 'campaign new', { campaign: 'campaign/border-war' });
  await slash('Ann', 'campaign join', { faction: 'white-hare' });
  await slash('Benoît', 'campaign join', { faction: 'aldervane' });
};

const machine = async (faction: string, n: number): Promise<string> =>
  (await state()).machines.filter((one) => one.faction === faction)[n]?.id ?? '';

/** A mission of Ann's against Benoît, each with their n-th machine, if any. */
const raised = async (id: string, kind: string, n: number | null) => {
  const sent = async (faction: string) => (n === null ? {} : { machines: await machine(faction, n) });
  const raise = { province: 'alderhall', kind, ...(await sent('white-hare')) };
  expect(told(await slash('Ann', 'campaign mission', raise))).toMatch(/✓ /u);
  const send = { mission: id, side: 'defender', ...(await sent('aldervane')) };
  expect(told(await slash('Benoît', 'campaign send', send))).toMatch(/✓ /u);
};

/** Somebody gives up a battle. */
const givenUp = async (thread: string, who: string, key: string) => {
  const { referee } = stage().services;
  const header = (await referee.tableIn(channelId(thread)))?.header;
  const player = header?.holders.find((one) => one.player === stage().sandbox.as(who).id)?.player;
  if (!header || !player) throw new Error('no battle');
  const act = { key, player, at: header.createdAt, match: header.id };
  const done = await referee.submit({ ...act, seat: null, question: null, command: { type: 'concede' } });
  expect(done.ok).toBe(true);
  await stage().settled();
};

/** The battle of a mission is fought in its thread, and Benoît gives up; yields the thread. */
const fought = async (id: string): Promise<string> => {
  expect(told(await slash('Ann', 'campaign fight', { mission: id }))).toMatch(/✓ /u);
  await stage().settled();
  const thread = messages('Vera').find((message) => wordsOf(message).includes(`### ${id} `))?.id ?? '';
  await givenUp(thread, 'Benoît', `concede ${id}`);
  return thread;
};

it('a battle annulled after three later ones were booked leaves all accounts as if it had never been, and lists the debt (issue 18)', async () => {
  await begin();
  const before = await accounts();
  await raised('b1', 'raid', 0);
  const thread = await fought('b1');
  const booked = await accounts();
  expect(between(before, booked)['resources/white-hare']).toBe(40);

  // Another of BattleTech, one at a real table, one of another game.
  await raised('b2', 'raid', 1);
  await fought('b2');
  await raised('b3', 'raid', 2);
  await slash('Benoît', 'campaign table', { mission: 'b3' });
  const lost = await machine('aldervane', 2);
  await slash('Ann', 'campaign result', { mission: 'b3', winner: 'attacker', lost });
  await stage().settled();
  expect(posts()).toContain('/campaign agree mission:b3');
  expect(told(await slash('Benoît', 'campaign agree', { mission: 'b3' }))).toMatch(/✓ /u);
  await raised('b4', 'sortie', null);
  await fought('b4');
  expect((await state()).missions.map(({ status }) => status)).toEqual(['booked', 'booked', 'booked', 'booked']);
  await slash('Vera', 'campaign turn');
  // Everything is spent.
  const offers = await stage().sandbox.as('Ann').autocomplete(table(), 'campaign order', { what: 'buy ' }, 'what');
  expect(offers?.map(({ name }) => name)).toContain('buy KOSHI · 60 resources');
  expect(told(await slash('Ann', 'campaign order', { what: 'learn p1 gunnery' }))).toMatch(
    /costs 20 XP, and p1 has \d/u,
  );
  expect(told(await slash('Ann', 'campaign order', { what: 'buy KOSHI' }))).toMatch(
    /✓ Clan White Hare buys KOSHI-M\d+/u,
  );
  const left = String(-balance((await state()).ledger, 'resources', HARE));
  const spent = { faction: 'white-hare', currency: 'resources', amount: left, reason: 'a feast' };
  await slash('Vera', 'campaign award', spent);
  const later = await accounts();

  const annul = await stage().sandbox.as('Vera').slash(thread, 'match annul', { reason: 'wrong map' });
  await annul.answered();
  await stage().settled();
  const after = await state();
  expect(after.missions[0]?.status).toBe('annulled');
  const expected = between(between(before, booked), later);
  expect(Object.entries(between(expected, after.ledger.balances)).filter(([, change]) => change !== 0)).toEqual([]);
  expect(audit(after)).toEqual([]);
  expect(balance(after.ledger, 'resources', HARE)).toBeLessThan(0);
  expect(posts()).toMatch(/\*\*Debts\*\*: .*White Hare owes \d+ resources/u);
  const lines = told(await slash('Ann', 'campaign ledger'));
  expect(lines).toContain('**Debt:**');
  expect(lines).toContain('taken back');
}, 60_000);

it('CLN-13: a line of the account leads to what was told of the event of the battle (issue 18)', async () => {
  await begin();
  await raised('b1', 'raid', 0);
  const thread = await fought('b1');
  const account = told(await slash('Ann', 'campaign ledger', { faction: 'white-hare', mission: 'b1' }));
  expect(account).toContain('+40** resources (stake of a mission)');
  expect(account).toMatch(new RegExp(`\\[b1, event \\d+\\]\\(https://discord\\.com/channels/\\d+/${thread}`, 'u'));
  expect(told(await slash('Vera', 'campaign ledger'))).toContain('назовите фракцию');
});

it('real tables: several are open at once, sides disagree, the game master decides and annuls (issue 18)', async () => {
  await begin();
  await raised('b1', 'raid', 0);
  await raised('b2', 'conquest', 1);
  for (const mission of ['b1', 'b2']) await slash('Ann', 'campaign table', { mission });
  const [own, other] = [await machine('white-hare', 0), await machine('aldervane', 1)];
  expect(
    told(await slash('Ann', 'campaign result', { mission: 'b1', winner: 'attacker', damage: `${own}:x` })),
  ).toContain('m1:12');
  await slash('Ann', 'campaign result', { mission: 'b2', winner: 'attacker', lost: other });
  const [pilot] = (await state()).missions[0]?.cocoons.flatMap(({ machine: sent }) => sent?.pilot ?? []) ?? [];
  const whole = {
    mission: 'b1',
    winner: 'attacker',
    damage: `${own}:5+1`,
    shots: `${pilot ?? ''}:7,10`,
    wounds: `${pilot ?? ''}:2`,
  };
  expect(told(await slash('Ann', 'campaign result', whole))).toContain('✓ ');
  await stage().settled();
  // Whoever agrees has to see all that was said: whose shots, whose wounds.
  expect(posts()).toMatch(/Wounds now: \S+ \(DASHER-M1\) 2\nHits that teach something, by needed number: \S+ 7 10/u);
  expect(told(await slash('Ann', 'campaign agree', { mission: 'b1' }))).toContain('other side');
  const nowhere = { mission: 'b9' };
  for (const said of [
    await slash('Ann', 'campaign agree', nowhere),
    await slash('Ann', 'campaign result', { ...nowhere, winner: 'draw' }),
  ]) {
    expect(told(said)).toContain('There is no mission b9');
  }
  await slash('Benoît', 'campaign result', { mission: 'b1', winner: 'draw' });
  await slash('Ann', 'campaign agree', { mission: 'b1' });
  await slash('Benoît', 'campaign agree', { mission: 'b2' });
  const booked = await state();
  expect(booked.missions.map(({ report }) => report?.winner)).toEqual([null, 'attacker']);
  expect(balance(booked.ledger, 'provinces', VALE)).toBe(1);

  expect(told(await slash('Vera', 'campaign result', { mission: 'b1', winner: 'attacker' }))).toContain(
    'называет причину',
  );
  await slash('Vera', 'campaign result', { mission: 'b1', winner: 'attacker', reason: 'I was there' });
  expect((await state()).missions[0]?.report?.winner).toBe('attacker');
  expect(told(await slash('Ann', 'campaign annul', { mission: 'b2', reason: 'no' }))).toContain('game master');
  await slash('Vera', 'campaign annul', { mission: 'b2', reason: 'fought twice' });
  const after = await state();
  expect(after.missions.map(({ status }) => status)).toEqual(['booked', 'annulled']);
  expect(balance(after.ledger, 'provinces', VALE)).toBe(2);
  expect(audit(after)).toEqual([]);
});

it('a battle that goes on after it was booked stays booked until it is over again, and is then booked anew, whatever came since (issue 18)', async () => {
  await begin();
  const before = await accounts();
  await raised('b1', 'raid', 0);
  const thread = await fought('b1');
  const first = between(before, await accounts());
  await raised('b2', 'raid', 1);
  await fought('b2');
  const vera = stage().sandbox.as('Vera');
  const asked = await vera.slash(thread, 'match reopen', {});
  await asked.answered();
  const form = await press('Vera', 'reopen', asked.reply);
  const reopened = await vera.submitModal(form, { reason: 'a wrong die' });
  await reopened.answered();
  await stage().settled();
  expect((await state()).missions[0]).toMatchObject({ status: 'booked', report: { winner: 'attacker' } });
  const booked = await accounts();
  await givenUp(thread, 'Ann', 'concede again');
  const after = await state();
  expect(after.missions.map(({ report }) => report?.winner)).toEqual(['defender', 'attacker']);
  const change = between(booked, after.ledger.balances);
  expect(change['resources/white-hare']).toBe(-(first['resources/white-hare'] ?? 0) - 10);
  expect(change['resources/aldervane']).toBe(40 - (first['resources/aldervane'] ?? 0));
  expect(audit(after)).toEqual([]);
});
