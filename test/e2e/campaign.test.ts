import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import type { CampaignStanding } from '../../src/streams/campaign.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash } = useStage();

const campaignHere = async () => {
  const standing = await stage().services.campaigns.desk.in(channelId(table()));
  if (!standing) throw new Error('no campaign');
  return standing;
};
/** What everybody has, without accounts at 0. */
const balances = ({ ledger }: CampaignStanding['state']) =>
  Object.fromEntries(Object.entries(ledger.balances).filter(([, amount]) => amount !== 0));
const shown = () => messages('Vera').map(wordsOf);
const headerIn = async (channel: string) => (await stage().services.referee.tableIn(channelId(channel)))?.header;

/** A campaign with two leaders and a mission that both sides have come to. */
const mission = async () => {
  // Typed as the documents and the posts have it, in the reader's language (P-07).
  await slash('Vera', 'campaign new', { campaign: 'the border war', days: '7' });
  await slash('Ann', 'campaign join', { faction: 'Clan White Hare' });
  await slash('Benoît', 'campaign join', { faction: 'aldervane' });
  const raised = await slash('Ann', 'campaign mission', { province: 'Alderhall', kind: 'Conquest', machines: 'm1' });
  expect(told(raised)).toMatch(/^✓ .*b1: Conquest against Alderhall.*\n.*\/campaign fight mission:b1/u);
  const { machines } = (await campaignHere()).state;
  const own = machines.find(({ faction }) => faction === 'aldervane')?.id ?? '';
  await slash('Benoît', 'campaign send', { mission: 'b1', side: 'defender', machines: own });
};

it('CLN-12: a campaign is founded, led and fought; its battle books itself, and its annulment is booked back (issue 18)', async () => {
  expect(told(await slash('Ann', 'campaign status'))).toContain('campaign new');
  await mission();
  expect(shown().join('\n')).toContain('The Border War');
  const before = balances((await campaignHere()).state);
  expect(told(await slash('Ann', 'campaign fight', { mission: 'b1' }))).toContain('✓ b1');
  await stage().settled();
  const post = messages('Vera').find((message) => wordsOf(message).includes('### b1'));
  const thread = post?.id ?? '';
  const header = await headerIn(thread);
  const [opening = ''] = stage()
    .sandbox.messages(thread, 'Ann')
    .map(wordsOf)
    .filter((words) => words.includes('## b1: Conquest · '));
  expect(opening).toContain('League: Clan invasion');
  // What the league brings along is not told as if it were chosen, and nothing is told of forces that are not there.
  expect(opening).not.toMatch(/Armour: |Five Clan/u);
  expect(header).toMatchObject({ status: 'playing', of: { subject: 'b1' } });
  expect(header?.holders.map(({ player }) => player)).toEqual(
    expect.arrayContaining([stage().sandbox.as('Ann').id, stage().sandbox.as('Benoît').id]),
  );
  // Whoever gives up is told what hangs on it.
  const sure = await stage().sandbox.as('Ann').slash(thread, 'match concede');
  await sure.answered();
  expect(told(sure)).toMatch(/It counts for The Border War: Conquest · /u);
  const [holder] = header?.holders ?? [];
  if (!header || !holder) throw new Error('no battle');
  const concede = await stage().services.referee.submit({
    ...{ key: '1', player: holder.player, at: header.createdAt, match: header.id },
    ...{ seat: null, question: null, command: { type: 'concede' } },
  });
  expect(concede.ok).toBe(true);
  await stage().settled();
  const booked = (await campaignHere()).state;
  expect(booked.missions[0]).toMatchObject({ status: 'booked', report: { match: header.id } });
  expect(balances(booked)).not.toEqual(before);
  expect(shown().join('\n')).toContain('b1: victory');
  expect(shown().join('\n')).toMatch(/Clan White Hare (?:.*, )?cards \+3/u);

  // The game master may judge the battles of the campaign.
  const annul = await stage().sandbox.as('Vera').slash(thread, 'match annul', { reason: 'wrong map' });
  await annul.answered();
  await stage().settled();
  const after = (await campaignHere()).state;
  expect(after.missions[0]?.status).toBe('annulled');
  expect(balances(after)).toEqual(before);
  expect(shown().join('\n')).toContain('is taken back. Reason: wrong map');
});

it('CLN-01: cards stay with who holds them; the game master deals, awards and ends turns, others may not (issue 18)', async () => {
  await mission();
  expect(told(await slash('Ann', 'campaign deal', { faction: 'white-hare' }))).toContain('game master');
  const help = told(await slash('Ann', 'help'));
  expect(help).toMatch(/The Border War\*\*, turn 1[\s\S]*You lead Clan White Hare/u);
  expect(help).not.toContain('You are its game master');
  await slash('Vera', 'campaign deal', { faction: 'white-hare' });
  const { state } = await campaignHere();
  const [held] = state.hands[factionId('white-hare')] ?? [];
  expect(held).toBeDefined();
  const own = told(await slash('Ann', 'campaign hangar'));
  expect(own).toContain(held?.card);
  expect(told(await slash('Benoît', 'campaign hangar'))).not.toContain(held?.card);
  expect(shown().join('\n')).toContain('1 card');
  expect(shown().join('\n')).not.toContain(held?.card);
  await slash('Vera', 'campaign award', {
    faction: 'white-hare',
    currency: 'resources',
    amount: '25',
    reason: 'a good story',
  });
  await slash('Vera', 'campaign turn');
  expect((await campaignHere()).state.turn).toBe(2);
  expect(shown().join('\n')).toContain('a good story');
  expect(told(await slash('Ann', 'campaign order', { what: 'buy KOSHI' }))).toMatch(
    /✓ Clan White Hare buys KOSHI-M\d+/u,
  );
  // A whole word shows what can follow, as one who takes it from the list needs it.
  const offered = await stage().sandbox.as('Ann').autocomplete(table(), 'campaign order', { what: 'buy' }, 'what');
  expect(JSON.stringify(offered)).toContain('buy KOSHI');
  expect(told(await slash('Ann', 'campaign order', { what: 'buy ATLAS' }))).toContain('KOSHI');
});

it('a campaign ends when no battle is on, and shows its seed; who left no longer leads (issue 18)', async () => {
  await mission();
  await slash('Ann', 'campaign fight', { mission: 'b1' });
  await stage().settled();
  expect(told(await slash('Vera', 'campaign end'))).toContain('b1');
  await slash('Ann', 'campaign leave');
  expect(told(await slash('Ann', 'campaign hangar'))).toContain('/campaign join');
  const stream = (await campaignHere()).header.id;
  const post = messages('Vera').find((message) => wordsOf(message).includes('### b1'));
  const header = await headerIn(post?.id ?? '');
  if (!header) throw new Error('no battle');
  for (const [i, { player }] of header.holders.entries()) {
    const act = { key: `stop ${i}`, player, at: header.createdAt, match: header.id };
    const abandon = { type: 'abandon', agrees: true } as const;
    await stage().services.referee.submit({ ...act, seat: null, question: null, command: abandon });
  }
  await stage().settled();
  await slash('Vera', 'campaign end');
  const ended = await stage().services.campaigns.desk.get(stream);
  expect(ended?.header.endedAt).not.toBeNull();
  expect(shown().join('\n')).toContain(await stage().services.campaigns.desk.seed(stream));
  expect(told(await slash('Benoît', 'campaign status'))).toContain(await stage().services.campaigns.desk.seed(stream));
  expect(told(await slash('Benoît', 'campaign turn'))).toContain('/campagne nouvelle');
});
