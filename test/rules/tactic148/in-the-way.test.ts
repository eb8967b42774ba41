import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { checkAssaultMove } from '../../../src/rules/tactic148/assault.js';
import { clearWay, coveringOf } from '../../../src/rules/tactic148/lines.js';
import { disc } from '../../../src/rules/geometry/plane/shape.js';
import type { Point } from '../../../src/rules/geometry/plane/point.js';
import { cardOf, piece, place, shoot, wall, type Play } from '../../support/tactic148.js';
import { card, figure, scene } from '../../support/tactic148-letter.js';

/** What stands between two figures, and who can be meant at all. */

const mine = figure('US1', card('rifleman'), 10, 20);
const enemy = figure('VG1', card('grenadier'), 20, 20);
const base = (x: number, y: number) => disc(place(x, y), 500);

describe('the line that is drawn', () => {
  const drawn = (play: Play, to = base(20, 20)) => clearWay(play.game, base(10, 20), to);
  /** Where a line passes x = 15 u. */
  const height = (way: readonly [Point, Point] | null) =>
    way && way[0].y + ((way[1].y - way[0].y) * (15_000 - way[0].x)) / (way[1].x - way[0].x);

  test('T48-49 T48-50 past a hedge that leaves a gap it runs through the gap, in the open', () => {
    const hedge = piece('hedge', 'cover', wall(14.9, 10, 15.1, 19.9));
    expect(height(drawn(scene([mine, enemy], { pieces: [hedge] })))).toBeGreaterThanOrEqual(19_900);
  });

  test('T48-50 through cover that leaves none, past the wall that leaves one', () => {
    const hedge = piece('hedge', 'cover', wall(16, 10, 16.2, 30));
    const house = piece('house', 'obstruction', wall(14.9, 10, 15.1, 20.1));
    expect(height(drawn(scene([mine, enemy], { pieces: [hedge, house] })))).toBeGreaterThanOrEqual(20_100);
  });

  test('T48-49 there is none through a wall from edge to edge', () => {
    const house = piece('house', 'obstruction', wall(14.9, 10, 15.1, 30));
    expect(drawn(scene([mine, enemy], { pieces: [house] }))).toBeNull();
  });

  test('T48-51 a figure between the two is passed where it can be', () => {
    const between = figure('US2', card('rifleman'), 15, 19.8);
    expect(height(drawn(scene([mine, between, enemy])))).toBeGreaterThanOrEqual(20_300);
  });
});

describe('T48-50 T48-51 what gives cover', () => {
  const covering = (play: Play) => {
    const { pieces, figures } = coveringOf(play.game, play.unit('US1'), play.unit('VG1'));
    return [...pieces, ...figures].map(({ id }) => id);
  };

  test('T48-50 the wall that hides a part, the hedge across, the figure between', () => {
    const house = piece('house', 'obstruction', wall(14.9, 10, 15.1, 20));
    const hedge = piece('hedge', 'cover', wall(16, 10, 16.2, 30));
    expect(covering(scene([mine, enemy], { pieces: [hedge] }))).toEqual(['hedge']);
    expect(covering(scene([mine, enemy], { pieces: [house] }))).toEqual(['house']);
    expect(covering(scene([mine, figure('US2', card('rifleman'), 15, 20), enemy]))).toEqual(['US2']);
  });
});

describe('who can be meant', () => {
  test('T48-18 no friend, nobody who is not there, nobody who is out', () => {
    const play = scene([mine, figure('US2', card('rifleman'), 12, 22), enemy]);
    const refused = (id: string) => {
      const { code, params, rule } = play.refused('us', shoot('US1', id));
      return [code, params['target'], rule];
    };
    expect(refused('US2')).toEqual(['tactic148/no-such-target', 'US2', 'T48-18']);
    expect(refused('VG7')).toEqual(['tactic148/no-such-target', 'VG7', 'T48-18']);
    play.mark('VG1', { status: 'eliminated' });
    expect(refused('VG1')).toEqual(['tactic148/no-such-target', 'VG1', 'T48-18']);
  });

  test('T48-35 J-26 after the shot of an Assault Fire only who fired moves', () => {
    const { game } = scene([mine, figure('US2', card('rifleman'), 12, 22), enemy]);
    const topic = { ask: 'assault-move', unit: unitId('US1'), most: 3000 } as const;
    expect(checkAssaultMove(game, topic, { type: 'stay', unit: unitId('US1') })).toBeNull();
    expect(checkAssaultMove(game, topic, { type: 'stay', unit: unitId('US2') })).toEqual({
      code: 'tactic148/not-this-character',
      params: { unit: 'US2', known: ['US1'] },
      rule: 'T48-35',
    });
  });

  test('T48-14 a sheet tells of one figure what its card shows and what is left to it', () => {
    const play = scene([figure('US1', cardOf('sergeant'), 10, 20), enemy]);
    expect(play.inspect({ about: 'sheet', unit: unitId('US1') })).toMatchObject({
      about: 'sheet',
      unit: { id: 'US1' },
      showing: { actions: 3, shots: 2 },
      actionsLeft: 3,
    });
  });
});
