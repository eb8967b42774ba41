import { runningFrom } from '../../../../rules/battletech/gait.js';
import { QUIRKS } from '../../../../rules/battletech/standard/quirk-table.js';
import { quirksOf, weaponQuirksIn } from './quirk-names.js';
import { armOf } from '../../../../rules/battletech/standard/weapons.js';
import { HEAD_ARMOR } from '../../../../rules/battletech/standard/structure.js';
import { byLocation } from '../../../../rules/battletech/units.js';
import { MECH_LOCATIONS, type MechLocation } from '../../../../rules/battletech/vocabulary.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../rules/kernel/result.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { readSlot, roomIn } from '../slots.js';
import type { MechFile } from '../unit-mech.js';
import { made } from './made.js';
import { frameOf, type Frame } from './frame.js';
import type { Mtf } from './mtf.js';
import { mtfIn } from './mtf.js';
import { itemCalled, type Item, type Tech } from './names.js';
import { Notes } from './notes.js';

/** A 'Mech of the community's (`.mtf`) as a unit file of ours. */

/** Where each location's slots and armour stand in the file: of two legs, of four. */
const PLACES: Readonly<Record<2 | 4, Readonly<Record<MechLocation, readonly [heading: string, armor: string]>>>> = {
  2: {
    HD: ['head', 'hd armor'],
    CT: ['center torso', 'ct armor'],
    LT: ['left torso', 'lt armor'],
    RT: ['right torso', 'rt armor'],
    LA: ['left arm', 'la armor'],
    RA: ['right arm', 'ra armor'],
    LL: ['left leg', 'll armor'],
    RL: ['right leg', 'rl armor'],
  },
  4: {
    HD: ['head', 'hd armor'],
    CT: ['center torso', 'ct armor'],
    LT: ['left torso', 'lt armor'],
    RT: ['right torso', 'rt armor'],
    LA: ['front left leg', 'fll armor'],
    RA: ['front right leg', 'frl armor'],
    LL: ['rear left leg', 'rll armor'],
    RL: ['rear right leg', 'rrl armor'],
  },
};
/** Older files of four legs may call them arms and legs. */
const LEGS_AS_ARMS: Readonly<Record<string, string>> = {
  'fll armor': 'la armor',
  'frl armor': 'ra armor',
  'rll armor': 'll armor',
  'rrl armor': 'rl armor',
};
const REAR = { CT: 'rtc armor', LT: 'rtl armor', RT: 'rtr armor' } as const;

/** Reads the text of a `.mtf`; refused with what is missing or does not fit. */
export function mechOf(text: string): Result<Imported, Refusal> {
  const mtf = mtfIn(text);
  if (mtf.chassis === '') return fail(refuse('battletech/import-missing', { field: 'chassis' }));
  const notes = new Notes();
  const frame = frameOf(mtf, notes);
  if (!frame.ok) return frame;
  const armor = armorOf(mtf, frame.value);
  if (!armor.ok) return armor;
  const stowed = stowedOf(mtf, frame.value, notes);
  if (!stowed.ok) return stowed;
  const { tons, walk, legs, structure } = frame.value;
  const { weapons, ammo, slots, cased } = stowed.value;
  const { techBase, year, omni, jump, engine, heatSinks, armorType, structureType, gyro, cockpit } = frame.value;
  const quirks = quirksOf(mtf.quirks, QUIRKS);
  return made({ ...mtf, role: mtf.fields.get('role') ?? '' }, notes, {
    type: 'mech',
    tons,
    walk,
    run: runningFrom(walk),
    ...armor.value,
    weapons,
    ammo,
    standard: {
      techBase,
      year,
      ...(omni ? { omni } : {}),
      ...(legs === 4 ? { legs } : {}),
      jump,
      structure,
      engine,
      heatSinks,
      ...(gyro ? { gyro } : {}),
      ...(cockpit ? { cockpit } : {}),
      ...(armorType ? { armorType } : {}),
      ...(structureType ? { structureType } : {}),
      ...(cased.length > 0 ? { case: cased } : {}),
      ...(quirks.length > 0 ? { quirks } : {}),
      slots,
    },
  });
}

type Armor = Pick<MechFile, 'armor' | 'rearArmor'>;

/** The armour, of at most twice the structure, 9 on the head. */
function armorOf({ fields }: Mtf, { legs, structure }: Frame): Result<Armor, Refusal> {
  const points = (key: string): number =>
    Number.parseInt(/(\d+)\s*$/.exec(fields.get(key) ?? fields.get(LEGS_AS_ARMS[key] ?? '') ?? '')?.[1] ?? '', 10);
  const armor = byLocation((location) => points(PLACES[legs][location][1]));
  const rearArmor = { CT: points(REAR.CT), LT: points(REAR.LT), RT: points(REAR.RT) };
  for (const location of MECH_LOCATIONS) {
    const rear = location === 'CT' || location === 'LT' || location === 'RT' ? rearArmor[location] : 0;
    const worn = armor[location] + rear;
    if (Number.isNaN(worn)) return fail(refuse('battletech/import-missing', { field: PLACES[legs][location][1] }));
    const most = location === 'HD' ? HEAD_ARMOR : 2 * structure[location];
    if (worn > most) return fail(refuse('battletech/import-armor', { location, worn, most }));
  }
  return ok({ armor, rearArmor });
}

interface Stowed extends Pick<MechFile, 'weapons' | 'ammo'> {
  readonly slots: Readonly<Record<MechLocation, readonly string[]>>;
  readonly cased: readonly MechLocation[];
}

/** What the slots of a location hold, from top to bottom. */
interface Line {
  readonly text: string;
  readonly item: Item;
}

function stowedOf(mtf: Mtf, { legs, tech }: Frame, notes: Notes): Result<Stowed, Refusal> {
  const ammo: Record<string, number> = {};
  const listed = byLocation((location) => linesIn(mtf, location, legs, tech));
  const all = MECH_LOCATIONS.flatMap((location) => listed[location].map(({ item }) => item));
  const loaded = new Set(all.flatMap((item) => (item.is === 'ammo' ? [item.id] : [])));
  const lines = byLocation((location) => listed[location].map((line) => fed(line, loaded, notes)));
  const launchers = new Set<string>(all.flatMap((item) => (item.is === 'weapon' ? [item.id] : [])));
  for (const location of MECH_LOCATIONS) {
    const room = roomIn(location, legs);
    if (lines[location].length > room) {
      return fail(refuse('battletech/import-slots', { location, has: lines[location].length, room }));
    }
  }
  const slotOf = ({ text, item }: Line): string => {
    switch (item.is) {
      case 'weapon':
        return item.rear ? `${item.id} (R)` : item.id;
      case 'ammo': {
        if (!launchers.has(item.id)) return notes.idle(text);
        const munition = notes.munition(item.munition, text);
        ammo[item.id] = (ammo[item.id] ?? 0) + item.rounds;
        const ton = [item.id, ...munition, 'ammo'].join(' ');
        const read = readSlot(ton);
        return read?.holds === 'ammo' && read.rounds === item.rounds ? ton : `${ton} ${item.rounds}`;
      }
      case 'slot':
        return item.slot;
      case 'idle':
        return 'other';
      case 'unknown':
        return notes.idle(text);
    }
  };
  const slots = byLocation((location) => lines[location].map(slotOf));
  const weapons = mountedIn(lines, mtf.weaponQuirks);
  const cased = MECH_LOCATIONS.filter((location) => slots[location].includes('case'));
  return ok({ weapons, ammo, slots, cased });
}

/** The weapons, each once for the slots that it takes; what has too few in one location has the rest in another. */
function mountedIn(
  lines: Readonly<Record<MechLocation, readonly Line[]>>,
  quirks: readonly string[],
): MechFile['weapons'] {
  const weapons: MechFile['weapons'] = [];
  const quirksAt = weaponQuirksIn(quirks);
  const halves: { readonly mounted: MechFile['weapons'][number]; readonly run: number }[] = [];
  for (const location of FILE_ORDER) {
    const here = lines[location];
    for (let i = 0; i < here.length;) {
      const item = here[i]?.item;
      if (item?.is !== 'weapon') {
        i += 1;
        continue;
      }
      const other = here.findIndex(({ item: next }, n) => n > i && JSON.stringify(next) !== JSON.stringify(item));
      const run = (other < 0 ? here.length : other) - i;
      const slots = Math.max(1, armOf(item.id)?.slots ?? 1);
      const mounted = {
        weapon: item.id,
        location,
        ...(item.rear ? { rear: true as const } : {}),
        ...quirksAt([location, QUAD[location] ?? ''], i, Math.min(run, slots)),
      };
      i += Math.min(run, slots);
      if (run >= slots) {
        weapons.push({ ...mounted, ...(item.oneShot ? { oneShot: true } : {}) });
        continue;
      }
      const half = halves.findIndex(
        ({ mounted: { weapon, rear }, run: found }) =>
          weapon === item.id && rear === mounted.rear && found + run === slots,
      );
      const [first] = half < 0 ? [] : halves.splice(half, 1);
      if (!first) halves.push({ mounted, run });
      // Of an arm and a torso the torso says where it fires; the files list arms first.
      else weapons.push({ ...mounted, split: first.mounted.location });
    }
  }
  return [...weapons, ...halves.map(({ mounted }) => mounted)];
}

/** A weapon that needs ammunition and has none is carried in vain. */
function fed(line: Line, loaded: ReadonlySet<string>, notes: Notes): Line {
  const { item } = line;
  if (item.is !== 'weapon' || item.oneShot) return line;
  const { ammo } = armOf(item.id)?.weapon ?? { ammo: null };
  if (ammo === null || loaded.has(ammo)) return line;
  notes.add('battletech.note.no-ammo', { weapon: item.id });
  return { ...line, item: { is: 'idle' } };
}

/** What the files call the legs of four in quirks. */
const QUAD: Readonly<Partial<Record<MechLocation, string>>> = { LA: 'FLL', RA: 'FRL', LL: 'RLL', RL: 'RRL' };

/** The order in which the files list locations; weapons get their letters in it. */
const FILE_ORDER = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'] as const;

function linesIn({ slots }: Mtf, location: MechLocation, legs: 2 | 4, tech: Tech): readonly Line[] {
  const listed = slots.get(PLACES[legs][location][0]) ?? slots.get(PLACES[2][location][0]) ?? [];
  const lines = listed.map((text) => ({ text, item: itemCalled(text, tech) }));
  const last = lines.findLastIndex(({ item }) => !(item.is === 'slot' && item.slot === '-'));
  return lines.slice(0, last + 1);
}
