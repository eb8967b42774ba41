import { z } from 'zod';
import type { StandardUnit } from '../../../rules/battletech/types.js';
import { TROOPERS } from '../../../rules/battletech/vocabulary.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import type { Equipment } from '../../../rules/battletech/standard/types.js';
import { ARMOUR_WEIGHTS, CLOAKS } from '../../../rules/battletech/standard/kinds.js';
import {
  adding,
  armsOf,
  assaults,
  bins,
  checkBins,
  checkNames,
  mountedAs,
  named,
  origin,
  slotsOf,
  stowedIn,
  TROOPS,
  troopArms,
} from './unit-fields.js';

/** The file of a squad or Point of battle armour (UNI-50 to 53). */

const LOCATIONS = ['TR', ...TROOPERS] as const;

/** Electronics of suits. */
export const SUIT_EQUIPMENT = ['ecm', 'active-probe', 'improved-sensors'] as const satisfies readonly Equipment[];

export const battleArmourSchema = z
  .strictObject({
    ...named,
    ...origin,
    type: z.literal('battle-armour').describe('A squad of battle armour.'),
    weight: z.enum(ARMOUR_WEIGHTS).describe('How heavy a suit is: up to 400, 750, 1000, 1500, 2000 kg.'),
    tons: z.int().min(1).max(12).describe('What the squad weighs when it is carried, in whole tons.'),
    troopers: z.int().min(1).max(6).describe('How many troopers it has.'),
    ground: z.int().min(0).max(6).describe('MP on the ground.'),
    jump: z.int().min(0).max(12).describe('Jumping MP.'),
    armor: z.int().min(0).max(20).describe('Armour points of each trooper, who takes one point more (UNI-50).'),
    hands: z.enum(['none', 'basic', 'claw', 'vibro-claw']).describe('What it holds on with.'),
    cloak: z.enum(CLOAKS).optional().describe('What hides it.'),
    antiMech: z.literal(true).optional().describe('It can swarm and attack legs.'),
    rides: z.literal(true).optional().describe('It can ride on whatever has handles.'),
    clamps: z.literal(true).optional().describe('It has clamps of its own, and rides on any machine.'),
    weapons: z
      .array(
        z.strictObject({
          weapon: z.enum(FULL_WEAPON_IDS).describe('The id of the weapon in the weapon table.'),
          location: z.enum(LOCATIONS).describe('TR: every trooper carries one; T1 to T6: only this one does.'),
          body: z.literal(true).optional().describe('It is mounted on the body: it does not fire from a swarm.'),
          oneShot: z.literal(true).optional().describe('It can be fired only once in a match.'),
        }),
      )
      .max(10)
      .describe('The weapons in the order of the sheet: the first is A, the second B, and so on.'),
    sidearms: z
      .array(troopArms)
      .max(4)
      .optional()
      .describe('Weapons of ordinary infantry that each suit carries in mounts of their own.'),
    fireproof: z.literal(true).optional().describe('Its armour resists fire: infernos do nothing to it.'),
    mines: z.int().min(1).max(4).optional().describe('Mines that each trooper carries, to be laid in the match.'),
    sweepers: z.literal(true).optional().describe('Its hands are made to clear mines.'),
    equipment: z
      .array(z.enum(SUIT_EQUIPMENT))
      .max(4)
      .optional()
      .describe('Electronics that the squad carries besides its weapons.'),
    ammo: bins.describe('The ammunition of one trooper for each weapon.'),
  })
  .superRefine((file, context) => {
    const add = adding(context);
    checkNames(file, add);
    checkBins(file, add);
    file.weapons.forEach(({ location }, i) => {
      const index = LOCATIONS.indexOf(location);
      if (index > file.troopers) add(['weapons', i, 'location'], `there are only ${file.troopers} troopers`);
    });
  });

/** A squad as the standard level reads it: each trooper a location with armour, and one point for the trooper. */
export function battleArmour(file: z.infer<typeof battleArmourSchema>): Pick<StandardUnit, 'sheet' | 'ammo'> {
  const { chassis, model, tons, weight, troopers, ground, jump, techBase, year, hands } = file;
  const mounts = [
    ...file.weapons.map((mounted, i) => ({
      ...mountedAs(mounted, i, fullWeaponOf),
      ...(mounted.body ? { body: mounted.body } : {}),
      ...(mounted.oneShot ? { oneShot: mounted.oneShot } : {}),
    })),
    ...assaults(file.antiMech && weight !== 'heavy' && weight !== 'assault', file.weapons.length),
  ];
  const ammo = stowedIn('TR', file.ammo);
  const fitted = (file.equipment ?? []).map((item) => ({ item, location: 'TR' as const }));
  const each = <T>(value: T) => Object.fromEntries(TROOPERS.slice(0, troopers).map((trooper) => [trooper, value]));
  return {
    ammo,
    sheet: {
      kind: 'battle-armour',
      chassis,
      model,
      tons,
      weight,
      troopers,
      hands,
      walk: ground,
      run: ground,
      armor: each(file.armor),
      rearArmor: {},
      mounts,
      full: { ...TROOPS, tech: techBase, year, jump, structure: each(1), slots: slotsOf(mounts, ammo, fitted) },
      ...(file.cloak ? { cloak: file.cloak } : {}),
      ...(file.sidearms ? { sidearms: file.sidearms.map(armsOf) } : {}),
      ...(file.antiMech ? { antiMech: file.antiMech } : {}),
      ...(file.rides ? { rides: file.rides } : {}),
      ...(file.clamps ? { clamps: file.clamps } : {}),
      ...(file.fireproof ? { fireproof: file.fireproof } : {}),
      ...(file.mines ? { mines: file.mines } : {}),
      ...(file.sweepers ? { sweepers: file.sweepers } : {}),
    },
  };
}
