import { z } from 'zod';
import {
  LOCATIONS,
  REAR_LOCATIONS,
  UNIT_KINDS,
  type AmmoBin,
  type AmmoId,
  type MountId,
  type RecordSheet,
  type Weapon,
} from '../../rules/battletech/types.js';
import { WEAPON_IDS, weaponOf } from '../../rules/battletech/weapons.js';

/** A unit file: the printed figures of one record sheet (QSR-04). */

const WEAPONS: readonly Weapon[] = WEAPON_IDS.flatMap((id) => weaponOf(id) ?? []);
const AMMO_IDS: readonly AmmoId[] = [...new Set(WEAPONS.flatMap(({ ammo }) => ammo ?? []))];

const boxes = z.int().min(0).max(99);

const armor = z
  .strictObject({
    HD: boxes.describe('Head.'),
    CT: boxes.describe('Centre torso.'),
    LT: boxes.describe('Left torso.'),
    RT: boxes.describe('Right torso.'),
    LA: boxes.describe('Left arm.'),
    RA: boxes.describe('Right arm.'),
    LL: boxes.describe('Left leg.'),
    RL: boxes.describe('Right leg.'),
  } satisfies Record<(typeof LOCATIONS)[number], typeof boxes>)
  .describe('Armour points by location.');

const rearArmor = z
  .strictObject({
    CT: boxes.describe('Centre torso.'),
    LT: boxes.describe('Left torso.'),
    RT: boxes.describe('Right torso.'),
  } satisfies Record<(typeof REAR_LOCATIONS)[number], typeof boxes>)
  .describe('Armour points at the back of the torsos; counted only with the option rearArmor.');

export const unitSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Where the schema of this file is; for editors.'),
    kind: z.literal('battletech/unit').describe('What this file is.'),
    chassis: z.string().min(1).max(40).describe("The chassis' name, e.g. Hunchback."),
    model: z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,15}$/, 'a model is 2 to 16 of A-Z, 0-9 and -')
      .describe('The model, e.g. HBK-4G. It names the unit in scenarios and is its label in play.'),
    type: z.enum(UNIT_KINDS).describe("What kind of unit it is: a 'Mech."),
    tons: z.int().min(10).max(200).describe('Mass in tons.'),
    walk: z.int().min(1).max(20).describe('Walking MP.'),
    run: z.int().min(1).max(40).describe('Running MP.'),
    armor,
    rearArmor,
    weapons: z
      .array(
        z.strictObject({
          weapon: z.enum(WEAPON_IDS).describe('The weapon, by its id in the weapon table.'),
          location: z.enum(LOCATIONS).describe('Where it is mounted.'),
        }),
      )
      .min(1)
      .max(20)
      .describe('The weapons in the order of the sheet: the first is A, the second B, and so on.'),
    ammo: z
      .partialRecord(z.enum(AMMO_IDS), z.int().min(1).max(999))
      .describe('Rounds by kind of ammunition, for every weapon that needs some.'),
    note: z.string().optional().describe('Anything worth knowing, e.g. what was left out and why.'),
  })
  .superRefine((file, context) => {
    if (file.run < file.walk) {
      context.addIssue({
        code: 'custom',
        path: ['run'],
        message: `running MP ${file.run} are fewer than walking MP ${file.walk}`,
      });
    }
    file.weapons.forEach(({ weapon }, i) => {
      const ammo = ammoOf(weapon);
      if (ammo !== null && file.ammo[ammo] === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['weapons', i, 'weapon'],
          message: `${weapon} needs ammunition: ammo.${ammo} is missing`,
        });
      }
    });
    for (const ammo of Object.keys(file.ammo)) {
      if (!file.weapons.some(({ weapon }) => ammoOf(weapon) === ammo)) {
        context.addIssue({
          code: 'custom',
          path: ['ammo', ammo],
          message: 'no weapon of the unit uses this ammunition',
        });
      }
    }
  })
  .meta({ title: 'BattleTech unit', description: 'The record sheet of one unit at quick-start level.' });

export type UnitFile = z.infer<typeof unitSchema>;

/** A unit ready to be put into a set-up: its sheet, and its ammunition in full. */
export interface StockUnit {
  readonly sheet: RecordSheet;
  readonly ammo: readonly AmmoBin[];
}

/** The record sheet that a unit file describes; weapons get the letters A, B, … in the order of the file. */
export function stockUnit(file: UnitFile): StockUnit {
  const { chassis, model, type, tons, walk, run, armor: front, rearArmor: rear } = file;
  const mounts = file.weapons.map(({ weapon, location }, i) => ({ id: letter(i), weapon: known(weapon), location }));
  const ammo = AMMO_IDS.flatMap((id) => {
    const rounds = file.ammo[id];
    return rounds === undefined ? [] : [{ ammo: id, left: rounds, full: rounds }];
  });
  return { sheet: { chassis, model, kind: type, tons, walk, run, armor: front, rearArmor: rear, mounts }, ammo };
}

/** The letter of the weapon with an index from 0: `A`, `B`, … */
const letter = (index: number): MountId => String.fromCharCode('A'.charCodeAt(0) + index) as MountId;

const ammoOf = (weapon: string): AmmoId | null => known(weapon).ammo;

function known(id: string): Weapon {
  const weapon = weaponOf(id);
  if (!weapon) throw new Error(`the schema let the unknown weapon ${id} pass`);
  return weapon;
}
