import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { missionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { BARE } from '../../../src/rules/campaign/missions.js';
import type { Setup } from '../../../src/rules/campaign/setup.js';
import { pilotsFor } from '../../../src/rules/campaign/teams.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { A, B, pilot, Play, SETUP, X, Y } from '../../support/campaign.js';

/** What a faction is offered, blank by blank: all that it may do, and nothing else. */

const B1 = missionId('b1');
const choose = (play: Play, faction: typeof A, blanks: Blanks = {}) =>
  campaign.choices(campaign.view(play.state, { as: 'faction', faction }), faction, blanks);

/** The blank that is asked for with what stands to choose, or the finished order. */
function asked(play: Play, faction: typeof A, blanks: Blanks = {}): unknown {
  const choice = choose(play, faction, blanks);
  switch (choice.kind) {
    case 'pick':
      return [choice.blank, ...choice.options.map(({ value }) => value)];
    case 'done':
      return choice.command;
    default:
      return choice.kind === 'nothing' ? 'nothing' : choice;
  }
}

const award = (play: Play, currency: 'resources' | 'prestige', amount: number, faction = A): void =>
  void play.give('master', { type: 'award', faction, currency, amount, reason: 'a test' });
const deeds = (who: string, count: number) =>
  Array.from({ length: count }, (_, event) => ({ pilot: pilot(who), need: 12, hit: true, event }));
const raise = (play: Play, n = 0, kind = 'raid') =>
  play.give(A, { type: 'raise', kind, province: provinceId('at-x'), cocoons: [play.load('a', n)] });
/** Which machines are offered for a raid, each with its pilot. */
function crews(play: Play, faction: typeof A, province: string, kind = 'raid') {
  const choice = choose(play, faction, { order: 'raise', province, kind });
  return choice.kind === 'pick' ? choice.options.map(({ value, facts }) => [value, facts['pilot']]) : choice;
}
const withKinds = (more: Partial<Setup['missions'][number]>, only?: string): Setup => ({
  ...SETUP,
  missions: SETUP.missions.map((kind) => (only === undefined || kind.id === only ? { ...kind, ...more } : kind)),
});

test('CLN-12: first the orders are offered that lead to something; an order that there is not is asked for anew', () => {
  const play = new Play();
  expect(asked(play, A)).toEqual(['order', 'raise', 'buy']);
  expect(asked(play, A, { order: 'dance' })).toEqual(['order', 'raise', 'buy']);
  award(play, 'resources', -1000);
  expect(asked(play, A)).toEqual(['order', 'raise']);
  for (const order of ['join', 'call-off', 'buy', 'repair', 'learn', 'talent', 'recruit', 'replace', 'play', 'claim']) {
    expect(choose(play, A, { order })).toEqual({ kind: 'nothing', refusal: refuse('campaign/nothing-to-do') });
  }
  const bare = { ...SETUP, factions: SETUP.factions.map((one) => ({ ...one, machines: [], groups: 0, resources: 0 })) };
  expect(choose(new Play(bare), A)).toEqual({ kind: 'nothing', refusal: refuse('campaign/nothing-to-do') });
});

describe('missions that are raised and joined', () => {
  test('CLN-12, CLN-17: a province next to one’s own, a kind, then the machines that can go, each with its pilot', () => {
    const play = new Play();
    expect(asked(play, A, { order: 'raise' })).toEqual(['province', 'at-x', 'at-c']);
    expect(asked(play, A, { order: 'raise', province: 'at-b' })).toEqual(['province', 'at-x', 'at-c']);
    expect(asked(play, A, { order: 'raise', province: 'at-x' })).toEqual(['kind', 'raid', 'conquest']);
    const machines = { kind: 'pick', blank: 'machines' };
    expect(choose(play, A, { order: 'raise', province: 'at-x', kind: 'raid' })).toEqual({
      ...machines,
      ...{ min: 0, max: 2 },
      options: [
        { value: 'm1', facts: { pilot: 'p1' } },
        { value: 'm2', facts: { pilot: 'p2' } },
      ],
    });
    expect(choose(play, X, { order: 'raise', province: 'at-b', kind: 'raid' })).toMatchObject({ min: 1, max: 2 });
    const small = new Play(withKinds({ most: 1 }));
    const one = { order: 'raise', province: 'at-a', kind: 'raid' };
    expect(choose(small, X, one)).toMatchObject({ min: 1, max: 1 });
    expect(asked(small, X, { ...one, machines: 'm10 m11' })).toEqual(['machines', 'm10', 'm11']);
    expect(asked(small, X, { ...one, machines: '' })).toEqual(['machines', 'm10', 'm11']);
    expect(asked(small, X, { ...one, machines: 'm11' })).toEqual({
      type: 'raise',
      ...{ kind: 'raid', province: 'at-a' },
      cocoons: [{ machine: { id: 'm11', pilot: 'p11' }, groups: 0 }],
    });
  });

  test('CLN-17: who has nobody to send raises and joins only what the scenario’s own forces fight', () => {
    const busy = (setup: Setup): Play => {
      const play = new Play(setup);
      play.battle('conquest', 'at-x', { a: [0] }, { x: [0, 1] });
      raise(play, 1, 'conquest');
      return play;
    };
    const plain = busy(SETUP);
    expect(asked(plain, X, { order: 'raise' })).toBe('nothing');
    expect(asked(plain, X, { order: 'join' })).toBe('nothing');
    expect(asked(plain, Y, { order: 'join' })).toEqual(['mission', 'b2']);
    // Elementals are somebody to send.
    expect(asked(plain, A, { order: 'raise' })).toEqual(['province', 'at-x', 'at-c']);
    const mixed = busy(withKinds({ forces: 'scenario' }, 'raid'));
    expect(asked(mixed, X, { order: 'raise', province: 'at-a' })).toEqual(['kind', 'raid']);
    mixed.give(B, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [BARE] });
    expect(asked(mixed, X, { order: 'join' })).toEqual(['mission', 'b3']);
    expect(asked(mixed, X, { order: 'join', mission: 'b3', side: 'defender' })).toEqual({
      ...{ type: 'join', mission: 'b3', side: 'defender' },
      cocoons: [BARE],
    });
    // Once each.
    expect(asked(mixed, B, { order: 'join', mission: 'b3' })).toEqual(['mission', 'b2']);
    mixed.give(X, { type: 'join', mission: missionId('b3'), side: 'defender', cocoons: [BARE] });
    expect([B, X].map((one) => asked(mixed, one, { order: 'join', mission: 'b3' }))).toEqual([
      ['mission', 'b2'],
      'nothing',
    ]);
  });

  test('CLN-09, CLN-12: a mission is joined while it gathers, on a side of one’s kind that has room', () => {
    const play = new Play();
    raise(play);
    const sides = (faction: typeof A, from = play) => asked(from, faction, { order: 'join', mission: 'b1' });
    expect([A, B, X, Y].map((one) => sides(one))).toEqual([
      ['side', 'attacker'],
      ['side', 'attacker'],
      ['side', 'defender'],
      ['side', 'defender'],
    ]);
    expect(asked(play, X, { order: 'join', mission: 'b1', side: 'defender', machines: 'm10' })).toEqual({
      ...{ type: 'join', mission: 'b1', side: 'defender' },
      cocoons: [{ machine: { id: 'm10', pilot: 'p10' }, groups: 0 }],
    });
    const full = new Play(withKinds({ most: 1 }));
    raise(full);
    expect([A, B].map((one) => asked(full, one, { order: 'join' }))).toEqual(['nothing', 'nothing']);
    expect(sides(X, full)).toEqual(['side', 'defender']);
    const two = new Play(withKinds({ most: 2 }));
    raise(two);
    expect(choose(two, B, { order: 'join', mission: 'b1', side: 'attacker' })).toMatchObject({ max: 1 });
    play.give(X, { type: 'join', mission: B1, side: 'defender', cocoons: [play.load('x', 0)] });
    play.give('house', { type: 'fight', mission: B1 });
    expect([A, Y].map((one) => asked(play, one, { order: 'join' }))).toEqual(['nothing', 'nothing']);
  });

  test('CLN-12: who raised a mission is offered to call it off, until its battle begins', () => {
    const play = new Play();
    raise(play);
    expect(asked(play, A, { order: 'call-off' })).toEqual(['mission', 'b1']);
    expect(asked(play, A, { order: 'call-off', mission: 'b1' })).toEqual({ type: 'call-off', mission: 'b1' });
    play.give(X, { type: 'join', mission: B1, side: 'defender', cocoons: [play.load('x', 0)] });
    expect(asked(play, X, { order: 'call-off' })).toBe('nothing');
    play.give('house', { type: 'fight', mission: B1 });
    expect(asked(play, A, { order: 'call-off' })).toBe('nothing');
  });
});

describe('who goes', () => {
  test('the heaviest machine is offered with the pilot of the highest rank, the sound before the worn and the wounded', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const machines = play.report(id, null).machines.map((one) => ({ ...one, hits: one.id === 'm1' ? 1 : 0 }));
    play.book(id, null, { machines });
    expect(crews(play, A, 'at-x')).toEqual([
      ['m2', 'p2'],
      ['m1', 'p3'],
    ]);
    const cocoons = [{ machine: { ...play.load('a', 1).machine, pilot: pilot('p3') }, groups: 0 }];
    play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons });
    play.give(X, { type: 'join', mission: missionId('b2'), side: 'defender', cocoons: [play.load('x', 1)] });
    play.give('house', { type: 'fight', mission: missionId('b2') });
    play.book(missionId('b2'), null, { deeds: deeds('p3', 8) });
    for (const characteristic of ['gunnery', 'piloting', 'sensors'] as const) {
      play.give(A, { type: 'learn', pilot: pilot('p3'), characteristic });
    }
    expect(crews(play, A, 'at-x')).toEqual([
      ['m3', 'p3'],
      ['m1', 'p2'],
      ['m2', 'p1'],
    ]);
    const view = campaign.view(play.state, { as: 'faction', faction: A });
    expect(['m1', 'm3', 'm4'].map((one) => pilotsFor(view, A, one))).toEqual([['p1', 'p2', 'p3'], ['p3'], []]);
  });

  test('CLN-17, CLN-20, CLN-21: what cannot go so is refused with why', () => {
    const factions = SETUP.factions.map((one) => (one.id === 'a' ? { ...one, groups: 12 } : one));
    const play = new Play({ ...withKinds({ most: 2 }), factions });
    const order = { order: 'raise', province: 'at-x', kind: 'raid' };
    const refusal = (blanks: Blanks) => {
      const choice = choose(play, A, { ...order, ...blanks });
      return choice.kind === 'pick' ? [choice.blank, choice.refusal] : choice.kind;
    };
    expect(refusal({ machines: 'm1:p2 m2:p2' })).toEqual([
      'machines',
      refuse('campaign/twice', { machine: 'm2', pilot: 'p2' }),
    ]);
    expect(refusal({ machines: 'm1:p1 m1:p2' })).toEqual([
      'machines',
      refuse('campaign/twice', { machine: 'm1', pilot: 'p2' }),
    ]);
    expect(refusal({ machines: 'm3' })).toEqual(['machines', refuse('campaign/no-pilot', { machine: 'm3' })]);
    expect(refusal({ machines: 'm4' })).toEqual(['machines', refuse('campaign/not-yours', { what: 'm4' })]);
    const alone = (groups: number) => refuse('campaign/cocoon-full', { groups, most: 5 }, 'CLN-21');
    for (const groups of [6, 12]) {
      expect(refusal({ machines: '', elementals: String(groups) })).toEqual(['elementals', alone(groups)]);
    }
    const few = (need: number) => refuse('campaign/too-few-groups', { has: 12, need });
    expect(refusal({ machines: '', elementals: '13' })).toEqual(['elementals', few(13)]);
    expect(refusal({ machines: 'm1', elementals: 'm1 12' })).toEqual(['elementals', few(13)]);
    expect(refusal({ machines: 'm1', elementals: '6th' })).toEqual(['elementals', undefined]);
    expect(refusal({ machines: '', elementals: '5' })).toBe('done');
    const escort = (machines: string) => choose(play, A, { ...order, machines });
    expect(escort('')).toMatchObject({ min: 1, max: 1 });
    expect(escort('m1')).toMatchObject({ min: 0, max: 2 });
    expect(asked(play, A, { ...order, machines: 'm1' })).toEqual(['elementals', 'm1', '1', '2', '3', '4', '5']);
    // Two machines are all that the mission has room for.
    expect(asked(play, A, { ...order, machines: 'm1 m2' })).toEqual(['elementals', 'm1', 'm2']);
    expect(escort('m1 m2')).toMatchObject({ min: 0, max: 2 });
    play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0, 0)] });
    expect(refusal({ machines: 'm1' })).toEqual(['machines', refuse('campaign/is-out', { what: 'm1' })]);
  });

  test('CLN-17 a machine that is named alone goes with its usual pilot, or where another takes that one with the next', () => {
    const factions = SETUP.factions.map((one) => ({ ...one, groups: 0 }));
    const play = new Play({ ...withKinds({ most: 2 }), factions });
    const going = (machines: string) => {
      const choice = choose(play, A, { order: 'raise', province: 'at-x', kind: 'raid', machines });
      const command = choice.kind === 'done' ? choice.command : null;
      return command?.type === 'raise' ? command.cocoons.map(({ machine }) => [machine?.id, machine?.pilot]) : choice;
    };
    expect(going('m1 m2')).toEqual([
      ['m1', 'p1'],
      ['m2', 'p2'],
    ]);
    expect(going('m1 m2:p1')).toEqual([
      ['m1', 'p2'],
      ['m2', 'p1'],
    ]);
  });

  test('a machine in the workshop, or lost, is said to be that', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
    play.book(id, null, {}, ['m2']);
    play.give(A, { type: 'repair', machine: play.load('a', 0).machine.id });
    const order = { order: 'raise', province: 'at-x', kind: 'raid' };
    for (const [machines, condition] of [
      ['m1', 'workshop'],
      ['m2', 'lost'],
    ] as const) {
      expect(choose(play, A, { ...order, machines })).toMatchObject({
        refusal: refuse('campaign/not-ready', { machine: machines, condition }),
      });
    }
  });
});

describe('between battles', () => {
  test('CLN-05, CLN-07: models are offered that are for sale and can be paid', () => {
    const play = new Play();
    award(play, 'prestige', 10);
    expect(asked(play, A, { order: 'buy' })).toEqual(['model', 'LIGHT', 'LIGHT-2', 'MEDIUM', 'LIGHT-3']);
    award(play, 'resources', -970);
    expect(asked(play, A, { order: 'buy' })).toEqual(['model', 'LIGHT', 'LIGHT-2']);
    expect(asked(play, A, { order: 'buy', model: 'LIGHT-2' })).toEqual({ type: 'buy', model: 'LIGHT-2' });
    expect(asked(play, A, { order: 'buy', model: 'MEDIUM' })).toEqual(['model', 'LIGHT', 'LIGHT-2']);
  });

  test('CLN-06, CLN-14, CLN-16: of one’s own the worn are mended, and those learn who have the XP and the rank', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
    play.book(id, null, { deeds: deeds('p1', 6) });
    expect(asked(play, A, { order: 'repair' })).toEqual(['machine', 'm1', 'm2']);
    expect(asked(play, A, { order: 'repair', machine: 'm2' })).toEqual({ type: 'repair', machine: 'm2' });
    expect(asked(play, X, { order: 'repair' })).toEqual(['machine', 'm10']);
    expect(asked(play, A, { order: 'learn' })).toEqual(['pilot', 'p1']);
    const every = ['characteristic', 'gunnery', 'piloting', 'sensors', 'physical'];
    expect(asked(play, A, { order: 'learn', pilot: 'p1' })).toEqual(every);
    const gunnery = { type: 'learn', pilot: pilot('p1'), characteristic: 'gunnery' } as const;
    expect(asked(play, A, { order: 'learn', pilot: 'p1', characteristic: 'gunnery' })).toEqual(gunnery);
    play.give(A, gunnery);
    expect(asked(play, A, { order: 'learn', pilot: 'p1' })).toEqual(every.filter((one) => one !== 'gunnery'));
    expect(asked(play, A, { order: 'talent' })).toBe('nothing');
    play.give(A, { ...gunnery, characteristic: 'physical' });
    expect(asked(play, A, { order: 'learn' })).toBe('nothing');
    expect(asked(play, A, { order: 'talent' })).toEqual(['pilot', 'p1']);
    expect(asked(play, A, { order: 'talent', pilot: 'p1' })).toEqual(['talent', 'cool', 'quick', 'sly']);
    const quick = { type: 'talent', pilot: pilot('p1'), talent: 'quick' } as const;
    expect(asked(play, A, { order: 'talent', pilot: 'p1', talent: 'quick' })).toEqual(quick);
    play.give(A, quick);
    expect(asked(play, A, { order: 'talent' })).toBe('nothing');
    play.give('master', { type: 'annul', mission: id, reason: '' });
    expect(asked(play, A, { order: 'learn' })).toBe('nothing');
  });

  test('CLN-16: a second talent is offered without the first; the dead are offered nothing', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, null, { deeds: deeds('p1', 12) });
    for (const characteristic of ['gunnery', 'piloting', 'sensors'] as const) {
      play.give(A, { type: 'learn', pilot: pilot('p1'), characteristic });
    }
    play.give(A, { type: 'talent', pilot: pilot('p1'), talent: 'quick' });
    expect(asked(play, A, { order: 'talent', pilot: 'p1' })).toEqual(['talent', 'cool', 'sly']);
    const last = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(last, null, { machines: play.report(last, null).machines.map((one) => ({ ...one, dead: true })) });
    expect(['learn', 'talent'].map((order) => asked(play, A, { order }))).toEqual(['nothing', 'nothing']);
  });

  test('CLN-14: each pilot is offered what they can pay for themselves', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
    play.book(id, null, { deeds: [...deeds('p1', 6), ...deeds('p2', 3)] });
    play.give(A, { type: 'learn', pilot: pilot('p1'), characteristic: 'gunnery' });
    const of = (who: string) => asked(play, A, { order: 'learn', pilot: who });
    expect(of('p1')).toEqual(['characteristic', 'piloting', 'sensors', 'physical']);
    expect(of('p2')).toEqual(['characteristic', 'gunnery', 'piloting', 'sensors', 'physical']);
  });

  test('CLN-18, CLN-19: a group is offered while there is room and means, losses as far as they can be paid', () => {
    const play = new Play();
    award(play, 'prestige', 7);
    award(play, 'resources', -961);
    expect(asked(play, A, { order: 'recruit' })).toBe('nothing');
    award(play, 'resources', 1);
    expect(asked(play, A, { order: 'recruit' })).toEqual({ type: 'recruit' });
    play.give(A, { type: 'recruit' });
    award(play, 'resources', 40);
    expect(asked(play, A, { order: 'recruit' })).toBe('nothing');
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
    play.book(id, null, { elementals: [{ faction: A, lost: 3, event: 12 }] });
    const count = (to: number) => ({ kind: 'number', blank: 'count', from: 1, to });
    expect(asked(play, A, { order: 'replace' })).toEqual(count(3));
    for (const one of ['1', '3']) {
      expect(asked(play, A, { order: 'replace', count: one })).toEqual({ type: 'replace', count: Number(one) });
    }
    for (const wrong of ['0', '4', '', 'two']) {
      expect(asked(play, A, { order: 'replace', count: wrong })).toEqual(count(3));
    }
    award(play, 'resources', -20);
    expect(asked(play, A, { order: 'replace' })).toEqual(count(2));
    award(play, 'resources', -11);
    expect(asked(play, A, { order: 'replace' })).toBe('nothing');
  });

  test('CLN-01: one’s own cards are offered, with the others where one is played on somebody; nobody else is offered them', () => {
    const [gift, fame, theft] = SETUP.cards;
    if (!gift || !fame || !theft) throw new Error('no cards');
    const both = { ...theft, effects: [...gift.effects, ...theft.effects] };
    const play = new Play({ ...SETUP, cards: [gift, both] });
    for (let i = 0; i < 2; i++) play.give('master', { type: 'deal', faction: A });
    expect(asked(play, A, { order: 'play' })).toEqual(['card', 'gift', 'theft']);
    expect(asked(play, A, { order: 'play', card: 'gift' })).toEqual({ type: 'play', card: 'gift', other: null });
    expect(asked(play, A, { order: 'play', card: 'theft' })).toEqual(['other', 'b', 'c', 'x', 'y']);
    expect(asked(play, A, { order: 'play', card: 'theft', other: 'a' })).toEqual(['other', 'b', 'c', 'x', 'y']);
    expect(asked(play, A, { order: 'play', card: 'theft', other: 'x' })).toEqual({
      ...{ type: 'play', card: 'theft', other: 'x' },
    });
    expect(asked(play, B, { order: 'play' })).toBe('nothing');
    const spectator = campaign.view(play.state, { as: 'spectator' });
    expect(campaign.choices(spectator, A, { order: 'play' }).kind).toBe('nothing');
  });
});

test('of a battle that Arbitre referees nobody says how it went', () => {
  const play = new Play();
  play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  expect([A, X].map((one) => asked(play, one, { order: 'claim' }))).toEqual(['nothing', 'nothing']);
});

test('of battles at a real table both sides say who won, and agree to what the other said', () => {
  const play = new Play();
  raise(play);
  const joining = { type: 'join', mission: B1, side: 'defender', cocoons: [play.load('x', 0)] } as const;
  play.give(X, joining);
  expect(asked(play, A, { order: 'claim' })).toBe('nothing');
  play.give('house', { type: 'fight', mission: B1, table: true });
  expect(asked(play, A, { order: 'claim' })).toEqual(['mission', 'b1']);
  expect(asked(play, B, { order: 'claim' })).toBe('nothing');
  expect(asked(play, X, { order: 'claim', mission: 'b1' })).toEqual(['winner', 'attacker', 'defender', 'draw']);
  const sound = { lost: false, wear: {}, hits: 0, dead: false };
  const claim = (winner: 'attacker' | 'defender' | null) => ({
    ...{ type: 'claim' as const, mission: B1 },
    report: {
      winner,
      machines: [play.load('a', 0), play.load('x', 0)].map(({ machine: { id } }) => ({ id, ...sound })),
      ...{ deeds: [], elementals: [] },
    },
  });
  const told = (winner: string) => asked(play, X, { order: 'claim', mission: 'b1', winner });
  expect(['attacker', 'defender', 'draw'].map(told)).toEqual([claim('attacker'), claim('defender'), claim(null)]);
  expect(asked(play, A, { order: 'agree' })).toBe('nothing');
  play.give(X, claim(null));
  expect(asked(play, X, { order: 'agree' })).toBe('nothing');
  expect(asked(play, A, { order: 'agree' })).toEqual(['mission', 'b1']);
  expect(asked(play, A, { order: 'agree', mission: 'b1' })).toEqual({ type: 'agree', mission: 'b1' });
  play.give(A, { type: 'agree', mission: B1 });
  expect(['claim', 'agree'].map((order) => asked(play, A, { order }))).toEqual(['nothing', 'nothing']);
});
