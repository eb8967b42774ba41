import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/rules/geometry/plane/point.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { ahead, fire, fly, gun, profile, sortie, spot, type Plane } from '../../support/finest-hour.js';

/** Questions about who is no longer there. */

const mule = profile(1, { model: 'Mule', weapons: [] });
const R1: Plane = {
  unit: 'R1',
  at: [60, 50],
  rep: 5,
  profile: profile(3, { weapons: [gun('front', 20, 1, 3)] }),
};
const B1: Plane = { unit: 'B1', at: [60, 35], rep: 3, profile: mule };
const B2: Plane = { unit: 'B2', at: [20, 20], rep: 3, profile: mule };

describe('an aircraft that is lost', () => {
  const play = sortie({ planes: [R1, B1, B2] }).unasked('red', 'blue');
  play.give('red', fly('R1', [fire(['gun', 'B1']), ahead(10)]), [6, 1]);
  const view = finestHour.view(play.match, spectator);
  const [one, lost] = [unitId('R1'), unitId('B1')];
  const gone = { ok: false, error: { code: 'finest-hour/gone', params: { unit: 'B1', known: ['R1', 'B2'] } } };

  test.each([
    { about: 'odds', unit: lost, target: null, from: null },
    { about: 'odds', unit: one, target: lost, from: null },
    { about: 'los', unit: one, target: lost },
    { about: 'los', unit: lost, target: one },
    { about: 'arcs', unit: lost },
    { about: 'reach', unit: lost, by: 'normal' },
  ] as const)('TFH-23 sees, reaches and hits nothing, and cannot be hit: $about', (inquiry) => {
    expect(finestHour.inspect(view, inquiry)).toMatchObject(gone);
  });

  test('TFH-23 and whoever asks for one that there never was is told who there is', () => {
    const inquiry = { about: 'sheet', unit: unitId('B9') } as const;
    expect(finestHour.inspect(view, inquiry)).toMatchObject({
      ok: false,
      error: { code: 'finest-hour/no-aircraft', params: { unit: 'B9', known: ['R1', 'B2'] } },
    });
  });

  test('TFH-23 still has its card', () => {
    expect(finestHour.inspect(view, { about: 'sheet', unit: lost })).toMatchObject({ ok: true });
  });
});

describe('odds', () => {
  const play = sortie({ planes: [R1, B1, B2] });
  const one = unitId('R1');
  const odds = (target: string | null, from: { at: Point; heading: number } | null = null) => {
    const told = play.ask({ about: 'odds', unit: one, target: target === null ? null : unitId(target), from });
    if (told.about !== 'odds') throw new Error(told.about);
    return told;
  };

  test('TFH-17 TFH-20 of nobody in particular: at each on whom a weapon bears, from where it is or would be', () => {
    expect(odds(null)).toMatchObject({ from: { at: spot(60, 50), heading: 0 }, targets: [{ target: 'B1' }] });
    const there = { at: spot(30, 20), heading: 2700 };
    expect(odds(null, there)).toMatchObject({ from: there, targets: [{ target: 'B2' }] });
    expect(odds(null, { at: spot(60, 50), heading: 1800 }).targets).toEqual([]);
  });

  test('TFH-17 TFH-20 at a named one, with what is in the way of it', () => {
    expect(odds('B1').targets).toMatchObject([{ target: 'B1', odds: [{ distance: 15_000, dice: 1, refusal: null }] }]);
    expect(odds('B2').targets).toMatchObject([
      { target: 'B2', odds: [{ distance: 50_000, refusal: { code: 'finest-hour/out-of-range' } }] },
    ]);
  });

  test.each([
    { about: 'odds', unit: one, target: unitId('B9'), from: null },
    { about: 'los', unit: one, target: unitId('B9') },
  ] as const)('TFH-17 at one that there never was: $about', (inquiry) => {
    expect(finestHour.inspect(finestHour.view(play.match, spectator), inquiry)).toMatchObject({
      ok: false,
      error: { code: 'finest-hour/no-aircraft', params: { unit: 'B9', known: ['R1', 'B1', 'B2'] } },
    });
  });
});

describe('how far an aircraft comes', () => {
  const outline = (flown: number) => {
    const play = sortie({
      planes: [
        { ...R1, profile: profile(3, { weapons: [] }) },
        { ...B2, at: [20, 20] },
      ],
    });
    play.give('red', fly('R1', [ahead(flown)], { then: 'on' }));
    const told = play.ask({ about: 'reach', unit: unitId('R1'), by: 'normal' });
    if (told.about !== 'reach') throw new Error(told.about);
    return { here: play.plane('R1').at, told: told.outline };
  };

  test.each([
    [4, false],
    [10, true],
  ])('TFH-11 under way it may stay where it is once it has flown 10 cm: %d cm, %s', (flown, stays) => {
    const { here, told } = outline(flown);
    expect(told.some(({ x, y }) => x === here.x && y === here.y)).toBe(stays);
  });
});

describe('instructions', () => {
  test('TFH-06 whoever has nobody left in the sky has nobody to instruct', () => {
    const play = sortie({ planes: [R1, { ...B1, seat: 'blue-1' }, { ...B2, seat: 'blue-2' }] }).unasked(
      'red',
      'blue-1',
    );
    play.give('red', fly('R1', [fire(['gun', 'B1']), ahead(10)]), [6, 1]);
    const seat = seatId('blue-1');
    const asked = finestHour.choices(finestHour.view(play.match, seated(seat)), seat, { question: 'beside' });
    expect(asked).toMatchObject({ refusal: { code: 'finest-hour/nobody-left', rule: 'TFH-06' } });
  });
});
