import type { StockUnit } from '../../src/games/battletech/library/unit.js';
import { armOf } from '../../src/rules/battletech/standard/weapons.js';
import { fusionTons, halves, sum } from './mass.js';

/** What a vehicle's parts weigh by the rules of construction, to hold the files of the catalogue to their tonnage. */

type VehicleFile = Extract<StockUnit['file'], { type: 'vehicle' }>;

/** A ton of fusion engine takes half a ton of shielding here; what burns fuel weighs twice as much. */
const ENGINE = { fusion: 1.5, xl: 1.5, ice: 2, 'fuel-cell': 1.2 } as const;

/** Heat sinks that come with an engine. */
const SINKS = { fusion: 10, xl: 10, ice: 0, 'fuel-cell': 1 } as const;

const PER_TON = 16;

/** How much more ferro-fibrous armour a ton is worth, of the Inner Sphere and of the Clans. */
const FERRO_FIBROUS = [1.12, 1.2] as const;

/** Tons of what is neither weapon nor ammunition, of the Inner Sphere and of the Clans. */
const ITEMS: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  'c3-slave': [1, 1],
  'c3-master': [5, 5],
  ecm: [1.5, 1],
  'active-probe': [1.5, 1],
  artemis: [1, 1],
};
const CASE = [0.5, 0] as const;

/** What draws power and not fuel of its own. */
const isEnergy = (weapon: string): boolean => {
  const arm = armOf(weapon);
  return arm?.weapon.full.class === 'energy' && arm.weapon.ammo === null;
};
const tonsOf = (weapons: VehicleFile['weapons']): number => sum(weapons.map(({ weapon }) => armOf(weapon)?.tons ?? 0));

/** Tons of everything in the file of a ground vehicle; a hovercraft has its fans besides (UNI-92). Of an Omni the turret weighs more: it bears what other outfits have in it. */
export function massOfVehicle(file: VehicleFile): number {
  const { tons, motive, engine, heatSinks, armor, armorType, weapons, ammo, equipment = [], bay = 0 } = file;
  const burns = engine.type === 'ice';
  const base = file.techBase === 'clan' ? 1 : 0;
  const inTurret = ({ location }: { readonly location: string }): boolean => location === 'TU';
  const itemsOf = (items: typeof equipment): number => sum(items.map(({ item }) => ITEMS[item]?.[base]));
  return sum([
    halves(tons / 10),
    halves(tons / 20),
    motive === 'hover' ? halves(tons / 10) : 0,
    halves(
      (engine.type === 'xl' ? halves(fusionTons(engine.rating) / 2) : fusionTons(engine.rating)) * ENGINE[engine.type],
    ),
    Math.max(0, (heatSinks?.count ?? 0) - SINKS[engine.type]),
    burns ? halves(tonsOf(weapons.filter(({ weapon }) => isEnergy(weapon))) / 10) : 0,
    halves((tonsOf(weapons.filter(inTurret)) + itemsOf(equipment.filter(inTurret))) / 10),
    halves(sum(Object.values(armor)) / (PER_TON * (armorType ? FERRO_FIBROUS[base] : 1))),
    tonsOf(weapons),
    sum(ammo.map(({ ammo: id, rounds }) => rounds / (armOf(id)?.rounds ?? rounds))),
    itemsOf(equipment),
    file.case ? CASE[base] : 0,
    bay,
  ]);
}
