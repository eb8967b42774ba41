import { z } from 'zod';
import { MARKS, type Mark } from '../../../rules/battletech/ground-table.js';
import { BUILDING_CLASSES, BUILDING_KINDS, type Building } from '../../../rules/battletech/structures.js';
import { DEEPEST, HIGHEST_BRIDGE, HIGHEST_CANOPY, MOST_BUILT } from '../../../rules/battletech/verdict.js';
import type { Board, Terrain } from '../../../rules/battletech/types.js';
import { FACING_NAMES, parseFacing } from '../../../rules/geometry/hex/facing.js';
import { hexAt, hexesOf, isOn, parseHex, type Hex } from '../../../rules/geometry/hex/hex.js';
import { WAIST_DEEP } from '../../../rules/battletech/terrain.js';
import { schemaLink } from '../../../library/words.js';

/**
 * A board file: a mapsheet, given as a drawing, hex by hex or as a drawing with hexes that it has no sign for. Clear hexes and woods belong to both levels (QSR-03), the other
 * terrains to the standard level.
 */

/** What a sign of a drawing stands for; a digit after it is the depth of water, of anything else the level. */
const TERRAIN_BY_SIGN = {
  '.': { woods: 0 },
  l: { woods: 1 },
  H: { woods: 2 },
  r: { woods: 0, rough: true },
  x: { woods: 0, rubble: true },
  p: { woods: 0, pavement: true },
  '#': { woods: 0, impassable: true },
  '~': { woods: 0, water: 1 },
} as const satisfies Readonly<Record<string, Terrain>>;

const SIGNS = Object.keys(TERRAIN_BY_SIGN).join(' ');

/** Numbers of hexes have two digits for the column and two for the row. */
export const MOST_COLUMNS = 99;
export const MOST_ROWS = 99;

/** Something for each mark of a hex, with what a file says of it. */
export const marksFor = <T>(of: (about: string) => T): Record<Mark, T> => ({
  rough: of('Rough ground.'),
  rubble: of('Rubble.'),
  pavement: of('Pavement or a road.'),
  impassable: of('Impassable: nobody ever enters it.'),
  snow: of('Thin snow, which hinders wheels.'),
  ultraRough: of('Very rough ground.'),
  deepSnow: of('Deep snow.'),
  swamp: of('Swamp.'),
  mud: of('Mud.'),
  sand: of('Sand.'),
  fields: of('Planted fields.'),
  jungle: of('Jungle: undergrowth beside the woods of the hex.'),
  rapids: of('Rapids: water that runs fast.'),
  torrent: of('A torrent: water that runs faster still.'),
  industry: of('A zone of heavy industry.'),
  tundra: of('Tundra.'),
  fortified: of('Field works, in which infantry is dug in.'),
  ultraRubble: of('Rubble piled high.'),
  ice: of('Ice; over water it may break.'),
  crust: of('A crust over magma, which may break.'),
  magma: of('Magma.'),
  geyser: of('A geyser.'),
  eruption: of('A geyser that blows when the match begins.'),
  vent: of('A vent, out of which magma may come.'),
  quicksand: of('Quicksand, which holds and swallows whoever comes into it.'),
});

const building = z.strictObject({
  kind: z.enum(BUILDING_KINDS).describe('How strong it is.'),
  class: z.enum(BUILDING_CLASSES).optional().describe('What it is, if not an ordinary building.'),
  levels: z.int().min(1).max(MOST_BUILT).describe('How many levels it rises.'),
  cf: z.int().min(1).max(9999).describe('Its construction factor.'),
  armour: z.int().min(1).max(9999).optional().describe('Armour, which is lost first.'),
  blast: z
    .int()
    .min(1)
    .max(9999)
    .optional()
    .describe('Of a tank of fuel: the damage in its hex and next to it when it goes up.'),
});

const lift = z.strictObject({
  to: z.int().min(-99).max(99).describe('The level to which it goes next.'),
  on: z
    .array(z.int().min(1).max(6))
    .min(1)
    .max(6)
    .describe('The faces of a die by which it goes, at the end of a turn.'),
});

const bridge = z.strictObject({
  levels: z.int().min(0).max(HIGHEST_BRIDGE).describe('How many levels its deck is above the ground or the water.'),
  cf: z.int().min(1).max(9999).describe('Its construction factor: as many tons as it bears.'),
});

const terrain = z
  .strictObject({
    woods: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .optional()
      .describe('1: light woods, 2: heavy, 3: ultra-heavy.'),
    canopy: z
      .int()
      .min(0)
      .max(HIGHEST_CANOPY)
      .optional()
      .describe('How many levels trees or works rise, if not as usual: woods two, ultra-heavy three.'),
    level: z.int().min(-99).max(99).optional().describe('The level of the ground, or of the surface of water.'),
    water: z.int().min(0).max(DEEPEST).optional().describe('Water, by its depth.'),
    ...marksFor((about) => z.literal(true).optional().describe(about)),
    cliffs: z
      .array(z.enum(FACING_NAMES))
      .min(1)
      .max(6)
      .optional()
      .describe('The sides over which the ground falls away sheer, where the next hex is one or two levels lower.'),
    lift: lift.optional().describe('A floor that goes to another level and back.'),
    building: building
      .optional()
      .describe('A building: its kind, how many levels it rises, its construction factor and any armour.'),
    bridge: bridge.optional().describe('A bridge over what lies there; it is paved.'),
    fire: z
      .union([z.literal(true), z.literal('inferno')])
      .optional()
      .describe('It burns from the beginning, where the match has fires; inferno: with heavy smoke.'),
    smoke: z.enum(['light', 'heavy']).optional().describe('Smoke that hangs there at the beginning.'),
    limbs: z.int().min(1).max(20).optional().describe('How many arms and legs lie there, to be picked up as clubs.'),
  })
  .refine((hex) => Object.keys(hex).length > 0, 'says nothing: leave a clear hex out')
  .refine((hex) => !((hex.water ?? 0) > WAIST_DEEP && hex.woods), 'has woods in deep water');

export const boardSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/board').describe('The kind of this file.'),
    columns: z.int().min(1).max(MOST_COLUMNS).describe('Columns from west to east.'),
    rows: z.int().min(1).max(MOST_ROWS).describe('Rows from north to south; even columns lie half a hex lower.'),
    drawing: z
      .array(z.string())
      .optional()
      .describe(
        'One line per row from the north, one sign per column from the west: . clear, l light woods, H heavy woods, r rough, x rubble, p pavement, # impassable, ~ water. A digit after a sign is the depth of water or, for anything else, the level. Blanks are ignored.',
      ),
    hexes: z
      .record(z.string(), terrain)
      .optional()
      .describe(
        'Hexes by number CCRR, e.g. {"0403":{"woods":1}}: all that are not clear, or beside a drawing what it has no sign for, in place of what is drawn there.',
      ),
  })
  .superRefine((file, context) => {
    if (file.drawing === undefined && file.hexes === undefined) {
      context.addIssue({ code: 'custom', path: [], message: 'give a drawing, hexes or both' });
    }
    if (file.drawing && file.drawing.length !== file.rows) {
      context.addIssue({
        code: 'custom',
        path: ['drawing'],
        message: `has ${file.drawing.length} lines, not ${file.rows}`,
      });
    }
    file.drawing?.forEach((line, i) => {
      const signs = signsOf(line);
      const strange = signs.find((sign) => terrainAt(sign) === null);
      if (strange !== undefined) {
        context.addIssue({ code: 'custom', path: ['drawing', i], message: `the sign ${strange} is none of ${SIGNS}` });
      }
      if (signs.length !== file.columns) {
        context.addIssue({
          code: 'custom',
          path: ['drawing', i],
          message: `has ${signs.length} signs, not ${file.columns}`,
        });
      }
    });
    for (const name of Object.keys(file.hexes ?? {})) {
      const hex = parseHex(name);
      if (!hex || !isOn(file, hex)) {
        context.addIssue({
          code: 'custom',
          path: ['hexes', name],
          message: `is no hex of a board of ${file.columns} by ${file.rows}`,
        });
      }
    }
  })
  .meta({
    title: 'BattleTech board',
    description:
      'A mapsheet: clear hexes and woods; for the standard level also heights, water, rough ground, rubble, pavement, snow, swamp, mud, sand, fields, jungle, rapids, heavy industry, buildings, bridges, impassable hexes and limbs that lie there.',
  });

/** What a board file says of a hex. */
export type HexFile = z.infer<typeof terrain>;

export type BoardFile = z.infer<typeof boardSchema>;

/** The board that a file describes; `id` is the name by which scenarios know it. */
export function boardOf(id: string, file: BoardFile): Board {
  const drawn = (file.drawing ?? []).flatMap((line, row) =>
    signsOf(line).flatMap((sign, column): readonly (readonly [Hex, Terrain])[] => {
      const here = terrainAt(sign);
      return here && !isClear(here) ? [[hexAt(column + 1, row + 1), here]] : [];
    }),
  );
  const listed = Object.entries(file.hexes ?? {}).flatMap(([name, hex]): readonly (readonly [Hex, Terrain])[] => {
    const at = parseHex(name);
    return at ? [[at, terrainOf(hex)]] : [];
  });
  return { id, columns: file.columns, rows: file.rows, hexes: Object.fromEntries([...drawn, ...listed]) };
}

/** The file that describes a board: hex by hex, what is not clear. */
export function fileOf({ columns, rows, hexes }: Board): BoardFile {
  const listed = Object.entries(hexes).flatMap(([hex, here]) => (isClear(here) ? [] : [[hex, saidOf(here)] as const]));
  return { kind: 'battletech/board', columns, rows, hexes: Object.fromEntries(listed) };
}

/** What a file says of a hex: nothing of what it has not. */
function saidOf({
  woods,
  canopy,
  level,
  water,
  cliffs,
  lift: floor,
  building,
  bridge,
  fire,
  inferno,
  smoke,
  heavySmoke,
  limbs,
  ...marks
}: Terrain): z.infer<typeof terrain> {
  return {
    ...(woods === 0 ? {} : { woods }),
    ...(canopy === undefined ? {} : { canopy }),
    ...(level ? { level } : {}),
    ...(water === undefined ? {} : { water }),
    ...marksOf(marks),
    ...(cliffs ? { cliffs: cliffs.map((side) => FACING_NAMES[side]) } : {}),
    ...(floor ? { lift: { to: floor.to, on: [...floor.on] } } : {}),
    ...(building ? { building: wallsOf(building) } : {}),
    ...(bridge ? { bridge, pavement: true as const } : {}),
    ...(fire ? { fire: inferno ? ('inferno' as const) : fire } : {}),
    ...(smoke ? { smoke: heavySmoke ? ('heavy' as const) : ('light' as const) } : {}),
    ...(limbs === undefined ? {} : { limbs }),
  };
}

/** A building without what is left out of it. */
const wallsOf = ({ kind, class: one, levels, cf, armour, blast }: z.infer<typeof building>): Building => ({
  kind,
  ...(one ? { class: one } : {}),
  levels,
  cf,
  ...(armour ? { armour } : {}),
  ...(blast ? { blast } : {}),
});

/** What marks a hex: what it has not is left out. */
export const marksOf = (marks: Marks): Readonly<Partial<Record<Mark, true>>> =>
  Object.fromEntries(MARKS.flatMap((mark) => (marks[mark] ? [[mark, true as const]] : [])));

type Marks = { readonly [K in Mark]?: boolean | undefined };

/** The first hex whose terrain belongs to the standard level, or `null`. */
export const beyondQuickStart = (board: Board): Hex | null =>
  hexesOf(board).find((hex) => Object.keys(board.hexes[hex] ?? {}).some((key) => key !== 'woods')) ?? null;

/** A sign with its digit, e.g. `H2`; `null`: the sign means nothing. */
function terrainAt(text: string): Terrain | null {
  const sign = text.charAt(0);
  const digit = text.length > 1 ? Number(text.slice(1)) : null;
  if (!isSign(sign)) return null;
  const here: Terrain = TERRAIN_BY_SIGN[sign];
  if (digit === null) return here;
  if (here.water !== undefined) return { ...here, water: digit };
  return digit === 0 ? here : { ...here, level: digit };
}

const isSign = (text: string): text is keyof typeof TERRAIN_BY_SIGN => Object.hasOwn(TERRAIN_BY_SIGN, text);

const isClear = (terrain: Terrain): boolean => terrain.woods === 0 && Object.keys(terrain).length === 1;

/** What the file says of a hex, without what it leaves out. */
function terrainOf({
  woods,
  canopy,
  level,
  water,
  cliffs,
  lift: floor,
  building,
  bridge,
  fire,
  smoke,
  limbs,
  ...marks
}: z.infer<typeof terrain>): Terrain {
  return {
    woods: woods ?? 0,
    ...(canopy === undefined ? {} : { canopy }),
    ...(level === undefined ? {} : { level }),
    ...(water === undefined ? {} : { water }),
    ...marksOf(marks),
    ...(cliffs ? { cliffs: cliffs.flatMap((name) => parseFacing(name) ?? []) } : {}),
    ...(floor ? { lift: floor } : {}),
    ...(building ? { building: wallsOf(building) } : {}),
    ...(bridge ? { bridge, pavement: true as const } : {}),
    ...(fire ? { fire: true as const } : {}),
    ...(fire === 'inferno' ? { inferno: true as const } : {}),
    ...(smoke ? { smoke: true as const } : {}),
    ...(smoke === 'heavy' ? { heavySmoke: true as const } : {}),
    ...(limbs === undefined ? {} : { limbs }),
  };
}

/** The signs of a line, each with its digit. */
const signsOf = (line: string): readonly string[] => line.replaceAll(' ', '').match(/[^\d]\d?|\d/gu) ?? [];
