import { WEAPON_QUIRKS } from '../../../rules/battletech/standard/weapon-quirk-table.js';
import { z } from 'zod';
import { PLAIN_LINE, schemaLink } from '../../../library/words.js';
import type { StandardMount, StowedBin, Weapon } from '../../../rules/battletech/record-sheet.js';
import type { Arms } from '../../../rules/battletech/standard/kinds.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import {
  binId,
  MUNITIONS,
  TECH_BASES,
  type CriticalSlot,
  type Equipment,
  type FullSheet,
} from '../../../rules/battletech/standard/types.js';
import {
  mountId,
  type AmmoId,
  type ByLocation,
  type Location,
  type MountId,
} from '../../../rules/battletech/vocabulary.js';

/** What the files of all kinds of units have in common: names, weapons, ammunition. */

const WEAPONS: readonly Weapon[] = FULL_WEAPON_IDS.flatMap((id) => fullWeaponOf(id) ?? []);
export const AMMO_IDS = ammoFor(WEAPONS);

const LABEL = /^[A-Z0-9][A-Z0-9-]{1,15}$/;

/** What units are meant for in battle, as players sort them. */
export const ROLES = [
  'ambusher',
  'brawler',
  'juggernaut',
  'missile-boat',
  'scout',
  'skirmisher',
  'sniper',
  'striker',
] as const;

/** The names of a unit. */
export const named = {
  $schema: schemaLink,
  kind: z.literal('battletech/unit').describe('The kind of this file.'),
  chassis: z.string().min(1).max(40).regex(PLAIN_LINE).describe('The name of the chassis, e.g. Hunchback.'),
  model: z
    .string()
    .min(1)
    .max(40)
    .regex(PLAIN_LINE)
    .describe('The model, e.g. HBK-4G. It names the unit in scenarios and in play, unless the unit has a label.'),
  label: z
    .string()
    .regex(LABEL, 'a label is 2 to 16 of A-Z, 0-9 and -')
    .optional()
    .describe(
      'The name of the unit in scenarios and in play, if its model alone does not name it, e.g. MADCAT for a Mad Cat Prime.',
    ),
  role: z.enum(ROLES).optional().describe('What it is meant for in battle; lists are searched by it.'),
  note: z.string().optional().describe('Anything worth knowing, e.g. what was left out and why.'),
};

/** What every sheet of the standard level says of its origin. */
export const origin = {
  techBase: z.enum(TECH_BASES).describe('Its technology base.'),
  year: z.int().min(1900).max(3200).describe('The year it entered service.'),
};

/** Names a fault: where in the file, and what is wrong. */
export type Add = (path: readonly (string | number)[], message: string) => void;

/** Adds what is wrong to what the schema finds. */
export const adding =
  (context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }): Add =>
  (path, message) => {
    context.addIssue({ code: 'custom', path: [...path], message });
  };

/** A unit needs a name that can be typed. */
export function checkNames(
  { label, model }: { readonly label?: string | undefined; readonly model: string },
  add: Add,
) {
  if (label === undefined && !LABEL.test(model)) add(['model'], 'a model is 2 to 16 of A-Z, 0-9 and -; give a label');
}

/** Ammunition of units without critical slots: one entry for each bin. */
export const bins = z
  .array(
    z.strictObject({
      ammo: z.enum(AMMO_IDS).describe('The kind of ammunition.'),
      munition: z.enum(MUNITIONS).optional().describe('Standard rounds if omitted.'),
      rounds: z.int().min(1).max(999).describe('How many rounds.'),
    }),
  )
  .max(30)
  .describe('The ammunition, one entry for each bin.');

type Bins = z.infer<typeof bins>;

/** Each weapon has ammunition if it needs some, and all ammunition a weapon. */
export function checkBins(
  file: {
    readonly weapons: readonly { readonly weapon: string; readonly oneShot?: true | undefined }[];
    readonly ammo: Bins;
  },
  add: Add,
) {
  const wanted = file.weapons.map(({ weapon }) => ammoOf(weapon));
  wanted.forEach((ammo, i) => {
    // What fires once has its round in the tube.
    if (ammo !== null && !file.weapons[i]?.oneShot && !file.ammo.some((bin) => bin.ammo === ammo)) {
      add(['weapons', i, 'weapon'], `${file.weapons[i]?.weapon ?? ''} needs ammunition: no bin of ${ammo}`);
    }
  });
  file.ammo.forEach(({ ammo }, i) => {
    if (!wanted.includes(ammo)) add(['ammo', i], 'no weapon of the unit uses this ammunition');
  });
}

/** The bins of a file, all of which lie in one location. */
export const stowedIn = (location: Location, all: Bins): readonly StowedBin[] =>
  all.map(({ ammo, munition = 'standard', rounds }, i) => ({
    ammo,
    left: rounds,
    full: rounds,
    stowed: { id: binId(`${location}-${i + 1}`), location, munition },
  }));

/** What stands for critical slots on a unit without them: each weapon and each thing where it is mounted, each bin where it lies. */
export function slotsOf(
  mounts: readonly StandardMount[],
  ammo: readonly StowedBin[],
  equipment: readonly { readonly item: Equipment; readonly location: Location }[] = [],
): ByLocation<readonly CriticalSlot[]> {
  const slots: Partial<Record<Location, readonly CriticalSlot[]>> = {};
  const put = (location: Location, slot: CriticalSlot): void => {
    slots[location] = [...(slots[location] ?? []), slot];
  };
  for (const { id, location } of mounts) put(location, { holds: 'weapon', mount: id });
  for (const { stowed } of ammo) put(stowed.location, { holds: 'ammo', bin: stowed.id });
  equipment.forEach(({ item, location }, i) => {
    put(location, { holds: 'equipment', equipment: item, item: i + 1 });
  });
  return slots;
}

/** What troopers carry. */
export const troopArms = z.strictObject({
  name: z.string().min(1).max(40).describe('What the troopers carry, e.g. Laser Rifle.'),
  damage: z.int().min(0).max(999).describe('Damage per trooper, in hundredths of a point.'),
  range: z.int().min(0).max(10).describe('Its range: hexes in which it hits without a modifier (UNI-42).'),
  burst: z.literal(true).optional().describe('It fires bursts.'),
  encumbering: z.literal(true).optional().describe('It encumbers, or needs a crew: +1 in the same hex.'),
  worth: z
    .int()
    .min(0)
    .max(9999)
    .optional()
    .describe(
      'What it is worth per trooper, in hundredths of a point of battle value, where damage and range do not say it: for mixed arms.',
    ),
});

/** The same on their sheet. */
export const armsOf = ({ burst, encumbering, worth, ...fire }: z.infer<typeof troopArms>): Arms => ({
  ...fire,
  ...(burst ? { burst } : {}),
  ...(encumbering ? { encumbering } : {}),
  ...(worth === undefined ? {} : { worth }),
});

/** What a sheet of troops does not have. */
export const TROOPS = {
  engine: 'none',
  heatSinks: { count: 0, each: 1 },
  case: [],
} as const satisfies Partial<FullSheet>;

/** What sets a single weapon apart. */
export const weaponQuirks = z
  .array(z.enum(WEAPON_QUIRKS))
  .min(1)
  .max(WEAPON_QUIRKS.length)
  .optional()
  .describe('Quirks of the weapon, where the option quirks is on.');

/** A weapon as mounted; the first has the letter A. */
export const mountedAs = <W extends Weapon, L extends Location>(
  { weapon, location }: { readonly weapon: string; readonly location: L },
  i: number,
  of: (id: string) => W | null,
) => ({ id: letter(i), weapon: known(of(weapon), weapon), location });

/** What those who are trained for it do to machines at close quarters, as weapons after all others (UNI-63). */
export const assaults = (trained: boolean | undefined, after: number) =>
  trained
    ? (['leg-attack', 'swarm-mech'] as const).map((weapon, i) =>
        mountedAs({ weapon, location: 'TR' as const }, after + i, fullWeaponOf),
      )
    : [];

/** The letter of the weapon with an index from 0: `A`, `B`, … */
export const letter = (index: number): MountId => mountId(String.fromCharCode('A'.charCodeAt(0) + index));

export const ammoOf = (weapon: string): AmmoId | null => known(fullWeaponOf(weapon), weapon).ammo;

export function ammoFor(weapons: readonly Weapon[]): readonly AmmoId[] {
  return [...new Set(weapons.flatMap(({ ammo }) => ammo ?? []))];
}

function known<W extends Weapon>(weapon: W | null, id: string): W {
  if (!weapon) throw new Error(`the schema let the unknown weapon ${id} pass`);
  return weapon;
}
