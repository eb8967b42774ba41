import { z } from 'zod';
import { HIGHEST_FLIGHT } from '../../../rules/battletech/flight.js';
import { FACINGS, type Facing } from '../../../rules/geometry/hex/facing.js';
import { parseHex, type Hex } from '../../../rules/geometry/hex/hex.js';

/** Keys that several queries have. */

/** A hex as printed, `CCRR`. */
export const hexKey = z.string().transform((text, context): Hex => {
  const hex = parseHex(text);
  if (hex) return hex;
  context.addIssue({ code: 'custom', message: 'is no hex; a hex is CCRR, e.g. 0805' });
  return z.NEVER;
});

/** A facing 0–5, 0 north, clockwise. */
export const facingKey = z.int().transform((number, context): Facing => {
  const found = FACINGS.find((facing) => facing === number);
  if (found !== undefined) return found;
  context.addIssue({ code: 'custom', message: 'is no facing; a facing is 0 (north) to 5, clockwise' });
  return z.NEVER;
});

/** Levels above the ground or the water; 0: landed (UNI-30). */
export const elevationKey = z.int().min(0).max(HIGHEST_FLIGHT).default(0);

/** The match options that a query assumes, by their ids. */
export const optionsKey = z.record(z.string(), z.string()).default({});

/** The level of the rules that a query is put to, and the match options that it assumes. */
export const rulesKeys = {
  rules: z.enum(['standard', 'quick-start']).default('standard'),
  options: optionsKey,
};
