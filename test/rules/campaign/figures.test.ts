import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/rules/campaign/audit.js';
import { awaitedIn } from '../../../src/rules/campaign/awaited.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { atHome, strengthsOf } from '../../../src/rules/campaign/elementals.js';
import { cardId, machineId, missionId, pilotId, provinceId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import { tiersAt } from '../../../src/rules/campaign/prestige.js';
import { kindOf, ownersOf } from '../../../src/rules/campaign/state.js';
import { unscathed } from '../../../src/rules/campaign/tables.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { A, B, C, lines, Play, postings, SETUP, X, Y } from '../../support/campaign.js';

/** Whose something is, and of which battle, turn or group: not of another. */

const AT_X = provinceId('at-x');
const raid = (play: Play, n = 0, groups = 0) => play.battle('raid', 'at-x', { a: [n] }, { x: [n] }, groups);
const conquest = (play: Play, who: string, foe: string, n: number) =>
  play.battle('conquest', 'at-x', { [who]: [n] }, { [foe]: [n] });
const award = (play: Play, currency: 'resources' | 'prestige', amount: number, faction = A) =>
  play.give('master', { type: 'award', faction, currency, amount, reason: 'a test' });
const annul = (play: Play, mission: ReturnType<typeof missionId>) =>
  play.give('master', { type: 'annul', mission, reason: 'a test' });
const withGroups = (groups: number) =>
  new Play({ ...SETUP, factions: SETUP.factions.map((one) => (one.kind === 'clan' ? { ...one, groups } : one)) });

describe('Elementals', () => {
  test.each([
    [{ groups: 2 }, [5, 5]],
    [{ groups: 3, troopers: 7 }, [5, 1, 1]],
    [{ groups: 3, troopers: 12 }, [5, 5, 2]],
    [{ groups: 3, troopers: 3 }, [1, 1, 1]],
    [{ groups: 0 }, []],
  ])('CLN-21: in a cocoon of %j one group is full before the next, and none is empty: %j', (cocoon, strengths) => {
    expect(strengthsOf(cocoon)).toEqual(strengths);
  });

  test('CLN-19: those at home are one’s own that nobody has sent', () => {
    const play = withGroups(2);
    expect(atHome(play.state, A)).toEqual({ groups: 2, troopers: 10 });
    play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [play.load('a', 0, 1), play.load('a', 1)] });
    expect(atHome(play.state, A)).toEqual({ groups: 1, troopers: 5 });
    expect(atHome(play.state, B)).toEqual({ groups: 2, troopers: 10 });
    const [first, second] = play.state.missions[0]?.cocoons ?? [];
    expect(first).toMatchObject({ groups: 1, troopers: 5 });
    // Where none go along nobody is counted.
    expect(second).not.toHaveProperty('troopers');
  });

  test('CLN-20, CLN-21: of six in three groups four go with the first, and one with each of the others', () => {
    const play = withGroups(3);
    for (const lost of [5, 4]) {
      const id = raid(play, 0, 1);
      play.book(id, null, { elementals: [{ faction: A, lost, event: 7 }] });
    }
    const cocoons = [play.load('a', 0, 1), play.load('a', 1, 1), { machine: null, groups: 1 }];
    play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons });
    expect(play.state.missions.at(-1)?.cocoons.map(({ troopers }) => troopers)).toEqual([4, 1, 1]);
  });

  test('CLN-18: what is lost of them is written down with what was at stake', () => {
    const play = new Play();
    const id = raid(play, 0, 1);
    const report = play.report(id, 'defender', { elementals: [{ faction: A, lost: 2, event: 7 }] });
    expect(
      lines(play.give('house', { type: 'book', mission: id, report })).filter((line) => !line.includes('cards')),
    ).toEqual([
      '1 prestige a → house, stake',
      '20 resources a → house, stake',
      '2 prestige house → x, stake',
      '60 resources house → x, stake',
      '2 elementals a → house, loss',
    ]);
  });
});

describe('battles', () => {
  test('what they were before is kept of those who fought, and of nobody else', () => {
    const play = new Play();
    const id = raid(play, 1);
    const { events } = play.state;
    play.book(id, null);
    const [mission] = play.state.missions;
    expect(mission?.place).toEqual({ turn: 1, order: events + 1 });
    expect(mission?.before?.machines.map((one) => [one.id, one.marks])).toEqual([
      ['m2', null],
      ['m11', null],
    ]);
    expect(mission?.before?.pilots.map((one) => one.id)).toEqual(['p2', 'p11']);
  });

  test('CLN-06: each cost is one of its own battle', () => {
    const play = new Play();
    const [first, second] = [1, 2].map(() => {
      const id = raid(play);
      play.book(id, null, { ended: id === 'b1' ? 77 : 99 });
      return id;
    });
    expect(postings(play.give(A, { type: 'repair', machine: machineId(1) })).map(({ cause }) => cause)).toEqual([
      { battle: first, event: 77 },
      { battle: second, event: 99 },
    ]);
  });

  test('a machine that was mended since stays as new, though a battle before it had left marks', () => {
    const play = new Play();
    play.book(raid(play), null);
    const second = raid(play);
    play.book(second, null);
    play.give(A, { type: 'repair', machine: machineId(1) });
    play.give('house', { type: 'end-turn' });
    annul(play, second);
    expect(play.state.machines[0]).toMatchObject({ condition: 'ready', marks: null, damage: [], last: 'b1' });
  });

  test('who died in a battle to which others sent Elementals alone may be told so later', () => {
    const play = withGroups(2);
    const mission = missionId('b1');
    const cocoons = [{ machine: null, groups: 1 }, play.load('a', 0)];
    play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons });
    play.give(X, { type: 'join', mission, side: 'defender', cocoons: [play.load('x', 0)] });
    play.give('house', { type: 'fight', mission });
    play.book(mission, null);
    const machines = play.report(mission, null).machines.map((one) => ({ ...one, dead: true }));
    const report = play.report(mission, null, { machines });
    play.give('master', { type: 'correct', mission, report, reason: 'a test' });
    expect(play.state.pilots.flatMap(({ id, dead }) => (dead ? id : []))).toEqual(['p1', 'p10']);
  });

  test('stakes that are replaced leave a mission those of its own kind', () => {
    const play = new Play();
    conquest(play, 'a', 'x', 0);
    const missions = SETUP.missions.map((kind) => ({ ...kind, most: 2 }));
    const parts = [{ part: 'stakes', change: { missions }, lore: {}, text: '' }] as const;
    play.give('master', { type: 'replace-parts', parts, reason: '' });
    const [mission] = play.state.missions;
    expect(mission && kindOf(play.state, mission)).toEqual(SETUP.missions[1]);
  });

  test('CLN-12: whoever raised it is called to begin, not those who came to help', () => {
    const play = new Play();
    const mission = missionId('b1');
    play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [play.load('a', 0)] });
    play.give(B, { type: 'join', mission, side: 'attacker', cocoons: [play.load('b', 0)] });
    play.give(X, { type: 'join', mission, side: 'defender', cocoons: [play.load('x', 0)] });
    expect(awaitedIn(play.state)).toEqual([{ who: A, what: 'fight', subject: mission }]);
  });

  test('CLN-12: one’s own provinces are no targets, also where they lie next to each other', () => {
    const play = new Play();
    play.give('master', { type: 'cede', province: AT_X, to: A, reason: 'a test' });
    const cocoons = [play.load('a', 0)];
    expect(play.refused(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons })).toEqual(
      refuse('campaign/out-of-reach', { province: 'at-x', known: ['at-b', 'at-c'] }),
    );
    const strange = [{ machine: { id: machineId(1), pilot: pilotId(99) }, groups: 0 }];
    expect(play.refused(A, { type: 'raise', kind: 'raid', province: provinceId('at-b'), cocoons: strange })).toEqual(
      refuse('campaign/not-yours', { what: 'p99' }),
    );
  });
});

describe('battles at real tables', () => {
  const atTables = () => {
    const play = new Play();
    const machines = (id: ReturnType<typeof missionId>) => play.report(id, null).machines;
    const hurt = raid(play);
    play.book(hurt, null, { machines: machines(hurt).map((one) => ({ ...one, hits: one.id === 'm1' ? 2 : 0 })) });
    for (const n of [0, 1]) {
      const mission = missionId(`b${n + 2}`);
      play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [play.load('a', n)] });
      play.give(X, { type: 'join', mission, side: 'defender', cocoons: [play.load('x', n)] });
      play.give('house', { type: 'fight', mission, table: true });
    }
    return play;
  };
  const [first, second] = [missionId('b2'), missionId('b3')];
  const told = (play: Play, id: ReturnType<typeof missionId>) => {
    const mission = play.state.missions.find((one) => one.id === id);
    if (!mission) throw new Error(`no ${id}`);
    return unscathed(play.state, mission, 'attacker');
  };

  test('nobody is hurt beyond what they were when they came', () => {
    const play = atTables();
    expect(told(play, first).machines.map(({ id, hits }) => [id, hits])).toEqual([
      ['m1', 2],
      ['m10', 0],
    ]);
    expect(told(play, second).machines.map(({ id, hits }) => [id, hits])).toEqual([
      ['m2', 0],
      ['m11', 0],
    ]);
  });

  test('of several the one that is named is told of, and settled', () => {
    const play = atTables();
    const view = campaign.view(play.state, { as: 'faction', faction: X });
    const choice = campaign.choices(view, X, { order: 'claim', mission: second, winner: 'attacker' });
    expect(choice).toMatchObject({ kind: 'done', command: { mission: second, report: told(play, second) } });
    const settle = { type: 'settle', mission: second, report: told(play, second), reason: 'I was there' } as const;
    play.give('master', settle);
    expect(play.state.missions.map(({ status }) => status)).toEqual(['booked', 'fighting', 'booked']);
    const events = play.give('master', settle);
    expect(events.find(({ type }) => type === 'BattleUnbooked')).toMatchObject({ reason: 'I was there', again: true });
  });
});

describe('cards', () => {
  test('CLN-01: those that a battle brought go back with it, others stay; none is played that one does not hold', () => {
    const play = new Play();
    play.rolling([1], 'master', { type: 'deal', faction: A });
    const id = raid(play);
    play.rolling([1, 1, 1], 'house', { type: 'book', mission: id, report: play.report(id, 'attacker') });
    expect(play.state.hands[A]?.map(({ card, of }) => [card, of])).toEqual([
      ['gift', null],
      ['fame', id],
      ['theft', id],
      ['shame', id],
    ]);
    expect(play.state.diceRolled).toBe(4);
    annul(play, id);
    expect(play.state.hands[A]).toEqual([{ card: 'gift', of: null }]);
    expect(play.refused(A, { type: 'play', card: cardId('fame'), other: null })).toEqual(
      refuse('campaign/no-such-card', { card: 'fame' }),
    );
  });

  test('CLN-01: one that does something to another needs them named, whatever else it does', () => {
    const [gift, , theft] = SETUP.cards;
    if (!gift || !theft) throw new Error('no cards');
    const play = new Play({ ...SETUP, cards: [{ ...gift, effects: [...gift.effects, ...theft.effects] }] });
    play.give('master', { type: 'deal', faction: A });
    const order = { type: 'play', card: gift.id, other: null } as const;
    for (const other of [null, A])
      expect(play.refused(A, { ...order, other })).toEqual(
        refuse('campaign/name-another', { card: 'gift', known: ['b', 'c', 'x', 'y'] }),
      );
    expect(lines(play.give(A, { ...order, other: X }))).toEqual([
      '1 cards a → house, card-played',
      '50 resources house → a, card-played',
      '30 resources x → house, card-played',
    ]);
  });

  test('CLN-08: prestige that a card brings has what follows at once', () => {
    const play = new Play();
    award(play, 'prestige', 9);
    play.rolling([2], 'master', { type: 'deal', faction: A });
    const events = play.rolling([1], A, { type: 'play', card: cardId('fame'), other: null });
    expect(events.at(-1)).toMatchObject({ type: 'DefianceArose', clan: A });
  });
});

describe('Defiances', () => {
  test('CLN-08: the gap is between Clans, whatever houses have', () => {
    const play = new Play();
    award(play, 'prestige', 30, X);
    for (const clan of [B, C]) award(play, 'prestige', 5, clan);
    expect(play.state.defiances).toEqual([]);
    // No house is the last of them either.
    award(play, 'prestige', 14);
    expect(play.state.defiances).toEqual([]);
  });

  test('CLN-09: a third Clan goes with the one against whom it is', () => {
    const play = new Play();
    play.rolling([1], 'master', { type: 'award', faction: A, currency: 'prestige', amount: 10, reason: '' });
    expect(play.state.defiances).toEqual([{ clan: A, against: B }]);
    play.give(B, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [play.load('b', 0)] });
    const join = (who: typeof A) =>
      play.refused(who, {
        ...{ type: 'join', mission: missionId('b1'), side: 'attacker' },
        cocoons: [play.load(who, 0)],
      });
    expect([join(C), join(A)?.code]).toEqual([null, 'campaign/defiance']);
  });

  test('CLN-10: one that ends is that of its bearer', () => {
    const { state } = new Play();
    const both = { ...state, defiances: [A, B].map((clan) => ({ clan, against: C })) };
    const ended = campaign.evolve(both, { type: 'DefianceEnded', clan: A, against: C });
    expect(ended.defiances).toEqual([{ clan: B, against: C }]);
  });
});

describe('turns and provinces', () => {
  test('CLN-06: prestige that was lost again has reached no tier', () => {
    const play = new Play();
    award(play, 'prestige', 7);
    award(play, 'prestige', -3);
    play.give('house', { type: 'end-turn' });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1100);
    expect(tiersAt(5, { tiers: [], beyond: 2 }).map(({ at }) => at)).toEqual([2, 4]);
  });

  test('CLN-12: what is taken later changes nothing of a turn before, nor do provinces that there are no more', () => {
    const play = new Play();
    const first = raid(play);
    play.book(first, null);
    play.give('house', { type: 'end-turn' });
    play.book(conquest(play, 'a', 'x', 1), 'attacker');
    expect(ownersOf(play.state, 1)[AT_X]).toBe(X);
    expect(ownersOf(play.state, 2)[AT_X]).toBe(A);
    expect(lines(annul(play, first)).filter((line) => line.endsWith('reckoned-anew'))).toEqual([]);
    const provinces = SETUP.provinces
      .filter((one) => one.id !== AT_X)
      .map((one) => ({ ...one, adjacent: one.adjacent.filter((next) => next !== AT_X) }));
    const parts = [{ part: 'map', change: { provinces }, lore: {}, text: '' }] as const;
    play.give('master', { type: 'replace-parts', parts, reason: '' });
    expect(ownersOf(play.state)).toEqual({ 'at-a': A, 'at-b': B, 'at-y': Y, 'at-c': C });
    expect(audit(play.state)).toEqual([]);
  });

  test('CLN-12: what was reckoned anew once is not reckoned again', () => {
    const play = new Play();
    const first = conquest(play, 'a', 'x', 0);
    play.book(first, 'attacker');
    play.book(conquest(play, 'b', 'a', 1), 'attacker');
    play.give('house', { type: 'end-turn' });
    const other = play.battle('raid', 'at-y', { b: [0] }, { y: [0] });
    play.book(other, null);
    expect(play.state.captures).toHaveLength(2);
    expect(lines(annul(play, first)).some((line) => line.endsWith('reckoned-anew'))).toBe(true);
    expect(play.state.captures.map(({ by }) => by)).toEqual([B]);
    expect(lines(annul(play, other)).filter((line) => line.endsWith('reckoned-anew'))).toEqual([]);
    annul(play, missionId('b2'));
    const fresh = new Play();
    fresh.give('house', { type: 'end-turn' });
    for (const currency of ['resources', 'provinces', 'prestige'] as const)
      for (const { id } of SETUP.factions)
        expect([currency, id, balance(play.state.ledger, currency, id)]).toEqual([
          ...[currency, id, balance(fresh.state.ledger, currency, id)],
        ]);
  });
});

test('CLN-07: pilots have the names of their faction in order, and then again with a number', () => {
  const play = new Play();
  play.give(A, { type: 'buy', model: 'LIGHT' });
  play.give(A, { type: 'buy', model: 'LIGHT' });
  expect(play.state.pilots.flatMap(({ faction, name }) => (faction === A ? name : []))).toEqual([
    ...['Ada', 'Bo', 'Cy', 'Ada 2', 'Bo 2'],
  ]);
});

test('other starting means are given beyond those that a faction had', () => {
  const of = (resources: number, prestige: number) =>
    SETUP.factions.map((one) => (one.id === B ? { ...one, resources, prestige } : one));
  const play = new Play({ ...SETUP, factions: of(800, 1) });
  const parts = [{ part: 'resources', change: { factions: of(900, 3) }, lore: {}, text: '' }] as const;
  const events = play.give('master', { type: 'replace-parts', parts, reason: '' });
  expect(lines(events)).toEqual(['100 resources house → b, start', '2 prestige house → b, start']);
});

describe('who goes', () => {
  const order = { order: 'raise', province: 'at-x', kind: 'raid' };
  const choose = (play: Play, machines?: string) =>
    campaign.choices(campaign.view(play.state, { as: 'faction', faction: A }), A, {
      ...order,
      ...(machines === undefined ? {} : { machines, elementals: '' }),
    });
  const weighing = (MEDIUM: number) => new Play({ ...SETUP, tons: { ...SETUP.tons, MEDIUM } });

  test('CLN-17: the heaviest machine is offered first', () => {
    const crews = (tons: number) => {
      const choice = choose(weighing(tons));
      return choice.kind === 'pick' ? choice.options.map(({ value, facts }) => [value, facts['pilot']]) : [];
    };
    expect(crews(35)).toEqual([
      ['m3', 'p1'],
      ['m1', 'p2'],
      ['m2', 'p3'],
    ]);
    expect(crews(20)).toEqual([
      ['m1', 'p1'],
      ['m2', 'p2'],
      ['m3', 'p3'],
    ]);
  });

  test('CLN-17: of more machines than pilots each may be chosen, with whoever is free', () => {
    const play = weighing(20);
    const id = play.battle('raid', 'at-x', { a: [2] }, { x: [2] });
    play.book(id, null, {
      machines: play.report(id, null).machines.map((one) => ({ ...one, dead: one.id === 'm3' })),
    });
    expect(choose(play, 'm3')).toMatchObject({
      kind: 'done',
      command: { cocoons: [{ machine: { id: 'm3', pilot: 'p1' } }] },
    });
  });

  test('CLN-06: a machine is mended while Elementals are out by themselves', () => {
    const play = new Play();
    play.book(raid(play), null);
    play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [{ machine: null, groups: 1 }] });
    expect(play.refused(A, { type: 'repair', machine: machineId(1) })).toBeNull();
  });
});

test('CLN-20: a number of groups that one cocoon carries is not said to be too high for it', () => {
  const play = new Play({
    ...withGroups(12).state.setup,
    missions: SETUP.missions.map((kind) => ({ ...kind, most: 2 })),
  });
  const view = campaign.view(play.state, { as: 'faction', faction: A });
  const asked = (elementals: string) =>
    campaign.choices(view, A, { order: 'raise', province: 'at-x', kind: 'raid', machines: 'm1 m2', elementals });
  // Both machines are all that the mission has room for.
  expect(asked('5')).not.toHaveProperty('refusal');
  expect(asked('6')).toMatchObject({ refusal: { code: 'campaign/cocoon-full', params: { groups: 6, most: 5 } } });
});

test('its events and orders have one shape so far', () => {
  const event = { type: 'TurnEnded', turn: 1, repaired: [], healed: [] } as const;
  const command = { type: 'end-turn' } as const;
  expect(campaign.upcastEvent(event, campaign.shape)).toBe(event);
  expect(campaign.upcastCommand(command, campaign.shape)).toBe(command);
  for (const shape of [campaign.shape - 1, campaign.shape + 1]) {
    expect(() => campaign.upcastEvent(event, shape)).toThrow(`shape ${shape}`);
    expect(() => campaign.upcastCommand(command, shape)).toThrow(`shape ${shape}`);
  }
});
