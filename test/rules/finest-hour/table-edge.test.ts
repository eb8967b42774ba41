import { describe, expect, test } from 'vitest';
import { sideId } from '../../../src/rules/kernel/ids.js';
import {
  ahead,
  dive,
  evadeTo,
  fly,
  flyOn,
  gun,
  left,
  profile,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** The edge of the table: leaving it, exits, and where it is barred. */

const unarmed = profile(3, { model: 'Heron', weapons: [] });
const R1: Plane = { unit: 'R1', at: [60, 8], profile: unarmed };
const OTHERS: readonly Plane[] = [
  { unit: 'R2', at: [10, 70], profile: profile(1, { model: 'Mule', weapons: [] }) },
  { unit: 'B1', at: [110, 70], profile: profile(1, { model: 'Mule', weapons: [] }) },
];
const begin = (tableEdge: 'leave' | 'barred', more: Partial<Situation> = {}, planes: readonly Plane[] = [R1]) =>
  sortie({ planes: [...planes, ...OTHERS], options: { tableEdge }, ...more });
const north = { exits: [{ side: sideId('red'), edge: 'north' }] } as const;

describe('AMB-TFH-14 leave', () => {
  test('AMB-TFH-14 whoever leaves the table is out of the game', () => {
    const play = begin('leave');
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.last('LeftTable')).toMatchObject({ unit: 'R1', edge: 'north', safe: false });
    expect(play.plane('R1').status).toBe('left');
  });

  test('AMB-TFH-14 TFH-38 by an exit of its side it is safe; by the other side’s it is not', () => {
    const out = begin('leave', north);
    out.give('red', fly('R1', [ahead(10)]));
    expect(out.plane('R1').status).toBe('exited');
    const theirs = begin('leave', { exits: [{ side: sideId('blue'), edge: 'north' }] });
    theirs.give('red', fly('R1', [ahead(10)]));
    expect(theirs.plane('R1').status).toBe('left');
  });

  test('AMB-TFH-22 TFH-38 a dive ends at the edge, and leads over it by an exit of its side', () => {
    const near = [{ ...R1, at: [60, 3] as const }];
    const inside = begin('leave', {}, near);
    inside.give('red', fly('R1', [dive(5)]));
    expect(inside.place('R1')).toEqual([60, 0]);
    expect(inside.last('Dived')).toMatchObject({ length: 3_000 });
    const out = begin('leave', north, near);
    out.give('red', fly('R1', [dive(5)]));
    expect(out.plane('R1').status).toBe('exited');
    expect(out.last('Dived')).toMatchObject({ length: 5_000 });
  });

  test('AMB-TFH-14 the border itself is inside', () => {
    const play = begin('leave', {}, [{ ...R1, at: [60, 10] }]);
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.plane('R1').status).toBe('flying');
    expect(play.place('R1')).toEqual([60, 0]);
  });

  test('AMB-TFH-14 AMB-TFH-23 an evasion may lead over the edge if its player wants it', () => {
    const hunter: Plane = {
      unit: 'B2',
      at: [60, 30],
      rep: 4,
      profile: profile(3, { weapons: [gun('all-round', 30, 1, 1)] }),
    };
    const play = begin('leave', {}, [{ ...R1, heading: 90 }, hunter]);
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 6, 6]);
    play.give('red', evadeTo('R1', 0));
    expect(play.plane('R1').status).toBe('left');
  });
});

describe('AMB-TFH-14 barred', () => {
  test('AMB-TFH-14 an order over the edge is refused, one by an exit is not', () => {
    expect(begin('barred').refused('red', fly('R1', [ahead(10)]))).toMatchObject({
      code: 'finest-hour/edge',
      params: { unit: 'R1', edge: 'north' },
      rule: 'AMB-TFH-14',
    });
    const out = begin('barred', north);
    out.give('red', fly('R1', [ahead(10)]));
    expect(out.plane('R1').status).toBe('exited');
  });

  test('AMB-TFH-14 an evasion over the edge is refused', () => {
    const hunter: Plane = {
      unit: 'B2',
      at: [60, 30],
      rep: 4,
      profile: profile(3, { weapons: [gun('all-round', 30, 1, 1)] }),
    };
    const play = begin('barred', {}, [{ ...R1, heading: 90 }, hunter]);
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 6, 6]);
    expect(play.refused('red', evadeTo('R1', 0)).code).toBe('finest-hour/edge');
    play.give('red', evadeTo('R1', 90));
    expect(play.plane('R1').status).toBe('flying');
  });

  test('AMB-TFH-14 AMB-TFH-27 a member that the leader’s order would lead over it stops there', () => {
    const pair: readonly Plane[] = [
      { ...R1, at: [60, 14], leader: 'R1' },
      { ...R1, unit: 'R3', at: [66, 8], leader: 'R1' },
    ];
    const play = begin('barred', {}, pair);
    play.give('red', fly('R1', [ahead(12)]));
    expect(play.place('R1')).toEqual([60, 2]);
    expect(play.place('R3')).toEqual([66, 0]);
    expect(play.plane('R3').status).toBe('flying');
  });

  test('AMB-TFH-14 AMB-TFH-18 nose to the edge, with no turn that leads away: not answered, it dives on the spot', () => {
    const play = begin('barred', {}, [{ ...R1, at: [60, 1], profile: profile(1, { model: 'Heron', weapons: [] }) }]);
    expect(play.refused('red', fly('R1', [left(45), ahead(10)])).code).toBe('finest-hour/edge');
    play.timeout('red');
    expect(play.plane('R1').status).toBe('flying');
    expect(play.place('R1')).toEqual([60, 0]);
  });

  test('AMB-TFH-14 TFH-11 so may it by order', () => {
    const play = begin('barred', {}, [{ ...R1, at: [60, 4], profile: profile(1, { model: 'Heron', weapons: [] }) }]);
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    play.give('red', flyOn('R1'));
    expect(play.plane('R1')).toMatchObject({ status: 'flying', activated: true });
    const free = begin('leave', {}, [{ ...R1, at: [60, 40] }]);
    free.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    expect(free.refused('red', flyOn('R1')).code).toBe('finest-hour/too-short');
  });

  test('AMB-TFH-14 TFH-11 a move that has got stuck at the edge may end short', () => {
    const play = begin('barred', {}, [{ ...R1, at: [60, 4], profile: profile(1, { model: 'Heron', weapons: [] }) }]);
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    play.timeout('red');
    expect(play.plane('R1')).toMatchObject({ status: 'flying', activated: true });
  });
});
