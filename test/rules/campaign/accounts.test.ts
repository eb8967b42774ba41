import { describe, expect, test } from 'vitest';
import { cardId, factionId, machineId, missionId, pilotId, provinceId } from '../../../src/rules/campaign/ids.js';
import { mostGroups } from '../../../src/rules/campaign/barracks.js';
import type { Event } from '../../../src/rules/campaign/events.js';
import { forSale } from '../../../src/rules/campaign/hangar.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import { ownersOf } from '../../../src/rules/campaign/state.js';
import { unscathed } from '../../../src/rules/campaign/tables.js';
import { A, B, C, lines, Play, postings, SETUP, X, Y } from '../../support/campaign.js';

/** What each order writes into the accounts: line by line, for what, in which turn, by which event. */

/** A campaign in its second turn. */
function second(): Play {
  const play = new Play();
  play.give('house', { type: 'end-turn' });
  return play;
}
const award = (play: Play, currency: 'resources' | 'prestige', amount: number, faction = A) =>
  play.give('master', { type: 'award', faction, currency, amount, reason: 'a test' });

/** That all lines count for this turn and come from the first of these events. */
function expectOwn(play: Play, events: readonly Event[]): void {
  const first = play.state.events - events.length + 1;
  for (const { cause, turn } of postings(events)) {
    expect({ cause, turn }).toEqual({ cause: { battle: null, event: first }, turn: play.state.turn });
  }
}

test('CLN-19: what a faction begins with stands in its accounts', () => {
  const factions = SETUP.factions.slice(0, 1).map((one) => ({ ...one, prestige: 3, groups: 2 }));
  const provinces = SETUP.provinces.slice(0, 1).map((one) => ({ ...one, adjacent: [] }));
  const { events } = new Play({ ...SETUP, factions, provinces });
  expect(lines(events)).toEqual(
    ['1000 resources', '3 prestige', '3 machines', '3 pilots', '10 elementals', '1 provinces'].map(
      (what) => `${what} house → a, start`,
    ),
  );
  for (const { cause, turn } of postings(events)) {
    expect({ cause, turn }).toEqual({ cause: { battle: null, event: 1 }, turn: 1 });
  }
});

describe('orders of factions', () => {
  test('CLN-07: a machine is paid for and comes with a beginner, whose name is the next of its faction', () => {
    const play = second();
    const events = play.give(B, { type: 'buy', model: 'LIGHT' });
    expect(lines(events)).toEqual([
      '25 resources b → house, purchase',
      '1 machines house → b, purchase',
      '1 pilots house → b, purchase',
    ]);
    expectOwn(play, events);
    const beginner = { hits: 0, dead: false, talents: [], last: null };
    expect(events[0]).toEqual({
      type: 'MachineBought',
      machine: {
        ...{ id: machineId(16), faction: B, model: 'LIGHT', condition: 'ready' },
        ...{ marks: null, damage: [], last: null },
      },
      pilot: {
        ...{ id: pilotId(16), faction: B, name: 'Ada 2', ...beginner },
        bonuses: { gunnery: 0, piloting: 0, sensors: 0, physical: 0 },
      },
    });
    const nameless = new Play({ ...SETUP, factions: SETUP.factions.map((one) => ({ ...one, names: [] })) });
    expect(nameless.state.pilots.slice(0, 2).map(({ name }) => name)).toEqual(['N. N.', 'N. N. 2']);
  });

  test('CLN-06: what a battle wore out is paid as a cost of that battle', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, null);
    play.give('house', { type: 'end-turn' });
    const events = play.give(A, { type: 'repair', machine: machineId(1) });
    expect(postings(events)).toEqual([
      {
        ...{ currency: 'resources', from: A, to: 'house', amount: 8, why: 'repair', turn: 2 },
        cause: { battle: id, event: 99 },
      },
    ]);
    expect(play.state.machines[0]).toMatchObject({ condition: 'workshop', damage: [] });
    expect(play.state.machines[1]?.condition).toBe('ready');
  });

  test('CLN-14, CLN-18, CLN-19: bonuses cost XP; groups and losses resources', () => {
    const play = second();
    award(play, 'prestige', 7);
    const recruited = play.give(A, { type: 'recruit' });
    expect(lines(recruited)).toEqual(['40 resources a → house, elementals', '5 elementals house → a, elementals']);
    expectOwn(play, recruited);
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
    const deeds = [12, 12, 12].map((need, event) => ({ pilot: pilotId(1), need, hit: true, event }));
    play.book(id, null, { deeds, elementals: [{ faction: A, lost: 2, event: 12 }] });
    const replaced = play.give(A, { type: 'replace', count: 2 });
    expect(lines(replaced)).toEqual(['20 resources a → house, elementals', '2 elementals house → a, elementals']);
    expectOwn(play, replaced);
    const learned = play.give(A, { type: 'learn', pilot: pilotId(1), characteristic: 'gunnery' });
    expect(lines(learned)).toEqual(['20 xp p1 → house, bonus']);
    expectOwn(play, learned);
    expect(learned[0]).toMatchObject({ type: 'BonusLearned', to: 1 });
    expect(play.state.pilots.map(({ bonuses }) => bonuses.gunnery).filter((one) => one > 0)).toEqual([1]);
  });

  test('CLN-01: a card is dealt and played; what it does happens to who plays it, or whom they name', () => {
    const play = second();
    const dealt = play.rolling([1], 'master', { type: 'deal', faction: A });
    expect(lines(dealt)).toEqual(['1 cards house → a, cards']);
    expectOwn(play, dealt);
    play.rolling([2], 'master', { type: 'deal', faction: A });
    const own = play.give(A, { type: 'play', card: cardId('gift'), other: B });
    expect(lines(own)).toEqual(['1 cards a → house, card-played', '50 resources house → a, card-played']);
    expect(own[0]).toMatchObject({ type: 'CardPlayed', other: null });
    expectOwn(play, own);
    const others = play.give(A, { type: 'play', card: cardId('theft'), other: X });
    expect(lines(others)).toEqual(['1 cards a → house, card-played', '30 resources x → house, card-played']);
    expect(others[0]).toMatchObject({ type: 'CardPlayed', other: X });
    // Those that were played are drawn again only when no others are left.
    expect(play.state.discarded).toEqual(['gift', 'theft']);
    play.rolling([1], 'master', { type: 'deal', faction: C });
    expect(play.state).toMatchObject({ discarded: ['gift', 'theft'], hands: { c: [{ card: 'fame', of: null }] } });
    play.rolling([1], 'master', { type: 'deal', faction: C });
    play.rolling([2], 'master', { type: 'deal', faction: C });
    expect(play.state).toMatchObject({ discarded: [] });
    expect(play.state.hands[C]?.map(({ card }) => card)).toEqual(['fame', 'shame', 'theft']);
  });
});

describe('orders of the game master, and turns', () => {
  test('awards are given and taken, provinces change hands once', () => {
    const play = second();
    expect(lines(award(play, 'resources', 5))).toEqual(['5 resources house → a, award']);
    const taken = award(play, 'prestige', -2, X);
    expect(lines(taken)).toEqual(['2 prestige x → house, award']);
    expectOwn(play, taken);
    const cede = { type: 'cede', province: provinceId('at-x'), to: A, reason: 'peace' } as const;
    const ceded = play.give('master', cede);
    expect(lines(ceded)).toEqual(['1 provinces x → a, capture']);
    expectOwn(play, ceded);
    const order = play.state.events - 1;
    expect(play.state.captures).toEqual([{ province: 'at-x', by: 'a', mission: null, turn: 2, order }]);
    expect(ceded[0]).toMatchObject({ type: 'ProvinceCeded', reason: 'peace' });
    expect(lines(play.give('master', cede))).toEqual([]);
  });

  test('CLN-12: the end of a turn brings everybody what their provinces yield', () => {
    const play = second();
    const events = play.give('house', { type: 'end-turn' });
    expect(lines(events)).toEqual(['a', 'b', 'c', 'x', 'y'].map((one) => `100 resources house → ${one}, production`));
    expect(events[0]).toEqual({ type: 'TurnEnded', turn: 2, repaired: [], healed: [] });
    expect(postings(events).every(({ turn }) => turn === 2)).toBe(true);
  });

  test('a wound heals at the end of a turn, but not of those who are out or dead', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1], b: [0] }, { x: [0] });
    const hits: Readonly<Record<string, number>> = { m1: 1, m2: 3, m4: 2, m10: 0 };
    const machines = play.report(id, null).machines.map((one) => ({ ...one, hits: hits[one.id] ?? 0 }));
    play.book(id, null, { machines: machines.map((one) => ({ ...one, dead: one.id === 'm4' })) });
    play.give(A, {
      ...{ type: 'raise', kind: 'raid', province: provinceId('at-x') },
      cocoons: [{ machine: null, groups: 1 }, play.load('a', 0)],
    });
    const [ended] = play.give('house', { type: 'end-turn' });
    expect(ended).toMatchObject({ healed: ['p2'] });
    expect([1, 2, 4].map((n) => play.state.pilots.find(({ id: one }) => one === `p${n}`)?.hits)).toEqual([1, 2, 2]);
  });

  test('CLN-05, CLN-19: of a faction that there is not nothing is for sale, and no group may be recruited', () => {
    const { state } = new Play();
    const nobody = factionId('nobody');
    expect(forSale(state, nobody)).toEqual([]);
    expect(mostGroups(state, nobody)).toBe(0);
    expect(mostGroups(state, Y)).toBe(0);
  });
});

describe('battles', () => {
  test('a battle in which nothing is worn leaves machines as new', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, null, { machines: play.report(id, null).machines.map((one) => ({ ...one, wear: {} })) });
    expect(play.state.machines[0]).toEqual({
      ...{ id: 'm1', faction: 'a', model: 'LIGHT', condition: 'ready', marks: null, damage: [], last: 'b1' },
    });
    expect(play.state.machines[1]).toMatchObject({ last: null });
  });

  test.each([
    ['attacker', ['3 prestige house → a, stake', '1 prestige x → house, stake', '1 provinces x → a, capture']],
    ['defender', ['1 prestige a → house, stake', '3 prestige house → x, stake']],
    [null, []],
  ] as const)('stakes go to all of each side, and to nobody where nobody won: %s', (winner, stakes) => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    const events = play.give('house', { type: 'book', mission: id, report: play.report(id, winner) });
    expect(lines(events).filter((line) => !line.includes(' cards '))).toEqual(stakes);
    expect(ownersOf(play.state)[provinceId('at-x')]).toBe(winner === 'attacker' ? A : X);
  });

  test('CLN-21: what is lost is written down for whose it is, whoever comes with Elementals alone beside it', () => {
    const play = new Play();
    const cocoons = [{ machine: null, groups: 1 }, play.load('a', 0)];
    const mission = missionId('b1');
    play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons });
    play.give(X, { type: 'join', mission, side: 'defender', cocoons: [play.load('x', 0)] });
    play.give('house', { type: 'fight', mission });
    const report = play.report(mission, null, {}, ['m1', 'm10']);
    const machines = report.machines.map((one) => ({ ...one, dead: one.id === 'm10' }));
    const events = play.give('house', { type: 'book', mission, report: { ...report, machines } });
    expect(lines(events)).toEqual([
      '1 machines a → house, loss',
      '1 machines x → house, loss',
      '1 pilots x → house, loss',
    ]);
    expect(postings(events).map(({ cause }) => cause.event)).toEqual([50, 51, 51]);
    expect(play.state.machines.flatMap(({ id, condition }) => (condition === 'lost' ? id : []))).toEqual(['m1', 'm10']);
    expect(play.state.pilots.flatMap(({ id, dead }) => (dead ? id : []))).toEqual(['p10']);
  });

  test('a raid takes no province, nor does anybody take one that there is no more', () => {
    const raid = new Play();
    raid.book(raid.battle('raid', 'at-x', { a: [0] }, { x: [0] }), 'attacker');
    expect(raid.state.captures).toEqual([]);
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, null);
    const provinces = SETUP.provinces
      .filter((one) => one.id !== provinceId('at-x'))
      .map((one) => ({ ...one, adjacent: one.adjacent.filter((next) => next !== provinceId('at-x')) }));
    const parts = [{ part: 'map', change: { provinces }, lore: {}, text: '' }] as const;
    play.give('master', { type: 'replace-parts', parts, reason: '' });
    play.give('master', { type: 'correct', mission: id, report: play.report(id, 'attacker'), reason: '' });
    expect(play.state.captures).toEqual([]);
    expect(balance(play.state.ledger, 'provinces', A)).toBe(1);
  });

  test('who comes to a mission twice is on its side once', () => {
    const play = new Play();
    const cocoons = [play.load('a', 0)];
    play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons });
    play.give(A, { type: 'join', mission: missionId('b1'), side: 'attacker', cocoons: [play.load('a', 1)] });
    expect(play.state.missions[0]).toMatchObject({ sides: { attacker: ['a'], defender: ['x'] } });
    expect(play.state.missions[0]?.cocoons).toHaveLength(2);
  });

  test('of a battle at a real table nothing is told but what was said', () => {
    const play = new Play();
    play.book(play.battle('raid', 'at-x', { a: [0] }, { x: [0] }), null);
    play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0)] });
    const mission = missionId('b2');
    play.give(X, { type: 'join', mission, side: 'defender', cocoons: [play.load('x', 1)] });
    play.give('house', { type: 'fight', mission, table: true });
    const now = play.state.missions[1];
    if (!now) throw new Error('no mission');
    const told = {
      ...unscathed(play.state, now, 'defender'),
      deeds: [{ pilot: pilotId(1), need: 8, hit: false }],
    };
    const event = play.state.events + 1;
    const [claimed] = play.give(X, { type: 'claim', mission, report: told });
    const sound = { lost: false, wear: {}, hits: 0, dead: false, event };
    expect(claimed).toEqual({
      ...{ type: 'ResultClaimed', mission },
      claim: {
        ...{ by: X, side: 'defender' },
        report: {
          ...{ match: null, hash: '', winner: 'defender', ended: event },
          machines: [
            { id: 'm1', marks: { by: 'b1' }, ...sound },
            { id: 'm11', marks: {}, ...sound },
          ],
          deeds: [{ pilot: 'p1', need: 8, hit: false, event }],
          elementals: [],
        },
      },
    });
  });
});

test('AMB-CLN-03: on a map that is replaced a province has the owner with whom it began, a new one who the map says', () => {
  const play = new Play();
  const more = { id: provinceId('isle'), owner: C, production: 5, adjacent: [] };
  const provinces = [...SETUP.provinces.map((one) => ({ ...one, owner: Y })), more];
  const parts = [{ part: 'map', change: { provinces }, lore: {}, text: '' }] as const;
  const events = play.give('master', { type: 'replace-parts', parts, reason: '' });
  expect(ownersOf(play.state)).toEqual({ 'at-a': A, 'at-x': X, 'at-b': B, 'at-y': Y, 'at-c': C, isle: C });
  expect(lines(events)).toEqual(['1 provinces house → c, start']);
});
