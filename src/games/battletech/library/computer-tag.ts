import type { StandardMount } from '../../../rules/battletech/record-sheet.js';
import { fullWeaponOf } from '../../../rules/battletech/standard/weapons.js';
import type { CriticalSlot } from '../../../rules/battletech/standard/types.js';
import { LOCATIONS, type ByLocation } from '../../../rules/battletech/vocabulary.js';
import { mountedAs } from './unit-fields.js';

/** The target acquisition gear that is built into each master computer, as weapons after all others (ADV-10). */
export function computerTags(
  slots: ByLocation<readonly (CriticalSlot | null)[]>,
  mounts: readonly StandardMount[],
): readonly StandardMount[] {
  const places = LOCATIONS.filter((place) =>
    slots[place]?.some((slot) => slot?.holds === 'equipment' && slot.equipment === 'c3-master'),
  );
  const tags = places.map((location, i): StandardMount => ({
    ...mountedAs({ weapon: 'tag', location }, mounts.length + i, fullWeaponOf),
    partOf: 'c3-master',
  }));
  return [...mounts, ...tags];
}
