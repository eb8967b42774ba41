import { rowOf } from './kind-table.js';
import type { RecordSheet } from './record-sheet.js';
import type { Mode } from './vocabulary.js';

/** MP of a run, or at flank speed, without anything that helps or hinders: half again as many as of a walk (UNI-10). */
export const runningFrom = (walk: number): number => Math.ceil((walk * 3) / 2);

/** How a unit goes, as players call it: a vehicle cruises or goes flank (UNI-10), and stands, walks or runs in the eyes of the rules. */
export type Gait = Mode | 'cruise' | 'flank';

const DRIVEN = { stand: 'stand', walk: 'cruise', run: 'flank', jump: 'jump' } as const satisfies Record<Mode, Gait>;

/** What a mode of a unit is called. */
export const gaitOf = <M extends Mode>(
  { sheet }: { readonly sheet: Pick<RecordSheet, 'kind'> },
  mode: M,
): M | (typeof DRIVEN)[M] => (rowOf(sheet.kind).driven ? DRIVEN[mode] : mode);
