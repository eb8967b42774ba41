import { describe, expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import type { UnitEntry } from '../../src/library/contract.js';
import { drawForces, drawSeed, type Lot } from '../../src/match/draw.js';

/** Forces drawn by lot to a value or a mass (issue 16, item 4). */

const { units } = libraryOf();
const pool = units.filter(({ ruleset, levels }) => ruleset === 'battletech' && levels?.includes('standard'));
const named = new Map(pool.map((unit) => [unit.id, unit]));

const lance: Lot = { units: 4, measure: 'battle-value', amount: 5000 };

function drawn(lot: Lot, seed: string, from: readonly UnitEntry[] = pool): readonly (readonly string[])[] {
  const forces = drawForces(from, lot, seed, 2);
  if (!forces.ok) throw new Error(JSON.stringify(forces.error));
  return forces.value;
}

describe('forces by lot', () => {
  test.each(Array.from({ length: 20 }, (_, i) => `seed ${i}`))('BV-09 %s: two lances of 4750 to 5000', (seed) => {
    for (const force of drawn(lance, seed)) {
      expect(new Set(force).size).toBe(4);
      const sum = force.reduce((all, id) => all + (named.get(id)?.worth?.amount ?? 0), 0);
      expect(sum).toBeGreaterThanOrEqual(4750);
      expect(sum).toBeLessThanOrEqual(5000);
    }
  });

  test('the same seed draws the same, whatever the order of the catalogue; another draws others', () => {
    expect(drawn(lance, 'a', pool.toReversed())).toEqual(drawn(lance, 'a'));
    expect(drawn(lance, 'b')).not.toEqual(drawn(lance, 'a'));
  });

  test('a mass instead of a value', () => {
    const [force = []] = drawn({ units: 3, measure: 'tons', amount: 100 }, 'c');
    const tons = force.reduce((all, id) => all + (named.get(id)?.tons ?? 0), 0);
    expect(tons).toBeGreaterThanOrEqual(95);
    expect(tons).toBeLessThanOrEqual(100);
  });

  test.each(['a', 'b', 'c', 'd'])(
    'BV-09 seed %s: twelve units of 4750 to 5000, which hardly any twelve make',
    (seed) => {
      const lot: Lot = { ...lance, units: 12 };
      const forces = drawn(lot, seed);
      for (const force of forces) {
        expect(new Set(force).size).toBe(12);
        const sum = force.reduce((all, id) => all + (named.get(id)?.worth?.amount ?? 0), 0);
        expect(sum).toBeGreaterThanOrEqual(4750);
        expect(sum).toBeLessThanOrEqual(5000);
      }
      expect(forces[0]).not.toEqual(forces[1]);
      expect(drawn(lot, seed, pool.toReversed())).toEqual(forces);
    },
  );

  test('BV-09 the only force that makes the amount is found, and a hole between two forces is refused', () => {
    const [some] = pool;
    if (!some) throw new Error('no units');
    const few = [10, 10, 10, 70, 1].map((tons, i) => ({ ...some, id: `U${i}`, tons }));
    expect(drawn({ units: 4, measure: 'tons', amount: 31 }, 'e', few)[0]?.toSorted()).toEqual(['U0', 'U1', 'U2', 'U4']);
    expect(drawForces(few, { units: 4, measure: 'tons', amount: 60 }, 'e', 1).ok).toBe(false);
  });

  test('where no force makes the amount, the refusal says how much so many make', () => {
    expect(drawForces(pool, { units: 1, measure: 'tons', amount: 10 }, 'd', 1)).toMatchObject({
      ok: false,
      error: { code: 'unit/no-force', params: { units: 1, amount: 10, least: 3, most: 100 } },
    });
    expect(drawForces(pool, { ...lance, amount: 90_000 }, 'd', 1).ok).toBe(false);
    expect(drawForces([], lance, 'd', 1).ok).toBe(false);
  });

  test('the seed comes of the fingerprint and of what nobody chooses', () => {
    expect(drawSeed('f', '1')).toMatch(/^[0-9a-f]{16}$/u);
    expect(drawSeed('f', '1')).not.toBe(drawSeed('f', '2'));
  });
});
