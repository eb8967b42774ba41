import { describe, expect, test } from 'vitest';
import { sideId, unitId } from '../../../src/rules/kernel/ids.js';
import {
  ahead,
  bomb,
  dive,
  fire,
  fly,
  gun,
  profile,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** Who wins, and by what. */

const mule = profile(1, { model: 'Mule', weapons: [] });
const R1: Plane = {
  unit: 'R1',
  at: [60, 50],
  rep: 5,
  profile: profile(3, { weapons: [gun('front', 20, 1, 3)], bombs: true }),
};
const B1: Plane = { unit: 'B1', at: [60, 35], rep: 3, profile: mule };
const begin = (more: Partial<Situation> = {}, planes: readonly Plane[] = [R1, B1]) =>
  sortie({ planes, ...more }).unasked('red', 'blue');
const KILL = fly('R1', [fire(['gun', 'B1']), ahead(10)]);
const idle = fly('B1', [dive(0)]);
const red = sideId('red');
const blue = sideId('blue');
const still = fly('R1', [dive(0)]);

describe('AMB-TFH-17', () => {
  test('AMB-TFH-17 TFH-38 the last side with aircraft, at the end of the activation', () => {
    const play = begin();
    play.give('red', KILL, [6, 1]);
    expect(play.match.outcome).toMatchObject({
      winners: ['red'],
      reason: 'last-in-the-air',
      scores: { red: 3, blue: 0 },
      fates: { R1: 'flying', B1: 'destroyed' },
    });
  });

  test('TFH-25 one that burns when the match ends is as good as lost, and no loss that counts', () => {
    const play = begin({ turns: 1 }, [R1, B1, { ...B1, unit: 'B2', at: [5, 5] }]);
    play.give('red', KILL, [6, 2]);
    expect(play.plane('B1').burning).toBe(true);
    play.give('blue', fly('B2', [dive(0)]));
    // B1 is burning, and gone by the end of its own activation: it has not had one.
    expect(play.awaited).toEqual(['blue:activate']);
    play.give('red', { type: 'concede' });
    expect(play.match.outcome?.fates).toEqual({ R1: 'flying', B1: 'burning', B2: 'flying' });
    expect(play.match.outcome?.scores).toEqual({ red: 0, blue: 0 });
    expect(play.match.outcome?.marks).toEqual({ R1: {}, B1: {}, B2: {} });
  });

  test('AMB-TFH-17 both sides lose their last in one collision: a draw', () => {
    const play = begin({}, [R1, { ...B1, at: [60, 40] }]);
    play.give('red', fly('R1', [{ do: 'collide', target: unitId('B1') }]), [1, 1, 6, 6, 6, 6]);
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'last-in-the-air' });
  });
});

describe('TFH-38 goals', () => {
  test('TFH-38 so many out by an exit', () => {
    const play = begin(
      {
        goals: [{ win: 'exit', side: red, units: [unitId('R1'), unitId('R2')], count: 2 }],
        exits: [{ side: red, edge: 'north' }],
      },
      [
        { ...R1, at: [60, 8] },
        { ...R1, unit: 'R2', at: [70, 8] },
        { ...B1, at: [5, 75] },
      ],
    );
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.match.outcome).toBeNull();
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.match.outcome).toMatchObject({
      winners: ['red'],
      reason: 'goal',
      fates: { R1: 'exited', R2: 'exited' },
    });
  });

  test('TFH-38 a side that wins by its bombs alone has lost with the last that carries any', () => {
    const loaded = { ...B1, profile: { ...mule, bombs: true } };
    const other: Plane = { ...loaded, unit: 'B2', at: [5, 5] };
    const dock = { id: 'dock', side: 'red', at: [60, 60] } as const;
    const over = (...planes: readonly Plane[]) => {
      const play = begin({ goals: [{ win: 'bomb', side: blue, count: 1 }], targets: [dock] }, [R1, ...planes]);
      play.give('red', KILL, [6, 1]);
      return play.match.outcome && [play.match.outcome.winners, play.match.outcome.reason];
    };
    expect(over(loaded, { ...other, profile: mule })).toEqual([['red'], 'goal-lost']);
    expect(over(loaded, other)).toBeNull();
  });

  test('TFH-38 what can only be won by aircraft that are lost is lost', () => {
    const play = begin(
      { goals: [{ win: 'exit', side: blue, units: [unitId('B1')], count: 1 }], exits: [{ side: blue, edge: 'south' }] },
      [R1, B1, { ...B1, unit: 'B2', at: [5, 5] }],
    );
    play.give('red', KILL, [6, 1]);
    expect(play.match.outcome).toMatchObject({ winners: ['red'], reason: 'goal-lost' });
  });

  test('TFH-38 TFH-37 so many targets bombed', () => {
    const play = begin({
      goals: [{ win: 'bomb', side: red, count: 1 }],
      targets: [{ id: 'dock', side: 'blue', at: [60, 40] }],
    });
    play.give('red', fly('R1', [ahead(10), bomb('dock')]), [6, 6, 1, 1]);
    expect(play.match.outcome).toMatchObject({ winners: ['red'], reason: 'goal' });
  });

  test('TFH-38 who has to last wins at the end of the turn, not before', () => {
    const play = begin({ goals: [{ win: 'last', side: blue, turns: 2 }] }, [R1, { ...B1, at: [5, 5] }]);
    play.give('red', still);
    play.give('blue', idle, [2, 1]);
    play.give('red', still);
    expect(play.match.outcome).toBeNull();
    play.give('blue', idle);
    expect(play.match.outcome).toMatchObject({ winners: ['blue'], reason: 'goal' });
  });

  test('TFH-38 at the last turn the REP that each has lost decides, else it is a draw', () => {
    const draw = begin({ turns: 1 }, [R1, { ...B1, at: [5, 5] }]);
    draw.give('red', still);
    draw.give('blue', idle);
    expect(draw.match.outcome).toMatchObject({ winners: [], reason: 'time' });
    const play = begin({ turns: 1 }, [R1, B1, { ...B1, unit: 'B2', at: [5, 5] }]);
    play.give('red', KILL, [6, 1]);
    play.give('blue', fly('B2', [dive(0)]));
    expect(play.match.outcome).toMatchObject({ winners: ['red'], reason: 'time', scores: { red: 3, blue: 0 } });
  });
});
