import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/rules/campaign/audit.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { cardId, provinceId } from '../../../src/rules/campaign/ids.js';
import { balance, debts } from '../../../src/rules/campaign/ledger.js';
import { ownersOf } from '../../../src/rules/campaign/state.js';
import { placesOf } from '../../../src/rules/campaign/workshop.js';
import { A, B, C, machine, pilot, Play, SETUP, X, Y } from '../../support/campaign.js';

/** A campaign at play: what is raised, booked, bought, learned. */

const award = (play: Play, faction: typeof A, currency: 'resources' | 'prestige', amount: number): void =>
  void play.give('master', { type: 'award', faction, currency, amount, reason: 'a test' });

describe('missions', () => {
  const raise = (play: Play, numbers: readonly number[], groups = 0) => ({
    type: 'raise' as const,
    kind: 'raid',
    province: provinceId('at-x'),
    cocoons: numbers.map((n) => play.load('a', n, groups)),
  });

  test('CLN-17, TC-CLN-07 a beginner takes no machine of 50 tons, a Point Commander does', () => {
    const play = new Play();
    expect(play.refused(A, raise(play, [2]))).toMatchObject({
      code: 'campaign/too-heavy',
      params: { tons: 50, most: 35 },
      rule: 'CLN-17',
    });
    expect(play.refused(A, raise(play, [0, 1]))).toBeNull();
  });

  test('CLN-19, CLN-20 a cocoon takes a group along, if there is one', () => {
    const play = new Play();
    expect(play.refused(A, raise(play, [0], 1))).toBeNull();
    expect(play.refused(A, raise(play, [0], 2))?.code).toBe('campaign/cocoon-full');
    expect(play.refused(A, raise(play, [0, 1], 1))).toMatchObject({
      code: 'campaign/too-few-groups',
      params: { has: 1, need: 2 },
    });
  });

  test('nobody is in two places, nor what is another’s, lost, dead or in the workshop', () => {
    const play = new Play();
    play.give(A, raise(play, [0]));
    expect(play.refused(A, raise(play, [0]))?.code).toBe('campaign/is-out');
    const [stolen] = [play.load('b', 0)];
    expect(play.refused(A, { ...raise(play, []), cocoons: [stolen] })?.code).toBe('campaign/not-yours');
    expect(play.refused(A, { ...raise(play, []), cocoons: [] })?.code).toBe('campaign/nothing-sent');
    expect(play.refused(A, { ...raise(play, [1]), province: provinceId('at-b') })?.code).toBe('campaign/out-of-reach');
    expect(play.refused(A, { ...raise(play, [1]), kind: 'party' })?.code).toBe('campaign/no-such-mission');
    expect(play.refused(A, raise(play, [1, 1]))?.code).toBe('campaign/twice');
    expect(play.refused('house', { type: 'fight', mission: 'b1' as never })?.code).toBe('campaign/nobody-there');
    expect(play.refused(B, { type: 'call-off', mission: 'b1' as never })?.code).toBe('campaign/not-yours');
    play.give(A, { type: 'call-off', mission: 'b1' as never });
    expect(play.refused(A, raise(play, [0]))).toBeNull();
  });

  test('what choices offers is never refused', () => {
    const play = new Play();
    award(play, A, 'prestige', 12);
    const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
    const own = play.load('a', 0).machine.pilot;
    const deeds = Array.from({ length: 9 }, () => ({ pilot: own, need: 12, hit: true, event: 7 }));
    play.book(id, 'attacker', { deeds });
    let offered = 0;
    const walk = (partial: Readonly<Record<string, string>>): void => {
      const view = campaign.view(play.state, { as: 'faction', faction: A });
      const choice = campaign.choices(view, A, partial);
      if (choice.kind === 'done') {
        offered++;
        expect([choice.command, play.refused(A, choice.command)?.code]).toEqual([choice.command, undefined]);
      } else if (choice.kind === 'pick') {
        for (const { value } of choice.options) walk({ ...partial, [choice.blank]: value });
      } else if (choice.kind === 'number') {
        walk({ ...partial, [choice.blank]: String(choice.to) });
      } else throw new Error(`${choice.kind} of ${JSON.stringify(partial)}`);
    };
    play.dice = {
      roll: () => {
        throw new Error('no die');
      },
    };
    walk({});
    expect(offered).toBeGreaterThan(20);
  });
});

describe('a battle is booked', () => {
  test('stakes, losses, XP, a province, cards and damage, each line with the event of the battle', () => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0, 1] }, { x: [0] });
    const [first, , foe] = play.state.missions[0]?.cocoons.flatMap((one) => one.machine ?? []) ?? [];
    if (!first || !foe) throw new Error('nobody came');
    const machines = play
      .report(id, 'attacker', {}, [foe.id])
      .machines.map((one) => (one.id === foe.id ? { ...one, hits: 6, dead: true } : one));
    play.book(id, 'attacker', {
      machines,
      deeds: [
        { pilot: first.pilot, need: 11, hit: true, event: 31 },
        { pilot: first.pilot, need: 12, hit: false, event: 32 },
      ],
    });
    const { ledger } = play.state;
    expect(balance(ledger, 'prestige', A)).toBe(3);
    expect(balance(ledger, 'prestige', X)).toBe(-1);
    expect(balance(ledger, 'xp', first.pilot)).toBe(4);
    expect(balance(ledger, 'machines', X)).toBe(2);
    expect(balance(ledger, 'pilots', X)).toBe(2);
    expect(balance(ledger, 'provinces', A)).toBe(2);
    expect(balance(ledger, 'cards', A)).toBe(3);
    expect(ownersOf(play.state)[provinceId('at-x')]).toBe(A);
    const causes = ledger.postings
      .filter(({ cause }) => cause.battle === id)
      .map(({ why, cause }) => [why, cause.event]);
    expect(causes).toEqual([
      ['stake', 99],
      ['stake', 99],
      ['loss', 52],
      ['loss', 52],
      ['xp', 31],
      ['capture', 99],
      ['cards', 99],
    ]);
    expect(play.state.machines.find((one) => one.id === first.id)).toMatchObject({
      marks: { by: id },
      damage: [{ mission: id, cost: 8 }],
    });
    expect(audit(play.state)).toEqual([]);
  });

  test('AMB-CLN-09 XP for every attempt, if the option says so', () => {
    const play = new Play({ ...SETUP, options: { xpOn: 'attempt' } });
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const { pilot: who } = play.load('a', 0).machine;
    play.book(id, null, { deeds: [{ pilot: who, need: 12, hit: false, event: 3 }] });
    expect(balance(play.state.ledger, 'xp', who)).toBe(8);
  });

  test('a report of other machines or pilots is refused', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const whole = play.report(id, null);
    const book = (more: object) =>
      play.refused('house', { type: 'book', mission: id, report: { ...whole, ...more } })?.code;
    expect(book({ machines: whole.machines.slice(1) })).toBe('campaign/report-misfit');
    expect(book({ deeds: [{ pilot: pilot('p99'), need: 8, hit: true, event: 1 }] })).toBe('campaign/report-misfit');
    expect(play.refused(A, { type: 'book', mission: id, report: whole })?.code).toBe('campaign/not-allowed');
    play.book(id, null);
    expect(book({})).toBe('campaign/not-fighting');
  });
});

describe('between battles', () => {
  test('CLN-06 the workshop mends as many at once as it has places, until the turn ends', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1] }, { x: [0] });
    play.book(id, null);
    const [one, two] = [play.load('a', 0).machine.id, play.load('a', 1).machine.id];
    play.give(A, { type: 'repair', machine: one });
    expect(balance(play.state.ledger, 'resources', A)).toBe(992);
    expect(play.refused(A, { type: 'repair', machine: two })).toMatchObject({
      code: 'campaign/workshop-full',
      params: { most: 1 },
    });
    award(play, A, 'prestige', 5);
    expect(placesOf(play.state, A)).toBe(2);
    play.give(A, { type: 'repair', machine: two });
    play.give('house', { type: 'end-turn' });
    expect(play.state.machines.find((each) => each.id === one)).toMatchObject({ condition: 'ready', marks: null });
    expect(play.refused(A, { type: 'repair', machine: one })?.code).toBe('campaign/as-new');
  });

  test('CLN-06, CLN-12 a turn brings what provinces yield, with 5 % for each tier (AMB-CLN-03)', () => {
    const play = new Play();
    award(play, A, 'prestige', 7);
    play.give('house', { type: 'end-turn' });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1110);
    expect(balance(play.state.ledger, 'resources', X)).toBe(1100);
    play.give('master', { type: 'cede', province: provinceId('at-x'), to: A, reason: 'a test' });
    play.give('house', { type: 'end-turn' });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1352);
    expect(audit(play.state)).toEqual([]);
  });

  test('CLN-05, CLN-07 what is open is bought and paid, with a beginner who may not be up to it', () => {
    const play = new Play();
    expect(play.refused(A, { type: 'buy', model: 'MEDIUM' })).toMatchObject({
      code: 'campaign/not-for-sale',
      params: { known: ['LIGHT'] },
    });
    award(play, A, 'prestige', 10);
    const [bought] = play.give(A, { type: 'buy', model: 'MEDIUM' });
    if (bought?.type !== 'MachineBought') throw new Error('nothing bought');
    expect(balance(play.state.ledger, 'resources', A)).toBe(950);
    const cocoons = [{ machine: { id: bought.machine.id, pilot: bought.pilot.id }, groups: 0 }];
    const order = { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons } as const;
    expect(play.refused(A, order)?.code).toBe('campaign/too-heavy');
    award(play, A, 'resources', -940);
    expect(play.refused(A, { type: 'buy', model: 'LIGHT' })).toMatchObject({
      code: 'campaign/too-dear',
      params: { price: 25, has: 10 },
    });
  });

  test('CLN-14, CLN-16 pilots pay for bonuses and take up the talents of their rank', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const { pilot: who } = play.load('a', 0).machine;
    const deeds = Array.from({ length: 6 }, (_, event) => ({ pilot: who, need: 12, hit: true, event }));
    play.book(id, null, { deeds });
    play.give(A, { type: 'learn', pilot: who, characteristic: 'gunnery' });
    expect(play.refused(A, { type: 'learn', pilot: who, characteristic: 'gunnery' })).toMatchObject({
      code: 'campaign/too-little-xp',
      params: { price: 30, has: 28 },
    });
    expect(play.refused(A, { type: 'talent', pilot: who, talent: 'sly' })?.code).toBe('campaign/talents-full');
    play.give(A, { type: 'learn', pilot: who, characteristic: 'piloting' });
    play.give(A, { type: 'talent', pilot: who, talent: 'sly' });
    expect(play.refused(A, { type: 'talent', pilot: who, talent: 'sly' })?.code).toBe('campaign/no-such-talent');
    expect(balance(play.state.ledger, 'xp', who)).toBe(8);
  });

  test.each([
    ['trooper', 30],
    ['group', 10],
  ])('CLN-18, AMB-CLN-13 Elementals that were lost are replaced for 10 each, by %s', (unit, price) => {
    const play = new Play({ ...SETUP, options: { elementalCostUnit: unit } });
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
    play.book(id, null, { elementals: [{ faction: A, lost: 3, event: 12 }] });
    expect(play.refused(A, { type: 'replace', count: 4 })?.code).toBe('campaign/none-lacking');
    play.give(A, { type: 'replace', count: 3 });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1000 - price);
    expect(balance(play.state.ledger, 'elementals', A)).toBe(5);
  });

  test('CLN-19 a Clan begins with one group and recruits one more at its tiers', () => {
    const play = new Play();
    expect(play.refused(A, { type: 'recruit' })?.code).toBe('campaign/groups-full');
    award(play, A, 'prestige', 7);
    play.give(A, { type: 'recruit' });
    expect(play.refused(A, { type: 'recruit' })).toMatchObject({ params: { most: 2 } });
    expect(balance(play.state.ledger, 'elementals', A)).toBe(10);
  });

  test('a wound heals in a turn', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const machines = play.report(id, null).machines.map((one) => ({ ...one, hits: 2 }));
    play.book(id, null, { machines });
    play.give('house', { type: 'end-turn' });
    expect(play.state.pilots.filter(({ hits }) => hits === 1)).toHaveLength(2);
  });
});

describe('cards', () => {
  test('CLN-01 the winners draw; nobody else learns what, nor the die for it', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0, 1], b: [0] }, { x: [0] });
    const events = play.rolling([1, 1, 2], 'house', { type: 'book', mission: id, report: play.report(id, 'attacker') });
    const drawn = events.flatMap((event) => (event.type === 'CardDrawn' ? [[event.faction, event.card]] : []));
    expect(drawn).toEqual([
      ['a', 'gift'],
      ['a', 'fame'],
      ['b', 'shame'],
    ]);
    for (const event of events) {
      const told = campaign.tell(event, play.state, { as: 'faction', faction: C });
      expect(JSON.stringify(told)).not.toMatch(/gift|fame|shame/);
      if (event.type === 'CardDrawn') expect(told).toEqual({ type: 'Redacted', of: 'CardDrawn', seat: null });
    }
    const seen = campaign.view(play.state, { as: 'faction', faction: B });
    expect(seen.hands).toMatchObject({ a: { count: 2, cards: null }, b: { count: 1, cards: [{ card: 'shame' }] } });
    expect(campaign.view(play.state, { as: 'master' }).hands[A]?.cards).toHaveLength(2);
  });

  test('one is played once; who it is played on is named', () => {
    const play = new Play();
    play.rolling([3], 'master', { type: 'deal', faction: A });
    const [held] = play.state.hands[A] ?? [];
    if (!held) throw new Error('no card');
    expect(play.refused(A, { type: 'play', card: held.card, other: null })?.code).toBe('campaign/name-another');
    play.give(A, { type: 'play', card: held.card, other: Y });
    expect(balance(play.state.ledger, 'resources', Y)).toBe(970);
    expect(play.refused(A, { type: 'play', card: held.card, other: Y })?.code).toBe('campaign/no-such-card');
    expect(audit(play.state)).toEqual([]);
  });

  test('an empty deck takes the discarded cards back; with none left nothing is dealt', () => {
    const play = new Play();
    for (let i = 0; i < 4; i++) play.give('master', { type: 'deal', faction: A });
    expect(play.refused('master', { type: 'deal', faction: B })?.code).toBe('campaign/no-cards-left');
    const [held] = play.state.hands[A] ?? [];
    if (!held) throw new Error('no card');
    play.give(A, { type: 'play', card: held.card, other: B });
    play.give('master', { type: 'deal', faction: B });
    expect(play.state.hands[B]?.map(({ card }) => card)).toEqual([held.card]);
  });
});

describe('a battle is taken back', () => {
  test('accounts, province, machines, cards are as if it had not been; what was spent beyond is a debt', () => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    const before = play.state;
    const { id: own, pilot: who } = play.load('a', 0).machine;
    const deeds = Array.from({ length: 3 }, (_, event) => ({ pilot: who, need: 12, hit: true, event }));
    play.book(id, 'attacker', { deeds });
    play.give(A, { type: 'learn', pilot: who, characteristic: 'gunnery' });
    play.give('house', { type: 'end-turn' });
    const played = play.state.hands[A]?.find(({ card }) => card === 'gift');
    if (!played) throw new Error('no card');
    play.give(A, { type: 'play', card: played.card, other: null });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1000 + 220 + 50);
    play.give('master', { type: 'annul', mission: id, reason: 'the wrong map' });
    const { ledger } = play.state;
    expect(balance(ledger, 'prestige', A)).toBe(0);
    expect(balance(ledger, 'resources', A)).toBe(1000 + 100 + 50);
    expect(balance(ledger, 'resources', X)).toBe(1000 + 100);
    expect(balance(ledger, 'provinces', X)).toBe(1);
    expect(play.state.hands[A]).toEqual([]);
    expect(play.state.machines.find((one) => one.id === own)).toEqual(before.machines.find((one) => one.id === own));
    expect(debts(ledger)).toEqual([
      { account: `xp/${who}`, owed: 20 },
      { account: 'cards/a', owed: 1 },
    ]);
    expect(audit(play.state)).toEqual([]);
    expect(play.refused('master', { type: 'annul', mission: id, reason: '' })?.code).toBe('campaign/not-booked');
  });

  test('annulled after three later ones were booked, as if those alone had been fought', () => {
    const later = (play: Play) => {
      for (const winner of ['attacker', 'defender', 'attacker'] as const) {
        play.give('house', { type: 'end-turn' });
        const { pilot: who } = play.load('b', 0).machine;
        play.book(play.battle('conquest', 'at-y', { b: [0] }, { y: [0] }), winner, {
          deeds: [{ pilot: who, need: 10, hit: true, event: 8 }],
        });
        if (winner === 'attacker')
          play.give('master', { type: 'cede', province: provinceId('at-y'), to: Y, reason: '' });
      }
    };
    // More cards than are drawn: those that an empty deck did not deal are not dealt later.
    const setup = { ...SETUP, cards: Array.from({ length: 20 }, (_, i) => ({ id: cardId(`c${i}`), effects: [] })) };
    const all = new Play(setup);
    const first = all.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    all.book(first, 'attacker');
    later(all);
    all.give('master', { type: 'annul', mission: first, reason: 'a test' });
    const without = new Play(setup);
    later(without);
    const accounts = ({ state }: Play) => Object.entries(state.ledger.balances).filter(([, amount]) => amount !== 0);
    expect(new Map(accounts(all))).toEqual(new Map(accounts(without)));
    expect(ownersOf(all.state)).toEqual(ownersOf(without.state));
    expect(debts(all.state.ledger)).toEqual([]);
  });

  test('the repair of what it broke is paid back; a later battle’s marks stand', () => {
    const play = new Play();
    const first = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(first, null);
    const second = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(second, null);
    const own = play.load('a', 0).machine.id;
    play.give(A, { type: 'repair', machine: own });
    expect(balance(play.state.ledger, 'resources', A)).toBe(984);
    play.give('master', { type: 'annul', mission: first, reason: 'a test' });
    expect(balance(play.state.ledger, 'resources', A)).toBe(992);
    expect(play.state.machines.find(({ id }) => id === own)).toMatchObject({ marks: { by: second }, last: second });
  });

  test('a corrected battle counts where it stood: production since is reckoned anew', () => {
    const play = new Play();
    const first = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(first, null);
    play.give('house', { type: 'end-turn' });
    play.give('house', { type: 'end-turn' });
    const report = play.report(first, 'attacker');
    play.give('master', { type: 'correct', mission: first, report, reason: 'they had won' });
    expect(balance(play.state.ledger, 'resources', A)).toBe(1000 + 220 + 220);
    expect(balance(play.state.ledger, 'resources', X)).toBe(1000);
    expect(audit(play.state)).toEqual([]);
  });

  test('a corrected battle draws no card twice: those that are still due stay, played ones count', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
    play.book(id, 'attacker');
    const first = play.state.hands[A] ?? [];
    const gift = first.find(({ card }) => card === 'gift');
    if (!gift) throw new Error('no card');
    play.give(A, { type: 'play', card: gift.card, other: null });
    const correct = (winner: 'attacker' | 'defender') => {
      const report = play.report(id, winner, { elementals: [{ faction: A, lost: 1, event: 3 }] });
      play.give('master', { type: 'correct', mission: id, report, reason: 'a test' });
    };
    correct('attacker');
    expect(play.state.hands[A]).toEqual(first.filter((held) => held !== gift));
    expect(balance(play.state.ledger, 'cards', A)).toBe(2);
    correct('defender');
    expect(play.state.hands).toMatchObject({ a: [], x: [{ of: id }] });
    expect(debts(play.state.ledger)).toEqual([{ account: 'cards/a', owed: 1 }]);
    expect(audit(play.state)).toEqual([]);
  });

  test('who has fought since cannot have been lost before', () => {
    const play = new Play();
    const first = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(first, null);
    const second = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(second, null);
    const own = play.load('a', 0).machine.id;
    const report = play.report(first, null, {}, [own]);
    expect(play.refused('master', { type: 'correct', mission: first, report, reason: '' })).toMatchObject({
      code: 'campaign/fought-since',
      params: { what: own, later: second },
    });
  });
});

test('only who may gives an order', () => {
  const play = new Play();
  expect(play.refused(A, { type: 'end-turn' })?.code).toBe('campaign/not-allowed');
  expect(play.refused('house', { type: 'deal', faction: A })?.code).toBe('campaign/not-allowed');
  expect(play.refused('master', { type: 'recruit' })?.code).toBe('campaign/not-allowed');
  expect(play.refused('house', { type: 'found', setup: SETUP })?.code).toBe('campaign/founded-already');
  expect(play.refused(A, { type: 'repair', machine: machine('m99') })?.code).toBe('campaign/not-yours');
});
