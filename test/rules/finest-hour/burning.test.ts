import { describe, expect, test } from 'vitest';
import { ahead, fire, fly, gun, profile, sortie, type Plane } from '../../support/finest-hour.js';

/** Fire on board: what a burning aircraft still does, and until when. */

const turret = (rof: number, impact: number) => gun('all-round', 20, rof, impact);

describe('fire on board', () => {
  /** B1 burns and has a tail gun; red has another who fires at it. */
  const burning = (rep: number, faces: readonly number[] = [2, 1]) => {
    const play = sortie(
      {
        planes: [
          { unit: 'R1', at: [50, 65], rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
          { unit: 'R2', at: [55, 65], rep: 5, profile: profile(3, { model: 'Heron', weapons: [turret(1, 3)] }) },
          {
            unit: 'B1',
            at: [50, 40],
            rep,
            profile: profile(3, { model: 'Swift', weapons: [gun('front', 20, 1, 2), gun('rear', 30, 1, 2, 'tail')] }),
          },
          { unit: 'B2', at: [5, 5], rep: 5, profile: profile(1, { weapons: [] }) },
        ],
      },
      faces,
    ).unasked('red', 'blue');
    return play;
  };

  test('AMB-TFH-11 a second fire does nothing more: one dive', () => {
    const play = burning(4);
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 2, 6, 6]);
    play.give('red', fly('R2', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 3, 6, 6]);
    expect(play.events('Damaged').map(({ harm }) => harm)).toEqual(['fire', 'fire']);
    expect(play.events('Dived')).toHaveLength(1);
  });

  test('AMB-TFH-13 minor damage while burning: no evasion, but stunned', () => {
    const play = burning(4);
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 2, 6, 6]);
    play.give('red', fly('R2', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 6]);
    expect(play.plane('B1')).toMatchObject({ burning: true, stunned: true });
    expect(play.events('Evaded')).toEqual([]);
    expect(play.last('Stayed')).toMatchObject({ unit: 'B1', why: 'burning' });
  });

  test.each([
    ['2', [1, 1], 'B1>R1 0'],
    ['1', [1, 6], null],
    ['0', [6, 6], null],
  ] as const)('TC-TFH-14 TFH-25 TFH-32 ERR-TFH-03 burning, fired upon and %s passed', (_, dice, shot) => {
    const play = burning(4);
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [
      ...[6, 6, 6, 2, ...dice],
      ...(shot ? [1, 6, 6] : []),
    ]);
    expect(play.shots.slice(1)).toEqual(shot ? [shot] : []);
    expect(play.events('Evaded').filter(({ unit }) => unit === 'B1')).toEqual([]);
  });

  test('TC-TFH-14 AMB-TFH-19 it flies and fires in its next activation, without evasion, and is removed at its end', () => {
    const play = burning(4);
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 2, 6, 6]);
    play.give('red', fly('R2', [{ do: 'turn', by: 450 }, ahead(10)]), [6, 6]);
    expect(play.refused('blue', fly('B1', [{ do: 'evade', heading: 0 }]))).toMatchObject({
      code: 'finest-hour/burning',
      rule: 'TFH-25',
    });
    const before = play.shots.length;
    play.give('blue', fly('B1', [fire(['tail', 'R1']), ahead(10)]), [1, 6, 6, 6, 6, 6, 6]);
    expect(play.shots.slice(before)).toEqual(['B1>R1 0']);
    expect(play.last('Removed')).toMatchObject({ unit: 'B1', why: 'burnt' });
  });

  test('TC-TFH-14 AMB-TFH-19 with REP below the die it burns on until a turn that activates it', () => {
    const play = burning(3, [5, 4]);
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 2, 6, 6]);
    play.give('red', fly('R2', [{ do: 'turn', by: 450 }, ahead(10)]), [6, 6]);
    play.give('blue', fly('B2', [{ do: 'turn', by: 450 }, ahead(10)]), [1, 3]);
    expect(play.game.turn).toBe(2);
    expect(play.plane('B1')).toMatchObject({ status: 'flying', burning: true });
    expect(play.awaited).toEqual(['blue:activate']);
    play.give('blue', fly('B1', [ahead(10)]), [6, 6, 6, 6]);
    expect(play.plane('B1').status).toBe('burnt');
  });
});

describe('AMB-TFH-33 on fire in mid-move', () => {
  const planes: readonly Plane[] = [
    { unit: 'R1', at: [50, 65], rep: 4 },
    { unit: 'R2', at: [5, 75], rep: 4, profile: profile(1, { weapons: [] }) },
    { unit: 'B1', at: [50, 38], heading: 180, rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
  ];
  test.each([
    ['ends', [50, 53]],
    ['resumes', [50, 40]],
  ] as const)('AMB-TFH-33 %s', (burningMove, place) => {
    const play = sortie({ planes, options: { burningMove } }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(20)]), [1, 1, 6, 2]);
    expect(play.last('Dived')).toMatchObject({ unit: 'R1', because: 'damage' });
    expect(play.place('R1')).toEqual(place);
    // Its next activation has not begun yet.
    expect(play.plane('R1').status).toBe('flying');
  });
});
