import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../src/i18n/catalogue.js';
import { nameOf, say } from '../../src/i18n/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { speaking } from '../../src/i18n/tongue.js';
import { common } from '../../src/i18n/words/index.js';
import { typedIn } from '../../src/orders/places.js';
import type { Measure } from '../../src/rules/geometry/plane/measure.js';

/** Units of length belong to the game (C-09): one of the air in centimetres, one of ships in whole inches. */

const CM: Measure = { unit: 1000, least: 100, turn: 3600, squares: [10, 20] };
const INCHES: Measure = { unit: 25, least: 25, turn: 64, squares: [1, 5] };
const catalogue = catalogueOf(
  {
    ...common,
    'air.unit': { en: 'cm', fr: 'cm', ru: 'см' },
    'sea.unit': { en: '″', fr: 'po', ru: 'дюйм.' },
    'air.flew': {
      en: '{far@air.length} to {at@air.place}',
      fr: '{far@air.length} : {at@air.place}',
      ru: '{far@air.length}: {at@air.place}',
    },
  },
  { air: CM, sea: INCHES },
);
const tongue = speaking(catalogue);

describe('C-09 the unit of length belongs to the game', () => {
  test('a length is said in its unit, as closely as it is measured', () => {
    const far = (steps: number, space = 'air.length') => nameOf(tongue('en'), space, String(steps));
    expect(far(10_000)).toBe('10.0\u00a0cm');
    expect(far(9900)).toBe('9.9\u00a0cm');
    expect(far(9990)).toBe('9.99\u00a0cm');
    expect(far(250, 'sea.length')).toBe('10\u00a0″');
    expect(nameOf(tongue('ru'), 'air.length', '12500')).toBe('12,5\u00a0см');
    expect(nameOf(tongue('fr'), 'sea.place', '250,75')).toBe('10\u202f; 3');
  });

  test('in a sentence too, each game in its own', () => {
    expect(say(tongue('en'), 'air.flew', { far: 30_000, at: '12500,8000' })).toBe('30.0\u00a0cm to 12.5, 8');
  });

  test('it is typed in its unit', () => {
    const air = typedIn(CM);
    const sea = typedIn(INCHES);
    expect([air.numberIn('10'), air.numberIn('9.9'), air.numberIn('10cm')]).toEqual([10_000, 9900, null]);
    expect([sea.numberIn('10'), sea.lengthTyped('4,5')]).toEqual([250, 113]);
    expect(air.placeIn('12,5 ; 8', 'fr')).toEqual({ x: 12_500, y: 8000 });
    expect(sea.placeText({ x: 250, y: 75 })).toBe('10,3');
  });

  test('a direction is typed in degrees, as a bare number or with their sign', () => {
    const air = typedIn(CM);
    expect(['270', '270°', '4.5', '4,5 °', '0'].map(air.angleIn)).toEqual([2700, 2700, 45, 45, 0]);
    expect(['', 'N', '270 15', '1e2', '2700'].map(air.angleIn)).toEqual([null, null, null, null, null]);
    expect([air.angleText(2705), typedIn(INCHES).angleIn('90')]).toEqual(['270.5', 16]);
  });

  test('what is typed is what was written, whatever the place, the length, the direction', () => {
    const steps = fc.integer({ min: -9000, max: 90_000 }).map((n) => n * CM.least);
    const air = typedIn(CM);
    const comma = (text: string): string => text.replaceAll(',', ' ; ').replaceAll('.', ',');
    fc.assert(
      fc.property(steps, steps, fc.constantFrom(...LOCALES), fc.integer({ min: 0, max: 3600 }), (x, y, locale, way) => {
        const text = air.placeText({ x, y });
        expect(air.placeIn(text, locale)).toEqual({ x, y });
        // Where decimals have a comma a place can be typed with commas too; said with words behind it, the place ends before them.
        if (locale !== 'en') expect(air.placeIn(comma(text), locale)).toEqual({ x, y });
        expect(air.placeAt(`${text} → 10 L45`, locale)).toEqual({ at: { x, y }, text });
        expect(air.numberIn(`${x / CM.unit}`)).toBe(x);
        expect(air.angleIn(air.angleText(way))).toBe(way);
      }),
    );
  });

  test('a game that measures nothing has no lengths to say', () => {
    expect(nameOf(tongue('en'), 'land.length', '1000')).toBe('1000');
  });
});
