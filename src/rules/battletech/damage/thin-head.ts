import type { StandardUnitSetup } from '../types.js';

/** A unit with so many points of armour fewer on its head than its sheet has, at least 0: as it was built (ADV-07). */
export function withThinHead(unit: StandardUnitSetup, lacks: number): StandardUnitSetup {
  const { armor } = unit.sheet;
  const head = Math.max(0, (armor.HD ?? 0) - lacks);
  return {
    ...unit,
    sheet: { ...unit.sheet, armor: { ...armor, HD: head } },
    ...(unit.armor ? { armor: { ...unit.armor, HD: Math.min(unit.armor.HD ?? 0, head) } } : {}),
  };
}
