import { describe, expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { structureAt } from '../../../../src/rules/battletech/damage/left.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { embodied } from '../../../../src/rules/battletech/standard/fresh.js';
import { strikeTroops } from '../../../../src/rules/battletech/standard/troop-damage.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { seatId, sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { FOOT_PLATOON } from '../../../support/unit-files.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { hitDamage } from '../../../../src/rules/battletech/standard/expected.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import {
  burstOf,
  burstPoints,
  troopersHit,
  troopersStruck,
} from '../../../../src/rules/battletech/standard/infantry-tables.js';
import { hitPlatoon, mostOfArms } from '../../../../src/rules/battletech/standard/infantry.js';
import { loaded } from '../../../../src/rules/battletech/standard/munitions.js';
import { hitsOf } from '../../../../src/rules/battletech/standard/hit-tables.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
import { FACINGS } from '../../../../src/rules/geometry/hex/facing.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { unit } from '../../../support/quick-start.js';
import { unitsAsked } from '../../../../src/rules/battletech/asking.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import {
  attack,
  beginFull,
  eventsOf,
  passTo,
  roll,
  strike,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** Platoons of infantry (UNI-40 to 46). */

type Pieces = FullSituation['pieces'];

/** A situation at the declaration of fire; nobody has moved. The defender holds the initiative, the attacker declares first. */
function atFire(pieces: Pieces, hexes: FullSituation['hexes'] = {}): FullPlay {
  const play = beginFull({ pieces, hexes });
  passTo(play, 'attack');
  return play;
}

/** Weapons of a unit fired at another, with these faces for all that is rolled; what came of it. */
function fire(play: FullPlay, by: string, at: string, letters: string, faces: number[]) {
  while (eventsOf(play, 'ShotFired').length === 0) {
    const [question] = battletech.open(play.match);
    if (!question) break;
    const mine = unitsAsked(question.topic).some((id) => id === by);
    roll(play, question.seat, mine ? attack(by, at, letters) : { type: 'pass' }, faces);
  }
  return eventsOf(play, 'ShotFired');
}

/** Initiative, should the turn end with what was rolled. */
const NEXT_TURN = [1, 1, 6, 6];

const platoon = (at: string, unitName = 'FOOT-RIFLE') => ({ unit: unitName, seat: 'defender', at: `${at} N` });

test('UNI-47 a platoon in armour loses half of what strikes it, rounded up', () => {
  const fallen = (armored: object, points: number): number => {
    const outfit = stockUnit(unitSchema.parse({ ...FOOT_PLATOON, ...armored })).outfits.standard;
    const of = embodied({
      id: unitId('P'),
      seat: seatId('one'),
      side: sideId('attacker'),
      ...(outfit ?? expect.unreachable()),
    });
    const damage = new DamageResolution(of, scriptedDice([]), 1);
    strikeTroops(damage, 'TR', points);
    return 28 - structureAt(damage.unit, 'TR').left;
  };
  expect([1, 4, 5].map((points) => fallen({}, points))).toEqual([1, 4, 5]);
  expect([1, 4, 5, 60].map((points) => fallen({ armored: true }, points))).toEqual([1, 2, 3, 28]);
});

describe('what weapons do to a platoon', () => {
  const weapon = (id: string) => fullWeaponOf(id) ?? expect.unreachable();
  const troopers = (id: string, munition: Munition | null = null) => troopersHit(weapon(id), munition);

  test('UNI-44 UNI-45 TC-UNI-15 TC-UNI-16 table 11.2.6 damage is converted and rounded up, racks count whole', () => {
    expect(troopers('medium-pulse-laser')).toBe(3);
    expect(troopers('lrm-20')).toBe(4);
    expect(troopers('srm-6')).toBe(3);
    expect(troopers('ac-20')).toBe(2);
    expect(troopers('ppc')).toBe(1);
    expect(troopers('tag')).toBe(0);
  });

  test('UNI-44 WPN-18 table 11.2.6 by what is loaded: pellets one more, splinters and fragmentation in full', () => {
    const by = (id: string, munition: Munition | null) => troopersHit(loaded(weapon(id), munition), munition);
    expect([by('lb-10-x', null), by('lb-10-x', 'cluster')]).toEqual([1, 2]);
    expect([by('ac-10', 'flechette'), by('srm-6', 'fragmentation'), by('lrm-20', 'fragmentation')]).toEqual([
      10, 12, 20,
    ]);
  });

  test('UNI-44 AMB-UNI-04 of a platoon that rides twice as many fall, half as many to a burst, unless troopers fire', () => {
    const at = (id: string, gun: string, byTroopers: boolean, faces: readonly number[] = []) => {
      const { sheet } = beginFull({
        pieces: [
          { unit: id, seat: 'defender', at: '0810 N' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
        ],
      }).unit(id);
      if (sheet.kind !== 'infantry') throw new Error(id);
      return hitPlatoon(sheet, { weapon: weapon(gun) }, null, byTroopers, scriptedDice(faces));
    };
    const MECHANIZED = ['HOVER-SRM', 'WHEELED-RIFLE', 'TRACKED-MG'];
    const pulse = (id: string, byTroopers: boolean) => at(id, 'medium-pulse-laser', byTroopers);
    expect(MECHANIZED.map((id) => pulse(id, false))).toEqual(MECHANIZED.map(() => ({ points: 6, burst: null })));
    expect(pulse('HOVER-SRM', true)).toEqual({ points: 3, burst: null });
    expect(pulse('MOTOR-RIFLE', false)).toEqual({ points: 3, burst: null });
    const burst = { sides: 6, faces: [3, 4], purpose: 'burst' };
    const gun = (id: string, byTroopers: boolean) => at(id, 'machine-gun', byTroopers, [3, 4]);
    expect(gun('HOVER-SRM', false)).toMatchObject({ points: 3, burst });
    expect(gun('HOVER-SRM', true)).toMatchObject({ points: 7, burst });
    expect(gun('FOOT-RIFLE', false)).toMatchObject({ points: 7, burst });
  });

  test('UNI-44 table 11.2.6 which weapons fire bursts, and with how many dice', () => {
    const dice = FULL_WEAPON_IDS.flatMap((id) => {
      const burst = burstOf(weapon(id));
      return burst.dice > 0 ? [`${id} ${burst.dice}${burst.halves ? '/2' : ''}`] : [];
    });
    expect(dice).toEqual([
      'small-pulse-laser 2',
      'clan-micro-pulse-laser 2',
      'clan-small-pulse-laser 2',
      'flamer 4',
      'clan-flamer 4',
      'vehicle-flamer 4',
      'machine-gun 2',
      'clan-machine-gun 2',
      'light-machine-gun 1',
      'clan-light-machine-gun 1',
      'heavy-machine-gun 3',
      'clan-heavy-machine-gun 3',
      'ba-flamer 3',
      'ba-heavy-flamer 6',
      'ba-machine-gun 1',
      'ba-light-machine-gun 1/2',
      'ba-heavy-machine-gun 2',
      'ba-light-recoilless-rifle 1',
      'ba-medium-recoilless-rifle 2',
      'ba-heavy-recoilless-rifle 2',
      'ba-ap-gauss-rifle 2',
      'ba-firedrake-needler 3',
      'ba-micro-grenade-launcher 1/2',
      'ba-heavy-grenade-launcher 1',
      'ba-light-mortar 1',
      'ba-heavy-mortar 1',
      'ba-bearhunter-autocannon 3',
    ]);
    expect([1, 2, 5, 6].map((shown) => burstPoints(shown, true))).toEqual([1, 1, 3, 3]);
    expect(burstPoints(5, false)).toBe(5);
  });

  test('UNI-71 a kick hits a tenth of its damage, one trooper at the least', () => {
    expect([0, 4, 10, 19, 20].map(troopersStruck)).toEqual([0, 1, 1, 1, 2]);
  });

  test('table 11.2.8 a squad may fire more missiles than the longest column has', () => {
    expect([hitsOf(30, 7), hitsOf(36, 7), hitsOf(36, 12)]).toEqual([18, 18 + 4, 36]);
  });
});

describe('platoons in play', () => {
  test('TC-UNI-17 UNI-44 a machine gun that rolls 7 hits 14 in the open and 7 in woods, half of those that ride', () => {
    const pieces = (target: string): Pieces => [
      { unit: 'LCT-1V', seat: 'attacker', at: '0808 S' },
      platoon('0809', target),
    ];
    const hits = (target: string, hexes = {}) => {
      const [shot] = fire(atFire(pieces(target), hexes), 'LCT-1V', target, 'B', [6, 6, 3, 4]);
      return shot?.wounds.map(({ points, open = false }) => ({ points, open }));
    };
    expect(hits('FOOT-RIFLE')).toEqual([{ points: 14, open: true }]);
    expect(hits('FOOT-RIFLE', { '0809': { woods: 1 } })).toEqual([{ points: 7, open: false }]);
    expect(hits('TRACKED-MG', { '0809': { woods: 1 } })).toEqual([{ points: 3, open: false }]);
    expect(hits('TRACKED-MG')).toEqual([{ points: 6, open: true }]);
  });

  test('UNI-44 TC-UNI-15 a laser hits one trooper, two in the open; of those that ride twice as many', () => {
    const hits = (target: string, hexes = {}) => {
      const play = atFire([{ unit: 'LCT-1V', seat: 'attacker', at: '0808 S' }, platoon('0809', target)], hexes);
      return fire(play, 'LCT-1V', target, 'A', [6, 6])[0]?.wounds[0]?.points;
    };
    expect([hits('FOOT-RIFLE', { '0809': { rough: true } }), hits('FOOT-RIFLE'), hits('TRACKED-MG')]).toEqual([
      1, 2, 4,
    ]);
  });

  test('TC-UNI-18 UNI-43 28 rifles that roll 7 deal 9 points, two by two', () => {
    const play = atFire([{ unit: 'HBK-4G', seat: 'attacker', at: '0808 S' }, platoon('0809')]);
    const [shot] = fire(play, 'FOOT-RIFLE', 'HBK-4G', 'A', [6, 6, 3, 4, ...Array.from({ length: 10 }, () => 4)]);
    expect(shot?.cluster).toMatchObject({ size: 28, hits: 17 });
    expect(shot?.wounds.map(({ points }) => points)).toEqual([2, 2, 2, 2, 1]);
  });

  test('UNI-43 UNI-46 a platoon hits another in one lump, which the open doubles', () => {
    const play = atFire([{ unit: 'MOTOR-RIFLE', seat: 'attacker', at: '0808 S' }, platoon('0809')]);
    const [shot] = fire(play, 'FOOT-RIFLE', 'MOTOR-RIFLE', 'A', [6, 6, 3, 4, ...NEXT_TURN]);
    expect(shot?.wounds.map(({ points }) => points)).toEqual([18]);
  });

  test('UNI-43 those who fell fire no more, but what was declared in the same phase is fired by all', () => {
    const play = atFire([{ unit: 'HBK-4G', seat: 'attacker', at: '0808 S' }, platoon('0809')]);
    play.alter('FOOT-RIFLE', (one) => ({ ...one, body: { ...one.body, structure: { TR: 11 } } }));
    const shots = fullShots(play.game, play.unit('FOOT-RIFLE'), 0, [
      { mount: mountId('A'), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null },
    ]);
    expect(shots.ok && shots.value[0]?.troopers).toBe(11);
  });

  test('UNI-40 a platoon of which nobody is left is destroyed at the end of the phase', () => {
    const play = atFire([
      { unit: 'LCT-1V', seat: 'attacker', at: '0808 S' },
      platoon('0809'),
      { unit: 'HBK-4G', seat: 'defender', at: '0101 N' },
    ]);
    play.alter('FOOT-RIFLE', (one) => ({ ...one, body: { ...one.body, structure: { TR: 3 } } }));
    fire(play, 'LCT-1V', 'FOOT-RIFLE', 'B', [6, 6, 3, 4, ...NEXT_TURN]);
    expect(play.unit('FOOT-RIFLE')).toMatchObject({ status: 'destroyed', lost: ['TR'], body: { doomed: 'troopers' } });
  });
});

describe('the numbers of platoons', () => {
  const numbers = (pieces: Pieces, by: string, at: string, more: (play: FullPlay) => void = () => undefined) => {
    const play = atFire(pieces);
    more(play);
    const aimed = { mount: mountId('A'), target: unit(at), mode: 'normal', bin: null, aim: null } as const;
    const result = fullShots(play.game, play.unit(by), 0, [aimed]);
    return result.ok
      ? Object.fromEntries((result.value[0]?.toHit.terms ?? []).map(({ reason, value }) => [reason, value]))
      : complete(result.error).code;
  };
  const at = (hex: string, arms = 'FOOT-RIFLE'): Pieces => [
    { unit: 'HBK-4G', seat: 'attacker', at: '0808 S' },
    platoon(hex, arms),
  ];

  test('UNI-42 rifles reach one, two and three hexes', () => {
    expect(numbers(at('0809'), 'FOOT-RIFLE', 'HBK-4G')).toMatchObject({ 'range-short': 0 });
    expect(numbers(at('0810'), 'FOOT-RIFLE', 'HBK-4G')).toMatchObject({ 'range-medium': 2 });
    expect(numbers(at('0811'), 'FOOT-RIFLE', 'HBK-4G')).toMatchObject({ 'range-long': 4 });
    expect(numbers(at('0812'), 'FOOT-RIFLE', 'HBK-4G')).toBe('battletech/out-of-range');
  });

  test('UNI-06 UNI-42 in one hex rifles hit at -2, what encumbers at -1; all that the enemy has bears on them', () => {
    expect(numbers(at('0808'), 'FOOT-RIFLE', 'HBK-4G')).toMatchObject({ 'same-hex': -2 });
    expect(numbers(at('0808', 'FOOT-SRM'), 'FOOT-SRM', 'HBK-4G')).toMatchObject({ 'same-hex': -2, encumbered: 1 });
    expect(numbers(at('0808'), 'HBK-4G', 'FOOT-RIFLE')).toMatchObject({ 'range-short': 0 });
  });

  test('UNI-42 UNI-04 without a minimum range a weapon has none in one hex either, at troopers as little as theirs', () => {
    const rifles = { gunnery: 4, 'same-hex': -2, 'attacker-infantry': 0, 'target-moved': 0 };
    expect(numbers(at('0808'), 'FOOT-RIFLE', 'HBK-4G')).toEqual(rifles);
    const cannon = { gunnery: 4, 'range-short': 0, 'attacker-stood': 0, 'target-moved': 0 };
    expect(numbers(at('0808'), 'HBK-4G', 'FOOT-RIFLE')).toEqual(cannon);
    const beam = (foe: string) => [{ unit: 'AWS-8Q', seat: 'attacker', at: '0808 S' }, platoon('0808', foe)];
    expect(numbers(beam('FOOT-RIFLE'), 'AWS-8Q', 'FOOT-RIFLE')).toEqual({ ...cannon, 'minimum-range': 4 });
  });

  test('UNI-03 UNI-40 it fires all around, and as well on the move', () => {
    const jumped = (play: FullPlay): void =>
      play.alter('JUMP-LASER', (one) => ({
        ...one,
        moved: { mode: 'jump', steps: 'FFF', path: [], mp: 3, entered: 3 },
      }));
    expect(numbers(at('0809', 'JUMP-LASER'), 'JUMP-LASER', 'HBK-4G', jumped)).toMatchObject({ 'attacker-infantry': 0 });
    // 0808 lies ahead of 0809; from 0807 the platoon, facing north, has it in its back.
    expect(numbers(at('0807'), 'FOOT-RIFLE', 'HBK-4G')).toMatchObject({ gunnery: 4 });
    // And whoever jumps is harder to hit, as anybody.
    expect(numbers(at('0809', 'JUMP-LASER'), 'HBK-4G', 'JUMP-LASER', jumped)).toMatchObject({
      'target-moved': 1,
      'target-jumped': 1,
    });
  });

  test('UNI-02 nothing heats it', () => {
    const play = atFire([{ unit: 'FS9-H', seat: 'attacker', at: '0808 S' }, platoon('0809')]);
    const flamer = play.unit('FS9-H').sheet.mounts.find(({ weapon }) => weapon.id === 'flamer')?.id ?? mountId('A');
    const heating = { mount: flamer, target: unit('FOOT-RIFLE'), mode: 'heat', bin: null, aim: null } as const;
    expect(fullShots(play.game, play.unit('FS9-H'), 0, [heating])).toMatchObject({
      error: { code: 'battletech/heats-not' },
    });
  });

  test('UNI-43 UNI-44 what a hit promises counts those who fire and those who are hit', () => {
    const play = atFire(at('0809'));
    const [rifles] = play.unit('FOOT-RIFLE').sheet.mounts;
    const [cannon] = play.unit('HBK-4G').sheet.mounts;
    if (!rifles || !cannon) throw new Error('no weapons');
    expect(hitDamage(rifles, null, 'normal', 'short', { troopers: 28 }).most).toBe(15);
    expect(hitDamage(cannon, null, 'normal', 'short', { platoon: true })).toEqual({ most: 2, average: 72 });
  });
});

describe('platoons move', () => {
  const way = (id: string, steps: string, hexes = {}, mode: 'walk' | 'run' | 'jump' = 'walk') => {
    const play = beginFull({
      pieces: [platoon('0810', id), { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' }],
      hexes,
    });
    const result = move(play.game, play.unit(id), mode, steps, false);
    return result.ok ? result.value.movement.mp : complete(result.error).code;
  };

  test('UNI-40 UNI-41 it turns for nothing, does not run, and always gets one hex further', () => {
    expect(way('FOOT-RIFLE', 'LLF')).toBe(1);
    expect(way('FOOT-RIFLE', 'F', {}, 'run')).toBe('battletech/no-mp');
    expect(way('FOOT-RIFLE', 'F', { '0809': { woods: 2 } })).toBe(1);
    expect(way('MOTOR-RIFLE', 'FF', { '0809': { woods: 1 } })).toBe(3);
    expect(way('MOTOR-RIFLE', 'FF', { '0808': { woods: 2 } })).toBe('battletech/not-enough-mp');
  });

  test('table 11.2.5 woods and rough ground slow it, water and two levels keep it out; those that ride obey their column', () => {
    expect(way('MOTOR-RIFLE', 'F', { '0809': { rough: true } })).toBe(2);
    expect(way('MOTOR-RIFLE', 'F', { '0809': { level: 1 } })).toBe(3);
    expect(way('MOTOR-RIFLE', 'F', { '0809': { level: 2 } })).toBe('battletech/too-steep');
    expect(way('MOTOR-RIFLE', 'F', { '0809': { water: 1 } })).toBe('battletech/no-ground-for');
    expect(way('TRACKED-MG', 'F', { '0809': { woods: 2 } })).toBe('battletech/no-ground-for');
    expect(way('WHEELED-RIFLE', 'F', { '0809': { rough: true } })).toBe('battletech/no-ground-for');
    expect(way('HOVER-SRM', 'F', { '0809': { woods: 1 } })).toBe('battletech/no-ground-for');
  });

  test('UNI-41 table 11.2.5 one that rides on air crosses water and swamp as hovercraft do', () => {
    expect(way('HOVER-SRM', 'FF', { '0809': { water: 2 }, '0808': { water: 1 } })).toBe(2);
    expect(way('HOVER-SRM', 'F', { '0809': { swamp: true } })).toBe(1);
    expect(way('TRACKED-MG', 'F', { '0809': { water: 1 } })).toBe('battletech/no-ground-for');
  });

  test('UNI-41 it jumps over what it does not walk through, and does not land in water', () => {
    expect(way('JUMP-LASER', 'FFF', { '0808': { water: 2 } }, 'jump')).toBe(3);
    expect(way('JUMP-LASER', 'FF', { '0808': { water: 1 } }, 'jump')).toBe('battletech/no-ground-for');
  });

  test('UNI-06 it ends its move among enemies, and they in its hex', () => {
    const play = beginFull({
      pieces: [platoon('0806'), { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' }],
    });
    const ends = (id: string) => reach(play.game, play.unit(id), 'walk').map(({ hex }) => hex);
    expect(ends('FOOT-RIFLE')).toContain('0805');
    expect(ends('HBK-4G')).toContain('0806');
    // Each end once, whichever way it faces.
    expect(reach(play.game, play.unit('FOOT-RIFLE'), 'walk')[0]?.facings.length).toBe(FACINGS.length);
  });
});

test('UNI-44 buttons and figures say what its arms do if all who are left hit', () => {
  const play = beginFull({ pieces: [platoon('0806'), { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' }] });
  const most = (id: string) => play.unit(id).sheet.mounts.map(({ weapon }) => mostOfArms(play.unit(id), weapon));
  expect([most('FOOT-RIFLE')[0], most('HBK-4G')[0]]).toEqual([15, null]);
  play.alter('FOOT-RIFLE', (one) => ({ ...one, body: { ...one.body, structure: { ...one.body.structure, TR: 10 } } }));
  expect(most('FOOT-RIFLE')[0]).toBe(5);
});

describe('physical attacks on platoons', () => {
  const beside = (hex: string): FullPlay => {
    const play = beginFull({ pieces: [platoon(hex), { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' }] });
    passTo(play, 'strike');
    return play;
  };
  const kinds = (play: FullPlay) =>
    new Set(possiblePhysicalAttacks(play.game, play.unit('HBK-4G')).map(({ attack: { kind } }) => kind));

  test('UNI-70 UNI-73 it can be kicked and nothing else, and strikes nobody', () => {
    expect([...kinds(beside('0806'))]).toEqual(['kick']);
    const play = beside('0806');
    expect(possiblePhysicalAttacks(play.game, play.unit('FOOT-RIFLE'))).toEqual([]);
  });

  test('UNI-71 a kick at who is underfoot is 3 harder, and hits a tenth of its damage, doubled in the open', () => {
    const play = beside('0805');
    const [kick] = possiblePhysicalAttacks(play.game, play.unit('HBK-4G'));
    expect(kick?.toHit.terms).toContainEqual({ reason: 'underfoot', value: 3 });
    roll(play, 'attacker', strike('HBK-4G', 'FOOT-RIFLE', 'kick@RL'), [6, 6, ...NEXT_TURN]);
    expect(eventsOf(play, 'BlowStruck')[0]?.wounds).toMatchObject([{ points: 2, open: true, location: 'TR' }]);
  });
});
