import { z } from 'zod';
import { steps } from '../../../rules/geometry/plane/point.js';
import { LOOKS, TERRAIN_KINDS, pieceId, type Table } from '../../../rules/tactic148/types.js';
import { shapeIn, shapeOf, shapeWithin } from '../../../library/shape.js';
import { schemaLink, slug, words } from '../../../library/words.js';
import { length } from './words.js';

/** A table file: the battlefield and its terrain, in u from the north-west corner (T48-07, T48-48). */

const MOST = 90;

export const tableSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('tactic148/table').describe('The kind of this file.'),
    title: words(60, "The table's name in each language."),
    width: length(24, MOST).describe('Its size from west to east, in u.'),
    height: length(24, MOST).describe('Its size from north to south, in u.'),
    pieces: z
      .array(
        z.strictObject({
          id: slug.describe('The name of the piece, unique on the table.'),
          kind: z
            .enum(TERRAIN_KINDS)
            .describe('What it does to a line of sight: obstruction blocks it, cover gives cover, low does nothing.'),
          look: z.enum(LOOKS).describe('What it looks like.'),
          climb: z.boolean().optional().describe('Whether its edge can be climbed.'),
          shapes: z.array(shapeIn(length, MOST)).min(1).max(12).describe('What it is made of.'),
        }),
      )
      .max(80)
      .describe('The terrain.'),
  })
  .superRefine((file, context) => {
    file.pieces.forEach((piece, p) => {
      if (file.pieces.findIndex(({ id }) => id === piece.id) < p) {
        context.addIssue({ code: 'custom', path: ['pieces', p, 'id'], message: `there is another piece ${piece.id}` });
      }
      piece.shapes.forEach((each, s) => {
        if (shapeWithin(file, each)) return;
        context.addIssue({ code: 'custom', path: ['pieces', p, 'shapes', s], message: 'does not lie on the table' });
      });
    });
  })
  .meta({ title: '1-48 Tactic table', description: 'A battlefield with its terrain, in u.' });

export type TableFile = z.infer<typeof tableSchema>;

/** The table that a file describes; `id` is the name by which scenarios know it. */
export const tableOf = (id: string, file: TableFile): Table => ({
  id,
  title: file.title,
  width: steps(file.width),
  height: steps(file.height),
  pieces: file.pieces.map(({ id: piece, kind, look, climb = false, shapes }) => ({
    id: pieceId(piece),
    kind,
    look,
    climb,
    shapes: shapes.map(shapeOf),
  })),
});
