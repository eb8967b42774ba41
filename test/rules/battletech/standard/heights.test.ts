import { describe, expect, test } from 'vitest';
import { climb, flyTo } from '../../../../src/rules/battletech/flight.js';
import { lobbed, sent } from '../../../../src/rules/battletech/standard/artillery.js';
import { aloft, landedOn, upInto } from '../../../../src/rules/battletech/storeys.js';
import type { StandardState, Terrain } from '../../../../src/rules/battletech/types.js';
import type { GunId } from '../../../../src/rules/battletech/standard/gun-tables.js';
import type { Battery } from '../../../../src/rules/battletech/standard/unseen.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';

/** How high units come: in the air, up in buildings that stand on slopes; and guns in the order in which they are kept. */

const tower = (levels: number, level = 0): Partial<Terrain> => ({
  level,
  building: { kind: 'medium', cf: 90, levels },
});
const beside = (model: string, hexes: Readonly<Record<string, Partial<Terrain>>> = {}) =>
  beginFull({
    pieces: [
      { unit: model, seat: 'attacker', at: '0816 N' },
      { unit: 'HBK-4G', seat: 'defender', at: '0202 S' },
    ],
    hexes,
  });

describe('UNI-30 no VTOL flies higher than 50', () => {
  const play = beside('WARRIOR-H7', { '0811': { level: 1 }, '0809': { level: -1 } });
  const { board } = play.game;
  const at = (elevation: number) => ({ hex: hex('0810'), facing: 0, elevation }) as const;
  const over = { code: 'battletech/no-higher', params: { unit: 'WARRIOR-H7', most: 50 }, rule: 'UNI-30' };
  const found = (way: ReturnType<typeof climb>) =>
    way.ok ? [way.value.place.elevation, way.value.mp] : { ...way.error };

  test.each([
    [48, 1, [49, 1]],
    [49, 1, [50, 1]],
    [50, 1, over],
    [50, -1, [49, 1]],
  ] as const)('from %i by %i: %j', (from, by, to) => {
    expect(found(climb(board, play.unit('WARRIOR-H7'), at(from), by))).toEqual(to);
  });

  test.each([
    ['a level up, as high above the sea', 50, '0811', [49, 1]],
    ['a level down, as high above the sea', 49, '0809', [50, 1]],
    ['a level down, too high above it', 50, '0809', over],
    ['a level up that is in the way', 1, '0811', [1, 2]],
  ] as const)('over ground that is %s', (_, from, to, way) => {
    expect(found(flyTo(board, play.unit('WARRIOR-H7'), at(from), hex(to)))).toEqual(way);
  });
});

describe('TER-28 TER-29 out of a building into the next', () => {
  // Up is counted from the ground of each hex.
  test.each([
    ['FOOT-RIFLE', 1, 0, 1],
    ['FOOT-RIFLE', 1, 1, 0],
    ['FOOT-RIFLE', 1, -1, 2],
    ['FOOT-RIFLE', 1, -2, 3],
    ['SHD-2H', 2, 0, 3],
    ['SHD-2H', 2, 1, 0],
    ['SHD-2H', 2, 2, 0],
    ['SHD-2H', 2, -1, 3],
  ])('%s from %i levels up, into three on ground of level %i: %i up', (name, up, level, to) => {
    const play = beside(name, { '0811': tower(2), '0810': tower(3, level) });
    const from = { hex: hex('0811'), facing: 0, up } as const;
    expect(upInto(aloft(play.game.board, from), play.unit(name), from, hex('0810'))).toBe(to);
  });

  test('who jumps comes down on the roof, where there is one', () => {
    const { board } = beside('SHD-2H', {
      '0811': tower(2),
      '0810': { building: { kind: 'medium', class: 'tank', cf: 90, levels: 1 } },
    }).game;
    const place = (at: string) => ({ hex: hex(at), facing: 0 }) as const;
    expect(landedOn(board, place('0811'))).toEqual({ ...place('0811'), up: 2 });
    expect(landedOn(board, place('0810'))).toEqual(place('0810'));
    expect(landedOn(board, place('0812'))).toEqual(place('0812'));
  });
});

test('ART-07 guns are kept by side, unit and kind, whichever has fired first', () => {
  const { game } = beside('SHD-2H');
  const salvo = { side: sideId('attacker'), hex: hex('0505'), round: 'high-explosive', lands: 3 } as const;
  const shell = (id: string, gun: GunId) => ({
    ...{ type: 'ShellFired' as const, ...salvo, unit: unit(id), gun, from: hex('0816') },
    ...{ mount: mountId('A'), bin: null, heat: 0, rounds: 1, roundsLeft: 3 },
  });
  const after = (state: StandardState, batteries: readonly Battery[]): StandardState => ({
    ...state,
    field: { ...state.field, batteries },
  });
  const fired = [
    shell('ZEUS', 'thumper'),
    shell('ZEUS', 'sniper'),
    shell('ATLAS', 'thumper'),
    shell('ZEUS', 'long-tom'),
  ];
  const all = fired.reduce((state, event) => after(state, lobbed(state, event)), game);
  const last = sent(all, { type: 'SalvoFired', gun: 'long-tom', ...salvo });
  expect(last.map(({ unit: by, gun, salvos }) => [by, gun, salvos.length])).toEqual([
    [undefined, undefined, 1],
    ['ATLAS', 'thumper', 1],
    ['ZEUS', 'long-tom', 1],
    ['ZEUS', 'sniper', 1],
    ['ZEUS', 'thumper', 1],
  ]);
});
