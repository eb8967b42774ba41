import { describe, expect, it } from 'vitest';
import { arcsTo, attackSide, bears } from '../../../src/rules/battletech/arcs.js';
import {
  ARC_OF,
  ATTACKER_MOVEMENT,
  RANGE_MODIFIER,
  TARGET_MOVEMENT,
  WAYS,
} from '../../../src/rules/battletech/tables.js';
import { rangeOf, targetMovement, waysToHit } from '../../../src/rules/battletech/to-hit.js';
import { LOCATIONS, MECH_LOCATIONS } from '../../../src/rules/battletech/vocabulary.js';
import { WEAPON_IDS, weaponOf } from '../../../src/rules/battletech/weapons.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import type { Facing } from '../../../src/rules/geometry/hex/facing.js';
import {
  begin,
  beginFire,
  fire,
  hex,
  mounts,
  noFire,
  run,
  seat,
  sheetOf,
  stand,
  unit,
  walk,
  type Piece,
} from '../../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

/** The number that a shot would have with everybody standing still, or the refusal; a shot that can be declared is. */
function number(
  attacker: Piece,
  target: Piece,
  letter: string,
  woods: Readonly<Record<string, 1 | 2>> = {},
): number | string {
  const play = begin({ pieces: [attacker, target], woods });
  const view = battletech.view(play.match, { as: 'spectator' });
  const told = battletech.inspect(view, {
    about: 'odds',
    unit: unit(attacker.unit),
    target: unit(target.unit),
    from: null,
  });
  if (!told.ok || told.value.about !== 'odds') throw new Error('no odds');
  const prospect = told.value.targets[0]?.prospects.find((one) => one.mount === letter);
  if (!prospect?.toHit) return prospect?.refusal?.code ?? 'nothing';
  play.give(attacker.seat, stand(attacker.unit));
  play.give(target.seat, stand(target.unit));
  play.give(attacker.seat, fire(attacker.unit, target.unit, letter));
  expect(play.last('AttackDeclared').shots[0]?.toHit).toEqual(prospect.toHit);
  return prospect.toHit.number;
}

describe('Declaring', () => {
  it('QSR-28 line of sight, range and arc are all needed', () => {
    expect(number(HBK, ENF, 'B')).toBe(4 + 2);
    expect(number(HBK, ENF, 'B', { '0809': 2, '0810': 1 })).toBe('battletech/no-line-of-sight');
    expect(number(HBK, { ...ENF, at: '0802 S' }, 'B')).toBe('battletech/out-of-range');
    expect(number({ ...HBK, at: '0812 S' }, ENF, 'B')).toBe('battletech/out-of-arc');
  });

  it('QSR-35 any number of weapons, each once', () => {
    const play = beginFire({ pieces: [HBK, ENF] });
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'A B A'))).toMatchObject({
      code: 'battletech/weapon-twice',
      rule: 'QSR-35',
    });
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'A Z'))).toMatchObject({
      code: 'battletech/no-such-weapon',
      params: { known: ['A', 'B', 'C', 'D'] },
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'C B A'));
    expect(play.last('AttackDeclared').shots.map((shot) => shot.mount)).toEqual(['C', 'B', 'A']);
  });

  it('QSR-36 TC-QSR-17 one target a turn: an order names one, and a second declaration is refused', () => {
    const play = beginFire({
      pieces: [
        HBK,
        { unit: 'CDA-2A', seat: 'defender', at: '0712 N' },
        ENF,
        { ...ENF, unit: 'ENF-4R=Two', at: '0908 S' },
      ],
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', noFire('Two'));
    expect(play.refused('defender', fire('HBK-4G', 'Two', 'B'))).toMatchObject({ code: 'battletech/already-declared' });
  });

  it('QSR-37 TC-QSR-22 a shot uses a round, hit or miss; at zero the weapon cannot be declared', () => {
    const play = beginFire({ pieces: [HBK, ENF] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', noFire('ENF-4R'), [1, 1, 2, 2, 3, 3]);
    expect(play.last('ShotResolved')).toMatchObject({ result: 'miss', ammoLeft: 9 });
    expect(play.unit('HBK-4G').ammo[0]?.left).toBe(9);
    const dry = beginFire({ pieces: [{ ...HBK, ammo: { 'ac-20': 0 } }, ENF] });
    expect(dry.refused('defender', fire('HBK-4G', 'ENF-4R', 'A'))).toMatchObject({
      code: 'battletech/no-ammo',
      rule: 'QSR-37',
    });
  });

  it('AMB-QSR-14 one’s own side is no target, unless the option says so', () => {
    const friend: Piece = { unit: 'CDA-2A', seat: 'defender', at: '0810 N' };
    const pieces = [HBK, friend, ENF];
    expect(beginFire({ pieces }).refused('defender', fire('HBK-4G', 'CDA-2A', 'A')).code).toBe(
      'battletech/friendly-fire',
    );
    expect(beginFire({ pieces }).refused('defender', fire('HBK-4G', 'HBK-4G', 'A')).code).toBe('battletech/own-target');
    const play = beginFire({ pieces, options: { friendlyFire: 'on' } });
    play.give('defender', fire('HBK-4G', 'CDA-2A', 'A'));
    expect(play.last('AttackDeclared').target).toBe('CDA-2A');
  });
});

describe('Firing arcs', () => {
  /** The neighbours of 0810, clockwise from the north. */
  const around = ['0809', '0910', '0911', '0811', '0711', '0710'];

  it('QSR-38 forward 120°, each arm 60° further on its side, the rest is the rear', () => {
    const arcs = around.map((at) => arcsTo(hex('0810'), 0, hex(at)));
    expect(arcs.map((arc) => [arc.front, arc.leftArm, arc.rightArm, arc.rear].map(Number).join(''))).toEqual([
      '1110',
      '1110',
      '0010',
      '0001',
      '0100',
      '1110',
    ]);
    expect(arcsTo(hex('0810'), 0, hex('0810'))).toEqual({ front: false, leftArm: false, rightArm: false, rear: false });
  });

  it('QSR-38 every location fires into the arc of the table', () => {
    const place = { hex: hex('0810'), facing: 0 as Facing };
    expect(MECH_LOCATIONS.filter((location) => bears(place, location, hex('0711')))).toEqual(['LA']);
    expect(MECH_LOCATIONS.filter((location) => bears(place, location, hex('0911')))).toEqual(['RA']);
    expect(MECH_LOCATIONS.filter((location) => bears(place, location, hex('0811')))).toEqual([]);
    expect(Object.keys(ARC_OF).sort()).toEqual([...LOCATIONS].sort());
  });
});

describe('To-hit number', () => {
  it('QSR-39 QSR-40 base 4, and every modifier adds', () => {
    const play = begin({ pieces: [HBK, ENF], woods: { '0810': 1 } });
    play.give('defender', run('HBK-4G', 'F'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(play.last('AttackDeclared').shots[0]?.toHit).toEqual({
      number: 7,
      distance: 3,
      range: 'short',
      terms: [
        { reason: 'base', value: 4 },
        { reason: 'range-short', value: 0, n: 3 },
        { reason: 'attacker-ran', value: 2 },
        { reason: 'target-moved', value: 0, n: 0 },
        { reason: 'woods-between-light', value: 1, n: 1 },
      ],
    });
  });

  it('QSR-41 2D6 equal to the number or more hits; one roll a weapon', () => {
    for (const [faces, result] of [
      [[3, 3], 'hit'],
      [[3, 2], 'miss'],
    ] as const) {
      const play = beginFire({ pieces: [HBK, ENF] });
      play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
      play.give('attacker', noFire('ENF-4R'), [...faces, ...(result === 'hit' ? [3, 4] : []), 1, 1, 2, 2]);
      expect(play.last('ShotResolved')).toMatchObject({
        toHit: { number: 6 },
        result,
        roll: { purpose: 'to-hit', faces },
      });
    }
  });

  it.each([
    ['0809', 0],
    ['0808', 2],
    ['0806', 2],
    ['0805', 4],
    ['0803', 4],
  ])('QSR-42 QSR-43 TC-QSR-16 AC/20 3/6/9 from 0812 at %s: %i', (at, modifier) => {
    expect(number(HBK, { ...ENF, at: `${at} S` }, 'A')).toBe(4 + modifier);
  });

  it('QSR-43 TC-QSR-16 beyond long range nothing can be declared', () => {
    expect(number(HBK, { ...ENF, at: '0802 S' }, 'A')).toBe('battletech/out-of-range');
    expect(RANGE_MODIFIER).toEqual({ short: 0, medium: 2, long: 4 });
  });

  it('QSR-44 the attacker’s mode counts, not its hexes', () => {
    expect(Object.values(ATTACKER_MOVEMENT).map((row) => row.value)).toEqual([0, 1, 2, 3]);
    const play = begin({ pieces: [HBK, ENF] });
    play.give('defender', walk('HBK-4G', ''));
    play.give('attacker', run('ENF-4R', ''));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'), [1, 1, 1, 1, 1, 1, 2, 2]);
    expect(play.events('AttackDeclared').map((one) => one.shots[0]?.toHit.number)).toEqual([4 + 2 + 1, 4 + 0 + 2]);
  });

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [25, 4],
  ])('QSR-45 target entered %i hexes: +%i', (entered, modifier) => {
    expect(targetMovement(entered)).toBe(modifier);
    expect(TARGET_MOVEMENT.map((row) => row.from)).toEqual([0, 3, 5, 7, 10]);
  });

  it('QSR-47 TC-QSR-15 above 12 a shot misses for sure; the owner may hold it and keep the round', () => {
    // Long range +4, through a light and out of … 4 + 4 + 2 (ran) + 1 + 2 = 13.
    const woods = { '0803': 2, '0804': 1 } as const;
    const shooter: Piece = { ...HBK, at: '0813 N' };
    const far: Piece = { ...ENF, at: '0803 S' };
    for (const [letters, result, left] of [
      ['', 'held', 10],
      ['A', 'impossible', 9],
    ] as const) {
      const play = begin({ pieces: [shooter, far], woods });
      play.give('defender', run('HBK-4G', 'F'));
      play.give('attacker', stand('ENF-4R'));
      play.give('defender', fire('HBK-4G', 'ENF-4R', 'A B'));
      expect(play.last('AttackDeclared').shots.map((shot) => shot.toHit.number)).toEqual([13, 13]);
      play.give('attacker', noFire('ENF-4R'));
      expect(play.awaited).toEqual(['defender:impossible-shots']);
      const choose = (blanks: Blanks) =>
        battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), blanks);
      // Holding all is named like any other answer: nothing said is not yet an answer.
      expect(choose({})).toMatchObject({ kind: 'pick', blank: 'weapons', min: 0, options: [{ value: 'A' }] });
      expect(choose({ weapons: '' })).toMatchObject({ kind: 'done', command: { type: 'fire-anyway', mounts: [] } });
      expect(choose({ weapons: 'A' })).toMatchObject({ kind: 'done', command: { mounts: ['A'] } });
      for (const weapons of ['A B', 'B']) expect(choose({ weapons })).toMatchObject({ kind: 'pick', blank: 'weapons' });
      expect(play.refused('defender', { type: 'fire-anyway', mounts: mounts('B') })).toMatchObject({
        code: 'battletech/not-among-these',
      });
      play.give('defender', { type: 'fire-anyway', mounts: mounts(letters) }, [1, 1, 2, 2]);
      expect(play.events('ShotResolved').map((shot) => [shot.mount, shot.result, shot.ammoLeft, shot.roll])).toEqual([
        ['A', result, left, null],
        ['B', 'impossible', null, null],
      ]);
      expect(play.unit('HBK-4G').ammo[0]?.left).toBe(left);
    }
  });

  it('QSR-47 unanswered, the shots that cannot hit are held', () => {
    const play = begin({
      pieces: [
        { ...HBK, at: '0813 N' },
        { ...ENF, at: '0803 S' },
      ],
      woods: { '0803': 2, '0804': 1 },
    });
    play.give('defender', run('HBK-4G', 'F'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', noFire('ENF-4R'));
    play.timeout('defender', [1, 1, 2, 2]);
    expect(play.last('ShotResolved').result).toBe('held');
  });

  it('QSR-48 TC-QSR-15 2 or less hits without a roll; 12 hits on 12 alone', () => {
    const legless: Piece = { ...ENF, at: '0809 S', armor: { LL: 0 } };
    const play = beginFire({ pieces: [HBK, legless], options: { immobileBonus: 'on' } });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', noFire('ENF-4R'), [3, 4, 1, 1, 2, 2]);
    expect(play.last('ShotResolved')).toMatchObject({
      toHit: { number: 0 },
      result: 'sure',
      roll: null,
      hits: [{ location: 'CT' }],
    });
    expect([2, 1, -3, 12, 13].map(waysToHit)).toEqual([36, 36, 36, 1, 0]);
    // 4 + 2 medium range − 4 immobile: just 2.
    const just = beginFire({ pieces: [HBK, { ...legless, at: '0808 S' }], options: { immobileBonus: 'on' } });
    just.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    just.give('attacker', noFire('ENF-4R'), [3, 4, 1, 1, 2, 2]);
    expect(just.last('ShotResolved')).toMatchObject({ toHit: { number: 2 }, result: 'sure', roll: null });
  });

  it('QSR-48 TC-QSR-15 a shot at 12 is rolled, misses on 11 and hits on 12', () => {
    // 4 + 4 long range + 2 heavy woods between + 2 heavy woods of the target.
    for (const [faces, result] of [
      [[6, 5], 'miss'],
      [[6, 6], 'hit'],
    ] as const) {
      const play = beginFire({ pieces: [HBK, { ...ENF, at: '0804 S' }], woods: { '0804': 2, '0806': 2 } });
      play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
      play.give('attacker', noFire('ENF-4R'), [...faces, ...(result === 'hit' ? [3, 4] : []), 1, 1, 2, 2]);
      expect(play.last('ShotResolved')).toMatchObject({ toHit: { number: 12 }, roll: { faces }, result });
    }
  });

  it('QSR-48 the ways to roll each number of 2D6 are those of the dice', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    for (const [least, ways] of Object.entries(WAYS)) {
      const counted = dice.flatMap((a) => dice.map((b) => a + b)).filter((sum) => sum >= Number(least)).length;
      expect([least, ways]).toEqual([least, counted]);
    }
  });

  it('QSR-49 woods: +1 light and +2 heavy, in the target’s hex and between; the shooter’s own hex gives nothing', () => {
    expect(number(HBK, ENF, 'A', { '0812': 2 })).toBe(6);
    expect(number(HBK, ENF, 'A', { '0808': 1 })).toBe(7);
    expect(number(HBK, ENF, 'A', { '0808': 2 })).toBe(8);
    expect(number(HBK, ENF, 'A', { '0809': 1, '0810': 1 })).toBe(8);
    expect(number(HBK, ENF, 'A', { '0810': 2, '0808': 2 })).toBe(10);
  });
});

describe('The worked example', () => {
  it('TC-QSR-05 Cicada at Enforcer, medium laser, 4 hexes, walked: 7, each laser with its own roll', () => {
    const play = begin({
      pieces: [
        { unit: 'CDA-2A', seat: 'defender', at: '0813 N' },
        { ...ENF, at: '0808 S' },
      ],
    });
    play.give('defender', walk('CDA-2A', 'F'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A B'));
    expect(play.last('AttackDeclared').shots.map((shot) => shot.toHit.number)).toEqual([7, 7]);
    play.give('attacker', noFire('ENF-4R'), [3, 3, 3, 4, 4, 4, 1, 1, 2, 2]);
    expect(play.events('ShotResolved').map((shot) => shot.result)).toEqual(['miss', 'hit']);
  });

  it('TC-QSR-06 Hunchback at Cicada, AC/20, 2 hexes, ran, target entered 5: 8', () => {
    const play = begin({
      pieces: [
        { ...HBK, at: '0811 N' },
        { unit: 'CDA-2A', seat: 'attacker', at: '0814 N' },
      ],
    });
    play.give('defender', run('HBK-4G', ''));
    play.give('attacker', walk('CDA-2A', 'LFRFFFF'));
    const cicada = play.unit('CDA-2A');
    expect([cicada.place?.hex, cicada.moved?.entered]).toEqual(['0710', 5]);
    // The Cicada has its back to the Hunchback: it cannot answer, and the phase is resolved at once.
    play.give('defender', fire('HBK-4G', 'CDA-2A', 'A'), [3, 4, 1, 1, 2, 2]);
    expect(play.last('ShotResolved')).toMatchObject({ toHit: { number: 8, distance: 2 }, result: 'miss' });
  });

  it('TC-QSR-07 Enforcer at Hunchback, large laser, 4 hexes, stood, target entered 2: 4', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0814 N' }, ENF] });
    play.give('defender', run('HBK-4G', 'FF'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', noFire('HBK-4G'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'), [1, 1, 1, 1, 2, 2]);
    expect(play.last('AttackDeclared').shots[0]?.toHit).toMatchObject({ number: 4, distance: 4, range: 'short' });
  });
});

describe('Options', () => {
  it('AMB-QSR-09 a unit that cannot move is no easier to hit, unless the option says so', () => {
    const legless: Piece = { ...ENF, armor: { RL: 0 } };
    const play = (options: Record<string, string>) => {
      const one = beginFire({ pieces: [HBK, legless], options });
      one.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
      return one.last('AttackDeclared').shots[0]?.toHit.number;
    };
    expect(play({})).toBe(6);
    expect(play({ immobileBonus: 'on' })).toBe(2);
  });

  it('AMB-QSR-03 units are resolved in the order declared, or those of the initiative’s loser first', () => {
    const order = (options: Record<string, string>) => {
      const play = beginFire({
        pieces: [HBK, { ...HBK, unit: 'HBK-4G=Two', at: '0912 N' }, ENF],
        options: { unequalNumbers: 'each', ...options },
      });
      play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
      play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'));
      play.give('defender', fire('Two', 'ENF-4R', 'B'), [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
      return play.events('ShotResolved').map((shot) => shot.unit);
    };
    expect(order({})).toEqual(['HBK-4G', 'ENF-4R', 'Two']);
    expect(order({ resolutionOrder: 'loserFirst' })).toEqual(['HBK-4G', 'Two', 'ENF-4R']);
  });

  it('an unknown option or value is refused with those that exist', () => {
    expect(() => beginFire({ pieces: [HBK, ENF], options: { heat: 'on' } })).toThrow('match/unknown-option');
    expect(() => beginFire({ pieces: [HBK, ENF], options: { splitLine: 'both' } })).toThrow(
      'match/unknown-option-value',
    );
    expect(battletech.options.map((option) => option.id)).toContain('losCornerTouch');
    for (const option of battletech.options) expect(option.values).toContain(option.default);
  });

  it('the side from which a unit is hit is front, right, rear or left', () => {
    const place = { hex: hex('0810'), facing: 0 as Facing };
    expect(['0809', '0910', '0911', '0811', '0711', '0710'].map((at) => attackSide(place, hex(at)))).toEqual([
      'front',
      'front',
      'right',
      'rear',
      'left',
      'front',
    ]);
  });
});

describe('The weapon table', () => {
  it('every weapon has damage in groups that add up, and rising ranges', () => {
    for (const id of WEAPON_IDS) {
      const weapon = weaponOf(id);
      expect(
        weapon?.groups.reduce((sum, group) => sum + group, 0),
        id,
      ).toBe(weapon?.damage);
      expect(
        weapon && weapon.ranges.short < weapon.ranges.medium && weapon.ranges.medium < weapon.ranges.long,
        id,
      ).toBe(true);
    }
    expect(weaponOf('no-such')).toBeNull();
    expect(weaponOf('toString')).toBeNull();
  });

  it('QSR-42 the range of a weapon is the distance in hexes, the target’s counted and one’s own not', () => {
    const [mount] = sheetOf('HBK-4G').mounts;
    if (!mount) throw new Error('no weapon');
    expect([1, 3, 4, 6, 7, 9, 10].map((distance) => rangeOf(mount, distance))).toEqual([
      'short',
      'short',
      'medium',
      'medium',
      'long',
      'long',
      null,
    ]);
  });
});
