import { z } from 'zod';
import type { MechLocation } from '../../../rules/battletech/vocabulary.js';
import { byLocation } from '../../../rules/battletech/units.js';

const CALLED = {
  HD: 'Head.',
  CT: 'Centre torso.',
  LT: 'Left torso.',
  RT: 'Right torso.',
  LA: 'Left arm.',
  RA: 'Right arm.',
  LL: 'Left leg.',
  RL: 'Right leg.',
} as const satisfies Record<MechLocation, string>;

/** Boxes of a record sheet in each location: armour or structure, `least` to 99. */
export const sheetBoxes = (least: 0 | 1) =>
  z.strictObject(byLocation((location) => z.int().min(least).max(99).describe(CALLED[location])));
