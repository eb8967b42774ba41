import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { Attribute } from '../../../src/rules/finest-hour/types.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import {
  ahead,
  dive,
  fire,
  fly,
  gun,
  left,
  profile,
  ram,
  right,
  sortie,
  type Plane,
} from '../../support/finest-hour.js';

/** Collisions: declared, dared, avoided or not. R1 flies north at B1, which heads north as well, and mostly does not see it come: 6 6. */

const made = (weapons: readonly ReturnType<typeof gun>[], attributes: readonly Attribute[] = [], model = 'Kestrel') =>
  profile(3, { model, weapons, attributes });
const NOSE = gun('fixed-forward', 20, 1, 1);
const TOP = gun('all-round', 20, 1, 1);
const begin = (red: Partial<Plane> = {}, blue: Partial<Plane> = {}) =>
  sortie({
    planes: [
      { unit: 'R1', at: [50, 60], rep: 4, profile: made([NOSE], [], 'Heron'), ...red },
      { unit: 'B1', at: [50, 45], rep: 4, profile: made([TOP]), ...blue },
      { unit: 'R9', at: [5, 75], profile: profile(1, { model: 'Mule', weapons: [] }) },
      { unit: 'B9', at: [115, 5], profile: profile(1, { model: 'Mule', weapons: [] }) },
    ],
  }).unasked('red', 'blue');
const unarmed = { profile: made([], [], 'Heron') };

describe('TFH-33 wants to collide, REP 4', () => {
  test('TFH-33 by button: with whom is asked, then it is ordered', () => {
    const play = begin();
    const choose = (blanks: Readonly<Record<string, string>>) => {
      const view = finestHour.view(play.match, seated(seatId('red')));
      return finestHour.choices(view, seatId('red'), { unit: 'R1', way: 'collide', ...blanks });
    };
    expect(choose({})).toMatchObject({ kind: 'pick', blank: 'target', options: [{ value: 'B1' }] });
    expect(choose({ target: 'B1' })).toMatchObject({ kind: 'done', command: { parts: [ram('B1')] } });
  });

  test('TC-TFH-16 TC-TFH-24 TFH-34 (2,3): collision course; then (5,6): both are lost', () => {
    const play = begin();
    play.give('red', fly('R1', [ram('B1')]), [2, 3, 6, 6, 5, 6]);
    expect(play.last('Closed')).toMatchObject({ unit: 'R1', target: 'B1' });
    expect(play.place('R1')).toEqual([50, 48]);
    expect(play.events('Removed').map(({ unit, why }) => [unit, why])).toEqual([
      ['B1', 'collided'],
      ['R1', 'collided'],
    ]);
  });

  test('TC-TFH-24 (2,6) with a shot possible: it fires, then evades, and there is no Collision test', () => {
    const play = begin();
    play.give('red', fly('R1', [ram('B1')]), [2, 6, 1, 1, 6]);
    expect(play.shots).toEqual(['R1>B1 0']);
    expect(play.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([
      ['B1', 'fired-upon'],
      ['R1', 'wants-collision'],
    ]);
    expect(play.tests).toEqual(['R1 wants-collision 1', 'B1 fired-upon 1']);
  });

  test('TFH-24 TFH-33 who is shot down by the answer to its fire does not evade any more', () => {
    const play = begin();
    play.give('red', fly('R1', [ram('B1')]), [2, 6, 1, 1, 1, 6, 1]);
    expect(play.tests).toEqual(['R1 wants-collision 1', 'B1 fired-upon 2']);
    expect(play.plane('R1').status).toBe('destroyed');
    expect(play.events('Evaded')).toEqual([]);
  });

  test('AMB-TFH-12 TFH-33 who is stunned by the answer evades by the damage alone', () => {
    const play = begin();
    play.give('red', fly('R1', [ram('B1')]), [2, 6, 1, 1, 1, 6, 6]);
    expect(play.plane('R1').stunned).toBe(true);
    expect(play.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([['R1', 'damage']]);
  });

  test('TC-TFH-24 (2,6) without a shot: collision course', () => {
    const play = begin(unarmed);
    play.give('red', fly('R1', [ram('B1')]), [2, 6, 6, 6, 6, 6]);
    expect(play.tests).toEqual(['R1 wants-collision 1', 'B1 in-sight 0', 'B1 collision 0']);
  });

  test('TC-TFH-24 (5,6): it evades at once', () => {
    const play = begin();
    play.give('red', fly('R1', [ram('B1')]), [5, 6]);
    expect(play.last('Evaded')).toMatchObject({ unit: 'R1', because: 'wants-collision' });
    expect(play.events('Fired')).toEqual([]);
    expect(play.tests).toEqual(['R1 wants-collision 0']);
  });
});

describe('TFH-34 collision, REP 4', () => {
  test('TC-TFH-24 (2,3): it fires if it can, then evades in any case', () => {
    const play = begin(unarmed);
    play.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6, 2, 3, 1, 6, 6]);
    expect(play.events('Fired')[0]).toMatchObject({ unit: 'B1', because: 'collision' });
    expect(play.events('Evaded').map(({ unit }) => unit)).toEqual(['R1', 'B1']);
    const blind = begin(unarmed, { profile: made([]) });
    blind.give('red', fly('R1', [ram('B1')]), [1, 1, 2, 3]);
    expect(blind.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([['B1', 'collision']]);
  });

  test('TC-TFH-24 (2,6): it evades at once, then fires from there if it can', () => {
    const play = begin(unarmed);
    play.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6, 2, 6, 1, 6, 6]);
    expect(play.events('Evaded')[0]).toMatchObject({ unit: 'B1', because: 'collision' });
    expect(play.events('Fired')[0]).toMatchObject({ unit: 'B1', because: 'collision' });
    // Its nose points away from R1 after the evasion: a fixed gun does not bear.
    const nose = begin(unarmed, { profile: made([NOSE]) });
    nose.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6, 2, 6]);
    expect(nose.events('Fired')).toEqual([]);
  });

  test('AMB-TFH-28 who gets away leaves the mover where it is, at base contact, and its move is over', () => {
    const play = begin(unarmed, { profile: made([]) });
    play.give('red', fly('R1', [ram('B1')], { then: 'on' }), [1, 1, 2, 3]);
    expect(play.place('R1')).toEqual([50, 48]);
    expect(play.last('CollisionAvoided')).toMatchObject({ unit: 'R1', target: 'B1' });
    expect(play.awaited).toEqual(['red:activate']);
  });

  test('TC-TFH-24 TFH-49 poorly manoeuvrable: one die each, told to evade it stays, and nobody is lost', () => {
    const play = begin({ profile: made([], ['unwieldy'], 'Heron') }, { profile: made([], ['unwieldy']) });
    play.give('red', fly('R1', [ram('B1')]), [1, 1]);
    expect(play.tests).toEqual(['R1 wants-collision 1', 'B1 collision 1']);
    expect(play.last('Stayed')).toMatchObject({ unit: 'B1', why: 'unwieldy' });
    expect([play.plane('R1').status, play.plane('B1').status]).toEqual(['flying', 'flying']);
    const lost = begin({}, { profile: made([], ['unwieldy']) });
    lost.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6, 5]);
    expect(lost.plane('B1').status).toBe('collided');
  });

  test('AMB-TFH-12 AMB-TFH-28 a target that its own shot has led into being stunned evades once, by the damage', () => {
    const play = begin({ rep: 5, profile: made([TOP], [], 'Heron') });
    // B1 fires and misses; R1 answers and hits: minor damage.
    play.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6, 1, 1, 1, 1, 1, 6, 6]);
    expect(play.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([['B1', 'damage']]);
    expect(play.plane('B1').stunned).toBe(true);
  });
});

describe('TFH-30 a collision course comes into sight as any move does', () => {
  const third: Plane = { unit: 'B2', at: [64, 46], heading: 270, rep: 4, profile: made([TOP], [], 'Rook') };
  const course = (blue: Partial<Plane>, ...dice: readonly number[]) => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 70], rep: 4, profile: made([], [], 'Heron') },
        { unit: 'B1', at: [50, 45], rep: 4, profile: made([]), ...blue },
        third,
      ],
    }).unasked('red', 'blue');
    play.give('red', fly('R1', [ram('B1')]), [1, 1, ...dice]);
    return play;
  };

  test('TFH-30 TFH-33 a third one tests where it sees the mover come, and the course goes on', () => {
    const play = course({}, 6, 6, 6, 6);
    expect(play.tests).toEqual(['R1 wants-collision 2', 'B2 in-sight 0', 'B1 collision 0']);
    expect(play.events('Sighted')).toMatchObject([{ active: 'R1', inactive: 'B2' }]);
    const closed = play.events('Closed');
    expect(closed).toHaveLength(2);
    expect(closed[0]?.to).toEqual(closed[1]?.from);
    expect(play.plane('B1').status).toBe('collided');
  });

  test('AMB-TFH-28 who is made to evade by its fire is on no collision course any more', () => {
    // B2 fires at R1, which comes to evade.
    const play = course({}, 1, 1, 1, 6, 6);
    expect(play.tests).toEqual(['R1 wants-collision 2', 'B2 in-sight 2', 'R1 fired-upon 0']);
    expect(play.plane('B1').status).toBe('flying');
  });

  test('AMB-TFH-28 a target that sees it come and evades has got away', () => {
    // Its gun does not bear backwards, so that it evades.
    const play = course({ profile: made([NOSE]) }, 1, 1);
    expect(play.tests).toEqual(['R1 wants-collision 2', 'B1 in-sight 2']);
    expect(play.last('CollisionAvoided')).toMatchObject({ unit: 'R1', target: 'B1' });
    expect([play.plane('R1').status, play.plane('B1').status]).toEqual(['flying', 'flying']);
  });
});

describe('AMB-TFH-28 declaring it', () => {
  test.each([
    ['beyond what is left of the move', [50, 11], [ahead(10), ram('B1')], 'cannot-reach'],
    ['more than the turn that is left', [70, 60], [ram('B1')], 'cannot-turn-to'],
    ['twice', [50, 45], [ram('B1'), ram('B1')], 'rammed'],
    ['after a dive', [50, 45], [dive(0), ram('B1')], 'move-over'],
    ['a friend', [50, 45], [ram('R9')], 'no-enemy'],
  ] as const)('AMB-TFH-28 %s is refused', (_, at, parts, code) => {
    expect(begin({}, { at }).refused('red', fly('R1', parts)).code).toBe(`finest-hour/${code}`);
  });

  test('AMB-TFH-28 in place of the rest of the move: nothing is flown after it', () => {
    expect(begin().refused('red', fly('R1', [ram('B1'), ahead(10)])).code).toBe('finest-hour/move-over');
    expect(begin().refused('red', fly('R1', [ram('B1'), right(45)])).code).toBe('finest-hour/turn-too-far');
  });

  test('AMB-TFH-28 base to base already it needs neither a turn nor a way', () => {
    const play = begin(unarmed, { at: [53, 60], profile: made([]) });
    play.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6]);
    expect(play.plane('B1').status).toBe('collided');
    const nose = begin(unarmed, { at: [50, 57], profile: made([]) });
    nose.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6]);
    expect(nose.events('Closed')).toEqual([]);
    expect(nose.plane('B1').status).toBe('collided');
  });

  test('AMB-TFH-28 after a turn within the allowance', () => {
    const play = begin(unarmed, { at: [40, 50], profile: made([]) });
    play.give('red', fly('R1', [ram('B1')]), [1, 1, 6, 6]);
    expect(play.last('Closed').heading).toBe(3150);
  });

  test('AMB-TFH-28 the mover is made to evade on its way: no collision', () => {
    const play = begin({ at: [50, 70] });
    play.give('red', fly('R1', [ahead(10), ram('B1')]), [1, 1, 1, 6, 6]);
    expect(play.events('CollisionDeclared')).toEqual([]);
    expect(play.plane('B1').status).toBe('flying');
  });

  test('TFH-33 fire may come before and after it', () => {
    const play = begin({ profile: made([NOSE, gun('rear', 20, 1, 1, 'tail')], [], 'Heron') }, { profile: made([]) });
    expect(play.refused('red', fly('R1', [left(45), fire(['gun', 'B1']), ram('B1')])).code).toBe(
      'finest-hour/out-of-arc',
    );
    expect(play.refused('red', fly('R1', [left(45), ram('B1')])).code).toBe('finest-hour/cannot-turn-to');
    play.give('red', fly('R1', [fire(['gun', 'B1']), ram('B1')]), [1, 1, 1, 1, 1, 6, 6, 2, 3]);
    expect(play.tests).toEqual(['B1 fired-upon 2', 'R1 wants-collision 2', 'B1 in-sight 0', 'B1 collision 2']);
  });
});
