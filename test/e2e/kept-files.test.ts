import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage } from '../support/bot.js';

const { stage, table, slash } = useStage();

const keeping = async (who: string, name: string, content: string) => {
  const file = { name: 'mine.json', contentType: 'application/json', base64: Buffer.from(content).toString('base64') };
  const outcome = await stage().sandbox.as(who).slash(table(), 'tools keep', { name, file });
  await outcome.answered();
  await stage().settled();
  return told(outcome);
};

it('a server keeps files of campaigns, and whoever begins or changes a campaign takes them by name (issue 18, ground 4)', async () => {
  const words = (text: string) => ({ en: text, fr: text, ru: text });
  const cheap = JSON.stringify({ title: words('Our War'), workshop: 5 });
  expect(await keeping('Benoît', 'ours', cheap)).toContain('gestionnaires et aux arbitres');
  expect(await keeping('Ann', '../x', cheap)).toContain('../x');
  expect(await keeping('Ann', 'ours', 'no json')).toContain('JSON');
  expect(await keeping('Ann', 'ours', JSON.stringify({ weather: 'fine' }))).toContain('weather');
  expect(await keeping('Ann', 'ours', cheap)).toContain('ours');
  expect(await keeping('Ann', 'dear', JSON.stringify({ workshop: 9 }))).toContain('dear');

  const begun = { campaign: 'campaign/border-war' };
  expect(told(await slash('Ann', 'campaign new', { ...begun, kept: 'theirs' }))).toContain('ours');
  await slash('Ann', 'campaign new', { ...begun, kept: 'ours' });
  const workshop = async () => (await stage().services.campaigns.desk.in(channelId(table())))?.state.setup.workshop;
  expect(await workshop()).toBe(5);
  const offers = await stage().sandbox.as('Ann').autocomplete(table(), 'campaign replace', { kept: 'd' }, 'kept');
  expect(JSON.stringify(offers)).toContain('dear');
  await slash('Ann', 'campaign replace', { kept: 'dear', reason: 'war taxes' });
  expect(await workshop()).toBe(9);

  // What is taken away is gone from the shelf, not from the campaign.
  expect(told(await slash('Benoît', 'tools drop', { kept: 'dear' }))).toContain('gestionnaires et aux arbitres');
  expect(told(await slash('Ann', 'tools drop', { kept: 'none' }))).toContain('ours');
  expect(told(await slash('Ann', 'tools drop', { kept: 'dear' }))).toContain('dear');
  expect(told(await slash('Ann', 'campaign replace', { kept: 'dear', reason: 'again' }))).toContain('ours');
  expect(await workshop()).toBe(9);
});
