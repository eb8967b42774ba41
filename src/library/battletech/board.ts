import { z } from 'zod';
import type { Board, Terrain } from '../../rules/battletech/types.js';
import { hexAt, isOn, parseHex, type Hex } from '../../rules/geometry/hex/hex.js';

/** A board file: a mapsheet of clear hexes, light and heavy woods (QSR-03), given as a drawing or hex by hex. */

const WOODS_BY_SIGN: Readonly<Record<string, Terrain['woods']>> = { '.': 0, l: 1, H: 2 };

const woods = z.strictObject({
  woods: z.union([z.literal(1), z.literal(2)]).describe('1 light woods, 2 heavy woods.'),
});

export const boardSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Where the schema of this file is; for editors.'),
    kind: z.literal('battletech/board').describe('What this file is.'),
    columns: z.int().min(1).max(60).describe('Columns from west to east.'),
    rows: z.int().min(1).max(60).describe('Rows from north to south; even columns lie half a hex lower.'),
    drawing: z
      .array(z.string())
      .optional()
      .describe(
        'One line a row from the north, one sign a column from the west: . clear, l light woods, H heavy woods; blanks are ignored.',
      ),
    hexes: z
      .record(z.string(), woods)
      .optional()
      .describe('Instead of a drawing: the hexes that are not clear, by number CCRR, e.g. {"0403":{"woods":1}}.'),
  })
  .superRefine((file, context) => {
    if ((file.drawing === undefined) === (file.hexes === undefined)) {
      context.addIssue({ code: 'custom', path: [], message: 'give either drawing or hexes' });
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
      const strange = signs.find((sign) => WOODS_BY_SIGN[sign] === undefined);
      if (strange !== undefined) {
        context.addIssue({ code: 'custom', path: ['drawing', i], message: `the sign ${strange} is none of . l H` });
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
  .meta({ title: 'BattleTech board', description: 'A mapsheet of clear hexes, light and heavy woods.' });

export type BoardFile = z.infer<typeof boardSchema>;

/** The board that a file describes; `id` is the name by which scenarios know it. */
export function boardOf(id: string, file: BoardFile): Board {
  const drawn = (file.drawing ?? []).flatMap((line, row) =>
    signsOf(line).flatMap((sign, column): readonly (readonly [Hex, Terrain])[] => {
      const here = WOODS_BY_SIGN[sign];
      return here ? [[hexAt(column + 1, row + 1), { woods: here }]] : [];
    }),
  );
  const listed = Object.entries(file.hexes ?? {}).flatMap(([name, terrain]): readonly (readonly [Hex, Terrain])[] => {
    const hex = parseHex(name);
    return hex ? [[hex, terrain]] : [];
  });
  return { id, columns: file.columns, rows: file.rows, hexes: Object.fromEntries([...drawn, ...listed]) };
}

const signsOf = (line: string): readonly string[] => [...line.replaceAll(' ', '')];
