import { describe, expect, test } from 'vitest';
import { afterDamage } from '../../../../src/rules/battletech/standard/after-damage.js';
import type { DamageStep } from '../../../../src/rules/battletech/standard/damage-steps.js';
import type { VehicleCritical } from '../../../../src/rules/battletech/standard/kinds.js';
import { binId, type Body, type CriticalSlot } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { Roll } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

/** What a step of damage leaves on a sheet, and that what is told with figures left out marks nothing (table 7.2.4, C-01). */

const play = beginFull({
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
    { unit: 'VEDETTE', seat: 'defender', at: '0510 N' },
    { unit: 'HCT-3F', seat: 'attacker', at: '0801 S' },
  ],
});
const mech = play.unit('HBK-4G');
const tank = play.unit('VEDETTE');
const roll: Roll = { index: 0, sides: 6, faces: [3, 4], purpose: 'critical' };
const weapon = { holds: 'weapon', mount: mountId('A') } as CriticalSlot;
const part = { holds: 'part', part: 'hip' } as CriticalSlot;
const slot = { harm: 'slot', location: 'LL', slot: 0, holds: part, rolls: [] } as const;

describe('C-01 what is told without its figures marks nothing', () => {
  test.each<DamageStep>([
    { harm: 'armor', location: 'CT', rear: false, damage: null, after: null },
    { harm: 'armor', location: 'CT', rear: true, damage: null, after: null },
    { harm: 'structure', location: 'CT', damage: null, after: null },
    { ...slot, slot: null },
    { ...slot, holds: null },
    { harm: 'explosion', location: 'RT', what: null, damage: null, cased: false },
    { harm: 'explosion', location: 'RT', what: { mount: mountId('A') }, damage: 20, cased: false },
    { harm: 'transfer', from: 'RA', to: 'RT', damage: 3 },
    { harm: 'critical-roll', location: 'RT', through: false, roll, criticals: 1 },
    { harm: 'soaked', location: 'RT', roll, more: 0, things: 1 },
    { harm: 'shared', location: 'RT', rest: 3, sectors: 2, share: 1, outside: 0 },
  ])('of a ’Mech: %j', (step) => {
    expect(afterDamage(mech, step)).toEqual(mech);
  });

  test.each<DamageStep>([
    { harm: 'motive', roll, more: 0, result: null },
    { harm: 'motive', roll, more: 0, result: 'none' },
    { harm: 'vehicle-critical', location: 'FR', roll, critical: null, mount: null, pick: null },
    { harm: 'vehicle-critical', location: 'FR', roll, critical: 'weapon-jam', mount: null, pick: null },
    { harm: 'vehicle-critical', location: 'FR', roll, critical: 'weapon-lost', mount: null, pick: null },
  ])('of a vehicle: %j', (step) => {
    expect(afterDamage(tank, step)).toEqual(tank);
  });
});

test('AMB-SEQ-03 what a step says is marked: points add up to the damage of the phase', () => {
  const { CT = 0 } = mech.armor;
  const front = afterDamage(mech, { harm: 'armor', location: 'CT', rear: false, damage: 4, after: CT - 4 });
  expect([front.armor.CT, front.rearArmor, front.body.damage]).toEqual([CT - 4, mech.rearArmor, mech.body.damage + 4]);
  const back = afterDamage(front, { harm: 'armor', location: 'CT', rear: true, damage: 2, after: null });
  expect([back.armor.CT, back.rearArmor.CT, back.body.damage]).toEqual([
    CT - 4,
    (mech.rearArmor.CT ?? 0) - 2,
    mech.body.damage + 6,
  ]);
  const inside = afterDamage(back, { harm: 'structure', location: 'CT', damage: 3, after: null });
  expect([inside.body.structure.CT, inside.body.damage]).toEqual([
    (mech.body.structure.CT ?? 0) - 3,
    mech.body.damage + 9,
  ]);
});

test('ADV-07 what a cowl takes adds up on it, and to the damage of the phase', () => {
  const once = afterDamage(mech, { harm: 'cowl', damage: 2 });
  const twice = afterDamage(once, { harm: 'cowl', damage: 1 });
  expect([once, twice].map(({ body: { cowl, damage } }) => [cowl, damage - mech.body.damage])).toEqual([
    [2, 2],
    [3, 3],
  ]);
});

test('EDN-03 a weapon that goes on working is dented, and nothing else is marked of what survives', () => {
  const dented = afterDamage(mech, { ...slot, holds: weapon, survives: true });
  expect(dented.body).toEqual({ ...mech.body, dented: ['A'] });
  const twice = afterDamage(dented, {
    ...slot,
    holds: { ...weapon, mount: mountId('B') } as CriticalSlot,
    survives: true,
  });
  expect(twice.body.dented).toEqual(['A', 'B']);
  expect(afterDamage(mech, { ...slot, survives: true })).toEqual(mech);
  expect(afterDamage(mech, slot).body).toMatchObject({ struck: { LL: [0] }, due: ['hip-hit'] });
});

test('SEQ-11 rounds that blow up are gone from their bin, and from no other', () => {
  const [bin, ...others] = mech.ammo;
  if (!bin) throw new Error('no bin');
  const more = { ...bin, stowed: { ...bin.stowed, id: binId('other') } };
  const two = { ...mech, ammo: [bin, more, ...others] };
  const step = { harm: 'explosion', location: 'LT', what: { bin: bin.stowed.id }, damage: 20, cased: false } as const;
  expect(afterDamage(two, step).ammo).toEqual([{ ...bin, left: 0 }, more, ...others]);
});

test('table 7.2.4 what a unit is doomed by first stays', () => {
  const doomed = afterDamage(mech, { harm: 'doomed', why: 'ammunition' });
  expect(doomed.body.doomed).toBe('ammunition');
  expect(afterDamage(doomed, { harm: 'doomed', why: 'engine' }).body.doomed).toBe('ammunition');
});

test('CLN-47 a reactor that water does not stop runs on', () => {
  const step = { harm: 'reactor', need: 6, roll } as const;
  expect(afterDamage(mech, { ...step, runs: true })).toEqual(mech);
  expect(afterDamage(mech, { ...step, runs: false }).body).toEqual({ ...mech.body, shutdown: true, shorted: true });
});

describe('table 11.2.4 what a critical hit leaves on the sheet of a vehicle', () => {
  const after = (critical: VehicleCritical, before: Partial<Body> = {}) =>
    afterDamage(
      { ...tank, body: { ...tank.body, ...before } },
      { harm: 'vehicle-critical', location: 'FR', roll, critical, mount: null, pick: null },
    );
  test.each([
    'copilot',
    'pilot',
    'flight-stabiliser',
    'rotor-destroyed',
    'driver',
    'crew-killed',
    'sensors',
    'turret-off',
    'cargo',
  ] as const)('%s: that it was hit, and no more', (critical) => {
    expect(after(critical).body).toEqual({ ...tank.body, crew: { ...tank.body.crew, hits: [critical] } });
  });

  test('a rotor turns worse each time', () => {
    const once = after('rotor-damage');
    expect(once.body.crew).toMatchObject({ hits: ['rotor-damage'], rotor: 1 });
    expect(after('rotor-damage', once.body).body.crew).toMatchObject({ rotor: 2 });
  });

  test.each(['crew-stunned', 'commander', 'ammunition'] as const)(
    '%s: two turns, and one more each time',
    (critical) => {
      const once = after(critical);
      expect(once.body.crew).toMatchObject({ hits: [critical], stunned: 2 });
      expect(after(critical, once.body).body.crew?.stunned).toBe(3);
      expect(once.ammo.map(({ left }) => left)).toEqual(
        tank.ammo.map(({ left }) => (critical === 'ammunition' ? 0 : left)),
      );
    },
  );

  test.each(['engine', 'fuel', 'turret-jam', 'turret-lock'] as const)(
    '%s: the turret stays where it points',
    (critical) => {
      expect(after(critical, { twist: 2 }).body.crew).toMatchObject({ hits: [critical], stuck: 2 });
    },
  );
});

test('table 11.2.4 a weapon that is lost is struck in the slot that holds it, one that the sheet has not nowhere', () => {
  const slots = { ...tank.sheet.full.slots, TU: [null, part, weapon] };
  const having = (struck: readonly number[]): StandardUnit => ({
    ...tank,
    sheet: { ...tank.sheet, full: { ...tank.sheet.full, slots } },
    body: { ...tank.body, struck: { ...tank.body.struck, TU: struck } },
  });
  const lost = (mount: string, before: readonly number[] = []) => {
    const step = { harm: 'vehicle-critical', location: 'TU', roll, critical: 'weapon-lost', pick: null } as const;
    return afterDamage(having(before), { ...step, mount: mountId(mount) });
  };
  expect(lost('A')).toEqual(having([2]));
  expect(lost('A', [1])).toEqual(having([1, 2]));
  expect(lost('Z')).toEqual(having([]));
});
