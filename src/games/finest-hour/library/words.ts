import { z } from 'zod';
import { LABEL } from '../../../library/words.js';

/** What data files of this game have in common. */

/** Labels of aircraft in play, and names of profiles. */
export const label = z.string().regex(LABEL, 'a label is 1 to 20 of A-Z, a-z, 0-9 and -');

/** A length in cm, to the tenth: players measure no closer. */
export const length = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine((cm) => Number.isInteger(Math.round(cm * 1e6) / 1e5), 'a length has at most one decimal');

/** The largest sky has edges of so many cm. */
export const WIDEST = 300;

/** A place in the sky: its distance from the west edge and from the north edge. */
export const place = z
  .tuple([length(0, WIDEST), length(0, WIDEST)])
  .describe('Its place in cm, from the west edge and from the north edge.');
