import { describe, expect, it } from 'vitest';
import { Suffering } from '../../../../src/rules/battletech/standard/suffering.js';
import type { Unit } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

/** A whole unit of a model, as it comes to the table. */
const whole = (model: string): Unit =>
  beginFull({
    pieces: [
      { unit: model, seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
  }).unit(model);

/** What harm a unit takes, in order, from damage to a location without armour. */
function harmTo(unit: Unit, location: 'LA' | 'LT', points: number, faces: readonly number[]) {
  const suffering = new Suffering({ ...unit, armor: { ...unit.armor, [location]: 0 } }, scriptedDice(faces), 1);
  suffering.strike(location, points, false, false);
  return suffering.taken();
}

describe('table 7.2.4 critical hits', () => {
  it('a Gauss rifle explodes when it is struck, and not again when another of its slots is', () => {
    // 8: one hit, on the fifth slot: 20 points, and two wounds for the pilot.
    const burst = harmTo(whole('GLADIATOR'), 'LA', 1, [4, 4, 1, 5, 6, 6, 6, 6]);
    expect(burst.filter(({ harm }) => harm === 'explosion')).toMatchObject([{ damage: 20, what: { mount: 'A' } }]);
    // A wreck already: nothing more to explode.
    const gladiator = whole('GLADIATOR');
    if (!gladiator.body) throw new Error('no body');
    const wreck = { ...gladiator, body: { ...gladiator.body, struck: { ...gladiator.body.struck, LA: [4] } } };
    const again = harmTo(wreck, 'LA', 1, [4, 4, 1, 6]);
    expect(again.map(({ harm }) => harm)).toEqual(['structure', 'critical-roll', 'slot']);
  });

  it('the slugs of a Gauss rifle do not explode', () => {
    // 8: one hit, in the lower half, on a bin of slugs.
    const harm = harmTo(whole('GLADIATOR'), 'LT', 1, [4, 4, 4, 1]);
    expect(harm.map((one) => one.harm)).toEqual(['structure', 'critical-roll', 'slot']);
    expect(harm.at(-1)).toMatchObject({ holds: { holds: 'ammo' } });
  });
});
