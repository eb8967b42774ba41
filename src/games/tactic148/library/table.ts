import { z } from 'zod';
import { at, steps } from '../../../rules/geometry/plane/point.js';
import { disc, isConvex, polygon, rectangle, type Shape } from '../../../rules/geometry/plane/shape.js';
import { LOOKS, TERRAIN_KINDS, pieceId, type Table } from '../../../rules/tactic148/types.js';
import { schemaLink, slug, words } from '../../../library/words.js';
import { length } from './words.js';

/** A table file: the battlefield and its terrain, in u from the north-west corner (T48-07, T48-48). */

const MOST = 90;
const coordinate = length(0, MOST);

const shape = z.union([
  z
    .strictObject({
      rectangle: z
        .tuple([coordinate, coordinate, coordinate, coordinate])
        .refine(([x1, y1, x2, y2]) => x1 < x2 && y1 < y2, 'goes from the north-west corner to the south-east one')
        .describe('West, north, east, south.'),
    })
    .describe('A rectangle along the edges of the table.'),
  z
    .strictObject({
      disc: z
        .tuple([coordinate, coordinate, length(0.1, 20)])
        .describe('Its centre from the west and from the north, and its radius.'),
    })
    .describe('A disc.'),
  z
    .strictObject({
      corners: z
        .array(z.tuple([coordinate, coordinate]))
        .min(3)
        .max(12)
        .refine((corners) => isConvex(corners.map(([x, y]) => at(x, y))), 'is to be convex; put other shapes together')
        .describe('Its corners in order, each from the west and from the north.'),
    })
    .describe('A convex polygon.'),
]);

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
          shapes: z.array(shape).min(1).max(12).describe('What it is made of.'),
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
        if (isOn(file, each)) return;
        context.addIssue({ code: 'custom', path: ['pieces', p, 'shapes', s], message: 'does not lie on the table' });
      });
    });
  })
  .meta({ title: '1-48 Tactic table', description: 'A battlefield with its terrain, in u.' });

export type TableFile = z.infer<typeof tableSchema>;
type ShapeFile = z.infer<typeof shape>;

const cornersOf = (each: ShapeFile): readonly (readonly [number, number])[] => {
  if ('disc' in each) return [[each.disc[0], each.disc[1]]];
  if ('corners' in each) return each.corners;
  const [x1, y1, x2, y2] = each.rectangle;
  return [
    [x1, y1],
    [x2, y2],
  ];
};

const isOn = ({ width, height }: { readonly width: number; readonly height: number }, each: ShapeFile): boolean =>
  cornersOf(each).every(([x, y]) => x <= width && y <= height);

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

function shapeOf(each: ShapeFile): Shape {
  if ('disc' in each) return disc(at(each.disc[0], each.disc[1]), steps(each.disc[2]));
  if ('corners' in each) return polygon(each.corners.map(([x, y]) => at(x, y)));
  const [x1, y1, x2, y2] = each.rectangle;
  return rectangle(at(x1, y1), at(x2, y2));
}
