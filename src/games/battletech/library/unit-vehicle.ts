import { z } from 'zod';
import { runningFrom } from '../../../rules/battletech/gait.js';
import type { StandardUnit } from '../../../rules/battletech/types.js';
import type { Location } from '../../../rules/battletech/vocabulary.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import { VEHICLE_QUIRKS } from '../../../rules/battletech/standard/quirk-table.js';
import { MOTIVES, type Motive } from '../../../rules/battletech/standard/kinds.js';
import type { Equipment, FullSheet } from '../../../rules/battletech/standard/types.js';
import { guided } from './artemis.js';
import { computerTags } from './computer-tag.js';
import {
  adding,
  bins,
  checkBins,
  checkNames,
  mountedAs,
  named,
  origin,
  slotsOf,
  stowedIn,
  weaponQuirks,
  type Add,
} from './unit-fields.js';

/** The files of combat vehicles and VTOLs: the printed figures of their record sheets (UNI-10 to 33). */

const points = z.int().min(0).max(300);

const hull = {
  FR: points.describe('Front.'),
  RS: points.describe('Right side.'),
  LS: points.describe('Left side.'),
  RR: points.describe('Rear.'),
};
const TURRET = points.optional().describe('The turret, if it has one; of a VTOL one below its chin.');

/** What a vehicle carries as a 'Mech does: one slot each, in the location where it is mounted. CASE has its own field. */
export const VEHICLE_EQUIPMENT = [
  'active-probe',
  'light-active-probe',
  'bloodhound-probe',
  'ecm',
  'angel-ecm',
  'targeting-computer',
  'artemis',
  'c3-slave',
  'c3-master',
  'c3i',
  'a-pod',
  'b-pod',
] as const satisfies readonly Equipment[];

const VEHICLE_PLACES = ['FR', 'RS', 'LS', 'RR', 'TU', 'BD'] as const;

const fittings = z
  .array(
    z.strictObject({
      item: z.enum(VEHICLE_EQUIPMENT).describe('What it is; Artemis IV guides a launcher in its own location.'),
      location: z.enum(VEHICLE_PLACES).describe('Where it is mounted.'),
    }),
  )
  .max(20)
  .optional()
  .describe('Electronics and pods.');

const driven = {
  ...named,
  ...origin,
  cruise: z.int().min(0).max(30).describe('Cruising MP; flank MP follow from them (UNI-10).'),
  omni: z.literal(true).optional().describe('An Omni vehicle.'),
  engine: z
    .strictObject({
      type: z.enum(['fusion', 'xl', 'ice', 'fuel-cell']).describe('What drives it.'),
      rating: z.int().min(10).max(400).describe('Its rating.'),
    })
    .describe('The engine.'),
  heatSinks: z
    .strictObject({
      type: z.enum(['single', 'double']).describe('What each of them is.'),
      count: z.int().min(0).max(60).describe('How many there are.'),
    })
    .optional()
    .describe('Heat sinks for its energy weapons; a vehicle builds up no heat.'),
  armorType: z.literal('ferro-fibrous').optional().describe('Ferro-fibrous armour; standard armour if omitted.'),
  ammo: bins,
  equipment: fittings,
  bay: z.int().min(0).max(50).optional().describe('Tons of infantry that it carries.'),
  case: z.literal(true).optional().describe('CASE around its ammunition.'),
  quirks: z
    .array(z.enum(VEHICLE_QUIRKS))
    .max(VEHICLE_QUIRKS.length)
    .optional()
    .describe('Quirks of the vehicle, where the option quirks is on.'),
};

const weaponsIn = <L extends Location>(locations: readonly [L, ...L[]]) =>
  z
    .array(
      z.strictObject({
        weapon: z.enum(FULL_WEAPON_IDS).describe('The id of the weapon in the weapon table.'),
        location: z.enum(locations).describe('Where it is mounted.'),
        oneShot: z.literal(true).optional().describe('It can be fired only once in a match.'),
        quirks: weaponQuirks,
      }),
    )
    .max(26)
    .describe('The weapons in the order of the sheet: the first is A, the second B, and so on.');

export const vehicleSchema = z
  .strictObject({
    ...driven,
    type: z.literal('vehicle').describe('A combat vehicle.'),
    motive: z.enum(MOTIVES).describe('What it drives on.'),
    tons: z.int().min(1).max(200).describe('Mass in tons.'),
    floats: z.literal(true).optional().describe('A flotation hull: it enters water.'),
    amphibious: z.literal(true).optional().describe('It swims, at an MP more for each hex of water.'),
    dunes: z.literal(true).optional().describe('Wheels for the desert: sand costs it nothing more.'),
    armor: z.strictObject({ ...hull, TU: TURRET }).describe('Armour points by location.'),
    weapons: weaponsIn(VEHICLE_PLACES),
  })
  .superRefine((file, context) => {
    check(file, adding(context));
  });

export const vtolSchema = z
  .strictObject({
    ...driven,
    type: z.literal('vtol').describe('A VTOL.'),
    tons: z.int().min(1).max(60).describe('Mass in tons.'),
    mast: z.literal(true).optional().describe('A mast mount: it spots from a level above itself.'),
    armor: z
      .strictObject({ ...hull, RO: points.describe('The rotor.'), TU: TURRET })
      .describe('Armour points by location.'),
    weapons: weaponsIn(VEHICLE_PLACES),
  })
  .superRefine((file, context) => {
    check(file, adding(context));
  });

type VehicleFile = z.infer<typeof vehicleSchema>;
type VtolFile = z.infer<typeof vtolSchema>;
type Outfit = Pick<StandardUnit, 'sheet' | 'ammo'>;

/** The most tons of a vehicle by what it goes on, super-heavy ones included, and of a VTOL (UNI-90). */
const HEAVIEST = { tracked: 200, wheeled: 160, hover: 100, vtol: 60 } as const satisfies Record<
  Motive | 'vtol',
  number
>;

/** The slots of a vehicle, and what takes more than one of them or none of its own (UNI-90). */
const slotsFor = (tons: number): number => 5 + Math.floor(tons / 5);

/** How many slots its weapons, kinds of ammunition, fittings, bays, armour and engine take. */
function slotsTaken({ weapons, ammo, equipment = [], bay = 0, armorType, engine, techBase }: VehicleFile | VtolFile) {
  const bulk = techBase === 'clan' ? 1 : 2;
  return (
    weapons.length +
    new Set(ammo.map(({ ammo: kind }) => kind)).size +
    equipment.length +
    (bay > 0 ? 1 : 0) +
    (armorType ? bulk : 0) +
    (engine.type === 'xl' ? bulk : 0)
  );
}

/** What does not fit together: mass, slots, names, ammunition, a weapon in a turret that is not there. */
function check(file: VehicleFile | VtolFile, add: Add): void {
  const most = HEAVIEST[file.type === 'vtol' ? 'vtol' : file.motive];
  if (file.tons > most) add(['tons'], `it weighs ${most} tons at most`);
  const [taken, room] = [slotsTaken(file), slotsFor(file.tons)];
  if (taken > room) add(['weapons'], `all that it carries takes ${taken} slots of ${room}`);
  checkNames(file, add);
  checkBins(file, add);
  for (const field of ['weapons', 'equipment'] as const) {
    file[field]?.forEach(({ location }, i) => {
      if (location === 'TU' && file.armor.TU === undefined) add([field, i, 'location'], 'it has no turret');
    });
  }
}

/** A combat vehicle as the standard level reads it. */
export function vehicle(file: VehicleFile): Outfit {
  const { motive, floats, amphibious, dunes } = file;
  const afloat = floats ?? amphibious;
  const { sheet, ammo } = drivenOf(file);
  return {
    sheet: {
      kind: 'vehicle',
      ...sheet,
      motive,
      ...(afloat ? { floats: afloat } : {}),
      ...(amphibious ? { amphibious } : {}),
      ...(dunes ? { dunes } : {}),
    },
    ammo,
  };
}

/** The same of a VTOL. */
export function vtol(file: VtolFile): Outfit {
  const { sheet, ammo } = drivenOf(file);
  return { sheet: { kind: 'vtol', ...sheet, ...(file.mast ? { mast: file.mast } : {}) }, ammo };
}

/** What both have. A tenth of the tonnage is structure, in every location (UNI-15); ammunition lies in the body. */
function drivenOf(file: VehicleFile | VtolFile) {
  const { chassis, model, tons, cruise, armor: plates, bay = 0, techBase, year, engine, heatSinks } = file;
  const { equipment = [] } = file;
  const weapons = file.weapons.map((mounted, i) => ({
    ...mountedAs(mounted, i, fullWeaponOf),
    ...(mounted.oneShot ? { oneShot: mounted.oneShot } : {}),
    ...(mounted.quirks ? { quirks: mounted.quirks } : {}),
  }));
  const itemsAt = (place: Location) => equipment.flatMap(({ item, location }) => (location === place ? [item] : []));
  const mounts = guided(weapons, Object.fromEntries(VEHICLE_PLACES.map((place) => [place, itemsAt(place)])));
  const ammo = stowedIn('BD', file.ammo);
  const { TU, ...armored } = plates;
  const armor = TU === undefined ? armored : { ...armored, TU };
  const structure = Object.fromEntries(Object.keys(armor).map((location) => [location, Math.ceil(tons / 10)]));
  const full: FullSheet = {
    tech: techBase,
    year,
    engine: engine.type,
    ...(file.quirks ? { quirks: file.quirks } : {}),
    jump: 0,
    structure,
    slots: slotsOf(mounts, ammo, equipment),
    heatSinks: { count: heatSinks?.count ?? 0, each: heatSinks?.type === 'double' ? 2 : 1 },
    case: file.case ? ['BD'] : [],
  };
  const sheet = {
    chassis,
    model,
    tons,
    walk: cruise,
    run: runningFrom(cruise),
    armor,
    rearArmor: {},
    mounts: computerTags(full.slots, mounts),
    full,
    bay,
    ...(TU === undefined ? {} : { turret: true as const }),
    ...(file.omni ? { omni: file.omni } : {}),
  };
  return { sheet, ammo };
}
