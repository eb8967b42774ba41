import { distance } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { hiddenFoes, revelation } from './hiding.js';
import type { Resolution } from './resolution.js';

/** How hidden units are found. */

/** A unit that has moved finds the enemies who hide next to it (HID-04). */
export function findAround(resolution: Resolution, id: UnitId): void {
  const { side, status, place } = resolution.unit(id);
  if (status !== 'active' || !place) return;
  for (const unit of hiddenFoes(resolution.state, side))
    if (unit.place && distance(unit.place.hex, place.hex) <= 1) resolution.happen(revelation(unit, 'found', id));
}
