import { describe, expect, test } from 'vitest';
import type { Arc } from '../../../src/rules/finest-hour/types.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import {
  ahead,
  cloud,
  fire,
  fly,
  gun,
  polar,
  profile,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** What a weapon bears on: arcs from the nose, range, what is in the way. */

const AT = [60, 40] as const;

/** Whether a weapon of R1, which heads east, bears on an enemy there. */
function bears(arc: Arc, enemy: readonly [number, number], range = 20, more: Partial<Situation> = {}): boolean {
  const planes: readonly Plane[] = [
    { unit: 'R1', at: AT, heading: 90, profile: profile(3, { weapons: [gun(arc, range, 1, 2)] }) },
    { unit: 'B1', at: enemy, profile: profile(1, { weapons: [] }) },
  ];
  const answer = sortie({ planes, size: [160, 120], ...more }).ask({ about: 'arcs', unit: unitId('R1') });
  if (answer.about !== 'arcs') throw new Error('another answer');
  return answer.weapons.some(({ enemies }) => enemies.length > 0);
}
/** An enemy so many degrees off the nose, to the right. */
const off = (angle: number): readonly [number, number] => polar(AT, 90 + angle, 18);

describe('arcs', () => {
  test.each<[Arc, number, boolean]>([
    ['front', 0, true],
    ['front', 45, true],
    ['front', -45, true],
    ['front', 45.1, false],
    ['front', -45.1, false],
    ['left', -45, true],
    ['left', -135, true],
    ['left', -44.9, false],
    ['left', -135.1, false],
    ['left', 90, false],
    ['right', 45, true],
    ['right', 135, true],
    ['right', 44.9, false],
    ['right', -90, false],
    ['rear', 135, true],
    ['rear', -135, true],
    ['rear', 180, true],
    ['rear', 134.9, false],
    ['all-round', 0, true],
    ['all-round', 90, true],
    ['all-round', 180, true],
  ])('TC-TFH-21 TFH-22 AMB-TFH-20 %s at %d° off the nose: %s', (arc, angle, expected) => {
    expect(bears(arc, off(angle))).toBe(expected);
  });

  test.each([
    [10, 1.5, true],
    [10, -1.5, true],
    [10, 1.6, false],
    [20, 0, true],
    [-10, 0, false],
    [-10, 1, false],
  ])('TC-TFH-21 AMB-TFH-06 fixed forward, %d cm ahead and %d beside the nose line: %s', (ahead, beside, expected) => {
    expect(bears('fixed-forward', [60 + ahead, 40 + beside])).toBe(expected);
  });

  test.each([
    ['1', 1, 1.1],
    ['2', 2, 2.1],
  ] as const)('AMB-TFH-06 fixedArcRadiusCm %s: %d bears, %d does not', (fixedArcRadiusCm, near, far) => {
    expect(bears('fixed-forward', [70, 40 + near], 20, { options: { fixedArcRadiusCm } })).toBe(true);
    expect(bears('fixed-forward', [70, 40 + far], 20, { options: { fixedArcRadiusCm } })).toBe(false);
  });
});

describe('range and what is in the way', () => {
  test.each([
    [20, 20, true],
    [20.1, 20, false],
    [15, 15, true],
    [15.1, 15, false],
  ])('TC-TFH-21 TFH-17 AMB-TFH-20 at %d cm with a range of %d, centre to centre: %s', (far, range, expected) => {
    expect(bears('front', polar(AT, 90, far), range)).toBe(expected);
    expect(bears('all-round', polar(AT, 217, far), range)).toBe(expected);
  });

  test('TC-TFH-21 TFH-17 a cloud blocks, beside the line it does not, an aircraft never', () => {
    expect(bears('front', [76, 40], 20, { clouds: [cloud(68, 40, 3)] })).toBe(false);
    expect(bears('front', [76, 40], 20, { clouds: [cloud(68, 46, 3)] })).toBe(true);
    const between: readonly Plane[] = [
      { unit: 'R1', at: AT, heading: 90, profile: profile(3, { weapons: [gun('front', 20, 1, 2)] }) },
      { unit: 'R2', at: [66, 40] },
      { unit: 'B2', at: [70, 40] },
      { unit: 'B1', at: [76, 40] },
    ];
    const answer = sortie({ planes: between }).ask({ about: 'arcs', unit: unitId('R1') });
    expect(answer).toMatchObject({ weapons: [{ enemies: ['B2', 'B1'] }] });
  });

  test('TFH-04 TFH-17 TFH-22 a shot that does not bear is refused with its figures', () => {
    const weapons = [gun('front', 20, 1, 2, 'nose'), gun('rear', 15, 1, 2, 'tail')];
    const play = sortie({
      planes: [
        { unit: 'R1', at: AT, heading: 90, profile: profile(3, { weapons }) },
        { unit: 'B1', at: [80.1, 40] },
        { unit: 'B2', at: [50, 40] },
        { unit: 'B3', at: [75, 50] },
      ],
      clouds: [cloud(67, 45, 2)],
    });
    const refused = (weapon: string, target: string) =>
      play.refused('red', fly('R1', [fire([weapon, target]), ahead(10)]));
    expect(refused('nose', 'B1')).toMatchObject({
      code: 'finest-hour/out-of-range',
      params: { far: 20_100, range: 20_000 },
      rule: 'TFH-17',
    });
    expect(refused('nose', 'B2')).toMatchObject({
      code: 'finest-hour/out-of-arc',
      params: { off: 1800 },
      rule: 'TFH-22',
    });
    expect(refused('nose', 'B3')).toMatchObject({ code: 'finest-hour/hidden', rule: 'TFH-17' });
    expect(refused('bomb', 'B1')).toMatchObject({ code: 'finest-hour/no-weapon', rule: 'TFH-04' });
    expect(refused('nose', 'R1')).toMatchObject({ code: 'finest-hour/no-enemy' });
  });
});
