import { z } from 'zod';
import { at, steps } from '../rules/geometry/plane/point.js';
import { disc, isConvex, polygon, rectangle, type Shape } from '../rules/geometry/plane/shape.js';

/** Shapes on a measured table as data files write them, in the unit of the game: a thousand steps to it. */

/** How a length is written: its least, its most. */
type Length = (least: number, most: number) => z.ZodType<number>;

/** The schema of a shape whose coordinates go up to `most`. */
export function shapeIn(length: Length, most: number) {
  const coordinate = length(0, most);
  return z.union([
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
          .tuple([coordinate, coordinate, length(0.1, LARGEST_DISC)])
          .describe('Its centre from the west and from the north, and its radius.'),
      })
      .describe('A disc.'),
    z
      .strictObject({
        corners: z
          .array(z.tuple([coordinate, coordinate]))
          .min(3)
          .max(12)
          .refine(
            (corners) => isConvex(corners.map(([x, y]) => at(x, y))),
            'is to be convex; put other shapes together',
          )
          .describe('Its corners in order, each from the west and from the north.'),
      })
      .describe('A convex polygon.'),
  ]);
}
const LARGEST_DISC = 20;

export type ShapeFile = z.infer<ReturnType<typeof shapeIn>>;

const cornersOf = (each: ShapeFile): readonly (readonly [number, number])[] => {
  if ('disc' in each) return [[each.disc[0], each.disc[1]]];
  if ('corners' in each) return each.corners;
  const [x1, y1, x2, y2] = each.rectangle;
  return [
    [x1, y1],
    [x2, y2],
  ];
};

/** Whether a shape lies on a table of this size. */
export const shapeWithin = (
  { width, height }: { readonly width: number; readonly height: number },
  each: ShapeFile,
): boolean => cornersOf(each).every(([x, y]) => x <= width && y <= height);

/** The shape in steps. */
export function shapeOf(each: ShapeFile): Shape {
  if ('disc' in each) return disc(at(each.disc[0], each.disc[1]), steps(each.disc[2]));
  if ('corners' in each) return polygon(each.corners.map(([x, y]) => at(x, y)));
  const [x1, y1, x2, y2] = each.rectangle;
  return rectangle(at(x1, y1), at(x2, y2));
}
