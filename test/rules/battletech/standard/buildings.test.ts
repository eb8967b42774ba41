import { describe, expect, it, test } from 'vitest';
import {
  BUILDING_KINDS,
  BUILDINGS,
  damaged,
  shutTo,
  wallCost,
  wallRoll,
  type Building,
  type BuildingClass,
} from '../../../../src/rules/battletech/structures.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { wallsStruck } from '../../../../src/rules/battletech/standard/ground-after.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { collapse } from '../../../../src/rules/battletech/standard/walls.js';
import { isInHall, stepCost } from '../../../../src/rules/battletech/step.js';
import { Shelter } from '../../../../src/rules/battletech/standard/shelter.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { hex, unit } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll, step, type FullPiece } from '../../../support/standard.js';

/** Buildings: entered, shot at, shot into, falling. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0811 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const house = (kind: Building['kind'], cf: number, levels = 2): Building => ({ kind, cf, levels });
const town = (building: Building, at = '0810', pieces: readonly FullPiece[] = [HBK, ENF]) =>
  beginFull({ pieces, hexes: { [at]: { building } } });

describe('TER-05 what buildings are', () => {
  it.each(BUILDING_KINDS)('TER-05 a %s one costs its MP, on a road as well, and vehicles drive in', (kind) => {
    const { mp } = BUILDINGS[kind];
    for (const more of [{}, { pavement: true as const }]) {
      const play = beginFull({
        pieces: [HBK, { unit: 'HETZER', seat: 'defender', at: '0411 N' }, ENF],
        hexes: { '0810': { building: house(kind, 10), ...more } },
      });
      expect(stepCost(play.game.board, hex('0811'), hex('0810'), play.unit('HBK-4G'))).toBe(1 + mp);
      expect(stepCost(play.game.board, hex('0811'), hex('0810'), play.unit('HETZER'))).toBe(1 + mp);
    }
  });

  test('TER-05 it blocks a line as a hill of its levels would, but not to or from who is inside', () => {
    const board = (levels: number) => town(house('light', 15, levels)).game;
    const look = (levels: number, from: string, to: string) => {
      const { board: on, options } = board(levels);
      return sight(on, options, hex(from), hex(to));
    };
    expect(look(2, '0812', '0808').visible).toBe(false);
    expect(look(1, '0812', '0808').visible).toBe(true);
    expect(look(1, '0811', '0808').cover).toEqual({ attacker: true, target: false });
    expect(look(9, '0810', '0805').visible).toBe(true);
    expect(look(9, '0805', '0810').visible).toBe(true);
  });

  test('TER-05 damage takes armour first, then the construction factor, never below nothing', () => {
    expect(damaged({ kind: 'heavy', levels: 1, cf: 50, armour: 10 }, 14)).toMatchObject({ cf: 46, armour: 0 });
    expect(damaged({ kind: 'heavy', levels: 1, cf: 50 }, 60)).toEqual({ kind: 'heavy', levels: 1, cf: 0 });
  });
});

describe('TER-06 coming through walls', () => {
  test.each([
    ['light', 15, 5, [2, 3], 10],
    ['medium', 40, 6, [2, 4], 35],
    ['heavy', 90, 7, [3, 4], 85],
    ['hardened', 150, 10, [5, 5], 145],
  ] as const)('TER-06 %s, CF %i: %i or more; the walls lose a tenth of the tons', (kind, cf, number, faces, left) => {
    const play = town(house(kind, cf));
    play.give('defender', step('HBK-4G', 'walk', 'F'), [...faces]);
    expect(play.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'building', number, success: true } }]);
    expect(play.events('WallsBroken')).toMatchObject([{ damage: 0, wounds: [], walls: { damage: 5, left } }]);
    expect(play.game.board.hexes[hex('0810')]?.building?.cf).toBe(left);
  });

  test('TER-06 who fails is struck in front by a tenth of the construction factor, stays up and goes on', () => {
    const play = town(house('medium', 41, 1));
    play.give('defender', step('HBK-4G', 'walk', 'FF'), [1, 1, 3, 4]);
    expect(play.events('WallsBroken')).toMatchObject([
      { damage: 5, wounds: [{ location: 'CT', points: 5 }], walls: { left: 36 } },
    ]);
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0809' }, body: { prone: false } });
    expect(play.unit('HBK-4G').moved?.mp).toBe(4);
  });

  test('TER-06 backward it is struck from behind; the faster, the harder', () => {
    const back = beginFull({
      pieces: [{ ...HBK, at: '0809 N' }, ENF],
      hexes: { '0810': { building: house('light', 15) } },
    });
    back.give('defender', step('HBK-4G', 'walk', 'B'), [1, 1, 3, 4]);
    expect(back.events('WallsBroken')).toMatchObject([{ wounds: [{ location: 'CT', harm: [{ rear: true }] }] }]);
    const fast = beginFull({
      pieces: [{ ...HBK, at: '0813 N' }, ENF],
      hexes: { '0810': { building: house('light', 15) } },
    });
    fast.give('defender', step('HBK-4G', 'run', 'FFF'), [6, 6]);
    expect(fast.events('PilotingRolled')).toMatchObject([
      {
        roll: {
          number: 6,
          terms: [{ reason: 'piloting' }, { reason: 'building-light' }, { reason: 'speed', value: 1 }],
        },
      },
    ]);
  });

  test('TER-06 a vehicle is driven through walls with its own skill', () => {
    const play = town(house('medium', 40), '0810', [{ unit: 'VEDETTE', seat: 'defender', at: '0811 N' }, ENF]);
    play.give('defender', step('VEDETTE', 'walk', 'F'), [3, 3]);
    expect(play.events('PilotingRolled')).toMatchObject([
      { roll: { number: 6, terms: [{ reason: 'driving' }, { reason: 'building-medium' }], success: true } },
    ]);
    expect(play.game.board.hexes[hex('0810')]?.building?.cf).toBe(35);
  });

  test('TER-06 nobody jumps out of a building from inside, or onto a tank of fuel', () => {
    const jumper: FullPiece = { unit: 'SHD-2H', seat: 'defender', at: '0811 N' };
    const play = town({ ...house('light', 15, 1), class: 'tank' }, '0810', [jumper, ENF]);
    expect(play.refused('defender', step('SHD-2H', 'jump', 'F'))).toMatchObject({
      code: 'battletech/no-way-in',
      rule: 'TER-14',
    });
    expect(reach(play.game, play.unit('SHD-2H'), 'jump').map((one) => one.hex)).toContain('0809');
    expect(reach(play.game, play.unit('SHD-2H'), 'jump').map((one) => one.hex)).not.toContain('0810');
    const inside = town(house('light', 15, 1), '0811', [jumper, ENF]);
    expect(inside.refused('defender', step('SHD-2H', 'jump', 'F'))).toMatchObject({ code: 'battletech/jump-inside' });
    const tall = town(house('light', 15, 9), '0810', [jumper, ENF]);
    expect(tall.refused('defender', step('SHD-2H', 'jump', 'FF'))).toMatchObject({ code: 'battletech/jump-too-high' });
  });

  test('TER-06 what flies passes above the roof, and is not inside', () => {
    const play = town(house('light', 15), '0810', [{ unit: 'WARRIOR-H7', seat: 'defender', at: '0811 N' }, ENF]);
    const fly = (steps: string) => move(play.game, play.unit('WARRIOR-H7'), 'walk', steps, false);
    expect(fly('F')).toMatchObject({ value: { movement: { mp: 3 }, to: { elevation: 3 } } });
    play.give('defender', step('WARRIOR-H7', 'walk', 'F'), []);
    expect(play.events('WallsBroken')).toEqual([]);
    const resolution = new Resolution(play.game, scriptedDice([6, 6, 6, 6]));
    collapse(resolution, hex('0810'));
    expect(resolution.events.map(({ type }) => type)).toEqual(['BuildingFell']);
  });

  test('TER-06 who is pushed into a building comes through its walls as well', () => {
    const { game } = town(house('light', 15), '0812');
    const resolution = new Resolution(game, scriptedDice([6, 6, 6, 6]));
    expect(displace(resolution, unit('HBK-4G'), 3, 'push')).toBe(true);
    expect(resolution.events.map(({ type }) => type)).toContain('WallsBroken');
  });
});

describe('TER-07 shots at buildings and into them', () => {
  test('TER-07 of each hit the walls take a tenth of what they had when the phase began', () => {
    const play = beginFull({
      pieces: [HBK, { ...ENF, at: '0805 S' }],
      hexes: { '0811': { building: house('heavy', 41) } },
      change: armed('ENF-4R', 'ac-20@RT medium-laser@RA small-laser@LA'),
    });
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', '', ''));
    play.give('attacker', attack('ENF-4R', 'HBK-4G', 'A B'), [6, 6, 3, 4, 6, 6, 6, 6, 1, 1]);
    expect(play.events('ShotFired')).toMatchObject([
      { wounds: [{ points: 15 }], walls: { hex: '0811', damage: 5, left: 36 } },
      { wounds: [], walls: { damage: 5, left: 31 } },
    ]);
    expect(play.game.board.hexes[hex('0811')]?.building?.cf).toBe(31);
  });

  test('TER-07 a building is a target that does not move, and falls at the end of the phase', () => {
    const play = beginFull({
      pieces: [HBK, { ...ENF, at: '0101 S' }],
      hexes: { '0807': { building: house('light', 15), woods: 0 } },
      change: armed('HBK-4G', 'ac-20@RT lrm-5@LT'),
    });
    passTo(play, 'attack');
    const at = (letter: string) => ({ mount: mountId(letter), hex: hex('0807'), mode: 'normal', bin: null }) as const;
    play.give('defender', { ...attack('HBK-4G', '', ''), atHexes: [at('B'), at('A')] });
    play.give('attacker', attack('ENF-4R', '', ''), [6, 6, 3, 4, 6, 6, 1, 1]);
    expect(play.events('HexFired')).toMatchObject([
      { cluster: { size: 5, hits: 3 }, walls: { damage: 3, left: 12 }, ignition: null },
      { walls: { damage: 20, left: 0 } },
    ]);
    expect(play.events('BuildingFell')).toMatchObject([{ hex: '0807', kind: 'light' }]);
    expect(play.game.board.hexes[hex('0807')]).toEqual({ woods: 0, rubble: true });
    expect(wallsStruck(play.game, { hex: hex('0807'), damage: 5, left: 0 })).toBe(play.game);
    expect(play.game.field.cracks).toBeUndefined();
  });
});

describe('TER-07 what walls keep off a platoon', () => {
  test.each([
    ['light', 8, 2],
    ['medium', 5, 5],
    ['heavy', 3, 7],
    ['hardened', 0, 10],
  ] as const)('TER-07 of ten points a %s building lets %i through and takes %i', (kind, through, taken) => {
    const { game } = town(house(kind, 40), '0811');
    const shelter = Shelter.of(game, game.units[0] ?? expect.unreachable());
    expect(shelter.throughToTroopers(10)).toBe(through);
    expect(shelter.told).toEqual({ walls: { hex: '0811', damage: taken, left: 40 - taken } });
    // Each hit counts by itself, and all of them together on the walls.
    shelter.throughToTroopers(10);
    expect(shelter.told.walls?.damage).toBe(2 * taken);
  });

  test('TER-07 UNI-44 what they keep off altogether strikes nobody, and is not rolled for', () => {
    const struck = (kind: 'medium' | 'hardened') => {
      const play = beginFull({
        pieces: [
          { unit: 'FOOT-RIFLE', seat: 'attacker', at: '0809 S' },
          { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
        ],
        hexes: { '0809': { building: house(kind, 90) } },
      });
      passTo(play, 'attack');
      const faces = [6, 6, ...Array.from({ length: 40 }, (_, i) => 3 + (i % 3))];
      for (let i = 0; i < 4 && play.events('ShotFired').length === 0; i++) {
        const [question] = battletech.open(play.match);
        const mine = question?.seat === 'defender';
        roll(play, question?.seat ?? '', mine ? attack('HBK-4G', 'FOOT-RIFLE', 'A') : { type: 'pass' }, faces);
      }
      const { outcome, wounds, walls } = play.last('ShotFired');
      return [outcome, wounds.length, walls?.damage];
    };
    expect(struck('medium')).toEqual(['hit', 1, 1]);
    expect(struck('hardened')).toEqual(['hit', 0, 2]);
  });

  test('TER-07 in the open, on the roof and in the air nothing is kept off', () => {
    const open = (place: object, hexes: Readonly<Record<string, Partial<Terrain>>>) => {
      const play = beginFull({ pieces: [{ unit: 'WARRIOR-H7', seat: 'defender', at: '0811 N' }, ENF], hexes });
      play.alter('WARRIOR-H7', (one) => ({ ...one, place: { hex: hex('0811'), facing: 0, ...place } }));
      const shelter = Shelter.of(play.game, play.unit('WARRIOR-H7'));
      return [shelter.throughToTroopers(10), shelter.through(10), shelter.told];
    };
    const building = { '0811': { building: house('heavy', 40) } };
    expect(open({}, {})).toEqual([10, 10, {}]);
    expect(open({ up: 2 }, building)).toEqual([10, 10, {}]);
    expect(open({ elevation: 3 }, building)).toEqual([10, 10, {}]);
    expect(open({}, building)).toEqual([3, 6, { walls: { hex: '0811', damage: 11, left: 29 } }]);
  });

  test('TER-07 what earlier hits of the phase have taken off the walls counts as if it were there', () => {
    const { game } = town(house('heavy', 21), '0811');
    const of = (cracks: number) => {
      const state = { ...game, field: { ...game.field, cracks: { [hex('0811')]: cracks } } };
      return Shelter.of(state, game.units[0] ?? expect.unreachable()).through(20);
    };
    expect([of(0), of(9), of(10)]).toEqual([17, 17, 16]);
  });
});

describe('TER-08 blows through walls', () => {
  test('TER-08 who is inside is out of reach of blows from outside, and may strike out', () => {
    const play = town(house('light', 15), '0811', [HBK, { ...ENF, at: '0810 S' }]);
    const blow = { kind: 'kick', limb: 'RL' } as const;
    expect(physicalAttackAt(play.game, play.unit('ENF-4R'), { ...blow, target: unit('HBK-4G') })).toMatchObject({
      error: { code: 'battletech/blow-inside', params: { target: 'HBK-4G', hex: '0811' }, rule: 'TER-08' },
    });
    expect(physicalAttackAt(play.game, play.unit('HBK-4G'), { ...blow, target: unit('ENF-4R') }).ok).toBe(true);
  });
});

describe('TER-09 the fall of a building', () => {
  test('TER-09 it strikes whoever is inside by a tenth of its construction factor for each level, from above', () => {
    const play = town(house('hardened', 4, 9));
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 6, 1]);
    expect(play.events('BuildingFell')).toHaveLength(1);
    expect(play.events('Buried')).toMatchObject([{ unit: 'HBK-4G', hex: '0810', damage: 4, wounds: [{ points: 4 }] }]);
    expect(play.game.board.hexes[hex('0810')]).toEqual({ woods: 0, rubble: true });
  });
});

describe('TER-14 hangars, fortresses, gun emplacements', () => {
  const built = (one: BuildingClass | undefined, kind: Building['kind'], cf = 40, levels = 2): Building => ({
    ...house(kind, cf, levels),
    ...(one ? { class: one } : {}),
  });

  test.each([
    ['hangar', [0, 1, 2, 3], [0, 0, 1, 3]],
    ['fortress', [2, 3, 4, 5], [0, 2, 3, 4]],
    ['emplacement', [1, 2, 3, 4], [0, 1, 2, 5]],
  ] as const)('TER-14 %s: MP %j and what a roll is harder by %j, from light to hardened', (one, mp, roll) => {
    expect(BUILDING_KINDS.map((kind) => wallCost(built(one, kind)))).toEqual(mp);
    expect(BUILDING_KINDS.map((kind) => wallRoll(built(one, kind)))).toEqual(roll);
  });

  test('TER-14 the walls of a hangar deal half; those of a fortress twice as much, and take half', () => {
    const hurt = (one: BuildingClass) => {
      const play = town(built(one, 'light'));
      play.give('defender', step('HBK-4G', 'walk', 'F'), [1, 1, 3, 4]);
      return play.events('WallsBroken').map(({ damage, walls }) => [damage, walls.left]);
    };
    expect(hurt('hangar')).toEqual([[2, 35]]);
    expect(hurt('fortress')).toEqual([[8, 38]]);
    expect(damaged({ ...built('fortress', 'heavy'), armour: 5 }, 12)).toMatchObject({ armour: 0, cf: 37 });
  });

  test('TER-14 inside a hangar that is high enough nobody comes through walls', () => {
    const hall = (levels: number) =>
      beginFull({
        pieces: [{ ...HBK, at: '0810 N' }, ENF],
        hexes: {
          '0810': { building: built('hangar', 'heavy', 90, levels) },
          '0809': { building: built('hangar', 'heavy', 90, levels) },
        },
      });
    const cost = (levels: number) => {
      const play = hall(levels);
      return stepCost(play.game.board, hex('0810'), hex('0809'), play.unit('HBK-4G'));
    };
    expect([1, 2].map(cost)).toEqual([3, 1]);
    const within = (from: Building, to: Building, id = 'HBK-4G') => {
      const play = beginFull({
        pieces: [HBK, { unit: 'VEDETTE', seat: 'defender', at: '0816 N' }, ENF],
        hexes: { '0810': { building: from }, '0809': { building: to } },
      });
      return isInHall(play.game.board, hex('0810'), hex('0809'), play.unit(id));
    };
    const [low, high] = [built('hangar', 'heavy', 90, 1), built('hangar', 'heavy', 90, 2)];
    expect([within(low, high), within(high, low)]).toEqual([true, false]);
    expect([within(high, low, 'VEDETTE'), within(high, house('heavy', 90, 3))]).toEqual([true, false]);
    expect(within(house('heavy', 90, 3), high)).toBe(false);
    const play = hall(2);
    play.give('defender', step('HBK-4G', 'walk', 'F'), []);
    expect(play.events('WallsBroken')).toEqual([]);
  });

  test('TER-14 troopers alone come into a gun emplacement and through armour, nobody into a tank of fuel', () => {
    const doors = [built('emplacement', 'heavy'), { ...house('heavy', 90), armour: 3 }, built('tank', 'light')];
    expect(doors.map((one) => [shutTo(one, false), shutTo(one, true)])).toEqual([
      ['emplacement', null],
      ['armoured', null],
      ['tank', 'tank'],
    ]);
    const play = town(built('emplacement', 'heavy'));
    expect(play.refused('defender', step('HBK-4G', 'walk', 'F'))).toMatchObject({
      code: 'battletech/no-way-in',
      params: { unit: 'HBK-4G', hex: '0810', shut: 'emplacement' },
      rule: 'TER-14',
    });
    const resolution = new Resolution(town(built('tank', 'light'), '0812').game, scriptedDice([]));
    expect(displace(resolution, unit('HBK-4G'), 3, 'push')).toBe(false);
  });
});

describe('TER-15 tanks of fuel', () => {
  test('TER-15 one that falls explodes: its damage next to it, ten less for each hex more', () => {
    const tank: Building = { ...house('light', 5, 1), class: 'tank', blast: 25 };
    const at = (place: string, name: string): FullPiece => ({ unit: name, seat: 'defender', at: place });
    const play = beginFull({
      pieces: [at('0811 N', 'HBK-4G'), at('0813 N', 'SHD-2H'), { ...ENF, at: '0806 S' }],
      hexes: { '0810': { building: tank } },
    });
    const resolution = new Resolution(play.game, scriptedDice(Array.from({ length: 40 }, () => 4)));
    collapse(resolution, hex('0810'));
    const struck = resolution.events.flatMap((one) => (one.type === 'Blasted' ? [[one.unit, one.damage]] : []));
    // Two hexes further there is nothing left of it.
    expect(struck).toEqual([['HBK-4G', 15]]);
    expect(resolution.state.board.hexes[hex('0810')]?.building).toBeUndefined();
  });
});

test.each([
  ['MOTOR-RIFLE', 12],
  ['FOOT-RIFLE', 12],
  ['ELEMENTAL-LASER', 8],
])('TER-09 what buries troopers strikes them harder: %s by %i', (name, damage) => {
  const play = beginFull({
    pieces: [{ unit: name, seat: 'defender', at: '0810 N' }, ENF],
    hexes: { '0810': { building: house('light', 20) } },
  });
  const resolution = new Resolution(play.game, scriptedDice(Array.from({ length: 20 }, () => 1)));
  collapse(resolution, hex('0810'));
  expect(resolution.events).toMatchObject([{ type: 'BuildingFell' }, { type: 'Buried', damage }]);
});
