import { describe, expect, test } from 'vitest';
import { listMeant, meantBy, missionMeant } from '../../src/commands/campaign/meant.js';
import { apart } from '../../src/commands/campaign/offers.js';
import { orderMeant } from '../../src/commands/campaign/order-words.js';
import { winnerNamed } from '../../src/commands/match/rule.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { plainly } from '../../src/i18n/tongue.js';
import { readCampaigns } from '../../src/library/campaigns.js';
import { namesIn } from '../../src/present/campaign/names.js';
import { refusalText } from '../../src/present/refusal.js';
import { factionId, machineNamed } from '../../src/rules/campaign/ids.js';

const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { atlas, setup } = file;
const machines = (['DASHER', 'KOSHI', 'KOSHI'] as const).map((model, i) => ({
  ...{ id: machineNamed(`m${i + 1}`), faction: factionId('white-hare'), model },
  ...({ condition: 'ready', marks: null, damage: [], last: null } as const),
}));
const names = LOCALES.map((locale) => namesIn({ machines, pilots: [], missions: [] }, atlas, locale));
const factions = setup.factions.map(({ id }): string => id);
const ids = machines.map(({ id }): string => id);

describe('P-07: what is typed in a campaign means what it names', () => {
  test.each([
    ['white-hare', 'white-hare'],
    ['White-Hare', 'white-hare'],
    ['Clan White Hare', 'white-hare'],
    ['white hare', 'white-hare'],
    ['Clan du Lièvre blanc', 'white-hare'],
    ['Клан Белого Зайца', 'white-hare'],
    ['March of Aldervane (aldervane)', 'aldervane'],
    ['Альдервейнская марка', 'aldervane'],
  ])('the faction %s', (typed, code) => {
    expect(meantBy(names, factions, typed)).toBe(code);
  });

  test('what several have is nobody’s, and half a word is none', () => {
    expect(meantBy(names, factions, 'Clan')).toBe('Clan');
    expect(meantBy(names, factions, 'Hare Cl')).toBe('Hare Cl');
    expect(meantBy(names, factions, 'Whit')).toBe('Whit');
    expect(meantBy(names, factions, ' ')).toBe(' ');
  });

  test('machines by their code or as they are called in battle, missions with any capitals', () => {
    expect(meantBy(names, ids, 'M2')).toBe('m2');
    expect(meantBy(names, ids, 'koshi-m3')).toBe('m3');
    expect(missionMeant(' B2 ')).toBe('b2');
    expect(missionMeant()).toBe('');
  });

  test('lists of them, with what stands behind a colon', () => {
    const list = (text: string, codes: readonly string[]) =>
      listMeant(text, codes, (typed) => meantBy(names, codes, typed));
    expect(list('M1 KOSHI-M2  m3', ids)).toEqual(['m1', 'm2', 'm3']);
    expect(list('M1:P2 dasher-m1:5+2 m9:3', ids)).toEqual(['m1:p2', 'm1:5+2', 'm9:3']);
    expect(list('White Hare:3 aldervane:1 Clan Iron Heron', factions)).toEqual([
      'white-hare:3',
      'aldervane:1',
      'iron-heron',
    ]);
    expect(list('', ids)).toEqual([]);
    expect(list('m1 2', ids)).toEqual(['m1', '2']);
  });

  test('orders as they are offered in any language', () => {
    expect(
      ['buy', 'acheter', 'Купить', 'play a card', 'jouer une carte', 'jouer', 'сыграть карту'].map(orderMeant),
    ).toEqual(['buy', 'buy', 'buy', 'play', 'play', 'play', 'play']);
    expect(['recruit', 'remplacer', 'dance'].map(orderMeant)).toEqual(['recruit', 'replace', 'dance']);
  });

  test('the side that has won, in any language, or a draw', () => {
    const sides = [{ id: 'is', title: { en: 'Inner Sphere', fr: 'Sphère Intérieure', ru: 'Внутренняя Сфера' } }];
    const won = (typed: string) => winnerNamed(['is', 'clan'], sides, typed);
    expect(['Inner Sphere', 'внутренняя сфера', 'IS', 'clan'].map(won)).toEqual(['is', 'is', 'is', 'clan']);
    expect(['Draw', 'a draw', 'ничья', 'match nul'].map(won)).toEqual(['draw', 'draw', 'draw', 'draw']);
    expect(won('nobody')).toBe('nobody');
  });
});

test('CLN-12: whoever takes no part in a mission is told how they would, while they can (issue 18)', () => {
  const said = (status: 'gathering' | 'fighting') =>
    refusalText(apart({ id: missionMeant('B1'), status }), plainly('en'));
  expect(said('gathering')).toBe('You take no part in b1. `/campaign send mission:b1` sends your machines.');
  expect(said('fighting')).toBe('b1 is not yours.');
});
