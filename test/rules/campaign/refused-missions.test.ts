import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import type { Command, Load } from '../../../src/rules/campaign/commands.js';
import { factionId, missionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { BARE } from '../../../src/rules/campaign/missions.js';
import type { Setup } from '../../../src/rules/campaign/setup.js';
import { A, B, C, machine, pilot, Play, SETUP, X, Y } from '../../support/campaign.js';

/** What is said where a campaign is not founded or a mission not raised: the code, the figures that its sentence names, the rule. */

const AT_X = provinceId('at-x');
const B1 = missionId('b1');
const NOWHERE = provinceId('nowhere');
const NOBODY = factionId('nobody');
const FACTIONS = ['a', 'b', 'c', 'x', 'y'];

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

describe('who gives an order', () => {
  test('an order of others is refused with who gave it and which it is; before the founding there is none', () => {
    const play = new Play();
    const order = (by: typeof A | 'house' | 'master', command: Command) => play.refused(by, command);
    expect(order(A, { type: 'end-turn' })).toEqual(refuse('campaign/not-allowed', { by: 'a', command: 'end-turn' }));
    const master: readonly Command[] = [
      { type: 'award', faction: A, currency: 'prestige', amount: 1, reason: '' },
      { type: 'deal', faction: A },
      { type: 'cede', province: AT_X, to: A, reason: '' },
      { type: 'annul', mission: B1, reason: '' },
      { type: 'correct', mission: B1, report: play.report(B1, null), reason: '' },
      { type: 'settle', mission: B1, report: { winner: null, machines: [], deeds: [], elementals: [] }, reason: '' },
      { type: 'replace-parts', parts: [], reason: '' },
    ];
    for (const command of master) {
      const wanted = { code: 'campaign/not-allowed', params: { command: command.type } };
      expect(order('house', command), command.type).toMatchObject(wanted);
      expect(order(A, command), command.type).toMatchObject(wanted);
      // A card that is dealt would use a die.
      if (command.type === 'deal') continue;
      expect(order('master', command)?.code, command.type).not.toBe('campaign/not-allowed');
    }
    const house: readonly Command[] = [
      { type: 'fight', mission: B1 },
      { type: 'book', mission: B1, report: play.report(B1, null) },
      { type: 'end-turn' },
    ];
    for (const command of house) {
      expect(order(A, command), command.type).toMatchObject({ code: 'campaign/not-allowed', params: { by: 'a' } });
      for (const by of ['house', 'master'] as const) {
        expect(order(by, command)?.code, command.type).not.toBe('campaign/not-allowed');
      }
    }
    for (const by of ['house', 'master', NOBODY] as const) {
      expect(order(by, { type: 'recruit' })).toEqual(refuse('campaign/not-allowed', { by, command: 'recruit' }));
    }
    const unfounded = campaign.decide(
      null,
      { by: 'house', at: 0, command: { type: 'end-turn' } },
      { dice: scriptedDice([]) },
    );
    expect(unfounded).toEqual({ ok: false, error: refuse('campaign/not-founded') });
    expect(order('house', { type: 'found', setup: SETUP })).toEqual(refuse('campaign/founded-already'));
  });
});

describe('what a campaign is founded with', () => {
  const founding = (more: Partial<Setup>) => {
    const command = { type: 'found', setup: { ...SETUP, ...more } } as const;
    const decided = campaign.decide(null, { by: 'house', at: 0, command }, { dice: scriptedDice([]) });
    return decided.ok ? null : decided.error;
  };
  const [first, ...others] = SETUP.factions;
  if (!first) throw new Error('no faction');

  test('provinces have owners that there are, and neighbours that are each other’s', () => {
    const owner = (id: typeof A) => SETUP.provinces.map((one) => (one.id === AT_X ? { ...one, owner: id } : one));
    expect(founding({})).toBeNull();
    expect(founding({ provinces: owner(NOBODY) })).toEqual(
      refuse('campaign/no-such-faction', { faction: 'nobody', known: FACTIONS }),
    );
    const deaf = SETUP.provinces.map((one) => (one.id === AT_X ? { ...one, adjacent: [] } : one));
    expect(founding({ provinces: deaf })).toEqual(refuse('campaign/one-way', { province: 'at-a', other: 'at-x' }));
    const beyond = SETUP.provinces.map((one) => (one.id === AT_X ? { ...one, adjacent: [NOWHERE] } : one));
    expect(founding({ provinces: beyond })?.code).toBe('campaign/one-way');
  });

  test.each([
    ['begins with', { machines: ['NEW'] }],
    ['can always buy', { market: ['NEW'] }],
    ['can buy at a tier', { opens: { heavy: ['NEW'] } }],
  ])('CLN-05: a model that a faction %s has a weight and a price', (_, more) => {
    const factions = [{ ...first, ...more }, ...others];
    const models = { ...SETUP.prices.models, NEW: 10 };
    expect(founding({ factions })).toEqual(refuse('campaign/no-such-model', { model: 'NEW' }));
    expect(founding({ factions, tons: { ...SETUP.tons, NEW: 20 } })?.code).toBe('campaign/no-such-model');
    expect(founding({ factions, prices: { ...SETUP.prices, models } })?.code).toBe('campaign/no-such-model');
    expect(founding({ factions, tons: { ...SETUP.tons, NEW: 20 }, prices: { ...SETUP.prices, models } })).toBeNull();
  });
});

describe('missions', () => {
  test('CLN-12: a mission is of a kind that there is, against a province of others next to one’s own', () => {
    const play = new Play();
    const one = [play.load('a', 0)];
    expect(play.refused(A, raise(one, { kind: 'party' }))).toEqual(
      refuse('campaign/no-such-mission', { mission: 'party', known: ['raid', 'conquest'] }),
    );
    for (const province of ['at-b', 'at-a', 'nowhere']) {
      expect(play.refused(A, raise(one, { province: provinceId(province) }))).toEqual(
        refuse('campaign/out-of-reach', { province, known: ['at-x', 'at-c'] }),
      );
    }
  });

  test('CLN-12: who raised it, and no other faction, calls it off before it begins; Arbitre and the game master may', () => {
    const play = raised();
    expect(play.refused(B, { type: 'call-off', mission: B1 })).toEqual(refuse('campaign/not-yours', { what: 'b1' }));
    for (const by of ['house', 'master', A] as const) {
      expect(play.refused(by, { type: 'call-off', mission: B1 })).toBeNull();
      const off = raised();
      off.give(by, { type: 'call-off', mission: B1 });
      expect(off.state.missions).toMatchObject([{ id: B1, status: 'annulled' }]);
    }
    play.give(X, join([play.load('x', 0)]));
    play.give('house', { type: 'fight', mission: B1 });
    for (const by of ['master', A] as const) {
      expect(play.refused(by, { type: 'call-off', mission: B1 })).toEqual(
        refuse('campaign/too-late', { mission: 'b1' }),
      );
    }
    expect(play.refused('house', { type: 'fight', mission: B1 })).toEqual(
      refuse('campaign/too-late', { mission: 'b1' }),
    );
  });

  test('CLN-12: a mission that there is not is refused with those that there are', () => {
    expect(new Play().refused('house', { type: 'fight', mission: B1 })).toEqual(
      refuse('campaign/no-mission-yet', { mission: 'b1' }),
    );
    const play = raised();
    expect(play.refused('house', { type: 'fight', mission: missionId('b9') })).toEqual(
      refuse('campaign/no-such-mission', { mission: 'b9', known: ['b1'] }),
    );
  });

  test('CLN-12: a battle begins when both sides have somebody there', () => {
    const play = raised();
    expect(play.refused('house', { type: 'fight', mission: B1 })).toEqual(
      refuse('campaign/nobody-there', { mission: 'b1', side: 'defender' }),
    );
  });

  test('CLN-09: nobody is on both sides; Clans and houses go on no mission together, nor those who distrust each other', () => {
    const play = raised();
    expect(play.refused(A, join([play.load('a', 1)]))).toEqual(
      refuse('campaign/other-side', { mission: 'b1', side: 'attacker' }),
    );
    expect(play.refused(X, join([play.load('x', 1)], 'attacker'))).toEqual(
      refuse('campaign/other-side', { mission: 'b1', side: 'defender' }),
    );
    expect(play.refused(Y, join([play.load('y', 0)], 'attacker'))).toEqual(
      refuse('campaign/other-kind', { faction: 'y', other: 'a' }),
    );
    expect(play.refused(B, join([play.load('b', 0)]))).toEqual(
      refuse('campaign/other-kind', { faction: 'b', other: 'x' }),
    );
    play.rolling([1], 'master', { type: 'award', faction: A, currency: 'prestige', amount: 10, reason: '' });
    expect(play.refused(B, join([play.load('b', 0)], 'attacker'))).toEqual(
      refuse('campaign/defiance', { faction: 'b', other: 'a' }, 'CLN-09'),
    );
    expect(play.refused(C, join([play.load('c', 0)], 'attacker'))).toBeNull();
  });

  test('CLN-09: an antipathy parts two Clans whichever of them has it', () => {
    const disliking = (who: typeof A, whom: typeof A): Setup => ({
      ...SETUP,
      factions: SETUP.factions.map((one) => (one.id === who ? { ...one, antipathies: [whom] } : one)),
    });
    for (const setup of [disliking(A, B), disliking(B, A)]) {
      const play = raised(setup);
      expect(play.refused(B, join([play.load('b', 0)], 'attacker'))).toEqual(
        refuse('campaign/defiance', { faction: 'b', other: 'a' }, 'CLN-09'),
      );
      expect(play.refused(C, join([play.load('c', 0)], 'attacker'))).toBeNull();
    }
  });

  test('CLN-12: as many machines as the kind of mission has room for, and no more', () => {
    const missions = SETUP.missions.map((kind) => ({ ...kind, most: 1 }));
    const play = raised({ ...SETUP, missions });
    expect(play.refused(X, join([play.load('x', 0)]))).toBeNull();
    expect(play.refused(X, join([play.load('x', 0), play.load('x', 1)]))).toEqual(
      refuse('campaign/too-many-machines', { side: 'defender', most: 1, count: 2 }),
    );
    expect(play.refused(B, join([play.load('b', 0)], 'attacker'))).toEqual(
      refuse('campaign/too-many-machines', { side: 'attacker', most: 1, count: 2 }),
    );
    expect(play.refused(C, raise([play.load('c', 0), play.load('c', 1)], { province: provinceId('at-a') }))).toEqual(
      refuse('campaign/too-many-machines', { side: 'attacker', most: 1, count: 2 }),
    );
  });

  test('CLN-17: a machine and a pilot are one’s own, neither out nor named twice, fit and not too heavy', () => {
    const play = raised();
    const own = play.load('a', 1).machine;
    const send = (id: string, who: string) =>
      play.refused(A, raise([{ machine: { id: machine(id), pilot: pilot(who) }, groups: 0 }]));
    expect(play.refused(A, raise([]))).toEqual(refuse('campaign/nothing-sent'));
    expect(send('m4', 'p2')).toEqual(refuse('campaign/not-yours', { what: 'm4' }));
    expect(send('m99', 'p2')).toEqual(refuse('campaign/not-yours', { what: 'm99' }));
    expect(send('m2', 'p4')).toEqual(refuse('campaign/not-yours', { what: 'p4' }));
    expect(send('m1', 'p2')).toEqual(refuse('campaign/is-out', { what: 'm1' }));
    expect(send('m2', 'p1')).toEqual(refuse('campaign/is-out', { what: 'p1' }));
    expect(send('m3', 'p2')).toEqual(
      refuse('campaign/too-heavy', { machine: 'm3', pilot: 'p2', tons: 50, most: 35 }, 'CLN-17'),
    );
    expect(send('m2', 'p2')).toBeNull();
    const again = { machine: { id: own.id, pilot: pilot('p3') }, groups: 0 };
    const other = { machine: { id: machine('m3'), pilot: own.pilot }, groups: 0 };
    const both = { machine: own, groups: 0 };
    for (const twice of [again, other]) {
      expect(play.refused(A, raise([both, twice]))).toEqual(refuse('campaign/twice', { ...twiceOf(twice) }));
    }
    function twiceOf({ machine: { id, pilot: who } }: typeof again) {
      return { machine: id, pilot: who };
    }
  });

  test('CLN-17: a machine as heavy as the rank allows may be taken', () => {
    const play = new Play({ ...SETUP, tons: { ...SETUP.tons, MEDIUM: 35 } });
    expect(play.refused(A, raise([play.load('a', 2)]))).toBeNull();
    const heavier = new Play({ ...SETUP, tons: { ...SETUP.tons, MEDIUM: 36 } });
    expect(heavier.refused(A, raise([heavier.load('a', 2)]))).toMatchObject({ params: { tons: 36, most: 35 } });
  });

  test('CLN-19 … CLN-21: cocoons and groups are refused with how many there are and fit', () => {
    const play = new Play();
    expect(play.refused(A, raise([play.load('a', 0, 2)]))).toEqual(
      refuse('campaign/cocoon-full', { groups: 2, most: 1 }, 'CLN-20'),
    );
    expect(play.refused(A, raise([{ machine: null, groups: 6 }]))).toEqual(
      refuse('campaign/cocoon-full', { groups: 6, most: 5 }, 'CLN-21'),
    );
    expect(play.refused(A, raise([BARE]))).toEqual(refuse('campaign/cocoon-empty', {}, 'CLN-21'));
    expect(play.refused(A, raise([play.load('a', 0, 1), { machine: null, groups: 1 }]))).toEqual(
      refuse('campaign/too-few-groups', { has: 1, need: 2 }, 'CLN-19'),
    );
    expect(play.refused(X, join([play.load('x', 0, 1)]))?.code).toBe('campaign/no-mission-yet');
  });

  test('CLN-12: where the scenario’s own forces fight one comes with nothing, and once', () => {
    const missions = SETUP.missions.map((kind) => ({ ...kind, forces: 'scenario' as const }));
    const play = new Play({ ...SETUP, missions });
    const group = { machine: null, groups: 1 };
    for (const cocoons of [[], [play.load('a', 0)], [group], [BARE, BARE]]) {
      expect(play.refused(A, raise(cocoons))).toEqual(refuse('campaign/own-forces', { mission: 'b1' }));
    }
    play.give(A, raise([BARE]));
    expect(play.refused(A, join([BARE], 'attacker'))).toEqual(refuse('campaign/there-already', { mission: 'b1' }));
    expect(play.refused(X, join([play.load('x', 0)]))).toEqual(refuse('campaign/own-forces', { mission: 'b1' }));
    expect(play.refused(X, join([BARE]))).toBeNull();
  });
});
