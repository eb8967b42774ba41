import { z } from 'zod';
import type { QuickStartUnit, StandardUnit, Unit } from '../../../rules/battletech/types.js';
import {
  LOCATIONS,
  REAR_LOCATIONS,
  UNIT_KINDS,
  mountId,
  type AmmoId,
  type Level,
  type MountId,
} from '../../../rules/battletech/vocabulary.js';
import type { StandardMount, Weapon } from '../../../rules/battletech/record-sheet.js';
import { WEAPON_IDS, weaponOf } from '../../../rules/battletech/weapons.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import { sheetBoxes } from './sheet-boxes.js';
import { checkStandard, fullSheet, standardSchema } from './unit-standard.js';
import { schemaLink } from '../../../library/words.js';

/** A unit file: the printed figures of one record sheet (QSR-04); one file serves both levels. */

const WEAPONS: readonly Weapon[] = FULL_WEAPON_IDS.flatMap((id) => fullWeaponOf(id) ?? []);
const AMMO_IDS = ammoFor(WEAPONS);
/** In the order of the quick-start table, in which quick-start sheets list it. */
const QUICK_START_AMMO = ammoFor(WEAPON_IDS.flatMap((id) => weaponOf(id) ?? []));

const LABEL = /^[A-Z0-9][A-Z0-9-]{1,15}$/;

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

export const unitSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/unit').describe('The kind of this file.'),
    chassis: z.string().min(1).max(40).describe('The name of the chassis, e.g. Hunchback.'),
    model: z
      .string()
      .min(1)
      .max(40)
      .describe('The model, e.g. HBK-4G. It names the unit in scenarios and in play, unless the unit has a label.'),
    label: z
      .string()
      .regex(LABEL, 'a label is 2 to 16 of A-Z, 0-9 and -')
      .optional()
      .describe(
        'The name of the unit in scenarios and in play, if its model alone does not name it, e.g. MADCAT for a Mad Cat Prime.',
      ),
    type: z.enum(UNIT_KINDS).describe("What kind of unit it is: a 'Mech."),
    tons: z.int().min(10).max(200).describe('Mass in tons.'),
    walk: z.int().min(1).max(20).describe('Walking MP.'),
    run: z.int().min(1).max(40).describe('Running MP.'),
    armor,
    rearArmor,
    weapons: z
      .array(
        z.strictObject({
          weapon: z.enum(FULL_WEAPON_IDS).describe('The id of the weapon in the weapon table.'),
          location: z.enum(LOCATIONS).describe('Where it is mounted.'),
          rear: z.literal(true).optional().describe('It fires to the rear.'),
          oneShot: z.literal(true).optional().describe('It can be fired only once in a match.'),
        }),
      )
      .min(1)
      .max(20)
      .describe('The weapons in the order of the sheet: the first is A, the second B, and so on.'),
    ammo: z
      .partialRecord(z.enum(AMMO_IDS), z.int().min(1).max(999))
      .describe('Rounds by kind of ammunition, for every weapon that needs some.'),
    standard: standardSchema.optional(),
    note: z.string().optional().describe('Anything worth knowing, e.g. what was left out and why.'),
  })
  .superRefine((file, context) => {
    if (file.label === undefined && !LABEL.test(file.model)) {
      context.addIssue({
        code: 'custom',
        path: ['model'],
        message: 'a model is 2 to 16 of A-Z, 0-9 and -; give a label',
      });
    }
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
    const strange = file.standard ? -1 : file.weapons.findIndex((mounted) => !isQuickStart(mounted));
    if (strange >= 0) {
      context.addIssue({
        code: 'custom',
        path: ['weapons', strange],
        message: 'is no weapon of the quick-start level; give the unit its part `standard`',
      });
    }
    if (file.standard) {
      checkStandard(file, file.standard, mountsOf(file), (path, message) => {
        context.addIssue({ code: 'custom', path: [...path], message });
      });
    }
  })
  .meta({
    title: 'BattleTech unit',
    description: 'The record sheet of one unit, for the quick-start level and, where given, for the standard level.',
  });

export type UnitFile = z.infer<typeof unitSchema>;

/** A unit as a level reads it: its sheet, and its ammunition in full. */
export interface Outfits {
  readonly 'quick-start': Pick<QuickStartUnit, 'sheet' | 'ammo'>;
  readonly standard: Pick<StandardUnit, 'sheet' | 'ammo'>;
}
export type Outfit = Outfits[Level];

/** A unit ready to be put into a set-up; its own sheet is that of the lowest level that can use it. */
export interface StockUnit extends Pick<Unit, 'sheet' | 'ammo'> {
  /** What names it in scenarios and in play. */
  readonly label: string;
  /** How each level reads it; a level that is not there cannot use it. */
  readonly outfits: Readonly<Partial<Outfits>>;
  readonly file: UnitFile;
}

/** The record sheets that a unit file describes; weapons get the letters A, B, … in the order of the file. */
export function stockUnit(file: UnitFile): StockUnit {
  const quick = quickStart(file);
  const full = standard(file);
  const own = quick ?? full;
  if (!own) throw new Error(`${file.model} is for no level: the schema let it pass`);
  const outfits = { ...(quick ? { 'quick-start': quick } : {}), ...(full ? { standard: full } : {}) };
  return { ...own, label: file.label ?? file.model, outfits, file };
}

/** At quick-start level there are no rear-mounted weapons, none but those of its own table, and two legs. */
function quickStart(file: UnitFile): Outfits['quick-start'] | null {
  if (!file.weapons.every(isQuickStart) || file.standard?.legs === 4) return null;
  const ammo = QUICK_START_AMMO.flatMap((id) => {
    const rounds = file.ammo[id];
    return rounds === undefined ? [] : [{ ammo: id, left: rounds, full: rounds }];
  });
  const mounts = file.weapons.map((mounted, i) => mountedAs(mounted, i, weaponOf));
  return { sheet: { ...printed(file), mounts }, ammo };
}

const isQuickStart = ({ weapon, rear, oneShot }: UnitFile['weapons'][number]): boolean =>
  weaponOf(weapon) !== null && !rear && !oneShot;

function standard(file: UnitFile): Outfits['standard'] | null {
  if (!file.standard) return null;
  const mounts = mountsOf(file);
  const { sheet, ammo } = fullSheet(file.standard, mounts);
  return { sheet: { ...printed(file), mounts, full: sheet }, ammo };
}

function printed({ chassis, model, type, tons, walk, run, armor, rearArmor }: UnitFile) {
  return { chassis, model, kind: type, tons, walk, run, armor, rearArmor };
}

/** The weapons as the standard level knows them. */
const mountsOf = (file: UnitFile): readonly StandardMount[] =>
  file.weapons.map((mounted, i) => ({
    ...mountedAs(mounted, i, fullWeaponOf),
    ...(mounted.rear ? { rear: true } : {}),
    ...(mounted.oneShot ? { oneShot: true } : {}),
  }));

/** A weapon as mounted; the first has the letter A. */
const mountedAs = <W extends Weapon>(
  { weapon, location }: UnitFile['weapons'][number],
  i: number,
  of: (id: string) => W | null,
) => ({ id: letter(i), weapon: known(of(weapon), weapon), location });

/** The letter of the weapon with an index from 0: `A`, `B`, … */
const letter = (index: number): MountId => mountId(String.fromCharCode('A'.charCodeAt(0) + index));

const ammoOf = (weapon: string): AmmoId | null => known(fullWeaponOf(weapon), weapon).ammo;

function ammoFor(weapons: readonly Weapon[]): readonly AmmoId[] {
  return [...new Set(weapons.flatMap(({ ammo }) => ammo ?? []))];
}

function known<W extends Weapon>(weapon: W | null, id: string): W {
  if (!weapon) throw new Error(`the schema let the unknown weapon ${id} pass`);
  return weapon;
}
