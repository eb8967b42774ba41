import { z } from 'zod';
import type { StandardUnit } from '../../../rules/battletech/types.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import { INFANTRY_MOTIVES, SNEAK_SUITS } from '../../../rules/battletech/standard/kinds.js';
import { platoonWeapon } from '../../../rules/battletech/standard/platoon-weapon.js';
import {
  adding,
  armsOf,
  assaults,
  bins,
  checkBins,
  checkNames,
  letter,
  mountedAs,
  named,
  origin,
  slotsOf,
  stowedIn,
  TROOPS,
  troopArms,
} from './unit-fields.js';

/** The file of a platoon of infantry (UNI-40 to 46). */

export const infantrySchema = z
  .strictObject({
    ...named,
    ...origin,
    type: z.literal('infantry').describe('A platoon of infantry.'),
    motive: z.enum(INFANTRY_MOTIVES).describe('How it gets about.'),
    tons: z.int().min(1).max(60).describe('What it weighs when it is carried, in whole tons.'),
    troopers: z.int().min(1).max(30).describe('How many troopers it has.'),
    ground: z.int().min(0).max(12).describe('MP on the ground.'),
    jump: z.int().min(0).max(12).describe('Jumping MP.'),
    armored: z.literal(true).optional().describe('Its armour halves what strikes it.'),
    antiMech: z.literal(true).optional().describe('It is trained for leg attacks and swarms.'),
    sneak: z
      .array(z.enum(SNEAK_SUITS))
      .min(1)
      .max(SNEAK_SUITS.length)
      .optional()
      .describe('What its suits hide it by: looks, warmth, noise, or a DEST suit.'),
    mountain: z.literal(true).optional().describe('Mountain troops: they climb three levels at once.'),
    sweepers: z.literal(true).optional().describe('Engineers who clear mines.'),
    beasts: z
      .strictObject({
        bites: z.int().min(1).max(10).describe('Dice of troopers in the same hex whom they take.'),
        strikes: z.int().min(0).max(10).describe('Points that they do to anybody else there.'),
      })
      .optional()
      .describe('Beasts that it rides and that join in.'),
    arms: troopArms.describe('What the platoon fires with.'),
    weapons: z
      .array(z.strictObject({ weapon: z.enum(FULL_WEAPON_IDS).describe('The id of the weapon in the weapon table.') }))
      .max(10)
      .describe('Field guns, if it has any.'),
    ammo: bins,
  })
  .superRefine((file, context) => {
    const add = adding(context);
    checkNames(file, add);
    checkBins(file, add);
  });

/** A platoon as the standard level reads it: a point of structure for each trooper, its arms the weapon A. */
export function infantry(file: z.infer<typeof infantrySchema>): Pick<StandardUnit, 'sheet' | 'ammo'> {
  const { chassis, model, tons, troopers, motive, ground, jump, techBase, year } = file;
  const arms = armsOf(file.arms);
  const mounts = [
    { id: letter(0), weapon: platoonWeapon(arms, techBase), location: 'TR' as const },
    ...file.weapons.map(({ weapon }, i) => mountedAs({ weapon, location: 'TR' }, i + 1, fullWeaponOf)),
    ...assaults(file.antiMech, file.weapons.length + 1),
  ];
  const ammo = stowedIn('TR', file.ammo);
  return {
    ammo,
    sheet: {
      kind: 'infantry',
      chassis,
      model,
      tons,
      motive,
      troopers,
      arms,
      walk: ground,
      run: ground,
      armor: {},
      rearArmor: {},
      mounts,
      full: { ...TROOPS, tech: techBase, year, jump, structure: { TR: troopers }, slots: slotsOf(mounts, ammo) },
      ...(file.armored ? { armored: file.armored } : {}),
      ...(file.sneak ? { sneak: file.sneak } : {}),
      ...(file.mountain ? { mountain: file.mountain } : {}),
      ...(file.sweepers ? { sweepers: file.sweepers } : {}),
      ...(file.antiMech ? { antiMech: file.antiMech } : {}),
      ...(file.beasts ? { beasts: file.beasts } : {}),
    },
  };
}
