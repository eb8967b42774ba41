import { fieldsUnder, tread } from './treading.js';
import type { Encounter } from './walk.js';

/** Whoever treads on enemy mines finds them, and may set them off; then it goes on if it can (HID-07). */
export const mines: Encounter = {
  when: 'entering',
  meet(walk) {
    const { id, unit, at, resolution } = walk;
    for (const field of fieldsUnder(resolution, { ...unit, place: at.place })) {
      if (walk.isOver || !walk.halt()) return;
      tread(resolution, id, field);
      walk.goOn();
    }
  },
};
