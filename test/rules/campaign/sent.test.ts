import { expect, test } from 'vitest';
import { fightersOf, ownersIn, reportOf } from '../../../src/rules/campaign/battle.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { machineId, missionId, pilotId, provinceId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import type { Change, Part } from '../../../src/rules/campaign/parts.js';
import { optionsOf, setupOf } from '../../../src/rules/campaign/replaced.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { A, B, C, Play, SETUP } from '../../support/campaign.js';

/** Who goes to battle and what is told of it; and what belongs to one faction, turn or pair of Clans, and to no other. */

const replacing = (part: Part, change: Change) =>
  ({ type: 'replace-parts', parts: [{ part, change, lore: {}, text: '' }], reason: 'a test' }) as const;

test('CLN-14, CLN-20: machines come with skills, wounds and marks of their own, by themselves unless Elementals go along', () => {
  const play = new Play();
  const first = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  const deeds = Array.from({ length: 6 }, (_, event) => ({ pilot: pilotId(1), need: 12, hit: true, event }));
  const machines = play.report(first, null).machines.map((one) => ({ ...one, hits: 1 }));
  play.book(first, null, { deeds, machines });
  for (const characteristic of ['piloting', 'sensors'] as const) {
    play.give(A, { type: 'learn', pilot: pilotId(1), characteristic });
  }
  // A talent that is nothing in battle.
  play.give(A, { type: 'talent', pilot: pilotId(1), talent: 'sly' });
  const id = play.battle('raid', 'at-x', { a: [0, 1], b: [0] }, { x: [1] });
  const mission = play.state.missions.find((one) => one.id === id);
  if (!mission) throw new Error('no mission');
  const fresh = { gunnery: 5, piloting: 6, hits: 0, talents: [], cocoon: null, troopers: null, marks: null };
  const none = { gunnery: 0, piloting: 0, sensors: 0, physical: 0 };
  expect(fightersOf(play.state, mission, 'attacker')).toEqual([
    {
      ...{ ...fresh, label: 'LIGHT-M1', model: 'LIGHT', marks: { by: 'b1' }, piloting: 5, hits: 1 },
      bonuses: { ...none, piloting: 1, sensors: 1 },
    },
    { ...fresh, label: 'LIGHT-M2', model: 'LIGHT', bonuses: none },
    { ...fresh, label: 'LIGHT-M4', model: 'LIGHT', bonuses: none },
  ]);
  expect(fightersOf(play.state, mission, 'defender').map(({ label }) => label)).toEqual(['LIGHT-M11']);
  expect([...ownersIn(play.state, mission)]).toEqual([
    ['LIGHT-M1', 'a'],
    ['LIGHT-M2', 'a'],
    ['LIGHT-M4', 'b'],
    ['LIGHT-M11', 'x'],
  ]);
  const told = { lost: true, marks: null, wear: {}, hits: 2, dead: false, event: 4 };
  const match = { match: 'm', hash: 'h' };
  const deed = { need: 8, hit: true, event: 5 };
  const aftermath = {
    ...{ ended: 9, fighters: { 'LIGHT-M4': told }, groups: { 'LIGHT-M4': { lost: 0, event: 1 } } },
    deeds: [
      { by: 'LIGHT-M4', ...deed },
      { by: 'STRANGER', ...deed },
    ],
  };
  expect(reportOf(play.state, mission, 'defender', match, aftermath)).toEqual({
    ...{ ...match, winner: 'defender', ended: 9, elementals: [] },
    machines: [{ id: 'm4', ...told }],
    deeds: [{ pilot: 'p4', ...deed }],
  });
});

test('CLN-07: nobody is better than 0, and without a squad Elementals stay at home', () => {
  const { squad: _, talentsInBattle: __, ...setup } = SETUP;
  const play = new Play({ ...setup, beginner: { gunnery: 0, piloting: 0 } });
  const cocoons = [play.load('a', 0, 1)];
  expect(play.refused(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons })).toEqual(
    refuse('campaign/too-few-groups', { has: 0, need: 1 }, 'CLN-19'),
  );
  const first = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  const deeds = Array.from({ length: 6 }, (_, event) => ({ pilot: pilotId(1), need: 12, hit: true, event }));
  play.book(first, null, { deeds });
  for (const characteristic of ['gunnery', 'piloting'] as const) {
    play.give(A, { type: 'learn', pilot: pilotId(1), characteristic });
  }
  play.give(A, { type: 'talent', pilot: pilotId(1), talent: 'quick' });
  const [mission] = play.state.missions;
  expect(mission && fightersOf(play.state, mission, 'attacker')).toMatchObject([
    { gunnery: 0, piloting: 0, talents: [] },
  ]);
});

test('CLN-09: a Defiance is between two Clans, whoever of them bears it; others go with both', () => {
  const play = new Play();
  play.rolling([1], 'master', { type: 'award', faction: A, currency: 'prestige', amount: 10, reason: '' });
  expect(play.state.defiances).toEqual([{ clan: A, against: B }]);
  play.give(C, { type: 'raise', kind: 'raid', province: provinceId('at-y'), cocoons: [play.load('c', 0)] });
  const join = (who: typeof A) =>
    play.refused(who, {
      ...{ type: 'join', mission: missionId('b1'), side: 'attacker' },
      cocoons: [play.load(who, 0)],
    });
  expect([join(A), join(B)]).toEqual([null, null]);
  play.give(B, { type: 'join', mission: missionId('b1'), side: 'attacker', cocoons: [play.load('b', 0)] });
  expect(join(A)).toEqual(refuse('campaign/defiance', { faction: 'a', other: 'b' }, 'CLN-09'));
});

test('other starting means are those of the faction whose they are', () => {
  const play = new Play();
  const factions = SETUP.factions.map((one) => (one.id === B ? { ...one, resources: 900, prestige: 2 } : one));
  play.give('master', replacing('resources', { factions }));
  expect([A, B, C].map((one) => balance(play.state.ledger, 'resources', one))).toEqual([1000, 900, 1000]);
  expect([A, B, C].map((one) => balance(play.state.ledger, 'prestige', one))).toEqual([0, 2, 0]);
});

test('CLN-12, AMB-CLN-07: a turn keeps its map and its options, whichever of them was replaced first', () => {
  const play = new Play();
  const next = () => play.give('house', { type: 'end-turn' });
  next();
  play.give('master', replacing('options', { options: { provinceBonus: 'perNeighbour' } }));
  next();
  play.give('master', replacing('map', { provinces: SETUP.provinces.map((one) => ({ ...one, production: 1000 })) }));
  next();
  play.give('master', replacing('options', { options: { xpOn: 'attempt' } }));
  const turns = [1, 2, 3, 4];
  expect(turns.map((turn) => setupOf(play.state, turn).provinces[0]?.production)).toEqual([100, 100, 1000, 1000]);
  expect(turns.map((turn) => optionsOf(play.state, turn).provinceBonus)).toEqual([
    ...['component', 'perNeighbour', 'perNeighbour', 'component'],
  ]);
  expect(turns.map((turn) => optionsOf(play.state, turn).xpOn)).toEqual(['hit', 'hit', 'hit', 'attempt']);
  // The tiers belong to what a turn yields by, talents do not.
  play.give('master', replacing('talents', { talents: ['brave'] }));
  expect(play.state.past).toHaveLength(3);
  play.give('master', replacing('tiers', { tiers: [], beyond: 1 }));
  expect([3, 4].map((turn) => setupOf(play.state, turn).tiers.length)).toEqual([SETUP.tiers.length, 0]);
});

test('AMB-CLN-03: names come with what is replaced, and those that there were stay', () => {
  const play = new Play();
  const words = (text: string) => ({ en: text, fr: text, ru: text });
  const named = (lore: object) =>
    play.give('master', {
      ...{ type: 'replace-parts', reason: 'a test' },
      parts: [{ part: 'talents', change: {}, lore, text: '' }],
    });
  named({ talents: { a: words('A') }, missions: { raid: words('Raid') } });
  named({
    talents: { b: words('B') },
    missions: { raid: words('Foray') },
    provinces: { isle: { title: words('Isle'), at: [0, 0] } },
    cards: { gift: { title: words('Gift'), text: words('…') } },
  });
  expect(play.state.lore).toEqual({
    talents: { a: words('A'), b: words('B') },
    missions: { raid: words('Foray') },
    provinces: { isle: { title: words('Isle'), at: [0, 0] } },
    cards: { gift: { title: words('Gift'), text: words('…') } },
  });
});

test('CLN-01: a card is of the earlier decks until it comes again, each once', () => {
  const play = new Play();
  const [gift, fame] = SETUP.cards;
  if (!gift || !fame) throw new Error('no cards');
  const richer = { ...gift, effects: [{ on: 'self', currency: 'resources', amount: 99 } as const] };
  const retired = () => play.state.setup.retired;
  play.give('master', replacing('cards', { cards: [richer] }));
  expect(retired()?.map(({ id }) => id)).toEqual(['fame', 'theft', 'shame']);
  play.give('master', replacing('cards', { cards: [fame] }));
  expect(retired()).toEqual([...SETUP.cards.slice(2), richer]);
  play.give('master', replacing('cards', { cards: [gift] }));
  expect(retired()?.map(({ id }) => id)).toEqual(['theft', 'shame', 'fame']);
  const two = new Play();
  two.give('master', replacing('cards', { cards: [gift, fame] }));
  expect(two.state.setup.retired?.map(({ id }) => id)).toEqual(['theft', 'shame']);
});

test('a machine that cannot go is said to be what it is, though another is out', () => {
  const play = new Play();
  const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
  play.book(id, null);
  play.give(A, { type: 'repair', machine: machineId(2) });
  play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0)] });
  const view = campaign.view(play.state, { as: 'faction', faction: A });
  const asked = (machines: string) =>
    campaign.choices(view, A, { order: 'raise', province: 'at-x', kind: 'raid', machines });
  expect(asked('m2')).toMatchObject({
    refusal: refuse('campaign/not-ready', { machine: 'm2', condition: 'workshop' }),
  });
  expect(asked('m1')).toMatchObject({ refusal: refuse('campaign/is-out', { what: 'm1' }) });
  expect(asked('m3')).toMatchObject({ refusal: refuse('campaign/no-pilot', { machine: 'm3' }) });
});
