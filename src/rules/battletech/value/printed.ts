import type { StandardUnit } from '../types.js';

/** A machine as it was built: its sheet and its full bins. What a match does to it changes nothing in its worth. */
export type Printed = Pick<StandardUnit, 'sheet' | 'ammo'>;
