import { z } from 'zod';
import type { QuickStartUnit, StandardUnit } from '../../../rules/battletech/types.js';
import { MECH_LOCATIONS, REAR_LOCATIONS } from '../../../rules/battletech/vocabulary.js';
import type { StandardMount } from '../../../rules/battletech/record-sheet.js';
import { WEAPON_IDS, weaponOf } from '../../../rules/battletech/weapons.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import { guided } from './artemis.js';
import { computerTags } from './computer-tag.js';
import { sheetBoxes } from './sheet-boxes.js';
import { AMMO_IDS, adding, ammoFor, ammoOf, checkNames, mountedAs, named, weaponQuirks } from './unit-fields.js';
import { checkStandard, fullSheet, standardSchema } from './unit-standard.js';

/** The file of a 'Mech: the printed figures of one record sheet (QSR-04); one file serves both levels. */

/** In the order of the quick-start table, in which quick-start sheets list it. */
const QUICK_START_AMMO = ammoFor(WEAPON_IDS.flatMap((id) => weaponOf(id) ?? []));

type QuickStartOutfit = Pick<QuickStartUnit, 'sheet' | 'ammo'>;
type StandardOutfit = Pick<StandardUnit, 'sheet' | 'ammo'>;

const boxes = z.int().min(0).max(99);

const armor = sheetBoxes(0).describe('Armour points by location.');

const rearArmor = z
  .strictObject({
    CT: boxes.describe('Centre torso.'),
    LT: boxes.describe('Left torso.'),
    RT: boxes.describe('Right torso.'),
  } satisfies Record<(typeof REAR_LOCATIONS)[number], typeof boxes>)
  .describe(
    'Armour points at the back of the torsos; at the quick-start level they count only with the option rearArmor.',
  );

export const mechSchema = z
  .strictObject({
    ...named,
    type: z.literal('mech').describe("A 'Mech."),
    tons: z.int().min(10).max(200).describe('Mass in tons.'),
    walk: z.int().min(1).max(20).describe('Walking MP.'),
    run: z.int().min(1).max(40).describe('Running MP.'),
    armor,
    rearArmor,
    weapons: z
      .array(
        z.strictObject({
          weapon: z.enum(FULL_WEAPON_IDS).describe('The id of the weapon in the weapon table.'),
          location: z.enum(MECH_LOCATIONS).describe('Where it is mounted.'),
          split: z
            .enum(MECH_LOCATIONS)
            .optional()
            .describe(
              'Where the rest of its slots lie; it fires as from its location, of a torso and an arm the torso.',
            ),
          rear: z.literal(true).optional().describe('It fires to the rear.'),
          oneShot: z.literal(true).optional().describe('It can be fired only once in a match.'),
          quirks: weaponQuirks,
        }),
      )
      .max(26)
      .describe('The weapons in the order of the sheet: the first is A, the second B, and so on.'),
    ammo: z
      .partialRecord(z.enum(AMMO_IDS), z.int().min(1).max(999))
      .describe('Rounds by kind of ammunition, for every weapon that needs some.'),
    standard: standardSchema.optional(),
  })
  .superRefine((file, context) => {
    const add = adding(context);
    checkNames(file, add);
    if (file.run < file.walk) {
      add(['run'], `running MP ${file.run} are fewer than walking MP ${file.walk}`);
    }
    file.weapons.forEach(({ weapon, oneShot }, i) => {
      const ammo = ammoOf(weapon);
      // What fires once has its round in the tube.
      if (ammo !== null && !oneShot && file.ammo[ammo] === undefined) {
        add(['weapons', i, 'weapon'], `${weapon} needs ammunition: ammo.${ammo} is missing`);
      }
    });
    for (const ammo of Object.keys(file.ammo)) {
      if (!file.weapons.some(({ weapon }) => ammoOf(weapon) === ammo)) {
        add(['ammo', ammo], 'no weapon of the unit uses this ammunition');
      }
    }
    const strange = file.standard ? -1 : file.weapons.findIndex((mounted) => !isQuickStart(mounted));
    if (strange >= 0) {
      add(['weapons', strange], 'is no weapon of the quick-start level; give the unit its part `standard`');
    }
    if (file.standard) {
      checkStandard(file, file.standard, mountsOf(file), add);
    }
  });

export type MechFile = z.infer<typeof mechSchema>;

/** At quick-start level there are no rear-mounted weapons, none but those of its own table, and two legs. */
export function quickStartMech(file: MechFile): QuickStartOutfit | null {
  if (!file.weapons.every(isQuickStart) || file.standard?.legs === 4) return null;
  const ammo = QUICK_START_AMMO.flatMap((id) => {
    const rounds = file.ammo[id];
    return rounds === undefined ? [] : [{ ammo: id, left: rounds, full: rounds }];
  });
  const mounts = file.weapons.map((mounted, i) => mountedAs(mounted, i, weaponOf));
  return { sheet: { ...printed(file), mounts }, ammo };
}

const isQuickStart = ({ weapon, rear, oneShot }: MechFile['weapons'][number]): boolean =>
  weaponOf(weapon) !== null && !rear && !oneShot;

export function standardMech(file: MechFile): StandardOutfit | null {
  if (!file.standard) return null;
  const mounts = mountsOf(file);
  const { sheet, ammo } = fullSheet(file.standard, mounts);
  return { sheet: { ...printed(file), mounts: computerTags(sheet.slots, mounts), full: sheet }, ammo };
}

function printed({ chassis, model, type, tons, walk, run, armor, rearArmor }: MechFile) {
  return { chassis, model, kind: type, tons, walk, run, armor, rearArmor };
}

/** The weapons as the standard level knows them. */
function mountsOf(file: MechFile): readonly StandardMount[] {
  const mounts: readonly StandardMount[] = file.weapons.map((mounted, i) => ({
    ...mountedAs(mounted, i, fullWeaponOf),
    ...(mounted.split ? { split: mounted.split } : {}),
    ...(mounted.rear ? { rear: true } : {}),
    ...(mounted.oneShot ? { oneShot: true } : {}),
    ...(mounted.quirks ? { quirks: mounted.quirks } : {}),
  }));
  return file.standard ? guided(mounts, file.standard.slots) : mounts;
}
