import { describe, expect, it } from 'vitest';
import { DamageResolution, damageOfRound } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

/** A whole unit of a model, as it comes to the table. */
const whole = (model: string): StandardUnit =>
  beginFull({
    pieces: [
      { unit: model, seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
  }).unit(model);

/** The steps of damage that a unit takes, in order, from damage to a location without armour. */
function stepsOf(unit: StandardUnit, location: Location, points: number, faces: readonly number[]) {
  return struck(unit, location, points, faces).taken();
}

function struck(unit: StandardUnit, location: Location, points: number, faces: readonly number[]): DamageResolution {
  const damageResolution = new DamageResolution(
    { ...unit, armor: { ...unit.armor, [location]: 0 } },
    scriptedDice(faces),
    1,
  );
  damageResolution.strike(location, points, false, false);
  return damageResolution;
}

/** The unit with slots struck already, and its bins empty. */
function worn(unit: StandardUnit, slots: Partial<Record<Location, readonly number[]>>): StandardUnit {
  const ammo = unit.ammo.map((bin) => ({ ...bin, left: 0 }));
  return { ...unit, ammo, body: { ...unit.body, struck: { ...unit.body.struck, ...slots } } };
}

describe('table 7.2.4 critical hits', () => {
  it('a Gauss rifle explodes when it is struck, and not again when another of its slots is', () => {
    // 8: one hit, on the fifth slot: 20 points, and two wounds for the pilot.
    const burst = stepsOf(whole('GLADIATOR'), 'LA', 1, [4, 4, 1, 5, 6, 6, 6, 6]);
    expect(burst.filter(({ harm }) => harm === 'explosion')).toMatchObject([{ damage: 20, what: { mount: 'A' } }]);
    // A wreck already: nothing more to explode.
    const gladiator = whole('GLADIATOR');
    const wreck = { ...gladiator, body: { ...gladiator.body, struck: { ...gladiator.body.struck, LA: [4] } } };
    const again = stepsOf(wreck, 'LA', 1, [4, 4, 1, 6]);
    expect(again.map(({ harm }) => harm)).toEqual(['structure', 'critical-roll', 'slot']);
  });

  it('the slugs of a Gauss rifle do not explode', () => {
    // 8: one hit, in the lower half, on a bin of slugs.
    const steps = stepsOf(whole('GLADIATOR'), 'LT', 1, [4, 4, 4, 1]);
    expect(steps.map((one) => one.harm)).toEqual(['structure', 'critical-roll', 'slot']);
    expect(steps.at(-1)).toMatchObject({ holds: { holds: 'ammo' } });
  });

  it('WPN-20 nor do the rounds of a plasma rifle', () => {
    const vindicator = whole('VND-6L');
    expect(vindicator.ammo.map((bin) => damageOfRound(vindicator, bin))).toEqual([0, 0]);
    const steps = stepsOf(whole('VND-6L'), 'RT', 1, [4, 4, 4, 1]);
    expect(steps.map((one) => one.harm)).toEqual(['structure', 'critical-roll', 'slot']);
    expect(steps.at(-1)).toMatchObject({ holds: { holds: 'ammo' } });
  });

  it('12 on an arm or a leg blows it off; the leg brings the unit down', () => {
    expect(stepsOf(whole('HBK-4G'), 'LA', 1, [6, 6])).toMatchObject([
      { harm: 'structure', after: 7 },
      { harm: 'critical-roll', criticals: 3 },
      { harm: 'location-lost', location: 'LA', why: 'blown-off' },
    ]);
    expect(struck(whole('HBK-4G'), 'LL', 1, [6, 6]).unit).toMatchObject({ lost: ['LL'], body: { due: ['leg-lost'] } });
  });

  it('12 on the head destroys it, and the unit', () => {
    // One wound for the pilot, who stays conscious.
    expect(stepsOf(whole('HBK-4G'), 'HD', 1, [6, 6, 6, 6]).slice(-2)).toMatchObject([
      { harm: 'location-lost', location: 'HD', why: 'blown-off' },
      { harm: 'doomed', why: 'head' },
    ]);
  });

  it('12 on a torso is three hits; three on the engine stop it for good', () => {
    const steps = stepsOf(whole('HBK-4G'), 'CT', 1, [6, 6, 1, 1, 1, 2, 1, 3]);
    expect(steps.filter((one) => one.harm === 'slot').map(({ holds }) => holds)).toEqual(
      Array.from({ length: 3 }, () => ({ holds: 'part', part: 'engine' })),
    );
    expect(steps.at(-1)).toEqual({ harm: 'doomed', why: 'engine' });
  });

  it('the engine slots of a side torso that is gone are hits: two of a Clan engine are borne, the third stops it', () => {
    expect(stepsOf(whole('DRAGONFLY'), 'LT', 10, []).some(({ harm }) => harm === 'doomed')).toBe(false);
    const twice = worn(whole('DRAGONFLY'), { CT: [0] });
    expect(stepsOf(twice, 'LT', 10, []).at(-1)).toEqual({ harm: 'doomed', why: 'engine' });
  });

  it('a hit on the cockpit kills the pilot', () => {
    const steps = stepsOf(whole('HBK-4G'), 'HD', 1, [6, 6, 4, 4, 3]);
    expect(steps.at(-1)).toEqual({ harm: 'doomed', why: 'cockpit' });
  });

  it('empty slots and those struck before are rolled again', () => {
    const [, , slot] = stepsOf(worn(whole('HBK-4G'), { LT: [0] }), 'LT', 1, [4, 4, 6, 1, 2]);
    expect(slot).toMatchObject({ harm: 'slot', location: 'LT', slot: 1, rolls: [{}, {}, {}] });
  });

  it('a die asks for the half only where both have a slot left', () => {
    const half = [0, 1, 2, 3, 4, 5];
    const rolled = (slots: readonly number[], faces: readonly number[]) => {
      const step = stepsOf(worn(whole('HBK-4G'), { RT: slots }), 'RT', 1, [4, 4, ...faces]).at(-1);
      return step?.harm === 'slot' ? [step.slot, step.rolls.map(({ purpose }) => purpose).join(' ')] : step;
    };
    expect(rolled([], [3, 2])).toEqual([1, 'critical-half critical-slot']);
    expect(rolled([], [4, 2])).toEqual([7, 'critical-half critical-slot']);
    expect(rolled(half, [2])).toEqual([7, 'critical-slot']);
    expect(
      rolled(
        half.map((slot) => slot + 6),
        [2],
      ),
    ).toEqual([1, 'critical-slot']);
  });

  it('where no slot is left the hit goes on inward', () => {
    const [, , slot] = stepsOf(worn(whole('HBK-4G'), { LT: [0, 1] }), 'LT', 1, [4, 4, 1, 4]);
    expect(slot).toMatchObject({ harm: 'slot', location: 'CT', slot: 3, holds: { part: 'gyro' } });
  });

  it('AMB-SEQ-21 a critical hit in a leg alone finds a slot there, or nothing: it goes on nowhere', () => {
    const steps = (unit: StandardUnit, faces: readonly number[]) => {
      const damageResolution = new DamageResolution(unit, scriptedDice(faces), 1);
      damageResolution.criticalIn('LL');
      return damageResolution.taken().map((step) => (step.harm === 'slot' ? [step.location, step.slot] : step.harm));
    };
    expect(steps(whole('HBK-4G'), [3])).toEqual([['LL', 2]]);
    expect(steps(worn(whole('HBK-4G'), { LL: [0, 1, 2, 3, 4, 5] }), [])).toEqual([]);
    expect(steps({ ...whole('HBK-4G'), lost: ['LL'] }, [])).toEqual([]);
  });

  it('the second hit on the gyro brings the unit down without a roll', () => {
    const once = struck(whole('HBK-4G'), 'CT', 1, [4, 4, 1, 4]).unit;
    expect(once.body.due).toEqual(['gyro-hit']);
    expect(struck(once, 'CT', 1, [4, 4, 1, 5]).unit.body.due).toEqual(['gyro-hit', 'gyro-destroyed']);
  });
});

describe('table 7.2.6 the pilot', () => {
  it('a hit on the head is one wound, whatever its damage; the sixth kills', () => {
    const sound = whole('HBK-4G');
    const damageResolution = new DamageResolution(sound, scriptedDice([6, 6]), 1);
    damageResolution.strike('HD', 2, false, false);
    expect(damageResolution.taken()).toMatchObject([
      { harm: 'pilot', why: 'head-hit', hits: 1 },
      { harm: 'consciousness', need: 3, awake: true },
      { harm: 'armor', location: 'HD', after: 7 },
    ]);
    const dying = { ...sound, body: { ...sound.body, pilot: { ...sound.body.pilot, hits: 5 } } };
    const last = new DamageResolution(dying, scriptedDice([]), 1);
    last.hurt('fall', 1);
    expect(last.taken()).toEqual([
      { harm: 'pilot', why: 'fall', hits: 6 },
      { harm: 'doomed', why: 'pilot' },
    ]);
  });

  it('one who is out already makes no further roll to stay conscious', () => {
    const sound = whole('HBK-4G');
    const out = { ...sound, body: { ...sound.body, pilot: { ...sound.body.pilot, hits: 1, out: 1 } } };
    const damageResolution = new DamageResolution(out, scriptedDice([]), 2);
    damageResolution.hurt('explosion', 2);
    expect(damageResolution.taken().map(({ harm }) => harm)).toEqual(['pilot', 'pilot']);
  });
});
