import { expect, it } from 'vitest';
import { timeText, wallTime } from '../../src/match/quiet.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { told, useStage, wordsOf } from '../support/bot.js';

/** Campaigns and leagues call as players chose with `/me`, and stand in `/my`. */

const { stage, messages, press, slash, table } = useStage();

const idOf = (who: string) => stage().sandbox.as(who).id;
const calls = (who: string, seen = messages('Vera')) =>
  seen.map(({ content }) => content).filter((content) => content.startsWith(`<@${idOf(who)}>`));
/** Hours around now, where the clocks are those of UTC. */
const around = (minutes: number): string =>
  timeText((wallTime(instant(Date.now()), 'UTC').minutes + minutes + 1440) % 1440);

it('LGE-15: a league calls in the channel, as a direct message or once quiet hours are over; /my says what waits (issue 18.5)', async () => {
  await slash('Vera', 'league new', { title: 'Winter', format: 'swiss', rounds: '1', scenario: 'battletech/green' });
  for (const who of ['Ann', 'Benoît']) await slash(who, 'league join', { name: who });
  await slash('Benoît', 'me language', { language: 'fr' });
  await slash('Benoît', 'me quiet', { from: around(-60), to: around(60), zone: 'UTC' });
  await slash('Vera', 'league begin');
  expect(calls('Ann')).toEqual([expect.stringMatching(/`p1`, .+ – .+: say `\/league ready` .+, <t:\d+:R>$/u)]);
  expect(calls('Benoît')).toEqual([]);
  expect(told(await slash('Ann', 'my'))).toContain('**Winter** in');
  const news = async (who: string) => told(await press(who, 'stream-news'));
  expect(await news('Ann')).toMatch(
    /Since you were last here[^]+Benoît takes part[^]+Round 1 is drawn[^]+Waits for you[^]+`p1`/u,
  );
  expect(await news('Ann')).toMatch(/Nothing new since[^]+Waits for you/u);
  await slash('Ann', 'league ready');
  expect(await news('Vera')).toMatch(/С вашего прошлого визита[^]+`p1`: Ann: готов/u);
  expect(calls('Ann')).toEqual([]);
  expect(told(await slash('Ann', 'my'))).toContain('nothing waits for you');
  await slash('Benoît', 'me direct', { direct: 'yes' });
  await slash('Benoît', 'me quiet');
  await stage().settled();
  expect(calls('Benoît')).toEqual([]);
  const direct = stage().sandbox.messages(stage().sandbox.as('Benoît').openDm(), 'Benoît');
  expect(calls('Benoît', direct)).toEqual([expect.stringMatching(/l’adversaire est prêt[^]*<#\d+>$/u)]);
});

it('CLN-12: a campaign calls whoever is attacked, and who may begin; a call goes with what it was for (issue 18.5)', async () => {
  await slash('Vera', 'campaign new', { campaign: 'campaign/border-war' });
  await slash('Ann', 'campaign join', { faction: 'white-hare' });
  await slash('Benoît', 'campaign join', { faction: 'aldervane' });
  await slash('Ann', 'campaign mission', { province: 'alderhall', kind: 'conquest', machines: 'm1' });
  expect(calls('Benoît')).toEqual([expect.stringMatching(/`b1`: .+ against .+ Defend/u)]);
  expect(calls('Ann')).toEqual([]);
  expect(told(await slash('Benoît', 'my'))).toContain('`b1`');
  await slash('Vera', 'campaign deal', { faction: 'white-hare' });
  const [{ atlas } = {}] = stage().services.campaigns.files;
  const { state } = (await stage().services.campaigns.desk.in(channelId(table()))) ?? {};
  const title = atlas?.cards[state?.hands[factionId('white-hare')]?.[0]?.card ?? '']?.title;
  if (!title) throw new Error('no card was dealt');
  expect(told(await press('Ann', 'stream-news'))).toContain(title.en);
  const news = told(await slash('Benoît', 'campaign status', { shows: 'news' }));
  expect(news).toMatch(/b1[^]+Vous attend/u);
  expect(news).not.toContain(title.fr);
  await slash('Ann', 'campaign call-off', { mission: 'b1' });
  expect(calls('Benoît')).toEqual([]);
});

it('what waits is told again as often as its reader wants, and with what is new once a day; they may put it off (issue 18.5)', async () => {
  const ann = stage().sandbox.as('Ann');
  const direct = () => stage().sandbox.messages(ann.openDm(), 'Ann').map(wordsOf).join('\n');
  await slash('Vera', 'league new', { title: 'Winter', format: 'round-robin' });
  for (const who of ['Ann', 'Benoît']) await slash(who, 'league join', { name: who });
  await slash('Ann', 'me snooze', { hours: '3' });
  await slash('Vera', 'league begin');
  expect(calls('Ann')).toEqual([]);
  expect(told(await slash('Ann', 'me show'))).toMatch(/Put off: no pings until <t:\d+:f>/u);
  await slash('Ann', 'me snooze', { hours: '0' });
  expect(calls('Ann')).toHaveLength(1);
  expect(told(await slash('Ann', 'me remind', { every: '12' }))).toContain('every 12 hours');
  expect(told(await slash('Ann', 'me digest', { time: '25:00' }))).toContain('not a time of day');
  await stage().bot.reminders.round();
  expect(direct()).toBe('');
  const { people } = stage().services;
  const chosen = await people.preferences(playerId(ann.id));
  await people.putPreferences({ ...chosen, remindedAt: instant(0) });
  await stage().bot.reminders.round();
  expect(direct()).toMatch(/This waits for you[^]+\*\*Winter\*\* in <#\d+>: `p1`/u);
  expect(direct()).not.toContain('New since');
  await people.putPreferences({ ...chosen, digestAt: 0, digestedAt: instant(0) });
  await stage().bot.reminders.round();
  await stage().bot.reminders.round();
  expect(direct().match(/Your day[^]+`p1`[^]+Winter in <#\d+>: \d+ events/gu)).toHaveLength(1);
  stage().sandbox.stage.closeDms(ann.id);
  await people.putPreferences({ ...chosen, remindedAt: instant(0) });
  await stage().bot.reminders.round();
  expect(told(await slash('Ann', 'me show'))).toContain('did not let my last direct message through');
  // What could not be told is said once in the channel, as little of it as others may read.
  await people.putPreferences({ ...chosen, remindedAt: instant(0), shut: true });
  await stage().bot.reminders.round();
  expect(messages('Ann').filter((post) => wordsOf(post).includes('direct messages are closed to me'))).toHaveLength(1);
  await slash('Ann', 'me snooze', { hours: '0' });
  expect(told(await press('Ann', 'call-later'))).toMatch(/No pings before <t:\d+:f>/u);
  expect((await people.preferences(playerId(ann.id))).snoozedUntil).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});
