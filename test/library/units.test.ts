import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { unitCalled } from '../../src/games/battletech/library/find.js';
import { readBattletech } from '../../src/games/battletech/library/read.js';
import { massOf, sum } from './mass.js';
import { massOfVehicle } from './mass-vehicle.js';
import type { StockUnit } from '../../src/games/battletech/library/unit.js';
import { MECH_LOCATIONS } from '../../src/rules/battletech/vocabulary.js';
import type { CriticalSlot } from '../../src/rules/battletech/standard/types.js';
import { structureOf, STRUCTURE } from '../../src/rules/battletech/standard/structure.js';

const SHIPPED = fileURLToPath(new URL('../../scenarios/battletech', import.meta.url));
const { stock } = readBattletech(SHIPPED);
const units = [...stock.units.values()];
const unit = (label: string): StockUnit => {
  const found = stock.units.get(label);
  if (!found) throw new Error(`no unit ${label}`);
  return found;
};

/** What a vehicle needs less of an engine, on wheels or on its cushion of air (UNI-91). */
function suspensionOf({
  motive,
  tons,
}: {
  readonly motive: 'tracked' | 'wheeled' | 'hover';
  readonly tons: number;
}): number {
  if (motive !== 'hover') return motive === 'wheeled' ? 20 : 0;
  return tons <= 10 ? 40 : tons <= 20 ? 85 : tons <= 30 ? 130 : tons <= 40 ? 175 : 235;
}

/** What is in the slots of a location, each thing once: `ac-20 ×10`, `bin RT-11`. */
function contents(label: string, location: (typeof MECH_LOCATIONS)[number]): readonly string[] {
  const { sheet } = unit(label).outfits.standard ?? unit(label);
  const slots = sheet.full?.slots[location] ?? [];
  const name = (slot: CriticalSlot | null): string => {
    switch (slot?.holds) {
      case undefined:
        return '-';
      case 'part':
        return slot.part;
      case 'weapon':
        return `${slot.mount} ${sheet.mounts.find(({ id }) => id === slot.mount)?.weapon.id}`;
      case 'ammo':
        return `bin ${slot.bin}`;
      case 'equipment':
        return `${slot.equipment} ${slot.item}`;
      case 'filler':
        return slot.of;
      case 'heat-sink':
      case 'jump-jet':
        return `${slot.holds} ${slot.item}`;
    }
  };
  const names = slots.map(name);
  return [...new Set(names)].map((one) => {
    const count = names.filter((other) => other === one).length;
    return count === 1 ? one : `${one} ×${count}`;
  });
}

describe('the unit files', () => {
  const mechs = units.filter(({ file }) => file.type === 'mech');

  test('are 264 ’Mechs, of which 181 of the Inner Sphere and 83 of the Clans', () => {
    const tech = mechs.map(({ outfits }) => outfits.standard?.sheet.full.tech);
    expect(mechs.length).toBe(264);
    expect(tech.filter((one) => one === 'inner-sphere').length).toBe(181);
    expect(tech.filter((one) => one === 'clan').length).toBe(83);
  });

  test.each(mechs.map((one) => [one.label, one] as const))('QSR-04 %s: the whole sheet', (label, { outfits }) => {
    const full = outfits.standard?.sheet.full;
    for (const location of MECH_LOCATIONS) {
      const six = ['HD', 'LL', 'RL', ...(full?.legs === 4 ? ['LA', 'RA'] : [])].includes(location);
      expect(full?.slots[location]?.length, location).toBe(six ? 6 : 12);
    }
    const held = MECH_LOCATIONS.flatMap((location) => full?.slots[location] ?? []).flatMap((slot) => slot ?? []);
    const mounts = outfits.standard?.sheet.mounts ?? [];
    expect(new Set(held.flatMap((slot) => (slot.holds === 'weapon' ? [slot.mount] : [])))).toEqual(
      new Set(mounts.map(({ id }) => id)),
    );
    const bins = outfits.standard?.ammo ?? [];
    expect(held.flatMap((slot) => (slot.holds === 'ammo' ? [slot.bin] : []))).toEqual(
      bins.map(({ stowed }) => stowed.id),
    );
    for (const { ammo, stowed } of bins) {
      expect(stowed).toBeDefined();
      expect(
        mounts.some(({ weapon }) => weapon.ammo === ammo),
        `${label} ${ammo}`,
      ).toBe(true);
    }
  });

  test.each(mechs.map((one) => [one.label, one] as const))('%s weighs what its parts weigh', (_, { file }) => {
    if (file.type !== 'mech' || !file.standard) throw new Error('no whole sheet');
    expect(massOf(file, file.standard)).toBe(file.tons);
  });

  const vehicles = units.flatMap(({ label, file }) => (file.type === 'vehicle' ? [[label, file] as const] : []));

  test('are 54 ground vehicles, on tracks, wheels and air', () => {
    const motives = vehicles.map(([, { motive }]) => motive);
    expect(motives.length).toBe(54);
    expect(new Set(motives)).toEqual(new Set(['tracked', 'wheeled', 'hover']));
  });

  test.each(vehicles.filter(([, { omni }]) => !omni))('UNI-92 %s weighs what its parts weigh', (_, file) => {
    expect(massOfVehicle(file)).toBe(file.tons);
  });

  test.each(vehicles.filter(([, { omni }]) => omni))('UNI-92 the Omni %s weighs no less than its parts', (_, file) => {
    expect(massOfVehicle(file)).toBeLessThanOrEqual(file.tons);
    expect(massOfVehicle(file)).toBeGreaterThan(file.tons - 3);
  });

  test.each(vehicles)(
    'UNI-91 %s: the engine drives it so fast, the armour is no more than it can bear, there is room',
    (_, file) => {
      const lighter = suspensionOf(file);
      expect(file.engine.rating).toBe(Math.max(10, file.cruise * file.tons - lighter));
      expect(sum(Object.values(file.armor))).toBeLessThanOrEqual(3.5 * file.tons + 40);
      const kinds = new Set(file.ammo.map(({ ammo }) => ammo)).size;
      expect(file.weapons.length + kinds + (file.bay === undefined ? 0 : 1)).toBeLessThanOrEqual(
        5 + Math.floor(file.tons / 5),
      );
    },
  );

  const squads = units.filter(({ file }) => file.type === 'battle-armour');

  test('UNI-50 are five Points of Elementals, five troopers of ten points of armour', () => {
    const points = squads.filter(({ label }) => label.startsWith('ELEMENTAL'));
    expect(points.map(({ label }) => label)).toEqual(
      ['AP', 'FLAMER', 'HMG', 'LASER', 'MG'].map((arm) => `ELEMENTAL-${arm}`),
    );
    for (const { sheet } of points) expect(Object.values(sheet.armor)).toEqual([10, 10, 10, 10, 10]);
  });

  test('table 7.1.5 Hunchback: AC/20 in ten slots, two tons of ammunition in the left torso', () => {
    expect(contents('HBK-4G', 'RT')).toEqual(['A ac-20 ×10', '- ×2']);
    expect(contents('HBK-4G', 'LT')).toEqual(['bin LT-1', 'bin LT-2', '- ×10']);
    expect(unit('HBK-4G').outfits.standard?.ammo.map(({ full }) => full)).toEqual([5, 5]);
    expect(unit('HBK-4G').outfits['quick-start']?.ammo).toEqual([{ ammo: 'ac-20', left: 10, full: 10 }]);
  });

  test('Goliath: on four legs, for the standard level only', () => {
    expect(Object.keys(unit('GOL-1H').outfits)).toEqual(['standard']);
    expect(unit('GOL-1H').outfits.standard?.sheet.full.legs).toBe(4);
    expect(contents('GOL-1H', 'LA')).toEqual(['hip', 'upper-leg', 'lower-leg', 'foot', 'heat-sink 2', '-']);
  });

  test('Mad Cat: XL engine, CASE, double heat sinks in pairs of slots, missiles in both torsos', () => {
    const { sheet } = unit('MADCAT');
    expect(sheet).toMatchObject({ chassis: 'Mad Cat (Timber Wolf)', model: 'Prime', tons: 75, walk: 5, run: 8 });
    expect(sheet.full).toMatchObject({
      tech: 'clan',
      engine: 'xl',
      heatSinks: { count: 17, each: 2 },
      case: ['LT', 'RT'],
    });
    expect(contents('MADCAT', 'LT')).toEqual([
      'engine ×2',
      'E clan-medium-pulse-laser',
      'F clan-lrm-20 ×4',
      'bin LT-8',
      'endo-steel',
      'ferro-fibrous ×2',
      '-',
    ]);
    expect(contents('MADCAT', 'LA')).toContain('heat-sink 1 ×2');
    expect(unit('MADCAT').outfits['quick-start']).toBeUndefined();
  });

  test('rear-mounted weapons keep a unit out of the quick-start level', () => {
    const { sheet } = unit('CN9-A');
    expect(sheet.mounts.filter(({ rear }) => rear).map(({ weapon, location }) => [weapon.id, location])).toEqual([
      ['medium-laser', 'CT'],
    ]);
    expect(Object.keys(unit('CN9-A').outfits)).toEqual(['standard']);
    expect(Object.keys(unit('CN9-AH').outfits)).toEqual(['quick-start', 'standard']);
  });

  test('LB-X ammunition is stowed by munition', () => {
    const bins = unit('ULLER').outfits.standard?.ammo.map(({ ammo, stowed }) => [ammo, stowed.munition]);
    expect(bins).toContainEqual(['clan-lb-5-x', 'cluster']);
  });
});

describe('table 7.2.9 internal structure', () => {
  test('is given for each five tons from 20 to 100, and grows', () => {
    const rows = Object.entries(STRUCTURE);
    expect(rows.map(([tons]) => Number(tons))).toEqual(Array.from({ length: 17 }, (_, i) => 20 + 5 * i));
    for (const [i, [tons, row]] of rows.entries()) {
      const before = rows[i - 1]?.[1] ?? [0, 0, 0, 0];
      row.forEach((points, k) => expect(points, `${tons} tons`).toBeGreaterThanOrEqual(before[k] ?? 0));
    }
    expect(structureOf(50, 2)).toEqual({ HD: 3, CT: 16, LT: 12, RT: 12, LA: 8, RA: 8, LL: 12, RL: 12 });
    expect(structureOf(80, 4)).toEqual({ HD: 3, CT: 25, LT: 17, RT: 17, LA: 17, RA: 17, LL: 17, RL: 17 });
    expect(structureOf(42, 2)).toBeNull();
  });
});

describe('a unit is found by its name', () => {
  const found = (name: string): string | readonly string[] => {
    const result = unitCalled(units, name);
    return result.ok ? result.value.label : result.error.map(({ label }) => label);
  };

  test.each([
    ['Hunchback HBK-4G', 'HBK-4G'],
    ['hbk-4g', 'HBK-4G'],
    ['Mad Cat (Timber Wolf) Prime', 'MADCAT'],
    ['Timber Wolf Prime', 'MADCAT'],
    ['Mad Cat', 'MADCAT'],
    ['madcat', 'MADCAT'],
    ['Man O’ War Prime', 'MANOWAR'],
    ['Assassin', 'ASN-21'],
    ['Mad Cat A', 'MADCAT-A'],
  ])('%s is %s', (name, label) => expect(found(name)).toBe(label));

  test('a name that several have is told with all of them', () => {
    expect(found('Centurion')).toEqual(['CN9-A', 'CN9-AH', 'CN9-AL', 'CN9-D']);
    expect(found('Prime').length).toBe(19);
    expect(found('nobody')).toEqual([]);
  });
});
