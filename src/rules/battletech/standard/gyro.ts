import type { StandardUnit } from '../types.js';
import { editionOf } from './editions.js';
import { partHits } from './parts.js';
import type { FullSheet } from './types.js';

/** What keeps a 'Mech upright: the gyro, by its kind. */

/** What the hits that a gyro survives add to every piloting roll, the first and the further ones; the next ends it (WPN-09). */
const SURVIVES: Readonly<Record<NonNullable<FullSheet['gyro']>, readonly number[]>> = {
  compact: [3],
  xl: [3],
  'heavy-duty': [1, 3],
};

const survives = (unit: StandardUnit): readonly number[] => {
  const { gyro = 'standard' } = unit.sheet.full;
  return gyro === 'standard' ? [editionOf(unit).upright.gyro] : SURVIVES[gyro];
};

/** What the hits on a gyro add to every piloting roll; `null`: it is gone. */
export function gyroModifier(unit: StandardUnit): number | null {
  const hits = partHits(unit, 'gyro', 'CT');
  return hits === 0 ? 0 : (survives(unit)[hits - 1] ?? null);
}

export const isGyroGone = (unit: StandardUnit): boolean => gyroModifier(unit) === null;

/** Whether one more hit ends the gyro. */
export const isGyroFailing = (unit: StandardUnit): boolean => partHits(unit, 'gyro', 'CT') >= survives(unit).length;
