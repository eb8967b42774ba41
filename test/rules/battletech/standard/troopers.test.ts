import { describe, expect, test } from 'vitest';
import {
  aboardUnit,
  dislodged,
  mounted,
  setDown,
  standing,
  withFollowers,
} from '../../../../src/rules/battletech/standard/aboard.js';
import { assaultProblem } from '../../../../src/rules/battletech/standard/assaults.js';
import { motiveOf, troopersAt } from '../../../../src/rules/battletech/standard/infantry.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { swarmDamage, swarmed, swarmers, swarmRule } from '../../../../src/rules/battletech/standard/swarming.js';
import { assaultOf, type Assault } from '../../../../src/rules/battletech/standard/traits.js';
import {
  findTrooper,
  groupsAt,
  strikeTroops,
  wholeAt,
} from '../../../../src/rules/battletech/standard/troop-damage.js';
import type { Aboard, Body } from '../../../../src/rules/battletech/standard/types.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { BattleArmourSheet, StandardMount } from '../../../../src/rules/battletech/record-sheet.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../support/standard.js';

/** Squads and platoons one by one: whom they cling to and tear, where they are while they are aboard, and what they lose (UNI-40 to 68). */

const SQUAD = 'ELEMENTAL-LASER';

/** Two who could be enemies, in 0808; the first has clung to the other, or rides on it, since before the match. */
function table(id: string, on: string, as: Aboard['as'] | null = 'swarm'): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: id, seat: 'attacker', at: '0808 N' },
      { unit: on, seat: as === 'rider' ? 'attacker' : 'defender', at: '0808 S' },
      { unit: 'ENF-4R', seat: 'defender', at: '0801 S' },
    ],
  });
  if (as) play.alter(id, (one) => with_(one, { aboard: { unit: unit(on), as, since: 0 } }));
  return play;
}

const suit = ({ sheet }: StandardUnit): BattleArmourSheet =>
  sheet.kind === 'battle-armour' ? sheet : expect.unreachable();

/** A squad that has lost a trooper. */
const without = (one: StandardUnit, trooper: Location): StandardUnit => ({
  ...with_(one, { structure: { ...one.body.structure, [trooper]: 0 } }),
  lost: [trooper],
});

const with_ = (one: StandardUnit, body: Partial<Body>): StandardUnit => ({ ...one, body: { ...one.body, ...body } });

describe('UNI-65 who clings strikes', () => {
  test('table 11.2.7 where: the head on 2 and 12, the back on 3, 4, 10 and 11', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((sum) => {
      const at = swarmed(sum);
      return at && `${at.location}${at.rear ? ' rear' : ''}`;
    });
    expect(rows).toEqual([
      null,
      'HD',
      'CT rear',
      'RT rear',
      'RT',
      'RA',
      'CT',
      'LA',
      'LT',
      'LT rear',
      'CT rear',
      'HD',
      null,
    ]);
  });

  test('UNI-65 with what is neither a missile nor on the body nor gone with who carried it', () => {
    const one = table(SQUAD, 'HBK-4G').unit(SQUAD);
    const [laser] = one.sheet.mounts;
    if (!laser) throw new Error('no laser');
    const mounts = (...more: readonly Partial<StandardMount>[]): StandardUnit => ({
      ...one,
      sheet: { ...one.sheet, mounts: more.map((change) => ({ ...laser, ...change })) },
    });
    const missiles = fullWeaponOf('ba-srm-2') ?? expect.unreachable();
    const each = laser.weapon.damage;
    expect(swarmDamage(mounts({}, { id: mountId('Z') }))).toBe(10 * each);
    expect(swarmDamage(mounts({}, { id: mountId('Z'), body: true }))).toBe(5 * each);
    expect(swarmDamage(mounts({}, { id: mountId('Z'), weapon: missiles }))).toBe(5 * each);
    const single = mounts({}, { id: mountId('Z'), location: 'T2' });
    expect(swarmDamage(single)).toBe(6 * each);
    expect(swarmDamage(without(single, 'T2'))).toBe(4 * each);
  });

  const strikes = (play: FullPlay, id: string, faces: readonly number[]) =>
    swarmRule.run(play.full, { type: 'swarm', unit: unit(id) }, [], scriptedDice(faces)).events;

  test('UNI-65 a vehicle where its table says in front, with a critical roll besides', () => {
    const events = strikes(table(SQUAD, 'VEDETTE'), SQUAD, [3, 4, 2, 2]);
    expect(events).toMatchObject([
      {
        type: 'Swarmed',
        unit: SQUAD,
        target: 'VEDETTE',
        wounds: [{ roll: { purpose: 'hit-location' }, location: 'FR', points: 15, covered: false }],
      },
    ]);
    expect(JSON.stringify(events)).toContain('vehicle-critical');
  });

  test('UNI-65 a ’Mech by 2D6, which are told what they were for', () => {
    expect(strikes(table(SQUAD, 'HBK-4G'), SQUAD, [4, 4, 1, 1])).toMatchObject([
      { type: 'Swarmed', wounds: [{ roll: { faces: [4, 4], purpose: 'hit-location' }, location: 'LA', points: 15 }] },
    ]);
  });

  test('UNI-65 not who rides, not who has come off meanwhile, not who is gone', () => {
    expect(strikes(table(SQUAD, 'HBK-4G', 'rider'), SQUAD, [])).toEqual([]);
    expect(strikes(table(SQUAD, 'HBK-4G', null), SQUAD, [])).toEqual([]);
    const gone = table(SQUAD, 'HBK-4G');
    gone.alter(SQUAD, (one) => ({ ...one, status: 'destroyed' }));
    expect(strikes(gone, SQUAD, [])).toEqual([]);
  });

  test('UNI-65 from the turn after on, and each who is still in the match', () => {
    const clinging = (since: number, more: Partial<StandardUnit> = {}, as: Aboard['as'] = 'swarm') => {
      const play = table(SQUAD, 'HBK-4G');
      play.alter(SQUAD, (one) => ({ ...with_(one, { aboard: { unit: unit('HBK-4G'), as, since } }), ...more }));
      return swarmers(play.game).map(({ id }) => id);
    };
    expect([clinging(0), clinging(1)]).toEqual([[SQUAD], []]);
    expect(clinging(0, { status: 'destroyed' })).toEqual([]);
    expect(clinging(0, {}, 'rider')).toEqual([]);
  });
});

describe('UNI-63 UNI-64 what stands against an attack at close quarters', () => {
  const problem = (play: FullPlay, id: string, target: string, assault: Assault) => {
    const one = play.unit(id);
    const mount = one.sheet.mounts.find((found) => assaultOf(found) === assault) ?? expect.unreachable();
    const refusal = assaultProblem(play.game, one, mount, play.unit(target));
    return refusal && complete(refusal);
  };

  test.each([
    ['VEDETTE', 'legs', true],
    ['VEDETTE', 'swarm', false],
    ['FOOT-RIFLE', 'legs', true],
    ['FOOT-RIFLE', 'swarm', true],
    ['HBK-4G', 'legs', false],
    ['HBK-4G', 'swarm', false],
  ] as const)('UNI-64 at %s on its %s: refused %s', (target, assault, refused) => {
    const facts = { unit: SQUAD, target, assault };
    expect(problem(table(SQUAD, target, null), SQUAD, target, assault)).toEqual(
      refused ? { code: 'battletech/no-such-assault', params: facts, rule: 'UNI-64' } : null,
    );
  });

  test('TER-29 on the same floor only, be it the ground', () => {
    const at = (own: number | undefined, other: number | undefined) => {
      const play = table(SQUAD, 'HBK-4G', null);
      const raise = (id: string, up: number | undefined): void =>
        play.alter(id, (one) => ({
          ...one,
          place: one.place && { ...one.place, ...(up === undefined ? {} : { up }) },
        }));
      raise(SQUAD, own);
      raise('HBK-4G', other);
      return problem(play, SQUAD, 'HBK-4G', 'swarm');
    };
    const facts = { unit: SQUAD, target: 'HBK-4G' };
    const refusal = { code: 'battletech/other-floor', params: facts, rule: 'TER-29' };
    expect([at(1, undefined), at(undefined, 1), at(1, 2)]).toEqual([refusal, refusal, refusal]);
    expect([at(1, 1), at(undefined, undefined)]).toEqual([null, null]);
  });

  test('UNI-63 only missiles hinder, and the last round in any bin does', () => {
    const play = table(SQUAD, 'HBK-4G', null);
    const [bin] = play.unit(SQUAD).ammo;
    const suited = (weapon: string, left: readonly number[], more: Partial<StandardMount> = {}) => {
      play.alter(SQUAD, (one) => {
        const worn = fullWeaponOf(weapon);
        if (!bin || !worn) throw new Error(weapon);
        return {
          ...one,
          ammo: left.map((rounds) => ({ ...bin, left: rounds })),
          sheet: {
            ...suit(one),
            full: { ...suit(one).full, tech: 'inner-sphere' },
            mounts: suit(one).mounts.map((mount) => (mount.body ? { ...mount, weapon: worn, ...more } : mount)),
          },
        };
      });
      return problem(play, SQUAD, 'HBK-4G', 'legs');
    };
    const refusal = { code: 'battletech/body-missiles', params: { unit: SQUAD, target: 'HBK-4G' }, rule: 'UNI-63' };
    expect([suited('ba-srm-2', [1, 0]), suited('ba-srm-2', [0, 1])]).toEqual([refusal, refusal]);
    expect(suited('ba-srm-2', [0, 0])).toBeNull();
    expect(suited('ba-srm-2', [], { oneShot: true })).toEqual(refusal);
    expect(suited('ba-machine-gun', [], { oneShot: true })).toBeNull();
  });

  test('UNI-63 one swarm on a target, unless those who clung to it are gone', () => {
    const play = table(SQUAD, 'HBK-4G');
    const refusal = { code: 'battletech/swarmed-already', params: { unit: SQUAD, target: 'HBK-4G' }, rule: 'UNI-63' };
    expect(problem(play, SQUAD, 'HBK-4G', 'swarm')).toEqual(refusal);
    play.alter(SQUAD, (one) => ({ ...one, status: 'destroyed' }));
    expect(aboardUnit(play.game, play.unit('HBK-4G'), 'swarm')).toEqual([]);
    expect(problem(play, SQUAD, 'HBK-4G', 'swarm')).toBeNull();
  });
});

describe('UNI-60 UNI-65 whoever is aboard is where their carrier is', () => {
  const at = (state: StandardState, id: string) => unitOf(state, unit(id));
  const carried = (as: Aboard['as'], carrier: Partial<StandardUnit>): StandardUnit => {
    const play = table(SQUAD, 'VEDETTE', as);
    play.alter('VEDETTE', (one) => ({ ...one, ...carrier }));
    return at(withFollowers(play.game), SQUAD);
  };

  test.each(['rider', 'swarm'] as const)('UNI-60 UNI-65 who is aboard as %s goes with it', (as) => {
    expect(carried(as, { place: { hex: hex('0205'), facing: 3 } }).place).toStrictEqual({ hex: '0205', facing: 0 });
    expect(carried(as, { place: { hex: hex('0205'), facing: 3, up: 2 } }).place).toEqual({
      hex: '0205',
      facing: 0,
      up: 2,
    });
  });

  test('UNI-60 who has no place yet gets one, facing north', () => {
    const play = table(SQUAD, 'VEDETTE', 'rider');
    play.alter(SQUAD, (one) => ({ ...one, place: null }));
    expect(at(withFollowers(play.game), SQUAD).place).toEqual({ hex: '0808', facing: 0 });
  });

  test('UNI-60 keeps its facing, and stays the same where the carrier stays', () => {
    const play = table(SQUAD, 'VEDETTE', 'rider');
    play.alter(SQUAD, (one) => ({ ...one, place: { hex: hex('0808'), facing: 4 } }));
    expect(at(withFollowers(play.game), SQUAD)).toBe(play.unit(SQUAD));
    play.alter('VEDETTE', (one) => ({ ...one, place: { hex: hex('0807'), facing: 0 } }));
    expect(at(withFollowers(play.game), SQUAD).place).toEqual({ hex: '0807', facing: 4 });
  });

  test('SEQ-17 UNI-60 leaves the map with it', () => {
    const gone = carried('rider', { status: 'left', place: null });
    expect([gone.status, gone.place, gone.body.aboard]).toEqual(['left', null, undefined]);
  });

  test('UNI-68 stands where it was destroyed', () => {
    const afoot = carried('swarm', { status: 'destroyed' });
    expect([afoot.status, afoot.place?.hex, afoot.body.aboard]).toEqual(['active', '0808', undefined]);
  });

  test('UNI-60 who is out already stays out', () => {
    const play = table(SQUAD, 'VEDETTE', 'rider');
    play.alter(SQUAD, (one) => ({ ...one, status: 'destroyed' }));
    play.alter('VEDETTE', (one) => ({ ...one, status: 'left', place: null }));
    expect(at(withFollowers(play.game), SQUAD)).toBe(play.unit(SQUAD));
  });

  test('UNI-60 mounting and setting down take the place of a move; who has moved has moved', () => {
    const done = (place: StandardUnit['place']) => ({
      mode: 'stand',
      steps: '',
      path: place ? [place] : [],
      mp: 0,
      entered: 0,
    });
    const { game } = table(SQUAD, 'VEDETTE', null);
    const on = mounted(game, unit(SQUAD), unit('VEDETTE'));
    const { place } = at(game, SQUAD);
    expect(at(on, SQUAD)).toMatchObject({ moved: done(place) });
    expect(at(on, SQUAD).body.aboard).toEqual({ unit: 'VEDETTE', as: 'rider', since: 1 });
    expect(at(mounted(game, unit(SQUAD), unit('VEDETTE'), true), SQUAD).body.aboard).toMatchObject({ outside: true });
    const off = setDown(on, unit('VEDETTE'), unit(SQUAD));
    expect([at(off, SQUAD).body.aboard, at(off, SQUAD).moved]).toEqual([undefined, done(place)]);
    expect(at(off, 'VEDETTE').moved).toEqual(done(at(game, 'VEDETTE').place));
    const driven = { ...done(null), mode: 'run', mp: 5 } as const;
    const moved = { ...on, units: on.units.map((one) => (one.id === 'VEDETTE' ? { ...one, moved: driven } : one)) };
    expect(at(setDown(moved, unit('VEDETTE'), unit(SQUAD)), 'VEDETTE').moved).toEqual(driven);
    expect(standing({ ...at(game, SQUAD), place: null }).moved).toEqual(done(null));
  });

  test('UNI-68 who holds on is still there', () => {
    const { game } = table(SQUAD, 'VEDETTE');
    expect(dislodged(game, unit(SQUAD), false)).toBe(game);
    expect(at(dislodged(game, unit(SQUAD), true), SQUAD).body.aboard).toBeUndefined();
  });
});

describe('UNI-41 UNI-52 troopers', () => {
  test('UNI-41 what a platoon rides in', () => {
    const motives = [
      'foot',
      'motorized',
      'jump',
      'mechanized-tracked',
      'mechanized-wheeled',
      'mechanized-hover',
    ] as const;
    expect(motives.map((motive) => motiveOf({ motive }))).toEqual([null, null, null, 'tracked', 'wheeled', 'hover']);
  });

  test('UNI-43 UNI-52 how many fire: all who are left, or the one who carries it; a gun fires by itself', () => {
    const squad = table(SQUAD, 'FOOT-RIFLE', null);
    squad.alter(SQUAD, (one) => without(one, 'T2'));
    squad.alter('FOOT-RIFLE', (one) => with_(one, { structure: { TR: 17 } }));
    const gun = fullWeaponOf('ac-5') ?? expect.unreachable();
    const [laser] = squad.unit(SQUAD).sheet.mounts;
    if (!laser) throw new Error('no laser');
    const troopers = (id: string, more: object = {}) =>
      squad.unit(id).sheet.mounts.map((mount) => troopersAt(squad.unit(id), { ...mount, ...more }));
    expect(new Set(troopers(SQUAD))).toEqual(new Set([4]));
    expect(new Set(troopers(SQUAD, { location: 'T1' }))).toEqual(new Set([1]));
    expect(new Set(troopers('FOOT-RIFLE'))).toEqual(new Set([17]));
    expect(new Set(troopers('FOOT-RIFLE', { weapon: gun }))).toEqual(new Set([undefined]));
    expect(new Set(troopers('ENF-4R'))).toEqual(new Set([undefined]));
  });
});

describe('UNI-40 UNI-50 what troopers lose', () => {
  const damaging = (play: FullPlay, id: string, faces: readonly number[] = []) => {
    const resolution = new Resolution(play.game, scriptedDice(faces));
    return { damage: resolution.damageTo(unit(id)), dice: resolution.dice };
  };
  const struck = (id: string, location: Location, points: number, change: (one: StandardUnit) => StandardUnit) => {
    const play = table(id, 'HBK-4G', null);
    play.alter(id, change);
    const { damage } = damaging(play, id);
    strikeTroops(damage, location, points);
    return { harm: damage.taken(), doomed: damage.unit.body.doomed };
  };
  const whole = (one: StandardUnit): StandardUnit => one;
  const last = (one: StandardUnit): StandardUnit => ({ ...one, lost: ['T2', 'T3', 'T4', 'T5'] });
  const armor = (damage: number, after: number) => ({ harm: 'armor', location: 'T1', rear: false, damage, after });
  const falls = { harm: 'structure', location: 'T1', damage: 1, after: 0 };
  const lost = { harm: 'location-lost', location: 'T1', why: 'destroyed' };

  test('UNI-50 armour bears it to its last point; one more is the trooper, and what is over is lost', () => {
    expect(struck(SQUAD, 'T1', 9, whole).harm).toEqual([armor(9, 1)]);
    expect(struck(SQUAD, 'T1', 10, whole).harm).toEqual([armor(10, 0)]);
    expect(struck(SQUAD, 'T1', 11, whole)).toEqual({ harm: [armor(10, 0), falls, lost], doomed: null });
    expect(struck(SQUAD, 'T1', 12, whole).harm).toEqual([
      armor(10, 0),
      falls,
      lost,
      { harm: 'transfer', from: 'T1', to: null, damage: 1 },
    ]);
  });

  test('UNI-50 where no armour is left it is the trooper; who is gone bears nothing; the last is the squad', () => {
    const bare = (one: StandardUnit): StandardUnit => ({ ...one, armor: { ...one.armor, T1: 0 } });
    expect(struck(SQUAD, 'T1', 1, bare).harm).toEqual([falls, lost]);
    expect(struck(SQUAD, 'T2', 5, last)).toEqual({ harm: [], doomed: null });
    expect(struck(SQUAD, 'T1', 11, last).doomed).toBe('troopers');
  });

  test('UNI-47 an armoured platoon loses half, rounded up; no other does', () => {
    const armored = (one: StandardUnit): StandardUnit =>
      one.sheet.kind === 'infantry' ? { ...one, sheet: { ...one.sheet, armored: true } } : one;
    const fallen = (points: number, change = armored) => struck('FOOT-RIFLE', 'TR', points, change).harm;
    const left = (damage: number) => [{ harm: 'structure', location: 'TR', damage, after: 28 - damage }];
    expect([fallen(5), fallen(6), fallen(5, whole)]).toEqual([left(3), left(3), left(5)]);
    expect(struck(SQUAD, 'T1', 9, armored).harm).toEqual([armor(9, 1)]);
  });

  test('table 11.2.9 a die finds who still stands; of a platoon there is nobody to find, nor where all are gone', () => {
    const play = table(SQUAD, 'FOOT-RIFLE', null);
    const found = (id: string, faces: readonly number[]) => {
      const { damage, dice } = damaging(play, id, faces);
      return findTrooper(damage.unit, dice);
    };
    expect(found('FOOT-RIFLE', [])).toEqual({ location: 'TR', troop: true, roll: null });
    play.alter(SQUAD, (one) => ({ ...one, lost: ['T3'] }));
    const roll = { sides: 6, faces: [5], purpose: 'hit-location' };
    expect(found(SQUAD, [6, 3, 5])).toMatchObject({ location: 'T5', troop: true, roll });
    play.alter(SQUAD, (one) => ({ ...one, lost: ['T1', 'T2', 'T3', 'T4', 'T5'] }));
    expect(found(SQUAD, [])).toEqual({ location: 'T1', troop: true, roll: null });
  });

  test('UNI-71 damage without a weapon strikes a squad in fives, a platoon all at once for a tenth, and nobody with nothing', () => {
    const play = table(SQUAD, 'FOOT-RIFLE', null);
    const [squad, platoon] = [play.unit(SQUAD), play.unit('FOOT-RIFLE')];
    expect([groupsAt(squad, 12), groupsAt(platoon, 12), groupsAt(platoon, 9)]).toEqual([[5, 5, 2], [1], [1]]);
    expect([wholeAt(squad, 12), wholeAt(squad, 1), wholeAt(platoon, 20)]).toEqual([[12], [1], [2]]);
    expect([groupsAt(squad, 0), wholeAt(squad, 0), wholeAt(platoon, 0)]).toEqual([[], [], []]);
  });
});
