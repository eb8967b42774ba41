import { describe, expect, test } from 'vitest';
import { drawsOf } from '../../../src/rules/campaign/draws.js';
import { overloaded } from '../../../src/rules/campaign/elementals.js';
import { factionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { CAMPAIGN_OPTIONS, readOptions, type Options } from '../../../src/rules/campaign/options.js';
import { groupsAt, marketOf, tiersAt } from '../../../src/rules/campaign/prestige.js';
import { connectedWith, productionOf } from '../../../src/rules/campaign/production.js';
import {
  mostTons,
  NO_BONUS,
  rankCost,
  rankOf,
  stepCost,
  talentsOf,
  xpFor,
  type Bonuses,
} from '../../../src/rules/campaign/ranks.js';
import { SETUP } from '../../support/campaign.js';

/** What the rules of a campaign reckon, table by table. */

const options = (chosen: Readonly<Record<string, string>> = {}): Options => {
  const read = readOptions(chosen);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const bonuses = (gunnery = 0, piloting = 0, sensors = 0, physical = 0): Bonuses => ({
  gunnery,
  piloting,
  sensors,
  physical,
});

describe('TC-CLN-01 cards after a battle', () => {
  test.each([
    ['CLN-01 a Clan of two with two machines', { isClan: true, machines: 2, clans: 2 }, 2],
    ['CLN-01 a Clan of two with one machine', { isClan: true, machines: 1, clans: 2 }, 1],
    ['CLN-02, AMB-CLN-01 a Clan alone with one machine', { isClan: true, machines: 1, clans: 1 }, 3],
    ['CLN-03 a player of the Inner Sphere', { isClan: false, machines: 4, clans: 0 }, 1],
  ] as const)('%s', (_, winner, cards) => {
    expect(drawsOf(winner)).toBe(cards);
  });
});

describe('TC-CLN-02 tiers of prestige', () => {
  const ats = (prestige: number) => tiersAt(prestige, SETUP).map(({ at }) => at);

  test('CLN-04, CLN-06 those that are reached; beyond 18 one every 2', () => {
    expect(ats(13)).toEqual([5, 7, 10, 12]);
    expect(ats(21)).toEqual([5, 7, 10, 12, 14, 16, 18, 20]);
    expect(ats(4)).toEqual([]);
    expect(tiersAt(20, SETUP).at(-1)).toEqual({ at: 20, opens: 'variant', group: false });
  });

  test('CLN-19, AMB-CLN-02 groups at 7, 12 and 16, or 17 by option', () => {
    expect([6, 7, 13, 15, 16].map((at) => groupsAt(at, SETUP, options()))).toEqual([0, 1, 2, 2, 3]);
    expect([16, 17].map((at) => groupsAt(at, SETUP, options({ elementalTier3: '17' })))).toEqual([2, 3]);
  });

  test('CLN-04, CLN-05 each tier opens the next model of its class; a house buys what it always could', () => {
    const [clan, , , house] = SETUP.factions;
    if (!clan || !house) throw new Error('no factions');
    expect(marketOf(clan, 4, SETUP)).toEqual(['LIGHT']);
    expect([...marketOf(clan, 10, SETUP)].sort()).toEqual(['LIGHT', 'LIGHT-2', 'LIGHT-3', 'MEDIUM']);
    expect(marketOf(house, 99, SETUP)).toEqual(['LIGHT']);
  });
});

describe('TC-CLN-04 production of provinces', () => {
  const a = factionId('a');
  const chain = (n: number, production = 100) =>
    Array.from({ length: n }, (_, i) => ({
      id: provinceId(`p${i}`),
      owner: a,
      production,
      adjacent: [i - 1, i + 1].filter((next) => next >= 0 && next < n).map((next) => provinceId(`p${next}`)),
    }));
  const owned = (provinces: ReturnType<typeof chain>) => Object.fromEntries(provinces.map(({ id }) => [id, a]));

  test.each([
    [1, 100],
    [2, 220],
    [3, 360],
    [4, 520],
  ])('CLN-12, AMB-CLN-07 %i connected provinces yield %i', (n, total) => {
    const provinces = chain(n);
    expect(productionOf(a, provinces, owned(provinces), 0, options())).toBe(total);
  });

  test('AMB-CLN-07 by the neighbours of each, if the option says so', () => {
    const provinces = chain(4);
    expect(productionOf(a, provinces, owned(provinces), 0, options({ provinceBonus: 'perNeighbour' }))).toBe(460);
    // Neighbours that are somebody else's raise nothing.
    const owners = { ...owned(provinces), [provinceId('p1')]: factionId('b') };
    expect(productionOf(a, provinces, owners, 0, options({ provinceBonus: 'perNeighbour' }))).toBe(320);
  });

  test('a province of somebody else parts a group', () => {
    const provinces = chain(3);
    const owners = { ...owned(provinces), [provinceId('p1')]: factionId('b') };
    expect(connectedWith(provinceId('p0'), provinces, owners)).toEqual(['p0']);
    expect(productionOf(a, provinces, owners, 0, options())).toBe(200);
  });

  test('AMB-CLN-08 rounds once, half up, on the total; CLN-06 tiers add their share', () => {
    const [one] = chain(1, 5);
    if (!one) throw new Error('no province');
    expect(productionOf(a, [one], owned([one]), 10, options())).toBe(6);
    expect(productionOf(a, [one], owned([one]), 5, options())).toBe(5);
    const two = chain(2, 5);
    expect(productionOf(a, two, owned(two), 5, options())).toBe(12);
  });
});

describe('TC-CLN-05 XP of an attack', () => {
  test.each([
    [2, 0],
    [3, 0],
    [4, 1],
    [9, 1],
    [10, 2],
    [11, 4],
    [12, 8],
    [13, 0],
  ])('CLN-13 needed %i: %i', (need, xp) => {
    expect(xpFor(need)).toBe(xp);
  });
});

describe('TC-CLN-06 what ranks cost', () => {
  test.each([
    ['bleu', 0],
    ['cadet', 20],
    ['warrior', 40],
    ['point-commander', 60],
    ['star-commander', 80],
    ['nova-commander', 170],
    ['star-captain', 200],
    ['nova-captain', 320],
  ] as const)('CLN-14, CLN-15 %s: %i XP', (rank, xp) => {
    expect(rankCost(rank, options())).toBe(xp);
  });

  test('AMB-CLN-10 in all, if the option says so', () => {
    expect([0, 1, 2, 3].map((from) => stepCost(from, options()))).toEqual([20, 30, 40, null]);
    expect([0, 1, 2, 3].map((from) => stepCost(from, options({ xpCost: 'total' })))).toEqual([20, 10, 10, null]);
  });
});

describe('TC-CLN-07 who pilots what', () => {
  test.each([
    [NO_BONUS, 35],
    [bonuses(1, 1), 35],
    [bonuses(1, 1, 1), 60],
    [bonuses(1, 1, 1, 1), 60],
    [bonuses(2, 1, 2, 2), 80],
    [bonuses(3, 3, 2, 3), Infinity],
  ])('CLN-17, AMB-CLN-31 %j up to %f tons', (of, tons) => {
    expect(mostTons(of)).toBe(tons);
  });
});

describe('TC-CLN-08 what a cocoon carries', () => {
  test.each([
    ['CLN-20 a machine and a group', true, 1, null],
    ['CLN-20 a machine and two', true, 2, 'campaign/cocoon-full'],
    ['CLN-21 five groups', false, 5, null],
    ['CLN-21 six groups', false, 6, 'campaign/cocoon-full'],
    ['nothing', false, 0, 'campaign/cocoon-empty'],
  ])('%s', (_, hasMachine, groups, code) => {
    expect(overloaded(hasMachine, groups)?.code ?? null).toBe(code);
  });
});

describe('TC-CLN-23 a rank asks every bonus of its line', () => {
  test('CLN-15, AMB-CLN-11 whichever characteristic each is of', () => {
    expect(rankOf(bonuses(2, 2, 2, 0))).toBe('point-commander');
    expect(rankOf(bonuses(0, 1))).toBe('cadet');
    expect(rankOf(bonuses(1, 1, 1, 1))).toBe('star-commander');
    expect(rankOf(bonuses(1, 2, 2, 2))).toBe('nova-commander');
  });

  test('CLN-16, AMB-CLN-12 talents: one for each rank from Warrior on, or one', () => {
    expect(talentsOf(bonuses(1, 1, 1, 1), options())).toBe(3);
    expect(talentsOf(bonuses(1), options())).toBe(0);
    expect(talentsOf(bonuses(1, 1, 1, 1), options({ talents: 'one' }))).toBe(1);
  });
});

test.each([
  ['elementalTier3', 'AMB-CLN-02', '16 17'],
  ['prestigeFloor', 'AMB-CLN-04', '0 off'],
  ['maxDefiance', 'AMB-CLN-05', '2 3'],
  ['provinceBonus', 'AMB-CLN-07', 'component perNeighbour'],
  ['xpOn', 'AMB-CLN-09', 'hit attempt'],
  ['xpCost', 'AMB-CLN-10', 'incremental total'],
  ['talents', 'AMB-CLN-12', 'perRank one'],
  ['elementalCostUnit', 'AMB-CLN-13', 'trooper group'],
])('%s is of %s: %s', (id, rule, values) => {
  const [option, ...more] = CAMPAIGN_OPTIONS.filter((one) => one.id === id);
  expect([option?.rule, option?.values.join(' '), option?.default, more.length]).toEqual([
    ...[rule, values, values.split(' ')[0], 0],
  ]);
  for (const value of values.split(' ')) expect(readOptions({ [id]: value }).ok, value).toBe(true);
});

test('AMB-CLN-02, AMB-CLN-13 an option that there is not is refused with those that there are', () => {
  expect(readOptions({ xpOn: 'never' })).toMatchObject({ ok: false, error: { code: 'match/unknown-option-value' } });
});
