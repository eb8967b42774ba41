import { z } from 'zod';
import {
  MECH_LOCATIONS,
  REAR_LOCATIONS,
  type MechLocation,
  type RearLocation,
} from '../../../rules/battletech/vocabulary.js';
import { runningFrom } from '../../../rules/battletech/gait.js';
import type { StandardMount, StowedBin } from '../../../rules/battletech/record-sheet.js';
import { QUIRKS } from '../../../rules/battletech/standard/quirk-table.js';
import { COCKPITS, GYROS, TECH_BASES, type FullSheet, type Part } from '../../../rules/battletech/standard/types.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';
import { HEAD_ARMOR, structureOf } from '../../../rules/battletech/standard/structure.js';
import { readSlot, roomIn, SLOT_FORM } from './slots.js';
import { byLocation } from '../../../rules/battletech/units.js';
import type { Add } from './unit-fields.js';
import { sheetBoxes } from './sheet-boxes.js';
import { stow, type Stowage } from './stowage.js';

/** What a unit file says for the standard level: the whole record sheet, critical slots and all. */

const slotList = z
  .array(z.string().regex(SLOT_FORM, 'is no way to write a slot'))
  .max(12)
  .describe(
    'From top to bottom; empty slots at the end may be omitted. E.g. engine, heat-sink, medium-laser, medium-laser (R) at the rear, ac-20 ammo, lb-10-x cluster ammo, machine-gun ammo 100, - for nothing.',
  );

/** Engines that a 'Mech can have, and the slots of each in a side torso. */
const MECH_ENGINES = ['fusion', 'xl', 'light', 'compact', 'ice', 'fuel-cell'] as const;
const ENGINE_SLOTS = 6;
const COMPACT_SLOTS = 3;

const GYRO_SLOTS = { standard: 4, compact: 2, 'heavy-duty': 4, xl: 6 } as const;

/** What a head holds, by the cockpit. */
const HEADS = {
  standard: { 'life-support': 2, sensors: 2, cockpit: 1 },
  industrial: { 'life-support': 2, sensors: 2, cockpit: 1 },
  small: { 'life-support': 1, sensors: 2, cockpit: 1 },
  'command-console': { 'life-support': 2, sensors: 2, cockpit: 2 },
} as const satisfies Record<string, Readonly<Partial<Record<Part, number>>>>;

/** Kinds of armour beside the standard one: what they weigh is the builder's affair, a point of each is a point. */
const ARMORS = [
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'industrial',
  'heavy-industrial',
  'commercial',
  'stealth',
] as const;

export const standardSchema = z
  .strictObject({
    techBase: z.enum(TECH_BASES).describe('Its technology base.'),
    year: z.int().min(1900).max(3200).describe('The year it entered service.'),
    omni: z.literal(true).optional().describe('An OmniMech.'),
    legs: z
      .literal(4)
      .optional()
      .describe('Four legs instead of two: LA and RA are then the front legs, LL and RL the rear ones.'),
    jump: z.int().min(0).max(12).describe('Jumping MP.'),
    structure: sheetBoxes(1).describe('Internal structure points by location, as they follow from the tonnage.'),
    engine: z
      .strictObject({
        type: z
          .enum(MECH_ENGINES)
          .describe('A standard fusion engine, an extra-light, a light or a compact one, or one that burns fuel.'),
        rating: z.int().min(10).max(400).describe('Its rating: tons times walking MP.'),
      })
      .describe('The engine.'),
    heatSinks: z
      .strictObject({
        type: z.enum(['single', 'double']).describe('Single heat sinks remove 1 point of heat a turn, double ones 2.'),
        count: z.int().min(0).max(60).describe('All heat sinks, including those in the engine.'),
      })
      .describe('The heat sinks.'),
    gyro: z.enum(GYROS).optional().describe('A compact, heavy-duty or extra-light gyro; a standard one if omitted.'),
    cockpit: z
      .enum(COCKPITS)
      .optional()
      .describe('A small or industrial cockpit, or one with a command console; a standard one if omitted.'),
    quirks: z
      .array(z.enum(QUIRKS))
      .max(QUIRKS.length)
      .optional()
      .describe('Quirks of the machine, where the option quirks is on.'),
    armorType: z.enum(ARMORS).optional().describe('The armour; standard armour if omitted.'),
    structureType: z
      .enum(['endo-steel', 'industrial'])
      .optional()
      .describe('Endo steel or industrial structure; standard structure if omitted.'),
    case: z.array(z.enum(MECH_LOCATIONS)).optional().describe('Locations with CASE.'),
    slots: z.strictObject(byLocation(() => slotList)).describe('The critical slots.'),
  })
  .describe('Read only at the standard level; a unit without it can be played only at the quick-start level.');

export type StandardFile = z.infer<typeof standardSchema>;

/** The standard part of a record sheet, with a bin for each slot of ammunition. */
export function fullSheet(
  file: StandardFile,
  mounts: readonly StandardMount[],
): { sheet: FullSheet; ammo: readonly StowedBin[] } {
  const { slots, ammo } = stowageOf(file, mounts);
  return {
    sheet: {
      tech: file.techBase,
      year: file.year,
      engine: file.engine.type,
      ...(file.gyro ? { gyro: file.gyro } : {}),
      ...(file.cockpit ? { cockpit: file.cockpit } : {}),
      ...(file.quirks ? { quirks: file.quirks } : {}),
      ...(file.omni ? { omni: file.omni } : {}),
      ...(file.armorType === 'stealth' ? { stealth: true } : {}),
      ...(file.legs ? { legs: file.legs } : {}),
      jump: file.jump,
      structure: file.structure,
      slots,
      heatSinks: { count: file.heatSinks.count, each: file.heatSinks.type === 'double' ? 2 : 1 },
      case: file.case ?? [],
    },
    ammo,
  };
}

const legsOf = (file: StandardFile): 2 | 4 => file.legs ?? 2;

/** Slots that one heat sink takes up: a double one of the Clans is smaller than one of the Inner Sphere. */
const sinkSlots = ({ heatSinks, techBase }: StandardFile): 1 | 2 | 3 =>
  heatSinks.type === 'single' ? 1 : techBase === 'clan' ? 2 : 3;

const linesOf = (file: StandardFile) => byLocation((location) => file.slots[location].map(readSlot));

const stowageOf = (file: StandardFile, mounts: readonly StandardMount[]): Stowage =>
  stow(linesOf(file), mounts, { legs: legsOf(file), sink: sinkSlots(file) });

/** What the rest of the file says, as far as it must fit. */
interface Printed {
  readonly tons: number;
  readonly walk: number;
  readonly run: number;
  readonly armor: Readonly<Record<MechLocation, number>>;
  readonly rearArmor: Readonly<Record<RearLocation, number>>;
  readonly ammo: Readonly<Partial<Record<string, number>>>;
}

/** Everything that does not fit together in the standard part of a file. */
export function checkStandard(file: Printed, standard: StandardFile, mounts: readonly StandardMount[], add: Add): void {
  checkFrame(file, standard, add);
  checkStructure(file, standard, add);
  checkSlots(file, standard, mounts, add);
}

/** Engine and MP (the rating is tons times walking MP, running half again as fast as walking). */
function checkFrame({ tons, walk, run }: Printed, { engine }: StandardFile, add: Add): void {
  const rating = tons * walk;
  if (engine.rating !== rating) {
    add(['standard', 'engine', 'rating'], `is ${engine.rating}, but ${tons} tons walking ${walk} MP take ${rating}`);
  }
  const half = runningFrom(walk);
  if (run !== half) add(['run'], `running MP ${run} are not half again as many as walking MP ${walk}: ${half}`);
}

/** Structure by tonnage (table 7.2.9), and armour of at most twice the structure, 9 on the head. */
function checkStructure({ tons, armor, rearArmor }: Printed, standard: StandardFile, add: Add): void {
  const proper = structureOf(tons, legsOf(standard));
  if (!proper) {
    add(['tons'], `no 'Mech of the standard level weighs ${tons} tons`);
    return;
  }
  for (const location of MECH_LOCATIONS) {
    const given = standard.structure[location];
    const right = proper[location];
    if (given !== right) {
      add(['standard', 'structure', location], `is ${given}, but a 'Mech of ${tons} tons has ${right}`);
    }
    const most = location === 'HD' ? HEAD_ARMOR : 2 * right;
    const rear = REAR_LOCATIONS.find((one) => one === location);
    const worn = armor[location] + (rear ? rearArmor[rear] : 0);
    if (worn > most) add(['armor', location], `${worn} points, front and rear together, are more than ${most}`);
  }
}

/** Parts of the body that belong into a location, and how many slots each takes. */
function partsOf(
  location: MechLocation,
  { engine, techBase, legs, gyro, cockpit }: StandardFile,
): Readonly<Partial<Record<Part, number>>> {
  switch (location) {
    case 'HD':
      return HEADS[cockpit ?? 'standard'];
    case 'CT':
      return { engine: engine.type === 'compact' ? COMPACT_SLOTS : ENGINE_SLOTS, gyro: GYRO_SLOTS[gyro ?? 'standard'] };
    case 'LT':
    case 'RT':
      if (engine.type === 'light') return { engine: 2 };
      return engine.type === 'xl' ? { engine: techBase === 'clan' ? 2 : 3 } : {};
    case 'LA':
    case 'RA':
      return legs === 4 ? LEG_PARTS : { shoulder: 1, 'upper-arm': 1 };
    case 'LL':
    case 'RL':
      return LEG_PARTS;
  }
}

const LEG_PARTS = { hip: 1, 'upper-leg': 1, 'lower-leg': 1, foot: 1 } as const;

/** Slots: known, not too many, with the body's parts, all weapons, the ammunition, jump jets and heat sinks that belong there. */
function checkSlots(file: Printed, standard: StandardFile, mounts: readonly StandardMount[], add: Add): void {
  const lines = linesOf(standard);
  for (const location of MECH_LOCATIONS) {
    const here = lines[location];
    const room = roomIn(location, legsOf(standard));
    if (here.length > room) add(['standard', 'slots', location], `has ${here.length} slots, not ${room}`);
    here.forEach((line, i) => {
      if (!line) add(['standard', 'slots', location, i], `nothing is called ${standard.slots[location][i] ?? ''}`);
    });
    for (const [part, count] of Object.entries(partsOf(location, standard))) {
      const found = here.filter((line) => line?.holds === 'part' && line.part === part).length;
      if (found !== count) add(['standard', 'slots', location], `has ${found} slots of ${part}, not ${count}`);
    }
  }
  const stowage = stowageOf(standard, mounts);
  for (const { location, index } of stowage.loose) {
    const text = standard.slots[location][index] ?? '';
    add(['standard', 'slots', location, index], `${text} is not mounted there, or not all of its slots are`);
  }
  for (const mount of stowage.missing) {
    const { id } = mount.weapon;
    const slots = armOf(id)?.slots ?? 1;
    const where = `${mount.location}${mount.rear ? ' (rear)' : ''}`;
    add(['weapons', mounts.indexOf(mount), 'weapon'], `${id} has no ${slots} slots together in ${where}`);
  }
  checkAmmo(file, stowage, add);
  checkCounts(standard, stowage, add);
}

/** The rounds in the slots are those of the data block. */
function checkAmmo(file: Printed, { ammo }: Stowage, add: Add): void {
  const kinds = new Set([...Object.keys(file.ammo), ...ammo.map((bin) => bin.ammo)]);
  for (const kind of kinds) {
    const stowed = ammo.filter((bin) => bin.ammo === kind).reduce((sum, bin) => sum + bin.full, 0);
    const listed = Object.entries(file.ammo).find(([id]) => id === kind)?.[1] ?? 0;
    if (stowed !== listed) add(['ammo', kind], `${listed} rounds are listed, but there are ${stowed} in the slots`);
  }
}

/** Jump jets for each jumping MP; heat sinks that do not fit into the engine. */
function checkCounts(standard: StandardFile, { slots }: Stowage, add: Add): void {
  const all = MECH_LOCATIONS.flatMap((location) => slots[location]);
  const count = (holds: 'jump-jet' | 'heat-sink'): number =>
    new Set(all.flatMap((slot) => (slot?.holds === holds ? [slot.item] : []))).size;
  const jets = count('jump-jet');
  if (jets !== standard.jump) add(['standard', 'jump'], `is ${standard.jump}, but there are ${jets} jump jets`);
  const { engine, heatSinks } = standard;
  const within = Math.floor(engine.rating / 25);
  const found = count('heat-sink');
  if (found < heatSinks.count - within || found > heatSinks.count) {
    add(
      ['standard', 'heatSinks', 'count'],
      `is ${heatSinks.count}, but the engine holds ${within} and there are ${found} in the slots`,
    );
  }
}
