import type { ForeignReader } from '../../../../library/imports/contract.js';
import { boardFileOf } from './board.js';
import { blockUnitOf } from './block-unit.js';
import { mechOf } from './mech.js';

/** The files of the community's that become units and boards of ours. */
export const FOREIGN: readonly ForeignReader[] = [
  { endings: ['.mtf'], read: mechOf },
  { endings: ['.blk'], read: blockUnitOf },
  { endings: ['.board'], read: boardFileOf },
];
