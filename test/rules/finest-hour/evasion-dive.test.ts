import { describe, expect, test } from 'vitest';
import type { AircraftClass } from '../../../src/rules/finest-hour/types.js';
import {
  ahead,
  dive,
  evade,
  evadeTo,
  fire,
  fly,
  gun,
  instruct,
  left,
  legs,
  profile,
  sortie,
  stay,
  type Plane,
} from '../../support/finest-hour.js';

/** Evasions and dives, as orders and in reaction. */

const FAR: Plane = { unit: 'B1', at: [110, 5], heading: 180, profile: profile(1, { weapons: [] }) };
const alone = (of: AircraftClass, options = {}, more: Partial<Plane> = {}) =>
  sortie({ planes: [{ unit: 'R1', at: [50, 50], profile: profile(of, { weapons: [] }), ...more }, FAR], options });

describe('as orders', () => {
  test.each([
    [1, 5],
    [2, 10],
    [3, 15],
  ] as const)('TC-TFH-04 TFH-16 class %i evades %d cm, exactly, in any direction', (of, length) => {
    for (const heading of [0, 137, 270]) {
      const play = alone(of);
      play.give('red', fly('R1', [evade(heading)]));
      expect(play.place('R1')).toEqual(legs([50, 50], [heading, length]));
      expect(play.plane('R1').manoeuvres.evaded).toBe(true);
    }
  });

  test.each([0, 2.5, 5])('TC-TFH-04 TFH-15 AMB-TFH-22 a dive of %d cm straight ahead', (length) => {
    const play = alone(3, {}, { heading: 90 });
    play.give('red', fly('R1', [dive(length)]));
    expect(play.place('R1')).toEqual([50 + length, 50]);
    expect(play.plane('R1')).toMatchObject({ heading: 900, manoeuvres: { dived: true } });
  });

  test.each([
    [dive(6), 'dive-too-far', 'TFH-15'],
    [dive(5.1), 'dive-too-far', 'TFH-15'],
    [dive(-1), 'dive-too-far', 'TFH-15'],
    [{ do: 'evade', heading: 3600 }, 'no-heading', 'TFH-16'],
    [{ do: 'evade', heading: 12.5 }, 'no-heading', 'TFH-16'],
    [{ do: 'evade', heading: -1 }, 'no-heading', 'TFH-16'],
    [{ do: 'evade', heading: 0, facing: 3600 }, 'no-heading', 'TFH-16'],
  ] as const)('TC-TFH-04 %o: %s', (part, code, rule) => {
    expect(alone(3).refused('red', fly('R1', [part]))).toMatchObject({ code: `finest-hour/${code}`, rule });
  });

  test('TFH-13 neither follows a fast-move test', () => {
    for (const part of [dive(5), evade(90)])
      expect(alone(3).refused('red', fly('R1', [part], { fast: true })).code).toBe('finest-hour/fast-move-only');
  });
});

describe('AMB-TFH-07 facing after an evasion', () => {
  test('AMB-TFH-07 direction: it faces where it evaded to', () => {
    const play = alone(3);
    expect(play.refused('red', fly('R1', [{ do: 'evade', heading: 900, facing: 0 }]))).toMatchObject({
      code: 'finest-hour/facing-is-direction',
      rule: 'AMB-TFH-07',
    });
    play.give('red', fly('R1', [evade(90)]));
    expect(play.plane('R1').heading).toBe(900);
  });

  test('AMB-TFH-07 keep: it faces as before', () => {
    const play = alone(3, { evadeFacing: 'keep' });
    play.give('red', fly('R1', [evade(90)]));
    expect(play.plane('R1').heading).toBe(0);
    expect(play.place('R1')).toEqual([65, 50]);
  });

  test('AMB-TFH-07 free: as it likes, without a wish where it evaded to', () => {
    const play = alone(3, { evadeFacing: 'free' });
    play.give('red', fly('R1', [{ do: 'evade', heading: 900, facing: 2700 }]));
    expect(play.plane('R1').heading).toBe(2700);
    for (const facing of [3600, -1, 0.5])
      expect(
        alone(3, { evadeFacing: 'free' }).refused('red', fly('R1', [{ do: 'evade', heading: 900, facing }])).code,
      ).toBe('finest-hour/no-heading');
    const silent = alone(3, { evadeFacing: 'free' });
    silent.give('red', fly('R1', [evade(90)]));
    expect(silent.plane('R1').heading).toBe(900);
  });
});

/** B1 sees R1 come, hits nothing; R1, fired upon, passes so many dice. R1 is heading north, B1 stands ahead of it. */
const shotAt = (dice: readonly number[], red: Partial<Plane> = {}, options = {}) => {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [50, 65], rep: 4, profile: profile(3, { weapons: [] }), ...red },
      { unit: 'B1', at: [50, 40], rep: 4, profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }) },
    ],
    options,
  });
  play.give('red', fly(red.unit ?? 'R1', [ahead(10)]), [1, 1, 1, ...dice]);
  return play;
};

describe('in reaction', () => {
  test('TC-TFH-04 TFH-16 after a fast move it is the same length, and it evades again in the same turn', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 78], rep: 4, profile: profile(3, { weapons: [] }) },
        { unit: 'B1', at: [50, 20], heading: 180, profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }) },
      ],
    });
    play.give('red', fly('R1', [ahead(60)], { fast: true }), [1, 1, 1, 1, 1, 6, 6]);
    expect(play.place('R1')).toEqual([50, 40]);
    play.give('red', evadeTo('R1', 90));
    expect(play.place('R1')).toEqual([65, 40]);
    // B1 follows and fires: it evades once more.
    play.give('blue', fly('B1', [left(45), ahead(10), fire(['gun', 'R1'])]), [6, 6, 1, 6, 6]);
    play.give('red', evadeTo('R1', 180), [2, 1]);
    expect(play.place('R1')).toEqual([65, 55]);
  });

  test('AMB-TFH-23 not answered: straight away from who caused it', () => {
    const play = shotAt([6, 6]);
    expect(play.awaited).toEqual(['red:evade']);
    play.timeout('red');
    expect(play.last('Evaded')).toMatchObject({ heading: 1800, by: 'referee' });
    expect(play.place('R1')).toEqual([50, 75]);
  });

  test('AMB-TFH-23 changed by the least angle that keeps it on the table', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 75], rep: 4, profile: profile(3, { weapons: [] }) },
        { unit: 'B1', at: [50, 50], rep: 4, profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }) },
      ],
    });
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 6, 6]);
    play.timeout('red');
    // From 10 cm off the south edge, 15 cm long: acos(10 / 15) = 48.2°, by whole degrees 49.
    expect(Math.abs(play.last('Evaded').heading - 1800)).toBe(490);
    expect(play.plane('R1').status).toBe('flying');
  });

  test('AMB-TFH-23 TFH-32 where it may evade but need not: not answered it evades, and it may stay', () => {
    const absent = shotAt([1, 1]);
    expect(absent.awaited).toEqual(['red:evade']);
    absent.timeout('red');
    expect(absent.last('Evaded').because).toBe('fired-upon');
    const play = shotAt([1, 1]);
    play.give('red', stay('R1'));
    expect(play.last('Stayed')).toMatchObject({ unit: 'R1', why: 'chosen' });
    expect(play.place('R1')).toEqual([50, 55]);
  });

  test('TFH-32 where it must evade it cannot stay', () => {
    const play = shotAt([6, 6]);
    expect(play.refused('red', stay('R1'))).toMatchObject({ code: 'finest-hour/must-evade', rule: 'TFH-32' });
    expect(play.refused('red', evadeTo('B1', 0)).code).toBe('finest-hour/other-unit');
  });

  test.each([
    ['away', 1800],
    ['left', 2700],
    ['right', 900],
    ['ahead', 0],
  ] as const)('AMB-TFH-23 a standing instruction evades %s without a question', (way, heading) => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 65], rep: 4, profile: profile(3, { weapons: [] }) },
        { unit: 'B1', at: [50, 40], rep: 4, profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }) },
      ],
    });
    play.give('red', instruct({ about: 'evasion', unit: null, way }));
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 6, 6]);
    expect(play.last('Evaded').heading).toBe(heading);
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('TFH-49 AMB-TFH-16 a poorly manoeuvrable one told to evade flies on, without the modifiers', () => {
    const play = shotAt([6, 6], { profile: profile(3, { weapons: [], attributes: ['unwieldy'] }) });
    expect(play.last('Stayed')).toMatchObject({ unit: 'R1', why: 'unwieldy' });
    expect(play.plane('R1').manoeuvres.evaded).toBe(false);
    const order = alone(3, {}, { profile: profile(3, { attributes: ['unwieldy'] }) });
    expect(order.refused('red', fly('R1', [evade(90)]))).toMatchObject({
      code: 'finest-hour/unwieldy',
      rule: 'TFH-49',
    });
  });
});
