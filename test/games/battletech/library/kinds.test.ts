import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUnit } from '../../../../src/games/battletech/library/read.js';
import { levelsOf } from '../../../../src/games/battletech/library/unit.js';
import { locationsOf } from '../../../../src/rules/battletech/damage/left.js';
import { FERRET, FOOT_PLATOON, HETZER, ELEMENTAL, VEDETTE } from '../../../support/unit-files.js';

/** Unit files of every kind: what their sheets have, and what is wrong with bad ones. */

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'arbitre-kinds-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function read(file: object) {
  const path = join(dir, 'unit.json');
  writeFileSync(path, JSON.stringify(file));
  return readUnit(path);
}

/** The outfit of a good file. */
function outfit(file: object) {
  const unit = read(file);
  if (!unit.ok) throw new Error(JSON.stringify(unit.error));
  expect(Object.keys(unit.value.outfits)).toEqual(['standard']);
  return unit.value.outfits.standard ?? expect.unreachable();
}

const faults = (file: object): readonly string[] => {
  const unit = read(file);
  return unit.ok ? [] : unit.error.map(({ path, reason }) => `${path}: ${reason}`);
};

test('UNI-01 every kind of unit is played at the standard level', () => {
  const played = (file: object) => {
    const unit = read(file);
    return unit.ok ? levelsOf(unit.value) : [];
  };
  expect([VEDETTE, HETZER, FOOT_PLATOON, ELEMENTAL, FERRET].map(played)).toEqual([
    ['standard'],
    ['standard'],
    ['standard'],
    ['standard'],
    ['standard'],
  ]);
});

describe('unit files by kind', () => {
  test('UNI-01 UNI-10 UNI-15 a tank has flank MP by half again, structure of a tenth of its tons, weapons and bins that can be struck', () => {
    const { sheet, ammo } = outfit(VEDETTE);
    expect(sheet).toMatchObject({ kind: 'vehicle', motive: 'tracked', turret: true, walk: 5, run: 8, rearArmor: {} });
    expect(locationsOf({ sheet })).toEqual(['FR', 'RS', 'LS', 'RR', 'TU']);
    expect(sheet.full.structure).toEqual({ FR: 5, RS: 5, LS: 5, RR: 5, TU: 5 });
    expect(sheet.full.slots).toEqual({
      TU: [{ holds: 'weapon', mount: 'A' }],
      FR: [{ holds: 'weapon', mount: 'B' }],
      BD: [
        { holds: 'ammo', bin: 'BD-1' },
        { holds: 'ammo', bin: 'BD-2' },
      ],
    });
    expect(ammo.map(({ ammo: kind, left, stowed }) => [kind, left, stowed.id])).toEqual([
      ['ac-5', 20, 'BD-1'],
      ['machine-gun', 200, 'BD-2'],
    ]);
  });

  test('UNI-01 a vehicle without a turret, and a VTOL, have locations of their own', () => {
    expect(locationsOf(outfit(HETZER))).toEqual(['FR', 'RS', 'LS', 'RR']);
    expect(locationsOf(outfit(FERRET))).toEqual(['FR', 'RS', 'LS', 'RR', 'RO']);
  });

  test('UNI-40 UNI-42 a platoon is one location with a point for each trooper, and fires one, two and three times its range', () => {
    const { sheet } = outfit(FOOT_PLATOON);
    expect(locationsOf({ sheet })).toEqual(['TR']);
    expect(sheet.full.structure).toEqual({ TR: 28 });
    expect(sheet.armor).toEqual({});
    expect(sheet.mounts[0]?.weapon.ranges).toEqual({ short: 1, medium: 2, long: 3 });
  });

  test('UNI-50 each trooper of battle armour is a location with armour and one point', () => {
    const { sheet } = outfit(ELEMENTAL);
    expect(locationsOf({ sheet })).toEqual(['T1', 'T2', 'T3', 'T4', 'T5']);
    expect([sheet.armor['T5'], sheet.armor['T6'], sheet.full.structure['T5']]).toEqual([10, undefined, 1]);
    expect(sheet.full.jump).toBe(3);
  });

  test('what does not fit is named', () => {
    expect(faults({ ...HETZER, weapons: [{ weapon: 'ac-20', location: 'TU' }] })).toEqual([
      'weapons[0].location: it has no turret',
    ]);
    expect(faults({ ...HETZER, ammo: [] })).toEqual(['weapons[0].weapon: ac-20 needs ammunition: no bin of ac-20']);
    expect(faults({ ...HETZER, ammo: [...HETZER.ammo, { ammo: 'ac-2', rounds: 45 }] })).toEqual([
      'ammo[4]: no weapon of the unit uses this ammunition',
    ]);
    expect(faults({ ...ELEMENTAL, weapons: [{ weapon: 'small-laser', location: 'T6' }], ammo: [] })).toEqual([
      'weapons[0].location: there are only 5 troopers',
    ]);
    expect(faults({ ...VEDETTE, label: undefined })).toEqual([
      'model: a model is 2 to 16 of A-Z, 0-9 and -; give a label',
    ]);
  });
});
