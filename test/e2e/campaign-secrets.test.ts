import { expect, it } from 'vitest';
import { readCampaign } from '../../src/library/campaigns.js';
import { channelId } from '../../src/match/header.js';
import type { AnyPicture } from '../../src/present/picture.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { pixel, told, useStage, wordsOf } from '../support/bot.js';

/** Every picture that was drawn, as what it shows. */
const drawn: AnyPicture[] = [];
const { stage, table, messages, slash } = useStage({
  seed: 'fixed',
  draw: (picture) => {
    drawn.push(picture);
    return pixel(picture);
  },
});

const read = readCampaign('scenarios/campaign/border-war.json');
if (!read.ok) throw new Error('the campaign cannot be read');
const { atlas } = read.value;

const state = async () => {
  const standing = await stage().services.campaigns.desk.in(channelId(table()));
  if (!standing) throw new Error('no campaign');
  return standing.state;
};

const begin = async () => {
  await slash('Vera', 'campaign new', { campaign: 'campaign/border-war' });
  await slash('Ann', 'campaign join', { faction: 'white-hare' });
  await slash('Benoît', 'campaign join', { faction: 'aldervane' });
};

const upload = async (who: string, value: object, more: Readonly<Record<string, string>> = {}) => {
  const base64 = Buffer.from(JSON.stringify(value)).toString('base64');
  const file = { name: 'mine.json', contentType: 'application/json', base64 };
  const outcome = await stage()
    .sandbox.as(who)
    .slash(table(), 'campaign replace', { file, reason: 'our club', ...more });
  await outcome.answered();
  await stage().settled();
  return told(outcome);
};

it('CLN-01: no road leads from the card that somebody holds to anybody else: posts, answers, offers, pictures, exports (issue 18)', async () => {
  drawn.length = 0;
  await begin();
  const files = JSON.stringify((await slash('Benoît', 'campaign file')).reply?.components);
  for (let i = 0; i < 3; i++) await slash('Vera', 'campaign deal', { faction: 'white-hare' });
  const { hands, machines } = await state();
  const held = (hands[factionId('white-hare')] ?? []).map(({ card }) => card as string);
  expect(held).toHaveLength(3);
  await slash('Ann', 'campaign mission', { province: 'alderhall', kind: 'raid', machines: 'm1' });
  const own = machines.find(({ faction }) => faction === 'aldervane')?.id ?? '';
  await slash('Benoît', 'campaign send', { mission: 'b1', side: 'defender', machines: own });
  await slash('Ann', 'campaign fight', { mission: 'b1' });
  const thread = messages('Vera').find((message) => wordsOf(message).includes('### b1'))?.id ?? '';

  const heard: string[] = [];
  for (const who of ['Benoît', 'Vera']) {
    const person = stage().sandbox.as(who);
    const asked: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['campaign status', {}],
      ['campaign hangar', {}],
      ['campaign ledger', { faction: 'white-hare' }],
      ['campaign order', { what: `play ${held[0] ?? ''}` }],
      ['campaign order', { what: 'play' }],
    ];
    for (const [path, options] of asked) {
      const outcome = await slash(who, path, options);
      heard.push(JSON.stringify([outcome.reply, outcome.followUps]).replaceAll(`play ${held[0] ?? ''}`, 'play …'));
    }
    for (const what of ['', 'play ', 'play g']) {
      heard.push(JSON.stringify(await person.autocomplete(table(), 'campaign order', { what }, 'what')));
    }
    for (const channel of [table(), thread]) heard.push(JSON.stringify(stage().sandbox.messages(channel, who)));
    // The files have all cards of the deck, whoever holds them, and no more than before anything was dealt.
    const now = JSON.stringify((await slash(who, 'campaign file')).reply?.components);
    expect(now.length).toBe(files.length);
  }
  const match = await stage().services.referee.tableIn(channelId(thread));
  heard.push(JSON.stringify(match && (await stage().services.referee.export(match.header.id))));
  heard.push(JSON.stringify(drawn));
  const names = held.flatMap((card) => [card, ...Object.values(atlas.cards[card]?.title ?? {})]);
  expect(drawn.length).toBeGreaterThan(0);
  expect(
    heard.flatMap((text) =>
      names.filter((name) => text.includes(`"${name}"`) || text.includes(`\`${name}\``) || text.includes(`**${name}`)),
    ),
  ).toEqual([]);
  // Who holds them does see them.
  expect(told(await slash('Ann', 'campaign hangar'))).toContain(held[0]);
});

it('a game master replaces files and redraws the map; each is in the chronicle with its reason (issue 18)', async () => {
  await begin();
  expect(await upload('Ann', { workshop: 5 })).toContain('game master');
  expect(await upload('Vera', { weather: 'fine' })).toContain('weather');
  expect(await upload('Vera', { missions: [] })).toContain('missions');
  expect(await upload('Vera', { workshop: 5, group: 1 }, { part: 'tiers' })).toMatch(/^✓ Мастер заменяет файл/u);
  const { setup } = await state();
  expect([setup.workshop, setup.prices.group === 1]).toEqual([5, false]);
  const rules = { kind: 'battletech/league', title: { en: 'Ours', fr: 'Nôtres', ru: 'Наши' } };
  expect(await upload('Vera', { ...rules, tables: { ecm: { harder: 3 } } })).toContain('домашние правила боёв');
  expect((await state()).setup.rules?.['battletech']).toContain('"harder": 3');
  const deck = {
    kind: 'campaign/deck',
    title: { en: 'Ours', fr: 'Le nôtre', ru: 'Наша' },
    cards: Array.from({ length: 24 }, (_, i) => ({
      id: `ours-${i}`,
      title: { en: `Ours ${i}`, fr: `Nôtre ${i}`, ru: `Наша ${i}` },
      text: { en: '1 resource', fr: '1 ressource', ru: '1 ресурс' },
      effects: [{ on: 'self', currency: 'resources', amount: 1 }],
    })),
  };
  expect(await upload('Vera', deck)).toMatch(/^✓ Мастер заменяет файл/u);
  await slash('Vera', 'campaign deal', { faction: 'white-hare' });
  expect(told(await slash('Ann', 'campaign hangar'))).toMatch(/\*\*Ours \d+\*\*/u);

  const far = { province: 'karst', joins: 'lastlight', production: '77', reason: 'a new road' };
  await slash('Vera', 'campaign redraw', far);
  const karst = (await state()).setup.provinces.find(({ id }) => id === 'karst');
  expect(karst).toMatchObject({ production: 77, adjacent: expect.arrayContaining(['lastlight']) as unknown });
  const chronicle = messages('Vera').map(wordsOf).join('\n');
  expect(chronicle).toContain('map of the provinces. Reason: a new road');
  expect(chronicle).toContain('event cards. Reason: our club');
});

it('a server begins a campaign of its own by a file: its factions, its region, its title (issue 18, ground 4)', async () => {
  const words = (text: string) => ({ en: text, fr: text, ru: text });
  const faction = (id: string) => ({
    ...{ id, kind: 'inner-sphere', title: words(`House ${id}`), resources: 100, machines: ['LCT-1V'] },
    ...{ market: ['LCT-1V'], names: ['Ada'] },
  });
  const province = (id: string, owner: string, next: string) => ({
    ...{ id, title: words(id), owner, production: 10, adjacent: [next] },
  });
  const own = {
    title: words('Two Houses'),
    factions: [faction('red'), faction('blue')],
    provinces: [province('north', 'red', 'south'), province('south', 'blue', 'north')],
  };
  const found = async (value: object) => {
    const file = {
      name: 'own.json',
      contentType: 'application/json',
      base64: Buffer.from(JSON.stringify(value)).toString('base64'),
    };
    const outcome = await stage()
      .sandbox.as('Ann')
      .slash(table(), 'campaign new', { campaign: 'campaign/border-war', file });
    await outcome.answered();
    await stage().settled();
    return told(outcome);
  };
  expect(await found({ ...own, models: { NONE: { tons: 20, price: 1 } } })).toContain('LCT-1V');
  expect(await found({ ...own, provinces: own.provinces.slice(1) })).toContain('provinces');
  await found(own);
  expect((await state()).setup.factions.map(({ id }) => id)).toEqual(['red', 'blue']);
  expect(messages('Ann').map(wordsOf).join('\n')).toContain('Two Houses');
  expect(told(await slash('Ann', 'campaign join', { faction: 'red' }))).toContain('House red');
});
