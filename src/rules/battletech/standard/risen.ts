import type { StandardUnit } from '../types.js';

/** The letter in the record of a move for an attempt to stand up. */
export const STOOD = 'U';

/** Whether a unit has just stood up, and has not taken a step since but turns on the spot. */
export const hasJustRisen = ({ moved, body }: StandardUnit): boolean =>
  !body.prone && moved !== null && new RegExp(`${STOOD}[LR]*$`).test(moved.steps);
