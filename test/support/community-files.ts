import { deflateRawSync } from 'node:zlib';

/** Files as the community's programs write them, of units and maps that we made up. */

const EMPTY = '-Empty-';
const filled = (lines: readonly string[]): readonly string[] => Array.from({ length: 12 }, (_, i) => lines[i] ?? EMPTY);

const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const HEAD = ['Life Support', 'Sensors', 'Cockpit', EMPTY, 'Sensors', 'Life Support'];
const half = (engine: string) => [engine, engine, engine];

/** The slots of a biped without weapons. */
const BARE: Readonly<Record<string, readonly string[]>> = {
  'Left Arm': ARM,
  'Right Arm': ARM,
  'Left Torso': [],
  'Right Torso': [],
  'Center Torso': [...half('Fusion Engine'), 'Gyro', 'Gyro', 'Gyro', 'Gyro', ...half('Fusion Engine')],
  Head: HEAD,
  'Left Leg': LEG,
  'Right Leg': LEG,
};

/** What a file of a 50-ton 'Mech says unless the test says otherwise. */
const PLAIN: Readonly<Record<string, string>> = {
  Config: 'Biped',
  TechBase: 'Inner Sphere',
  Era: '3025',
  Source: 'A test',
  'Rules Level': '1',
  Mass: '50',
  Engine: '250 Fusion Engine',
  Structure: 'Standard',
  Myomer: 'Standard',
  'Heat Sinks': '10 Single',
  'Walk MP': '5',
  'Jump MP': '0',
  Armor: 'Standard(Inner Sphere)',
  'LA Armor': '10',
  'RA Armor': '10',
  'LT Armor': '15',
  'RT Armor': '15',
  'CT Armor': '20',
  'HD Armor': '9',
  'LL Armor': '15',
  'RL Armor': '15',
  'RTL Armor': '4',
  'RTR Armor': '4',
  'RTC Armor': '6',
};

interface Written {
  readonly chassis?: string;
  readonly model?: string;
  /** Fields that differ from the plain ones; `null` leaves one out. */
  readonly fields?: Readonly<Record<string, string | null>>;
  /** What stands in the slots of a location behind the parts of the body. */
  readonly mounted?: Readonly<Record<string, readonly string[]>>;
  readonly slots?: Readonly<Record<string, readonly string[]>>;
}

const fieldsOf = ({ fields = {} }: Written) =>
  Object.entries({ ...PLAIN, ...fields }).flatMap(([key, value]) => (value === null ? [] : [`${key}:${value}`]));

const slotsOf = ({ mounted = {}, slots = BARE }: Written) =>
  Object.entries(slots).flatMap(([heading, lines]) => [
    `${heading}:`,
    ...filled([...lines, ...(mounted[heading] ?? [])]),
    '',
  ]);

/** The older generation: version, chassis and model stand in lines without names. */
export const olderMtf = (written: Written = {}): string =>
  [
    'Version:1.0',
    written.chassis ?? 'Anvil',
    written.model ?? 'ANV-1T',
    '',
    ...fieldsOf(written),
    '',
    'Weapons:1',
    '1 ISMediumLaser, Right Arm, Ammo:0',
    '',
    ...slotsOf(written),
    'Overview: Prose, in which a line may read like Left Arm: or Mass:5, is not read.',
  ].join('\n');

/** The newer one: everything has its key, in small letters, below a notice and ids; prose follows. */
export const newerMtf = (written: Written = {}): string =>
  [
    '# A notice of whoever wrote it.',
    '',
    'uuid:00000000-0000-0000-0000-000000000000',
    'generator:A program 1.0 on 2026-01-01',
    `chassis:${written.chassis ?? 'Anvil'}`,
    `model:${written.model ?? 'ANV-1T'}`,
    'mul id:0',
    '',
    ...fieldsOf(written).map((line) => line.replace(/^[^:]*/, (key) => key.toLowerCase())),
    'quirk:easy_pilot',
    '',
    ...slotsOf(written),
    'overview:<p>Prose.</p>',
    'systemmanufacturer:CHASSIS:Somebody',
  ].join('\r\n');

/** A map: lines of hexes as `level "terrains"` by number. */
export const boardText = (columns: number, rows: number, hexes: Readonly<Record<string, string>>): string =>
  [`size ${columns} ${rows}`, ...Object.entries(hexes).map(([hex, what]) => `hex ${hex} ${what} ""`), 'end'].join(
    '\r\n',
  );

interface Packed {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Bits of the general purpose flags to set. */
  readonly flags?: number;
  readonly method?: number;
}

/** A zip archive of these files, deflated. */
export function zipOf(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0x0800, method = 8 } of files) {
    const plain = Buffer.from(content);
    const body = method === 8 ? deflateRawSync(plain) : plain;
    const called = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(called.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(body.length, 20);
    central.writeUInt32LE(plain.length, 24);
    central.writeUInt16LE(called.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, called, body);
    centrals.push(central, called);
    offset += local.length + called.length + body.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A file of building blocks, of what stands in each. */
export const blkText = (blocks: Readonly<Record<string, string | readonly string[]>>): string =>
  [
    '#building block data file',
    ...Object.entries(blocks).flatMap(([tag, lines]) => [`<${tag}>`, ...[lines].flat(), `</${tag}>`, '']),
  ].join('\n');
