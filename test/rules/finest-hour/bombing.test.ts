import { describe, expect, test } from 'vitest';
import { isBombed } from '../../../src/rules/finest-hour/bombing.js';
import type { Attribute } from '../../../src/rules/finest-hour/types.js';
import { ahead, bomb, dive, fly, profile, sortie, type Plane, type Situation } from '../../support/finest-hour.js';

/** Bombing by day and by night; a target has a radius of 2 cm, a base one of 1.5. */

describe('the table', () => {
  test.each([
    ['two passed, by night, bad visibility, level', 2, 'level', 'night', false, true],
    ['one passed, dive bombing by day', 1, 'dive', 'day', false, true],
    ['one passed, dive bombing by night', 1, 'dive', 'night', false, true],
    ['one passed, instruments by day', 1, 'instruments', 'day', false, true],
    ['one passed, level by day', 1, 'level', 'day', false, false],
    ['one passed, level by day, good visibility', 1, 'level', 'day', true, false],
    ['one passed, level by night, good visibility', 1, 'level', 'night', true, true],
    ['one passed, instruments by night, good visibility', 1, 'instruments', 'night', true, true],
    ['one passed, instruments by night, bad visibility', 1, 'instruments', 'night', false, false],
    ['none passed, dive bombing', 0, 'dive', 'day', true, false],
  ] as const)('TC-TFH-17 TC-TFH-26 TFH-37 AMB-TFH-31 %s', (_, passes, how, light, clear, success) => {
    expect(isBombed(passes, how, light, clear)).toBe(success);
  });
});

const far: Plane = { unit: 'B1', at: [115, 5], profile: profile(1, { weapons: [] }) };
const begin = (attributes: readonly Attribute[], more: Partial<Situation> & { readonly from?: number } = {}) =>
  sortie({
    planes: [
      {
        unit: 'R1',
        at: [50, more.from ?? 60],
        rep: 3,
        profile: profile(3, { attributes, weapons: [], bombs: !attributes.includes('stealth') }),
      },
      far,
    ],
    targets: [
      { id: 'dock', side: 'blue', at: [50, 50], clear: false },
      { id: 'mill', side: 'blue', at: [50, 46], clear: true },
      { id: 'home', side: 'red', at: [50, 51] },
    ],
    ...more,
  });
const over = [ahead(10), bomb('dock')];

describe('TC-TFH-26 REP 3', () => {
  test.each([
    [['bomber'], 'night', [2, 3], 2, true],
    [['bomber'], 'day', [3, 4], 1, true],
    [[], 'day', [3, 4], 1, false],
    [['bomber'], 'night', [3, 4], 1, false],
    [['bomber'], 'day', [4, 5], 0, false],
  ] as const)('TC-TFH-26 TFH-41 %o by %s, %o: passes %i, success %s', (attributes, light, dice, passes, success) => {
    const play = begin(attributes, { light });
    play.give('red', fly('R1', over), dice);
    expect(play.last('Bombed')).toMatchObject({ target: 'dock', passes, success, rep: 3 });
    expect(play.game.bombed).toEqual(success ? ['dock'] : []);
  });

  test('TC-TFH-26 TFH-42 TFH-15 a dive bomber bombs in the activation after the one in which it dived', () => {
    const play = begin(['dive-bomber'], { from: 65 });
    expect(play.refused('red', fly('R1', [ahead(15), bomb('dock')]))).toMatchObject({
      code: 'finest-hour/dive-first',
      rule: 'TFH-42',
    });
    play.give('red', fly('R1', [dive(5)]));
    play.give('blue', fly('B1', [{ do: 'dive', length: 0 }]), [2, 1]);
    play.give('red', fly('R1', over), [3, 4]);
    expect(play.last('Bombed')).toMatchObject({ how: 'dive', success: true });
    // It did not dive in that one: not in the next.
    play.give('blue', fly('B1', [{ do: 'dive', length: 0 }]), [2, 1]);
    expect(play.refused('red', fly('R1', [bomb('mill'), ahead(10)])).code).toMatch(/bombs-gone|dive-first/);
  });
});

describe('what can be bombed', () => {
  test('TFH-37 TFH-38 one’s own, what there is not, without bombs', () => {
    const play = begin([]);
    expect(play.refused('red', fly('R1', [ahead(10), bomb('home')]))).toMatchObject({
      code: 'finest-hour/no-target',
      params: { known: ['dock', 'mill'] },
    });
    expect(play.refused('red', fly('R1', [ahead(10), bomb('moon')])).code).toBe('finest-hour/no-target');
    expect(begin(['stealth']).refused('red', fly('R1', over)).code).toBe('finest-hour/no-bombs');
  });

  test.each([
    ['0', 3.5, 3.6],
    ['5', 8.5, 8.6],
    ['10', 13.5, 13.6],
  ] as const)('AMB-TFH-34 bombRangeCm %s: from %d cm, not from %d', (bombRangeCm, near, beyond) => {
    const at = (gap: number) => begin(['bomber'], { options: { bombRangeCm }, from: 60 + gap });
    expect(at(beyond).refused('red', fly('R1', over))).toMatchObject({
      code: 'finest-hour/not-over-target',
      rule: 'AMB-TFH-34',
    });
    at(near).give('red', fly('R1', over), [1, 1]);
  });

  test('AMB-TFH-35 once: its bombs are gone, hit or not', () => {
    const play = begin(['bomber']);
    play.give('red', fly('R1', over), [6, 6]);
    play.give('blue', fly('B1', [{ do: 'dive', length: 0 }]), [2, 1]);
    expect(play.refused('red', fly('R1', [ahead(10), bomb('dock')]))).toMatchObject({
      code: 'finest-hour/bombs-gone',
      rule: 'AMB-TFH-35',
    });
  });

  test('AMB-TFH-35 everyActivation: again in the next, once in each; what is hit is no target any more', () => {
    const play = begin(['bomber'], { options: { bombLoads: 'everyActivation' } });
    expect(play.refused('red', fly('R1', [ahead(10), bomb('dock'), ahead(4), bomb('mill')])).rule).toBe('AMB-TFH-35');
    play.give('red', fly('R1', over), [1, 1]);
    play.give('blue', fly('B1', [{ do: 'dive', length: 0 }]), [2, 1]);
    expect(play.refused('red', fly('R1', [bomb('dock'), ahead(10)])).code).toBe('finest-hour/target-bombed');
    play.give('red', fly('R1', [ahead(4), bomb('mill'), ahead(6)]), [1, 1]);
    expect(play.game.bombed).toEqual(['dock', 'mill']);
  });

  test('AMB-TFH-27 TFH-10 a group bombs as its leader does, one by one, until the target is hit', () => {
    const bomber = profile(1, { attributes: ['bomber'], weapons: [], bombs: true });
    const planes = ['R1', 'R2', 'R3'].map((unit, i): Plane => ({
      unit,
      at: [49 + i, 60],
      rep: 3,
      profile: bomber,
      leader: 'R1',
    }));
    const play = sortie({ planes: [...planes, far], targets: [{ id: 'dock', side: 'blue', at: [50, 50] }] });
    play.give('red', fly('R1', over), [6, 6, 1, 1]);
    expect(play.events('Bombed').map(({ unit, success }) => [unit, success])).toEqual([
      ['R1', false],
      ['R2', true],
    ]);
    expect(play.plane('R3').bombed).toBe(false);
  });

  test('AMB-TFH-27 TFH-37 who of a group is not over the target keeps its bombs', () => {
    const bomber = profile(1, { attributes: ['bomber'], weapons: [], bombs: true });
    const planes = [50, 58].map((x, i): Plane => ({
      unit: `R${i + 1}`,
      at: [x, 60],
      rep: 3,
      profile: bomber,
      leader: 'R1',
    }));
    const play = sortie({ planes: [...planes, far], targets: [{ id: 'dock', side: 'blue', at: [50, 50] }] });
    play.give('red', fly('R1', over), [6, 6]);
    expect(play.events('Bombed').map(({ unit }) => unit)).toEqual(['R1']);
    expect(play.plane('R2').bombed).toBe(false);
  });
});
