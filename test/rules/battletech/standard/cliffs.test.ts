import { describe, expect, test } from 'vitest';
import { lift } from '../../../../src/rules/battletech/standard/lifts.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';
import { cliffBetween, cliffProblem } from '../../../../src/rules/battletech/cliffs.js';
import type { Board, Terrain } from '../../../../src/rules/battletech/types.js';
import type { Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';

/** Sheer cliffs, and floors that go up and down. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
/** A hill to the north of the unit, sheer to the south; or the unit on it. */
const below = (name: string, level: number, more: Partial<Terrain> = {}, paved: Partial<Terrain> = {}) =>
  beginFull({
    pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0810': { level, cliffs: [3], ...more }, '0811': paved },
  });
const above = (name: string, level: number) =>
  beginFull({
    pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0811': { level, cliffs: [0] } },
  });
type Play = ReturnType<typeof above>;
const goes = (play: Play, name: string, mode: 'walk' | 'jump' = 'walk') =>
  reach(play.game, play.unit(name), mode).some((one) => one.hex === hex('0810'));

describe('TER-25 sheer cliffs', () => {
  test('TER-25 a ’Mech rolls its way up, harder by each level, and stays below if it fails', () => {
    const fails = below('HBK-4G', 2);
    fails.give('defender', step('HBK-4G', 'walk', 'F'), [3, 3]);
    expect(fails.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'cliff', number: 7, success: false } }]);
    expect(fails.unit('HBK-4G')).toMatchObject({ place: { hex: '0811' }, body: { prone: false } });
    const climbs = below('HBK-4G', 1);
    climbs.give('defender', step('HBK-4G', 'walk', 'F'), [3, 3]);
    expect(climbs.unit('HBK-4G').place?.hex).toBe('0810');
  });

  test('TER-25 who turns below a cliff and goes along it, or jumps, does not roll', () => {
    const turns = below('HBK-4G', 1);
    turns.give('defender', step('HBK-4G', 'walk', 'LRL'), []);
    expect(turns.unit('HBK-4G').place).toMatchObject({ hex: '0811', facing: 5 });
    const along = below('HBK-4G', 1);
    along.give('defender', step('HBK-4G', 'walk', 'LF'), []);
    expect(along.unit('HBK-4G').place?.hex).toBe('0711');
    const jumps = below('SHD-2H', 1);
    jumps.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(jumps.unit('SHD-2H').place?.hex).toBe('0810');
    for (const play of [turns, along, jumps]) expect(play.events('PilotingRolled')).toEqual([]);
  });

  test('TER-25 on the way down it falls as deep as the cliff is high, a vehicle is jolted', () => {
    const falls = above('HBK-4G', 2);
    falls.give('defender', step('HBK-4G', 'walk', 'F'), [2, 3, 1, ...Array<number>(10).fill(3)]);
    expect(falls.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'cliff', number: 6, success: false } }]);
    expect(falls.events('Fell')).toMatchObject([{ cause: 'cliff', levels: 2, hex: '0810' }]);
    const tank = above('VEDETTE', 1);
    tank.give('defender', step('VEDETTE', 'walk', 'FF'), [1, 1, 3, 3]);
    expect(tank.events('Jolted')).toMatchObject([{ unit: 'VEDETTE', hex: '0810' }]);
    expect(tank.unit('VEDETTE').place?.hex).toBe('0810');
  });

  test('TER-25 a vehicle that keeps its hold rolls for no harm and drives on', () => {
    const tank = above('VEDETTE', 1);
    tank.give('defender', step('VEDETTE', 'walk', 'FF'), [2, 3]);
    expect(tank.events('PilotingRolled')).toMatchObject([
      { unit: 'VEDETTE', roll: { cause: 'cliff', number: 5, terms: [{ reason: 'driving', value: 5 }], success: true } },
    ]);
    expect(tank.events('Jolted')).toEqual([]);
    expect(tank.unit('VEDETTE')).toMatchObject({ place: { hex: '0809' }, moved: { entered: 2 } });
  });

  test('TER-25 down a cliff of one level a ’Mech rolls without anything more, and troopers do not', () => {
    const steps = above('HBK-4G', 1);
    steps.give('defender', step('HBK-4G', 'walk', 'F'), [2, 3]);
    expect(steps.events('PilotingRolled')).toMatchObject([
      { roll: { cause: 'cliff', number: 5, terms: [{ reason: 'piloting' }], success: true } },
    ]);
    const up = below('HBK-4G', 1);
    up.give('defender', step('HBK-4G', 'walk', 'F'), [6, 6]);
    expect(up.events('PilotingRolled')).toMatchObject([
      { roll: { number: 6, terms: [{ reason: 'piloting' }, { reason: 'cliff', value: 1, n: 1 }] } },
    ]);
    const flies = above('WARRIOR-H7', 1);
    flies.give('defender', step('WARRIOR-H7', 'walk', 'F'), []);
    expect(flies.unit('WARRIOR-H7').place?.hex).toBe('0810');
  });

  test('TER-25 vehicles do not get up, nor troopers up or down but over a road; a jump passes it', () => {
    expect([below('VEDETTE', 1), above('VEDETTE', 1)].map((play) => goes(play, 'VEDETTE'))).toEqual([false, true]);
    expect([below('FOOT-RIFLE', 1), above('FOOT-RIFLE', 1)].map((play) => goes(play, 'FOOT-RIFLE'))).toEqual([
      false,
      false,
    ]);
    expect(below('VEDETTE', 1).refused('defender', step('VEDETTE', 'walk', 'F'))).toMatchObject({
      code: 'battletech/sheer',
      params: { unit: 'VEDETTE', hex: '0810', levels: 1 },
    });
    expect(goes(below('VEDETTE', 1, { pavement: true }, { pavement: true }), 'VEDETTE')).toBe(true);
    const jumps = below('SHD-2H', 2);
    jumps.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(jumps.unit('SHD-2H').place?.hex).toBe('0810');
  });
});

describe('TER-25 between two hexes', () => {
  const [north, south] = [hex('0810'), hex('0811')];
  const board = (at: Readonly<Record<string, Partial<Terrain>>>): Board => ({
    id: 'test',
    columns: 15,
    rows: 17,
    hexes: Object.fromEntries(
      Object.entries(at).map(([name, terrain]): [Hex, Terrain] => [hex(name), { woods: 0, ...terrain }]),
    ),
  });
  const sheer = (more: Partial<Terrain>): Partial<Terrain> => ({ level: 1, cliffs: [3], ...more });

  test.each([
    ['of a level', { '0810': sheer({}) }, 1],
    ['of two levels', { '0810': sheer({ level: 2 }) }, 2],
    ['of two levels, down into a gorge', { '0810': sheer({ level: 0 }), '0811': { level: -2 } }, 2],
    ['sheer to other sides too', { '0810': sheer({ cliffs: [2, 3, 4] }) }, 1],
    ['with a road on it that ends there', { '0810': sheer({ pavement: true }) }, 1],
    ['with a road at its foot', { '0810': sheer({}), '0811': { pavement: true } }, 1],
  ] as const)('TER-25 a cliff %s, upward and downward', (_, at, levels) => {
    expect(cliffBetween(board(at), south, north)).toEqual({ way: 'up', levels });
    expect(cliffBetween(board(at), north, south)).toEqual({ way: 'down', levels });
  });

  test.each([
    ['none is marked', { '0810': { level: 1 } }],
    ['the slope is sheer to another side', { '0810': sheer({ cliffs: [0, 2, 4] }) }],
    ['it is marked on the lower hex', { '0810': { level: 1 }, '0811': { cliffs: [0] } }],
    ['it is three levels high: nobody climbs that anyhow', { '0810': sheer({ level: 3 }) }],
    ['both hexes are as high', { '0810': sheer({}), '0811': { level: 1, cliffs: [0] } }],
    ['a road leads over it', { '0810': sheer({ pavement: true }), '0811': { pavement: true } }],
    ['the map does not list the upper hex', { '0811': { level: -1 } }],
  ] as const)('TER-25 no cliff where %s', (_, at) => {
    expect(cliffBetween(board(at), south, north)).toBeNull();
    expect(cliffBetween(board(at), north, south)).toBeNull();
  });

  const NAMES = ['HBK-4G', 'VEDETTE', 'SARACEN', 'WARRIOR-H7', 'FOOT-RIFLE', 'FOOT-RIFLE=ALPINI'];
  /** One of each kind; the last are mountain troops. */
  const climbers = () =>
    beginFull({
      pieces: [...NAMES.map((name, i) => ({ unit: name, seat: 'defender', at: `0${i + 1}12 N` })), ENF],
      change: (one) =>
        one.id === 'ALPINI' && one.sheet.kind === 'infantry'
          ? { ...one, sheet: { ...one.sheet, mountain: true } }
          : one,
    }).game.units.filter(({ side }) => side === 'defender');

  test.each([
    // way, levels, backward, who goes
    ['up', 1, false, ['HBK-4G', 'WARRIOR-H7', 'ALPINI']],
    ['up', 2, false, ['HBK-4G', 'WARRIOR-H7']],
    ['up', 1, true, ['WARRIOR-H7', 'ALPINI']],
    ['down', 1, false, ['HBK-4G', 'VEDETTE', 'SARACEN', 'WARRIOR-H7', 'ALPINI']],
    ['down', 2, false, ['HBK-4G', 'VEDETTE', 'SARACEN', 'WARRIOR-H7']],
    ['down', 1, true, ['WARRIOR-H7', 'ALPINI']],
  ] as const)('TER-25 %s %i levels, backward: %s', (way, levels, backward, expected) => {
    const [from, to] = way === 'up' ? [south, north] : [north, south];
    const at = board({ '0810': sheer({ level: levels }) });
    const problems = climbers().map((one) => [one.id, cliffProblem(at, one, from, to, backward)] as const);
    expect(problems.filter(([, why]) => !why).map(([id]) => id)).toEqual(expected);
    for (const [id, why] of problems)
      expect([null, refuse('battletech/sheer', { unit: id, hex: to, levels }, 'TER-25')]).toContainEqual(why);
  });

  test('TER-25 where there is no cliff everybody goes', () => {
    const problems = climbers().map((one) => cliffProblem(board({}), one, south, north, false));
    expect(problems).toEqual(NAMES.map(() => null));
  });
});

test('TER-26 floors go to their other level by a die at the end of the turn, with whoever is on them', () => {
  const { game } = beginFull({
    pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0811': { level: 1, lift: { to: 4, on: [2, 5] } }, '0812': { lift: { to: 2, on: [1] } } },
  });
  const moved = (faces: number[], state = game) => {
    const resolution = new Resolution(state, scriptedDice(faces));
    lift(resolution);
    return resolution;
  };
  expect(moved([3]).events).toEqual([]);
  const up = moved([5]);
  expect(up.events).toMatchObject([{ type: 'FloorsMoved', hexes: [{ hex: '0811', level: 4 }] }]);
  expect(up.state.board.hexes[hex('0811')]).toEqual({ woods: 0, level: 4, lift: { to: 1, on: [2, 5] } });
  expect(moved([2], up.state).state.board.hexes[hex('0811')]).toMatchObject({ level: 1, lift: { to: 4 } });
});
