import { describe, expect, test } from 'vitest';
import type { Command, Load, Told } from '../../../src/rules/campaign/commands.js';
import { cardId, factionId, missionId, provinceId, type MissionId } from '../../../src/rules/campaign/ids.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { PARTS, type Change } from '../../../src/rules/campaign/parts.js';
import type { Setup } from '../../../src/rules/campaign/setup.js';
import { unscathed } from '../../../src/rules/campaign/tables.js';
import { A, B, C, machine, pilot, Play, SETUP, X } from '../../support/campaign.js';

/** What is said where a battle is not booked and nothing bought, learned, played or awarded: the code, its figures, the rule. */

const AT_X = provinceId('at-x');
const B1 = missionId('b1');
const NOWHERE = provinceId('nowhere');
const NOBODY = factionId('nobody');
const FACTIONS = ['a', 'b', 'c', 'x', 'y'];
const PROVINCES = ['at-a', 'at-x', 'at-b', 'at-y', 'at-c'];

const raise = (cocoons: readonly Load[], more: object = {}): Command => ({
  type: 'raise',
  kind: 'raid',
  province: AT_X,
  cocoons,
  ...more,
});
const join = (cocoons: readonly Load[], side: 'attacker' | 'defender' = 'defender', mission = B1): Command => ({
  type: 'join',
  mission,
  side,
  cocoons,
});

/** A has raised a raid on X with one machine. */
function raised(setup: Setup = SETUP): Play {
  const play = new Play(setup);
  play.give(A, raise([play.load('a', 0)]));
  return play;
}

/** A raid of A on X that is fought: one machine a side. */
const fought = (play = new Play()): { readonly play: Play; readonly id: MissionId } => ({
  play,
  id: play.battle('raid', 'at-x', { a: [0] }, { x: [0] }),
});

const award = (play: Play, currency: 'resources' | 'prestige', amount: number, faction = A): void =>
  void play.give('master', { type: 'award', faction, currency, amount, reason: 'a test' });

describe('battles', () => {
  test('a battle is booked once, by a report of those whom it was fought by', () => {
    const { play, id } = fought();
    const whole = play.report(id, null);
    const book = (more: object, mission = id) =>
      play.refused('house', { type: 'book', mission, report: { ...whole, ...more } });
    const misfit = (what: string) => refuse('campaign/report-misfit', { mission: 'b1', what });
    const [own, foe] = whole.machines;
    if (!own || !foe) throw new Error('nobody came');
    expect(book({})).toBeNull();
    expect(book({ machines: [foe] })).toEqual(misfit('m1'));
    expect(book({ machines: [own, foe, foe] })).toEqual(misfit(foe.id));
    expect(book({ machines: [own, foe, { ...own, id: machine('m2') }] })).toEqual(misfit('m2'));
    expect(book({ deeds: [{ pilot: pilot('p2'), need: 8, hit: true, event: 1 }] })).toEqual(misfit('p2'));
    expect(book({ deeds: [{ pilot: pilot('p1'), need: 8, hit: true, event: 1 }] })).toBeNull();
    expect(book({ elementals: [{ faction: A, lost: 1, event: 1 }] })).toEqual(misfit('a'));
    expect(book({}, missionId('b9'))).toEqual(refuse('campaign/not-fighting', { mission: 'b9' }));
    play.book(id, null);
    expect(book({})).toEqual(refuse('campaign/not-fighting', { mission: 'b1' }));
  });

  test('CLN-18: Elementals are lost by who sent them, all lines together no more than were sent', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0], b: [0] }, { x: [0] }, 1);
    const lost = (...lines: readonly (readonly [typeof A, number])[]) =>
      play.refused('house', {
        type: 'book',
        mission: id,
        report: play.report(id, null, { elementals: lines.map(([faction, n]) => ({ faction, lost: n, event: 1 })) }),
      });
    expect(lost([A, 5])).toBeNull();
    expect(lost([A, 2], [A, 3])).toBeNull();
    const misfit = (what: string) => refuse('campaign/report-misfit', { mission: 'b1', what });
    expect(lost([A, 6])).toEqual(misfit('a'));
    expect(lost([A, 3], [A, 3])).toEqual(misfit('a'));
    expect(lost([A, 5], [B, 1])).toEqual(misfit('b'));
  });

  test('what is not booked is neither annulled nor corrected; who has fought since cannot have been lost or died', () => {
    const { play, id: first } = fought();
    const annul = { type: 'annul', mission: first, reason: '' } as const;
    const correct = (more: object = {}) =>
      play.refused('master', {
        type: 'correct',
        mission: first,
        report: { ...play.report(first, null), ...more },
        reason: '',
      });
    const open = refuse('campaign/not-booked', { mission: 'b1' });
    expect(play.refused('master', annul)).toEqual(open);
    expect(correct()).toEqual(open);
    expect(play.refused('master', { ...annul, mission: missionId('b9') })).toEqual(
      refuse('campaign/not-booked', { mission: 'b9' }),
    );
    play.book(first, null);
    const { machines } = play.report(first, null);
    expect(correct({ machines: machines.slice(1) })).toEqual(
      refuse('campaign/report-misfit', { mission: 'b1', what: 'm1' }),
    );
    expect(correct({ machines: machines.map((one) => ({ ...one, lost: true, dead: true })) })).toBeNull();
    const second = play.battle('raid', 'at-x', { a: [0] }, { x: [1] });
    play.book(second, null);
    const since = (what: string) => refuse('campaign/fought-since', { mission: 'b1', what, later: 'b2' });
    const own = (more: object) => machines.map((one) => (one.id === 'm1' ? { ...one, ...more } : one));
    expect(correct({ machines: own({ lost: true }) })).toEqual(since('m1'));
    expect(correct({ machines: own({ dead: true }) })).toEqual(since('p1'));
    // Whom the later battle did not see may have been lost in this one.
    expect(correct({ machines: machines.map((one) => ({ ...one, lost: one.id !== 'm1' })) })).toBeNull();
    expect(correct({ machines: machines.map((one) => ({ ...one, dead: one.id !== 'm1' })) })).toBeNull();
    expect(correct({ machines: own({ hits: 1 }) })).toBeNull();
  });
});

describe('battles at a real table', () => {
  function atTable(): { readonly play: Play; readonly told: Told } {
    const play = raised();
    play.give(X, join([play.load('x', 0)]));
    play.give('house', { type: 'fight', mission: B1, table: true });
    const [mission] = play.state.missions;
    if (!mission) throw new Error('no mission');
    return { play, told: unscathed(play.state, mission, null) };
  }

  test('only its two sides say how it went, while it is on; whoever said so does not agree to it', () => {
    const { play, told } = atTable();
    const claim = { type: 'claim', mission: B1, report: told } as const;
    const agree = { type: 'agree', mission: B1 } as const;
    expect(play.refused(B, claim)).toEqual(refuse('campaign/not-yours', { what: 'b1' }));
    expect(play.refused(B, agree)).toEqual(refuse('campaign/not-yours', { what: 'b1' }));
    expect(play.refused(X, agree)).toEqual(refuse('campaign/nothing-said', { mission: 'b1' }));
    play.give(A, claim);
    expect(play.refused(A, agree)).toEqual(refuse('campaign/own-word', { mission: 'b1' }));
    expect(play.refused(X, agree)).toBeNull();
    play.give(X, agree);
    const over = refuse('campaign/not-at-table', { mission: 'b1' });
    expect(play.refused(A, claim)).toEqual(over);
    expect(play.refused(X, agree)).toEqual(over);
    expect(play.refused(A, { ...claim, mission: missionId('b9') })).toEqual(
      refuse('campaign/not-at-table', { mission: 'b9' }),
    );
  });

  test('a battle that Arbitre referees is booked by no word, and one at a table by no match', () => {
    const { play, id } = fought();
    const report: Told = { winner: null, machines: [], deeds: [], elementals: [] };
    const refereed = refuse('campaign/not-at-table', { mission: 'b1' });
    expect(play.refused(A, { type: 'claim', mission: id, report })).toEqual(refereed);
    expect(play.refused(A, { type: 'agree', mission: id })).toEqual(refereed);
    expect(play.refused('master', { type: 'settle', mission: id, report, reason: '' })).toEqual(refereed);
    const { play: other } = atTable();
    const match = other.report(B1, null);
    expect(other.refused('house', { type: 'book', mission: B1, report: match })).toEqual(
      refuse('campaign/at-table', { mission: 'b1' }),
    );
    expect(other.refused('house', { type: 'book', mission: B1, report: { ...match, match: null } })).toBeNull();
  });

  test('the game master settles what is fought or booked, by a report that fits and can be', () => {
    const { play, told } = atTable();
    const settle = (report: Told) => play.refused('master', { type: 'settle', mission: B1, report, reason: '' });
    const misfit = refuse('campaign/report-misfit', { mission: 'b1', what: 'm1' });
    expect(settle({ ...told, machines: told.machines.slice(1) })).toEqual(misfit);
    const [own] = told.machines;
    if (!own) throw new Error('no machine');
    const hurt = { ...told, machines: [{ ...own, hits: 9 }, ...told.machines.slice(1)] };
    expect(settle(hurt)).toEqual(refuse('campaign/unlikely', { figure: 9 }));
    play.give('master', { type: 'settle', mission: B1, report: told, reason: '' });
    expect(settle({ ...told, deeds: [{ pilot: pilot('p1'), need: 8, hit: true }] })).toBeNull();
    play.give('master', { type: 'annul', mission: B1, reason: '' });
    expect(settle(told)).toEqual(refuse('campaign/not-at-table', { mission: 'b1' }));
    const open = raised();
    expect(open.refused('master', { type: 'settle', mission: B1, report: told, reason: '' })).toEqual(
      refuse('campaign/not-at-table', { mission: 'b1' }),
    );
  });

  test.each([
    ['wounds', { hits: 0 }, { hits: 6 }, { hits: 7 }, 7],
    ['wounds', { hits: 1 }, { hits: 5 }, { hits: -1 }, -1],
    ['wounds', { hits: 2 }, { hits: 3 }, { hits: 1.5 }, 1.5],
    ['wear', { wear: { armor: 0 } }, { wear: { armor: 999 } }, { wear: { armor: 1000 } }, 1000],
    ['wear', { wear: {} }, { wear: { slots: 1 } }, { wear: { armor: 1, slots: -1 } }, -1],
  ])('%s that no battle can have led to are refused with the figure', (_, least, most, wrong, figure) => {
    const { play, told } = atTable();
    const claim = (more: object) =>
      play.refused(A, {
        type: 'claim',
        mission: B1,
        report: { ...told, machines: told.machines.map((one) => (one.id === 'm1' ? { ...one, ...more } : one)) },
      });
    expect(claim(least)).toBeNull();
    expect(claim(most)).toBeNull();
    expect(claim(wrong)).toEqual(refuse('campaign/unlikely', { figure }));
  });

  test('so are attacks that needed less than 2 and Elementals of whom none fell', () => {
    const play = new Play();
    play.give(A, raise([play.load('a', 0, 1)]));
    play.give(X, join([play.load('x', 0)]));
    play.give('house', { type: 'fight', mission: B1, table: true });
    const [mission] = play.state.missions;
    if (!mission) throw new Error('no mission');
    const claim = (more: Partial<Told>) =>
      play.refused(A, { type: 'claim', mission: B1, report: { ...unscathed(play.state, mission, null), ...more } });
    const deed = (need: number) => claim({ deeds: [{ pilot: pilot('p1'), need, hit: true }] });
    expect([2, 12, 999].map(deed)).toEqual([null, null, null]);
    expect([1, 1000, 2.5].map(deed)).toEqual([1, 1000, 2.5].map((figure) => refuse('campaign/unlikely', { figure })));
    const fallen = (lost: number) => claim({ elementals: [{ faction: A, lost }] });
    expect([1, 5].map(fallen)).toEqual([null, null]);
    expect([0, -1].map(fallen)).toEqual([0, -1].map((figure) => refuse('campaign/unlikely', { figure })));
  });
});

describe('between battles', () => {
  test('CLN-05, CLN-07: what is not for sale, or too dear, is refused with what is and what one has', () => {
    const play = new Play();
    expect(play.refused(A, { type: 'buy', model: 'MEDIUM' })).toEqual(
      refuse('campaign/not-for-sale', { model: 'MEDIUM', known: ['LIGHT'] }, 'CLN-05'),
    );
    award(play, 'resources', -975);
    expect(play.refused(A, { type: 'buy', model: 'LIGHT' })).toBeNull();
    award(play, 'resources', -1);
    expect(play.refused(A, { type: 'buy', model: 'LIGHT' })).toEqual(
      refuse('campaign/too-dear', { price: 25, has: 24 }),
    );
  });

  test('CLN-06: what is mended is one’s own, at home, worn, within the places and one’s means', () => {
    const { play, id } = fought();
    const mend = (one: string) => play.refused(A, { type: 'repair', machine: machine(one) });
    expect(mend('m4')).toEqual(refuse('campaign/not-yours', { what: 'm4' }));
    expect(mend('m99')).toEqual(refuse('campaign/not-yours', { what: 'm99' }));
    expect(mend('m1')).toEqual(refuse('campaign/is-out', { what: 'm1' }));
    expect(mend('m2')).toEqual(refuse('campaign/as-new', { machine: 'm2' }));
    play.book(id, null);
    const second = play.battle('raid', 'at-x', { a: [1] }, { x: [0] });
    play.book(second, null);
    award(play, 'resources', -993);
    expect(mend('m1')).toEqual(refuse('campaign/too-dear', { price: 8, has: 7 }));
    award(play, 'resources', 1);
    play.give(A, { type: 'repair', machine: machine('m1') });
    expect(mend('m1')).toEqual(refuse('campaign/not-ready', { machine: 'm1', condition: 'workshop' }));
    expect(mend('m2')).toEqual(refuse('campaign/workshop-full', { most: 1 }, 'CLN-06'));
    // The workshops of others take none of one's places.
    play.give(X, { type: 'repair', machine: play.load('x', 0).machine.id });
    play.give('house', { type: 'end-turn' });
    expect(mend('m2')).toBeNull();
  });

  test('CLN-14, CLN-16: pilots learn what they can pay for, and take up talents that their rank gives', () => {
    const { play, id } = fought();
    const deeds = Array.from({ length: 6 }, (_, event) => ({ pilot: pilot('p1'), need: 12, hit: true, event }));
    play.book(id, null, { deeds: deeds.slice(0, 5) });
    const learn = (who: string) => play.refused(A, { type: 'learn', pilot: pilot(who), characteristic: 'gunnery' });
    const take = (talent: string, who = 'p1') => play.refused(A, { type: 'talent', pilot: pilot(who), talent });
    expect(learn('p4')).toEqual(refuse('campaign/not-yours', { what: 'p4' }));
    expect(learn('p99')).toEqual(refuse('campaign/not-yours', { what: 'p99' }));
    expect(take('sly', 'p4')).toEqual(refuse('campaign/not-yours', { what: 'p4' }));
    expect(learn('p2')).toEqual(refuse('campaign/too-little-xp', { pilot: 'p2', price: 20, has: 0 }, 'CLN-14'));
    expect(take('sly')).toEqual(refuse('campaign/talents-full', { pilot: 'p1', most: 0 }, 'CLN-16'));
    play.give(A, { type: 'learn', pilot: pilot('p1'), characteristic: 'gunnery' });
    play.give(A, { type: 'learn', pilot: pilot('p1'), characteristic: 'sensors' });
    expect(take('loud')).toEqual(
      refuse('campaign/no-such-talent', { talent: 'loud', known: ['cool', 'quick', 'sly'] }, 'CLN-16'),
    );
    play.give(A, { type: 'talent', pilot: pilot('p1'), talent: 'sly' });
    expect(take('sly')).toEqual(
      refuse('campaign/no-such-talent', { talent: 'sly', known: ['cool', 'quick'] }, 'CLN-16'),
    );
    expect(take('cool')).toEqual(refuse('campaign/talents-full', { pilot: 'p1', most: 1 }, 'CLN-16'));
  });

  test('CLN-14: a bonus of +3 is learned out, and the dead learn nothing', () => {
    const { play, id } = fought();
    const deeds = Array.from({ length: 12 }, (_, event) => ({ pilot: pilot('p1'), need: 12, hit: true, event }));
    play.book(id, null, { deeds });
    const learn = { type: 'learn', pilot: pilot('p1'), characteristic: 'gunnery' } as const;
    for (let step = 0; step < 3; step++) play.give(A, learn);
    expect(play.refused(A, learn)).toEqual(
      refuse('campaign/learned-out', { pilot: 'p1', characteristic: 'gunnery' }, 'CLN-14'),
    );
    const again = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.book(again, null, { machines: play.report(again, null).machines.map((one) => ({ ...one, dead: true })) });
    expect(play.refused(A, learn)).toEqual(refuse('campaign/dead', { pilot: 'p1' }));
    expect(play.refused(A, { type: 'talent', pilot: pilot('p1'), talent: 'sly' })).toEqual(
      refuse('campaign/dead', { pilot: 'p1' }),
    );
    expect(play.refused(A, raise([play.load('a', 0)]))).toEqual(refuse('campaign/dead', { pilot: 'p1' }));
  });

  test('CLN-18, CLN-19: groups beyond the tiers, and losses that there are not, are refused with how many there are', () => {
    const play = new Play();
    expect(play.refused(A, { type: 'recruit' })).toEqual(refuse('campaign/groups-full', { most: 1 }, 'CLN-19'));
    expect(play.refused(X, { type: 'recruit' })).toEqual(refuse('campaign/groups-full', { most: 0 }, 'CLN-19'));
    award(play, 'prestige', 7);
    award(play, 'resources', -961);
    expect(play.refused(A, { type: 'recruit' })).toEqual(refuse('campaign/too-dear', { price: 40, has: 39 }));
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
    play.book(id, null, { elementals: [{ faction: A, lost: 4, event: 3 }] });
    for (const count of [0, -1, 1.5, 5]) {
      expect(play.refused(A, { type: 'replace', count })).toEqual(
        refuse('campaign/none-lacking', { count, most: 4 }, 'CLN-18'),
      );
    }
    expect(play.refused(A, { type: 'replace', count: 4 })).toEqual(refuse('campaign/too-dear', { price: 40, has: 39 }));
    for (const count of [1, 3]) expect(play.refused(A, { type: 'replace', count })).toBeNull();
  });

  test('CLN-01: a card is played by who holds it, and on another who is named where it asks for one', () => {
    const play = new Play();
    const theft = cardId('theft');
    const on = (other: typeof A | null) => play.refused(A, { type: 'play', card: theft, other });
    expect(on(B)).toEqual(refuse('campaign/no-such-card', { card: 'theft' }));
    play.rolling([3], 'master', { type: 'deal', faction: A });
    for (const other of [null, A, NOBODY]) {
      expect(on(other)).toEqual(refuse('campaign/name-another', { card: 'theft', known: ['b', 'c', 'x', 'y'] }));
    }
    expect(on(X)).toBeNull();
    expect(play.refused(B, { type: 'play', card: theft, other: X })).toEqual(
      refuse('campaign/no-such-card', { card: 'theft' }),
    );
  });
});

describe('the game master', () => {
  test('names factions and provinces that there are, an amount that is whole and not 0, and a card that is left', () => {
    const play = new Play();
    const give = { type: 'award', faction: C, currency: 'prestige', amount: 0, reason: '' } as const;
    const unknown = refuse('campaign/no-such-faction', { faction: 'nobody', known: FACTIONS });
    expect(play.refused('master', give)).toEqual(refuse('campaign/no-amount', { amount: 0 }));
    expect(play.refused('master', { ...give, amount: 0.5 })).toEqual(refuse('campaign/no-amount', { amount: 0.5 }));
    expect(play.refused('master', { ...give, amount: 1, faction: NOBODY })).toEqual(unknown);
    expect(play.refused('master', { type: 'deal', faction: NOBODY })).toEqual(unknown);
    expect(play.refused('master', { type: 'cede', province: AT_X, to: NOBODY, reason: '' })).toEqual(unknown);
    expect(play.refused('master', { type: 'cede', province: NOWHERE, to: A, reason: '' })).toEqual(
      refuse('campaign/no-such-province', { province: 'nowhere', known: PROVINCES }),
    );
    for (let i = 0; i < 4; i++) play.give('master', { type: 'deal', faction: A });
    expect(play.refused('master', { type: 'deal', faction: B })).toEqual(refuse('campaign/no-cards-left'));
  });

  test('replaces parts by what holds together with what is in use', () => {
    const play = raised();
    const replace = (...changes: readonly Change[]) =>
      play.refused('master', {
        type: 'replace-parts',
        parts: changes.map((change) => ({ part: 'map', change, lore: {}, text: '' })),
        reason: '',
      });
    expect(replace()).toEqual(refuse('campaign/nothing-replaced', { known: PARTS }));
    expect(replace({ factions: SETUP.factions.slice(1) })).toEqual(
      refuse('campaign/other-factions', { known: FACTIONS }),
    );
    expect(replace({ factions: SETUP.factions.toReversed() })).toEqual(
      refuse('campaign/other-factions', { known: FACTIONS }),
    );
    const { MEDIUM: _, ...tons } = SETUP.tons;
    const plain = SETUP.factions.map((one) => ({ ...one, machines: [], opens: {} }));
    expect(replace({ tons, factions: plain })).toEqual(refuse('campaign/no-such-model', { model: 'MEDIUM' }));
    const around = SETUP.provinces
      .filter(({ id }) => id !== AT_X)
      .map((one) => ({ ...one, adjacent: one.adjacent.filter((id) => id !== AT_X) }));
    const there = refuse('campaign/battle-there', { province: 'at-x', mission: 'b1' });
    expect(replace({ provinces: around })).toEqual(there);
    // All hold together, or none does.
    expect(replace({ talents: [] }, { provinces: around })).toEqual(there);
    play.give(X, join([play.load('x', 0)]));
    play.give('house', { type: 'fight', mission: B1 });
    expect(replace({ provinces: around })).toEqual(there);
    play.book(B1, null);
    expect(replace({ provinces: around })).toBeNull();
  });
});
