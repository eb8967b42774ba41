import { z } from 'zod';
import { GROUNDS, OBSTACLES, type Sky } from '../../../rules/finest-hour/types.js';
import { cm } from '../../../rules/finest-hour/lengths.js';
import { shapeOf, shapeIn, shapeWithin } from '../../../library/shape.js';
import { schemaLink, words } from '../../../library/words.js';
import { length, WIDEST } from './words.js';

/** A sky file: how large it is, what lies below, what blocks a line of sight (TFH-01, TFH-17). */

export const skySchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('finest-hour/sky').describe('The kind of this file.'),
    title: words(60, "The sky's name in each language."),
    width: length(40, WIDEST).describe('Its size from west to east, in cm.'),
    height: length(40, WIDEST).describe('Its size from north to south, in cm.'),
    ground: z.enum(GROUNDS).describe('What lies below.'),
    obstacles: z
      .array(
        z.strictObject({
          kind: z.enum(OBSTACLES).describe('What it is; each blocks lines of sight, and none a move.'),
          shapes: z.array(shapeIn(length, WIDEST)).min(1).max(12).describe('What it is made of.'),
        }),
      )
      .max(40)
      .describe('What blocks lines of sight.'),
  })
  .superRefine((file, context) => {
    file.obstacles.forEach(({ shapes }, o) => {
      shapes.forEach((each, s) => {
        if (shapeWithin(file, each)) return;
        context.addIssue({ code: 'custom', path: ['obstacles', o, 'shapes', s], message: 'does not lie in the sky' });
      });
    });
  })
  .meta({ title: 'Their Finest Hour sky', description: 'A piece of sky and what can hide in it, in cm.' });

/** The sky that a file describes, by day and with nothing to bomb; `id` is the name by which scenarios know it. */
export const skyOf = (id: string, file: z.infer<typeof skySchema>): Sky => ({
  id,
  title: file.title,
  width: cm(file.width),
  height: cm(file.height),
  ground: file.ground,
  light: 'day',
  obstacles: file.obstacles.map(({ kind, shapes }) => ({ kind, shapes: shapes.map(shapeOf) })),
  targets: [],
});
