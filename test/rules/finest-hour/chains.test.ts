import { describe, expect, test } from 'vitest';
import {
  ahead,
  column,
  evadeTo,
  fire,
  fly,
  gun,
  instruct,
  profile,
  sortie,
  type Plane,
} from '../../support/finest-hour.js';

/** Reactions inside reactions: last in first out, how deep, who goes on. */

const armed = (model = 'Kestrel', rof = 1, impact = 1) =>
  profile(3, { model, weapons: [gun('all-round', 20, rof, impact)] });
const R1: Plane = { unit: 'R1', at: [50, 65], rep: 4, profile: armed('Heron') };
const B1: Plane = { unit: 'B1', at: [50, 40], rep: 4, profile: armed() };

describe('TC-TFH-15 nested reactions', () => {
  test('TFH-28 TC-TFH-15 A moves, B fires, A answers, B answers …; A goes on if it did not evade', () => {
    const play = sortie({ planes: [R1, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(25)]), [
      ...[1, 1, 1], // B1 sees R1 at 20 cm and fires
      ...[1, 1, 1], // R1 answers
      ...[1, 1, 1], // B1 answers
      ...[6, 6], // R1 passes none: it evades 15 cm away, south
    ]);
    expect(play.tests).toEqual(['B1 in-sight 2', 'R1 fired-upon 2', 'B1 fired-upon 2', 'R1 fired-upon 0']);
    expect(play.place('R1')).toEqual([50, 75]);
    expect(play.last('ActivationEnded').unit).toBe('R1');
    expect(play.events('Flew').map(({ length }) => length)).toEqual([5000]);
  });

  test('TFH-30 TC-TFH-15 who answers and does not evade resumes its move, its turns and its fire', () => {
    const play = sortie({ planes: [R1, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(15), { do: 'turn', by: 450 }, ahead(5), fire(['gun', 'B1'])]), [
      ...[1, 1, 1],
      ...[1, 1, 1],
      ...[6, 6], // B1 evades away, north, 15 cm
    ]);
    expect(play.plane('R1').heading).toBe(450);
    // B1 is out of range now: the shot is lost and told.
    expect(play.last('ShotLost')).toMatchObject({ unit: 'R1', target: 'B1' });
  });

  test('TFH-31 TC-TFH-15 one of an active group evades: it cannot resume, the rest does', () => {
    const group: readonly Plane[] = [
      { ...R1, leader: 'R1' },
      { ...R1, unit: 'R2', at: [56, 68], leader: 'R1' },
    ];
    const play = sortie({ planes: [...group, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(15)]), [1, 1, 1, 6, 6]);
    expect(play.last('Evaded').unit).toBe('R1');
    expect(play.place('R1')).toEqual([50, 75]);
    expect(play.place('R2')).toEqual([56, 53]);
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R1', why: 'too-far' });
  });

  test('TFH-31 TFH-11 the leader is made to evade before the least move: the rest flies it all the same', () => {
    const group: readonly Plane[] = [
      { ...R1, at: [50, 62], leader: 'R1' },
      { ...R1, unit: 'R2', at: [56, 65], leader: 'R1' },
    ];
    const play = sortie({ planes: [...group, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }), [1, 1, 1, 6, 6]);
    play.timeout('red');
    const { y } = play.plane('R2').at;
    expect(y).toBeLessThanOrEqual(55_000);
  });

  test('TFH-28 every link names the one that it came of', () => {
    const play = sortie({ planes: [R1, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 1, 1, 1, 6, 6]);
    const links = [...play.events('Tested'), ...play.events('Fired'), ...play.events('Evaded')]
      .flatMap(({ link }) => (link ? [link] : []))
      .toSorted((a, b) => a.no - b.no);
    expect(links.map(({ no, parent }) => [no, parent])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
    ]);
  });

  test('TFH-28 a question inside the chain stops it, and what lies below waits', () => {
    const play = sortie({ planes: [R1, B1] }).unasked('red');
    play.give('red', fly('R1', [ahead(25)]), [1, 1, 1, 1, 1, 1, 6, 6]);
    expect(play.awaited).toEqual(['blue:evade']);
    expect(play.place('R1')).toEqual([50, 60]);
    play.give('blue', evadeTo('B1', 90));
    expect(play.place('R1')).toEqual([50, 40]);
  });

  test('AMB-TFH-04 TFH-32 who was lost in the chain below does nothing more', () => {
    const deadly = { ...B1, profile: armed('Kestrel', 1, 1), rep: 5 };
    const play = sortie({ planes: [R1, { ...R1, unit: 'R2', at: [10, 75] }, deadly] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(25), fire(['gun', 'B1'])]), [1, 1, 6, 1]);
    expect(play.plane('R1').status).toBe('destroyed');
    expect(play.awaited).toEqual(['red:activate']);
  });
});

describe('AMB-TFH-04 the cap', () => {
  test.each([
    ['6', 6],
    ['12', 12],
  ] as const)('AMB-TFH-04 maxReactionDepth %s: %i nested tests, then the stack unwinds', (maxReactionDepth, depth) => {
    const play = sortie({ planes: [R1, B1], options: { maxReactionDepth } }).unasked('red', 'blue');
    // In sight is the first test; each answer is missed and answered.
    const answers = Array.from({ length: depth - 1 }, () => [1, 1, 1]).flat();
    play.give('red', fly('R1', [ahead(25)]), [1, 1, 1, ...answers]);
    expect(play.tests).toHaveLength(depth);
    expect(play.place('R1')).toEqual([50, 40]);
    expect(play.awaited).toEqual(['blue:activate']);
  });
});

describe('stars', () => {
  const star: Plane = { ...B1, star: true };

  test('TFH-03 AMB-TFH-15 a star picks any column instead of the dice', () => {
    for (const [taken, shots, rep] of [
      ['2', 1, 4],
      ['1', 1, 3],
      ['0', 0, 0],
    ] as const) {
      const play = sortie({ planes: [R1, star] }).unasked('red', 'blue');
      play.give('red', fly('R1', [ahead(10)]));
      expect(play.awaited).toEqual(['blue:column']);
      play.give('blue', column('B1', taken), shots > 0 ? [1, 6, 6] : []);
      expect(play.events('Tested')[0]).toMatchObject({ roll: null, passes: Number(taken) });
      expect(play.events('Fired')).toHaveLength(shots);
      if (shots > 0) expect(play.events('Fired')[0]?.rep).toBe(rep);
    }
  });

  test('AMB-TFH-15 or rolls; not answered it rolls', () => {
    const play = sortie({ planes: [R1, star] }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(10)]));
    play.give('blue', column('B1', 'roll'), [6, 6]);
    expect(play.events('Tested')[0]?.roll).not.toBeNull();
    const absent = sortie({ planes: [R1, star] }).unasked('red', 'blue');
    absent.give('red', fly('R1', [ahead(10)]));
    absent.timeout('blue', [6, 6]);
    expect(absent.events('Tested')[0]).toMatchObject({ passes: 0 });
    expect(absent.events('Tested')[0]?.roll).not.toBeNull();
  });

  test('AMB-TFH-15 a standing instruction takes the column without a question', () => {
    const play = sortie({ planes: [R1, star] }).unasked('red', 'blue');
    play.give('blue', instruct({ about: 'column', unit: null, column: '0' }));
    play.give('red', fly('R1', [ahead(10)]));
    expect(play.tests).toEqual(['B1 in-sight 0']);
    expect(play.refused('red', instruct({ about: 'column', unit: play.plane('R1').id, column: '2' }))).toMatchObject({
      code: 'finest-hour/no-star',
    });
  });

  test('AMB-TFH-15 ERR-TFH-08 reactions: fast moves are rolled; all: a star picks them too', () => {
    const own = { ...R1, star: true };
    const far = { ...B1, at: [110, 5] as const };
    const rolled = sortie({ planes: [own, far] });
    rolled.give('red', fly('R1', [ahead(10)], { fast: true }), [6, 6]);
    expect(rolled.last('FastMoveTested')).toMatchObject({ passes: 0 });
    const picked = sortie({ planes: [own, far], options: { starTests: 'all' } });
    picked.give('red', fly('R1', [ahead(40)], { fast: true }));
    expect(picked.awaited).toEqual(['red:column']);
    picked.give('red', column('R1', '2'));
    expect(picked.place('R1')).toEqual([50, 25]);
  });
});
