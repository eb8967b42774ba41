import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { readOptions } from '../../../src/rules/finest-hour/options.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import {
  ahead,
  dive,
  evade,
  fire,
  fly,
  group,
  gun,
  profile,
  right,
  sortie,
  type Plane,
} from '../../support/finest-hour.js';

/** The options of a match, and the one that changes every length. */

test('AMB-TFH-03 AMB-TFH-14 what is not named takes its default, the first value', () => {
  const read = readOptions({ tableEdge: 'barred' });
  expect(read.ok && read.value).toMatchObject({ inSight: 'oncePerTurn', tableEdge: 'barred', lengths: 'single' });
  for (const { id, values, rule } of finestHour.options) {
    expect(rule, id).toMatch(/^(AMB-)?TFH-\d\d$/u);
    expect(values.length, id).toBeGreaterThan(1);
  }
});

test.each([
  ['lengths', 'TFH-01', 'single doubled'],
  ['inSight', 'AMB-TFH-03', 'oncePerTurn losGained entersEnvelope'],
  ['inSightRange', 'AMB-TFH-03', 'reach unlimited'],
  ['maxReactionDepth', 'AMB-TFH-04', '12 6 24'],
  ['fireCount', 'AMB-TFH-05', 'aircraft weapon'],
  ['fixedArcRadiusCm', 'AMB-TFH-06', '1.5 1 2'],
  ['evadeFacing', 'AMB-TFH-07', 'direction keep free'],
  ['tableEdge', 'AMB-TFH-14', 'leave barred'],
  ['starTests', 'AMB-TFH-15', 'reactions all'],
  ['activation', 'AMB-TFH-18', 'must may'],
  ['burningMove', 'AMB-TFH-33', 'ends resumes'],
  ['bombRangeCm', 'AMB-TFH-34', '0 5 10'],
  ['bombLoads', 'AMB-TFH-35', 'once everyActivation'],
  ['offTableReactions', 'AMB-TFH-36', 'on off'],
  ['focusMission', 'AMB-TFH-37', 'target goal'],
])('TFH-38 %s is of %s: %s', (id, rule, values) => {
  const [option, ...more] = finestHour.options.filter((one) => one.id === id);
  expect([option?.rule, option?.values.join(' '), option?.default, more.length]).toEqual([
    ...[rule, values, values.split(' ')[0], 0],
  ]);
  for (const value of values.split(' ')) expect(readOptions({ [id]: value }).ok, value).toBe(true);
});

test.each([{ wings: 'on' }, { lengths: 'tripled' }])('TFH-01 %o is refused', (options) => {
  expect(readOptions(options).ok).toBe(false);
});

describe('TC-TFH-29 lengths doubled', () => {
  const kestrel = profile(3, { weapons: [gun('front', 20, 2, 2)] });
  const R1: Plane = { unit: 'R1', at: [100, 190], profile: kestrel };
  const B1: Plane = { unit: 'B1', at: [190, 10], profile: profile(1, { model: 'Mule', weapons: [] }) };
  const begin = (...planes: readonly Plane[]) =>
    sortie({ planes: [R1, B1, ...planes], size: [200, 200], options: { lengths: 'doubled' } });

  test('TC-TFH-29 TFH-01 class 3 flies 60 cm, at least 20, and turns by tranches of 20', () => {
    expect(begin().refused('red', fly('R1', [ahead(19)]))).toMatchObject({
      code: 'finest-hour/too-short',
      params: { least: 20_000 },
    });
    expect(begin().refused('red', fly('R1', [ahead(60.2)])).code).toBe('finest-hour/too-far');
    expect(begin().refused('red', fly('R1', [right(45), ahead(19), right(1), ahead(1)])).code).toBe(
      'finest-hour/turn-too-far',
    );
    const play = begin();
    play.give('red', fly('R1', [ahead(60)]));
    expect(play.place('R1')).toEqual([100, 130]);
  });

  test('TC-TFH-29 evasion 30, dive 10', () => {
    const evades = begin();
    evades.give('red', fly('R1', [evade(0)]));
    expect(evades.place('R1')).toEqual([100, 160]);
    const dives = begin();
    expect(dives.refused('red', fly('R1', [dive(10.2)])).code).toBe('finest-hour/dive-too-far');
    dives.give('red', fly('R1', [dive(10)]));
    expect(dives.place('R1')).toEqual([100, 180]);
  });

  test('TC-TFH-29 a group less than 20 cm', () => {
    const near = begin({ ...R1, unit: 'R2', at: [119.9, 190] });
    near.give('red', group('R1', 'R2'));
    const far = begin({ ...R1, unit: 'R2', at: [120, 190] });
    expect(far.refused('red', group('R1', 'R2')).code).toBe('finest-hour/too-far-for-group');
  });

  test('TC-TFH-29 targets of a split 20 cm, ranges twice as far, twice the width of the nose line', () => {
    const order = fly('R1', [fire(['gun', 'B2', 1], ['gun', 'B3', 1]), ahead(20)]);
    const enemy = (unit: string, x: number): Plane => ({ ...B1, unit, at: [x, 155] });
    const near = begin(enemy('B2', 90), enemy('B3', 110)).unasked('blue');
    near.give('red', order, [1, 1, 1, 1, 1, 1, 6, 6, 6, 6]);
    expect(near.shots).toEqual(['R1>B2 0', 'R1>B3 0']);
    expect(begin(enemy('B2', 89.9), enemy('B3', 110)).refused('red', order).code).toBe('finest-hour/targets-apart');
    const nose = { ...R1, profile: profile(3, { weapons: [gun('fixed-forward', 20, 1, 2)] }) };
    const bears = (x: number, y: number) => {
      const play = sortie({ planes: [nose, { ...B1, at: [x, y] }], size: [200, 200], options: { lengths: 'doubled' } });
      const answer = play.ask({ about: 'arcs', unit: unitId('R1') });
      return answer.about === 'arcs' && answer.weapons.some(({ enemies }) => enemies.length > 0);
    };
    expect([bears(103, 170), bears(103.1, 170), bears(100, 150), bears(100, 149.9)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
