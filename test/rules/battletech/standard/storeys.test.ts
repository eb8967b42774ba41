import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { hexesInReach } from '../../../../src/rules/battletech/standard/hex-fire.js';
import { seededDice } from '../../../../src/match/dice.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { mountProblem } from '../../../../src/rules/battletech/standard/carrying.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { around } from '../../../../src/rules/battletech/standard/shelter.js';
import { lineBetween, sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { collapse } from '../../../../src/rules/battletech/standard/walls.js';
import { assaultProblem } from '../../../../src/rules/battletech/standard/assaults.js';
import { assaultOf } from '../../../../src/rules/battletech/standard/traits.js';
import type { Place } from '../../../../src/rules/battletech/types.js';
import type { Building } from '../../../../src/rules/battletech/structures.js';
import { stairsProblem } from '../../../../src/rules/battletech/step.js';
import { aloft, upInto } from '../../../../src/rules/battletech/storeys.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Floors and roofs of buildings. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const house = (cf: number, levels: number): Building => ({ kind: 'light', cf, levels });
const tower = (cf: number, levels: number) => ({ building: house(cf, levels) });
const beside = (name: string, hexes: Parameters<typeof beginFull>[0]['hexes'], others: readonly FullPiece[] = [ENF]) =>
  beginFull({ pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ...others], hexes: hexes ?? {} });
const way = (play: FullPlay, name: string, mode: 'walk' | 'run' | 'jump', steps: string) => {
  const found = move(play.game, play.unit(name), mode, steps, false);
  return found.ok ? [found.value.to.up ?? 0, found.value.movement.mp] : complete(found.error).code;
};
/** A unit is so high up. */
const put = (play: FullPlay, name: string, at: string, up?: number): void =>
  play.alter(name, (one) => ({ ...one, place: { hex: hex(at), facing: 0, ...(up === undefined ? {} : { up }) } }));

describe('TER-28 roofs', () => {
  test.each([
    ['HBK-4G', 1, [1, 2]],
    ['HBK-4G', 2, [2, 3]],
    ['HBK-4G', 3, 'battletech/too-steep'],
    ['HETZER', 1, [1, 3]],
    ['HETZER', 2, 'battletech/too-steep'],
    ['FOOT-RIFLE', 1, [1, 1]],
    ['FOOT-RIFLE', 2, 'battletech/too-steep'],
  ] as const)('TER-28 %s steps onto a roof %i levels up: %j', (name, levels, found) => {
    expect(way(beside(name, { '0810': tower(90, levels) }), name, 'walk', 'T')).toEqual(found);
  });

  test('TER-28 by button: the step onto it among the steps, the hex of a jump, and the building to shoot at', () => {
    const play = beside('SHD-2H', { '0810': tower(90, 1) });
    const next = (partial: Readonly<Record<string, string>>) =>
      battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), partial);
    const walking = next({ mode: 'walk' });
    expect(walking.kind === 'path' && walking.steps.map(({ value }) => value)).toContain('T');
    expect(next({ mode: 'walk', path: 'T.' })).toMatchObject({ kind: 'done', command: { steps: 'T' } });
    expect(next({ mode: 'jump', to: '0810', facing: 'N' })).toMatchObject({ command: { mode: 'jump', steps: 'F' } });
    expect(hexesInReach(play.game, play.unit('SHD-2H'))).toEqual(['0810']);
  });

  test('TER-28 a step ahead leads inside as ever, and where there is no roof there is no step onto one', () => {
    const play = beside('HBK-4G', { '0810': tower(90, 1) });
    expect(way(play, 'HBK-4G', 'walk', 'F')).toEqual([0, 2]);
    expect(way(beside('HBK-4G', {}), 'HBK-4G', 'walk', 'T')).toBe('battletech/no-roof');
    const tank = beside('HBK-4G', { '0810': { building: { ...house(90, 1), class: 'tank' } } });
    expect(way(tank, 'HBK-4G', 'walk', 'T')).toBe('battletech/no-roof');
  });

  test('TER-28 who jumps comes down on the roof, breaks no walls, and jumps on from there', () => {
    const play = beside('SHD-2H', { '0810': tower(90, 2) });
    expect(reach(play.game, play.unit('SHD-2H'), 'jump').map((one) => one.hex)).toContain('0810');
    play.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(play.unit('SHD-2H').place).toEqual({ hex: '0810', facing: 0, up: 2 });
    expect(play.events('WallsBroken')).toEqual([]);
    expect(around(play.game.board, play.unit('SHD-2H'))).toBeNull();
    play.alter('SHD-2H', (one) => ({ ...one, moved: null }));
    expect(way(play, 'SHD-2H', 'jump', 'F')).toEqual([0, 1]);
    // A jump over a roof is no landing.
    const over = beside('SHD-2H', { '0810': tower(90, 2) });
    over.give('defender', step('SHD-2H', 'jump', 'FF'), []);
    expect(over.unit('SHD-2H').moved?.path.map(({ up }) => up)).toEqual([undefined, undefined, undefined]);
  });

  test('TER-28 from roof to roof it steps on, to the ground it steps down, if that is not too deep', () => {
    const play = beside('HBK-4G', { '0810': tower(90, 2), '0809': tower(90, 2), '0808': tower(90, 1) });
    put(play, 'HBK-4G', '0810', 2);
    expect(way(play, 'HBK-4G', 'walk', 'F')).toEqual([2, 1]);
    expect(way(play, 'HBK-4G', 'walk', 'FF')).toEqual([1, 3]);
    put(play, 'HBK-4G', '0808', 1);
    expect(way(play, 'HBK-4G', 'walk', 'F')).toEqual([0, 2]);
    const tall = beside('HBK-4G', { '0810': tower(90, 3), '0809': tower(90, 3) });
    put(tall, 'HBK-4G', '0809', 3);
    expect(way(tall, 'HBK-4G', 'walk', 'F')).toBe('battletech/too-steep');
  });

  test('TER-28 who is on it sees over what is lower, and is seen; who is behind it is not', () => {
    const play = beside('HBK-4G', { '0810': tower(90, 3), '0807': { level: 2 } });
    expect(sees(play.game, play.unit('HBK-4G'), play.unit('ENF-4R'))).toBe(false);
    put(play, 'HBK-4G', '0810', 3);
    expect(sees(play.game, play.unit('HBK-4G'), play.unit('ENF-4R'))).toBe(true);
    expect(sees(play.game, play.unit('ENF-4R'), play.unit('HBK-4G'))).toBe(true);
    expect(lineBetween(play.game, play.unit('HBK-4G'), play.unit('ENF-4R')).cover).toEqual({
      attacker: false,
      target: false,
    });
  });

  test('TER-28 a VTOL lands on it and takes off from it', () => {
    const play = beside('WARRIOR-H7', { '0810': tower(90, 2) });
    expect(way(play, 'WARRIOR-H7', 'walk', 'FW')).toEqual([2, 4]);
    put(play, 'WARRIOR-H7', '0810', 2);
    const up = move(play.game, play.unit('WARRIOR-H7'), 'walk', 'U', false);
    expect(up.ok && up.value.to).toEqual({ hex: '0810', facing: 0, elevation: 3 });
    expect(way(play, 'WARRIOR-H7', 'walk', 'W')).toBe('battletech/no-lower');
    const on = move(play.game, play.unit('WARRIOR-H7'), 'walk', 'F', false);
    expect(on.ok && on.value.to).toEqual({ hex: '0809', facing: 0, elevation: 3 });
  });

  test('TER-28 who is pushed off it falls; onto the next roof it is only moved', () => {
    const play = beside('HBK-4G', { '0810': tower(90, 2), '0809': tower(90, 2) });
    put(play, 'HBK-4G', '0810', 2);
    const on = new Resolution(play.game, seededDice('roof', 0));
    expect(displace(on, unit('HBK-4G'), 0, 'push')).toBe(true);
    expect(on.unit(unit('HBK-4G')).place).toEqual({ hex: '0809', facing: 0, up: 2 });
    expect(on.events.map(({ type }) => type)).toEqual(['Displaced']);
    const off = new Resolution(play.game, seededDice('roof', 0));
    expect(displace(off, unit('HBK-4G'), 3, 'push')).toBe(true);
    expect(off.events).toMatchObject([
      { type: 'Displaced', to: '0811' },
      { type: 'Fell', levels: 2, hex: '0811' },
    ]);
    expect(off.unit(unit('HBK-4G')).place?.up).toBeUndefined();
  });

  test('TER-28 blows go by levels as on a hill, but nobody pushes, charges or comes down where one of them is on a roof', () => {
    const play = beside('HBK-4G', { '0810': tower(90, 1) }, [{ unit: 'ENF-4R', seat: 'attacker', at: '0810 S' }]);
    put(play, 'ENF-4R', '0810', 1);
    const blow = (kind: 'kick' | 'push' | 'punch', limb: 'RL' | 'RA' | null) => {
      const found = physicalAttackAt(play.game, play.unit('HBK-4G'), { kind, limb, target: unit('ENF-4R') });
      return found.ok || complete(found.error).code;
    };
    expect(blow('punch', 'RA')).toBe(true);
    expect(blow('push', null)).toBe('battletech/shove-roof');
    const charging = beside('HBK-4G', { '0809': tower(90, 1) }, [{ unit: 'ENF-4R', seat: 'attacker', at: '0809 S' }]);
    put(charging, 'ENF-4R', '0809', 1);
    charging.alter('ENF-4R', (one) => ({ ...one, moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } }));
    const run = { type: 'move', unit: unit('HBK-4G'), mode: 'run', steps: 'F', exit: false } as const;
    const problem = fullMoveProblem(charging.game, charging.unit('HBK-4G'), { ...run, charge: unit('ENF-4R') });
    expect(problem).toMatchObject({ code: 'battletech/shove-roof', rule: 'TER-28' });
  });
});

describe('TER-29 stairs', () => {
  test('TER-29 troopers on foot go up and down, a level for 1 MP, as far as the roof', () => {
    const play = beside('FOOT-RIFLE', { '0811': tower(90, 3) });
    expect(way(play, 'FOOT-RIFLE', 'walk', 'U')).toEqual([1, 1]);
    expect(way(play, 'FOOT-RIFLE', 'walk', 'W')).toBe('battletech/no-stairs');
    put(play, 'FOOT-RIFLE', '0811', 2);
    expect(way(play, 'FOOT-RIFLE', 'walk', 'U')).toEqual([3, 1]);
    expect(way(play, 'FOOT-RIFLE', 'walk', 'W')).toEqual([1, 1]);
    put(play, 'FOOT-RIFLE', '0811', 3);
    expect(way(play, 'FOOT-RIFLE', 'walk', 'U')).toBe('battletech/no-stairs');
    expect(way(beside('FOOT-RIFLE', {}), 'FOOT-RIFLE', 'walk', 'U')).toBe('battletech/flies-not');
    for (const name of ['HBK-4G', 'HETZER'])
      expect(way(beside(name, { '0811': tower(90, 3) }), name, 'walk', 'U')).toBe('battletech/flies-not');
    const { game } = beside('HBK-4G', { '0811': tower(90, 3) });
    const mech = unitOf(game, unit('HBK-4G'));
    expect(stairsProblem(game.board, mech, { hex: hex('0811'), facing: 0 }, 1)).toMatchObject({
      params: { unit: 'HBK-4G' },
      rule: 'UNI-30',
    });
  });

  test('TER-29 on a floor they see out over what is lower, are inside, and go on to the floor beside theirs', () => {
    const play = beside('FOOT-RIFLE', { '0811': tower(90, 3), '0810': tower(90, 3), '0807': { level: 2 } });
    put(play, 'FOOT-RIFLE', '0810', 2);
    expect(sees(play.game, play.unit('FOOT-RIFLE'), play.unit('ENF-4R'))).toBe(true);
    put(play, 'FOOT-RIFLE', '0810');
    expect(sees(play.game, play.unit('FOOT-RIFLE'), play.unit('ENF-4R'))).toBe(false);
    put(play, 'FOOT-RIFLE', '0811', 2);
    expect(around(play.game.board, play.unit('FOOT-RIFLE'))).not.toBeNull();
    expect(way(play, 'FOOT-RIFLE', 'walk', 'F')).toEqual([2, 1]);
    expect(way(play, 'FOOT-RIFLE', 'walk', 'B')).toBe('battletech/too-steep');
  });

  test('TER-29 they attack legs, and mount, on their own floor only', () => {
    const pieces: readonly FullPiece[] = [{ unit: 'HETZER', seat: 'defender', at: '0813 N' }, ENF];
    const play = beside('ELEMENTAL-LASER', { '0811': tower(90, 2) }, pieces);
    put(play, 'HETZER', '0811');
    put(play, 'ENF-4R', '0811');
    const squad = () => play.unit('ELEMENTAL-LASER');
    const mount = squad().sheet.mounts.find((one) => assaultOf(one) === 'legs');
    if (!mount) throw new Error('no leg attack');
    const target = play.unit('ENF-4R');
    expect(complete(assaultProblem(play.game, squad(), mount, target))).toBeNull();
    put(play, 'ELEMENTAL-LASER', '0811', 1);
    expect(complete(assaultProblem(play.game, squad(), mount, target))).toMatchObject({
      code: 'battletech/other-floor',
    });
    expect(complete(mountProblem(play.game, squad(), play.unit('HETZER')))).toMatchObject({
      code: 'battletech/cannot-mount',
    });
  });
});

describe('TER-30 what floors and roofs bear', () => {
  const roofOf = (play: FullPlay, one: string): Place | null => play.unit(one).place;

  test('TER-30 a roof that does not bear who lands on it comes down at once; struck by the topmost level, it falls all of them', () => {
    const play = beside('SHD-2H', { '0810': tower(54, 3) });
    play.give('defender', step('SHD-2H', 'jump', 'F'), [1, 1, 6, 6, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6]);
    expect(play.events('BuildingFell')).toHaveLength(1);
    expect(play.events('Buried')).toMatchObject([{ unit: 'SHD-2H', damage: 6 }]);
    expect(play.events('Fell')).toMatchObject([{ unit: 'SHD-2H', cause: 'roof', levels: 3 }]);
    expect(roofOf(play, 'SHD-2H')?.up).toBeUndefined();
    expect(play.unit('SHD-2H').body.prone).toBe(true);
  });

  test('TER-30 it bears as many tons as its construction factor, and no ton more', () => {
    const play = beside('SHD-2H', { '0810': tower(55, 3) });
    play.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(play.events('BuildingFell')).toEqual([]);
  });

  test('TER-30 what is left of it after a phase bears no more; who is inside is struck by all levels above, troopers do not fall', () => {
    const play = beside('HBK-4G', { '0810': tower(60, 3) }, [
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' },
      ENF,
    ]);
    put(play, 'HBK-4G', '0810', 3);
    put(play, 'FOOT-RIFLE', '0810', 1);
    const damages = (cf: number) => {
      const building = house(cf, 3);
      const board = { ...play.game.board, hexes: { [hex('0810')]: { woods: 0 as const, building } } };
      const resolution = new Resolution({ ...play.game, board }, scriptedDice(Array.from({ length: 80 }, () => 3)));
      collapse(resolution, hex('0810'));
      return resolution.events.flatMap((one) =>
        one.type === 'Buried' ? [[one.unit, one.damage]] : one.type === 'Fell' ? [[one.unit, -one.levels]] : [],
      );
    };
    expect(damages(40)).toEqual([
      ['HBK-4G', 4],
      ['HBK-4G', -3],
      ['FOOT-RIFLE', 24],
    ]);
  });
});

test.each([
  ['a floor', 2, 'FOOT-RIFLE', 1],
  ['a floor', 2, 'SHD-2H', 0],
  ['the roof', 1, 'FOOT-RIFLE', 0],
])('TER-28 the next floor goes on from %s, of %i levels, for troopers alone: %s', (_from, levels, name, up) => {
  const play = beside(name, { '0811': tower(90, levels), '0810': tower(90, 3) });
  const from = { hex: hex('0811'), facing: 0, up: 1 } as const;
  expect(upInto(aloft(play.game.board, from), play.unit(name), from, hex('0810'))).toBe(up);
});
