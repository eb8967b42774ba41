import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { VEHICLE_QUIRKS } from '../../../../rules/battletech/standard/quirk-table.js';
import { quirksOf } from './quirk-names.js';
import { fail, type Result } from '../../../../rules/kernel/result.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { fullWeaponOf } from '../../../../rules/battletech/standard/weapons.js';
import { VEHICLE_EQUIPMENT, vehicleSchema } from '../unit-vehicle.js';
import type { BlockUnit } from './block-fields.js';
import { carriedBy } from './carried.js';
import { made } from './made.js';
import { own } from './own.js';

/** A combat vehicle or VTOL of the community's (`.blk`) as a unit file of ours. */

const PLACES = [
  ['front', 'FR'],
  ['right', 'RS'],
  ['left', 'LS'],
  ['rear', 'RR'],
  ['turret', 'TU'],
  ['rotor', 'FR'],
  ['body', 'BD'],
] as const;

/** The numbers by which the files name kinds of engines and of armour. */
const ENGINES: Readonly<Partial<Record<number, string>>> = {
  0: 'fusion',
  1: 'ice',
  2: 'xl',
  3: 'xxl',
  4: 'light',
  5: 'compact',
  6: 'fuel-cell',
  7: 'fission',
  8: 'none',
};
const ARMORS: Readonly<Partial<Record<number, string | null>>> = {
  [-1]: null,
  0: null,
  1: 'ferro-fibrous',
  2: 'reactive',
  3: 'reflective',
  4: 'hardened',
  5: 'light-ferro-fibrous',
  6: 'heavy-ferro-fibrous',
  8: 'stealth',
  10: 'commercial',
  22: 'stealth',
};

/** What a suspension takes off the rating of the engine, up to so many tons. */
const SUSPENSIONS: Readonly<Record<string, readonly (readonly [tons: number, less: number])[]>> = {
  tracked: [[200, 0]],
  wheeled: [[200, 20]],
  hover: [
    [10, 40],
    [20, 85],
    [30, 130],
    [40, 175],
    [200, 235],
  ],
  vtol: [
    [10, 50],
    [20, 95],
    [200, 140],
  ],
};

export function vehicleOf(unit: BlockUnit): Result<Imported, Refusal> {
  const { lines, figures, notes, techBase, year } = unit;
  const motive = (lines('motion_type')[0] ?? '').toLowerCase();
  const suspension = own(SUSPENSIONS, motive);
  if (!suspension) return fail(refuse('battletech/import-kind', { given: motive.slice(0, 40) }));
  const [tonnage] = figures('tonnage');
  const [cruise] = figures('cruisemp');
  if (!tonnage) return fail(refuse('battletech/import-missing', { field: 'tonnage' }));
  if (cruise === undefined) return fail(refuse('battletech/import-missing', { field: 'cruiseMP' }));
  const vtol = motive === 'vtol';
  const [FR, RS, LS, RR, ...rest] = figures('armor');
  const [RO, TU] = vtol ? rest : [undefined, rest[0]];
  if (FR === undefined || RS === undefined || LS === undefined || RR === undefined || (vtol && RO === undefined)) {
    return fail(refuse('battletech/import-missing', { field: 'armor' }));
  }
  if (!vtol && rest.length > 1) notes.add('battletech.note.turret', { name: 'dual turret' });
  const less = suspension.find(([tons]) => tonnage <= tons)?.[1] ?? 0;
  const rating = Math.max(10, 5 * Math.ceil((cruise * tonnage - less) / 5));
  const fitted = [...FITTED, ...(vtol ? [MAST] : [FLOATS, SWIMS, ...(motive === 'wheeled' ? [DUNES] : [])])];
  const { weapons, ammo, equipment } = carriedBy(unit, PLACES, VEHICLE_EQUIPMENT, (text) =>
    fitted.some((one) => one.test(text)),
  );
  const has = (word: RegExp): boolean =>
    PLACES.some(([block]) => lines(`${block} equipment`).some((text) => word.test(text)));
  const kindOf = (kind: string | null | undefined, field: 'engine' | 'armor', given: number | undefined) => {
    if (kind === null || kind === undefined) {
      if (kind === undefined && given !== undefined) notes.add(`battletech.note.${field}`, { name: String(given) });
      return null;
    }
    const schema = field === 'engine' ? vehicleSchema.shape.engine.shape.type : vehicleSchema.shape.armorType;
    if (schema.safeParse(kind).success) return kind;
    notes.add(`battletech.note.${field}`, { name: kind });
    return null;
  };
  const [engineCode = 0] = figures('engine_type');
  const [armorCode] = figures('armor_type');
  const engine = kindOf(ENGINES[engineCode], 'engine', engineCode) ?? 'fusion';
  const armorType = armorCode === undefined ? null : kindOf(ARMORS[armorCode], 'armor', armorCode);
  const sinks = weapons.reduce((sum, { weapon }) => sum + sunkHeat(weapon), 0);
  const bay = Math.floor(baysOf(lines('transporters')));
  const quirks = quirksOf(lines('quirks'), VEHICLE_QUIRKS);
  return made(unit, notes, {
    type: vtol ? 'vtol' : 'vehicle',
    ...(vtol ? (has(MAST) ? { mast: true } : {}) : { motive }),
    ...(!vtol && has(FLOATS) ? { floats: true } : {}),
    ...(!vtol && has(SWIMS) ? { amphibious: true } : {}),
    ...(motive === 'wheeled' && has(DUNES) ? { dunes: true } : {}),
    tons: Math.ceil(tonnage),
    techBase,
    year,
    cruise,
    ...(lines('omni')[0] === '1' || /^true$/i.test(lines('omni')[0] ?? '') ? { omni: true } : {}),
    engine: { type: engine, rating },
    ...(armorType ? { armorType } : {}),
    armor: { FR, RS, LS, RR, ...(vtol ? { RO } : {}), ...(TU === undefined ? {} : { TU }) },
    weapons,
    ammo,
    ...(equipment.length > 0 ? { equipment } : {}),
    ...(sinks > 0 ? { heatSinks: { type: 'single', count: sinks } } : {}),
    ...(bay > 0 ? { bay } : {}),
    ...(quirks.length > 0 ? { quirks } : {}),
    ...(has(/case/i) || techBase === 'clan' ? { case: true } : {}),
  });
}

/** What a vehicle is fitted with that is in its other figures, or does nothing in a battle. */
const FITTED: readonly RegExp[] = [/case/i, /hitch/i, /heat ?sink/i, /^backhoe$/i];
/** Hulls that float or swim, wheels for the desert, and a mast, by their words. */
const FLOATS = /flotation ?hull/i;
const SWIMS = /fully ?amphibious/i;
const DUNES = /dune ?buggy/i;
const MAST = /mast ?mount/i;

/** Heat that a vehicle must have sinks for: that of an energy weapon without fuel of its own. The files do not say how many it has. */
const sunkHeat = (id: string): number => {
  const weapon = fullWeaponOf(id);
  return weapon?.full.class === 'energy' && weapon.ammo === null ? weapon.full.heat : 0;
};

/** Tons of infantry that the bays take: `TroopSpace:4.0`. */
const baysOf = (transporters: readonly string[]): number =>
  transporters.reduce((sum, line) => {
    const tons = Number(/^troopspace:\s*([\d.]+)/i.exec(line)?.[1] ?? 0);
    return Number.isFinite(tons) ? sum + tons : sum;
  }, 0);
