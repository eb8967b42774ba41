import type { StockUnit } from '../../src/games/battletech/library/unit.js';
import { armOf } from '../../src/rules/battletech/standard/weapons.js';
import { fusionTons, halves, sum } from './mass.js';

/** What a vehicle's parts weigh by the rules of construction, to hold the files of the catalogue to their tonnage. */

type VehicleFile = Extract<StockUnit['file'], { type: 'vehicle' }>;

/** A ton of fusion engine takes half a ton of shielding here; what burns fuel weighs twice as much. */
const ENGINE = { fusion: 1.5, xl: 0.75, ice: 2, 'fuel-cell': 1.2 } as const;

/** Heat sinks that come with an engine. */
const SINKS = { fusion: 10, xl: 10, ice: 0, 'fuel-cell': 1 } as const;

const PER_TON = 16;
const isEnergy = (weapon: string): boolean => armOf(weapon)?.weapon.full.class === 'energy';
const tonsOf = (weapons: VehicleFile['weapons']): number => sum(weapons.map(({ weapon }) => armOf(weapon)?.tons ?? 0));

/** Tons of everything in the file of a ground vehicle with standard armour; a hovercraft has its fans besides (UNI-92). */
export function massOfVehicle({ tons, motive, engine, heatSinks, armor, weapons, ammo, bay = 0 }: VehicleFile): number {
  const burns = engine.type === 'ice';
  return sum([
    halves(tons / 10),
    halves(tons / 20),
    motive === 'hover' ? halves(tons / 10) : 0,
    halves(fusionTons(engine.rating) * ENGINE[engine.type]),
    Math.max(0, (heatSinks?.count ?? 0) - SINKS[engine.type]),
    burns ? halves(tonsOf(weapons.filter(({ weapon }) => isEnergy(weapon))) / 10) : 0,
    halves(tonsOf(weapons.filter(({ location }) => location === 'TU')) / 10),
    halves(sum(Object.values(armor)) / PER_TON),
    tonsOf(weapons),
    sum(ammo.map(({ ammo: id, rounds }) => rounds / (armOf(id)?.rounds ?? rounds))),
    bay,
  ]);
}
