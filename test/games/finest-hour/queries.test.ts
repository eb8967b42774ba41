import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/games/finest-hour/queries.js';

const ask = (question: object): unknown => JSON.parse(answer(JSON.stringify(question)));

describe('questions to the rules of the air', () => {
  test('TC-TFH-21 a range to the tenth of a cm, with its compass heading', () => {
    expect(ask({ op: 'range', from: [10, 10], to: [30, 10] })).toEqual({ distance: 20, heading: 90 });
    expect(ask({ op: 'range', from: [10, 30.1], to: [10, 10] })).toEqual({ distance: 20.1, heading: 0 });
  });

  test('TC-TFH-21 every arc in which a place lies, its border in both neighbours', () => {
    expect(ask({ op: 'arc', from: [0, 0], heading: 0, to: [10, -10] })).toEqual({
      off: 45,
      arcs: ['front', 'right', 'all-round'],
    });
    expect(ask({ op: 'arc', from: [0, 0], heading: 90, to: [20, 1.5] })).toMatchObject({
      arcs: ['fixed-forward', 'front', 'all-round'],
    });
    expect(ask({ op: 'arc', from: [0, 0], heading: 90, to: [20, 1.6] })).toMatchObject({
      arcs: ['front', 'all-round'],
    });
    expect(
      ask({ op: 'arc', from: [0, 0], heading: 90, to: [20, 1.6], options: { fixedArcRadiusCm: '2' } }),
    ).toMatchObject({ arcs: ['fixed-forward', 'front', 'all-round'] });
  });

  test('TC-TFH-03 the turn of a move: 45° for each tranche begun, no more than the class', () => {
    const most = (aircraftClass: number, length: number) => ask({ op: 'turn', class: aircraftClass, length });
    expect(most(2, 10)).toEqual({ most: 45 });
    expect(most(2, 11)).toEqual({ most: 90 });
    expect(most(3, 60)).toEqual({ most: 135 });
    expect(most(1, 20)).toEqual({ most: 45 });
  });

  test('TC-TFH-05 a die against the to-hit table, with what made it miss', () => {
    expect(ask({ op: 'to-hit', rep: 4, face: 3 })).toEqual({ score: 7, hit: false });
    expect(ask({ op: 'to-hit', rep: 4, face: 4, target: ['dived'] })).toEqual({
      score: 8,
      hit: false,
      why: 'target-dived',
    });
    expect(ask({ op: 'to-hit', rep: 4, face: 5, target: ['dived'], fire: 2 })).toEqual({ score: 9, hit: true });
    expect(ask({ op: 'to-hit', rep: 4, face: 5, fire: 3 })).toEqual({ score: 9, hit: false, why: 'later-fire' });
  });

  test('TC-TFH-08 damage dice of the robust and the fragile', () => {
    expect(ask({ op: 'damage', impact: 3, faces: [1, 5], attributes: ['robust'] })).toEqual({ harm: 'minor' });
    expect(ask({ op: 'damage', impact: 3, faces: [2, 5], attributes: ['fragile'] })).toEqual({ harm: 'fire' });
    expect(ask({ op: 'damage', impact: 4, faces: [4], effect: 'ion' })).toEqual({ harm: 'stun' });
    expect(ask({ op: 'damage', impact: 3, faces: [1, 5] })).toEqual({
      error: { code: 'query/dice', params: { key: 'faces', dice: 1 } },
    });
  });

  test('TC-TFH-11 a test: the dice that are kept, and how many pass', () => {
    expect(ask({ op: 'test', test: 'fast-move', rep: 4, faces: [6, 2, 3], attributes: ['fast'] })).toEqual({
      kept: [2, 3],
      passes: 2,
    });
    expect(ask({ op: 'test', test: 'in-sight', rep: 4, faces: [5], attributes: ['green'] })).toEqual({
      kept: [5],
      passes: 0,
    });
  });

  test('names what it does not know', () => {
    expect(ask({ op: 'barrel-roll' })).toMatchObject({ error: { code: 'query/unknown-op' } });
    expect(ask({ op: 'range', from: [0, 0], to: [1, 1], far: true })).toMatchObject({
      error: { params: { key: 'far' } },
    });
  });
});
